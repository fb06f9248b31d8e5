import { fixed, type Refusal } from '@questhall/kernel';
import { type MapId, mapCardOf, type SectionName, SIDES } from '../content/index.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Spot } from '../types/actions.ts';
import type { Placed } from '../types/table.ts';
import { cellBeside, cellKey, chartOf, exitOf, isEntrance, spread, waysFrom } from './chart.ts';

const HALF_TURN = 180;

export const placedAt = (card: MapId, { x, y, turn }: Spot): Placed =>
  fixed({ card, x, y, isTurned: turn === HALF_TURN });

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
  if (placed.length === 0 && (spot.x !== 0 || spot.y !== 0)) return no('setup.entrance');
  const laid = placedAt(card, spot);
  if (placed.length === 0) return spot.x === 0 && spot.y === 0 ? null : no('setup.entrance');
  if (!isJoined(byCell, laid)) return no('map.must-connect');
  // What is whole stays so when a card is joined to it; only a card that was taken up can leave two halves behind.
  if (!isWhole(placed) && !isWhole([...placed, laid])) return no('map.no-stranding');
  return left > 0 && !isOpenEnded(placed, laid) ? no('map.not-closed') : null;
}

const isJoined = (byCell: ReadonlyMap<string, Placed>, laid: Placed): boolean =>
  Object.keys(waysFrom(byCell, laid)).length > 0;

/** Every card reaches every Entrance. [map.no-stranding] */
export function isWhole(placed: readonly Placed[]): boolean {
  const { ways, byCard } = chartOf(placed);
  const entrance = placed.find(({ card }) => isEntrance(card));
  return entrance === undefined || spread([entrance.card], ways).size === byCard.size;
}

/** An exit that is no wall leads to an empty cell from which one comes out of the map. [map.not-closed] */
export function isOpenEnded(placed: readonly Placed[], laid: Placed): boolean {
  const { byCell } = chartOf(placed);
  const all = [...placed, laid];
  const isTaken = (x: number, y: number): boolean => (x === laid.x && y === laid.y) || byCell.has(cellKey(x, y));
  const box = boxAround(all);
  let outside: ReadonlySet<string> | null = null;
  for (const card of all)
    for (const side of SIDES) {
      if (exitOf(card, side).kind === 'wall') continue;
      const { x, y } = cellBeside(card, side);
      if (isTaken(x, y)) continue;
      if (x < box.west || x > box.east || y < box.south || y > box.north) return true;
      outside ??= cellsOutside(isTaken, box);
      if (outside.has(cellKey(x, y))) return true;
    }
  return false;
}

interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function boxAround(placed: readonly Placed[]): Box {
  const xs = placed.map(({ x }) => x);
  const ys = placed.map(({ y }) => y);
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}

/** The empty cells of a box that are joined side by side with the ring around it. */
function cellsOutside(
  isTaken: (x: number, y: number) => boolean,
  { west, east, south, north }: Box,
): ReadonlySet<string> {
  const corner = { x: west - 1, y: south - 1 };
  const seen = new Set([cellKey(corner.x, corner.y)]);
  const queue = [corner];
  for (const cell of queue)
    for (const side of SIDES) {
      const next = cellBeside(cell, side);
      const isNear = next.x >= west - 1 && next.x <= east + 1 && next.y >= south - 1 && next.y <= north + 1;
      const key = cellKey(next.x, next.y);
      if (!isNear || seen.has(key) || isTaken(next.x, next.y)) continue;
      seen.add(key);
      queue.push(next);
    }
  return seen;
}

/** Every empty cell beside the map, in the order in which an absent player takes the first that fits. */
export function cellsBeside(placed: readonly Placed[]): readonly { readonly x: number; readonly y: number }[] {
  const { byCell } = chartOf(placed);
  if (placed.length === 0) return [{ x: 0, y: 0 }];
  const cells = new Map<string, { x: number; y: number }>();
  for (const card of placed)
    for (const side of SIDES) {
      const cell = cellBeside(card, side);
      const key = cellKey(cell.x, cell.y);
      if (!byCell.has(key)) cells.set(key, cell);
    }
  const far = ({ x, y }: { x: number; y: number }): number => Math.abs(x) + Math.abs(y);
  return [...cells.values()].sort((a, b) => far(a) - far(b) || a.y - b.y || a.x - b.x);
}

/** All the ways to lay a card of this section beside what lies there: as printed before turned. */
export const spotsBeside = (placed: readonly Placed[], section: SectionName): readonly Spot[] =>
  cellsBeside(placed).flatMap(({ x, y }) => [0, HALF_TURN].map((turn) => ({ section, x, y, turn })));

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
  return judgePlacing(
    placed.filter((other) => other !== lying),
    section,
    card,
    spot,
    left,
  );
}

export const shifted = (placed: readonly Placed[], card: MapId, spot: Spot): readonly Placed[] =>
  placed.map((other) => (other.card === card ? placedAt(card, spot) : other));
