import { type Law as LawOf, type OfAsked, ofAskedIn } from '@questhall/groundwork';
import type { State } from '@questhall/kernel';
import type { Rule } from '../rulebook/index.ts';
import type { CrystalExpedition, Entity } from '../types/index.ts';

export type Match = State<CrystalExpedition>;

export type Law = LawOf<Rule, Match>;

export const law = (rule: Rule | null, holds: Law['holds'], text: string): Law => ({ rule, holds, text });

/** Everybody on the board, those who lie there included. */
export const everybodyIn = ({ table }: Match): readonly Entity[] =>
  table.expedition === null ? [] : [...table.party, ...table.expedition.monsters];

export const isDistinct = (things: readonly unknown[]): boolean => new Set(things).size === things.length;

/** Whether nobody is asked such a thing of which this does not hold. */
export const ofAsked: OfAsked<CrystalExpedition> = ofAskedIn();

/** Somebody is about to lose Hitpoints or to fall, and not all of it has happened yet. */
export const isInTheMiddle = ({ agenda }: Match): boolean =>
  agenda.some(({ kind }) => kind === 'harm' || kind === 'fall' || kind === 'home');
