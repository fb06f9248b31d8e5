import type { Rules } from '@questhall/facets';
import type { Ask } from '@questhall/kernel';
import type { Dungeoneer, QuestionOf, WindowName } from '../types/index.ts';

type Orders = NonNullable<Rules<Dungeoneer>['orders']>;

type Windowed = QuestionOf<'window'>;

/** What a window asks; null for a decision that a rule demands. [time.mandatory] */
const windowIn = ({ question, wait }: Ask<Dungeoneer>): Windowed | null =>
  wait === 'pass' && question.kind === 'window' ? question : null;

/** Step F asks one seat after the other, and is a window all the same. [time.challenge-in-turn] */
const isChallenge = ({ question, wait }: Ask<Dungeoneer>): boolean => wait === 'pass' && question.kind === 'challenge';

/** What concerns one's own hero reaches a seat in spite of every order but `deep`. [time.break-through] */
const isBreaking = ({ part }: Windowed): boolean => part !== 'onlooker';

const QUIET: readonly WindowName[] = ['phase-start', 'action-done', 'turn-end', 'declared', 'response'];

/** The standing orders. [time.standing-pass] */
export const orders: Orders = {
  quiet: {
    covers(ask) {
      const question = windowIn(ask);
      return question !== null && QUIET.includes(question.window) && !isBreaking(question);
    },
  },
  deep: { covers: (ask) => windowIn(ask) !== null || isChallenge(ask) },
};
