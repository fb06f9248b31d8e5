import { notNow } from '@questhall/groundwork';
import { declare } from '../frames/blow.ts';
import { cannotAttack, cannotFocus, cannotStrike } from '../queries/attacking.ts';
import { freshAttack, freshFocus } from '../queries/declaring.ts';
import { entityOf, findEntity } from '../queries/entities.ts';
import { armsOf, elementsOf, targetsFrom } from '../queries/reach.ts';
import type { Action, Entity } from '../types/index.ts';
import type { Asked, DeedOf, Match } from './common.ts';

/** Whoever may attack under this question: in its own Turn, or by somebody's Encore. */
const attackerIn = ({ table }: Match, { question }: Asked): Entity | null =>
  question.kind === 'turn' || question.kind === 'encore' ? findEntity(table, question.who) : null;

/** An Encore is used up by what is done with it. */
function takeUp(draft: Match, { question }: Asked): boolean {
  const isEncore = question.kind === 'encore';
  if (isEncore) draft.agenda.pop();
  return isEncore;
}

/** What with, how, and whom. [attack.declare] */
export const attack: DeedOf<'attack'> = {
  propose(state, asked) {
    const attacker = attackerIn(state, asked);
    const proposed: Extract<Action, { type: 'attack' }>[] = [];
    const { table } = state;
    if (attacker === null || cannotStrike(attacker) !== null) return proposed;
    for (const arm of armsOf(table, attacker))
      for (const { id: target } of targetsFrom(table, attacker, arm))
        for (const element of elementsOf(table, attacker, arm))
          proposed.push({ type: 'attack', target, means: arm.means, form: arm.form, element });
    return proposed;
  },
  judge(state, asked, action) {
    const attacker = attackerIn(state, asked);
    return attacker === null ? notNow(asked) : cannotAttack(state.table, attacker, action);
  },
  perform(draft, asked, { target: id, means, form, element }, tell) {
    const { table } = draft;
    const attacker = attackerIn(draft, asked);
    const arm = attacker && armsOf(table, attacker).find((one) => one.means === means && one.form === form);
    if (attacker === null || !arm) return;
    const isEncore = takeUp(draft, asked);
    const blow = freshAttack(table, attacker, entityOf(table, id), arm, element, isEncore);
    declare(draft, attacker, blow, !arm.elements.includes(element), tell);
  },
};

/** The dice are thrown for Surges alone. [attack.focus-without-target] */
export const focus: DeedOf<'focus'> = {
  propose: (state, asked) => (attackerIn(state, asked) === null ? [] : [{ type: 'focus' }]),
  judge(state, asked) {
    const attacker = attackerIn(state, asked);
    return attacker === null ? notNow(asked) : cannotFocus(state.table, attacker);
  },
  perform(draft, asked, _action, tell) {
    const attacker = attackerIn(draft, asked);
    if (attacker === null) return;
    const isEncore = takeUp(draft, asked);
    declare(draft, attacker, freshFocus(draft.table, attacker, isEncore), false, tell);
  },
};
