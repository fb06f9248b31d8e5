import type { Naming } from '@questhall/facets';
import {
  begin,
  type Entry,
  everyone,
  includesSeat,
  type Journal,
  listSeats,
  type Seat,
  type Sight,
  sight,
  submit,
  type Told,
  type Types,
} from '@questhall/kernel';
import type { Loaded } from './loaded.ts';

/** One move of a match told again; none for what was told before the first. */
export interface Retold<T extends Types> {
  readonly entry: Entry<T> | null;
  readonly move: number;
  readonly told: readonly Told<T>[];
  /** What the listener saw right after it: names and places are those of that moment. */
  readonly seen: Sight<T>;
}

/** A match from its beginning, as one seat saw it. It is played again for that, because only its last state is kept. */
export function* retell<T extends Types>(
  { game }: Loaded<T>,
  { header, opening, entries }: Journal<T>,
  seat: Seat,
): Generator<Retold<T>> {
  const again = begin(game, header);
  yield { entry: null, move: again.state.clock, told: opening.told, seen: sight(game, again.state, seat) };
  for (const entry of entries) {
    const move = again.state.clock + 1; // what it goes on from has had its moves
    if (!submit(game, again, entry, entry.rolled).ok) throw new Error(`${game.id}: move ${move} cannot be made again`);
    yield { entry, move, told: entry.told, seen: sight(game, again.state, seat) };
  }
}

/**
 * Who answered, and what: in full to the seat itself and to whoever may see everything; to others only what was told
 * counts.
 */
export function entryTitle<T extends Types>(
  { words }: Loaded<T>,
  { seat: answered, action, rolled }: Entry<T>,
  { move, seen }: Retold<T>,
  seat: Seat | null,
  naming: Naming,
): string {
  const dice = rolled.length === 0 ? '' : `  (dice ${rolled.join(' ')})`;
  const isKnown = seat === null || answered === seat;
  return `${move}. ${naming(answered)}${isKnown ? `: ${words.typed(action, seen)}` : ''}${dice}`;
}

/** Something that was told, and what its listener saw then. */
export interface Heard<T extends Types> extends Told<T> {
  readonly seen: Sight<T>;
}

/** What reached a seat, or everything, as short as the game can put it. */
export function heardBy<T extends Types>(
  { digest }: Loaded<T>,
  moves: readonly Pick<Retold<T>, 'told' | 'seen'>[],
  seat: Seat | null,
): readonly Heard<T>[] {
  const sights = new Map(moves.flatMap(({ told, seen }) => told.map((line) => [line, seen] as const)));
  const heard = [...sights.keys()].filter(({ to }) => seat === null || includesSeat(to, seat));
  let last = moves[0]?.seen;
  return (digest?.(heard) ?? heard).flatMap((line) => {
    last = sights.get(line) ?? last; // what was put together from several lines belongs to the one before it
    return last === undefined ? [] : [{ ...line, seen: last }];
  });
}

/** What was told, as one seat heard it, or all of it with its audience. */
export function toldLines<T extends Types>(
  loaded: Loaded<T>,
  retold: Retold<T>,
  seat: Seat | null,
  seats: number,
  naming: Naming,
): readonly string[] {
  return heardBy(loaded, [retold], seat).map(({ to, rule, event, seen }) => {
    const isForAll = seat !== null || to === everyone(seats);
    const audience = isForAll
      ? ''
      : `(only seat ${listSeats(to)
          .map((one) => one + 1)
          .join(', ')}) `;
    return `${audience}${loaded.words.event(event, naming, seen)}  [${rule}]`;
  });
}
