import { fixed, type Refusal } from '@questhall/kernel';
import { type MapId, mapCardOf, type SectionName, SIDES } from '../content/index.ts';
import { once } from '../once.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Spot } from '../types/actions.ts';
import type { Placed } from '../types/table.ts';
import { cellBeside, cellKey, chartOf, exitOf, isEntrance, joinedTo, spread } from './chart.ts';

const HALF_TURN = 180;
/** As printed before turned. */
const TURNS = [0, HALF_TURN] as const;

const thoughtAt = (card: MapId, { x, y, turn }: Spot): Placed => ({ card, x, y, isTurned: turn === HALF_TURN });

export const placedAt = (card: MapId, spot: Spot): Placed => fixed(thoughtAt(card, spot));

const no = (rule: Rule, facts: Refusal<Rule>['facts'] = {}): Refusal<Rule> => ({ rule, facts });

/** Where a card may be laid: the first of the tests that fails is the answer. [map.legality-order] */
export function judgePlacing(
  placed: readonly Placed[],
  section: SectionName,
  card: MapId,
  spot: Spot,
  left: number,
): Refusal<Rule> | null {
  if (mapCardOf(card).section !== spot.section || spot.section !== section) return no('map.sections-separate');
  const { byCell } = chartOf(placed);
  if (byCell.has(cellKey(spot.x, spot.y))) return no('map.cell-free');
  if (spot.turn !== 0 && spot.turn !== HALF_TURN) return no('map.parallel');
  const laid = thoughtAt(card, spot);
  if (placed.length === 0) return spot.x === 0 && spot.y === 0 ? null : no('setup.entrance');
  const joined = joinedTo(placed, laid);
  if (joined.length === 0) return no('map.must-connect');
  if (!partsOf(placed).every((part) => joined.some((other) => part.has(other)))) return no('map.no-stranding');
  return left > 0 && !isOpenEnded(placed, laid) ? no('map.not-closed') : null;
}

/** The parts of a section between which there is no way: one, but where a card was just taken up. */
const partsOf = once((placed: readonly Placed[]): readonly ReadonlyMap<MapId, number>[] => {
  const parts: ReadonlyMap<MapId, number>[] = [];
  for (const { card } of placed)
    if (!parts.some((part) => part.has(card))) parts.push(spread([card], chartOf(placed).ways));
  return parts;
});

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Empty cells that exits lead to which are no walls. */
const frontierOf = once((placed: readonly Placed[]): readonly Cell[] => {
  const { byCell } = chartOf(placed);
  const cells: Cell[] = [];
  for (const card of placed)
    for (const cell of cellsAhead(card)) if (!byCell.has(cellKey(cell.x, cell.y))) cells.push(cell);
  return cells;
});

function cellsAhead(card: Placed): readonly Cell[] {
  const cells: Cell[] = [];
  for (const side of SIDES) if (exitOf(card, side).kind !== 'wall') cells.push(cellBeside(card, side));
  return cells;
}

/** An exit that is no wall leads to an empty cell from which one comes out of the map. [map.not-closed] */
function isOpenEnded(placed: readonly Placed[], laid: Placed): boolean {
  const { byCell } = chartOf(placed);
  const isTaken = (x: number, y: number): boolean => (x === laid.x && y === laid.y) || byCell.has(cellKey(x, y));
  const box = withCell(boxAround(placed), laid);
  const isBeyond = ({ x, y }: Cell): boolean => x < box.west || x > box.east || y < box.south || y > box.north;
  const frontier = frontierOf(placed);
  if (frontier.some(isBeyond)) return true;
  const ends = [...frontier, ...cellsAhead(laid)].filter(({ x, y }) => !isTaken(x, y));
  if (ends.length === 0 || ends.some(isBeyond)) return ends.length > 0;
  const outside = cellsOutside(isTaken, box);
  return ends.some(({ x, y }) => outside.has(cellKey(x, y)));
}

interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

const NOWHERE: Box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };

const withCell = ({ west, east, south, north }: Box, { x, y }: Cell): Box => ({
  west: Math.min(west, x),
  east: Math.max(east, x),
  south: Math.min(south, y),
  north: Math.max(north, y),
});

const boxAround = once((placed: readonly Placed[]): Box => placed.reduce(withCell, NOWHERE));

/** The empty cells of a box that are joined side by side with the ring around it. */
function cellsOutside(isTaken: (x: number, y: number) => boolean, box: Box): ReadonlySet<number> {
  const [west, east, south, north] = [box.west - 1, box.east + 1, box.south - 1, box.north + 1];
  const seen = new Set([cellKey(west, south)]);
  const queue = [{ x: west, y: south }];
  for (const cell of queue)
    for (const side of SIDES) {
      const next = cellBeside(cell, side);
      const isNear = next.x >= west && next.x <= east && next.y >= south && next.y <= north;
      const key = cellKey(next.x, next.y);
      if (!isNear || seen.has(key) || isTaken(next.x, next.y)) continue;
      seen.add(key);
      queue.push(next);
    }
  return seen;
}

/** Every empty cell beside the map, in the order in which an absent player takes the first that fits. */
export const cellsBeside: (placed: readonly Placed[]) => readonly Cell[] = once((placed) => {
  const { byCell } = chartOf(placed);
  if (placed.length === 0) return [{ x: 0, y: 0 }];
  const cells = new Map<number, Cell>();
  for (const card of placed)
    for (const side of SIDES) {
      const cell = cellBeside(card, side);
      const key = cellKey(cell.x, cell.y);
      if (!byCell.has(key)) cells.set(key, cell);
    }
  const far = ({ x, y }: Cell): number => Math.abs(x) + Math.abs(y);
  return [...cells.values()].sort((a, b) => far(a) - far(b) || a.y - b.y || a.x - b.x);
});

/** All the ways to lay a card of this section beside what lies there. */
export function spotsBeside(placed: readonly Placed[], section: SectionName): readonly Spot[] {
  const spots: Spot[] = [];
  for (const { x, y } of cellsBeside(placed)) for (const turn of TURNS) spots.push({ section, x, y, turn });
  return spots;
}

/** Whether a card can be laid anywhere at all. */
export const hasSpot = (placed: readonly Placed[], section: SectionName, card: MapId, left: number): boolean =>
  spotsBeside(placed, section).some((spot) => judgePlacing(placed, section, card, spot, left) === null);

/** One card is taken up and laid elsewhere; an Entrance stays. [fx.shift-what] [fx.shift-legal] */
export function judgeShift(
  placed: readonly Placed[],
  section: SectionName,
  card: MapId,
  spot: Spot,
  left: number,
): Refusal<Rule> | null {
  const lying = chartOf(placed).byCard.get(card);
  if (lying === undefined || isEntrance(card)) return no('fx.shift-what');
  if (spot.x === lying.x && spot.y === lying.y) return no('fx.shift-what');
  if (mapCardOf(card).section !== spot.section) return no('fx.shift-same-section');
  return judgePlacing(takenUp(placed)(lying), section, card, spot, left);
}

/** The map without one of its cards: the same for every place that is thought of for that card. */
const takenUp = once((placed: readonly Placed[]) =>
  once((lying: Placed): readonly Placed[] => placed.filter((other) => other !== lying)),
);

export const shifted = (placed: readonly Placed[], card: MapId, spot: Spot): readonly Placed[] =>
  placed.map((other) => (other.card === card ? placedAt(card, spot) : other));
