import type { Player, Types } from '@questhall/kernel';

/** Says its lines in order, then the first thing that is legal. */
export function scriptedPlayer<T extends Types>(lines: readonly T['Action'][]): Player<T> {
  const left = lines.slice();
  return ({ offers }) => {
    const action = left.shift() ?? offers[0];
    if (action === undefined) throw new RangeError('there is nothing to choose from');
    return action;
  };
}
