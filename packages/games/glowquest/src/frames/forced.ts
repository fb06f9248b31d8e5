import type { Cell } from '@questhall/grid';
import { forcedSquares, type How } from '../queries/forced.ts';
import { standing } from '../queries/stats.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Entity, Event } from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';
import { enterByForce } from './effects.ts';
import { harmed } from './harm.ts';

type MovedHow = Extract<Event, { type: 'moved' }>['how'];

export const FORCE_RULES: Readonly<Record<How, Rule>> = { push: 'effect.push', pull: 'effect.pull', slide: 'effect.slide' };

/** Somebody is moved against its will, which is never Leaving Combat. [effect.forced-not-leaving] */
export function moveByForce(draft: Draft, moved: Entity, to: Cell, by: Entity['id'], how: MovedHow, rule: Rule, tell: Speaker): void {
  if (to === moved.at) return;
  const from = moved.at;
  moved.at = to;
  tell.all(rule, { type: 'moved', who: moved.id, from, to, how });
  enterByForce(draft, moved, by, tell);
}

/** Both are moved by force. [effect.swap] */
export function exchange(draft: Draft, a: Entity, b: Entity, by: Entity['id'], how: MovedHow, rule: Rule, tell: Speaker): void {
  const from = a.at;
  const to = b.at;
  a.at = to;
  b.at = from;
  tell.all(rule, { type: 'moved', who: b.id, from: to, to: from, how });
  tell.all(rule, { type: 'moved', who: a.id, from, to, how });
  enterByForce(draft, b, by, tell);
  enterByForce(draft, a, by, tell);
}

/** Whoever cannot go straight back for the whole distance is hurt by one who knows how to crush. */
export function crush(draft: Draft, pusher: Entity, pushed: Entity): void {
  const damage = standing(pusher, 'crush');
  if (damage > 0) draft.agenda.push(harmed(pushed.id, damage, 'dealt', pusher.id, 'damage.non-attack'));
}

/** Whether a Push was held up by something other than its user's wish. */
export const isHeldUp = (draft: Draft, user: Entity, pushed: Entity, squares: number): boolean =>
  forcedSquares(draft.table, user, pushed, 'push', squares).length - 1 < squares;
