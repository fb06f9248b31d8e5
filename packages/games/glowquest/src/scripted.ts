import { neverAsked } from '@questhall/groundwork';
import type { Frames } from '@questhall/kernel';
import { SCRIPTED } from './actions/common.ts';
import { actions } from './actions/index.ts';
import { monsterOf, scriptFor } from './controller/script.ts';
import { blindfolded } from './controller/sight.ts';
import { conductor } from './frames/agenda.ts';
import { isConscious } from './queries/entities.ts';
import type { Rule } from './rulebook/index.ts';
import type { Glowquest, OpenTable, Question, Reason } from './types/index.ts';

/** The monsters' side answers by its script, and says why. */
export const controller: Frames<Glowquest>['controller'] = (draft, { question }, tell) => {
  draft.agenda.pop();
  const { turn } = draft.table;
  const monster = monsterOf(draft.table, answererOf(question));
  const step = blindfolded(draft.table, () => scriptFor(draft.table, monster, question));
  const { action, rule, script, quarry, why } = step;
  if (turn !== null && script !== null) turn.script = script;
  if (turn !== null && quarry !== null) turn.quarry = quarry;
  if (why !== null) tell.all(targetRule(draft.table, why), { type: 'chose', monster: monster.id, target: quarry, why });
  actions.perform(draft, neverAsked(SCRIPTED, conductor(draft), rule, question), action, tell);
};

/** What made it choose this hero: there is one only, it was challenged, the others lie there, or the usual order. */
function targetRule({ heroes }: Pick<OpenTable, 'heroes'>, why: Reason): Rule {
  if (heroes.length === 1) return 'scale.lone-preferred';
  if (why === 'challenged') return 'ctrl.preferred-replaced';
  return why === 'only' && heroes.some((hero) => !isConscious(hero)) ? 'ctrl.no-unconscious' : 'ctrl.6-target';
}

function answererOf(question: Question): number {
  if (!('who' in question)) throw new Error(`${question.kind} has no script`);
  return question.who;
}
