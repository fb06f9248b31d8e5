import type { State } from '@questhall/kernel';
import type { Rule } from '../rulebook/index.ts';
import type { CrystalExpedition, Entity, Question } from '../types/index.ts';

export type Match = State<CrystalExpedition>;

export interface Law {
  /** The rule that makes it a law; null for what goes without saying. */
  readonly rule: Rule | null;
  readonly holds: (state: Match) => boolean;
  readonly text: string;
}

export const law = (rule: Rule | null, holds: Law['holds'], text: string): Law => ({ rule, holds, text });

/** Everybody on the board, those who lie there included. */
export const everybodyIn = ({ table }: Match): readonly Entity[] =>
  table.expedition === null ? [] : [...table.party, ...table.expedition.monsters];

export const isDistinct = (things: readonly unknown[]): boolean => new Set(things).size === things.length;

export const isAsked = ({ asks }: Match, ...kinds: readonly Question['kind'][]): boolean =>
  asks.some(({ question }) => kinds.includes(question.kind));

/** Whether nobody is asked such a thing of which this does not hold. */
export const ofAsked =
  <K extends Question['kind']>(
    kind: K,
    holds: (question: Extract<Question, { kind: K }>, state: Match) => boolean,
  ): Law['holds'] =>
  (state) =>
    state.asks.every(
      ({ question }) => question.kind !== kind || holds(question as Extract<Question, { kind: K }>, state),
    ); // a checked border

/** Somebody is about to lose Hitpoints or to fall, and not all of it has happened yet. */
export const isInTheMiddle = ({ agenda }: Match): boolean =>
  agenda.some(({ kind }) => kind === 'harm' || kind === 'fall' || kind === 'home');
