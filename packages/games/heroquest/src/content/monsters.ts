import type { DreadSpell } from './dread-spells.ts';

/** The monsters that have a card. */
export const MONSTERS = [
  'goblin',
  'orc',
  'skeleton',
  'zombie',
  'mummy',
  'abomination',
  'dread-warrior',
  'gargoyle',
] as const;
export type Monster = (typeof MONSTERS)[number];

/** The miniatures in the box. */
export const FIGURES: readonly [...typeof MONSTERS, 'dread-sorcerer'] = [...MONSTERS, 'dread-sorcerer'];
export type Figure = (typeof FIGURES)[number];

export const FIGURE_COUNTS: Readonly<Record<Figure, number>> = {
  goblin: 6,
  orc: 8,
  skeleton: 4,
  zombie: 2,
  mummy: 2,
  abomination: 3,
  'dread-warrior': 4,
  gargoyle: 1,
  'dread-sorcerer': 1,
};

export interface MonsterCard {
  readonly move: number;
  readonly attack: number;
  readonly defend: number;
  readonly body: number;
  readonly mind: number;
  /** [monster.undead] */
  readonly isUndead: boolean;
}

export const STATISTICS = ['move', 'attack', 'defend', 'body', 'mind'] as const;
export type Statistic = (typeof STATISTICS)[number];

export const MONSTER_CARDS: Readonly<Record<Monster, MonsterCard>> = {
  goblin: { move: 10, attack: 2, defend: 1, body: 1, mind: 1, isUndead: false },
  orc: { move: 8, attack: 3, defend: 2, body: 1, mind: 2, isUndead: false },
  skeleton: { move: 6, attack: 2, defend: 2, body: 1, mind: 0, isUndead: true },
  zombie: { move: 4, attack: 2, defend: 3, body: 1, mind: 0, isUndead: true },
  mummy: { move: 4, attack: 3, defend: 4, body: 1, mind: 0, isUndead: true },
  abomination: { move: 6, attack: 3, defend: 4, body: 3, mind: 3, isUndead: false },
  'dread-warrior': { move: 6, attack: 3, defend: 4, body: 2, mind: 3, isUndead: false },
  gargoyle: { move: 6, attack: 4, defend: 4, body: 3, mind: 3, isUndead: false },
};

/** As the published cards have them. [combat.monster-card-dice] */
export const PUBLISHED_CARDS: Readonly<Record<Monster, MonsterCard>> = {
  ...MONSTER_CARDS,
  zombie: { ...MONSTER_CARDS.zombie, move: 5 },
  mummy: { ...MONSTER_CARDS.mummy, body: 2 },
  abomination: { ...MONSTER_CARDS.abomination, defend: 3, body: 2 },
  'dread-warrior': { ...MONSTER_CARDS['dread-warrior'], move: 7, attack: 4, body: 3 },
  gargoyle: { ...MONSTER_CARDS.gargoyle, defend: 5, mind: 4 },
};

export const NAMED = [
  'verag',
  'ulag',
  'vask',
  'melar',
  'grak',
  'orell',
  'balur',
  'sevrin',
  'ghost',
  'ambrel',
  'morrec',
  'witch-lord-12',
  'adept',
  'warden',
  'witch-lord-14',
] as const;
export type Named = (typeof NAMED)[number];

export interface NamedCard extends MonsterCard {
  readonly name: string;
  readonly figure: Figure;
  readonly spells: readonly DreadSpell[];
}

/**
 * Verag has the gargoyle's card; the Witch Lord of quest 12 defends like that of quest 14, only that nothing there can
 * harm him. [monster.verag-is-a-gargoyle, monster.witch-lord-12-fills-from-14]
 */
export const NAMED_CARDS: Readonly<Record<Named, NamedCard>> = {
  verag: {
    name: 'Verag',
    figure: 'gargoyle',
    move: 6,
    attack: 4,
    defend: 4,
    body: 3,
    mind: 3,
    isUndead: false,
    spells: [],
  },
  ulag: { name: 'Ulag', figure: 'orc', move: 10, attack: 4, defend: 5, body: 2, mind: 3, isUndead: false, spells: [] },
  vask: {
    name: 'Vask the Reaver',
    figure: 'dread-warrior',
    move: 7,
    attack: 4,
    defend: 4,
    body: 2,
    mind: 3,
    isUndead: false,
    spells: [],
  },
  melar: {
    name: 'Melar’s Echo',
    figure: 'dread-sorcerer',
    move: 6,
    attack: 2,
    defend: 3,
    body: 2,
    mind: 5,
    isUndead: false,
    spells: ['murk', 'slumber', 'wither'],
  },
  grak: { name: 'Grak', figure: 'orc', move: 8, attack: 4, defend: 4, body: 3, mind: 3, isUndead: false, spells: [] },
  orell: {
    name: 'Orell',
    figure: 'dread-sorcerer',
    move: 6,
    attack: 2,
    defend: 4,
    body: 3,
    mind: 5,
    isUndead: false,
    spells: ['ember', 'gaze', 'raise', 'slumber'],
  },
  balur: {
    name: 'Balur',
    figure: 'dread-sorcerer',
    move: 8,
    attack: 2,
    defend: 5,
    body: 3,
    mind: 7,
    isUndead: false,
    spells: ['ember', 'cinder', 'pack', 'step'],
  },
  sevrin: {
    name: 'Sevrin',
    figure: 'dread-sorcerer',
    move: 7,
    attack: 2,
    defend: 4,
    body: 2,
    mind: 5,
    isUndead: false,
    spells: ['lance', 'slumber', 'pack'],
  },
  ghost: {
    name: 'Ghost',
    figure: 'zombie',
    move: 8,
    attack: 3,
    defend: 4,
    body: 1,
    mind: 4,
    isUndead: true,
    spells: [],
  },
  ambrel: {
    name: 'Lady Ambrel',
    figure: 'dread-sorcerer',
    move: 7,
    attack: 2,
    defend: 4,
    body: 2,
    mind: 6,
    isUndead: false,
    spells: ['puppet', 'ember', 'slumber'],
  },
  morrec: {
    name: 'Morrec',
    figure: 'dread-warrior',
    move: 6,
    attack: 5,
    defend: 5,
    body: 3,
    mind: 4,
    isUndead: false,
    spells: ['gaze'],
  },
  'witch-lord-12': {
    name: 'Witch Lord',
    figure: 'dread-sorcerer',
    move: 1,
    attack: 2,
    defend: 6,
    body: 4,
    mind: 6,
    isUndead: true,
    spells: ['murk', 'raise', 'gaze', 'ember', 'lance'],
  },
  adept: {
    name: 'Dread Adept',
    figure: 'dread-sorcerer',
    move: 7,
    attack: 3,
    defend: 4,
    body: 2,
    mind: 5,
    isUndead: false,
    spells: ['lance', 'gaze', 'corrode', 'puppet', 'ember'],
  },
  warden: {
    name: 'Blade Warden',
    figure: 'gargoyle',
    move: 6,
    attack: 5,
    defend: 5,
    body: 3,
    mind: 4,
    isUndead: false,
    spells: [],
  },
  'witch-lord-14': {
    name: 'Witch Lord',
    figure: 'dread-sorcerer',
    move: 10,
    attack: 5,
    defend: 6,
    body: 4,
    mind: 6,
    isUndead: true,
    spells: ['ember', 'lance', 'raise', 'gaze', 'slumber', 'murk', 'puppet'],
  },
};

/** He has no attack, and throws no dice to move. [monster.escort-ragnar] */
export const RAGNAR: Readonly<Omit<MonsterCard, 'isUndead'>> = { move: 6, attack: 0, defend: 2, body: 3, mind: 3 };
/** [spell.genie] */
export const GENIE: Readonly<Omit<MonsterCard, 'isUndead'>> = { move: 8, attack: 4, defend: 3, body: 2, mind: 6 };

export const isMonster = (key: string): key is Monster => MONSTERS.some((monster) => monster === key);
export const isNamed = (key: string): key is Named => NAMED.some((named) => named === key);
