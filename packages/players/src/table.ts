import {
  advance,
  check,
  type Game,
  hashText,
  legal,
  type Player,
  type Rng,
  type State,
  seedRng,
  sight,
  type Tell,
  type Types,
} from '@questhall/kernel';

/** Somebody in each seat, with dice of their own. */
export interface Seated<T extends Types> {
  readonly player: Player<T>;
  readonly rng: Rng;
}

/** Seats players; their own dice follow from the seed and the seat, never from the match. */
export function seatPlayers<T extends Types>(players: readonly Player<T>[], seed: string): readonly Seated<T>[] {
  return players.map((player, seat) => ({ player, rng: seedRng(`fast:seat ${seat} of ${hashText(seed)}`) }));
}

/** One answer, by whoever was asked first. The player is handed a sight and the legal answers; the state stays here. */
export function playTurn<T extends Types>(game: Game<T>, draft: State<T>, seated: readonly Seated<T>[], tell: Tell<T>): void {
  const [ask] = draft.asks;
  const who = ask === undefined ? undefined : seated[ask.seat];
  if (ask === undefined || who === undefined) throw new Error(`${game.id}: nobody sits where the rules ask`);
  const seen = sight(game, draft, ask.seat);
  let offered: readonly T['Action'][] | null = null; // whoever knows what to do need not wait for all that could be done
  const action = who.player({
    sight: seen,
    ask: seen.asks[0] ?? ask,
    get offers() {
      offered ??= legal(game, draft, ask);
      return offered;
    },
    rng: who.rng,
  });
  const move = { seat: ask.seat, ask: ask.id, action };
  // An action straight from the offers was judged just now; anything else has still to be.
  const refusal = wasOffered(offered, action) ? null : check(game, draft, move);
  if (refusal !== null) throw new Error(`${game.id}: seat ${ask.seat} tried ${JSON.stringify(action)}, against ${refusal.rule}`);
  advance(game, draft, move, tell);
}

/** Whether the action is one of the very objects that were handed out. */
const wasOffered = <A>(offered: readonly A[] | null, action: A): boolean => offered?.includes(action) === true;

/** Plays a match to its end, in place. */
export function playOut<T extends Types>(game: Game<T>, draft: State<T>, seated: readonly Seated<T>[], tell: Tell<T>): void {
  while (draft.outcome === null) playTurn(game, draft, seated, tell);
}
