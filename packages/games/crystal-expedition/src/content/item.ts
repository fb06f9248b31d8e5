import type { Gains, Levels } from './traits.ts';
import type { AttackForm, Element, Slot } from './vocabulary.ts';
import { attacks, levels } from './write.ts';

export interface Weapon {
  readonly hands: 1 | 2;
  readonly base: number;
  readonly element: Element | null;
}

/** A piece of equipment. */
export interface Item {
  readonly slot: Slot;
  /** In Crowns, at level 1. */
  readonly price: number;
  /** For what is held in the Main Hand. */
  readonly weapon: Weapon | null;
  readonly levels: Levels;
}

interface Terms {
  readonly forms: readonly AttackForm[];
  readonly gains: Gains;
  readonly element?: Element;
}

/** Weapons gain base damage with their level, and what rises; nothing else. */
export const weapon = (hands: 1 | 2, base: number, price: number, { forms, gains, element }: Terms): Item => ({
  slot: 'main-hand',
  price,
  weapon: { hands, base, element: element ?? null },
  levels: levels([...forms.map(attacks), ...gains]),
});

/** What levels 1, 3 and 5 give. */
export const worn = (slot: Slot, price: number, first: Gains, third: Gains, fifth: Gains): Item => ({
  slot,
  price,
  weapon: null,
  levels: levels(first, third, fifth),
});
