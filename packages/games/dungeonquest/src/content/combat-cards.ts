export const CARDS = ['quickShot', 'slash', 'boltOfAgony'] as const;
export type Card = (typeof CARDS)[number];

/** Cards of each kind in the Combat deck. */
export const COMBAT_COPIES = 10;

/** A box of the display: wounds on the hero, wounds on the monster. */
interface Box {
  readonly hero: number;
  readonly monster: number;
}

const WHITE: Box = { hero: 1, monster: 0 };
const GREY: Box = { hero: 0, monster: 1 };
const GREY_TWO: Box = { hero: 0, monster: 2 };
const SPLIT: Box = { hero: 1, monster: 1 };

/**
 * Rows are the hero's card, columns the monster's. [classic.display] Beside the diagonal each card beats one and loses to
 * another, so none is useless [classic.no-domination]; and exchanging Quick Shot and Slash exchanges the sides but for the
 * one box of two [odds.classic-mix-symmetry], which gives the values their closed forms. [odds.classic-closed-forms]
 */
export const DISPLAY: Readonly<Record<Card, Readonly<Record<Card, Box>>>> = {
  quickShot: { quickShot: SPLIT, slash: GREY_TWO, boltOfAgony: WHITE },
  slash: { quickShot: WHITE, slash: SPLIT, boltOfAgony: GREY },
  boltOfAgony: { quickShot: GREY, slash: WHITE, boltOfAgony: SPLIT },
};

/** Wounds that Tatianna's arrows inflict, by the card revealed. [ability.tatianna-arrows] */
export const ARROWS: Readonly<Record<Card, number>> = { quickShot: 2, slash: 1, boltOfAgony: 0 };
