import type { Seat } from '@questhall/kernel';
import type { Hero, View } from '../../types/index.ts';

type Change<X> = Partial<X> | ((one: X) => Partial<X>);

const changed = <X extends object>(one: X, to: Change<X>): X => ({
  ...one,
  ...(typeof to === 'function' ? to(one) : to),
});

/** The same view with one hero changed. */
export const ofHero = (view: View, seat: Seat, to: Change<Hero>): View => ({
  ...view,
  heroes: view.heroes.map((hero, other) => (other === seat ? changed(hero, to) : hero)),
});

/** The same view with every hero changed. */
export const ofHeroes = (view: View, to: Change<Hero>): View => ({
  ...view,
  heroes: view.heroes.map((hero) => changed(hero, to)),
});

/** Without the first of its kind. */
export function without<X>(list: readonly X[], isIt: (one: X) => boolean): X[] {
  const at = list.findIndex(isIt);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
}
