import type { Cell } from '@questhall/grid';
import { type Door, neighboursOf, type Opening, tileAt } from '@questhall/tiles';
import type { Floor, Hero, Table } from '../types/index.ts';
import { expeditionOf } from './entities.ts';
import { isClear } from './squares.ts';

/** Something to explore: the open end of a passage, or a closed door. [explore.one-roll] */
export type Way = Opening | Door;

export const isDoor = (way: Way): way is Door => 'near' in way;

export const exitsOf = ({ openings, doors }: Floor): readonly Way[] => [
  ...openings,
  ...doors.filter(({ isOpen }) => !isOpen),
];

/** Whatever has this number, doors that stand open among them. */
export const findExit = ({ openings, doors }: Floor, id: number): Way | null =>
  openings.find((opening) => opening.id === id) ?? doors.find((door) => door.id === id) ?? null;

/** The squares that touch an exit, on the explored side of it. [explore.hero-at-exit] */
export const squaresAt = (way: Way): readonly Cell[] => (isDoor(way) ? [way.near] : [way.left, way.right]);

/** Behind a door in a passage lies a room; behind everything else a passage. [explore.door-to-room] */
export function leadsToRoom(floor: Floor, way: Way): boolean {
  if (!isDoor(way)) return false;
  const kind = tileAt(floor, way.near)?.kind;
  return kind !== 'small' && kind !== 'big';
}

/** Stairs or a shaft that lead farther down. [explore.sealed-dungeon] */
export function squaresDown({ tiles, shaft }: Floor): readonly Cell[] {
  const stairs = tiles.flatMap(({ kind, cells }) => (kind === 'stairs-down' ? cells : []));
  return shaft === null ? stairs : [...stairs, shaft];
}

/** The squares of the stairs that this floor was entered by. [explore.start-on-stairs] */
export const stairsUp = ({ tiles }: Floor): readonly Cell[] =>
  tiles.find(({ kind }) => kind === 'stairs-up')?.cells ?? [];

/**
 * How a hero can walk outside Encounters: the square before each that it can come to, over allies and round Crystals.
 * [explore.untimed-movement, move.through-allies, move.not-through-crystals]
 */
interface Stroll {
  readonly before: ReadonlyMap<Cell, Cell>;
  readonly steps: ReadonlyMap<Cell, number>;
}

interface Known extends Stroll {
  readonly crystals: readonly Cell[];
}

const strolls = new WeakMap<Floor, Map<Cell, Known>>();

/** Worked out once for a floor and its Crystals: a table asks the same for every square one could walk to. */
function strollFrom(table: Table, from: Cell): Stroll {
  const { floor, crystals } = expeditionOf(table);
  const here = strolls.get(floor) ?? new Map<Cell, Known>();
  const known = here.get(from);
  if (known?.crystals === crystals) return known;
  const found: Known = { ...walked(floor, crystals, from), crystals };
  strolls.set(floor, here.set(from, found));
  return found;
}

function walked(floor: Floor, crystals: readonly Cell[], from: Cell): Stroll {
  const before = new Map<Cell, Cell>();
  const steps = new Map<Cell, number>([[from, 0]]);
  for (const [cell, far] of steps)
    for (const next of neighboursOf(floor, cell)) {
      if (steps.has(next) || crystals.includes(next)) continue;
      steps.set(next, far + 1);
      before.set(next, cell);
    }
  return { before, steps };
}

/** Farther than anybody could walk. */
export const EVERYWHERE = 9999;

/** The free squares that a hero can walk to, the nearest first; no farther than so many steps. */
export function strollSquares(table: Table, { at }: Hero, most: number = EVERYWHERE): readonly Cell[] {
  const out: Cell[] = [];
  for (const [cell, far] of strollFrom(table, at).steps)
    if (far > 0 && far <= most && isClear(table, cell)) out.push(cell);
  return out;
}

/** How far it is to a square; 0 where no way leads, and for where the hero stands. */
export const strollSteps = (table: Table, { at }: Hero, to: Cell): number => strollFrom(table, at).steps.get(to) ?? 0;

/** The squares from one to another, the first left out; none where there is no way. */
export function strollTo(table: Table, { at }: Hero, to: Cell): readonly Cell[] {
  const { before } = strollFrom(table, at);
  if (!before.has(to)) return [];
  const path: Cell[] = [];
  for (let cell = to; cell !== at; cell = before.get(cell) ?? at) path.push(cell);
  return path.reverse();
}

/** Where a hero would stand to explore an exit: where it stands already, or the nearest free square at it. */
export function placeAt(table: Table, hero: Hero, way: Way, most: number = EVERYWHERE): Cell | null {
  const { steps } = strollFrom(table, hero.at);
  let [place, nearest]: [Cell | null, number] = [null, most];
  for (const cell of squaresAt(way)) {
    if (cell === hero.at) return cell;
    const far = steps.get(cell) ?? EVERYWHERE + 1;
    if (far > nearest || (far === nearest && place !== null) || !isClear(table, cell)) continue;
    [place, nearest] = [cell, far];
  }
  return place;
}
