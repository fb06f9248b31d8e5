import { type Law as LawOf, type OfAsked, ofAskedIn } from '@questhall/groundwork';
import type { State } from '@questhall/kernel';
import type { Rule } from '../rulebook/index.ts';
import type { Entity, Glowquest } from '../types/index.ts';

export type Match = State<Glowquest>;

export type Law = LawOf<Rule, Match>;

export const law = (rule: Rule | null, holds: Law['holds'], text: string): Law => ({ rule, holds, text });

export const everybodyIn = ({ table }: Match): readonly Entity[] => [...table.heroes, ...table.monsters];

/** Whether nobody is asked such a thing of which this does not hold. */
export const ofAsked: OfAsked<Glowquest> = ofAskedIn();
