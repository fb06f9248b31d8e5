import type { Cell, Direction } from '@questhall/grid';
import { HOARD_NORTH, HOARD_SOUTH, TOWERS } from '../../content/keep/board.ts';
import { WALL } from '../../content/keep/edges.ts';
import { TILE_FORMS } from '../../content/keep/tiles.ts';
import { besideOf, columnOf, isHoard, roomOf, rowOf, squaresApart } from '../../queries/keep/squares.ts';
import type { Action, FormPlace } from '../../types/index.ts';
import { type Plan, turnsOver, wayOutTo } from './plan.ts';
import type { Temper } from './temper.ts';

type Move = Extract<Action, { type: 'move' }>;

/** Turns that it takes to find a stair up, in the right place. */
const WAY_UP_TURNS = 3;
/** What a wall of a tile to lay costs, in turns. */
const WALL_TURNS = 0.4;
/** What a secret way has to save. */
const DOOR_SAVES = 1;

const isMove = (offer: Action): offer is Move => offer.type === 'move';

/** What is least of all by some measure; undefined where there is nothing. */
export function leastOf<X>(all: readonly X[], measure: (one: X) => number): X | undefined {
  let [least] = all;
  for (const one of all) if (least !== undefined && measure(one) < measure(least)) least = one;
  return least;
}

/** The move that leads on by the cheapest way. */
export function bestMove(plan: Plan, offers: readonly Action[]): Action | undefined {
  return leastOf(offers.filter(isMove), ({ to }) => {
    const out = wayOutTo(plan.hero.square, to);
    return out === undefined ? Number.POSITIVE_INFINITY : turnsOver(plan, out);
  });
}

const turnsFrom = ({ turns }: Plan, square: Cell): number => turns[roomOf(square)] ?? Number.POSITIVE_INFINITY;

/** Through a Secret Door, if that is shorter than all other ways; undefined where it is not. */
export function throughSecretDoor(plan: Plan, offers: readonly Action[]): Action | undefined {
  const best = leastOf(offers.filter(isMove), ({ to }) => turnsFrom(plan, to));
  return best !== undefined && turnsFrom(plan, best.to) + DOOR_SAVES < turnsFrom(plan, plan.hero.square)
    ? best
    : undefined;
}

/** Back to where there is least left to go. */
export const bestRetreat = (plan: Plan, offers: readonly Action[]): Action | undefined =>
  leastOf(offers, (offer) => (offer.type === 'retreat' ? turnsFrom(plan, offer.to) : 0));

/** Squares from here to what it is after, through everything. */
function squaresFrom({ aim }: Pick<Plan, 'aim'>, square: Cell): number {
  const goals = aim === 'hoard' ? [HOARD_NORTH, HOARD_SOUTH] : TOWERS;
  return Math.min(...goals.map((goal) => squaresApart(square, goal)));
}

/** Whether the catacombs are a short cut. */
export const isWorthDescending = (plan: Plan, { stairsFrom }: Temper): boolean =>
  !isHoard(plan.hero.square) && squaresFrom(plan, plan.hero.square) >= stairsFrom;

/** Whether the rest is as quick above. */
export const isWorthClimbing = (plan: Plan): boolean =>
  turnsFrom(plan, plan.hero.square) <= squaresFrom(plan, plan.hero.square) + WAY_UP_TURNS;

/** Squares that it saves to go that way below; the border saves nothing. */
function savedBy(plan: Plan, way: Direction): number {
  const to = besideOf(plan.hero.square, way);
  return to < 0 ? -1 : squaresFrom(plan, plan.hero.square) - squaresFrom(plan, to);
}

/** The way to head below: straight at what it is after, along the longer side. */
export function bestHeading(plan: Plan, offers: readonly Action[]): Action | undefined {
  const goal = leastOf(aimedAt(plan), (square) => squaresApart(plan.hero.square, square)) ?? HOARD_NORTH;
  const isWide =
    Math.abs(columnOf(goal) - columnOf(plan.hero.square)) >= Math.abs(rowOf(goal) - rowOf(plan.hero.square));
  return leastOf(offers, (offer) => {
    if (offer.type !== 'head') return 0;
    const isAlong = (offer.way % 2 === 1) === isWide; // east and west are odd
    return -savedBy(plan, offer.way) - (isAlong ? 0.5 : 0);
  });
}

const aimedAt = ({ aim }: Plan): readonly Cell[] => (aim === 'hoard' ? [HOARD_NORTH, HOARD_SOUTH] : TOWERS);

/** Below: on while that leads nearer, otherwise a turn towards it, and a search for a stair right under it. */
export function bestBelow(plan: Plan): Action {
  const { heading, square } = plan.hero;
  if (heading === null || squaresFrom(plan, square) === 0) return { type: 'grope' };
  if (savedBy(plan, heading) > 0) return { type: 'advance' };
  return { type: 'turn', to: savedBy(plan, ((heading + 1) & 3) as Direction) > 0 ? 'right' : 'left' };
}

/** The tile that costs least to come onto, and shuts the fewest ways. */
export function bestTile({ going }: Plan, offers: readonly Action[]): Action | undefined {
  const { risks, turnsPerWound } = going;
  const costOf = (place: FormPlace): number => {
    const form = TILE_FORMS[place];
    if (form === undefined) return Number.POSITIVE_INFINITY;
    const stay = form.kind === 'corridor' ? 0 : 1;
    const walls = form.edges.filter((edge) => edge === WALL).length;
    return stay + risks.entering[form.kind] * turnsPerWound + walls * WALL_TURNS;
  };
  return leastOf(offers, (offer) => (offer.type === 'layTile' ? costOf(offer.form) : 0));
}
