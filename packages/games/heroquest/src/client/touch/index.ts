import type { Client, Place, Touch } from '@questhall/facets';
import { edgesAround } from '@questhall/grid';
import { boardOf } from '../../queries/board.ts';
import { figuresAt, isMonsterId, squareOf } from '../../queries/figures.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Action, FigureId, HeroQuest, View } from '../../types/index.ts';
import { actorOf } from '../actor.ts';
import { placesOf } from '../places/of-action.ts';
import { doorPlace, figurePlace, type Spot, spotOf, squarePlace } from '../places/place.ts';
import {
  doorPlan,
  guardedAt,
  isBlow,
  isFoe,
  isOnFoot,
  isSpending,
  type Moment,
  putPlan,
  strikePlan,
  takePlan,
  throughDoor,
  turnToPlan,
  walkPlan,
  walkUp,
} from './plans.ts';

const NOTHING: Touch<Action> = { offers: [], plan: null, wish: null };

/** What pointing at a square, a figure or a door means to whoever is asked. */
export const touch: NonNullable<Client<HeroQuest>['touch']> = (sight, ask, offers, place) => {
  const spot = spotOf(place);
  if (spot === null) return NOTHING;
  const { view } = sight;
  const moment: Moment = { view, question: ask.question, offers };
  const meant = new Set(placesMeant(view, spot));
  const about = offers.filter((offer) => placesOf(offer, ask, sight).some((one) => meant.has(one)));
  return {
    offers: [...new Set([...about, ...walksUp(moment, spot)])].toSorted((one, other) => rankOf(one) - rankOf(other)),
    plan: planAt(moment, spot),
    wish: wishAt(moment, spot),
  };
};

/** A square is also whoever stands there and the doors in its sides. */
function placesMeant(view: View, { kind, number }: Spot): readonly Place[] {
  if (kind === 'figure') return [figurePlace(number)];
  if (kind === 'door') return [doorPlace(number)];
  const { grid } = boardOf(view.plan);
  if (number >= grid.size) return [];
  return [
    squarePlace(number),
    ...figuresAt(view, number).map(figurePlace),
    ...edgesAround(grid, number).map(doorPlace),
  ];
}

function planAt(moment: Moment, { kind, number }: Spot): Touch<Action>['plan'] {
  if (kind === 'door') return doorPlan(moment, number);
  const { view, question } = moment;
  const square = kind === 'square' ? number : squareOf(view, number);
  if (square === null || square === squareOf(view, actorOf(question) ?? -1)) return null;
  const here = kind === 'figure' ? [number] : figuresAt(view, square);
  const toWhom = firstOf(here, (id) => turnToPlan(moment, id) ?? strikePlan(moment, id));
  if (toWhom !== null) return toWhom;
  if (here.some((id) => isThreatened(moment, id))) return null; // there is a choice to be made
  return putPlan(moment, square) ?? takePlan(moment, square) ?? walkPlan(moment, square);
}

function firstOf<X, Y>(list: readonly X[], find: (one: X) => Y | null): Y | null {
  for (const one of list) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}

/** Whether one of the offers does somebody harm. */
const isThreatened = (moment: Moment, id: FigureId): boolean =>
  isFoe(moment, id) && moment.offers.some((offer) => isBlow(offer, id) || isSpending(offer, id));

/** Where one could cast or throw, walking up to strike is one of several ways. */
function walksUp(moment: Moment, { kind, number }: Spot): readonly Action[] {
  const { view, offers } = moment;
  const ids = kind === 'figure' ? [number] : kind === 'square' ? figuresAt(view, number) : [];
  const isAfar = (id: FigureId): boolean => isThreatened(moment, id) && !offers.some((offer) => isBlow(offer, id));
  return ids.filter(isAfar).flatMap((id) => walkUp(moment, id)?.steps.slice(0, 1) ?? []);
}

/** What most likely is meant comes first, what ends something last. */
const RANKS: readonly Action['type'][] = [
  ...(['attack', 'activate', 'place', 'stepAside', 'open', 'portal', 'walk'] as const),
  ...(['pickUp', 'lift', 'openGear', 'free', 'roll', 'search', 'disarm', 'jump', 'cast', 'dread'] as const),
  ...(['drink', 'give', 'handOver', 'setDown', 'elixir', 'useRing', 'hold', 'close', 'endTurn', 'leave'] as const),
];

const rankOf = ({ type }: Action): number => (RANKS.includes(type) ? RANKS.indexOf(type) : RANKS.length);

/** What somebody who points here most likely wants, though it may be against the rules. */
function wishAt(moment: Moment, { kind, number }: Spot): Action | null {
  const { view, question } = moment;
  if (kind === 'door') return isOnFoot(question) ? throughDoor(view, number) : null;
  const square = kind === 'square' ? number : squareOf(view, number);
  if (square === null) return null;
  if (question.kind === 'place') return { type: 'place', at: square };
  if (question.kind === 'aside') return { type: 'stepAside', to: square };
  const here = kind === 'figure' ? [number] : figuresAt(view, square);
  const foe = here.find((id) => isFoe(moment, id));
  if (foe !== undefined) return { type: 'attack', target: foe, isThrown: false };
  if (question.kind === 'zargon') return zargonWish(here, square);
  return (
    (question.kind === 'turn' ? guardedAt(view, square) : null) ??
    (isOnFoot(question) ? { type: 'walk', to: square } : null)
  );
}

function zargonWish(here: readonly FigureId[], square: Square): Action {
  const own = here.find(isMonsterId);
  return own === undefined ? { type: 'walk', to: square } : { type: 'activate', monster: own };
}
