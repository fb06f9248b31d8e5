import { readOptions } from '@questhall/border';
import type { Trial } from '@questhall/testkit';
import { crystalExpedition } from '../../src/game.ts';
import type { Action, CrystalExpedition, Options } from '../../src/types/index.ts';

/** What players will try, and must learn nothing from. */
export const FORBIDDEN: readonly Action[] = [
  { type: 'go', to: 0 },
  { type: 'go', to: 16_290 },
  { type: 'walk', hero: 0, to: 16_290 },
  { type: 'attack', target: 3, means: 'hand', form: 'melee', element: null },
  { type: 'attack', target: 0, means: 'bolt', form: 'ranged', element: 'fire' },
  { type: 'use', activator: 'aim', targets: [], isCheaper: true },
  { type: 'use', activator: 'raise', targets: [3], isCheaper: false },
  { type: 'useCrystal', at: 16_290, crystal: 'heal', option: 0, target: 0, element: null },
  { type: 'interrupt', who: 1, interrupt: 'guardian' },
  { type: 'reroll', die: 0, by: 'reroll-attack' },
  { type: 'stake', hero: 0, crowns: 7 },
  { type: 'buy', hero: 0, item: 'plate-harness' },
  { type: 'giveCrowns', from: 0, to: 1, crowns: -5 },
  { type: 'explore', hero: 0, exit: 99 },
  { type: 'openChest', room: 1 },
  { type: 'flee' },
  { type: 'abstain' },
];

/** One random match at such a table, to be held to the contract. */
export function trialOf(given: Partial<Options>, seats: number, seed: string): Trial<CrystalExpedition> {
  const read = readOptions(crystalExpedition.options, given);
  if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
  return { game: crystalExpedition, options: read.value, seats, samples: FORBIDDEN, seed };
}
