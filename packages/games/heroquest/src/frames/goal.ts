import { findFrame } from '@questhall/groundwork';
import type { Tell } from '@questhall/kernel';
import { isStair } from '../queries/board.ts';
import { heroesHere } from '../queries/figures.ts';
import { countOut, isGoalOpen, wantedOnes, wantedOut } from '../queries/goal.ts';
import { nearestFree } from '../queries/moving.ts';
import type { Rule } from '../rulebook/index.ts';
import type { HeroQuest, Table } from '../types/index.ts';
import type { Draft } from './agenda.ts';
import { appear, uncoverSquare } from './reveal.ts';

type Speaker = Tell<HeroQuest>;

/** The rule by which each quest of the campaign is won. */
const GOAL_RULES: readonly Rule[] = [
  'quest.q1-goal',
  'quest.q2-goal',
  'quest.q3-goal',
  'quest.q4-goal',
  'quest.q5-goal',
  'quest.q6-goal',
  'quest.q7-goal',
  'quest.q8-goal',
  'quest.q9-goal',
  'quest.q10-goal',
  'quest.q11-goal',
  'quest.q12-goal',
  'quest.q13-goal',
  'quest.q14-goal',
];

export const goalRule = ({ quest, ownSheet }: Table): Rule =>
  (ownSheet === '' ? GOAL_RULES[quest - 1] : undefined) ?? 'quest.goal-and-stairway';

/** Whether the deed is done; finds and escorts say so themselves. */
function isDone(table: Table): boolean {
  const { goal } = table;
  switch (goal.kind) {
    case 'kill':
      return wantedOnes(table).length === 0;
    case 'carry':
      return table.chests.filter(({ where }) => where === 'delivered').length >= goal.chests;
    case 'reach':
      return countOut(table) >= wantedOut(table);
    default:
      return false;
  }
}

/** Looks whether the goal is met by now. */
export function checkGoal(draft: Draft, tell: Speaker): void {
  if (!draft.table.isGoalMet && !draft.table.isGoalLost && isDone(draft.table)) meetGoal(draft, tell);
}

export function meetGoal(draft: Draft, tell: Speaker): void {
  const { table } = draft;
  table.isGoalMet = true;
  tell.all(goalRule(table), { type: 'goalMet' });
  if (table.hidden.isRising) rise(draft, tell);
}

/** The dead of the sheet stand up again. [quest.rise] */
function rise(draft: Draft, tell: Speaker): void {
  const { table } = draft;
  if (table.fallen.length > 0) tell.all('quest.rise', { type: 'deadRose' });
  for (const dead of table.fallen.splice(0)) {
    const at = nearestFree(table, dead.at, true);
    appear(draft, dead, at, { rule: 'quest.rise', home: dead.at, actsAtOnce: true }, tell);
  }
}

/** Monsters that the sheet holds back step in. [quest.later] */
export function bringLater(draft: Draft, rule: Rule, tell: Speaker): void {
  const { table } = draft;
  for (const waiting of table.hidden.later.splice(0)) {
    const at = nearestFree(table, waiting.at, true);
    uncoverSquare(draft, at, tell);
    appear(draft, waiting, at, { rule, home: null, actsAtOnce: true }, tell);
  }
}

export function loseGoal({ table }: Draft, rule: Rule, tell: Speaker): void {
  if (table.isGoalMet || table.isGoalLost) return;
  table.isGoalLost = true;
  tell.all(rule, { type: 'goalLost' });
}

/** How the quest has ended, or null while it goes on. Genie and captive are not asked. [ally.not-in-hero-count] */
function endingOf(table: Table): { readonly ending: NonNullable<Table['ending']>; readonly rule: Rule } | null {
  const here = heroesHere(table);
  const hasSurvivor = table.heroes.some(({ status }) => status === 'left'); // [quest.one-survivor-is-enough]
  if (here.length === 0 && !hasSurvivor) return { ending: 'failure', rule: 'quest.all-dead-fails' };
  if (table.isGoalMet && here.every(({ at }) => isStair(table, at))) {
    return { ending: 'success', rule: here.length > 0 ? 'quest.auto-end' : 'quest.goal-and-stairway' };
  }
  if (here.length > 0) return null;
  return table.isGoalLost
    ? { ending: 'failure', rule: 'quest.goal-lost-fails' }
    : { ending: 'unfinished', rule: 'quest.leave-early' };
}

/** Ends the quest at once when it is over, whatever is going on; and says so when its goal is out of reach for good. */
export function endIfOver(draft: Draft, tell: Speaker): boolean {
  if (!isGoalOpen(draft.table)) loseGoal(draft, 'quest.goal-lost-fails', tell);
  const over = endingOf(draft.table);
  if (over === null) return false;
  endQuest(draft, over.ending, over.rule, tell);
  return true;
}

export function endQuest(draft: Draft, ending: NonNullable<Table['ending']>, rule: Rule, tell: Speaker): void {
  draft.table.ending = ending;
  tell.all(rule, { type: 'questEnded', ending });
  while (draft.agenda.at(-1)?.kind !== 'quest') draft.agenda.pop();
  const quest = findFrame(draft, 'quest');
  if (quest !== null) quest.stage = 'end';
}
