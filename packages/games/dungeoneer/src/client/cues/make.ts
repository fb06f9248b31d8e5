import type { Cue, Place, Tone } from '@questhall/facets';
import type { Seat } from '@questhall/kernel';
import type { Event, EventOf, View } from '../../types/index.ts';
import { figurePlace, heroPlace } from '../places/names.ts';

/** How each kind of event is shown; a new kind has to be decided on. */
export type Cues<K extends Event['type']> = {
  readonly [X in K]: (event: EventOf<X>, view: View) => readonly Cue[];
};

/** What a number counts that is no life. */
export type Counted = 'glory' | 'peril' | 'points';

/** A hero on the map; whoever is not there yet, or no more, is his sheet. */
export const heroAt = ({ heroes }: View, seat: Seat): Place =>
  (heroes[seat]?.space ?? null) === null ? heroPlace(seat) : figurePlace(seat);

export const thrown = (...beside: readonly Place[]): readonly Cue[] => [{ kind: 'throw', beside }];
export const caption = (at: Place): readonly Cue[] => [{ kind: 'caption', at }];

/** `+2` or `-1` over somebody, of what where it is no life. */
export const number = (at: Place, by: number, tone: Tone, of?: Counted): readonly Cue[] =>
  by === 0
    ? []
    : [{ kind: 'number', at, text: by > 0 ? `+${by}` : `-${-by}`, tone, ...(of === undefined ? {} : { of }) }];

/** Nobody has had a turn yet: the table is being laid, and that needs no show. */
export const isSetUp = ({ phase, turns }: View): boolean => phase === null && turns === 0;
