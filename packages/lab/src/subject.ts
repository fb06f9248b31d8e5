import { bad, good, type Problem, parseOptions, type Result, readOptions } from '@questhall/border';
import { findGame } from '@questhall/catalogue';
import { didYouMean, type Facets, type GameResult, type Study } from '@questhall/facets';
import {
  type Field,
  type Fields,
  findRule,
  type Game,
  isSeed,
  open,
  type Player,
  type Seat,
  type State,
  silence,
  type Types,
} from '@questhall/kernel';
import {
  type NamedGuest,
  playOut,
  playOutWithGuests,
  randomPlayer,
  type Seated,
  seatPlayers,
} from '@questhall/players';
import { type About, typedValue } from './about.ts';
import { type GuestFile, isGuestFile } from './guests/guest.ts';
import { ANSWER_SECONDS, GuestClock, timed } from './guests/guest-clock.ts';

export const GAMES_MAX = 100_000_000;

/** What is to be played: plain data, so that it can be handed to another thread and printed with its result. */
export interface Experiment {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  /** Who sits where, by name; `./bot.mjs` is a program in a file. */
  readonly players: readonly string[];
  readonly games: number;
  /** The number of the first game, to play one of them again; 0 when it is left out. */
  readonly first?: number;
  readonly seed: string;
  /** How many seconds a program in a file may take for an answer. */
  readonly answerSeconds?: number;
}

/** An experiment that can be played, game by game. The type of the game stays inside. */
export interface Prepared {
  readonly experiment: Experiment;
  readonly edition: string;
  readonly winner: string;
  /** The chance to win as computed, where best play makes it computable. */
  readonly exact: number | null;
  /** The kinds of counts that go by place, where the game has some. */
  readonly places: Study<Types>['places'] | null;
  readonly about: About;
  play(index: number): GameResult;
  /** The same with programs from files, who may take their time; null where nobody is one. */
  readonly attend: ((index: number) => Promise<GameResult>) | null;
}

/** A game as the lab sees it. */
export interface Subject {
  readonly id: string;
  readonly title: string;
  /** Whose victories are counted. */
  readonly winner: string;
  readonly playerNames: readonly string[];
  /** Who plays best: with nobody else at the table, the exact odds apply. */
  readonly bestPlayer: string;
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  readonly options: Readonly<Record<string, Field<unknown>>>;
  /** Options as typed, checked and completed. */
  parse(settings: Iterable<readonly [string, string]>): Result<unknown>;
  prepare(experiment: Experiment, clock?: GuestClock): Result<Prepared>;
}

/** A match that begins. */
interface Begun<T extends Types> {
  readonly draft: State<T>;
  readonly seated: readonly Seated<T>[];
  readonly observer: ReturnType<Study<T>['observe']>;
}

async function subjectOf<T extends Types>(facets: Facets<T>, files: readonly GuestFile[]): Promise<Subject> {
  const [{ game, bots }, study] = await Promise.all([facets.rules(), facets.study()]);
  const { bestPlayer, seatsUsual, winner, exact } = study;
  const makers = new Map<string, () => Player<T>>([...Object.entries(bots), ['random', () => randomPlayer<T>()]]);
  const playerNames = [...makers.keys()];
  const guests = new Map(files.map((file) => [file.name, file]));
  const { id, title, options, seats } = game;

  /** Who comes from a file, new for every game. */
  function guestsOf(
    { players, answerSeconds = ANSWER_SECONDS }: Experiment,
    index: number,
    clock: GuestClock = new GuestClock(),
  ) {
    const seats = new Map<Seat, NamedGuest<T>>();
    for (const [seat, name] of players.entries()) {
      const guest = guests.get(name)?.sitDown(game, seat);
      if (guest !== undefined) seats.set(seat, { name, guest: timed(guest, answerSeconds, clock, index) });
    }
    return seats;
  }

  function aboutOf(value: T['Options'], players: readonly string[]): About {
    return {
      ...study.portray(value),
      gameTitle: title,
      settings: settingsOf(options, value),
      strengths: [...new Set(players)].map((name) => [name, study.strengths[name] ?? strengthOf(name)]),
      shares: study.shares ?? [],
      names: study.names ?? {},
    };
  }

  function prepare(experiment: Experiment, clock?: GuestClock): Result<Prepared> {
    const problem = findProblem(experiment, game, [...playerNames, ...guests.keys()]);
    if (problem !== null) return { ok: false, problem };
    const read = readOptions(options, experiment.options);
    if (!read.ok) return read;
    const isBestPlay = experiment.players.every((name) => name === bestPlayer);
    const begin = (index: number): Begun<T> => {
      const seed = `${experiment.seed}/${index}`;
      // New players for every game: what one remembers must not depend on the games its worker happened to play before.
      const players = experiment.players.map((name) => makers.get(name)?.() ?? randomPlayer<T>());
      const draft = open(game, read.value, experiment.seats, `fast:${seed}`, silence);
      return { draft, seated: seatPlayers(players, seed), observer: study.observe(draft) };
    };
    const play = (index: number): GameResult => {
      const { draft, seated, observer } = begin(index);
      playOut(game, draft, seated, observer.tell);
      return observer.result();
    };
    const attend = async (index: number): Promise<GameResult> => {
      const { draft, seated, observer } = begin(index);
      await playOutWithGuests(game, draft, seated, guestsOf(experiment, index, clock), observer.tell);
      return observer.result();
    };
    const computed = isBestPlay ? exact(read.value) : null;
    return good({
      experiment: { ...experiment, options: read.value },
      edition: game.edition,
      winner,
      exact: computed,
      places: study.places ?? null,
      about: aboutOf(read.value, experiment.players),
      play,
      attend: experiment.players.some((name) => guests.has(name)) ? attend : null,
    });
  }

  const parse = (settings: Iterable<readonly [string, string]>): Result<unknown> => parseOptions(options, settings);
  return {
    id,
    title,
    winner,
    playerNames,
    bestPlayer,
    seats: { ...seats, usual: seatsUsual },
    options,
    parse,
    prepare,
  };
}

/** The game of this id, ready for the lab; each is loaded when it is asked for: a worker needs one. */
export const findStudy = async (id: string, files: readonly GuestFile[] = []): Promise<Subject | null> =>
  findGame(id)?.open((facets) => subjectOf(facets, files)) ?? null;

/** How well somebody plays whom no game knows. */
const strengthOf = (name: string): string =>
  isGuestFile(name) ? 'a bot of your own' : 'does anything that is allowed';

/** The options that somebody has set: all that are not as they would be when nobody says. */
function settingsOf<O extends object>(fields: Fields<O>, options: O): About['settings'] {
  const values = new Map<string, unknown>(Object.entries(options));
  const known = new Map(Object.entries<Field<unknown>>(fields));
  return [...known].flatMap(([name, { follows, initial }]) => {
    const others = Object.fromEntries(
      [...values].filter(([other, value]) => other !== name && value !== known.get(other)?.initial),
    );
    const usual = follows?.(others) ?? initial;
    return values.get(name) === usual ? [] : [[name, typedValue(values.get(name))] as const];
  });
}

/** Who can be named as a player. */
export const whoThereIs = (typed: string, names: readonly string[]): string =>
  `there are ${names.filter((name) => !isGuestFile(name)).join(', ')}, or a file of yours such as ./bot.mjs.${didYouMean(typed, names)}`;

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

function findProblem<T extends Types>(
  experiment: Experiment,
  game: Game<T>,
  playerNames: readonly string[],
): Problem | null {
  const { min, max } = game.seats;
  const { seats, games, first = 0, seed, players } = experiment;
  if (!isWithin(seats, min, max)) return bad('seats', `must be ${min} to ${max} for ${game.title}`).problem;
  if (!isWithin(games, 1, GAMES_MAX)) return bad('games', `must be a whole number from 1 to ${GAMES_MAX}`).problem;
  if (!isWithin(first, 0, GAMES_MAX)) return bad('first', `must be a whole number from 0 to ${GAMES_MAX}`).problem;
  if (seed === '' || !isSeed(`fast:${seed}/${first + games}`)) return bad('seed', 'must be a short text').problem;
  const stranger = players.find((name) => !playerNames.includes(name));
  if (stranger !== undefined)
    return bad('players', `${JSON.stringify(stranger)} is nobody; ${whoThereIs(stranger, playerNames)}`).problem;
  if (players.length !== seats) return bad('players', `must be ${seats} names, one for each seat`).problem;
  const options = readOptions(game.options, experiment.options);
  if (!options.ok) return options.problem;
  const refusal = game.admit(options.value, seats);
  const text = refusal === null ? '' : (findRule(game.rulebook, refusal.rule)?.text ?? '');
  return refusal === null ? null : bad('options', `are refused by ${refusal.rule}: ${text}`, refusal.rule).problem;
}
