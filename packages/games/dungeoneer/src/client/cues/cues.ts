import type { Cue } from '@questhall/facets';
import type { Event, View } from '../../types/index.ts';
import { CARDS } from './cards.ts';
import { COURSE } from './course.ts';
import { FIGHTING } from './fighting.ts';
import { HEROES } from './heroes.ts';
import type { Cues } from './make.ts';
import { QUESTS } from './quests.ts';

const ALL: Cues<Event['type']> = { ...COURSE, ...HEROES, ...CARDS, ...FIGHTING, ...QUESTS };

/** How an event is shown, one cue after the other. */
export function cues(event: Event, view: View): readonly Cue[] {
  const show = ALL[event.type] as (happened: Event, seen: View) => readonly Cue[]; // looked up by the event's own type
  return show(event, view);
}
