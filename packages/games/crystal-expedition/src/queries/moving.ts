import type { Bearing, Cell } from '@questhall/grid';
import { isSame } from '@questhall/groundwork';
import { cellsOf, isInSight, kingSteps, SHEET, stepFrom } from '@questhall/tiles';
import type { Rule } from '../rulebook/index.ts';
import type { Entity, Floor, Table } from '../types/index.ts';
import { expeditionOf, isHero } from './entities.ts';
import { hasEffect, hasTrait, speedOf } from './stats.ts';

/** What fills a square, as somebody who moves sees it. */
export const FREE = 0;
const ALLY = 1;
export const ENEMY = 2;
export const CRYSTAL = 3;

/** Who moves, how far, and what it may do on the way. */
export interface Gait {
  readonly from: Cell;
  readonly left: number;
  /** It may cross the squares of enemies as it likes. */
  readonly crosses: boolean;
  /** It may go between an enemy's legs, once. [race.halfling-between-legs] */
  readonly slips: boolean;
}

/** By rows, and within a row from west to east: of equal ways the first that is found this way counts. [ai.options] */
export const BY_ROWS: readonly Bearing[] = [7, 0, 1, 6, 2, 5, 4, 3];

// Filled and wiped again within one question.
const filled = new Uint8Array(SHEET.size);
const seen = new Uint8Array(2 * SHEET.size);

/** Marks every square that somebody or something fills, for as long as the question is answered. */
export function withSquares<X>(table: Table, mover: Entity, answer: (filled: Readonly<Uint8Array>) => X): X {
  const { monsters, crystals } = expeditionOf(table);
  const isOurs = isHero(mover);
  for (const hero of table.party) filled[hero.at] = isOurs ? ALLY : ENEMY;
  for (const monster of monsters) filled[monster.at] = isOurs ? ENEMY : ALLY;
  for (const cell of crystals) filled[cell] = CRYSTAL;
  filled[mover.at] = FREE;
  const found = answer(filled);
  for (const hero of table.party) filled[hero.at] = FREE;
  for (const monster of monsters) filled[monster.at] = FREE;
  for (const cell of crystals) filled[cell] = FREE;
  return found;
}

/**
 * Whether a step into a square that is filled like this is allowed to somebody who has slipped already or not.
 * [move.through-allies, move.not-through-enemies, move.not-through-crystals]
 */
export function mayEnter({ crosses, slips }: Gait, fill: number, hasSlipped: boolean): boolean {
  if (fill === ENEMY) return crosses || (slips && !hasSlipped);
  return fill !== CRYSTAL;
}

/** Squares found so far: those before slipping through by their own numbers, those beyond by higher ones. */
interface Spread {
  readonly floor: Floor;
  readonly gait: Gait;
  readonly around: Readonly<Uint8Array>;
  readonly states: number[];
  readonly out: Cell[];
}

const BEYOND = SHEET.size;

/** The free squares that can be reached, nearest first; the own one is not among them. [move.never-end-occupied] */
export function squaresFrom(table: Table, mover: Entity, gait: Gait): Cell[] {
  const { floor } = expeditionOf(table);
  return withSquares(table, mover, (around) => {
    const spread: Spread = { floor, gait, around, states: [gait.from], out: [] };
    const { states, out } = spread;
    seen[gait.from] = 1;
    for (let steps = 0, from = 0; steps < gait.left; steps++)
      for (const until = states.length; from < until; from++) goOn(spread, states[from] ?? 0);
    for (const state of states) seen[state] = 0;
    return out;
  });
}

/** To all squares beside this one that nothing has come to yet. */
function goOn({ floor, gait, around, states, out }: Spread, state: number): void {
  const hasSlipped = state >= BEYOND;
  for (const bearing of BY_ROWS) {
    const cell = stepFrom(floor, hasSlipped ? state - BEYOND : state, bearing);
    const fill = around[cell] ?? CRYSTAL; // beyond a wall there is nothing
    if (!mayEnter(gait, fill, hasSlipped)) continue;
    const next = hasSlipped || (fill === ENEMY && !gait.crosses) ? cell + BEYOND : cell;
    if (seen[next] === 1) continue;
    if (fill === FREE && seen[cell] === 0 && seen[cell + BEYOND] === 0) out.push(cell);
    seen[next] = 1;
    states.push(next);
  }
}

/** The Move of this Turn, as far as it has come; somebody whose Turn it is not has one before it. */
export function gaitOf(table: Table, mover: Entity): Gait {
  const { turn } = expeditionOf(table);
  const now = turn?.who === mover.id ? turn : null;
  return {
    from: mover.at,
    left: now?.isMoveOver === true ? 0 : (now?.left ?? speedOf(table, mover)),
    crosses: hasTrait(table, mover, 'crosses-enemies'),
    slips: hasTrait(table, mover, 'between-legs') && now?.hasSlipped !== true,
  };
}

/** What the squares that were found last depend on: a table is asked the same for every square one could go to. */
interface Found {
  readonly key: readonly unknown[];
  readonly squares: readonly Cell[];
}

let last: Found | null = null;

function keyOf(table: Table, { from, left, crosses, slips }: Gait): unknown[] {
  const { floor, monsters, crystals } = expeditionOf(table);
  const key: unknown[] = [floor, crystals, from, left, crosses, slips, table.party.length];
  for (const { at } of table.party) key.push(at);
  for (const { at } of monsters) key.push(at);
  return key;
}

/** Where the Move may take somebody, nearest first. [move.up-to-speed, move.any-direction] */
export function destinations(table: Table, mover: Entity): readonly Cell[] {
  const gait = gaitOf(table, mover);
  if (gait.left === 0) return [];
  const key = keyOf(table, gait);
  if (last !== null && isSame(last.key, key)) return last.squares;
  last = { key, squares: squaresFrom(table, mover, gait) };
  return last.squares;
}

/** Where a Dodge may take somebody; staying is always possible. [dodge.obeys-occupancy, dodge.immobile-forbids] */
export function dodgeSquares(table: Table, mover: Entity, n: number, isThrough = false): Cell[] {
  if (hasEffect(mover, 'immobile')) return [mover.at];
  const crosses = isThrough || hasTrait(table, mover, 'crosses-enemies');
  return [mover.at, ...squaresFrom(table, mover, { from: mover.at, left: n, crosses, slips: false })];
}

/** Free explored squares in sight, and the own one. [teleport.definition, effect.stun-immobile] */
export function teleportSquares(table: Table, mover: Entity, n: number): Cell[] {
  if (hasEffect(mover, 'immobile')) return [mover.at];
  const { floor } = expeditionOf(table);
  return withSquares(table, mover, (around) =>
    cellsOf(floor).filter(
      (cell) => around[cell] === FREE && kingSteps(mover.at, cell) <= n && isInSight(floor, mover.at, cell),
    ),
  );
}

/** Why somebody cannot take another step of its Move, whichever way. */
export function whyNotMove(table: Table, mover: Entity): Rule | null {
  const { turn } = expeditionOf(table);
  if (hasEffect(mover, 'immobile')) return 'dodge.immobile-forbids';
  if (turn === null || turn.who !== mover.id || !turn.isMoveOver) return null;
  if (turn.hasAttacked) return 'turn.move-then-attack';
  return (turn.left ?? 0) > 0 ? 'escape.fail-ends-move' : 'turn.one-move-one-attack';
}
