import { below, forkRng, type Rng } from './dice.ts';
import type { Game } from './game.ts';
import { cloneState, legal } from './match.ts';
import type { Seat } from './seats.ts';
import type { Answer, Ask, State, Types } from './types.ts';

const DREAMS_MAX = 16;

/** A state that the seat cannot tell from the real one, with dice of its own: all that a search ever looks into. */
export function dream<T extends Types>(game: Game<T>, state: State<T>, seat: Seat, rng: Rng): State<T> {
  // Whoever is asked because somebody wished for something knows that much: not all the others are dreamt to have
  // passed.
  const isAnyWished = hasWish(game, state, seat);
  let draft = dreamOnce(game, state, seat, rng);
  for (let dreams = 1; isAnyWished && dreams < DREAMS_MAX && !hasWish(game, draft, seat); dreams++)
    draft = dreamOnce(game, state, seat, rng);
  return draft;
}

function dreamOnce<T extends Types>(game: Game<T>, state: State<T>, seat: Seat, rng: Rng): State<T> {
  const draft = cloneState(game, state);
  draft.rng = forkRng(rng);
  game.imagine(draft, seat, rng);
  const anew = <A extends Answer<T>>(answer: A): A =>
    answer.ask.seat === seat ? answer : { ...answer, action: anyAnswer(game, draft, answer.ask, rng) };
  if (draft.sealed.length > 0) draft.sealed = draft.sealed.map(anew);
  if (draft.wishes.length > 0) draft.wishes = draft.wishes.map(anew);
  return draft;
}

/** Whether anybody else wishes for something: for more than an absent seat would. */
function hasWish<T extends Types>(game: Game<T>, state: State<T>, seat: Seat): boolean {
  const isPass = ({ ask, action }: Answer<T>): boolean =>
    JSON.stringify(action) === JSON.stringify(game.fallback(state, ask));
  return state.wishes.some((wish) => wish.ask.seat !== seat && !isPass(wish));
}

/** Any legal answer; where none is left by now, what an absent seat would have said. */
function anyAnswer<T extends Types>(game: Game<T>, draft: State<T>, ask: Ask<T>, rng: Rng): T['Action'] {
  const actions = legal(game, draft, ask);
  return actions[actions.length === 0 ? 0 : below(rng, actions.length)] ?? game.fallback(draft, ask);
}
