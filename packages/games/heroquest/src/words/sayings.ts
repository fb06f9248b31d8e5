import type { Naming } from '@questhall/facets';
import type { Seat } from '@questhall/kernel';
import type { Hero } from '../content/heroes.ts';
import type { Event, FigureId, View } from '../types/index.ts';
import { figureIn, theHero } from './figures.ts';
import { capital } from './numbers.ts';

/** How events of some types are told to somebody who sees this, a sentence each. */
export type Sayings<K extends Event['type']> = {
  readonly [T in K]: (event: Extract<Event, { type: T }>, view: View, naming: Naming) => string;
};

/** At the beginning of a sentence. */
export const whoever = (view: View, id: FigureId): string => capital(figureIn(view, id));
export const whichHero = (hero: Hero): string => capital(theHero(hero));

/** `You agree`, `Seat 2 agrees`. */
export function seatDoes(naming: Naming, seat: Seat, verb: string, what: string): string {
  const name = naming(seat);
  return `${capital(name)} ${name === 'you' ? verb : `${verb}s`} ${what}`;
}
