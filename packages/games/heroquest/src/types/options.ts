import type { HouseRuleName } from '../rulebook/index.ts';

export const DWARF_DISARMS = ['strict', 'shared', 'published'] as const;
export type DwarfDisarm = (typeof DWARF_DISARMS)[number];

/** House rules that a table can switch on, and the one with three settings. */
export type House = { readonly [N in Exclude<HouseRuleName, 'asPublished' | 'dwarfDisarm'>]: boolean } & {
  readonly dwarfDisarm: DwarfDisarm;
};

export const LEVELS = ['novice', 'standard', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export const KITS = ['usual', 'new'] as const;

/** What a table is opened with. */
export type Options = House & {
  /** The game of the box: sets, where nobody says otherwise, the house rules that make it so. */
  readonly asPublished: boolean;
  /** A quest of the campaign, by its number. */
  readonly quest: number;
  /** A quest of one's own, as the text of its sheet; empty for those of the campaign. */
  readonly sheet: string;
  /** Goes on with the next quest, with a visit to the armory in between. */
  readonly campaign: boolean;
  /** Gear a careful party would own by then, or that of newcomers. */
  readonly kit: (typeof KITS)[number];
  /** Who goes down; all four unless the house plays with small parties. */
  readonly heroes: string;
  /** How well the program plays Zargon. */
  readonly zargon: Level;
  /** Rounds after which a quest counts as failed; null for as long as it takes. */
  readonly rounds: number | null;
  /** How often a quest of the campaign may be tried; null for as often as the heroes like. */
  readonly attempts: number | null;
};
