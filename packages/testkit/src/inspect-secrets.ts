import {
  check,
  copyRng,
  dream,
  type Entry,
  includesSeat,
  legal,
  type Seat,
  type State,
  sight,
  step,
  type Told,
  type Types,
} from '@questhall/kernel';
import { textOf } from './text.ts';
import type { Watch } from './watch.ts';

const DREAMS = 2;

/** Redraw what a seat cannot know: its sight, its offers and every refusal it can provoke stay the same byte for byte. */
export function inspectSecrets<T extends Types>(watch: Watch<T>, state: State<T>): void {
  const { game, rng, fail } = watch;
  const before = textOf(state);
  const table = textOf(state.table);
  for (let seat = 0; seat < state.seats; seat++) {
    const seen = textOf(sight(game, state, seat));
    const answers = textOf(answersOf(watch, state, seat));
    for (let k = 0; k < DREAMS; k++) {
      const other = dream(game, state, seat, rng);
      watch.hasDreamt ||= textOf(other.table) !== table;
      if (textOf(sight(game, other, seat)) !== seen) fail(`the view of seat ${seat} shows what it may not know`);
      if (textOf(answersOf(watch, other, seat)) !== answers) {
        fail(`what seat ${seat} may answer, or why not, depends on what it may not know`);
      }
    }
  }
  if (textOf(state) !== before) fail('a dream touched the real state');
}

/** All that a seat can find out by asking "may I?". */
function answersOf<T extends Types>({ game, seen }: Watch<T>, state: State<T>, seat: number): unknown {
  return state.asks
    .filter((asked) => asked.seat === seat)
    .map((asked) => ({
      offers: legal(game, state, asked),
      fallback: game.fallback(state, asked),
      refusals: [...seen.values()].map((raw) => {
        const action = game.decode(raw);
        return action && check(game, state, { seat, ask: asked.id, action });
      }),
    }));
}

/**
 * The same move in two matches that a watcher cannot tell apart. He must be told the same and see the same, or be told
 * different things and see different things; and what he could not foresee must be past the horizon of undo.
 */
export function inspectTwins<T extends Types>(watch: Watch<T>, before: State<T>, after: State<T>, entry: Entry<T>): void {
  const { game, rng, fail } = watch;
  for (let seat = 0; seat < before.seats; seat++) {
    const twin = dream(game, before, seat, rng);
    twin.rng = copyRng(before.rng); // the same dice, so that only the secrets differ
    const other = step(game, twin, entry);
    if (!other.ok) continue; // the mover's own secrets differ: not the same move
    const isTheSame = heardBy(seat, entry.told) === heardBy(seat, other.told);
    const looksTheSame = textOf(sight(game, after, seat)) === textOf(sight(game, other.state, seat));
    if (isTheSame && !looksTheSame) fail(`seat ${seat} sees a change that nobody told it of`);
    if (!isTheSame && entry.fixed === null) fail(`seat ${seat} learns something new from a move that can be taken back`);
    if (!isTheSame && looksTheSame) fail(`seat ${seat} is told more than it may see`);
  }
}

/** What one seat is told, as text. */
export const heardBy = <T extends Types>(seat: Seat, told: readonly Told<T>[]): string =>
  textOf(told.filter(({ to }) => includesSeat(to, seat)));
