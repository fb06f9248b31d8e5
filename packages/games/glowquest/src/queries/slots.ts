import { CARDS, type CardId, SLOTS, type Slot } from '../content/index.ts';
import type { Rule } from '../rulebook/index.ts';
import type { HeroInPlay } from '../types/index.ts';

export const slotOf = (card: CardId): Slot | null => CARDS[card].slot;
export const isTwoHanded = (card: CardId): boolean => CARDS[card].standing.some(({ word }) => word === 'two-handed');

/** A slot that holds too much: one of these cards must go. */
export interface Overflow {
  readonly slot: Slot;
  readonly cards: CardId[];
  readonly rule: Rule;
}

const MAIN = SLOTS.indexOf('main-hand');
const OFF = SLOTS.indexOf('off-hand');

/** [equip.slots, equip.two-handed] */
export function overflowOf(cards: readonly CardId[]): Overflow | null {
  const worn: (CardId | null)[] = [null, null, null, null, null, null];
  let full: number = SLOTS.length;
  for (const card of cards) {
    const slot = slotOf(card);
    if (slot === null) continue;
    const at = SLOTS.indexOf(slot);
    if (worn[at] !== null) full = Math.min(full, at);
    worn[at] = card;
  }
  const slot = SLOTS.at(full);
  if (slot !== undefined) return { slot, cards: [...cards].filter((card) => slotOf(card) === slot), rule: 'equip.overflow' };
  const main = worn[MAIN] ?? null;
  const off = worn[OFF] ?? null;
  if (main === null || off === null || !isTwoHanded(main)) return null;
  return { slot: 'off-hand', cards: [main, off], rule: 'equip.two-handed' };
}

/** Whether a card would find its slot free. */
export const hasRoomFor = (hero: HeroInPlay, card: CardId): boolean => overflowOf([...hero.cards, card]) === null;
