import { neverAsked, topFrame } from '@questhall/groundwork';
import type { Ask, Frames } from '@questhall/kernel';
import { UNASKED } from './actions/common.ts';
import { actions } from './actions/index.ts';
import type { ActivatorId } from './content/index.ts';
import { planFor } from './controller/plan.ts';
import { monsterOf, type Step, scriptFor } from './controller/script.ts';
import { isOfUse } from './controller/useful.ts';
import { conductor, type Draft } from './frames/agenda.ts';
import { findActivator } from './queries/activators.ts';
import { attackOf } from './queries/blow.ts';
import type { Rule } from './rulebook/index.ts';
import type { Action, CrystalExpedition, EntityId, Planned, Question } from './types/index.ts';

/** The monsters' side answers by its rules, and says why. */
export const controller: Frames<CrystalExpedition>['controller'] = (draft, { question }, tell) => {
  draft.agenda.pop();
  const { action, rule, chose } =
    question.kind === 'attack' ? spendStep(draft, question) : scriptFor(draft.table, question);
  if (chose !== null) tell.all(rule, chose);
  actions.perform(draft, scripted(draft, rule, question), action, tell);
};

/** What the rules answer was never put to anybody. */
const scripted = (draft: Draft, rule: Rule, question: Question): Ask<CrystalExpedition> =>
  neverAsked(UNASKED, conductor(draft), rule, question);

type Spending = Extract<Question, { kind: 'attack' }>;

const MOMENTUM = { type: 'momentum' } as const;
const DAMAGE = { type: 'damage' } as const;
const FINISH = { type: 'finish' } as const;

/** Aim and damage, Momentum, Damage, and then the rest of what it planned when it saw its dice. [ai.order] */
function spendStep(draft: Draft, question: Spending): Step {
  const { table } = draft;
  const frame = topFrame(draft, 'attack');
  const plan = frame.plan ?? planFor(table, monsterOf(table, question.who), attackOf(table));
  frame.plan = plan;
  if (isLegal(draft, question, MOMENTUM)) return nextBuy(draft, question, plan, true) ?? step(MOMENTUM);
  if (isLegal(draft, question, DAMAGE)) return step(DAMAGE);
  return nextBuy(draft, question, plan, false) ?? step(FINISH);
}

const step = (action: Action): Step => ({ action, rule: 'ai.order', chose: null });

const isLegal = (draft: Draft, question: Spending, action: Action): boolean =>
  actions.judge(draft, scripted(draft, 'ai.order', question), action) === null;

/** The next thing on its list; what has become pointless or impossible is left out. [ai.spend-rest] */
function nextBuy(draft: Draft, question: Spending, plan: Planned[], isFirst: boolean): Step | null {
  while (plan[0] !== undefined && (plan[0].moment === 'first' || !isFirst)) {
    const { activator, targets, rule } = plan[0];
    plan.shift();
    const action: Action = { type: 'use', activator, targets: [...targets], isCheaper: false };
    if (isStillGood(draft, question, activator, targets, action)) return { action, rule, chose: null };
  }
  return null;
}

function isStillGood(
  draft: Draft,
  question: Spending,
  activator: ActivatorId,
  targets: readonly EntityId[],
  action: Action,
): boolean {
  const monster = monsterOf(draft.table, question.who);
  const owned = findActivator(draft.table, monster, activator);
  return owned !== null && isOfUse(draft.table, monster, owned.of, targets) && isLegal(draft, question, action);
}
