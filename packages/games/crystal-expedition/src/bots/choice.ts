import { below, type Turn } from '@questhall/kernel';
import type { Action, CrystalExpedition } from '../types/index.ts';

export type Asked = Turn<CrystalExpedition>;
export type ActionOf<K extends Action['type']> = Extract<Action, { type: K }>;

/** One of these, by lot; null where there is none. */
export const drawn = <X>({ rng }: Pick<Asked, 'rng'>, all: readonly X[]): X | null =>
  all.length === 0 ? null : (all[below(rng, all.length)] ?? null);

/** Any answer, by lot. */
export function anyOf(turn: Asked): Action {
  const any = drawn(turn, turn.offers);
  if (any === null) throw new RangeError('there is nothing to choose from');
  return any;
}

/** Those of the legal answers that are of a type. */
export const offersOf = <K extends Action['type']>({ offers }: Asked, type: K): readonly ActionOf<K>[] =>
  offers.filter((offer): offer is ActionOf<K> => offer.type === type);

/** The one that is worth most, the first among equals; null where there is none. */
export function bestOf<X>(all: readonly X[], worth: (one: X) => number): X | null {
  let best: X | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of all) {
    const value = worth(one);
    if (value <= most) continue;
    best = one;
    most = value;
  }
  return best;
}
