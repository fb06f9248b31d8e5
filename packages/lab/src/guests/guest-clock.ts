import type { Guest, Seat, Types } from '@questhall/kernel';
import { described, GuestFault } from '@questhall/players';

/** So many seconds a guest may take for one answer, when nobody says. */
export const ANSWER_SECONDS = 60;
export const ANSWER_SECONDS_MAX = 86_400;

/** Who looks at a clock in its own thread can say more about an answer that does not come, and goes first. */
export const GRACE_SECONDS = 1;

/** Whom was asked for what. */
interface Asked {
  readonly seat: Seat;
  /** Of which game of an experiment, and for which move of it. */
  readonly game: number;
  readonly move: number;
}

/** Who is being waited for. */
interface Thinking extends Asked {
  readonly seconds: number;
}

const FIELDS = 4;

/** What a guest does in memory that another thread sees: whoever loops without end looks at no clock. */
export class GuestClock {
  readonly memory: SharedArrayBuffer;
  /** Since when, or 0; in which seat, game and move. */
  readonly #now: Float64Array;

  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer(FIELDS * Float64Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#now = new Float64Array(memory);
  }

  begin(seat: Seat, game: number, move: number): void {
    this.#now.set([Date.now(), seat, game, move]);
  }

  end(): void {
    this.#now[0] = 0;
  }

  get thinking(): Thinking | null {
    const [since = 0, seat = 0, game = 0, move = 0] = this.#now;
    return since === 0 ? null : { seat, game, move, seconds: (Date.now() - since) / 1000 };
  }

  /** Who was asked last, whether or not there was an answer; null before anybody was. */
  get last(): Asked | null {
    const [, seat = 0, game = 0, move = 0] = this.#now;
    return move === 0 ? null : { seat, game, move };
  }
}

/** The guest, who gives an answer in time or none; and whoever watches the clock sees who is being waited for. */
export function timed<T extends Types>(guest: Guest<T>, seconds: number, clock: GuestClock, game = 0): Guest<T> {
  return async (turn) => {
    clock.begin(turn.sight.seat, game, turn.sight.clock + 1);
    try {
      const said = guest(turn);
      return said instanceof Object && 'then' in said ? await within(said, seconds) : said;
    } finally {
      clock.end();
    }
  };
}

/** What is said of a guest who dawdles. */
const dawdled = (seconds: number): string => `has not answered within ${seconds} s`;

const whom = ({ seat, move }: Asked, players: readonly string[]): string =>
  `${players[seat]} in seat ${seat}, asked for move ${move},`;

/** The same, by somebody who looks on. */
export const late = (thinking: Thinking, players: readonly string[], seconds: number): string =>
  `${whom(thinking, players)} ${dawdled(seconds)}.`;

/** What is said of a guest with whom the whole program ended. */
export const ended = (last: Asked, players: readonly string[]): string =>
  `${whom(last, players)} has ended the program: a bot must not call process.exit.`;

/** What is said when something goes wrong that nobody waits for: a promise that is let go, a timer. */
export const letGo = (last: Asked, players: readonly string[], error: unknown): string =>
  `${whom(last, players)} or soon after, let go of an error that nobody caught: ${described(error)}.`;

async function within(said: unknown, seconds: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new GuestFault(dawdled(seconds))), 1000 * seconds);
  });
  try {
    return await Promise.race([said, over]);
  } finally {
    clearTimeout(timer);
  }
}
