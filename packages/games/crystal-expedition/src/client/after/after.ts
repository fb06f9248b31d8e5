import { clone } from '../../clone.ts';
import type { Event, View } from '../../types/index.ts';
import { BLOWS } from './blows.ts';
import { EXPLORING } from './exploring.ts';
import { FIGURES } from './figures.ts';
import type { Afters } from './make.ts';
import { TOWN } from './town.ts';
import { TRADE } from './trade.ts';
import { TRAVELLING } from './travelling.ts';
import { TURNS } from './turns.ts';

export const AFTERS: Afters<Event['type']> = {
  ...TOWN,
  ...TRADE,
  ...TRAVELLING,
  ...EXPLORING,
  ...TURNS,
  ...BLOWS,
  ...FIGURES,
};

/** What a seat sees after something happened: everything lies open, and all of it is told. */
export function after(view: View, event: Event): View {
  const draft = clone(view);
  const change = AFTERS[event.type] as (draft: View, event: Event) => void; // looked up by the event's own type
  change(draft, event);
  return draft;
}
