import type { Cell } from '@questhall/grid';
import { isSame, type Leg, squaresOver } from '@questhall/groundwork';
import { isNear, stepFrom } from '@questhall/tiles';
import type { Entity, Table } from '../types/index.ts';
import { enemiesOf, expeditionOf } from './entities.ts';
import { escapeBonus, escapeChance, isFirstStepFree } from './escaping.ts';
import { BY_ROWS, CRYSTAL, ENEMY, FREE, type Gait, gaitOf, mayEnter, withSquares } from './moving.ts';
import { effectOf, grabOf } from './stats.ts';

/** A way to a square, by its last step. Of several ways to one square the best is the one that counts. [ai.options] */
export interface Way extends Leg<Way> {
  readonly steps: number;
  /** That all Escape Checks on it succeed. */
  readonly chance: number;
  /** Enemies escaped by then, one bit each by their place in the list, and one for a check that was made. */
  readonly escaped: number;
  readonly hasSlipped: boolean;
}

/** Everything that stays the same while ways are looked for. */
interface Search {
  readonly table: Table;
  readonly mover: Entity;
  readonly gait: Gait;
  readonly enemies: readonly Entity[];
  readonly isFirstFree: boolean;
  readonly hobbled: number;
}

const CHECKED = 1 << 30;

function searchFor(table: Table, mover: Entity): Search {
  return {
    table,
    mover,
    gait: gaitOf(table, mover),
    enemies: enemiesOf(table, mover),
    isFirstFree: isFirstStepFree(table, mover),
    hobbled: effectOf(mover, 'hobbled'),
  };
}

function escapedSoFar({ table, mover, enemies }: Search): number {
  const { turn } = expeditionOf(table);
  if (turn === null || turn.who !== mover.id) return 0;
  return enemies.reduce((bits, { id }, at) => (turn.escaped.includes(id) ? bits | (1 << at) : bits), 0);
}

/**
 * The best way to every square that can be reached, by the chance to get there, then by steps, then by rows and columns
 * of its squares; the own square first. Ways are found in the order of their squares, so of equals the first is kept.
 */
export function bestWays(table: Table, mover: Entity): ReadonlyMap<Cell, Way> {
  const key = keyOf(table, mover);
  if (last === null || !isSame(last.key, key)) last = { key, ways: findWays(table, mover) };
  return last.ways;
}

/** What was found last: whoever has thought of a way takes it next. */
let last: { readonly key: readonly unknown[]; readonly ways: ReadonlyMap<Cell, Way> } | null = null;

/** Everything that ways depend on; what is replaced and never written stands for all that is in it. */
function keyOf(table: Table, mover: Entity): unknown[] {
  const { floor, crystals, boosts, monsters, turn } = expeditionOf(table);
  const { left } = gaitOf(table, mover);
  const now = turn?.who === mover.id ? turn : null;
  const key: unknown[] = [table.house, floor, crystals, boosts, mover.id, mover.effects, left];
  key.push(now?.escaped, now?.steps, now?.hasSlipped, table.party.length);
  for (const { at, hitpoints, build } of table.party) key.push(at, hitpoints > 0, build);
  for (const { id, at } of monsters) key.push(id, at);
  return key;
}

function findWays(table: Table, mover: Entity): ReadonlyMap<Cell, Way> {
  const search = searchFor(table, mover);
  const start: Way = {
    cell: mover.at,
    steps: 0,
    chance: 1,
    before: null,
    escaped: escapedSoFar(search),
    hasSlipped: false,
  };
  return withSquares(table, mover, (around) => {
    const atlas: Atlas = { best: new Map([[mover.at, start]]), known: new Map([[mover.at, [start]]]), found: [start] };
    const { found } = atlas;
    for (let steps = 0, from = 0; steps < search.gait.left; steps++)
      for (const until = found.length; from < until; from++) goOn(search, atlas, found[from] ?? start, around);
    return atlas.best;
  });
}

/** What has been found: the best way to each free square, and all ways that may still lead to a better one. */
interface Atlas {
  readonly best: Map<Cell, Way>;
  readonly known: Map<Cell, Way[]>;
  /** All of them, in the order in which they were found. */
  readonly found: Way[];
}

/**
 * One step further, as far as it may be worth it. Neither into an enemy's square nor out of it does anybody who slips
 * need a check.
 */
function goOn(search: Search, atlas: Atlas, way: Way, around: Readonly<Uint8Array>): void {
  const { gait, isFirstFree } = search;
  const { floor } = expeditionOf(search.table);
  const isOut = (!gait.crosses && around[way.cell] === ENEMY) || (isFirstFree && way.steps === 0);
  const leaving = isOut ? way : checked(search, way);
  for (const bearing of BY_ROWS) {
    const cell = stepFrom(floor, way.cell, bearing);
    const fill = around[cell] ?? CRYSTAL; // beyond a wall there is nothing
    if (!mayEnter(gait, fill, way.hasSlipped)) continue;
    const isIn = !gait.crosses && fill === ENEMY;
    const { chance, escaped } = isIn ? way : leaving;
    note(atlas, { cell, steps: way.steps + 1, chance, before: way, escaped, hasSlipped: way.hasSlipped || isIn }, fill);
  }
}

function note({ best, known, found }: Atlas, way: Way, fill: number): void {
  const { cell, chance } = way;
  const others = known.get(cell);
  if (others === undefined) known.set(cell, [way]);
  else if (others.some((other) => isAsGood(other, way))) return;
  else others.push(way);
  found.push(way);
  if (fill === FREE && chance > (best.get(cell)?.chance ?? -1) + EQUAL) best.set(cell, way);
}

/** Chances that differ by less are the same. [ai.value] */
const EQUAL = 0.000001;

/** Whatever comes after, the first of the two is no worse, and it was found first. */
const isAsGood = (first: Way, second: Way): boolean =>
  first.chance + EQUAL > second.chance &&
  (first.escaped & second.escaped) === second.escaped &&
  (!first.hasSlipped || second.hasSlipped);

/** The check that leaving the square calls for. [escape.one-roll-highest-grab, escape.once-per-enemy-per-move] */
function checked({ table, mover, enemies, hobbled }: Search, way: Way): Pick<Way, 'chance' | 'escaped'> {
  const { floor } = expeditionOf(table);
  let near = 0;
  let grab = 0;
  for (const [at, enemy] of enemies.entries()) {
    if (!isNear(floor, way.cell, enemy.at)) continue;
    near |= 1 << at;
    const isHolding = table.house.escapeEveryStep || (way.escaped & (1 << at)) === 0;
    if (isHolding) grab = Math.max(grab, grabOf(table, enemy));
  }
  const isCalled = table.house.escapeEveryStep ? near !== 0 : (near & ~way.escaped) !== 0;
  if (!isCalled) return way;
  const less = (way.escaped & CHECKED) === 0 ? hobbled : 0;
  const chance = way.chance * escapeChance(grab - escapeBonus(table, mover, way.cell) + less);
  return { chance, escaped: way.escaped | near | CHECKED };
}

/** The best way there. */
export const pathTo = (table: Table, mover: Entity, to: Cell): Cell[] => squaresOver(bestWays(table, mover).get(to));
