import { type Ask, type Deed, NOBODY, type Refusal, type Seat, type Types } from '@questhall/kernel';

/** Something else is asked now: the rule that asks is the answer to "why not?". */
export const notNow = <T extends Types>({ rule, question }: Ask<T>): Refusal<T['Rule']> => ({
  rule,
  facts: { asked: question.kind },
});

/**
 * A question that was never put to anybody: whoever stands in for the one who would be asked answers it all the same.
 * No ask has such an id.
 */
export const neverAsked = <T extends Types>(
  id: number,
  seat: Seat,
  rule: T['Rule'],
  question: T['Question'],
): Ask<T> => ({
  id,
  seat,
  rule,
  question,
  wait: 'answer',
  seal: null,
  isLaidInSight: false,
  fellows: NOBODY,
});

type ActionOf<T extends Types, K> = Extract<T['Action'], { readonly type: K }>;

/** How a game makes deeds that choose from a list which the question holds. */
export type FromList<T extends Types> = <K extends T['Action']['type'], X extends string | number>(
  list: (question: T['Question']) => readonly X[] | null,
  read: (action: ActionOf<T, K>) => X,
  make: (x: X) => ActionOf<T, K>,
  perform: Deed<T, ActionOf<T, K>>['perform'],
  rule: (question: T['Question']) => T['Rule'],
) => Deed<T, ActionOf<T, K>>;

/** The deeds of a game that choose from a list: nothing else will do, and where there is no list, not now. */
export const fromLists =
  <T extends Types>(): FromList<T> =>
  (list, read, make, perform, rule) => ({
    propose: (_state, { question }) => (list(question) ?? []).map(make),
    judge(_state, asked, action) {
      const choices = list(asked.question);
      if (choices === null) return notNow(asked);
      return choices.includes(read(action)) ? null : { rule: rule(asked.question), facts: { chosen: read(action) } };
    },
    perform,
  });
