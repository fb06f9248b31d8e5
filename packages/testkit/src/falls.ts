import {
  advance,
  Book,
  cloneState,
  copyRng,
  DiceWanted,
  type Game,
  legal,
  type Move,
  type State,
  type Told,
  type Types,
} from '@questhall/kernel';

/** One way the dice can fall during a move. */
export interface Fall<T extends Types> {
  readonly faces: readonly number[];
  /** As likely as one in so many. */
  readonly oneIn: number;
  readonly state: State<T>;
  readonly told: readonly Told<T>[];
}

/** Every way the dice can fall during a legal move. Hidden draws (shuffles, tokens) stay as the seed has them. */
export function everyFall<T extends Types>(game: Game<T>, state: State<T>, move: Move<T>): readonly Fall<T>[] {
  const falls: Fall<T>[] = [];
  const explore = (faces: readonly number[], oneIn: number): void => {
    const draft = cloneState(game, state);
    draft.rng = { ...copyRng(state.rng), loaded: faces.slice() };
    const book = new Book<T>(state.seats);
    try {
      advance(game, draft, move, book);
      falls.push({ faces, oneIn, state: draft, told: book.told });
    } catch (error) {
      if (!(error instanceof DiceWanted)) throw error;
      for (let face = 1; face <= error.faces; face++) explore([...faces, face], oneIn * error.faces);
    }
  };
  explore([], 1);
  return falls;
}

/**
 * The number of different ways to play on for so many moves, counting every fall of the dice: one figure that changes
 * when any rule does.
 */
export function perft<T extends Types>(game: Game<T>, state: State<T>, depth: number): number {
  if (depth === 0 || state.outcome !== null) return 1;
  let ways = 0;
  for (const asked of state.asks) {
    for (const action of legal(game, state, asked)) {
      for (const fall of everyFall(game, state, { seat: asked.seat, ask: asked.id, action }))
        ways += perft(game, fall.state, depth - 1);
    }
  }
  return ways;
}
