import type { Order, Rules } from '@questhall/facets';
import type { Ask, Sight } from '@questhall/kernel';
import type { Dungeoneer, QuestionOf, View, WindowName } from '../types/index.ts';

type Seen = Sight<Dungeoneer>;
type Windowed = QuestionOf<'window'>;

/** What a window asks; null for a decision that a rule demands. [time.mandatory] */
const windowIn = ({ question, wait }: Ask<Dungeoneer>): Windowed | null =>
  wait === 'pass' && question.kind === 'window' ? question : null;

/** Step F asks one seat after the other, and is a window all the same. [time.challenge-in-turn] */
const isChallenge = ({ question, wait }: Ask<Dungeoneer>): boolean => wait === 'pass' && question.kind === 'challenge';

const isWindow = (ask: Ask<Dungeoneer>): boolean => windowIn(ask) !== null || isChallenge(ask);

/** What concerns one's own hero reaches a seat in spite of every order but `deep`. [time.break-through] */
const isBreaking = (ask: Ask<Dungeoneer>): boolean =>
  isChallenge(ask) || (windowIn(ask)?.part ?? 'onlooker') !== 'onlooker';

const QUIET: readonly WindowName[] = ['phase-start', 'action-done', 'turn-end', 'declared', 'response'];

/** What happens to others, and is seldom worth a thought. */
const quiet: Order<Dungeoneer> = {
  rule: 'time.quiet-at-start',
  isInitial: true,
  covers(ask) {
    const question = windowIn(ask);
    return question !== null && QUIET.includes(question.window) && !isBreaking(ask);
  },
};

/** The innermost open window. */
const openIn = ({ view }: Seen): View['windows'][number] | undefined => view.windows.at(-1);

/** Further laps of the open window. */
const thisWindow: Order<Dungeoneer> = {
  rule: 'time.pass-binds-one-lap',
  begins: (seen) => `${openIn(seen)?.since ?? ''} ${openIn(seen)?.lap ?? ''}`.trim(),
  covers(ask, seen, note) {
    const [since, lap] = note.split(' ');
    const question = windowIn(ask);
    if (question === null || isBreaking(ask)) return false;
    return String(openIn(seen)?.since) === since && question.lap > Number(lap);
  },
  goesOn: (note, { view }) => (view.windows.some(({ since }) => String(since) === note.split(' ', 1)[0]) ? note : null),
};

/** The question about one's own hero that is open, by its number. */
const breakingOf = ({ asks }: Seen): string => String(asks.find(isBreaking)?.id ?? '');

/**
 * Something that ends with a moment of the game, or with the next question about one's own hero; not with one that was
 * open when it was given, for that has reached its seat already.
 */
const untilThen = (moment: (seen: Seen) => string): Order<Dungeoneer> => ({
  rule: 'time.break-through',
  begins: (seen) => `${moment(seen)}/${breakingOf(seen)}`,
  covers: (ask) => isWindow(ask) && !isBreaking(ask),
  goesOn(note, seen) {
    const [since, known] = note.split('/');
    const breaking = breakingOf(seen);
    return since === moment(seen) && (breaking === '' || breaking === known) ? note : null;
  },
});

const phaseOf = ({ view }: Seen): string => `${view.turns} ${view.phase ?? ''}`;

/** Turns that a seat has begun: one more, and its Reset phase has come. */
const turnsOf = ({ view, seat }: Seen): string => String(view.heroes[seat]?.turns ?? 0);

const deep: Order<Dungeoneer> = {
  rule: 'time.standing-pass',
  begins: turnsOf,
  covers: isWindow,
  goesOn: (note, seen) => (turnsOf(seen) === note ? note : null),
};

/** The window that asks a seat now, by what only it is called as long as it is open; nothing when none does. */
function askingOf(seen: Seen): string {
  const challenge = seen.asks.find(isChallenge);
  if (challenge !== undefined) return `challenge ${challenge.id}`;
  return seen.asks.some(isWindow) ? String(openIn(seen)?.since ?? '') : '';
}

const isOpen = (window: string, seen: Seen): boolean =>
  askingOf(seen) === window || seen.view.windows.some(({ since }) => String(since) === window);

/** All orders wait until the next window that asks this seat has closed. */
const handUp: Order<Dungeoneer> = {
  rule: 'time.hand-up',
  isPause: true,
  covers: () => false,
  begins: askingOf,
  goesOn(note, seen) {
    if (note === '') return askingOf(seen);
    return isOpen(note, seen) ? note : null;
  },
};

/** The standing orders. Each passes for its seat alone, which alone knows of it. */
export const orders: NonNullable<Rules<Dungeoneer>['orders']> = {
  quiet,
  'this-window': thisWindow,
  'this-phase': untilThen(phaseOf),
  'until-my-turn': untilThen(turnsOf),
  deep,
  'hand-up': handUp,
};
