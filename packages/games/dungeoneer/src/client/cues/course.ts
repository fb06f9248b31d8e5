import { banner, flash, UNSEEN } from '@questhall/facets';
import type { Event } from '../../types/index.ts';
import { deckPlace, figurePlace, heroPlace, spacePlace } from '../places/names.ts';
import { type Cues, heroAt, isSetUp, thrown } from './make.ts';

/** Turns, and the map that grows. */
type Coursing = Extract<
  Event['type'],
  | (
      | 'rolledFirst'
      | 'first'
      | 'gotHero'
      | 'placedHero'
      | 'mapDealt'
      | 'mapDealtUnseen'
      | 'began'
      | 'phase'
      | 'turnOver'
    )
  | ('cut' | 'resigned' | 'mapDrawn' | 'mapDrawnUnseen' | 'passedOn' | 'passedOnUnseen' | 'unplaceable' | 'closedUp')
  | ('couldNotLay' | 'laid' | 'paired' | 'shifted' | 'gate' | 'gatesReset' | 'holdEnded' | 'wallOpened' | 'stirred')
>;

export const COURSE: Cues<Coursing> = {
  rolledFirst: ({ seat }) => thrown(heroPlace(seat)),
  first: ({ seat }) => flash([heroPlace(seat)], 'good'),
  gotHero: ({ seat }) => flash([heroPlace(seat)], 'plain'),
  placedHero: ({ seat }) => [{ kind: 'appear', who: figurePlace(seat) }],
  mapDealt: UNSEEN,
  mapDealtUnseen: UNSEEN,
  began: () => banner('plain'),
  phase: ({ seat, phase }, view) => (phase === 'hero' ? [{ kind: 'act', who: heroAt(view, seat) }] : []),
  turnOver: UNSEEN,
  cut: UNSEEN,
  resigned: ({ seat }, view) => flash([heroAt(view, seat)], 'bad'),
  mapDrawn: UNSEEN,
  mapDrawnUnseen: ({ seat }) => flash([heroPlace(seat)], 'plain'),
  passedOn: ({ to }) => flash([heroPlace(to)], 'plain'),
  passedOnUnseen: ({ to }) => flash([heroPlace(to)], 'plain'),
  unplaceable: UNSEEN,
  closedUp: (_event, view) =>
    flash(
      view.sections.map(({ name }) => deckPlace(name)),
      'bad',
    ),
  couldNotLay: ({ seat }) => flash([heroPlace(seat)], 'plain'),
  // A card that somebody lays is turned over where it joins the map; those of the set-up are there at once.
  laid: ({ placed }, view) =>
    isSetUp(view)
      ? [{ kind: 'appear', who: spacePlace(placed.card) }]
      : [{ kind: 'turn', at: [spacePlace(placed.card)] }],
  paired: ({ portal, entrance }) => flash([spacePlace(portal), spacePlace(entrance)], 'magic'),
  shifted: ({ placed }) => flash([spacePlace(placed.card)], 'magic'),
  gate: ({ card: space, state }) => flash([spacePlace(space)], state === 'held' ? 'plain' : 'good'),
  gatesReset: UNSEEN,
  holdEnded: UNSEEN,
  wallOpened: ({ seat }, view) => flash([heroAt(view, seat)], 'magic'),
  stirred: UNSEEN,
};
