import { findFrame, notNow, topFrame } from '@questhall/groundwork';
import { fixed } from '@questhall/kernel';
import type { InterruptId } from '../content/index.ts';
import { endEffects, isHarmful } from '../frames/effects.ts';
import { answer } from '../frames/interrupts.ts';
import { advanceTo, pin, pushTo } from '../frames/momentum.ts';
import { rerollDie } from '../frames/rolling.ts';
import { shiftTo } from '../frames/shift.ts';
import { strike } from '../frames/strikes.ts';
import { escapeAgain, stayHeld } from '../frames/walk.ts';
import { attackOf } from '../queries/blow.ts';
import { entityOf, findEntity, isConscious } from '../queries/entities.ts';
import { findInterrupt, hasLeft } from '../queries/interrupting.ts';
import { seatOf } from '../queries/seating.ts';
import { countUse } from '../queries/uses.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Action, EntityId, Question } from '../types/index.ts';
import { type Asked, type DeedOf, fromList, type Match, type No, no } from './common.ts';
import { readDice } from './loot.ts';

const PLACING: Readonly<Record<string, Rule>> = {
  shift: 'dodge.obeys-occupancy',
  push: 'momentum.blocked-means',
  advance: 'momentum.advance-square',
};

/** A square for a Dodge or Teleport, for whoever is pushed, or to come nearer. */
export const place: DeedOf<'place'> = fromList(
  (question) =>
    question.kind === 'shift' || question.kind === 'push' || question.kind === 'advance' ? question.squares : null,
  ({ to }) => to,
  (to) => ({ type: 'place', to }),
  (draft, { question }, { to }, tell) => {
    if (question.kind === 'shift') shiftTo(draft, entityOf(draft.table, question.who), question.how, to, tell);
    else if (question.kind === 'push') pushTo(draft, topFrame(draft, 'momentum'), to, tell);
    else if (question.kind === 'advance') advanceTo(draft, topFrame(draft, 'momentum'), to, tell);
  },
  ({ kind }) => PLACING[kind] ?? 'grid.square-tiles',
);

/** Who is harmed next, or whom an Interrupt is for. [damage.separate-targets] */
export const name: DeedOf<'name'> = fromList(
  (question) => (question.kind === 'next' ? question.victims : null),
  ({ target }) => target,
  (target) => ({ type: 'name', target }),
  (draft, _asked, { target }) => {
    const top = draft.agenda.at(-1);
    if (top?.kind === 'use') top.targets.push(target);
    else strike(draft, topFrame(draft, 'strikes'), target);
  },
  () => 'damage.separate-targets',
);

/** One harmful Effect is taken away. */
export const cleanse: DeedOf<'cleanse'> = {
  propose(state, { question }) {
    const bearer = question.kind === 'cleanse' ? findEntity(state.table, question.bearer) : null;
    return (bearer?.effects ?? []).filter(isHarmful).map(({ id }) => ({ type: 'cleanse', effect: id }));
  },
  judge({ table }, asked, { effect }) {
    const { question } = asked;
    if (question.kind !== 'cleanse') return notNow(asked);
    const { effects } = entityOf(table, question.bearer);
    return effects.some((one) => one.id === effect && isHarmful(one)) ? null : no('effect.list', { effect });
  },
  perform(draft, { question }, { effect }, tell) {
    if (question.kind !== 'cleanse') return;
    endEffects(entityOf(draft.table, question.bearer), ({ id }) => id === effect, 'effect.list', tell);
  },
};

/** Players answer for their own heroes. [interrupt.optional] */
export const interrupt: DeedOf<'interrupt'> = {
  propose: (state, { seat, question }) =>
    question.kind === 'interrupts'
      ? question.options
          .filter(({ who }) => seatOf(state, who) === seat)
          .map((owned) => ({ type: 'interrupt', ...owned }))
      : [],
  judge(state, asked, { who, interrupt: id }) {
    const { question, seat } = asked;
    if (question.kind !== 'interrupts') return notNow(asked);
    const isOffered = question.options.some((one) => one.who === who && one.interrupt === id);
    return isOffered && seatOf(state, who) === seat ? null : no(whyNotOffered(state, who, id), { interrupt: id });
  },
  perform: (draft, _asked, { who, interrupt: id }, tell) =>
    answer(draft, topFrame(draft, 'interrupts'), { who, interrupt: id }, tell),
};

/** It is not this one's, it has been used up, or there is no reason for it any more. [interrupt.fizzles] */
function whyNotOffered({ table }: Match, who: EntityId, id: InterruptId): Rule {
  const owner = findEntity(table, who);
  const owned = owner === null ? null : findInterrupt(table, owner, id);
  if (owner === null || owned === null) return 'ability.interrupt';
  if (!isConscious(owner)) return 'down.no-interrupts';
  return hasLeft(table, owner, owned.of) ? 'interrupt.fizzles' : 'interrupt.frequency';
}

type Reroll = Extract<Action, { type: 'reroll' }>;

/** One die again, none twice, and the new face counts. [attack.re-rolls] */
export const reroll: DeedOf<'reroll'> = {
  propose(state, { question }) {
    if (question.kind !== 'reroll') return [];
    const rerolled = question.of === 'attack' ? attackOf(state.table).rerolled : [];
    return question.by.flatMap((by) =>
      question.dice.flatMap((_face, die): Reroll[] => (rerolled.includes(die) ? [] : [{ type: 'reroll', die, by }])),
    );
  },
  judge(state, asked, { die, by }) {
    const { question } = asked;
    if (question.kind !== 'reroll') return notNow(asked);
    if (!question.by.includes(by)) return no('ability.active', { by });
    const rerolled = question.of === 'attack' ? attackOf(state.table).rerolled : [];
    return question.dice[die] === undefined || rerolled.includes(die) ? no('attack.re-rolls', { die }) : null;
  },
  perform(draft, { question }, { die, by }, tell) {
    if (question.kind !== 'reroll') return;
    if (question.of === 'escape') {
      escapeAgain(draft, topFrame(draft, 'walk'), die, tell);
      return;
    }
    countUse(entityOf(draft.table, question.who), 'encounter', by);
    rerollDie(draft, die, by, question.who, tell);
  },
};

/** What can be left as it is. */
const isClosable = (question: Question): boolean =>
  question.kind === 'reroll' ||
  question.kind === 'interrupts' ||
  question.kind === 'encore' ||
  (question.kind === 'push' && question.isChain);

/** No more of this: dice stay as they fell, and what is declined is declined. [interrupt.no-missed-trigger] */
export const done: DeedOf<'done'> = {
  propose: (state, asked) => (isClosable(asked.question) ? [{ type: 'done' }] : readDice.propose(state, asked)),
  judge: (state, asked, action): No | null =>
    isClosable(asked.question) ? null : readDice.judge(state, asked, action),
  perform(draft, asked, action, tell) {
    const { question } = asked;
    if (question.kind === 'interrupts') decline(draft, asked);
    else if (question.kind === 'encore') draft.agenda.pop();
    else if (question.kind === 'push') pin(draft, topFrame(draft, 'momentum'), tell);
    else if (question.kind !== 'reroll') readDice.perform(draft, asked, action, tell);
    else if (question.of === 'escape') stayHeld(draft, topFrame(draft, 'walk'), tell);
    else topFrame(draft, 'attack').stage = 'answers';
  },
};

/** Declining is final for this trigger, for one's own heroes. */
function decline(draft: Match, { seat, question }: Asked): void {
  const frame = findFrame(draft, 'interrupts');
  if (question.kind !== 'interrupts' || frame === null) return;
  frame.settled.push(...question.options.filter(({ who }) => seatOf(draft, who) === seat).map(fixed));
}
