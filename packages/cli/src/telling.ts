import { type Client, doerOf, type Naming } from '@questhall/facets';
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
import { ruleTold } from './rule-told.ts';

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
  { words, texts }: Loaded<T>,
  { seat: answered, action, rolled }: Entry<T>,
  { move, seen }: Retold<T>,
  seat: Seat | null,
  naming: Naming,
): string {
  const dice = rolled.length === 0 ? '' : `  ${texts.log.dice(rolled)}`;
  const isKnown = seat === null || answered === seat;
  return `${move}. ${naming(answered)}${isKnown ? `: ${words.typed(action, seen)}` : ''}${dice}`;
}

/** Something that was told, what its listener saw then, and why the program did it, where that is said. */
export interface Heard<T extends Types> extends Told<T> {
  readonly seen: Sight<T>;
  readonly why: T['Rule'] | null;
}

/** What came of a move, to be told; with the rule by which the program made it, where its listener may know that. */
export interface Tellable<T extends Types> extends Pick<Retold<T>, 'told' | 'seen'> {
  readonly why: T['Rule'] | null;
}

/** What reached a seat, or everything, as short as the game can put it. */
export function heardBy<T extends Types>(
  { client }: Loaded<T>,
  moves: readonly Tellable<T>[],
  seat: Seat | null,
): readonly Heard<T>[] {
  const heard = moves.flatMap(({ told, seen, why }) => {
    const lines = told.filter(({ to }) => seat === null || includesSeat(to, seat));
    const deed = why === null ? undefined : lines.find(({ event }) => isDeed(client, event, seen.view));
    return lines.map((line) => ({ ...line, seen, why: line === deed ? why : null }));
  });
  return client.digest?.(heard) ?? heard;
}

/** Whether the stage shows somebody who does it: of that it is said why, and of nothing else. */
const isDeed = <T extends Types>({ cues }: Client<T>, event: T['Event'], view: T['View']): boolean =>
  cues?.(event, view).some((cue) => doerOf(cue) !== null) === true;

/** What an event says, and by which rule the program brought it about. */
export function saidOf<T extends Types>(
  loaded: Loaded<T>,
  { event, seen, why }: Pick<Heard<T>, 'event' | 'seen' | 'why'>,
  naming: Naming,
): { readonly sentence: string; readonly reason: string } {
  const title = why === null ? undefined : ruleTold(loaded, why)?.title;
  return {
    sentence: loaded.words.event(event, naming, seen),
    reason: title === undefined ? '' : ` (${title})`,
  };
}

/** What was told, as one seat heard it, or all of it with its audience. */
export function toldLines<T extends Types>(
  loaded: Loaded<T>,
  told: Tellable<T>,
  seat: Seat | null,
  seats: number,
  naming: Naming,
): readonly string[] {
  return heardBy(loaded, [told], seat).map((heard) => {
    const { to, rule } = heard;
    const isForAll = seat !== null || to === everyone(seats);
    const audience = isForAll ? '' : `${loaded.texts.replay.onlySeats(listSeats(to).map((one) => one + 1))} `;
    const { sentence, reason } = saidOf(loaded, heard, naming);
    return `${audience}${sentence}${reason}  [${rule}]`;
  });
}
