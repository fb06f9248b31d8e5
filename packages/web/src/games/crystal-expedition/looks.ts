import type { BoostId, ClassId, MonsterId, QuestId, Role, Slot } from '@questhall/crystal-expedition/content';
import { CLASSES } from '@questhall/crystal-expedition/content';
import { type Entity, isHero, type Location, recordOf } from '@questhall/crystal-expedition/queries';
import type { IconName } from '../../look/icon-names.ts';

const CLASS_ICONS: Readonly<Record<ClassId, IconName>> = {
  fighter: 'viking-helmet',
  knight: 'visored-helm',
  rogue: 'hood',
  mage: 'wizard-face',
  cleric: 'laurel-crown',
  bard: 'feather',
};

export const MONSTER_ICONS: Readonly<Record<MonsterId, IconName>> = {
  'orc-warchief': 'overlord-helm',
  'orc-shaman': 'totem-mask',
  'orc-raider': 'orc-head',
  'goblin-archer': 'bowman',
  'orc-shieldbearer': 'checked-shield',
  'goblin-drummer': 'drum',
  'barrow-wight': 'black-knight-helm',
  necromancer: 'warlock-hood',
  'skeleton-guard': 'skeleton',
  zombie: 'shambling-zombie',
  ghoul: 'mummy-head',
  shade: 'spectre',
  'ironhide-bear': 'bestial-fangs',
  'pack-alpha': 'wolf-howl',
  'giant-rat': 'rat',
  'cave-wolf': 'wolf-head',
  'web-spider': 'centipede',
  'tusk-boar': 'boar-tusks',
};

export const SLOT_ICONS: Readonly<Record<Slot, IconName>> = {
  'main-hand': 'broadsword',
  'off-hand': 'checked-shield',
  body: 'breastplate',
  ring: 'ring',
  amulet: 'gem-pendant',
  boots: 'boots',
};

export const LOCATION_ICONS: Readonly<Record<Location, IconName>> = {
  explorer: 'treasure-map',
  gambler: 'rolling-dices',
  tavern: 'beer-stein',
  blacksmith: 'anvil',
  wagon: 'tabletop-players',
  guild: 'spell-book',
};

export const QUEST_ICONS: Readonly<Record<QuestId, IconName>> = {
  'clear-rooms': 'crossed-swords',
  'find-treasure': 'chest',
  'kill-champions': 'overlord-helm',
  'rescue-townsperson': 'person',
  'find-stairs': 'dungeon-gate',
  'mine-crystals': 'crystal-growth',
};

export const BOOST_ICONS: Readonly<Record<BoostId, IconName>> = {
  'hearty-stew': 'hearts',
  'lucky-draught': 'clover',
  'dwarven-stout': 'sprint',
  'shrine-blessing': 'checked-shield',
  'marching-song': 'drum',
  rumours: 'magnifying-glass',
  'weapon-oil': 'small-fire',
  'rescuers-pact': 'two-coins',
};

const ROLE_COLOURS: Readonly<Record<Role, string>> = {
  offense: '--offense',
  defense: '--defense',
  utility: '--utility',
};

export const classColour = (heroClass: ClassId): string => ROLE_COLOURS[CLASSES[heroClass].role];

export const classIcon = (heroClass: ClassId): IconName => CLASS_ICONS[heroClass];

export const iconOf = (entity: Entity): IconName =>
  isHero(entity) ? CLASS_ICONS[entity.build.heroClass] : MONSTER_ICONS[entity.record];

/** Heroes have the colour of their Role; Champions are not like other monsters. */
export function colourOf(entity: Entity): string {
  if (isHero(entity)) return classColour(entity.build.heroClass);
  return recordOf(entity).rank === 'minion' ? '--monster' : '--zargon';
}
