import { fixed, type Refusal } from '@questhall/kernel';
import { type MapId, mapCardOf, type SectionName, SIDES } from '../content/index.ts';
import { once } from '../once.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Spot } from '../types/actions.ts';
import type { Placed } from '../types/table.ts';
import { type Cell, type Chart, cellBeside, cellKey, chartOf, doorsOf, isEntrance } from './chart.ts';

const HALF_TURN = 180;
/** As printed before turned. */
const TURNS = [0, HALF_TURN] as const;

const thoughtAt = (card: MapId, { x, y, turn }: Spot): Placed => ({ card, x, y, isTurned: turn === HALF_TURN });

export const placedAt = (card: MapId, spot: Spot): Placed => fixed(thoughtAt(card, spot));

const no = (rule: Rule, facts: Refusal<Rule>['facts'] = {}): Refusal<Rule> => ({ rule, facts });

/** Where a card may be laid: the first of the tests that fails is the answer. [map.legality-order] */
export const judgePlacing = (
  placed: readonly Placed[],
  section: SectionName,
  card: MapId,
  spot: Spot,
  left: number,
): Refusal<Rule> | null => judgeOn(chartOf(placed), null, section, card, spot, left);

/** On a map as it lies, or as if one of its cards had been taken up. */
function judgeOn(
  chart: Chart,
  taken: Placed | null,
  section: SectionName,
  card: MapId,
  spot: Spot,
  left: number,
): Refusal<Rule> | null {
  if (mapCardOf(card).section !== spot.section || spot.section !== section) return no('map.sections-separate');
  if (isTakenOn(chart, taken, spot.x, spot.y)) return no('map.cell-free');
  if (spot.turn !== 0 && spot.turn !== HALF_TURN) return no('map.parallel');
  const laid = thoughtAt(card, spot);
  if (chart.placed.length === (taken === null ? 0 : 1))
    return spot.x === 0 && spot.y === 0 ? null : no('setup.entrance');
  const joined = chart.joinedTo(laid).filter((other) => other !== taken);
  if (joined.length === 0) return no('map.must-connect');
  if (!chart.partsWithout(taken).every((part) => joined.some((other) => part.has(other))))
    return no('map.no-stranding');
  return left > 0 && !isOpenEnded(chart, taken, laid) ? no('map.not-closed') : null;
}

/** Whether a card lies there, but for the one that is taken up. */
function isTakenOn({ byCell }: Chart, taken: Placed | null, x: number, y: number): boolean {
  const there = byCell.get(cellKey(x, y));
  return there !== undefined && there !== taken;
}

/** An exit that is no wall leads to an empty cell from which one comes out of the map. [map.not-closed] */
function isOpenEnded(chart: Chart, taken: Placed | null, laid: Placed): boolean {
  const cards = [laid, ...chart.placed.filter((other) => other !== taken)];
  const box = boxAround(cards, laid);
  const isTaken = (x: number, y: number): boolean => (x === laid.x && y === laid.y) || isTakenOn(chart, taken, x, y);
  const ends: Cell[] = [];
  for (const card of cards)
    for (const { dx, dy } of doorsOf(card)) {
      const end = { x: card.x + dx, y: card.y + dy };
      if (!isWithin(box, end)) return true;
      if (!isTaken(end.x, end.y)) ends.push(end);
    }
  if (ends.length === 0) return false;
  const outside = cellsOutside(isTaken, box);
  return ends.some(({ x, y }) => outside.has(cellKey(x, y)));
}

interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function boxAround(placed: readonly Placed[], laid: Cell): Box {
  let [west, east, south, north] = [laid.x, laid.x, laid.y, laid.y];
  for (const { x, y } of placed) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return { west, east, south, north };
}

const isWithin = ({ west, east, south, north }: Box, { x, y }: Cell): boolean =>
  x >= west && x <= east && y >= south && y <= north;

/** The empty cells of a box that are joined side by side with the ring around it. */
function cellsOutside(isTaken: (x: number, y: number) => boolean, box: Box): ReadonlySet<number> {
  const wider = { west: box.west - 1, east: box.east + 1, south: box.south - 1, north: box.north + 1 };
  const corner = { x: wider.west, y: wider.south };
  const seen = new Set([cellKey(corner.x, corner.y)]);
  const queue: Cell[] = [corner];
  for (const cell of queue)
    for (const side of SIDES) {
      const next = cellBeside(cell, side);
      const key = cellKey(next.x, next.y);
      if (!isWithin(wider, next) || seen.has(key) || isTaken(next.x, next.y)) continue;
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
  return judgeOn(chartOf(placed), lying, section, card, spot, left);
}

export const shifted = (placed: readonly Placed[], card: MapId, spot: Spot): readonly Placed[] =>
  placed.map((other) => (other.card === card ? placedAt(card, spot) : other));
