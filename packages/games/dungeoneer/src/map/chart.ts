import { type Exit, type MapId, mapCardOf, onceFor, SIDES, type Side } from '../content/index.ts';
import { once } from '../once.ts';
import type { Placed } from '../types/table.ts';

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', east: 'west', south: 'north', west: 'east' };
const STEP: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

/** Farther than any map of a few dozen cards comes. */
const REACH = 1 << 12;

/** A cell as a key; where no card can ever lie, one that finds nothing. */
export const cellKey = (x: number, y: number): number =>
  Math.abs(x) < REACH && Math.abs(y) < REACH ? 2 * REACH * x + y : Number.NaN;

export const cellBeside = ({ x, y }: Cell, side: Side): Cell => ({ x: x + STEP[side][0], y: y + STEP[side][1] });

/** A card is turned by half or not at all, so a side of the map is this side of the print. [map.parallel] */
export const printedSide = ({ isTurned }: { isTurned: boolean }, side: Side): Side =>
  isTurned ? OPPOSITE[side] : side;

export const exitOf = (placed: Placed, side: Side): Exit => mapCardOf(placed.card).exits[printedSide(placed, side)];

export const isEntrance = (card: MapId): boolean => mapCardOf(card).kind === 'entrance';

/** A side of the map at which a card has no wall, and where the cell beyond it is. */
interface Door {
  readonly side: Side;
  readonly dx: number;
  readonly dy: number;
}

const DOORS: readonly Door[] = SIDES.map((side) => ({ side, dx: STEP[side][0], dy: STEP[side][1] }));

const doorsPrinted = onceFor((card: MapId): readonly Door[] =>
  DOORS.filter(({ side }) => mapCardOf(card).exits[side].kind !== 'wall'),
);
const doorsTurned = onceFor((card: MapId): readonly Door[] =>
  DOORS.filter(({ side }) => mapCardOf(card).exits[OPPOSITE[side]].kind !== 'wall'),
);

export const doorsOf = ({ card, isTurned }: Placed): readonly Door[] =>
  isTurned ? doorsTurned(card) : doorsPrinted(card);

/** Whether a card opens to whoever comes through that door of another. */
function opensTo(placed: Placed, { dx, dy }: Door): boolean {
  for (const door of doorsOf(placed)) if (door.dx === -dx && door.dy === -dy) return true;
  return false;
}

/** A side by which one can leave a card, and where one comes to. */
export interface Way {
  readonly side: Side;
  readonly to: MapId;
}

/** All that can be read off a map; what is seldom asked for is worked out only then. */
export class Chart {
  readonly placed: readonly Placed[];
  readonly byCell: ReadonlyMap<number, Placed>;
  #byCard: ReadonlyMap<MapId, Placed> | null = null;
  #ways: ReadonlyMap<MapId, readonly Way[]> | null = null;
  #joined: ReadonlyMap<Placed, readonly Placed[]> | null = null;
  readonly #parts = new Map<Placed | null, readonly ReadonlySet<Placed>[]>();

  constructor(placed: readonly Placed[]) {
    const byCell = new Map<number, Placed>();
    for (const card of placed) byCell.set(cellKey(card.x, card.y), card);
    this.placed = placed;
    this.byCell = byCell;
  }

  get byCard(): ReadonlyMap<MapId, Placed> {
    this.#byCard ??= new Map(this.placed.map((one) => [one.card, one]));
    return this.#byCard;
  }

  /** Where a hero comes to from each card. [map.usable-connection] */
  get ways(): ReadonlyMap<MapId, readonly Way[]> {
    this.#ways ??= new Map(this.placed.map((one) => [one.card, this.#waysFrom(one)]));
    return this.#ways;
  }

  /** What every card is joined to. */
  get joined(): ReadonlyMap<Placed, readonly Placed[]> {
    this.#joined ??= new Map(this.placed.map((one) => [one, this.joinedTo(one)]));
    return this.#joined;
  }

  /** The parts between which there is no way: one, but where a card is taken up. */
  partsWithout(taken: Placed | null): readonly ReadonlySet<Placed>[] {
    const known = this.#parts.get(taken);
    if (known !== undefined) return known;
    const parts: ReadonlySet<Placed>[] = [];
    for (const card of this.placed) {
      if (card === taken || parts.some((part) => part.has(card))) continue;
      const part = new Set([card]);
      for (const one of part) for (const other of this.joined.get(one) ?? []) if (other !== taken) part.add(other);
      parts.push(part);
    }
    this.#parts.set(taken, parts);
    return parts;
  }

  /** The cards to which one is joined that lies there or would. */
  joinedTo(laid: Placed): readonly Placed[] {
    const joined: Placed[] = [];
    for (const door of doorsOf(laid)) {
      const to = this.#beyond(laid, door);
      if (to !== null) joined.push(to);
    }
    return joined;
  }

  #waysFrom(from: Placed): readonly Way[] {
    const ways: Way[] = [];
    for (const door of doorsOf(from)) {
      const to = this.#beyond(from, door);
      if (to !== null) ways.push({ side: door.side, to: to.card });
    }
    return ways;
  }

  /** A wall on either side blocks both directions. [map.usable-connection] */
  #beyond({ x, y }: Placed, door: Door): Placed | null {
    const to = this.byCell.get(cellKey(x + door.dx, y + door.dy));
    return to !== undefined && opensTo(to, door) ? to : null;
  }
}

/** The map itself is the key: it is replaced whenever a card is laid or moved. */
export const chartOf: (placed: readonly Placed[]) => Chart = once((placed) => new Chart(placed));

/** The cards to which one would be joined that is not on the map yet. */
export const joinedTo = (placed: readonly Placed[], laid: Placed): readonly MapId[] =>
  chartOf(placed)
    .joinedTo(laid)
    .map(({ card }) => card);

/** Steps to the nearest Entrance. [map.distance] */
export const distancesOn: (placed: readonly Placed[]) => ReadonlyMap<MapId, number> = once((placed) => {
  const { ways } = chartOf(placed);
  const steps = new Map<MapId, number>();
  for (const { card } of placed) if (isEntrance(card)) steps.set(card, 0);
  for (const [card, far] of steps) {
    for (const { to } of ways.get(card) ?? []) if (!steps.has(to)) steps.set(to, far + 1);
  }
  return steps;
});
