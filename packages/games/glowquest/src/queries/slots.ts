import { CARDS, type CardId, SLOTS, type Slot } from '../content/index.ts';
import type { Rule } from '../rulebook/index.ts';
import type { HeroInPlay } from '../types/index.ts';

export const slotOf = (card: CardId): Slot | null => CARDS[card].slot;
export const isTwoHanded = (card: CardId): boolean => CARDS[card].traits.some(({ word }) => word === 'two-handed');

/** A slot that holds too much: one of these cards must go. */
export interface Overflow {
  readonly slot: Slot;
  readonly cards: CardId[];
  readonly rule: Rule;
}

/** [equip.slots, equip.two-handed] */
export function overflowOf(cards: readonly CardId[]): Overflow | null {
  const worn = [...cards].filter((card) => slotOf(card) !== null);
  for (const slot of SLOTS) {
    const held = worn.filter((card) => slotOf(card) === slot);
    if (held.length > 1) return { slot, cards: held, rule: 'equip.overflow' };
  }
  const main = worn.find(isTwoHanded);
  const off = worn.find((card) => slotOf(card) === 'off-hand');
  return main !== undefined && off !== undefined
    ? { slot: 'off-hand', cards: [main, off], rule: 'equip.two-handed' }
    : null;
}

/** Whether a card would find its slot free. */
export const hasRoomFor = (hero: HeroInPlay, card: CardId): boolean => overflowOf([...hero.cards, card]) === null;
