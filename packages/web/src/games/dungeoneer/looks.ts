import {
  adventureOf,
  type Category,
  type Class,
  type Form,
  heroCardOf,
  type Kind,
  type MapKind,
  type QuestCategory,
  type Terrain,
} from '@questhall/dungeoneer/content';
import type { Hero } from '@questhall/dungeoneer/queries';
import type { IconName } from '../../look/icon-names.ts';

/** Each seat has a colour of its own; a hero's face says it too. */
const SEAT_COLOURS = ['--barbarian', '--wizard', '--elf', '--zargon'] as const;

export const colourOf = (seat: number): string => SEAT_COLOURS[seat] ?? '--monster';

const CLASS_ICONS: Readonly<Record<Class, IconName>> = {
  warden: 'dwarf-face',
  sorcerer: 'woman-elf-face',
  scout: 'hood',
  ranger: 'bowman',
  druid: 'feather',
  berserker: 'barbarian',
  paladin: 'visored-helm',
  artificer: 'toolbox',
  pyromancer: 'small-fire',
  champion: 'overlord-helm',
  oracle: 'wizard-face',
  wanderer: 'boots',
  sexton: 'cowled',
  duellist: 'swordwoman',
  monk: 'person',
};

const isClass = (name: string): name is Class => Object.hasOwn(CLASS_ICONS, name);

export function iconOfHero(id: string | undefined): IconName {
  if (id === undefined) return 'person';
  const { class: trade } = heroCardOf(id);
  const word = trade.toLowerCase();
  return isClass(word) ? CLASS_ICONS[word] : 'person';
}

export const faceOf = ({ heroes }: Pick<Hero, 'heroes'>): IconName => iconOfHero(heroes[0]);

export const FORM_ICONS: Readonly<Record<Form, IconName>> = {
  melee: 'crossed-swords',
  magic: 'lightning-tear',
  speed: 'sprint',
};

const KIND_ICONS: Readonly<Record<Kind, IconName>> = {
  boon: 'laurel-crown',
  treasure: 'chest',
  bane: 'warlock-hood',
  monster: 'bestial-fangs',
  trap: 'wolf-trap',
};

const CATEGORY_ICONS: Readonly<Record<Category, IconName>> = {
  spell: 'spell-book',
  blessing: 'flame',
  discipline: 'biceps',
  charm: 'clover',
  remedy: 'hearts',
  weapon: 'broadsword',
  staff: 'wizard-staff',
  bow: 'arrow-cluster',
  shield: 'checked-shield',
  armour: 'breastplate',
  helmet: 'visored-helm',
  boots: 'boots',
  cloak: 'hood',
  amulet: 'gem-pendant',
  mount: 'wolf-head',
  tool: 'toolbox',
  potion: 'round-potion',
  storage: 'chest',
  collar: 'gem-pendant',
  curse: 'warlock-hood',
  misfortune: 'two-coins',
  upheaval: 'rock',
  rage: 'wolf-howl',
  beast: 'wolf-head',
  undead: 'shambling-zombie',
  construct: 'rock-golem',
  cultist: 'cowled',
  demon: 'daemon-skull',
  shapechanger: 'totem-mask',
  giant: 'troll',
  spirit: 'spectre',
  human: 'hood',
  dragon: 'sea-serpent',
  trap: 'wolf-trap',
};

const isCategory = (name: string): name is Category => Object.hasOwn(CATEGORY_ICONS, name);

export function iconOfCard(id: string): IconName {
  const { category, kind } = adventureOf(id);
  const word = category.toLowerCase();
  return isCategory(word) ? CATEGORY_ICONS[word] : KIND_ICONS[kind];
}

export const QUEST_ICONS: Readonly<Record<QuestCategory, IconName>> = {
  slay: 'crossed-swords',
  threat: 'hazard-sign',
  escort: 'person',
  artifact: 'gem-pendant',
  sacrifice: 'two-coins',
  search: 'magnifying-glass',
  chance: 'rolling-dices',
  effect: 'spell-book',
};

export const MAP_ICONS: Readonly<Record<MapKind, IconName>> = {
  entrance: 'exit-door',
  passage: 'torch',
  grimPassage: 'death-skull',
  room: 'dungeon-gate',
  road: 'boots',
  grimRoad: 'death-skull',
  place: 'village',
};

export const TERRAIN_ICONS: Readonly<Record<Terrain, IconName>> = {
  desert: 'cactus',
  forest: 'pine-tree',
  mountains: 'peaks',
  plains: 'high-grass',
  swamp: 'swamp',
  city: 'village',
  water: 'waves',
};

export const GLORY: IconName = 'laurel-crown';
export const PERIL: IconName = 'skull-crossed-bones';
export const LIFE: IconName = 'hearts';
export const POINTS: IconName = 'boots';
export const QUEST: IconName = 'tied-scroll';
