import type { Seat } from '@questhall/kernel';
import { isAct, placeAmong } from '../frames/window.ts';
import { meetsTest } from '../queries/means.ts';
import { type Match, turnIn } from '../queries/table.ts';
import type { FrameOf } from '../types/index.ts';
import { type Law, law } from './law.ts';

/** The window that asks now, if one does. */
function askingIn({ agenda }: Match): FrameOf<'window'> | null {
  const top = agenda.at(-1);
  return top?.kind === 'window' ? top : null;
}

/** Who stands in a window, in the order in which they were called. [time.priority] */
const askedIn = ({ asks }: Match): readonly Seat[] =>
  asks.flatMap(({ seat, question }) => (question.kind === 'window' ? [seat] : []));

/** Windows with the acts that still lie in them. [time.sort-wishes] */
const actsIn = ({ agenda, wishes }: Match) =>
  agenda.flatMap((frame, at) =>
    frame.kind === 'window' ? [{ frame, acts: wishes.filter((wish) => wish.depth === at + 1 && isAct(wish)) }] : [],
  );

/** The same table, with backs in every hand. */
const faceDown = (state: Match): Match => ({
  ...state,
  table: { ...state.table, hands: state.table.hands.map((hand) => hand.map(() => 'a back')) },
});

/** Who is asked, in which order, and how acts follow each other. */
export const MOMENTS: readonly Law[] = [
  law(
    'time.asked-by-public-facts',
    (state) => {
      const frame = askingIn(state);
      return frame === null || askedIn(state).every((seat) => meetsTest(state, frame, seat));
    },
    'whoever is asked in a window meets its test',
  ),
  law(
    'hidden.no-trace',
    (state) => {
      const frame = askingIn(state);
      if (frame === null) return true;
      const covered = faceDown(state);
      return state.table.heroes.every((_, seat) => meetsTest(state, frame, seat) === meetsTest(covered, frame, seat));
    },
    'who is asked can be told without a look into any hand',
  ),
  law(
    'time.priority',
    (state) => {
      const active = turnIn(state)?.seat ?? 0;
      const places = askedIn(state).map((seat) => (seat - active + state.seats) % state.seats);
      return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
    },
    'seats stand in the order of priority',
  ),
  law(
    'time.sort-wishes',
    (state) =>
      actsIn(state).every(({ frame, acts }) => {
        const { doing } = frame;
        return doing === null || acts.every((act) => placeAmong(state, act) >= doing);
      }),
    'no act waits that should have come before the one that is carried out',
  ),
  law(
    'time.answer-to-answer',
    (state) =>
      actsIn(state).every(({ frame, acts }) =>
        acts.every(({ ask: { question } }) => question.kind === 'window' && question.lap === frame.lap),
      ),
    'what was handed in before has worked when the next lap is asked',
  ),
  law(
    'time.simultaneous',
    ({ asks }) => {
      const waited = asks.filter(({ wait }) => wait !== 'none');
      return waited.length < 2 || waited.every(({ question }) => ['window', 'begin'].includes(question.kind));
    },
    'only sealed answers are asked of several at once',
  ),
  law(
    'time.finite',
    ({ agenda, table: { deeds } }) => agenda.every((frame) => frame.kind !== 'window' || frame.lap <= deeds.length + 1),
    'no window is asked again without an act',
  ),
  law(
    'combat.steps-together',
    ({ agenda, table }) => {
      const starts = agenda.flatMap((frame) => (frame.kind === 'combat' ? [frame.from] : []));
      return starts.every((from, at) => {
        const rolled = table.strikes.slice(from, starts[at + 1]).filter(({ attack }) => attack !== null);
        const answered = rolled.filter(({ counter }) => counter !== null).length;
        return answered === 0 || answered === rolled.length;
      });
    },
    'counter-attacks are rolled for the whole list at once',
  ),
];
