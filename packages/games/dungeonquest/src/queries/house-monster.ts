import { below, type State } from '@questhall/kernel';
import { CARDS, type Card } from '../content/combat-cards.ts';
import { decimals } from '../odds/field.ts';
import { solve } from '../odds/solve.ts';
import type { DungeonQuest } from '../types.ts';
import { heroLeft, monsterLeft } from './lives.ts';

const WORDS = 0x1_0000_0000;

/** The monster's card when nobody plays it: drawn from the best mix there is, as the house rule has it. [mode.classic-needs-two] */
export function drawFromMix(draft: State<DungeonQuest>): Card {
  const { table } = draft;
  const { hero, life } = table.hero;
  const solver = solve(decimals, { mode: 'cards', hero, attribute: 0, life, house: table.house });
  const chances = solver.solved({ hero: heroLeft(table), monster: monsterLeft(table), tokens: 0 }).duel?.columns ?? [];
  let left = below(draft.rng, WORDS) / WORDS;
  for (const [i, card] of CARDS.entries()) {
    left -= chances[i] ?? 0;
    if (left < 0) return card;
  }
  return 'boltOfAgony';
}
