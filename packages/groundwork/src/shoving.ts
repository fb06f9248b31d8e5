import { type Bearing, type Cell, turned } from '@questhall/grid';
import { type Floor, neighboursOf, stepFrom } from '@questhall/tiles';

/** Straight back, then the two diagonals, then the two sides: in eighths of a turn. */
const TIERS = [[0], [-1, 1], [-2, 2]] as const;

/** Where somebody who is shoved may go. */
export interface Retreat {
  /** Several: somebody chooses. None: it is pinned. */
  readonly squares: readonly Cell[];
  /** Straight back, slanting or to a side; null where it is pinned. */
  readonly tier: 0 | 1 | 2 | null;
}

/** Where somebody can be put. */
export interface Footing {
  readonly floor: Floor;
  /** Nobody and nothing is there. */
  readonly isFree: (square: Cell) => boolean;
}

/** Who is in the way of whom. */
export interface Skirmish extends Footing {
  /** The direction from one square to another; null for a square and itself. */
  readonly bearing: (from: Cell, to: Cell) => Bearing | null;
  /** Who stands there and could be shoved on; null for nobody. */
  readonly whoIsOn: (square: Cell) => number | null;
}

const PINNED: Retreat = { squares: [], tier: null };

/** The squares of the first tier that has a free one. */
export function retreatOf({ floor, bearing, isFree }: Omit<Skirmish, 'whoIsOn'>, pusher: Cell, pushed: Cell): Retreat {
  const back = bearing(pusher, pushed);
  if (back === null) return PINNED;
  for (const tier of [0, 1, 2] as const) {
    const squares: Cell[] = [];
    for (const eighths of TIERS[tier]) {
      const square = stepFrom(floor, pushed, turned(back, eighths));
      if (square >= 0 && isFree(square)) squares.push(square);
    }
    if (squares.length > 0) return { squares, tier };
  }
  return PINNED;
}

/**
 * The squares behind and beside somebody that are held by one who could be shoved out of the way in turn, or by making
 * others shove on; nobody twice.
 */
export function crowdedSquares(skirmish: Skirmish, pusher: Cell, pushed: Cell, involved: readonly number[]): Cell[] {
  const { floor, bearing, whoIsOn } = skirmish;
  const back = bearing(pusher, pushed);
  if (back === null) return [];
  return TIERS.flat()
    .map((eighths) => stepFrom(floor, pushed, turned(back, eighths)))
    .filter((square) => {
      const blocker = square < 0 ? null : whoIsOn(square);
      return (
        blocker !== null && !involved.includes(blocker) && canYield(skirmish, pushed, square, [...involved, blocker])
      );
    });
}

const canYield = (skirmish: Skirmish, pusher: Cell, pushed: Cell, involved: readonly number[]): boolean =>
  retreatOf(skirmish, pusher, pushed).squares.length > 0 ||
  crowdedSquares(skirmish, pusher, pushed, involved).length > 0;

/**
 * The squares that somebody is moved over, one after the other: as far as it is told which way to go on from each, and
 * until the next one cannot be entered or is not free.
 */
export function forcedWay(
  { floor, isFree }: Footing,
  from: Cell,
  most: number,
  onwards: (at: Cell) => Bearing | null,
): Cell[] {
  const way: Cell[] = [];
  let at = from;
  while (way.length < most) {
    const bearing = onwards(at);
    at = bearing === null ? -1 : stepFrom(floor, at, bearing);
    if (at < 0 || !isFree(at)) break;
    way.push(at);
  }
  return way;
}

/** The free squares a step away from which it is less far. */
export function nearerSquares({ floor, isFree }: Footing, from: Cell, far: (square: Cell) => number): Cell[] {
  const now = far(from);
  return neighboursOf(floor, from).filter((square) => isFree(square) && far(square) < now);
}
