import { type Ask, below, type Game, type Player, type Rng, type State, type Types } from '@questhall/kernel';

const blind = new WeakSet<object>();

/** Any legal answer, each as likely as the next. */
export function randomPlayer<T extends Types>(): Player<T> {
  const player: Player<T> = ({ offers, rng }) => {
    const action = offers[below(rng, offers.length)];
    if (action === undefined) throw new RangeError('there is nothing to choose from');
    return action;
  };
  blind.add(player);
  return player;
}

/** Whether a player looks at nothing, so that a table may draw its lots for it. */
export const isBlind = (player: object): boolean => blind.has(player);

/** Of so many times that a rash answer is drawn, it is given once. */
const RASH_ONE_IN = 200;

/** The answer of a random player, with no more judged than what is drawn. */
export function drawLot<T extends Types>(game: Game<T>, state: State<T>, ask: Ask<T>, rng: Rng): T['Action'] {
  let left = game.propose(state, ask);
  let own: T['Action'][] | null = null; // a list of its own only from the first refusal on
  while (left.length > 0) {
    const at = below(rng, left.length);
    const action = left[at];
    const isRash = action !== undefined && left.length > 1 && game.rash?.includes(action.type) === true;
    if (isRash && below(rng, RASH_ONE_IN) > 0) continue;
    // Whoever is asked has a legal answer, so the only one that is left needs no judge.
    if (action !== undefined && (left.length === 1 || game.judge(state, ask, action) === null)) return action;
    own ??= left.slice();
    own.splice(at, 1);
    left = own;
  }
  throw new RangeError(`${game.id}: there is nothing to choose from`);
}
