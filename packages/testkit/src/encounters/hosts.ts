import {
  advance,
  below,
  cloneState,
  type Game,
  legal,
  open,
  type Player,
  type State,
  seedRng,
  sight,
  silence,
  type Types,
} from '@questhall/kernel';

/** Tables whose states are to host encounters. */
export interface HostRequest<T extends Types> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seats: number;
  readonly seed: string;
  /** A state is kept after every so many moves. */
  readonly every: number;
  readonly moves: number;
  /** Who plays; at random where nobody is named. */
  readonly player?: (seat: number) => Player<T>;
}

/** States that play comes to. */
export function reach<T extends Types>({
  game,
  options,
  seats,
  seed,
  every,
  moves,
  player,
}: HostRequest<T>): readonly State<T>[] {
  const rng = seedRng(`fast:host ${seed}`);
  const draft = open(game, options, seats, `fast:${seed}`, silence);
  const players = player === undefined ? null : Array.from({ length: seats }, (_, seat) => player(seat));
  const hosts: State<T>[] = [];
  for (let made = 1; made <= moves && draft.outcome === null; made++) {
    const asked = draft.asks[below(rng, draft.asks.length)];
    if (asked === undefined) throw new Error(`${game.id}: nobody is asked`);
    const offers = legal(game, draft, asked);
    const action =
      players?.[asked.seat]?.({ sight: sight(game, draft, asked.seat), ask: asked, offers, rng }) ??
      offers[below(rng, offers.length)];
    if (action === undefined) throw new Error(`${game.id}: nothing is offered`);
    advance(game, draft, { seat: asked.seat, ask: asked.id, action }, silence);
    if (made % every === 0 && draft.outcome === null) hosts.push(cloneState(game, draft));
  }
  return hosts;
}
