import type { Cell } from '@questhall/grid';
import { type Door, neighboursOf, type Opening, SHEET, tileAt } from '@questhall/tiles';
import type { Floor, Hero, Table } from '../types/index.ts';
import { entityAt, expeditionOf } from './entities.ts';
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
 * Every square that a hero can come to outside Encounters, over allies and round Crystals: its own first, the nearest
 * before those farther off. [explore.untimed-movement, move.through-allies, move.not-through-crystals]
 */
interface Stroll {
  readonly crystals: readonly Cell[];
  readonly cells: readonly Cell[];
  /** How many steps it is to each of them, and which one, by its place in the list, is the last before it. */
  readonly steps: readonly number[];
  readonly before: readonly number[];
}

const strolls = new WeakMap<Floor, Map<Cell, Stroll>>();

/** Worked out once for a floor and its Crystals: a table asks the same for every square one could walk to. */
function strollFrom(table: Table, from: Cell): Stroll {
  const { floor, crystals } = expeditionOf(table);
  const here = strolls.get(floor) ?? new Map<Cell, Stroll>();
  const known = here.get(from);
  if (known?.crystals === crystals) return known;
  const found = walked(floor, crystals, from);
  strolls.set(floor, here.set(from, found));
  return found;
}

// Filled and wiped again within one question.
const seen = new Uint8Array(SHEET.size);

function walked(floor: Floor, crystals: readonly Cell[], from: Cell): Stroll {
  const [cells, steps, before] = [[from], [0], [0]];
  for (const cell of crystals) seen[cell] = 1;
  seen[from] = 1;
  for (const [at, cell] of cells.entries())
    for (const next of neighboursOf(floor, cell)) {
      if (seen[next] === 1) continue;
      seen[next] = 1;
      cells.push(next);
      steps.push((steps[at] ?? 0) + 1);
      before.push(at);
    }
  for (const cell of cells) seen[cell] = 0;
  for (const cell of crystals) seen[cell] = 0;
  return { crystals, cells, steps, before };
}

/** Farther than anybody could walk. */
export const EVERYWHERE = 9999;

/** The free squares that a hero can walk to, the nearest first; no farther than so many steps. */
export function strollSquares(table: Table, { at }: Hero, most: number = EVERYWHERE): readonly Cell[] {
  const { cells, steps } = strollFrom(table, at);
  return cells.filter((cell, place) => (steps[place] ?? 0) <= most && entityAt(table, cell) === null);
}

/** How far it is to a square; 0 where no way leads, and for where the hero stands. */
export function strollSteps(table: Table, { at }: Hero, to: Cell): number {
  const { cells, steps } = strollFrom(table, at);
  return steps[cells.indexOf(to)] ?? 0;
}

/** The squares from one to another, the first left out; none where there is no way. */
export function strollTo(table: Table, { at }: Hero, to: Cell): readonly Cell[] {
  const { cells, before } = strollFrom(table, at);
  const path: Cell[] = [];
  for (let place = cells.indexOf(to); place > 0; place = before[place] ?? 0) path.push(cells[place] ?? at);
  return path.reverse();
}

/** Where a hero would stand to explore an exit: where it stands already, or the nearest free square at it. */
export function placeAt(table: Table, hero: Hero, way: Way, most: number = EVERYWHERE): Cell | null {
  const { cells, steps } = strollFrom(table, hero.at);
  let [place, nearest]: [Cell | null, number] = [null, most];
  for (const cell of squaresAt(way)) {
    if (cell === hero.at) return cell;
    const far = steps[cells.indexOf(cell)];
    if (far === undefined || far > nearest || (far === nearest && place !== null) || !isClear(table, cell)) continue;
    [place, nearest] = [cell, far];
  }
  return place;
}
