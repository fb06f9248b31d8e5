import { banner, type Cue, caption, card, flash, type Place, type Tone, UNSEEN } from '@questhall/facets';
import { KEEP_CARDS } from '../content/keep/decks.ts';
import { heroSeen } from '../queries/heroes.ts';
import type { KeepEvent, View } from '../types/index.ts';
import { BOTH_ESCAPE, HOARD, heroPlace, lairPlace, SUN, squarePlace, standing } from './keep-places.ts';
import { isDusk } from './keep-sun.ts';
import { figurePlace } from './places.ts';

type Cues = {
  readonly [E in KeepEvent['type']]: (event: Extract<KeepEvent, { type: E }>, view: View) => readonly Cue[];
};

const here = (view: View): Place => standing(view, view.fighter);

const glow =
  (tone: Tone) =>
  (_event: unknown, view: View): readonly Cue[] =>
    flash([here(view)], tone);

const number = (at: Place, by: number, of?: string): readonly Cue[] => {
  if (by === 0) return [];
  const tone = by > 0 ? 'good' : 'bad';
  const text = by > 0 ? `+${by}` : `${by}`;
  return [of === undefined ? { kind: 'number', at, text, tone } : { kind: 'number', at, text, tone, of }];
};

const tile = (square: number): readonly Cue[] => [{ kind: 'tile', at: [squarePlace(square)] }];
const walk = (who: Place, from: number, to: number): readonly Cue[] => [
  { kind: 'walk', who, way: [squarePlace(from), squarePlace(to)] },
];

/** The dragon wakes in the middle of the keep; a trap is nobody's friend. */
function drawn(place: number): readonly Cue[] {
  const printed = KEEP_CARDS[place];
  if (printed?.title === 'dragonfire') return [...flash(HOARD, 'bad'), ...card(null, 'bad')];
  return card(null, printed?.deck === 'trap' ? 'bad' : 'plain');
}

const CUES: Cues = {
  firstChosen: UNSEEN,
  decksShuffled: UNSEEN,
  heroTaken: () => banner('plain'),
  towerTaken: ({ seat }) => [{ kind: 'appear', who: heroPlace(seat) }],
  powerDealt: () => card(null, 'plain'),
  powerDealtUnseen: UNSEEN,
  torchLit: ({ square }) => tile(square),
  sunMoved: ({ space, of }) => (isDusk(space, of) ? banner('bad') : flash([SUN], 'plain')),
  nightFell: () => banner('bad'),
  turnBegan: ({ seat }) => [{ kind: 'act', who: heroPlace(seat) }],
  turnSkipped: ({ seat }) => caption([heroPlace(seat)]),
  passed: glow('plain'),
  healed: ({ wounds }, view) => number(here(view), wounds),
  powerPlayed: ({ seat }, view) => card(standing(view, seat), 'good'),
  itemUsed: glow('good'),
  treasureUsed: ({ seat }, view) => card(standing(view, seat), 'magic'),
  treasureReturned: (_event, view) => caption([here(view)]),
  stumbled: ({ to }) => flash([squarePlace(to)], 'plain'),
  crossingFailed: ({ to }) => flash([squarePlace(to)], 'bad'),
  unlocked: glow('good'),
  entered: ({ seat, from, to, by }) =>
    by === 'stair' ? [{ kind: 'appear', who: heroPlace(seat) }] : walk(heroPlace(seat), from, to),
  tilesSeen: glow('magic'),
  tilesSeenUnseen: glow('magic'),
  tileLaid: ({ square }) => tile(square),
  tilePutUnder: UNSEEN,
  tilesArranged: UNSEEN,
  tileTurned: ({ square }) => flash([squarePlace(square)], 'plain'),
  corridorGoesOn: UNSEEN,
  corridorEnded: UNSEEN,
  cardDrawn: (event) => drawn(event.card),
  cardPassedOver: UNSEEN,
  deckReshuffled: UNSEEN,
  deckEmpty: UNSEEN,
  nothingMoves: UNSEEN,
  left: UNSEEN,
  goldFound: ({ gold }, view) => number(here(view), gold, 'gold'),
  itemKept: glow('good'),
  crownTaken: () => banner('good'),
  tokensLost: ({ tokens }, view) => number(here(view), -tokens, 'determination'),
  turnWillBeLost: glow('bad'),
  turnSaved: glow('good'),
  alerted: glow('good'),
  caged: () => banner('bad'),
  freed: glow('good'),
  testSpared: glow('good'),
  boosted: glow('good'),
  tokensGained: ({ tokens }, view) => number(here(view), tokens, 'determination'),
  hurt: ({ seat, wounds }, view) => number(standing(view, seat), -wounds),
  perished: ({ seat }) => [{ kind: 'fall', who: heroPlace(seat) }, ...banner('bad')],
  belongingsLost: UNSEEN,
  belongingsLeft: ({ square }) => flash([squarePlace(square)], 'plain'),
  remainsTaken: ({ seat, gold }) => number(heroPlace(seat), gold, 'gold'),
  remainsTakenUnseen: ({ seat, gold }) => number(heroPlace(seat), gold, 'gold'),
  fell: (_event, view) => [{ kind: 'fall', who: heroPlace(view.fighter) }, ...banner('bad')],
  descended: (_event, view) => [{ kind: 'appear', who: heroPlace(view.fighter) }],
  headed: glow('plain'),
  advanced: ({ from, to }, view) => walk(heroPlace(view.fighter), from, to),
  stairFound: glow('magic'),
  stairBlocked: ({ square }) => flash([squarePlace(square)], 'bad'),
  stayedBelow: UNSEEN,
  drifted: ({ to }) => flash([squarePlace(to)], 'plain'),
  treasuresTaken: () => card(HOARD[0] ?? null, 'good'),
  treasuresTakenUnseen: () => card(HOARD[0] ?? null, 'good'),
  shielded: ({ seat }) => card(heroPlace(seat), 'good'),
  treasuresBurnt: ({ seat }) => [...flash([heroPlace(seat)], 'bad'), ...caption([heroPlace(seat)])],
  bluffed: () => card(figurePlace('hero'), 'good'),
  partingOffered: () => flash([figurePlace('monster')], 'magic'),
  parted: () => [{ kind: 'leave', who: figurePlace('monster') }],
  escapeTried: glow('plain'),
  escapeRevealed: ({ heroTotal, monsterTotal }) => [
    { kind: 'turn', at: BOTH_ESCAPE },
    ...banner(heroTotal < monsterTotal ? 'bad' : 'good'),
  ],
  escaped: ({ to }, view) => {
    const from = heroSeen(view)?.square ?? to;
    return from === to ? [] : walk(heroPlace(view.fighter), from, to);
  },
  escapeFailed: UNSEEN,
  tokenLeft: ({ square }) => [{ kind: 'appear', who: lairPlace(square) }],
  powerDiscarded: UNSEEN,
  leftKeep: ({ seat }) => [{ kind: 'leave', who: heroPlace(seat) }, ...banner('good')],
  scored: () => banner('good'),
  ranked: () => banner('good'),
};

/** How an event of the keep is shown to those who saw it as it was just before it. */
export function keepCues(event: KeepEvent, view: View): readonly Cue[] {
  const show = CUES[event.type] as (event: KeepEvent, view: View) => readonly Cue[]; // looked up by the event's own type
  return show(event, view);
}
