import type { Rule } from '../rulebook/index.ts';

export const CARDS = ['quickShot', 'slash', 'boltOfAgony'] as const;
export type Card = (typeof CARDS)[number];

/** Cards of each kind in the Combat deck. */
export const COMBAT_COPIES = 10;

/** A box of the display: wounds on the hero, wounds on the monster, and by which rule. */
interface Box {
  readonly hero: number;
  readonly monster: number;
  readonly rule: Rule;
}

const WHITE: Box = { hero: 1, monster: 0, rule: 'classic.white-box' };
const GREY: Box = { hero: 0, monster: 1, rule: 'classic.grey-box' };
const SPLIT: Box = { hero: 1, monster: 1, rule: 'classic.split-box' };
/** The boxes of two: that they are twos is the display's own doing. */
const GREY_TWO: Box = { hero: 0, monster: 2, rule: 'classic.display' };
export const WHITE_TWO: Box = { hero: 2, monster: 0, rule: 'classic.display' };

/** The combat display: rows are the hero's card, columns the monster's. */
export const DISPLAY: Readonly<Record<Card, Readonly<Record<Card, Box>>>> = {
  quickShot: { quickShot: SPLIT, slash: GREY_TWO, boltOfAgony: WHITE },
  slash: { quickShot: WHITE, slash: SPLIT, boltOfAgony: GREY },
  boltOfAgony: { quickShot: GREY, slash: WHITE, boltOfAgony: SPLIT },
};

/** Wounds that Tatianna's arrows inflict, by the card revealed. [ability.tatianna-arrows] */
export const ARROWS: Readonly<Record<Card, number>> = { quickShot: 2, slash: 1, boltOfAgony: 0 };
