import type { Telling } from '@questhall/facets';
import {
  type Ask,
  begin,
  below,
  type Game,
  hashText,
  type Journal,
  legal,
  listSeats,
  pending,
  type Rng,
  type Sight,
  seedRng,
  sight,
  submit,
  type Told,
  type Turn,
  type Types,
} from '@questhall/kernel';

/** A game to listen to. */
export interface Listening<T extends Types> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seats: number;
  readonly seed: string;
  readonly moves: number;
  /** Who decides; anything legal when left out. */
  readonly player?: (turn: Turn<T>) => T['Action'];
}

/** Something that was said, and by which part of a telling. */
export interface Overheard {
  readonly kind: keyof Telling<Types>;
  readonly text: string;
}

/** What each part of a telling has to look like: sentences, or something to put into a list. */
export const FORMS: Readonly<Record<Overheard['kind'], RegExp>> = {
  question: /^[A-Z\d].*[.?]$/,
  action: /^\S.*[^.]$/,
  shorthand: /^\S.*[^.]$/,
  event: /^[A-Z\d].*[.!?]$/,
  facts: /^([A-Z\d].*\.)?$/,
  outcome: /^([A-Z\d].*\.)?$/,
};

/** So many answers to each question are put into words, and so many refused ones. */
const SAMPLE = 40;

/** Everything that is said in the course of a game to any of its seats, each sentence once. */
export function overhear<T extends Types>(telling: Telling<T>, listening: Listening<T>): readonly Overheard[] {
  const { game, options, seats, seed, moves, player } = listening;
  const { id, edition } = game;
  const journal = begin(game, { game: id, edition, options, seats, seed, from: null });
  const rng = seedRng(`fast:${hashText(seed)}`);
  const said = new Map<string, Overheard>();
  const tried = new Map<string, T['Action']>();
  const hear = (kind: Overheard['kind'], text: string): void => void said.set(`${kind} ${text}`, { kind, text });
  const hearTold = (told: readonly Told<T>[]): void => {
    for (const { to, event } of told)
      for (const seat of listSeats(to)) {
        hear(
          'event',
          telling.event(
            event,
            (other) => (other === seat ? 'jij' : `speler ${other + 1}`),
            sight(game, journal.state, seat),
          ),
        );
      }
  };
  hearTold(journal.opening.told);
  for (let move = 0; move < moves && journal.state.outcome === null; move++) {
    for (const ask of journal.state.asks) hearAsked(telling, listening, journal, ask, tried, rng, hear);
    const [ask] = pending(journal.state);
    if (ask === undefined) break;
    const offers = legal(game, journal.state, ask);
    const seen = sight(game, journal.state, ask.seat);
    const action = player?.({ sight: seen, ask, offers, rng }) ?? offers[below(rng, offers.length)];
    const submitted = submit(game, journal, { seat: ask.seat, ask: ask.id, action });
    if (!submitted.ok) throw new Error(`${id}: ${JSON.stringify(action)} was refused`);
    hearTold(submitted.entry.told);
  }
  for (let seat = 0; seat < seats; seat++) hear('outcome', telling.outcome(sight(game, journal.state, seat)));
  return [...said.values()];
}

/** The question, some of its answers, and why some others are none. */
function hearAsked<T extends Types>(
  telling: Telling<T>,
  { game }: Listening<T>,
  { state }: Journal<T>,
  ask: Ask<T>,
  tried: Map<string, T['Action']>,
  rng: Rng,
  hear: (kind: Overheard['kind'], text: string) => void,
): void {
  const seen: Sight<T> = sight(game, state, ask.seat);
  hear('question', telling.question(ask, seen));
  for (const action of sampled(legal(game, state, ask), rng)) {
    hear('action', telling.action(action, ask, seen));
    hear('shorthand', telling.shorthand(action, seen));
    tried.set(JSON.stringify(action), action);
  }
  for (const action of sampled([...tried.values()], rng)) {
    const refusal = game.judge(state, ask, action);
    if (refusal !== null) hear('facts', telling.facts(refusal.facts, seen));
  }
}

function sampled<X>(all: readonly X[], rng: Rng): readonly X[] {
  if (all.length <= SAMPLE) return all;
  const from = below(rng, all.length);
  return [...all.slice(from), ...all.slice(0, from)].slice(0, SAMPLE);
}
