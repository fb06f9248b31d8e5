import {
  begin,
  type Game,
  type Header,
  type Journal,
  listSeats,
  type Player,
  type Refusal,
  type Rng,
  type Seat,
  seedRng,
  submit,
  type Types,
} from '@questhall/kernel';
import { makeSave } from '@questhall/table';
import { Host, type Sent } from '../link/host.ts';
import type { News, Reply, Sitter } from '../link/protocol.ts';
import type { Recalled, Stage } from '../link/service.ts';
import type { WorkerKit } from './kits.ts';

/** A table that is being played, whatever its game. */
export interface LiveTable {
  readonly game: string;
  readonly options: object;
  readonly hasTypedDice: boolean;
  readonly company: readonly Sitter[];
  readonly isOver: boolean;
  readonly moves: number;
  readonly stage: Stage;
  /** The person to look at it next. */
  readonly next: Seat;
  answer(sent: Sent): Reply<Types>;
  why(sent: Sent): Refusal<string> | null;
  undo(seat: Seat, isAgreed: boolean): Refusal<string> | null;
  news(seat: Seat, since: number): News<Types>;
  recall(seat: Seat, clock: number): Recalled;
  /** One move by the program. */
  playOn(dice: readonly number[]): ReturnType<Host<Types>['playOn']>;
  save(): string;
}

/** Seats the company at a match. */
export function liveTable<T extends Types>(
  { game, bots, stageOf }: WorkerKit<T>,
  journal: Journal<T>,
  company: readonly Sitter[],
  rng: Rng,
): LiveTable {
  const players = company.map((sitter): Player<T> | null => {
    if (sitter.kind === 'person') return null;
    const make = bots[sitter.name];
    if (make === undefined) throw new Error(`${game.title} has no player called ${sitter.name}`);
    return make();
  });
  const host = new Host(game, journal, players, rng);
  return {
    game: game.id,
    options: journal.header.options,
    hasTypedDice: journal.header.seed.startsWith('typed:'),
    company,
    get isOver() {
      return host.isOver;
    },
    get moves() {
      return host.journal.entries.length;
    },
    get stage() {
      return stageOf?.(host.journal.state) ?? {};
    },
    get next() {
      const [waiting] = listSeats(host.standing(0).waitingForPeople);
      return waiting ?? listSeats(host.people)[0] ?? 0;
    },
    answer: (sent) => host.answer(sent),
    why: (sent) => host.why(sent),
    undo: (seat, isAgreed) => host.undo(seat, isAgreed),
    news: (seat, since) => host.news(seat, since),
    recall: (seat, clock) => recallFrom(game, host.journal, seat, clock),
    playOn: (dice) => host.playOn(dice),
    save: () => makeSave(host.journal),
  };
}

/** The table as it stood after so many moves: they are made again, which is fast, and nothing has to be kept. */
function recallFrom<T extends Types>(game: Game<T>, journal: Journal<T>, seat: Seat, clock: number): Recalled {
  const past = begin(game, journal.header);
  for (const entry of journal.entries.slice(0, clock)) {
    if (!submit(game, past, entry, entry.rolled).ok)
      throw new Error(`${game.id}: a move that was made cannot be made again`);
  }
  const host = new Host(game, past, [], seedRng('fast:past'));
  return { clock, standing: host.standing(seat) };
}

/** A new match of this game. */
export function newMatch<T extends Types>(
  game: Game<T>,
  options: T['Options'],
  seats: number,
  seed: string,
): Journal<T> {
  const header: Header<T> = { game: game.id, edition: game.edition, options, seats, seed, from: null };
  return begin(game, header);
}
