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
  const offers = legal(game, draft, ask);
  const seen = sight(game, draft, ask.seat);
  const action = who.player({ sight: seen, ask: seen.asks[0] ?? ask, offers, rng: who.rng });
  const move = { seat: ask.seat, ask: ask.id, action };
  // An action straight from the offers was judged just now; anything else has still to be.
  const refusal = offers.includes(action) ? null : check(game, draft, move);
  if (refusal !== null) throw new Error(`${game.id}: seat ${ask.seat} tried ${JSON.stringify(action)}, against ${refusal.rule}`);
  advance(game, draft, move, tell);
}

/** Plays a match to its end, in place. */
export function playOut<T extends Types>(game: Game<T>, draft: State<T>, seated: readonly Seated<T>[], tell: Tell<T>): void {
  while (draft.outcome === null) playTurn(game, draft, seated, tell);
}
