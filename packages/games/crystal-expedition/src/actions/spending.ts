import { findFrame, notNow, topFrame } from '@questhall/groundwork';
import { leaveUnpaid } from '../frames/attack.ts';
import { dealDamage, performMomentum } from '../frames/blow.ts';
import { attackOf } from '../queries/blow.ts';
import { findEntity, heroOf, isHero } from '../queries/entities.ts';
import { standingTarget } from '../queries/sides.ts';
import { hasTimeLeft, timedAmount } from '../queries/timed.ts';
import { countUse } from '../queries/uses.ts';
import type { Action, Attack, Entity } from '../types/index.ts';
import { type Asked, type DeedOf, type Match, type No, no } from './common.ts';

/** Whoever has an open Attack or Focus under this question. */
export const spenderIn = ({ table }: Match, { question }: Asked): Entity | null =>
  question.kind === 'attack' ? findEntity(table, question.who) : null;

/** The form has to be paid before all else. [attack.form-cost] */
export const isFormOpen = (state: Match): boolean => findFrame(state, 'attack')?.stage === 'form';

type Step = 'momentum' | 'damage';

/** Why this step of the Attack cannot come now. [resolution.momentum-mandatory] */
function cannotStep(state: Match, step: Step): No | null {
  const attack = attackOf(state.table);
  if (isFormOpen(state)) return no('attack.form-cost', { cost: attack.formCost });
  if (attack.target === null) return no('attack.focus-without-target');
  if (step === 'momentum') return attack.hasMomentum ? no('momentum.after-every-attack') : null;
  if (!attack.hasMomentum) return no('momentum.before-damage');
  if (attack.isHit === false) return no('attack.hit-at-least-grit');
  if (attack.hasDamage) return no('resolution.damage-once');
  return standingTarget(state.table) === null ? no('attack.target-must-live') : null;
}

export const momentum: DeedOf<'momentum'> = {
  propose: (state, asked) => (spenderIn(state, asked) === null ? [] : [{ type: 'momentum' }]),
  judge: (state, asked) => (spenderIn(state, asked) === null ? notNow(asked) : cannotStep(state, 'momentum')),
  perform: (draft, _asked, _action, tell) => performMomentum(draft, attackOf(draft.table), tell),
};

export const damage: DeedOf<'damage'> = {
  propose: (state, asked) => (spenderIn(state, asked) === null ? [] : [{ type: 'damage' }]),
  judge: (state, asked) => (spenderIn(state, asked) === null ? notNow(asked) : cannotStep(state, 'damage')),
  perform: (draft) => dealDamage(draft, attackOf(draft.table)),
};

/** Whatever is outstanding is done; or the form is left unpaid. [resolution.finish-completes] */
export const finish: DeedOf<'finish'> = {
  propose: (state, asked) => (spenderIn(state, asked) === null ? [] : [{ type: 'finish' }]),
  judge: (state, asked) => (spenderIn(state, asked) === null ? notNow(asked) : null),
  perform(draft, _asked, _action, tell) {
    const frame = topFrame(draft, 'attack');
    if (frame.stage === 'form') leaveUnpaid(frame, attackOf(draft.table), tell);
    else frame.stage = 'complete';
  },
};

/** Point by point, and never returned. [fate.extra-surges] */
export const spendFate: DeedOf<'spendFate'> = {
  propose(state, asked) {
    const spender = spenderIn(state, asked);
    return spender !== null && isHero(spender) && spender.fate > 0 ? [{ type: 'spendFate' }] : [];
  },
  judge(state, asked) {
    const spender = spenderIn(state, asked);
    if (spender === null) return asked.question.kind === 'reroll' ? no('fate.after-own-roll') : notNow(asked);
    if (!isHero(spender)) return no('fate.heroes-only');
    return spender.fate > 0 ? null : no('fate.restored-in-town-only', { fate: 0 });
  },
  perform(draft, { question }, _action, tell) {
    if (question.kind !== 'attack') return;
    const hero = heroOf(draft.table, question.who);
    const attack = attackOf(draft.table);
    hero.fate -= 1;
    attack.surges += 1;
    tell.all('fate.extra-surges', { type: 'fateSpent', who: hero.id, fate: hero.fate, surges: attack.surges });
  },
};

type Call = Extract<Action, { type: 'callOn' }>;
const CALLS: readonly Call[] = [
  { type: 'callOn', trait: 'to-hit-later' },
  { type: 'callOn', trait: 'surges' },
];

function cannotCall({ table }: Match, spender: Entity, { target, hasMomentum }: Attack, { trait }: Call): No | null {
  if (trait === 'to-hit-later' && target === null) return no('attack.focus-without-target', { trait });
  if (trait === 'to-hit-later' && hasMomentum) return no('resolution.hit-fixed-at-momentum', { trait });
  return hasTimeLeft(table, spender, trait) ? null : no('ability.active', { trait });
}

/** A Surge of an Orb at any time, to-hit of a gem until Momentum. [attack.re-rolls] */
export const callOn: DeedOf<'callOn'> = {
  propose(state, asked) {
    const spender = spenderIn(state, asked);
    if (spender === null) return [];
    return CALLS.filter((call) => cannotCall(state, spender, attackOf(state.table), call) === null);
  },
  judge(state, asked, action) {
    const spender = spenderIn(state, asked);
    return spender === null ? notNow(asked) : cannotCall(state, spender, attackOf(state.table), action);
  },
  perform(draft, asked, { trait }, tell) {
    const spender = spenderIn(draft, asked);
    if (spender === null) return;
    const attack = attackOf(draft.table);
    const n = timedAmount(draft.table, spender, trait);
    countUse(spender, 'encounter', trait);
    if (trait === 'surges') attack.surges += n;
    else attack.aimed += n;
    tell.all('ability.active', { type: 'calledOn', who: spender.id, trait, surges: attack.surges });
  },
};
