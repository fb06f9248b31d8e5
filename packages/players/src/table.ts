import {
  type Ask,
  advance,
  check,
  type DreamTurn,
  dream,
  firstPending,
  type Game,
  hashText,
  legal,
  type Player,
  type Rng,
  type Sight,
  type State,
  seedRng,
  sight,
  type Tell,
  type Types,
} from '@questhall/kernel';
import { drawLot, isBlind } from './random.ts';

/** Somebody in each seat, with dice of their own. */
export interface Seated<T extends Types> {
  readonly player: Player<T>;
  readonly rng: Rng;
  /** It looks at nothing: the table draws its lots, which is much faster. */
  readonly isBlind: boolean;
}

/** Seats players; their own dice follow from the seed and the seat, never from the match. */
export function seatPlayers<T extends Types>(players: readonly Player<T>[], seed: string): readonly Seated<T>[] {
  const hash = hashText(seed);
  return players.map((player, seat) => ({
    player,
    rng: seedRng(`fast:seat ${seat} of ${hash}`),
    isBlind: isBlind(player),
  }));
}

/**
 * What a player is handed: a sight, and the legal answers and dreams for those who want them. The state stays out of
 * reach.
 */
export class Handed<T extends Types> implements DreamTurn<T> {
  readonly sight: Sight<T>;
  readonly ask: Ask<T>;
  readonly rng: Rng;
  readonly #game: Game<T>;
  readonly #state: State<T>;
  readonly #asked: Ask<T>;
  #offers: readonly T['Action'][] | null = null;

  constructor(game: Game<T>, state: State<T>, asked: Ask<T>, rng: Rng) {
    this.sight = sight(game, state, asked.seat);
    this.ask = this.sight.asks.find(({ id }) => id === asked.id) ?? asked;
    this.rng = rng;
    this.#game = game;
    this.#state = state;
    this.#asked = asked;
  }

  /** Whoever knows what to do need not wait for all that could be done. */
  get offers(): readonly T['Action'][] {
    this.#offers ??= legal(this.#game, this.#state, this.#asked);
    return this.#offers;
  }

  dream(): State<T> {
    return dream(this.#game, this.#state, this.#asked.seat, this.rng);
  }

  /** Whether the action is one of the very objects that were handed out. */
  isOffer(action: unknown): action is T['Action'] {
    return this.#offers?.some((offer) => offer === action) === true;
  }
}

/** One answer, by whoever was asked first. */
export function playTurn<T extends Types>(
  game: Game<T>,
  draft: State<T>,
  seated: readonly Seated<T>[],
  tell: Tell<T>,
): void {
  const ask = firstPending(draft);
  const who = ask === undefined ? undefined : seated[ask.seat];
  if (ask === undefined || who === undefined) throw new Error(`${game.id}: nobody sits where the rules ask`);
  const action = who.isBlind ? drawLot(game, draft, ask, who.rng) : decision(game, draft, ask, who);
  advance(game, draft, { seat: ask.seat, ask: ask.id, action }, tell);
}

function decision<T extends Types>(
  game: Game<T>,
  draft: State<T>,
  ask: Ask<T>,
  { player, rng }: Seated<T>,
): T['Action'] {
  const turn = new Handed(game, draft, ask, rng);
  const action = player(turn);
  // An action straight from the offers was judged just now; anything else has still to be.
  const refusal = turn.isOffer(action) ? null : check(game, draft, { seat: ask.seat, ask: ask.id, action });
  if (refusal !== null)
    throw new Error(`${game.id}: seat ${ask.seat} tried ${JSON.stringify(action)}, against ${refusal.rule}`);
  return action;
}

/** Plays a match to its end, in place. */
export function playOut<T extends Types>(
  game: Game<T>,
  draft: State<T>,
  seated: readonly Seated<T>[],
  tell: Tell<T>,
): void {
  while (draft.outcome === null) playTurn(game, draft, seated, tell);
}
