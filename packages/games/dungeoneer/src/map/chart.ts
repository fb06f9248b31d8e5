import { type Exit, type MapId, mapCardOf, SIDES, type Side } from '../content/index.ts';
import { once } from '../once.ts';
import type { Placed } from '../types/table.ts';

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

export const cellBeside = ({ x, y }: { x: number; y: number }, side: Side): { x: number; y: number } => ({
  x: x + STEP[side][0],
  y: y + STEP[side][1],
});

const keyBeside = ({ x, y }: { x: number; y: number }, side: Side): number =>
  cellKey(x + STEP[side][0], y + STEP[side][1]);

/** A card is turned by half or not at all, so a side of the map is this side of the print. [map.parallel] */
export const printedSide = ({ isTurned }: { isTurned: boolean }, side: Side): Side =>
  isTurned ? OPPOSITE[side] : side;

export const exitOf = (placed: Placed, side: Side): Exit => mapCardOf(placed.card).exits[printedSide(placed, side)];

export const isEntrance = (card: MapId): boolean => mapCardOf(card).kind === 'entrance';

/** All that can be read off a map, worked out once for as long as it lies like that. */
export interface Chart {
  readonly byCell: ReadonlyMap<number, Placed>;
  readonly byCard: ReadonlyMap<MapId, Placed>;
  /** Where a hero comes to by each side. [map.usable-connection] */
  readonly ways: ReadonlyMap<MapId, Readonly<Partial<Record<Side, MapId>>>>;
}

/** The map itself is the key: it is replaced whenever a card is laid or moved. */
export const chartOf: (placed: readonly Placed[]) => Chart = once((placed) => {
  const byCell = new Map<number, Placed>();
  const byCard = new Map<MapId, Placed>();
  for (const card of placed) {
    byCell.set(cellKey(card.x, card.y), card);
    byCard.set(card.card, card);
  }
  const ways = new Map<MapId, Partial<Record<Side, MapId>>>();
  for (const card of placed) ways.set(card.card, waysFrom(byCell, card));
  return { byCell, byCard, ways };
});

/** A wall on either side blocks both directions. [map.usable-connection] */
function waysFrom(byCell: ReadonlyMap<number, Placed>, from: Placed): Partial<Record<Side, MapId>> {
  const ways: Partial<Record<Side, MapId>> = {};
  for (const side of SIDES) {
    const to = wayTo(byCell, from, side);
    if (to !== null) ways[side] = to.card;
  }
  return ways;
}

function wayTo(byCell: ReadonlyMap<number, Placed>, from: Placed, side: Side): Placed | null {
  if (exitOf(from, side).kind === 'wall') return null;
  const to = byCell.get(keyBeside(from, side));
  return to === undefined || exitOf(to, OPPOSITE[side]).kind === 'wall' ? null : to;
}

/** The cards to which one would be joined that is not on the map yet. */
export function joinedTo(placed: readonly Placed[], laid: Placed): readonly MapId[] {
  const { byCell } = chartOf(placed);
  const joined: MapId[] = [];
  for (const side of SIDES) {
    const to = wayTo(byCell, laid, side);
    if (to !== null) joined.push(to.card);
  }
  return joined;
}

/** Steps to the nearest Entrance. [map.distance] */
export const distancesOn: (placed: readonly Placed[]) => ReadonlyMap<MapId, number> = once((placed) =>
  spread(
    placed.flatMap(({ card }) => (isEntrance(card) ? [card] : [])),
    chartOf(placed).ways,
  ),
);

/** Steps from the nearest of some cards to every card that can be walked to. */
export function spread(from: readonly MapId[], ways: Chart['ways']): ReadonlyMap<MapId, number> {
  const steps = new Map<MapId, number>();
  for (const card of from) steps.set(card, 0);
  for (const [card, far] of steps) {
    const next = ways.get(card);
    if (next === undefined) continue;
    for (const side of SIDES) {
      const to = next[side];
      if (to !== undefined && !steps.has(to)) steps.set(to, far + 1);
    }
  }
  return steps;
}
