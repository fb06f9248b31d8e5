import type { Match } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Hero, Question } from '../types/index.ts';

export interface Law {
  /** The rule that makes it a law. */
  readonly rule: Rule;
  readonly holds: (state: Match) => boolean;
  readonly text: string;
}

export const law = (rule: Rule, holds: Law['holds'], text: string): Law => ({ rule, holds, text });

/** Of every hero who is in the game. */
export const ofHeroes =
  (holds: (hero: Hero, seat: number, state: Match) => boolean): Law['holds'] =>
  (state) =>
    state.table.heroes.every((hero, seat) => hero.isOut || holds(hero, seat, state));

export const isAsked = ({ asks }: Match, ...kinds: readonly Question['kind'][]): boolean =>
  asks.some(({ question }) => kinds.includes(question.kind));

/** Set-up is over. */
export const isUnderWay = ({ agenda }: Match): boolean =>
  agenda.some((frame) => frame.kind === 'course' && (frame.stage === 'turn' || frame.stage === 'over'));

export const isDistinct = (things: readonly unknown[]): boolean => new Set(things).size === things.length;
