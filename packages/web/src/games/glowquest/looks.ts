import type { Deck, MonsterId, Role } from '@questhall/glowquest/content';
import type { EffectKind, Entity } from '@questhall/glowquest/queries';
import { isHero, recordOf } from '@questhall/glowquest/queries';
import type { IconName } from '../../look/icon-names.ts';

/** The face of each Role, wherever it is shown. */
export const ROLE_ICONS: Readonly<Record<Role, IconName>> = {
  defense: 'visored-helm',
  offense: 'barbarian',
  utility: 'wizard-face',
};

export const DECK_ICONS: Readonly<Record<Deck, IconName>> = {
  ...ROLE_ICONS,
  equipment: 'chest',
  passive: 'biceps',
};

export const MONSTER_ICONS: Readonly<Record<MonsterId, IconName>> = {
  'goblin-assassin': 'hood',
  'goblin-archer': 'bowman',
  'goblin-drummer': 'drum',
  'champion-goblin-warboss': 'goblin',
  'lord-skrit-nine-knives': 'daggers',
  'orc-brute': 'orc-head',
  'orc-shieldbearer': 'checked-shield',
  'orc-shaman': 'totem-mask',
  'champion-orc-berserker': 'battle-axe',
  'lord-girdan-the-savage': 'overlord-helm',
  'skeleton-spearman': 'skeleton',
  ghoul: 'shambling-zombie',
  'bone-chanter': 'death-skull',
  'champion-crypt-knight': 'black-knight-helm',
  'lord-veskar-the-hollow': 'spectre',
  'grey-wolf': 'wolf-head',
  'cave-bear': 'bestial-fangs',
  'tusk-boar': 'boar-tusks',
  'champion-dire-alpha': 'wolf-howl',
  'lord-issa-of-the-hundred-teeth': 'sea-serpent',
  'cult-zealot': 'cowled',
  'cult-flayer': 'plain-dagger',
  'cult-whisperer': 'warlock-hood',
  'champion-cult-hierophant': 'daemon-skull',
  'lord-ashmael-the-drowned-voice': 'fish-monster',
  'rat-swarm': 'rat',
  'stone-crawler': 'centipede',
  'ember-wisp': 'small-fire',
  'champion-glow-elemental': 'crystal-growth',
  'lord-morrow-ironrind': 'rock-golem',
};

export const iconOf = (entity: Entity): IconName =>
  isHero(entity) ? ROLE_ICONS[entity.role] : MONSTER_ICONS[entity.record];

/** Heroes have the colour of their Role; those who lead monsters are not like the others. */
export function colourOf(entity: Entity): string {
  if (isHero(entity)) return `--${entity.role}`;
  return recordOf(entity).category === 'minion' ? '--monster' : '--zargon';
}

/** Effects that are there or not, and have no number. */
export const UNMEASURED: readonly EffectKind[] = ['stun', 'immobile', 'anchor', 'taunt'];
