import type { Event, Glowquest, View } from '../../types/index.ts';
import type { Sayings } from '../telling/sayings.ts';
import type { Words } from '../words.ts';
import { EXPLORING } from './events-exploring.ts';
import { FIGHTING } from './events-fighting.ts';
import { MOVING } from './events-moving.ts';

const SAYINGS: Sayings<Event['type']> = { ...EXPLORING, ...FIGHTING, ...MOVING };

export const event: Words<Glowquest>['event'] = (happened, _naming, { view }) => {
  const say = SAYINGS[happened.type] as (event: Event, view: View) => string; // looked up by the event's own type
  return say(happened, view);
};
