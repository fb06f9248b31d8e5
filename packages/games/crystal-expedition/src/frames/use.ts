import { findFrame } from '@questhall/groundwork';
import type { Frames } from '@questhall/kernel';
import type { Clause } from '../content/index.ts';
import { type Aim, candidatesFor, isChosen, reachedBy } from '../queries/aiming.ts';
import { partOf, type Wording, wordingOf } from '../queries/clauses.ts';
import { isMet } from '../queries/conditions.ts';
import { findEntity } from '../queries/entities.ts';
import { matters } from '../queries/mattering.ts';
import { isFightOver } from '../queries/order.ts';
import type { CrystalExpedition, Entity, EntityId, UseFrame } from '../types/index.ts';
import { type Draft, decide, type Speaker } from './agenda.ts';
import { apply } from './verbs.ts';

type Terms = Pick<UseFrame, 'user' | 'rule'> &
  Partial<Pick<UseFrame, 'activator' | 'interrupt' | 'crystal' | 'option' | 'element' | 'part' | 'trigger'>> & {
    readonly targets?: readonly EntityId[];
  };

export const useFrame = (terms: Terms): UseFrame => ({
  kind: 'use',
  user: terms.user,
  activator: terms.activator ?? null,
  interrupt: terms.interrupt ?? null,
  crystal: terms.crystal ?? null,
  option: terms.option ?? 0,
  element: terms.element ?? null,
  part: terms.part ?? 'now',
  rule: terms.rule,
  targets: terms.targets?.slice() ?? [],
  trigger: terms.trigger ?? null,
  clause: 0,
  reached: [],
  next: 0,
});

/**
 * Clause by clause, each to everyone whom it is about, until one needs an answer or a frame of its own.
 * [activator.pay-cost, ability.interrupt]
 */
export const use: Frames<CrystalExpedition>['use'] = (draft, frame, tell) => {
  const { table } = draft;
  while (draft.asks.length === 0 && draft.agenda.at(-1) === frame) {
    const user = findEntity(table, frame.user);
    const wording = user === null || isLapsed(draft, frame) ? null : wordingOf(table, user, frame);
    const clause = wording?.clauses[frame.clause];
    if (user === null || wording === null || clause === undefined) draft.agenda.pop();
    else go(draft, frame, wording, clause, user, tell);
  }
};

/** What somebody has bought lapses when it falls, and when the fight is over. [attack.attacker-falls] */
const isLapsed = (draft: Draft, { interrupt }: UseFrame): boolean =>
  interrupt === null && (findFrame(draft, 'attack')?.stage === 'fallen' || isFightOver(draft.table));

/** The clause finds whom it is about, comes to the next of them, or is over. */
function go(draft: Draft, frame: UseFrame, wording: Wording, clause: Clause, user: Entity, tell: Speaker): void {
  const aim: Aim = { user, level: wording.level, trigger: frame.trigger };
  if (frame.next === 0) {
    if (!isDue(draft, frame, wording, clause, aim)) {
      frame.clause += 1;
      return;
    }
    if (frame.interrupt !== null && isLeftOpen(draft, frame, wording, clause, aim)) return;
    frame.reached = reachedBy(draft.table, aim, wording.clauses, clause.whom, frame.targets);
  }
  const id = clause.word === 'harm' ? undefined : frame.reached[frame.next];
  if (clause.word === 'harm' && frame.next === 0 && frame.reached.length > 0) {
    frame.next = frame.reached.length; // all at once [damage.separate-targets]
    apply({ draft, frame, clause, aim, tell }, frame.reached[0] ?? user.id);
  } else if (id !== undefined) {
    frame.next += 1;
    apply({ draft, frame, clause, aim, tell }, id);
  } else {
    frame.clause += 1;
    frame.next = 0;
  }
}

const isDue = ({ table }: Draft, { part }: UseFrame, wording: Wording, clause: Clause, aim: Aim): boolean =>
  (part === 'after-momentum' ? clause.word === 'harm' : partOf(table, wording, clause) === part) &&
  isMet(table, aim, wording.clauses, clause);

/** Whoever uses an Interrupt names whom it is for only now, where there is a choice. */
function isLeftOpen(draft: Draft, frame: UseFrame, wording: Wording, { whom }: Clause, aim: Aim): boolean {
  if (!isChosen(whom)) return false;
  const { table } = draft;
  const named = reachedBy(table, aim, wording.clauses, whom, frame.targets);
  const harm = findFrame(draft, 'harm');
  const about = wording.clauses.filter((clause) => clause.whom === whom);
  const open = candidatesFor(table, aim, whom).filter(
    (id) => !named.includes(id) && about.some((clause) => matters(table, aim, clause, id, harm)),
  );
  const wanted = whom.who === 'one' ? 1 : 2;
  if (named.length >= wanted || open.length === 0) return false;
  if (open.length + named.length <= wanted) frame.targets.push(...open);
  else decide(draft, frame.user, 'ability.interrupt', { kind: 'next', who: frame.user, victims: open });
  return true;
}
