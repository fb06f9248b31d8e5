import { below, type Player, type Types } from '@questhall/kernel';

/** Any legal answer, each as likely as the next. */
export function randomPlayer<T extends Types>(): Player<T> {
  return ({ offers, rng }) => {
    const action = offers[below(rng, offers.length)];
    if (action === undefined) throw new RangeError('there is nothing to choose from');
    return action;
  };
}
