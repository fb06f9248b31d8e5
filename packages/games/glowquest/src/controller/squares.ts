import type { Cell } from '@questhall/grid';
import { distanceBetween, FAR, isNear } from '@questhall/tiles';
import { directionTo } from '../queries/direction.ts';
import { entityOf, isHero, recordOf } from '../queries/entities.ts';
import type { Entity, MonsterInPlay, OpenTable, Question } from '../types/index.ts';
import { heroesBeside } from './prefer.ts';
import { type Chance, prey, safeSquares } from './reach.ts';

type Scores = readonly number[];

/** The square with the highest scores, compared one after the other; the first of equals. */
function best(squares: readonly Cell[], scoresOf: (cell: Cell) => Scores): Cell {
  let chosen = squares[0] ?? -1;
  let high = scoresOf(chosen);
  for (const cell of squares.slice(1)) {
    const scores = scoresOf(cell);
    const at = scores.findIndex((score, i) => score !== high[i]);
    if ((scores[at] ?? 0) > (high[at] ?? 0)) {
      chosen = cell;
      high = scores;
    }
  }
  return chosen;
}

function nearestHero(table: OpenTable, cell: Cell, but: number): number {
  let least = FAR;
  for (const { id, at } of prey(table)) if (id !== but) least = Math.min(least, distanceBetween(table.floor, at, cell));
  return least;
}

/** Archers keep as far off as they can, others take the fewest steps. [ctrl.7-square] */
export function bestSquare(table: OpenTable, monster: MonsterInPlay, { squares }: Chance): Cell {
  const steps = safeSquares(table, monster);
  const isRanged = recordOf(monster).pattern?.kind === 'ranged';
  return best(squares, (cell) => [
    isRanged ? nearestHero(table, cell, -1) : -(steps.get(cell) ?? 0),
    -heroesBeside(table, monster, cell),
    -cell, // smaller y first, then smaller x
  ]);
}

const monstersBeside = (table: OpenTable, cell: Cell, but: Entity): number =>
  table.monsters.filter((one) => one.id !== but.id && isNear(table.floor, cell, one.at)).length;

/** Heroes into Glow and among monsters; its own side never into Glow if it can be helped. [ctrl.10-momentum] */
export function momentumSquare(table: OpenTable, question: Extract<Question, { kind: 'momentum' | 'follow' }>): Cell {
  const moved = entityOf(table, question.kind === 'momentum' ? question.moved : question.who);
  const isGlow = (cell: Cell): number => (table.glow.includes(cell) ? 1 : 0);
  const clockwise = (cell: Cell): number => -(directionTo(moved.at, cell) ?? 0);
  if (!isHero(moved))
    return best(question.squares, (cell) => [-isGlow(cell), monstersBeside(table, cell, moved), clockwise(cell)]);
  return best(question.squares, (cell) => [
    isGlow(cell),
    monstersBeside(table, cell, moved),
    nearestHero(table, cell, moved.id),
    clockwise(cell),
  ]);
}

/** As far as it goes, but no monster is pushed into Glow. [ctrl.slide-push-choice] */
export function farthest(table: OpenTable, { moved, squares }: Extract<Question, { kind: 'forced' }>): Cell {
  const isOwn = !isHero(entityOf(table, moved));
  const allowed = isOwn ? squares.filter((cell) => !table.glow.includes(cell)) : squares;
  return allowed.at(-1) ?? squares[0] ?? -1;
}
