import type { Seat } from '@questhall/kernel';
import type { Event, HeroSeen, KeepSeen, View } from '../../types/index.ts';

type Told<K extends Event['type']> = Extract<Event, { type: K }>;

/** What each kind of event changes. */
export type Changes<K extends Event['type']> = { readonly [E in K]: (view: View, event: Told<E>) => View };

/** A hero, with something changed. */
export function heroChanged(view: View, seat: Seat, change: (hero: HeroSeen) => Partial<HeroSeen>): View {
  const hero = view.heroes[seat];
  if (hero === null || hero === undefined) return view;
  return { ...view, heroes: view.heroes.with(seat, { ...hero, ...change(hero) }) };
}

/** The hero who acts or fights, with something changed. */
export const fighterChanged = (view: View, change: (hero: HeroSeen) => Partial<HeroSeen>): View =>
  heroChanged(view, view.fighter, change);

/** The keep, with something changed. */
export const keepChanged = (view: View, change: (keep: KeepSeen) => Partial<KeepSeen>): View =>
  view.keep === null ? view : { ...view, keep: { ...view.keep, ...change(view.keep) } };

/** The list without the first of these. */
export function without<X>(all: readonly X[], one: X): X[] {
  const at = all.indexOf(one);
  return at < 0 ? all.slice() : all.toSpliced(at, 1);
}
