import { type Cell, type Flood, makeFlood, pathTo, roam } from '@questhall/grid';
import { SHEET } from '../dungeon/sheet.ts';
import type { Entity, EntityId, Floor, OpenTable } from '../types/index.ts';
import { enemiesOf, entityAt, isConscious, isHero } from './entities.ts';
import { isNear, neighboursOf, waysOf } from './ground.ts';
import { hasEffect } from './stats.ts';

const reached: Flood = makeFlood(SHEET);
const barred = new Uint8Array(SHEET.size);

/** What the last flood was asked: a table is asked the same for every square that somebody could go to. */
let lastFloor: Floor | null = null;
let lastAsked: readonly number[] = [];

/** Squares that nobody walks through: enemies and Glow; for monsters a fallen hero too. [move.through-allies, glow.no-voluntary-entry] */
function barredTo(table: OpenTable, mover: Entity): Cell[] {
  const cells = table.glow.slice();
  const foes: readonly Entity[] = isHero(mover) ? table.monsters : table.heroes;
  for (const { at } of foes) cells.push(at);
  return cells;
}

/** All that the mover could walk over within so many steps, to be used at once; the square it stands on bars nobody. [move.eight-directions, glow.leave-freely] */
export function walkable(table: OpenTable, mover: Entity, steps: number): Flood {
  const cells = barredTo(table, mover);
  const asked = [mover.at, steps, ...cells];
  if (lastFloor === table.floor && isSame(asked, lastAsked)) return reached;
  lastFloor = table.floor;
  lastAsked = asked;
  for (const cell of cells) barred[cell] = 1;
  roam(SHEET, waysOf(table.floor), barred, mover.at, steps, reached);
  for (const cell of cells) barred[cell] = 0;
  return reached;
}

export function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The squares where a move may end, nearest first. [move.end-free] */
export function destinations(table: OpenTable, mover: Entity, steps: number): Cell[] {
  if (steps <= 0) return [];
  const { order, count } = walkable(table, mover, steps);
  const taken = friendsCells(table, mover);
  const out: Cell[] = [];
  for (let i = 1; i < count; i++) if (!taken.includes(order[i] ?? 0)) out.push(order[i] ?? 0);
  return out;
}

/** Where one may walk through, but not stay: nobody else can stand on a square that is reached. */
function friendsCells({ heroes, monsters }: OpenTable, mover: Entity): Cell[] {
  const side: readonly Entity[] = isHero(mover) ? heroes : monsters;
  return side.map(({ at }) => at);
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

/** Conscious enemies that a step from this square would leave, and that have not been dealt with. [leave.trigger, leave.once-per-enemy, leave.stunned-counts] */
export function leftBehind(table: OpenTable, mover: Entity, from: Cell): EntityId[] {
  const left: EntityId[] = [];
  const foes: readonly Entity[] = isHero(mover) ? table.monsters : table.heroes;
  for (const foe of foes)
    if (isNear(table.floor, from, foe.at) && isConscious(foe) && table.turn?.settled.includes(foe.id) !== true) left.push(foe.id);
  return left;
}

/**
 * The way there that leaves the fewest enemies, and of those the shortest; empty when there is none.
 * Leaving where it stands costs the same whichever way it goes; without enemies, or with a shift, only length counts.
 */
export function wayTo(table: OpenTable, mover: Entity, to: Cell, steps: number, isShift: boolean): Cell[] {
  const flood = walkable(table, mover, steps);
  if ((flood.distance[to] ?? -1) <= 0) return [];
  const shortest = pathTo(flood, to);
  const foes = isShift || table.encounter === null ? [] : newFoes(table, mover);
  const risk = (cell: Cell): number => foes.reduce((sum, { at }) => sum + (isNear(table.floor, cell, at) ? 1 : 0), 0);
  return foes.length > 0 && shortest.slice(0, -1).some((cell) => risk(cell) > 0) ? safestWay(table, mover, to, steps, risk) : shortest;
}

/** Enemies that it does not stand beside yet and has not dealt with. */
function newFoes(table: OpenTable, mover: Entity): Entity[] {
  const settled = table.turn?.settled ?? [];
  return enemiesOf(table, mover).filter(({ id, at }) => !settled.includes(id) && !isNear(table.floor, mover.at, at));
}

interface Leg {
  readonly cell: Cell;
  readonly risk: number;
  readonly before: Leg | null;
}

type Risk = (cell: Cell) => number;

/** Step by step, the least risky way to each square with so many steps; fewer steps win among equals. */
function safestWay(table: OpenTable, mover: Entity, to: Cell, steps: number, riskOf: Risk): Cell[] {
  const closed = new Set(barredTo(table, mover));
  const least = new Map<Cell, number>([[mover.at, 0]]);
  let layer: readonly Leg[] = [{ cell: mover.at, risk: 0, before: null }];
  let best: Leg | null = null;
  for (let step = 0; step < steps; step++) {
    layer = onward(table, layer, closed, least, riskOf);
    const arrived = layer.findLast(({ cell }) => cell === to);
    if (arrived !== undefined && (best === null || arrived.risk < best.risk)) best = arrived;
  }
  const path: Cell[] = [];
  for (let leg: Leg | null = best; leg !== null && leg.before !== null; leg = leg.before) path.unshift(leg.cell);
  return path;
}

/** One step further from each of these, wherever that is less risky than any way there so far. */
function onward(
  table: OpenTable,
  layer: readonly Leg[],
  closed: ReadonlySet<Cell>,
  least: Map<Cell, number>,
  riskOf: Risk,
): readonly Leg[] {
  const next: Leg[] = [];
  for (const leg of layer) {
    const risk = leg.risk + (leg.before === null ? 0 : riskOf(leg.cell));
    for (const cell of neighboursOf(table.floor, leg.cell)) {
      if (closed.has(cell) || risk >= (least.get(cell) ?? Number.POSITIVE_INFINITY)) continue;
      least.set(cell, risk);
      next.push({ cell, risk, before: leg });
    }
  }
  return next;
}
