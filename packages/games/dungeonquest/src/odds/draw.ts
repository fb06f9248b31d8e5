import { below, type Rng } from '@questhall/kernel';
import { CARDS, type Card } from '../content/combat-cards.ts';

const WORDS = 0x1_0000_0000;

/** A card drawn with these chances, to within one part in four thousand million. */
export function drawCard(rng: Rng, chances: readonly number[]): Card {
  let left = below(rng, WORDS) / WORDS;
  for (const [i, card] of CARDS.entries()) {
    left -= chances[i] ?? 0;
    if (left < 0) return card;
  }
  return 'boltOfAgony';
}
