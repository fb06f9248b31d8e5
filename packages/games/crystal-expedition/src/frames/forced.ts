import type { Cell } from '@questhall/grid';
import { enemiesNear } from '../queries/entities.ts';
import { forcedSquares } from '../queries/forced.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Entity, Event } from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';

type MovedHow = Extract<Event, { type: 'moved' }>['how'];

/** Somebody is put onto another square, in whatever way: no Escape Check is made. */
export function moveTo(moved: Entity, to: Cell, how: MovedHow, rule: Rule, tell: Speaker): void {
  const from = moved.at;
  if (to === from) return;
  moved.at = to;
  tell.all(rule, { type: 'moved', who: moved.id, from, to, how });
}

/** Square by square, until something is in the way. [effect.forced-movement] */
export function force(
  { table }: Draft,
  user: Entity,
  moved: Entity,
  how: 'push' | 'pull',
  squares: number,
  tell: Speaker,
): void {
  const to = forcedSquares(table, user, moved, how, squares).at(-1);
  if (to === undefined) return;
  const isHeld = enemiesNear(table, moved, moved.at).some(({ id }) => id !== user.id);
  moveTo(moved, to, how, isHeld ? 'escape.not-for-forced-movement' : 'effect.forced-movement', tell);
}

/** Two change places. */
export function exchange(one: Entity, other: Entity, rule: Rule, tell: Speaker): void {
  const from = one.at;
  moveTo(one, other.at, 'swap', rule, tell);
  moveTo(other, from, 'swap', rule, tell);
}
