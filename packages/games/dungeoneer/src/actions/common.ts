import type { Deed } from '@questhall/kernel';
import { type Asked, type Match, type No, no, turnIn } from '../queries/table.ts';
import type { Action, ActionOf, CombatStage, Dungeoneer, Phase } from '../types/index.ts';

export type DeedOf<K extends Action['type']> = Deed<Dungeoneer, ActionOf<K>>;

/** Nothing to propose: one list for all deeds, which most of the time is what they have to say. */
export const NONE: readonly never[] = [];

/** One answer for each; nothing is made where there is none. */
export const answersFor = <X, A>(list: readonly X[], make: (one: X) => A): readonly A[] =>
  list.length === 0 ? NONE : list.map(make);

/** Dice lie on the table and their results are still to come. [time.dice-locked] */
export const areDiceLocked = ({ agenda }: Match): boolean =>
  agenda.some((frame) => frame.kind === 'combat' && LOCKED.includes(frame.stage));

const LOCKED: readonly CombatStage[] = ['minions', 'brace', 'counter', 'results'];

/** An act that was shown in a window is being carried out: nobody can answer it. [time.resolve-one-by-one] */
const isActUnderWay = ({ agenda }: Match): boolean => agenda.slice(0, -1).some(({ kind }) => kind === 'window');

/** Why something that no window asks for cannot be done now. */
export function lateFor(state: Match): No {
  if (areDiceLocked(state)) return no('time.dice-locked');
  return no(isActUnderWay(state) ? 'time.resolve-one-by-one' : 'time.windows');
}

/** Something else is asked now: the rule that asks is the answer to "why not?". */
export const notNow = ({ rule, question }: Asked): No => no(rule, { asked: question.kind });

/** What belongs to the other of one's two roles. [core.two-roles] */
export const notInThisRole = (asked: Asked): No =>
  asked.question.kind === 'choice' ? no('core.two-roles', { phase: asked.question.phase }) : notNow(asked);

/** The active player's free choice in one of his two phases. */
export const isChoice = ({ question }: Asked, phase: Phase): boolean =>
  question.kind === 'choice' && question.phase === phase;

export const phaseOf = (state: Match): Phase | null => turnIn(state)?.phase ?? null;
