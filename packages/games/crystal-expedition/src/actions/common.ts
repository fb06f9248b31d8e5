import type { Ask, Deed, Facts, Refusal, State } from '@questhall/kernel';
import type { Rule } from '../rulebook/index.ts';
import type { Action, CrystalExpedition, Question } from '../types/index.ts';

export type Asked = Ask<CrystalExpedition>;
export type Match = State<CrystalExpedition>;
export type DeedOf<K extends Action['type']> = Deed<CrystalExpedition, Extract<Action, { type: K }>>;
export type No = Refusal<Rule>;

export const no = (rule: Rule, facts: Facts = {}): No => ({ rule, facts });

/** Something else is asked now: the rule that asks is the answer to "why not?". */
export const notNow = ({ rule, question }: Asked): No => no(rule, { asked: question.kind });

/** What the controller answers has no number of its own: nobody was asked. */
export const SCRIPTED = -1;

/** What a vote has decided is done without asking again. */
export const VOTED = -2;

/** An action that chooses from a list which the question holds: nothing else will do. */
export function fromList<K extends Action['type'], X extends string | number>(
  list: (question: Question) => readonly X[] | null,
  read: (action: Extract<Action, { type: K }>) => X,
  make: (x: X) => Extract<Action, { type: K }>,
  perform: DeedOf<K>['perform'],
  rule: (question: Question) => Rule,
): DeedOf<K> {
  return {
    propose: (_state, { question }) => (list(question) ?? []).map(make),
    judge(_state, asked, action) {
      const choices = list(asked.question);
      if (choices === null) return notNow(asked);
      return choices.includes(read(action)) ? null : no(rule(asked.question), { chosen: read(action) });
    },
    perform,
  };
}
