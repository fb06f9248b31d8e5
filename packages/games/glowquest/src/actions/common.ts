import { type FromList, fromLists } from '@questhall/groundwork';
import type { Ask, Deed, Facts, Refusal, State } from '@questhall/kernel';
import { entityOf } from '../queries/entities.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Action, Entity, Glowquest } from '../types/index.ts';

export type Asked = Ask<Glowquest>;
export type Match = State<Glowquest>;
export type DeedOf<K extends Action['type']> = Deed<Glowquest, Extract<Action, { type: K }>>;
export type No = Refusal<Rule>;

export const no = (rule: Rule, facts: Facts = {}): No => ({ rule, facts });

/** What the monsters' script answers has no number of its own: nobody was asked. */
export const SCRIPTED = -1;

/** Why somebody does what it does: monsters by a step of their script, everybody else because the rules let them. */
export const reasonFor = ({ id, rule }: Asked, usual: Rule): Rule => (id === SCRIPTED ? rule : usual);

/** Whoever is in the middle of a Turn or an attack under this question. */
export function actorIn({ table }: Match, { question }: Asked): Entity | null {
  switch (question.kind) {
    case 'turn':
    case 'roll':
    case 'hit':
    case 'miss':
    case 'move':
      return entityOf(table, question.who);
    default:
      return null;
  }
}

/** An action that chooses from a list which the question holds: nothing else will do. */
export const fromList: FromList<Glowquest> = fromLists();
