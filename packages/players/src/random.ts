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
  const proposed = game.propose(state, ask);
  const refused: number[] = []; // their places, in order
  while (refused.length < proposed.length) {
    const left = proposed.length - refused.length;
    let at = below(rng, left);
    let skipped = 0;
    for (; skipped < refused.length && (refused[skipped] ?? 0) <= at; skipped++) at += 1;
    const action = proposed[at];
    if (action === undefined) break;
    // Whoever is asked has a legal answer, so the only one that is left needs no judge.
    if (left === 1) return action;
    if (isRash(game, action) && below(rng, RASH_ONE_IN) > 0) continue;
    if (game.judge(state, ask, action) === null) return action;
    refused.splice(skipped, 0, at);
  }
  throw new RangeError(`${game.id}: there is nothing to choose from`);
}

function isRash<T extends Types>({ rash = [] }: Game<T>, { type }: T['Action']): boolean {
  for (const one of rash) if (one === type) return true;
  return false;
}
