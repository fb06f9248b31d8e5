import type { Law as LawOf } from '@questhall/groundwork';
import type { Rule } from '../rulebook/index.ts';
import type { Match } from '../types/index.ts';

export type Law = LawOf<Rule, Match>;

export const law = (rule: Rule | null, holds: Law['holds'], text: string): Law => ({ rule, holds, text });

/** How often something is in a list. */
export const times = <X>(list: readonly X[], item: X): number =>
  list.reduce((count, one) => count + Number(one === item), 0);

export const isOncePer = (list: readonly (number | string)[]): boolean => new Set(list).size === list.length;
