import type { State } from '@questhall/kernel';
import type { Rule } from '../rulebook/index.ts';
import type { Entity, Glowquest, Question } from '../types/index.ts';

export type Match = State<Glowquest>;

export interface Law {
  /** The rule that makes it a law; null for what goes without saying. */
  readonly rule: Rule | null;
  readonly holds: (state: Match) => boolean;
  readonly text: string;
}

export const law = (rule: Rule | null, holds: Law['holds'], text: string): Law => ({ rule, holds, text });

export const everybodyIn = ({ table }: Match): readonly Entity[] => [...table.heroes, ...table.monsters];

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

export const isAsked = ({ asks }: Match, ...kinds: readonly Question['kind'][]): boolean =>
  asks.some(({ question }) => kinds.includes(question.kind));
