import { addToAttack, isOfAttack } from '../../frames/additions.ts';
import { cheaperName, findActivator } from '../../queries/activators.ts';
import { type Aim, reachedBy } from '../../queries/aiming.ts';
import { hasPart, partOf, type Wording } from '../../queries/clauses.ts';
import { isMet } from '../../queries/conditions.ts';
import { freshAttack, freshFocus } from '../../queries/declaring.ts';
import { findEntity } from '../../queries/entities.ts';
import { findInterrupt } from '../../queries/interrupting.ts';
import { armsOf } from '../../queries/reach.ts';
import { REROLLS, timedAmount } from '../../queries/timed.ts';
import { countUse } from '../../queries/uses.ts';
import type { Attack, Entity, EntityId, View, Waiting } from '../../types/index.ts';
import { type Afters, below, change, type Told, UNCHANGED } from './make.ts';

/** An Attack or Focus, from its declaration to its end. */
type Blows =
  | ('declared' | 'focused' | 'rolled' | 'rerolled' | 'fateSpent' | 'used' | 'formPaid' | 'formUnpaid' | 'calledOn')
  | ('crystalUsed' | 'hit' | 'missed' | 'surgesLapsed' | 'pinned' | 'interrupted');

/** An Encore is no part of the Turn that is being taken, and who has attacked in it can attack by one alone. */
function isEncore({ expedition }: View, attacker: EntityId): boolean {
  const turn = expedition?.turn ?? null;
  return turn === null || turn.who !== attacker || turn.hasAttacked;
}

/** From here on nobody moves, and what a rest was worth is used up. [turn.move-then-attack, room.empty-rest] */
function declare(draft: View, attacker: EntityId, attack: Attack): void {
  const { expedition } = draft;
  if (expedition === null) return;
  const { turn, encounter, rest } = expedition;
  expedition.attack = attack;
  if (!attack.isEncore && turn !== null) Object.assign(turn, { hasAttacked: true, isMoveOver: true });
  if (encounter === null || (rest === 'alert' && attack.target === null)) return;
  encounter.rested = encounter.rested.filter((id) => id !== attacker);
}

function declared(draft: View, { attacker: id, target: aim, means, form, element }: Told<'declared'>): void {
  const [attacker, target] = [findEntity(draft, id), findEntity(draft, aim)];
  if (attacker === null || target === null) return;
  const arm = armsOf(draft, attacker).find((one) => one.means === means && one.form === form);
  if (arm === undefined) return;
  const blow = freshAttack(draft, attacker, target, arm, element, isEncore(draft, id));
  if (!arm.elements.includes(element)) countUse(attacker, 'encounter', 'chosen-element');
  declare(draft, id, blow);
}

function focused(draft: View, { who }: Told<'focused'>): void {
  const one = findEntity(draft, who);
  if (one !== null) declare(draft, who, freshFocus(draft, one, isEncore(draft, who)));
}

/** A die of the Attack; of an Escape Check only that it was thrown again is kept. [attack.re-rolls] */
function rerolled(draft: View, { who, by, die, dice, surges }: Told<'rerolled'>): void {
  const one = findEntity(draft, who);
  const attack = draft.expedition?.attack ?? null;
  const isOwn = REROLLS.some((word) => word === by); // and not somebody's Interrupt
  if (one !== null && isOwn) countUse(one, 'encounter', by);
  if (attack !== null) Object.assign(attack, { dice, surges, rerolled: [...attack.rerolled, die] });
}

function used(draft: View, { who, activator, cost, surges, targets }: Told<'used'>): void {
  const user = findEntity(draft, who);
  const attack = draft.expedition?.attack ?? null;
  const found = user === null ? null : findActivator(draft, user, activator);
  if (user === null || attack === null || found === null) return;
  const { of, level } = found;
  attack.surges = surges;
  attack.bought = [...attack.bought, activator];
  if (of.limit !== null && of.limit.per !== 'attack') countUse(user, of.limit.per, activator);
  if (cost < found.cost) countUse(user, 'encounter', cheaperName(activator));
  setGoing(draft, attack, user, { clauses: of.clauses, level, kind: of.kind }, { activator, targets });
}

/** What waits for Momentum or for the Damage, and what changes the Attack at once; all else is told. */
function setGoing(draft: View, attack: Attack, user: Entity, wording: Wording, bought: Waiting): void {
  if (hasPart(draft, wording, 'before-armor') || hasPart(draft, wording, 'after-damage'))
    attack.riders = [...attack.riders, bought];
  if (hasPart(draft, wording, 'after-momentum')) attack.waiting = [...attack.waiting, bought];
  const aim: Aim = { user, level: wording.level, trigger: null };
  for (const clause of wording.clauses) {
    if (!isOfAttack(clause) || partOf(draft, wording, clause) !== 'now') continue;
    if (!isMet(draft, aim, wording.clauses, clause)) continue;
    for (const target of reachedBy(draft, aim, wording.clauses, clause.whom, bought.targets))
      addToAttack(attack, clause, wording.level, null, target);
  }
}

function interrupted(draft: View, { who, interrupt }: Told<'interrupted'>): void {
  const user = findEntity(draft, who);
  const found = user === null ? null : findInterrupt(draft, user, interrupt);
  const attack = draft.expedition?.attack ?? null;
  if (user === null || found === null) return;
  const { per } = found.of.limit;
  if (per !== 'attack') countUse(user, per, interrupt);
  else if (attack !== null) attack.answered = [...attack.answered, { who, interrupt }];
}

/** With Momentum it is settled, and what has waited comes. [resolution.hit-fixed-at-momentum] */
const settle = (isHit: boolean) =>
  below(({ attack }) => {
    if (attack !== null) Object.assign(attack, { isHit, hasMomentum: true, waiting: [] });
  });

/** The Attack is different now, if one is being made. */
const changeAttack = (draft: View, changes: Partial<Attack>): void => {
  const attack = draft.expedition?.attack ?? null;
  if (attack !== null) Object.assign(attack, changes);
};

export const BLOWS: Afters<Blows> = {
  declared,
  focused,
  rolled: (draft, { dice, surges }) => changeAttack(draft, { dice, surges }),
  rerolled,
  fateSpent(draft, { who, fate, surges }) {
    change(draft, who, { fate });
    changeAttack(draft, { surges });
  },
  used,
  formPaid: (draft, { surges }) => changeAttack(draft, { surges }),
  formUnpaid: (draft) => changeAttack(draft, { isUnpaid: true }),
  calledOn(draft, { who, trait, surges }) {
    const one = findEntity(draft, who);
    const attack = draft.expedition?.attack ?? null;
    if (one === null || attack === null) return;
    countUse(one, 'encounter', trait);
    attack.surges = surges;
    if (trait === 'to-hit-later') attack.aimed += timedAmount(draft, one, trait);
  },
  crystalUsed: below((expedition, { at, surges }, draft) => {
    expedition.crystals = expedition.crystals.filter((cell) => cell !== at);
    changeAttack(draft, { surges, crystals: (expedition.attack?.crystals ?? 0) + 1 });
  }),
  hit: settle(true),
  missed: settle(false),
  surgesLapsed: below((expedition) => {
    expedition.attack = null;
  }),
  pinned: UNCHANGED,
  interrupted,
};
