import type { Cell } from '@questhall/grid';
import { doorsAt, isNear, openingAt } from '@questhall/tiles';
import { enemiesNear, entityOf } from '../../queries/entities.ts';
import { leftBehind } from '../../queries/moving.ts';
import type { EntityId, View } from '../../types/index.ts';
import { doorWay, type Side } from './places.ts';

/** What is worth knowing about a square before one goes there. */
export interface Surroundings {
  /** Outside a fight: closed doors, by their sides, and whether the dark begins there. */
  readonly doors: readonly Side[];
  readonly isUnknown: boolean;
  /** In a fight: who is near, and whether there is Glow to use. */
  readonly enemies: readonly EntityId[];
  readonly hasGlow: boolean;
}

export function surroundingsOf(view: View, mover: EntityId, at: Cell): Surroundings {
  const { floor, encounter, glow, heroes } = view;
  if (encounter === null) {
    const doors = doorsAt(floor, at).filter(({ isOpen }) => !isOpen);
    return { doors: doors.map(doorWay), isUnknown: openingAt(floor, at) !== null, enemies: [], hasGlow: false };
  }
  const enemies = enemiesNear(view, entityOf(view, mover), at).map(({ id }) => id);
  const hasGlow = mover < heroes.length && glow.some((cell) => isNear(floor, at, cell));
  return { doors: [], isUnknown: false, enemies, hasGlow };
}

/** Enemies whose side one would have to leave for any walk at all. [leave.trigger] */
export function leavingOf(view: View, mover: EntityId): readonly EntityId[] {
  if (view.encounter === null || view.turn?.stroll?.isShift === true) return [];
  const entity = entityOf(view, mover);
  return leftBehind(view, entity, entity.at);
}

/** Whom somebody who has just walked there has come up to; nobody when that is no longer where it stands. */
export function reachedBy(view: View, mover: EntityId, at: Cell | undefined): readonly EntityId[] {
  const entity = [...view.heroes, ...view.monsters].find(({ id }) => id === mover);
  if (entity === undefined || entity.at !== at || view.encounter === null) return [];
  return enemiesNear(view, entity, at).map(({ id }) => id);
}
