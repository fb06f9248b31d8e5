import type { Wording } from '@questhall/facets';
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

type SaidKind = 'question' | 'title' | 'detail' | 'typed' | 'event' | 'facts' | 'verdict' | 'throw' | 'moment';

/** What each part of a wording has to look like: sentences, or something to put into a list. */
export const FORMS: Readonly<Record<SaidKind, RegExp>> = {
  question: /^[A-Z\d].*[.?]$/,
  title: /^(\S.*[^.])?$/,
  detail: /^(\S.*[^.])?$/,
  typed: /^\S.*[^.]$/,
  event: /^[A-Z\d].*[.!?]$/,
  facts: /^([A-Z\d].*\.)?$/,
  verdict: /^([A-Z\d].*\.)?$/,
  throw: /^\S.*[^.]$/,
  moment: /^\S.*$/,
};

/** Something that was said, and by which part of a wording. */
export interface Overheard {
  readonly kind: SaidKind;
  readonly text: string;
}

/** So many answers to each question are put into words, and so many refused ones. */
const SAMPLE = 40;

/** Everything that is said in the course of a game to any of its seats, each sentence once. */
export function overhear<T extends Types>(words: Wording<T>, listening: Listening<T>): readonly Overheard[] {
  const { game, options, seats, seed, moves, player } = listening;
  const { id, edition } = game;
  const journal = begin(game, { game: id, edition, options, seats, seed, from: null });
  const rng = seedRng(`fast:${hashText(seed)}`);
  const said = new Map<string, Overheard>();
  const tried = new Map<string, T['Action']>();
  const hear: Hear = (kind, text) => void said.set(`${kind} ${text}`, { kind, text });
  const hearTold = (told: readonly Told<T>[]): void => {
    for (const { to, event } of told)
      for (const seat of listSeats(to)) hearEvent(words, event, sight(game, journal.state, seat), hear);
  };
  hearTold(journal.opening.told);
  for (let move = 0; move < moves && journal.state.outcome === null; move++) {
    for (const ask of journal.state.asks) hearAsked(words, listening, journal, ask, tried, rng, hear);
    const [ask] = pending(journal.state);
    if (ask === undefined) break;
    const offers = legal(game, journal.state, ask);
    const seen = sight(game, journal.state, ask.seat);
    const action = player?.({ sight: seen, ask, offers, rng }) ?? offers[below(rng, offers.length)];
    const submitted = submit(game, journal, { seat: ask.seat, ask: ask.id, action });
    if (!submitted.ok) throw new Error(`${id}: ${JSON.stringify(action)} was refused`);
    hearTold(submitted.entry.told);
  }
  for (let seat = 0; seat < seats; seat++) {
    const { title, text } = words.outcome(sight(game, journal.state, seat));
    hear('verdict', title);
    hear('verdict', text);
  }
  return [...said.values()];
}

type Hear = (kind: Overheard['kind'], text: string) => void;

/** What happened, the dice that it shows, and what stands on a card or a banner. */
function hearEvent<T extends Types>(words: Wording<T>, event: T['Event'], seen: Sight<T>, hear: Hear): void {
  hear(
    'event',
    words.event(event, (other) => (other === seen.seat ? 'jij' : `speler ${other + 1}`), seen),
  );
  const thrown = words.dice(event, seen);
  if (thrown !== null) hear('throw', thrown.title);
  const moment = words.moment(event, seen);
  for (const text of moment === null ? [] : [moment.title, moment.text]) if (text !== '') hear('moment', text);
}

/** The question, some of its answers, and why some others are none. */
function hearAsked<T extends Types>(
  words: Wording<T>,
  { game }: Listening<T>,
  { state }: Journal<T>,
  ask: Ask<T>,
  tried: Map<string, T['Action']>,
  rng: Rng,
  hear: Hear,
): void {
  const seen: Sight<T> = sight(game, state, ask.seat);
  hear('question', words.question(ask, seen));
  for (const action of sampled(legal(game, state, ask), rng)) {
    const { title, detail } = words.action(action, ask, seen);
    hear('title', title);
    hear('detail', detail);
    hear('typed', words.typed(action, seen));
    tried.set(JSON.stringify(action), action);
  }
  for (const action of sampled([...tried.values()], rng)) {
    const refusal = game.judge(state, ask, action);
    if (refusal !== null) hear('facts', words.facts(refusal.facts, seen));
  }
}

function sampled<X>(all: readonly X[], rng: Rng): readonly X[] {
  if (all.length <= SAMPLE) return all;
  const from = below(rng, all.length);
  return [...all.slice(from), ...all.slice(0, from)].slice(0, SAMPLE);
}
