import type { Client, Cue, Place } from '@questhall/facets';
import { placesInCue } from '@questhall/facets';
import {
  type Ask,
  type Game,
  legal,
  type Player,
  pending,
  type Rng,
  type Sight,
  type State,
  sight,
  step,
  type Told,
  type Types,
} from '@questhall/kernel';

/** What came of an answer, and what is asked next; null when it is over. */
export interface Answered<T extends Types> {
  readonly events: readonly T['Event'][];
  readonly told: readonly Told<T>[];
  readonly now: Sight<T>;
  readonly after: State<T>;
  readonly next: Ask<T> | null;
}

/** One answer, with what the seat that gave it saw before, what it was offered, what was told, and what it sees now. */
export interface Watched<T extends Types> extends Answered<T> {
  readonly state: State<T>;
  readonly before: Sight<T>;
  readonly ask: Ask<T>;
  readonly offers: readonly T['Action'][];
  readonly action: T['Action'];
}

export const firstAsked = <T extends Types>(state: State<T>): Ask<T> | null =>
  state.outcome === null ? (pending(state)[0] ?? null) : null;

/** What comes of an answer, which must be legal. */
export function answered<T extends Types>(
  game: Game<T>,
  state: State<T>,
  { seat, id }: Ask<T>,
  action: T['Action'],
): Answered<T> {
  const made = step(game, state, { seat, ask: id, action });
  if (!made.ok) throw new Error(`refused by ${made.refusal.rule}: ${JSON.stringify(action)}`);
  const { state: after, told } = made;
  const events = told.map(({ event }) => event);
  return { events, told, now: sight(game, after, seat), next: firstAsked(after), after };
}

/** A match as it is played, answer by answer, as long as it goes on or somebody cares. */
export function* watched<T extends Types>(
  game: Game<T>,
  start: State<T>,
  player: Player<T>,
  rng: Rng,
  moves: number,
): Generator<Watched<T>> {
  let state = start;
  for (let move = 0; move < moves; move++) {
    const ask = firstAsked(state);
    if (ask === null) return;
    const before = sight(game, state, ask.seat);
    const offers = legal(game, state, ask);
    const action = player({ sight: before, ask, offers, rng });
    const made = answered(game, state, ask, action);
    yield { ...{ state, before, ask, offers, action }, ...made };
    state = made.after;
  }
}

/** An event between the views before and after it. */
export interface Shown<T extends Types> {
  readonly event: T['Event'];
  readonly view: T['View'];
  readonly now: T['View'];
}

/** The events that were told, each between the views that its client makes of them. */
export function* shownIn<T extends Types>(
  after: NonNullable<Client<T>['after']>,
  before: T['View'],
  events: readonly T['Event'][],
): Generator<Shown<T>> {
  let view = before;
  for (const event of events) {
    const now = after(view, event);
    yield { event, view, now };
    view = now;
  }
}

type Showing<T extends Types> = Required<Pick<Client<T>, 'cues' | 'placesIn'>>;

/** The places that an event is shown at, or is about, and that are there neither before it nor after it. */
export function placesAstray<T extends Types>(
  { cues, placesIn }: Showing<T>,
  { event, view, now }: Shown<T>,
  placesOn: (view: T['View']) => readonly Place[],
): readonly Place[] {
  const known = new Set([...placesOn(view), ...placesOn(now)]);
  const named = [...cues(event, view).flatMap(placesInCue), ...placesIn(event, view)];
  return named.filter((place) => !known.has(place));
}

/** A cue in a word: its kind, and its number where it has one. */
export const kindOf = (cue: Cue): string => (cue.kind === 'number' ? `number ${cue.text}` : cue.kind);

type Plain<T extends Types> = Required<Pick<Client<T>, 'ending' | 'forced'>>;

/** Those of the answers that would be given for whoever is asked; whatever the client proposes must have been offered. */
export function* answeredFor<T extends Types>(
  { ending, forced }: Plain<T>,
  seen: Iterable<Watched<T>>,
): Generator<Watched<T>> {
  for (const one of seen) {
    const { before, ask, offers } = one;
    const answer = forced(before, ask, offers);
    for (const proposed of [ending(before, ask, offers)?.action ?? null, answer])
      if (proposed !== null && !offers.includes(proposed))
        throw new Error(`${JSON.stringify(proposed)} is not offered to ${ask.question.kind}`);
    if (answer !== null) yield { ...one, action: answer };
  }
}
