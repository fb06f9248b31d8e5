import { type Cell, type Flood, makeFlood, roam } from '@questhall/grid';
import { isSame, type Leg, squaresOver } from '@questhall/groundwork';
import { type Ground, groundOf, isNear, neighboursOf, SHEET } from '@questhall/tiles';
import type { Entity, EntityId, Floor, OpenTable } from '../types/index.ts';
import { enemiesOf, entityAt, isConscious, isHero } from './entities.ts';
import { hasEffect } from './stats.ts';

/** Where somebody could walk, and what that depends on. */
interface Walks {
  readonly from: Cell;
  readonly limit: number;
  readonly closed: readonly Cell[];
  /** Its own square, then all others, nearest first. */
  readonly cells: readonly Cell[];
  /** For each of them the square before it on a shortest way. */
  readonly before: readonly Cell[];
}

/** The last that was asked about each ground: a table is asked the same for every square that somebody could go to. */
const lastWalks = new WeakMap<Ground, { walks: Walks }>();

// Filled and wiped again within one question.
const scratch: Flood = makeFlood(SHEET);
const barred = new Uint8Array(SHEET.size);

/**
 * Squares that nobody walks through: enemies and Glow; for monsters a fallen hero too. [move.through-allies,
 * glow.no-voluntary-entry]
 */
function barredTo(table: OpenTable, mover: Entity): Cell[] {
  const cells = table.glow.slice();
  const foes: readonly Entity[] = isHero(mover) ? table.monsters : table.heroes;
  for (const { at } of foes) cells.push(at);
  return cells;
}

/**
 * All that the mover could walk over within so many steps; the square it stands on bars nobody. [move.eight-directions,
 * glow.leave-freely]
 */
function walksOf(table: OpenTable, mover: Entity, limit: number): Walks {
  const ground = groundOf(table.floor);
  const closed = barredTo(table, mover);
  const last = lastWalks.get(ground);
  if (last !== undefined && isStill(last.walks, mover.at, limit, closed)) return last.walks;
  for (const cell of closed) barred[cell] = 1;
  const { order, count, cameFrom } = roam(SHEET, ground.ways, barred, mover.at, limit, scratch);
  for (const cell of closed) barred[cell] = 0;
  const cells: Cell[] = new Array(count);
  const before: Cell[] = new Array(count);
  for (let i = 0; i < count; i++) {
    const cell = order[i] ?? 0;
    cells[i] = cell;
    before[i] = cameFrom[cell] ?? -1;
  }
  const walks: Walks = { from: mover.at, limit, closed, cells, before };
  if (last === undefined) lastWalks.set(ground, { walks });
  else last.walks = walks;
  return walks;
}

const isStill = (walks: Walks, from: Cell, limit: number, closed: readonly Cell[]): boolean =>
  walks.from === from && walks.limit === limit && isSame(walks.closed, closed);

/** How far it is for the mover, if it takes no more than so many steps; 0 where no way leads. */
export const stepsOver = (table: OpenTable, mover: Entity, to: Cell, limit: number): number =>
  shortestWay(walksOf(table, mover, limit), to).length;

/** The squares where a move may end, nearest first. [move.end-free] */
export function destinations(table: OpenTable, mover: Entity, steps: number): Cell[] {
  if (steps <= 0) return [];
  const { cells } = walksOf(table, mover, steps);
  const friends: readonly Entity[] = isHero(mover) ? table.heroes : table.monsters; // nobody else can stand where it comes
  const out: Cell[] = [];
  for (const cell of cells) if (cell !== mover.at && !isOneAt(friends, cell)) out.push(cell);
  return out;
}

function isOneAt(figures: readonly Entity[], cell: Cell): boolean {
  for (const { at } of figures) if (at === cell) return true;
  return false;
}

/** Whether there is anywhere to go: beside the mover, or beyond its allies. */
export function canMove(table: OpenTable, mover: Entity, steps: number): boolean {
  const isFree = (cell: Cell): boolean => entityAt(table, cell) === null && !table.glow.includes(cell);
  return neighboursOf(table.floor, mover.at).some(isFree) || destinations(table, mover, steps).length > 0;
}

/** Why somebody cannot take a step of its own will. [effect.immobile, leave.dodge] */
export function stillness({ turn }: Pick<OpenTable, 'turn'>, mover: Entity): 'effect.immobile' | 'leave.dodge' | null {
  if (hasEffect(mover, 'immobile')) return 'effect.immobile';
  return turn?.who === mover.id && turn.isStuck ? 'leave.dodge' : null;
}

/**
 * Conscious enemies that a step from this square would leave, and that have not been dealt with. [leave.trigger,
 * leave.once-per-enemy, leave.stunned-counts]
 */
export function leftBehind(table: OpenTable, mover: Entity, from: Cell): EntityId[] {
  const left: EntityId[] = [];
  const foes: readonly Entity[] = isHero(mover) ? table.monsters : table.heroes;
  for (const foe of foes)
    if (isNear(table.floor, from, foe.at) && isConscious(foe) && table.turn?.settled.includes(foe.id) !== true)
      left.push(foe.id);
  return left;
}

/**
 * The way there that leaves the fewest enemies, and of those the shortest; empty when there is none.
 * Leaving where it stands costs the same whichever way it goes; without enemies, or with a shift, only length counts.
 */
export function wayTo(table: OpenTable, mover: Entity, to: Cell, steps: number, isShift: boolean): Cell[] {
  const shortest = shortestWay(walksOf(table, mover, steps), to);
  const foes = isShift || table.encounter === null ? [] : newFoes(table, mover);
  const risk = (cell: Cell): number => foes.reduce((sum, { at }) => sum + (isNear(table.floor, cell, at) ? 1 : 0), 0);
  return foes.length > 0 && shortest.slice(0, -1).some((cell) => risk(cell) > 0)
    ? safestWay(table, mover, to, steps, risk)
    : shortest;
}

/** The squares to enter one by one; none when it stands there already or no way leads there. */
function shortestWay({ cells, before }: Walks, to: Cell): Cell[] {
  const path: Cell[] = [];
  for (let at = cells.indexOf(to); at > 0; at = cells.indexOf(before[at] ?? -1)) path.push(cells[at] ?? 0);
  return path.reverse();
}

/** Enemies that it does not stand beside yet and has not dealt with. */
function newFoes(table: OpenTable, mover: Entity): Entity[] {
  const settled = table.turn?.settled ?? [];
  return enemiesOf(table, mover).filter(({ id, at }) => !settled.includes(id) && !isNear(table.floor, mover.at, at));
}

interface Risky extends Leg<Risky> {
  readonly risk: number;
}

type Risk = (cell: Cell) => number;

/** The risk of the least risky way to each square so far; -1 where none leads yet. */
const least = new Int16Array(SHEET.size).fill(-1);

/** Step by step, the least risky way to each square, which is the last one found; fewer steps win among equals. */
function safestWay(table: OpenTable, mover: Entity, to: Cell, steps: number, riskOf: Risk): Cell[] {
  const closed = barredTo(table, mover);
  const start: Risky = { cell: mover.at, risk: 0, before: null };
  const legs: Risky[] = [start];
  for (const cell of closed) barred[cell] = 1;
  least[mover.at] = 0;
  for (let step = 0, from = 0; step < steps; step++) {
    const until = legs.length;
    for (; from < until; from++) goOn(table.floor, legs[from] ?? start, legs, riskOf);
  }
  for (const { cell } of legs) least[cell] = -1;
  for (const cell of closed) barred[cell] = 0;
  return squaresOver(legs.findLast(({ cell }) => cell === to));
}

/** One step further, wherever that is less risky than any way there so far. */
function goOn(floor: Floor, leg: Risky, legs: Risky[], riskOf: Risk): void {
  const risk = leg.risk + (leg.before === null ? 0 : riskOf(leg.cell));
  for (const cell of neighboursOf(floor, leg.cell)) {
    const known = least[cell] ?? -1;
    if (barred[cell] === 1 || (known >= 0 && risk >= known)) continue;
    least[cell] = risk;
    legs.push({ cell, risk, before: leg });
  }
}
