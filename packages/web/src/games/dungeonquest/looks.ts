import type { Action } from '@questhall/dungeonquest';
import type { Attribute, Card, Hero, Mode, Monster } from '@questhall/dungeonquest/content';
import type { IconName } from '../../look/icon-names.ts';

/** Who and what is drawn how. A colour never says anything that an icon or a letter does not say too. */
export const HERO_ICONS: Readonly<Record<Hero, IconName>> = {
  hugo: 'visored-helm',
  krutzbeck: 'viking-helmet',
  tatianna: 'bowman',
  challara: 'feather',
  lindel: 'hood',
  maud: 'swordwoman',
};

export const MONSTER_ICONS: Readonly<Record<Monster, IconName>> = {
  skeleton: 'skeleton',
  sorcerer: 'warlock-hood',
  troll: 'troll',
  golem: 'rock-golem',
  demon: 'daemon-skull',
};

export const HERO_COLOURS: Readonly<Record<Hero, string>> = {
  hugo: '--wizard',
  krutzbeck: '--dwarf',
  tatianna: '--elf',
  challara: '--barbarian',
  lindel: '--leaf',
  maud: '--gold-soft',
};

export const MONSTER_COLOURS: Readonly<Record<Monster, string>> = {
  skeleton: '--monster',
  sorcerer: '--zargon',
  troll: '--elf',
  golem: '--wall-top',
  demon: '--threat',
};

export const ATTRIBUTE_ICONS: Readonly<Record<Attribute, IconName>> = {
  strength: 'biceps',
  agility: 'sprint',
  armor: 'checked-shield',
  luck: 'clover',
};

export const CARD_ICONS: Readonly<Record<Card, IconName>> = {
  quickShot: 'arrow-cluster',
  slash: 'quick-slash',
  boltOfAgony: 'lightning-tear',
};

export const MODE_ICONS: Readonly<Record<Mode, IconName>> = {
  dice: 'rolling-dices',
  solo: 'perspective-dice-six-faces-random',
  cards: 'tied-scroll',
};

/** The buttons below the ring. */
export const ACTION_ICONS: Readonly<Partial<Record<Action['type'], IconName>>> = {
  fight: 'crossed-swords',
  roll: 'rolling-dices',
  reroll: 'redo',
  spend: 'flame',
  escape: 'exit-door',
  useItem: 'round-potion',
  playPower: 'tied-scroll',
};
