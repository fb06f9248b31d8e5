import { isAttackBound } from '../../content/index.ts';
import type { Benefit, Clause } from '../../content/vocabulary.ts';
import { findBenefit } from '../../queries/benefits.ts';
import { toHitBonus } from '../../queries/blow.ts';
import { isMet } from '../../queries/conditions.ts';
import { findEntity } from '../../queries/entities.ts';
import { freshAttack } from '../../queries/fresh.ts';
import { basesOf } from '../../queries/stats.ts';
import type { Attack, Entity, Event, View } from '../../types/index.ts';

/** The attack that is being made, after an event; that it is over is seen by what comes next. */
export function strikingAfter(view: View, event: Event): View {
  if (event.type === 'attackDeclared') return { ...view, attack: declared(view, event) };
  const { attack } = view;
  return attack === null ? view : { ...view, attack: { ...attack, ...changed(view, attack, event) } };
}

function declared(
  view: View,
  { attacker, target, base: source, damage }: Extract<Event, { type: 'attackDeclared' }>,
): Attack | null {
  const [user, victim] = [findEntity(view, attacker), findEntity(view, target)];
  const base = user === null ? undefined : basesOf(view, user).find((one) => one.source === source);
  if (user === null || victim === null || base === undefined) return null;
  return { ...freshAttack(view, user, victim, base), base: damage };
}

function changed(view: View, attack: Attack, event: Event): Partial<Attack> {
  switch (event.type) {
    case 'rolledToHit':
      return { die: event.die };
    case 'hit':
    case 'missed':
      return { isHit: event.type === 'hit', toHit: toHitFor(view, attack, event.total) };
    case 'used':
      return event.who === attack.attacker ? paidFor(view, attack, event.benefit) : {};
    case 'victimNamed':
      return { victims: [...attack.victims, event.victim] };
    case 'harmed':
      return { packets: packetsAfter(attack, event) };
    case 'died':
      return event.monster === attack.target ? { diedAt: event.at } : {};
    default:
      return {};
  }
}

/** Whatever was spent on the roll, the total is the one that was told. */
function toHitFor(view: View, attack: Attack, total: number): number {
  const isHere = findEntity(view, attack.attacker) !== null && findEntity(view, attack.target) !== null;
  return isHere ? total - attack.die - toHitBonus(view, { ...attack, toHit: 0 }) : attack.toHit;
}

/** What a Benefit adds to the attack in progress without a word of its own. */
function paidFor(view: View, attack: Attack, id: string): Partial<Attack> {
  const benefit = findBenefit(id);
  const [user, target] = [findEntity(view, attack.attacker), findEntity(view, attack.target)];
  if (benefit === null || user === null || target === null) return {};
  const { timing, pattern } = benefit;
  const bound = benefit.clauses.filter(
    (clause) => isAttackBound(clause, benefit) && holds(view, clause, benefit, user, target),
  );
  const sumOf = (word: Clause['word']): number =>
    bound.reduce((sum, clause) => sum + (clause.word === word && clause.n !== 'speed' ? clause.n : 0), 0);
  const has = (word: Clause['word']): boolean => bound.some((clause) => clause.word === word);
  return {
    toHit: attack.toHit + sumOf('to-hit'),
    damage: attack.damage + sumOf('damage'),
    bypass: bypassOf(attack, has('ignore-armor'), has('ignore-shield-and-armor')),
    ...(pattern !== null && (timing === 'roll' || timing === 'hit')
      ? { patterns: [...attack.patterns, { ...pattern }] }
      : {}),
  };
}

/** A clause that hangs on a Push comes to nothing before that is made. */
const holds = (
  view: View,
  { condition, isSelf }: Clause,
  { target: word }: Benefit,
  user: Entity,
  target: Entity,
): boolean => isMet(view, condition, user, isSelf || word === 'self' ? user : target, false);

/** The stronger of two ways around the layers holds. [damage.bypass] */
function bypassOf({ bypass }: Attack, isArmor: boolean, isBoth: boolean): Attack['bypass'] {
  if (isBoth || bypass === 'shield-and-armor') return 'shield-and-armor';
  return isArmor ? 'armor' : bypass;
}

/** An attack gathers what comes back until all are hurt; then it comes back one by one. [damage.simultaneous] */
function packetsAfter(
  { packets }: Attack,
  { who, by, how, reflected }: Extract<Event, { type: 'harmed' }>,
): Attack['packets'] {
  if (how === 'returned') {
    const at = packets.findIndex(({ from }) => from === by);
    return at < 0 ? packets : packets.toSpliced(at, 1);
  }
  const isGathered = (how === 'attack' || how === 'pattern') && reflected > 0 && by !== who;
  return isGathered && packets.every(({ from }) => from !== who)
    ? [...packets, { from: who, amount: reflected }]
    : packets;
}
