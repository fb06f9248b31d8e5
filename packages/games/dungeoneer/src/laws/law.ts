import type { Law as LawOf } from '@questhall/groundwork';
import type { Match } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Hero } from '../types/index.ts';

export type Law = LawOf<Rule, Match>;

export const law = (rule: Rule, holds: Law['holds'], text: string): Law => ({ rule, holds, text });

/** Of every hero who is in the game. */
export const ofHeroes =
  (holds: (hero: Hero, seat: number, state: Match) => boolean): Law['holds'] =>
  (state) =>
    state.table.heroes.every((hero, seat) => hero.isOut || holds(hero, seat, state));

/** Set-up is over. */
export const isUnderWay = ({ agenda }: Match): boolean =>
  agenda.some((frame) => frame.kind === 'course' && (frame.stage === 'turn' || frame.stage === 'over'));

export const isDistinct = (things: readonly unknown[]): boolean => new Set(things).size === things.length;
