import { type FromList, fromLists } from '@questhall/groundwork';
import type { Ask, Deed, Facts, Refusal, State } from '@questhall/kernel';
import type { Rule } from '../rulebook/index.ts';
import type { Action, CrystalExpedition } from '../types/index.ts';

export type Asked = Ask<CrystalExpedition>;
export type Match = State<CrystalExpedition>;
export type DeedOf<K extends Action['type']> = Deed<CrystalExpedition, Extract<Action, { type: K }>>;
export type No = Refusal<Rule>;

export const no = (rule: Rule, facts: Facts = {}): No => ({ rule, facts });

/** What a monster does by its rules and what a vote has decided is done without asking anybody. */
export const UNASKED = -1;

/** An action that chooses from a list which the question holds: nothing else will do. */
export const fromList: FromList<CrystalExpedition> = fromLists();
