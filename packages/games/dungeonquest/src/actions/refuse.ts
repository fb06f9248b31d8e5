import type { Ask, Facts, Refusal } from '@questhall/kernel';
import type { Rule } from '../rulebook/index.ts';
import type { DungeonQuest } from '../types/index.ts';

export const no = (rule: Rule, facts: Facts = {}): Refusal<Rule> => ({ rule, facts });

/** Something else is asked now: the rule that asks is the answer to "why not?". */
export const notNow = (asked: Ask<DungeonQuest>): Refusal<Rule> => no(asked.rule, { asked: asked.question.kind });
