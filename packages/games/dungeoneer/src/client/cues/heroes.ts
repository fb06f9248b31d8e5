import { banner, flash, UNSEEN } from '@questhall/facets';
import type { Event } from '../../types/index.ts';
import { figurePlace, heroPlace, spacePlace } from '../places/names.ts';
import { type Counted, type Cues, heroAt, isSetUp, number, thrown } from './make.ts';

/** Where heroes go, what they have, and what becomes of them. */
type Heroic = Extract<
  Event['type'],
  | ('collected' | 'glory' | 'peril' | 'points' | 'saved' | 'paid' | 'moved' | 'tipped' | 'untipped' | 'stuck')
  | ('tippedForPoint' | 'healed' | 'wounded' | 'prevented' | 'defeated' | 'reborn' | 'level' | 'promoted' | 'threat')
  | 'worked'
>;

/** A saved point is one like the others. */
const OF = {
  glory: 'glory',
  peril: 'peril',
  points: 'points',
  saved: 'points',
  bonus: 'points',
} as const satisfies Record<string, Counted>;

export const HEROES: Cues<Heroic> = {
  collected: ({ seat, glory, peril }, view) =>
    isSetUp(view)
      ? []
      : [...number(heroAt(view, seat), glory, 'good', 'glory'), ...number(heroAt(view, seat), peril, 'bad', 'peril')],
  glory: ({ seat, by }, view) => number(heroAt(view, seat), by, by > 0 ? 'good' : 'bad', 'glory'),
  peril: ({ seat, by }, view) => number(heroAt(view, seat), by, by > 0 ? 'bad' : 'good', 'peril'),
  points: ({ seat, by }, view) => (view.phase === 'reset' ? [] : number(heroAt(view, seat), by, 'good', 'points')),
  saved: ({ seat }) => flash([heroPlace(seat)], 'good'),
  // Every step costs a point, and is seen.
  paid: ({ seat, what, amount }, view) =>
    what === 'points' ? [] : number(heroAt(view, seat), -amount, 'plain', OF[what]),
  moved: ({ seat, from, to, by }) =>
    by === 'exit'
      ? [{ kind: 'walk', who: figurePlace(seat), way: [spacePlace(from), spacePlace(to)] }]
      : [
          { kind: 'flash', at: [spacePlace(from)], tone: 'magic' },
          { kind: 'appear', who: figurePlace(seat) },
        ],
  tipped: ({ seat }) => [{ kind: 'sink', who: figurePlace(seat) }],
  untipped: ({ seat }, view) => flash([heroAt(view, seat)], 'good'),
  stuck: ({ seat }, view) => flash([heroAt(view, seat)], 'bad'),
  tippedForPoint: ({ seat }) => [{ kind: 'sink', who: figurePlace(seat) }],
  healed: ({ seat, by }, view) => number(heroAt(view, seat), by, 'good'),
  wounded: ({ seat, by }, view) => number(heroAt(view, seat), -by, 'bad'),
  prevented: ({ seat }, view) => flash([heroAt(view, seat)], 'good'),
  defeated: ({ seat }) => [{ kind: 'fall', who: figurePlace(seat) }, ...banner('bad')],
  reborn: ({ seat }) => [...flash([heroPlace(seat)], 'magic'), ...banner('magic')],
  level: ({ by }) => (by === 0 ? [] : banner(by > 0 ? 'good' : 'bad')),
  promoted: () => banner('good'),
  threat: ({ seat, isOvercome }, view) => [
    ...thrown(heroAt(view, seat)),
    ...flash([heroAt(view, seat)], isOvercome ? 'good' : 'bad'),
  ],
  worked: UNSEEN,
};
