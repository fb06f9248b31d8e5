import type { Flame } from './spells.ts';

export const DREAD_SPELLS = [
  'ember',
  'lance',
  'cinder',
  'gaze',
  'slumber',
  'puppet',
  'murk',
  'wither',
  'corrode',
  'pack',
  'raise',
  'step',
] as const;
export type DreadSpell = (typeof DREAD_SPELLS)[number];

/** The rule each of them is. [dread.one-row-one-rule] */
export const DREAD_RULES = {
  ember: 'dread.ember-lash',
  lance: 'dread.storm-lance',
  cinder: 'dread.cinder-burst',
  gaze: 'dread.dread-gaze',
  slumber: 'dread.slumber-hex',
  puppet: 'dread.puppet-strings',
  murk: 'dread.choking-murk',
  wither: 'dread.wither-mind',
  corrode: 'dread.corrode',
  pack: 'dread.call-the-pack',
  raise: 'dread.raise-the-fallen',
  step: 'dread.shadow-step',
} as const;

/** Fire, and what takes Mind away: red dice save from it. */
export const DREAD_FLAMES: { readonly [S in 'ember' | 'cinder' | 'wither']: Flame } = {
  ember: { damage: 2, dice: 2, from: 5 },
  cinder: { damage: 2, dice: 2, from: 5 },
  wither: { damage: 2, dice: 2, from: 6 },
};

/** What is counted in the others: here combat dice save, and a shield is enough. */
export const DREAD_FIGURES = {
  lance: { damage: 2, dice: 2 },
  gaze: { attack: 1 },
  slumber: { defend: 1 },
  corrode: { diceLess: 1 },
} as const;

/** What a die for each Mind Point must show to resist. [dread.resist-roll] */
export const RESIST_ON = 6;

/** Where a lance of lightning may go, north first, then clockwise: columns and rows. */
export const LANCE_WAYS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];
