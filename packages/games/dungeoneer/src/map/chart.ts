import { type Exit, type MapId, mapCardOf, SIDES, type Side } from '../content/index.ts';
import type { Placed } from '../types/table.ts';

export const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', east: 'west', south: 'north', west: 'east' };
const STEP: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

/** A cell as a key. */
export const cellKey = (x: number, y: number): string => `${x},${y}`;

export const cellBeside = ({ x, y }: { x: number; y: number }, side: Side): { x: number; y: number } => ({
  x: x + STEP[side][0],
  y: y + STEP[side][1],
});

/** A card is turned by half or not at all, so a side of the map is this side of the print. [map.parallel] */
export const printedSide = ({ isTurned }: { isTurned: boolean }, side: Side): Side =>
  isTurned ? OPPOSITE[side] : side;

export const exitOf = (placed: Placed, side: Side): Exit => mapCardOf(placed.card).exits[printedSide(placed, side)];

export const isEntrance = (card: MapId): boolean => mapCardOf(card).kind === 'entrance';

/** All that can be read off a map, worked out once for as long as it lies like that. */
export interface Chart {
  readonly byCell: ReadonlyMap<string, Placed>;
  readonly byCard: ReadonlyMap<MapId, Placed>;
  /** Where a hero comes to by each side. [map.usable-connection] */
  readonly ways: ReadonlyMap<MapId, Readonly<Partial<Record<Side, MapId>>>>;
  /** Steps to the nearest Entrance. [map.distance] */
  readonly distances: ReadonlyMap<MapId, number>;
}

const CHARTS = new WeakMap<readonly Placed[], Chart>();

/** The map itself is the key: it is replaced whenever a card is laid or moved. */
export function chartOf(placed: readonly Placed[]): Chart {
  const known = CHARTS.get(placed);
  if (known !== undefined) return known;
  const byCell = new Map(placed.map((card) => [cellKey(card.x, card.y), card]));
  const byCard = new Map(placed.map((card) => [card.card, card]));
  const ways = new Map(placed.map((card) => [card.card, waysFrom(byCell, card)]));
  const chart = { byCell, byCard, ways, distances: measure(placed, ways) };
  CHARTS.set(placed, chart);
  return chart;
}

/** A wall on either side blocks both directions. [map.usable-connection] */
export function waysFrom(byCell: ReadonlyMap<string, Placed>, from: Placed): Partial<Record<Side, MapId>> {
  const ways: Partial<Record<Side, MapId>> = {};
  for (const side of SIDES) {
    if (exitOf(from, side).kind === 'wall') continue;
    const { x, y } = cellBeside(from, side);
    const to = byCell.get(cellKey(x, y));
    if (to !== undefined && exitOf(to, OPPOSITE[side]).kind !== 'wall') ways[side] = to.card;
  }
  return ways;
}

function measure(placed: readonly Placed[], ways: Chart['ways']): ReadonlyMap<MapId, number> {
  return spread(
    placed.flatMap(({ card }) => (isEntrance(card) ? [card] : [])),
    ways,
  );
}

/** Steps from the nearest of some cards to every card that can be walked to. */
export function spread(from: readonly MapId[], ways: Chart['ways']): ReadonlyMap<MapId, number> {
  const steps = new Map<MapId, number>(from.map((card) => [card, 0]));
  for (const [card, far] of steps)
    for (const next of Object.values(ways.get(card) ?? {})) if (!steps.has(next)) steps.set(next, far + 1);
  return steps;
}
