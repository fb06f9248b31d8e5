import { bearingTo, type Cell, turned } from '@questhall/grid';
import type { Pattern } from '../content/vocabulary.ts';
import { SHEET } from '../dungeon/sheet.ts';
import type { Entity, EntityId, OpenTable } from '../types/index.ts';
import { enemiesOf, entityAt } from './entities.ts';
import { distanceBetween, isNear, stepFrom } from './ground.ts';

/** The two squares behind the target; a wall cuts off the rest. [geo.behind, pattern.line] */
function squaresBehind({ floor }: OpenTable, from: Cell, target: Cell): Cell[] {
  const bearing = bearingTo(SHEET, from, target);
  if (bearing === null) return [];
  const first = stepFrom(floor, target, bearing);
  if (first < 0) return [];
  const second = stepFrom(floor, first, bearing);
  return second < 0 ? [first] : [first, second];
}

/** The squares to the left and right of the target. [geo.left-right, pattern.sweep] */
function squaresBeside({ floor }: OpenTable, from: Cell, target: Cell): Cell[] {
  const bearing = bearingTo(SHEET, from, target);
  if (bearing === null) return [];
  return [turned(bearing, -2), turned(bearing, 2)].map((side) => stepFrom(floor, target, side)).filter((cell) => cell >= 0);
}

/** Everyone on the squares of a pattern, friend or foe; Cleave and Bounce name their own. [pattern.mandatory-squares] */
export function coveredBy(table: OpenTable, attacker: Entity, target: Entity, pattern: Pattern): EntityId[] {
  switch (pattern.kind) {
    case 'line':
      return standingOn(table, squaresBehind(table, attacker.at, target.at));
    case 'sweep':
      return standingOn(table, squaresBeside(table, attacker.at, target.at));
    case 'radius':
      return [...table.heroes, ...table.monsters]
        .filter((one) => one.id !== target.id && distanceBetween(table.floor, target.at, one.at) <= pattern.n) // [pattern.radius]
        .map(({ id }) => id);
    default:
      return [];
  }
}

const standingOn = (table: OpenTable, squares: readonly Cell[]): EntityId[] =>
  squares.flatMap((cell) => {
    const one = entityAt(table, cell);
    return one === null ? [] : [one.id];
  });

/** Enemies that a Cleave or a Bounce may name. [pattern.cleave, pattern.bounce] */
export function victimsOf(table: OpenTable, attacker: Entity, target: Entity, { kind, n }: Pattern): EntityId[] {
  const isVictim = ({ id, at }: Entity): boolean => {
    if (id === target.id) return false;
    return kind === 'cleave' ? isNear(table.floor, attacker.at, at) : distanceBetween(table.floor, target.at, at) <= n;
  };
  return enemiesOf(table, attacker)
    .filter(isVictim)
    .map(({ id }) => id);
}
