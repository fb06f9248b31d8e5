import type { Cell } from '@questhall/grid';
import type { Forced } from '../content/vocabulary.ts';
import { allowance, type Force, forcedSquares } from '../queries/forced.ts';
import { traitOf } from '../queries/stats.ts';
import type { Rule } from '../rulebook/index.ts';
import type { BenefitFrame, Entity, Event } from '../types/index.ts';
import { type Draft, decide, type Speaker } from './agenda.ts';
import { enterByForce } from './effects.ts';
import { harmed } from './harm.ts';

type MovedHow = Extract<Event, { type: 'moved' }>['how'];

const FORCE_RULES: Readonly<Record<Forced, Rule>> = { push: 'effect.push', pull: 'effect.pull', slide: 'effect.slide' };

/** Somebody is moved against its will, which is never Leaving Combat. [effect.forced-not-leaving] */
export function moveByForce(
  draft: Draft,
  moved: Entity,
  to: Cell,
  by: Entity['id'],
  how: MovedHow,
  rule: Rule,
  tell: Speaker,
): void {
  if (to === moved.at) return;
  const from = moved.at;
  moved.at = to;
  tell.all(rule, { type: 'moved', who: moved.id, from, to, how });
  enterByForce(draft, moved, by, rule, tell);
}

/** Both are moved by force. [effect.swap] */
export function exchange(
  draft: Draft,
  a: Entity,
  b: Entity,
  by: Entity['id'],
  how: MovedHow,
  rule: Rule,
  tell: Speaker,
): void {
  const from = a.at;
  const to = b.at;
  a.at = to;
  b.at = from;
  tell.all(rule, { type: 'moved', who: b.id, from: to, to: from, how });
  tell.all(rule, { type: 'moved', who: a.id, from, to, how });
  enterByForce(draft, b, by, rule, tell);
  enterByForce(draft, a, by, rule, tell);
}

/**
 * Whoever cannot go straight back for the whole distance that it can be pushed is hurt by one who knows how to crush.
 */
export function crush(draft: Draft, pusher: Entity, pushed: Entity): void {
  const damage = traitOf(pusher, 'crush');
  if (damage > 0) draft.agenda.push(harmed(pushed.id, damage, 'dealt', pusher.id, 'damage.non-attack'));
}

/** What a Benefit is about to do to this one. */
const forceOn = ({ force: how, squares, moved }: BenefitFrame, { id }: Entity): Force => ({
  how,
  squares,
  hasMoved: moved.includes(id),
});

/**
 * The user says how far it goes, where there is a choice. A Lord goes one square in each Benefit. [effect.forced-up-to,
 * effect.lord-braced]
 */
export function askForce(draft: Draft, frame: BenefitFrame, user: Entity, target: Entity, tell: Speaker): void {
  const { force: how } = frame;
  const squares = forcedSquares(draft.table, user, target, forceOn(frame, target));
  if (squares.length > 1)
    decide(draft, user.id, FORCE_RULES[how], { kind: 'forced', who: user.id, moved: target.id, how, squares });
  else forceTo(draft, frame, user, target, target.at, tell);
}

/**
 * Somebody is slid, pushed or pulled as far as the user wished; whether something was in its way decides about a Crush.
 */
export function forceTo(draft: Draft, frame: BenefitFrame, user: Entity, moved: Entity, to: Cell, tell: Speaker): void {
  const force = forceOn(frame, moved);
  const { how, squares } = force;
  const possible = forcedSquares(draft.table, user, moved, force);
  const isHeldUp = possible.length - 1 < allowance(user, moved, force);
  if (how === 'push' && possible.indexOf(to) < squares) frame.stopped.push(moved.id);
  if (to !== moved.at) frame.moved.push(moved.id);
  moveByForce(draft, moved, to, user.id, how, FORCE_RULES[how], tell);
  if (how === 'push' && isHeldUp) crush(draft, user, moved);
}
