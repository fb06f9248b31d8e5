import type { Plan } from '@questhall/facets';
import { isBesideEdge } from '@questhall/grid';
import { areaAt, boardOf } from '../../queries/board.ts';
import { captiveOf, findHero, isMonsterId, squareOf } from '../../queries/figures.ts';
import { searchRoom, trapAt } from '../../queries/floor.ts';
import { mayAct } from '../../queries/reach.ts';
import { areAdjacent, isInScope } from '../../queries/sight.ts';
import type { Edge, Square } from '../../sheet/sheet.ts';
import { type Action, CAPTIVE_ID, type FigureId, type Pile, type Question, type View } from '../../types/index.ts';
import { actorOf } from '../actor.ts';
import { approach, foesOf, strikingFrom, wayTo } from './ways.ts';

/** All that is known of a moment at which somebody points somewhere. */
export interface Moment {
  readonly view: View;
  readonly question: Question;
  readonly offers: readonly Action[];
}

type Planned = Plan<Action> | null;

const only = (action: Action): Plan<Action> => ({ steps: [action], way: [] });

/** Walks to where it can be done, and does it. */
function walkAnd(
  { view, question, offers }: Moment,
  isGoal: (square: Square) => boolean,
  steps: readonly Action[],
  foes?: readonly Square[],
): Planned {
  const walker = actorOf(question);
  const found = walker === null ? null : approach(view, walker, offers, isGoal, foes);
  if (found === null || isSpentBy(view, question, found.way.length - 1)) return null;
  return { steps: [found.walk, ...steps], way: found.way };
}

/** Whether nothing is left after so many steps: the wind drops and a captive stands still with the last of them. */
const isSpentBy = ({ turn }: View, { kind }: Question, steps: number): boolean =>
  (kind === 'whisk' || kind === 'captive') && steps >= (turn?.movement ?? 0);

/** To go to a square. Into a trap that is known nobody goes without being asked. */
export function walkPlan({ view, question, offers }: Moment, square: Square): Planned {
  const walk = offers.find((offer) => offer.type === 'walk' && offer.to === square);
  const walker = actorOf(question);
  if (walk === undefined || walker === null || trapAt(view, square) !== null) return null;
  return { steps: [walk], way: wayTo(view, walker, square) };
}

/** To put somebody on a square, or to get out of the way there. */
export function putPlan({ offers }: Moment, square: Square): Planned {
  const put = offers.find(
    (offer) => (offer.type === 'place' && offer.at === square) || (offer.type === 'stepAside' && offer.to === square),
  );
  return put === undefined ? null : only(put);
}

/** To open a door or step into a portal, from where one stands or from beside it. */
export function doorPlan(moment: Moment, edge: Edge): Planned {
  const { view, offers } = moment;
  const through = offers.find((offer) => (offer.type === 'open' || offer.type === 'portal') && offer.door === edge);
  if (through !== undefined) return only(through);
  const door = view.doors.find((one) => one.edge === edge);
  if (door === undefined || door.isOpen || !isOnFoot(moment.question)) return null;
  const isPortal = door.kind === 'portal';
  if (isPortal && findHero(view, actorOf(moment.question) ?? -1) === null) return null; // heroes only
  if (!isPortal && door.changed === view.round) return null; // [door.one-change-per-round]
  const isBeside = (square: Square): boolean => isBesideEdge(boardOf(view.plan).grid, edge, square);
  const plan = walkAnd(moment, isBeside, [throughDoor(view, edge)]);
  const isTooFar = isPortal && plan !== null && plan.way.length > (view.turn?.movement ?? 0); // it takes a step more
  return isTooFar ? null : plan;
}

export const throughDoor = ({ doors }: View, edge: Edge): Action =>
  doors.some((door) => door.edge === edge && door.kind === 'portal')
    ? { type: 'portal', door: edge }
    : { type: 'open', door: edge };

/** Those who open doors: heroes, the Genie and a captive, in whatever way they are on the move. */
export const isOnFoot = ({ kind }: Question): boolean =>
  kind === 'turn' || kind === 'puppet' || kind === 'genie' || kind === 'captive' || kind === 'whisk';

/** Who may strike under this question, and whom: a puppet its friends, monsters heroes, heroes monsters. */
export function isFoe({ question }: Moment, id: FigureId): boolean {
  if (question.kind === 'turn' || question.kind === 'genie') return isMonsterId(id);
  return (question.kind === 'zargon' || question.kind === 'puppet') && !isMonsterId(id) && id !== actorOf(question);
}

/** A spell or a throw at somebody: what is gone afterwards is never used by the way. */
export const isSpending = (offer: Action, id: FigureId): boolean =>
  (offer.type === 'cast' && offer.targets.includes(id)) ||
  (offer.type === 'dread' && offer.target === id) ||
  (offer.type === 'attack' && offer.isThrown && offer.target === id);

export const isBlow = (offer: Action, id: FigureId): boolean =>
  offer.type === 'attack' && !offer.isThrown && offer.target === id;

/**
 * To strike somebody: from here, or after walking up. Where one could throw or cast as well, a walk into danger is not
 * plainly what is meant, nor is a blow where the same weapon could be thrown.
 */
export function strikePlan(moment: Moment, id: FigureId): Planned {
  const { offers } = moment;
  if (!isFoe(moment, id)) return null;
  const spending = offers.filter((offer) => isSpending(offer, id));
  const blow = offers.find((offer) => isBlow(offer, id));
  if (blow !== undefined) return spending.some(({ type }) => type === 'attack') ? null : only(blow);
  return spending.length > 0 ? null : walkUp(moment, id);
}

/** The walk that brings somebody within reach, and the blow. */
export function walkUp(moment: Moment, id: FigureId): Planned {
  const { view, question } = moment;
  const [walker, at] = [actorOf(question), squareOf(view, id)];
  const isChained = id === CAPTIVE_ID && captiveOf(view)?.isChained === true; // no target [quest.q2-prisoner]
  if (walker === null || at === null || isChained) return null;
  const reaches = strikingFrom(view, walker, at);
  if (reaches === null) return null;
  const blow: Action = { type: 'attack', target: id, isThrown: false };
  return walkAnd(moment, reaches, [blow], foesOf(view, walker, id));
}

/** To turn to one of Zargon's monsters. */
export function turnToPlan({ offers }: Moment, id: FigureId): Planned {
  const turn = offers.find((offer) => offer.type === 'activate' && offer.monster === id);
  return turn === undefined ? null : only(turn);
}

/** What waits on a square or in it, and how it is taken: a heap, a chest, a captive in his chains. */
export function takePlan(moment: Moment, square: Square): Planned {
  const { view, question } = moment;
  if (question.kind !== 'turn') return null;
  const heaps = view.piles.filter(({ at }) => at === square);
  return (
    (heaps.length > 0 ? heapPlan(moment, heaps, square) : null) ??
    guardedPlan(moment, square) ??
    (view.furniture.some(({ piece, at }) => piece === 'chest' && at === square) ? searchPlan(moment, square) : null)
  );
}

/** All that lies there is taken up, which costs nothing. [item.pick-up-free] */
function heapPlan(moment: Moment, heaps: readonly Pile[], at: Square): Planned {
  const { view, offers } = moment;
  const steps = heaps.flatMap(({ gold, items }): Action[] => [
    ...(gold > 0 ? [{ type: 'pickUp' as const, at, item: 'gold' as const }] : []),
    ...items.map((item) => ({ type: 'pickUp' as const, at, item })),
  ]);
  if (offers.some((offer) => offer.type === 'pickUp' && offer.at === at)) return { steps, way: [] };
  return walkAnd(moment, (from) => from === at || areAdjacent(view, from, at), steps);
}

/** What nobody takes while a monster looks on: gold that is wanted, the heroes' own things, a captive. */
function guardedPlan(moment: Moment, at: Square): Planned {
  const { view, offers } = moment;
  const wish = guardedAt(view, at);
  if (wish === null) return null;
  const offered = offers.find(({ type }) => type === wish.type);
  if (offered !== undefined) return only(offered);
  const isWatched = view.monsters.some((monster) => isInScope(view, at, monster.at));
  return isWatched ? null : walkAnd(moment, (from) => areAdjacent(view, from, at), [wish]);
}

export function guardedAt(view: View, at: Square): Action | null {
  if (view.chests.some((chest) => chest.at === at && chest.where === 'floor')) return { type: 'lift', at };
  if (view.isStripped && view.gearAt === at) return { type: 'openGear' };
  const captive = captiveOf(view);
  return captive?.isChained === true && captive.at === at ? { type: 'free' } : null;
}

/** To look into a chest is to search its room, from anywhere in it. [search.treasure-rooms-only] */
function searchPlan(moment: Moment, chest: Square): Planned {
  const { view, question, offers } = moment;
  const hero = findHero(view, actorOf(question) ?? -1);
  if (hero === null) return null;
  const room = areaAt(view, chest);
  const search: Action = { type: 'search', what: 'treasure' };
  if (searchRoom(view, hero) === room)
    return offers.some((offer) => offer.type === 'search' && offer.what === 'treasure') ? only(search) : null;
  const isUseless =
    hero.searched.includes(room) || view.monsters.some(({ at }) => areaAt(view, at) === room) || view.turn === null;
  if (isUseless || !mayAct({ ...view.turn, hasStepped: true })) return null;
  return walkAnd(moment, (from) => areaAt(view, from) === room, [search]);
}
