import { type Frames, roll } from '@questhall/kernel';
import { rollOf, surgesFrom, totalOf } from '../queries/blow.ts';
import { expeditionOf, findEntity, isConscious, isHero } from '../queries/entities.ts';
import { isFightOver } from '../queries/order.ts';
import { hasEffect, hasTrait } from '../queries/stats.ts';
import { hasTimeLeft, rerollsOf } from '../queries/timed.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Attack, CrystalExpedition, Entity } from '../types/index.ts';
import { type Draft, decide, type FrameOf, type Speaker } from './agenda.ts';
import { dealDamage, performMomentum } from './blow.ts';
import { triggered } from './interrupts.ts';

/** One Attack or Focus, from the dice to its end. [attack.roll-three-dice, resolution.free-order] */
export const attack: Frames<CrystalExpedition>['attack'] = (draft, frame, tell) => {
  const { attack: blow } = expeditionOf(draft.table);
  const attacker = blow === null ? null : findEntity(draft.table, blow.attacker);
  if (blow === null || attacker === null || isFightOver(draft.table)) breakOff(draft, blow, tell);
  else STAGES[frame.stage](draft, frame, blow, attacker, tell);
};

/** Nobody is left to go on with it, or nobody to fight. [attack.attacker-falls, encounter.end-moment] */
function breakOff(draft: Draft, blow: Attack | null, tell: Speaker): void {
  lapse(draft);
  if (blow === null || blow.surges === 0) return;
  const rule = isFightOver(draft.table) ? 'encounter.end-moment' : 'attack.attacker-falls';
  tell.all(rule, { type: 'surgesLapsed', who: blow.attacker, surges: blow.surges });
}

function lapse(draft: Draft): void {
  draft.agenda.pop();
  expeditionOf(draft.table).attack = null;
}

type Stage = (draft: Draft, frame: FrameOf<'attack'>, blow: Attack, attacker: Entity, tell: Speaker) => void;

const STAGES: Readonly<Record<FrameOf<'attack'>['stage'], Stage>> = {
  declared(draft, frame, blow, attacker, tell) {
    frame.stage = 'rerolls';
    blow.dice = [roll(draft.rng, 6), roll(draft.rng, 6), roll(draft.rng, 6)];
    blow.surges = surgesFrom(draft.table, blow);
    tell.all(rollRule(draft, blow, attacker), {
      type: 'rolled',
      attacker: attacker.id,
      dice: blow.dice.slice(),
      toHit: totalOf(blow),
      surges: blow.surges,
      grit: blow.target === null ? null : blow.grit,
      isCritical: rollOf(blow).isCritical,
    });
  },
  rerolls(draft, frame, blow, attacker) {
    const by = blow.rerolled.length < blow.dice.length ? rerollsOf(draft.table, attacker) : [];
    if (by.length === 0) {
      frame.stage = 'answers';
      return;
    }
    const { id: who } = attacker;
    decide(draft, who, 'attack.re-rolls', { kind: 'reroll', who, of: 'attack', dice: blow.dice.slice(), by });
  },
  answers(draft, frame, blow) {
    frame.stage = 'form';
    if (blow.target !== null) triggered(draft, 'attack-rolled', blow.target, blow.attacker, 'attack');
  },
  form(draft, frame, blow, attacker, tell) {
    const { formCost: cost, form } = blow;
    if (blow.surges >= cost) {
      frame.stage = 'open';
      blow.surges -= cost;
      if (cost > 0)
        tell.all('attack.form-cost', { type: 'formPaid', who: attacker.id, form, cost, surges: blow.surges });
    } else if (hasMoreSurges(draft, attacker))
      decide(draft, attacker.id, 'attack.form-cost', { kind: 'attack', who: attacker.id });
    else leaveUnpaid(frame, blow, tell);
  },
  open(draft, frame, blow, attacker) {
    if (isOutstanding(blow) || blow.surges > 0 || hasMoreSurges(draft, attacker))
      decide(draft, attacker.id, openRule(blow), { kind: 'attack', who: attacker.id });
    else frame.stage = 'complete'; // nothing is left to decide
  },
  complete(draft, frame, blow, _attacker, tell) {
    if (blow.target !== null && !blow.hasMomentum)
      performMomentum(draft, blow, tell); // [resolution.finish-completes]
    else if (blow.isHit === true && !blow.hasDamage) dealDamage(draft, blow);
    else frame.stage = 'over';
  },
  over(draft, _frame, blow, attacker, tell) {
    const { encore, surges } = blow;
    lapse(draft);
    if (surges > 0) tell.all('activator.unspent-lapse', { type: 'surgesLapsed', who: attacker.id, surges });
    if (encore !== null) draft.agenda.push({ kind: 'encore', who: encore });
  },
  fallen: (draft, _frame, blow, _attacker, tell) => breakOff(draft, blow, tell),
};

/** What the dice say first of all. */
function rollRule({ table }: Draft, blow: Attack, attacker: Entity): Rule {
  const { isCritical, hasOne } = rollOf(blow);
  const [lowest, second] = blow.dice.toSorted((a, b) => a - b);
  if (hasOne && hasTrait(table, attacker, 'wild')) return 'race.half-orc-wild';
  if (isCritical) return 'crit.two-sixes';
  if (lowest === second) return 'attack.surge-tie-bonus';
  return blow.target === null ? 'attack.surges-from-lowest' : 'attack.to-hit-two-highest';
}

/** Fate, or a Surge that is there once in an Encounter. [fate.after-own-roll] */
const hasMoreSurges = ({ table }: Draft, attacker: Entity): boolean =>
  (isHero(attacker) && attacker.fate > 0) || hasTimeLeft(table, attacker, 'surges');

/** With nothing to spend there is still one thing that must be. */
const openRule = ({ target, hasMomentum, surges }: Attack): Rule =>
  target !== null && !hasMomentum && surges === 0 ? 'resolution.momentum-mandatory' : 'resolution.free-order';

/** Momentum or Damage is still to come. */
const isOutstanding = ({ target, hasMomentum, isHit, hasDamage }: Attack): boolean =>
  target !== null && (!hasMomentum || (isHit === true && !hasDamage));

/** Whatever the dice say it misses. [attack.form-cost] */
export function leaveUnpaid(frame: FrameOf<'attack'>, blow: Attack, tell: Speaker): void {
  frame.stage = 'open';
  blow.isUnpaid = true;
  tell.all('attack.form-cost', { type: 'formUnpaid', who: blow.attacker, form: blow.form });
}

/** Somebody may attack in the middle of another's Turn; it needs to be able to. [turn.one-move-one-attack] */
export const encore: Frames<CrystalExpedition>['encore'] = (draft, { who }) => {
  const one = findEntity(draft.table, who);
  if (one === null || !isConscious(one) || hasEffect(one, 'stun') || isFightOver(draft.table)) draft.agenda.pop();
  else decide(draft, who, 'turn.one-move-one-attack', { kind: 'encore', who });
};
