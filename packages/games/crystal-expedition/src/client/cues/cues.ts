import type { Cue } from '@questhall/facets';
import type { Event, View } from '../../types/index.ts';
import { EXPLORING } from './exploring.ts';
import { BLOWS, TURNS } from './fighting.ts';
import { HURTS } from './hurts.ts';
import type { Cues } from './make.ts';
import { MOVING } from './moving.ts';
import { TOWN } from './town.ts';

const CUES: Cues<Event['type']> = { ...TOWN, ...EXPLORING, ...TURNS, ...BLOWS, ...HURTS, ...MOVING };

/** How an event is shown to those who saw the table as it was just before it. */
export function cues(event: Event, view: View): readonly Cue[] {
  const show = CUES[event.type] as (event: Event, view: View) => readonly Cue[]; // looked up by the event's own type
  return show(event, view);
}
