import type { State, Types } from '@questhall/kernel';

/** What must hold of every state, or of whatever else of a match is looked at. */
export interface Law<R extends string, S> {
  /** The rule that makes it a law; null for what goes without saying. */
  readonly rule: R | null;
  readonly holds: (subject: S) => boolean;
  readonly text: string;
}

export const law = <R extends string, S>(rule: R | null, holds: (subject: S) => boolean, text: string): Law<R, S> => ({
  rule,
  holds,
  text,
});

/** The laws that are broken, each in a line. */
export const broken = <R extends string, S>(laws: readonly Law<R, S>[], subject: S): readonly string[] =>
  laws.flatMap(({ rule, holds, text }) => (holds(subject) ? [] : [rule === null ? text : `${rule}: ${text}`]));

/** Whether somebody is asked one of these. */
export const isAsked = <T extends Types>({ asks }: State<T>, ...kinds: readonly T['Question']['kind'][]): boolean =>
  asks.some(({ question }) => kinds.includes(question.kind));

/** How a game says that nobody is asked such a thing of which this does not hold. */
export type OfAsked<T extends Types> = <K extends T['Question']['kind']>(
  kind: K,
  holds: (question: Extract<T['Question'], { readonly kind: K }>, state: State<T>) => boolean,
) => (state: State<T>) => boolean;

export const ofAskedIn =
  <T extends Types>(): OfAsked<T> =>
  (kind, holds) =>
  (state) =>
    state.asks.every(
      ({ question }) => question.kind !== kind || holds(question as Parameters<typeof holds>[0], state), // a checked border
    );
