import type { Frames } from '@questhall/kernel';
import { isOwn } from '../content/index.ts';
import type { Benefit, Clause } from '../content/vocabulary.ts';
import { appliesTo, benefitOf } from '../queries/benefits.ts';
import { isMet } from '../queries/conditions.ts';
import { canGoOn, entityOf, findEntity } from '../queries/entities.ts';
import type { BenefitFrame, BenefitId, Entity, EntityId, Glowquest } from '../types/index.ts';
import { type Draft, isFightOver, type Speaker } from './agenda.ts';
import { apply } from './verbs.ts';

/**
 * The clauses of a Benefit, from left to right, each on everyone it is for, until one needs an answer or a frame of its
 * own. [benefit.clause-order]
 */
export const benefit: Frames<Glowquest>['benefit'] = (draft, frame, tell) => {
  const data = benefitOf(frame.benefit);
  while (draft.asks.length === 0 && draft.agenda.at(-1) === frame) {
    const clause = data.clauses[frame.clause];
    if (clause === undefined || !canGoOn(draft.table, frame.user) || isFightOver(draft.table))
      draft.agenda.pop(); // [turn.cut-short]
    else applyNext(draft, frame, data, clause, entityOf(draft.table, frame.user), tell);
  }
};

/** The clause on the next of those it is for; behind the last of them the next clause is up. */
function applyNext(
  draft: Draft,
  frame: BenefitFrame,
  data: Benefit,
  clause: Clause,
  user: Entity,
  tell: Speaker,
): void {
  const isOnce = isOwn(clause, data);
  const id = isOnce ? (frame.next === 0 ? frame.user : undefined) : frame.targets[frame.next];
  if (id === undefined) {
    frame.clause += 1;
    frame.next = 0;
    return;
  }
  frame.next += 1;
  const target = findEntity(draft.table, id);
  if (target === null || !appliesTo(data, clause.word, target)) return;
  const subject = isOnce && !clause.isSelf ? findEntity(draft.table, frame.targets[0] ?? id) : target;
  if (subject !== null && isMet(draft.table, clause.condition, user, subject, wasStopped(frame, subject)))
    apply({ draft, frame, benefit: data, clause, user, target, tell });
}

/** A Push of this Benefit moved this one less far than it says; or somebody, where the Benefit is for its user. */
const wasStopped = ({ user, stopped }: BenefitFrame, { id }: Entity): boolean =>
  stopped.includes(id) || (id === user && stopped.length > 0);

export function benefitFrame(user: EntityId, id: BenefitId, targets: EntityId[]): BenefitFrame {
  return {
    kind: 'benefit',
    user,
    benefit: id,
    targets,
    clause: 0,
    next: 0,
    stopped: [],
    moved: [],
    given: [],
    force: 'push',
    squares: 0,
  };
}

/** Patterns that join an attack, or give reach to those of this Turn. */
export function addPattern({ table }: Draft, { timing, pattern, clauses }: Benefit): void {
  if (pattern === null) return;
  if (timing === 'roll' || timing === 'hit') table.attack?.patterns.push({ ...pattern });
  else if (timing === 'before' && table.turn !== null && clauses.every(({ word }) => word !== 'base'))
    if (table.turn.reach?.kind !== 'ranged') table.turn.reach = { ...pattern }; // whichever goes farther
}
