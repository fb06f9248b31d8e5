import { readOptions } from '@questhall/border';
import type { Trial } from '@questhall/testkit';
import { glowquest } from '../../src/game.ts';
import { seatsFor } from '../../src/party.ts';
import type { Action, Glowquest, Options } from '../../src/types/index.ts';

/** What players will try, and must learn nothing from. */
const FORBIDDEN: readonly Action[] = [
  { type: 'go', to: 0 },
  { type: 'go', to: 16_290 },
  { type: 'open', door: 1 },
  { type: 'attack', target: 3, base: 'role' },
  { type: 'attack', target: 0, base: 'own' },
  { type: 'use', benefit: 'move', target: null, glow: null },
  { type: 'use', benefit: 'glow-lance', target: 3, glow: 16_290 },
  { type: 'use', benefit: 'mend', target: 0, glow: null },
  { type: 'use', benefit: 'reinforcements', target: null, glow: null },
  { type: 'keep', card: 'tough', reshuffle: true },
  { type: 'trade', card: 'longsword', from: 0, to: 1 },
  { type: 'gain', deck: 'passive' },
  { type: 'survive', card: 'last-effort' },
  { type: 'crawl', to: 16_290 },
];

/** One random game at such a table, to be held to the contract. */
export function trialOf(
  given: Partial<Options>,
  seed: string,
  samples: readonly Action[] = FORBIDDEN,
): Trial<Glowquest> {
  const read = readOptions(glowquest.options, given);
  if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
  return { game: glowquest, options: read.value, seats: seatsFor(read.value), samples, seed };
}
