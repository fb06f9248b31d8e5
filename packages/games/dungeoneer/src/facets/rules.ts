import type { Rules } from '@questhall/facets';
import { below, type Player } from '@questhall/kernel';
import { dungeoneer } from '../game.ts';
import type { Dungeoneer } from '../types/index.ts';
import { orders } from './orders.ts';

/** Any legal answer, but nobody gives up by chance. */
const drifter: Player<Dungeoneer> = ({ offers, rng }) => {
  const sensible = offers.filter(({ type }) => type !== 'resign');
  const pool = sensible.length === 0 ? offers : sensible;
  const action = pool[below(rng, pool.length)];
  if (action === undefined) throw new RangeError('there is nothing to choose from');
  return action;
};

export const rules: Rules<Dungeoneer> = { game: dungeoneer, bots: { drifter: () => drifter }, orders };
