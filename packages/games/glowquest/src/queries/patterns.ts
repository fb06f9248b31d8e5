import { type Cell, turned } from '@questhall/grid';
import { distanceBetween, isNear, stepFrom } from '@questhall/tiles';
import type { Pattern } from '../content/vocabulary.ts';
import type { Attack, Entity, EntityId, OpenTable } from '../types/index.ts';
import { directionTo } from './direction.ts';
import { enemiesOf, entityAt, findEntity } from './entities.ts';

/** Who stands where. */
export type Positions = Pick<OpenTable, 'floor' | 'heroes' | 'monsters'>;

/** The two squares behind the target; -1, where nobody stands, for what a wall cuts off. [geo.behind] */
function squaresBehind({ floor }: Positions, from: Cell, target: Cell): Cell[] {
  const bearing = directionTo(from, target);
  if (bearing === null) return [];
  const first = stepFrom(floor, target, bearing);
  return [first, stepFrom(floor, first, bearing)];
}

/** The squares to the left and right of the target. [geo.left-right] */
function squaresBeside({ floor }: Positions, from: Cell, target: Cell): Cell[] {
  const bearing = directionTo(from, target);
  if (bearing === null) return [];
  return [turned(bearing, -2), turned(bearing, 2)].map((side) => stepFrom(floor, target, side));
}

/**
 * Whom an attack struck, and where it stands; one that died before the damage, where it died. [pattern.after-momentum]
 */
export type Struck = Pick<Entity, 'id' | 'at'>;

export function struckBy(table: OpenTable, { target, diedAt }: Pick<Attack, 'target' | 'diedAt'>): Struck | null {
  return findEntity(table, target) ?? (diedAt === null ? null : { id: target, at: diedAt });
}

/**
 * Everyone on the squares of a pattern, friend or foe; Cleave and Bounce name their own. [pattern.mandatory-squares]
 */
export function coveredBy(table: Positions, attacker: Entity, target: Struck, pattern: Pattern): EntityId[] {
  switch (pattern.kind) {
    case 'line':
      return standingOn(table, squaresBehind(table, attacker.at, target.at));
    case 'sweep':
      return standingOn(table, squaresBeside(table, attacker.at, target.at));
    case 'radius':
      return [...table.heroes, ...table.monsters]
        .filter((one) => one.id !== target.id && distanceBetween(table.floor, target.at, one.at) <= pattern.n)
        .map(({ id }) => id);
    default:
      return [];
  }
}

const standingOn = (table: Positions, squares: readonly Cell[]): EntityId[] =>
  squares.flatMap((cell) => {
    const one = entityAt(table, cell);
    return one === null ? [] : [one.id];
  });

/** Enemies that a Cleave or a Bounce may name. */
export function victimsOf(table: Positions, attacker: Entity, target: Struck, { kind, n }: Pattern): EntityId[] {
  const isVictim = ({ id, at }: Entity): boolean => {
    if (id === target.id) return false;
    return kind === 'cleave' ? isNear(table.floor, attacker.at, at) : distanceBetween(table.floor, target.at, at) <= n;
  };
  return enemiesOf(table, attacker)
    .filter(isVictim)
    .map(({ id }) => id);
}
