import type { Cell } from '@questhall/grid';
import { findFrame } from '@questhall/groundwork';
import { ask, askAny, type Frames, fixed, seatsOf } from '@questhall/kernel';
import type { Trigger } from '../content/index.ts';
import { entityOf, expeditionOf, findEntity } from '../queries/entities.ts';
import { awaits, findInterrupt, monstersInOrder, usableBy } from '../queries/interrupting.ts';
import { seatOf } from '../queries/seating.ts';
import { countUse } from '../queries/uses.ts';
import type { Rule } from '../rulebook/index.ts';
import {
  type CrystalExpedition,
  type EntityId,
  FIRST_MONSTER,
  type Harm,
  type InterruptsFrame,
  type OwnedInterrupt,
} from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';
import { useFrame } from './use.ts';

/** What follows from what has been done: such triggers wait for the Interrupts that are being used. [interrupt.chain] */
const AFTERWARDS: readonly Trigger[] = ['hitpoints-lost', 'half-hitpoints', 'monster-killed', 'turn-end'];

/** Something has happened that may set Interrupts off: nobody misses it. [interrupt.no-missed-trigger] */
export function triggered(
  draft: Draft,
  trigger: Trigger,
  to: EntityId | null,
  by: EntityId | null = null,
  how: Harm | null = null,
  at: Cell | null = to === null ? null : (findEntity(draft.table, to)?.at ?? null),
): void {
  const { table } = draft;
  const before = noted(draft, trigger, to);
  const { monsters } = expeditionOf(table);
  const isAwaited =
    table.party.some((hero) => awaits(table, hero, trigger)) ||
    monsters.some((monster) => awaits(table, monster, trigger));
  if (!isAwaited) return;
  const frame: InterruptsFrame = { kind: 'interrupts', trigger, to, at, by, how, before, settled: [] };
  const batch = AFTERWARDS.includes(trigger) ? findFrame(draft, 'interrupts') : null;
  if (batch === null) draft.agenda.push(frame);
  else draft.agenda.splice(draft.agenda.indexOf(batch), 0, frame);
}

/** To whom it has happened before; from now on to this one too. */
function noted({ table }: Draft, trigger: Trigger, to: EntityId | null): EntityId[] {
  const { encounter } = expeditionOf(table);
  if (encounter === null || to === null) return [];
  const before = encounter.happened.filter((one) => one.trigger === trigger).map((one) => one.to);
  if (!before.includes(to)) encounter.happened = [...encounter.happened, { trigger, to }];
  return before;
}

/** Heroes answer first, in whatever order they like, then monsters. [interrupt.heroes-first] */
export const interrupts: Frames<CrystalExpedition>['interrupts'] = (draft, frame, tell) => {
  const { table } = draft;
  const harm = findFrame(draft, 'harm');
  const options = table.party.flatMap((hero) => usableBy(table, hero, frame, harm));
  if (options.length > 0) {
    offer(draft, frame, options);
    return;
  }
  for (const monster of monstersInOrder(table)) {
    const [first] = usableBy(table, monster, frame, harm);
    if (first === undefined) continue;
    answer(draft, frame, first, tell);
    return;
  }
  draft.agenda.pop();
};

/** Why this one comes now. Damage that an Interrupt has moved may be answered once more, behind that batch. */
function answerRule(draft: Draft, { trigger, settled }: InterruptsFrame, { who }: OwnedInterrupt): Rule {
  if (trigger === 'damage-coming' && findFrame(draft, 'harm')?.isMoved === true) return 'interrupt.chain';
  if (who < FIRST_MONSTER) return trigger === 'hitpoints-lost' ? 'interrupt.lost-hp-to-enemy' : 'ability.interrupt';
  const others = settled.filter((one) => one.who !== who);
  if (others.length === 0) return trigger === 'encounter-start' ? 'interrupt.optional' : 'ai.interrupts'; // never declined
  return others.some((one) => one.who < FIRST_MONSTER) ? 'interrupt.heroes-first' : 'interrupt.sheet-order';
}

/** Every player whose heroes could answer is asked at once: the party agrees on an order. [interrupt.party-order] */
function offer(draft: Draft, { trigger, to }: InterruptsFrame, options: OwnedInterrupt[]): void {
  const seats = [...new Set(options.map(({ who }) => seatOf(draft, who)))];
  const question = { kind: 'interrupts', trigger, to, options } as const;
  const [only] = seats;
  if (seats.length > 1) askAny(draft, seatsOf(...seats), 'interrupt.party-order', question);
  else if (only !== undefined) ask(draft, only, OFFERING[trigger] ?? 'interrupt.no-missed-trigger', question);
}

/** Moments that have a rule of their own. */
const OFFERING: Readonly<Partial<Record<Trigger, Rule>>> = {
  'encounter-start': 'encounter.start-interrupts',
  fell: 'down.fall-order',
};

/** An Interrupt is used: never again for this trigger, nor more often than it may be. [interrupt.frequency] */
export function answer(draft: Draft, frame: InterruptsFrame, owned: OwnedInterrupt, tell: Speaker): void {
  const { table } = draft;
  const { who, interrupt: id } = owned;
  const user = entityOf(table, who);
  const found = findInterrupt(table, user, id);
  frame.settled.push(fixed(owned));
  if (found === null) return;
  const { limit } = found.of;
  const { attack } = expeditionOf(table);
  if (limit.per !== 'attack') countUse(user, limit.per, id);
  else if (attack !== null) attack.answered = [...attack.answered, owned];
  tell.all(answerRule(draft, frame, owned), { type: 'interrupted', who, interrupt: id, trigger: frame.trigger });
  draft.agenda.push(useFrame({ user: who, interrupt: id, rule: 'ability.interrupt', trigger: frame.to }));
}
