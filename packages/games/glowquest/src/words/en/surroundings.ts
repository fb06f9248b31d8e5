import type { Cell } from '@questhall/grid';
import type { EntityId, View } from '../../types/index.ts';
import { leavingOf, surroundingsOf } from '../telling/surroundings.ts';
import { figureIn, figuresIn } from './figures.ts';
import { list } from './numbers.ts';
import { doorOn } from './places.ts';

/**
 * What is worth knowing about a square before one goes there: in a fight who is near, otherwise what there is to
 * explore.
 */
export function surroundings(view: View, mover: EntityId, at: Cell): string {
  const { doors, isUnknown, enemies, hasGlow } = surroundingsOf(view, mover, at);
  const near = [...enemies.map((id) => figureIn(view, id)), ...(hasGlow ? ['Glow'] : [])];
  return [
    ...doors.map((side) => `at ${doorOn(side)}`),
    ...(isUnknown ? ['into the unknown'] : []),
    ...(near.length === 0 ? [] : [`beside ${list(near)}`]),
  ].join(', ');
}

/** Enemies whose side one would have to leave for any walk at all. [leave.trigger] */
export function leavingText(view: View, mover: EntityId): string {
  const left = leavingOf(view, mover);
  return left.length === 0 ? '' : `leaving ${figuresIn(view, left)}`;
}
