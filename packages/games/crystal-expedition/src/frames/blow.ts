import { damageElements, damageOf, isCritical, isHitting, isOutOfReach, totalOf, weaknessIn } from '../queries/blow.ts';
import { hasPart, wordingOf } from '../queries/clauses.ts';
import { entityOf, expeditionOf } from '../queries/entities.ts';
import { standingTarget } from '../queries/sides.ts';
import { sheetFor } from '../queries/stats.ts';
import { countUse } from '../queries/uses.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Attack, Entity, Part, Waiting } from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';
import { endEffects, endingWith, giveEffect } from './effects.ts';
import { harmed } from './harm.ts';
import { momentumOf } from './momentum.ts';
import { useFrame } from './use.ts';

/** The Attack or Focus begins: from here on nobody moves or changes hands. [attack.declare, turn.move-then-attack] */
export function declare(draft: Draft, attacker: Entity, blow: Attack, isOiled: boolean, tell: Speaker): void {
  const expedition = expeditionOf(draft.table);
  expedition.attack = blow;
  const { turn } = expedition;
  if (!blow.isEncore && turn !== null) {
    turn.hasAttacked = true;
    turn.isMoveOver = true;
  }
  draft.agenda.push({ kind: 'attack', stage: 'declared', plan: null });
  const { target, means, form, element, base } = blow;
  if (target === null) tell.all('attack.focus-without-target', { type: 'focused', who: attacker.id });
  else {
    tell.all(declareRule(draft, attacker, blow), {
      type: 'declared',
      attacker: attacker.id,
      target,
      means,
      form,
      element,
      base,
    });
    endEffects(attacker, endingWith('attack'), 'attack.effects-at-declaration', tell);
  }
  if (isOiled) countUse(attacker, 'encounter', 'chosen-element');
  useRest(draft, blow);
}

/** What depends on who stands where is settled now. */
const declareRule = ({ table }: Draft, attacker: Entity, { wasFlanked }: Attack): Rule =>
  wasFlanked &&
  sheetFor(table, attacker).traits.some(({ of }) => 'condition' in of && of.condition === 'ally-beside-target')
    ? 'momentum.position-checks-at-declaration'
    : 'attack.declare';

/** The bonus of a rest is for the first Attack: Alert waits for one with a target. [room.empty-rest] */
function useRest({ table }: Draft, { attacker, target }: Attack): void {
  const { encounter, rest } = expeditionOf(table);
  if (encounter === null || (rest === 'alert' && target === null) || !encounter.rested.includes(attacker)) return;
  encounter.rested = encounter.rested.filter((id) => id !== attacker);
}

/** Hit or miss is settled, the two are moved, and what has waited comes. [resolution.hit-fixed-at-momentum] */
export function performMomentum(draft: Draft, blow: Attack, tell: Speaker): void {
  const { table } = draft;
  const { attacker, target, grit, waiting } = blow;
  blow.isHit = isHitting(blow);
  blow.hasMomentum = true;
  blow.waiting = [];
  pushWaiting(draft, blow, waiting, 'after-momentum');
  if (target === null || standingTarget(table) === null) return; // there is nobody to be moved by it
  const total = totalOf(blow);
  if (blow.isHit) {
    const facts = { attacker, target, total, grit, isCritical: isCritical(blow) };
    tell.all(hitRule(blow), { type: 'hit', ...facts });
    useFire(draft, blow, tell);
  } else
    tell.all(blow.isUnpaid ? 'attack.form-cost' : 'attack.hit-at-least-grit', {
      type: 'missed',
      attacker,
      target,
      total,
      grit,
    });
  const moving = momentumOf(table, blow);
  if (moving !== null) draft.agenda.push(moving);
}

const hitRule = (blow: Attack): Rule => {
  if (isCritical(blow)) return 'crit.needs-a-hit';
  return blow.aimed > 0 && totalOf(blow) - blow.aimed < blow.grit
    ? 'attack.miss-can-be-bought-off'
    : 'attack.hit-at-least-grit';
};

/** Fired Up is used up by the hit; what came in the middle of the Attack is for the next. */
function useFire(draft: Draft, { attacker, firedUp }: Attack, tell: Speaker): void {
  const bearer = entityOf(draft.table, attacker);
  endEffects(bearer, endingWith('hit'), 'effect.list', tell);
  if (firedUp > 0) giveEffect(draft, bearer, { id: 'fired-up', n: firedUp, by: null }, 'effect.list', tell);
}

/** The Damage of the Attack, once: first what strips the target, then the Damage, then its riders. */
export function dealDamage(draft: Draft, blow: Attack): void {
  const { table } = draft;
  const { attacker, riders, ignored } = blow;
  blow.hasDamage = true; // [resolution.damage-once]
  blow.riders = [];
  const target = standingTarget(table);
  if (target === null) return;
  const isNear = !isOutOfReach(table, blow);
  const weakness = isNear ? weaknessIn(table, target.id, damageElements(blow), blow.weakened) : 0;
  const amount = damageOf(table, blow, target);
  if (weakness > 0) blow.weakened = [...blow.weakened, target.id];
  pushWaiting(draft, blow, riders, 'after-damage');
  draft.agenda.push(harmed(target.id, amount, 'attack', attacker, damageRule(blow, isNear, weakness), ignored));
  pushWaiting(draft, blow, riders, 'before-armor');
}

function damageRule(blow: Attack, isNear: boolean, weakness: number): Rule {
  if (!isNear) return 'attack.melee-damage-adjacent';
  if (weakness > 0) return 'damage.weakness-plus-two';
  if (isCritical(blow)) return 'crit.doubles-base';
  return blow.damage + blow.added === 0 ? 'damage.not-random' : 'damage.computation';
}

/** What was bought first comes first, so it lies on top. */
function pushWaiting(draft: Draft, { attacker }: Attack, waiting: readonly Waiting[], part: Part): void {
  const user = entityOf(draft.table, attacker);
  for (const { activator, targets } of waiting.toReversed()) {
    const rule = part === 'after-momentum' ? 'resolution.area-damage-after-momentum' : 'activator.riders';
    const frame = useFrame({ user: attacker, activator, rule, part, targets });
    const wording = wordingOf(draft.table, user, frame);
    if (wording !== null && (part === 'after-momentum' || hasPart(draft.table, wording, part)))
      draft.agenda.push(frame);
  }
}
