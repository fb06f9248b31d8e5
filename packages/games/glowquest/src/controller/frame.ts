import type { Frames } from '@questhall/kernel';
import { actions } from '../actions/index.ts';
import { conductor } from '../frames/agenda.ts';
import type { Glowquest, Question } from '../types/index.ts';
import { monsterOf, scriptFor } from './script.ts';

/** The monsters' side answers by its script, and says why. */
export const controller: Frames<Glowquest>['controller'] = (draft, { question }, tell) => {
  draft.agenda.pop();
  const { turn } = draft.table;
  const monster = monsterOf(draft.table, answererOf(question));
  const { action, rule, script, quarry, why } = scriptFor(draft.table, monster, question);
  if (turn !== null && script !== null) turn.script = script;
  if (turn !== null && quarry !== null) turn.quarry = quarry;
  if (why !== null) tell.all('ctrl.6-target', { type: 'chose', monster: monster.id, target: quarry, why });
  actions.perform(draft, { id: -1, seat: conductor(draft), rule, question, seal: null }, action, tell);
};

function answererOf(question: Question): number {
  if (!('who' in question)) throw new Error(`${question.kind} has no script`);
  return question.who;
}
