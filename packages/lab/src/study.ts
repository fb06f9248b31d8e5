import {
  bad,
  findRule,
  type Game,
  good,
  isSeed,
  open,
  type Player,
  parseOptions,
  type Result,
  readOptions,
  type State,
  silence,
  type Types,
} from '@questhall/kernel';
import { playOut, randomPlayer, seatPlayers } from '@questhall/players';
import type { GameResult } from './tally.ts';

/** What is to be played: plain data, so that it can be handed to another thread and printed with its result. */
export interface Experiment {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  /** Who sits where, by name. */
  readonly players: readonly string[];
  readonly games: number;
  readonly seed: string;
}

/** An experiment that can be played, game by game. The type of the game stays inside. */
export interface Prepared {
  readonly experiment: Experiment;
  readonly edition: string;
  /** The chance to win as computed, where best play makes it computable. */
  readonly exact: number | null;
  play(index: number): GameResult;
}

/** A game as the lab sees it. */
export interface Study {
  readonly id: string;
  readonly title: string;
  readonly playerNames: readonly string[];
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  readonly options: Readonly<Record<string, { readonly range: string; readonly text: string }>>;
  /** Options as typed, checked and completed. */
  parse(settings: Iterable<readonly [string, string]>): Result<unknown>;
  prepare(experiment: Experiment): Result<Prepared>;
}

/** What the lab must know of a game that the game itself does not say. */
interface Subject<T extends Types> {
  readonly game: Game<T>;
  readonly bots: Readonly<Record<string, () => Player<T>>>;
  readonly seatsUsual: number;
  result(state: State<T>): GameResult;
  exact(options: T['Options']): number | null;
}

export function studyOf<T extends Types>({ game, bots, seatsUsual, result, exact }: Subject<T>): Study {
  const makers = new Map<string, () => Player<T>>([...Object.entries(bots), ['random', () => randomPlayer<T>()]]);
  const playerNames = [...makers.keys()];
  const { id, title, options, seats } = game;

  function prepare(experiment: Experiment): Result<Prepared> {
    const { min, max } = seats;
    if (!(Number.isInteger(experiment.seats) && experiment.seats >= min && experiment.seats <= max))
      return bad('seats', `must be ${min} to ${max} for ${title}`);
    const read = readOptions(options, experiment.options);
    if (!read.ok) return read;
    const refusal = game.admit(read.value, experiment.seats);
    if (refusal !== null)
      return bad('options', `are refused by ${refusal.rule}: ${findRule(game.rulebook, refusal.rule)?.text ?? ''}`, refusal.rule);
    if (!isSeed(`fast:${experiment.seed}/${experiment.games}`))
      return bad('seed', 'must be a short text of plain letters, digits and signs');
    const stranger = experiment.players.find((name) => !makers.has(name));
    if (stranger !== undefined) return bad('players', `${JSON.stringify(stranger)} is nobody; there are ${playerNames.join(', ')}`);
    if (experiment.players.length !== experiment.seats) return bad('players', `must be ${experiment.seats} names, one for each seat`);

    const players = experiment.players.map((name) => makers.get(name)?.() ?? randomPlayer<T>());
    const isBestPlay = experiment.players.every((name) => name === 'standard');
    const play = (index: number): GameResult => {
      const seed = `${experiment.seed}/${index}`;
      const draft = open(game, read.value, experiment.seats, `fast:${seed}`, silence);
      playOut(game, draft, seatPlayers(players, seed), silence);
      return result(draft);
    };
    return good({
      experiment: { ...experiment, options: read.value },
      edition: game.edition,
      exact: isBestPlay ? exact(read.value) : null,
      play,
    });
  }

  return {
    id,
    title,
    playerNames,
    seats: { ...seats, usual: seatsUsual },
    options,
    parse: (settings) => parseOptions(options, settings),
    prepare,
  };
}
