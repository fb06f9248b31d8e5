import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { ANSWER_SECONDS, ended, GRACE_SECONDS, GuestClock, late, letGo } from './guests/guest-clock.ts';
import { Slate } from './slate.ts';
import type { Experiment } from './subject.ts';
import { Counter, type Tally } from './tally.ts';
import type { Answered, Order, Played, Shared } from './worker.ts';

export type { Played } from './worker.ts';

export const WORKERS_MAX = 64;

/** Threads take nothing over from their process but which list of games it goes by. */
const CONDITIONS = process.execArgv.includes('questhall-vault') ? ['-C', 'questhall-vault'] : [];

/** Threads run built code: this is the same file seen from `src` and from `dist`. */
const WORKER = new URL('../dist/worker.js', import.meta.url);
/**
 * Every thread compiles for itself, on cores that are full already. With an eighth of the engine's usual inlining (920)
 * that takes far less time, and warm games are hardly slower: on two cores whole experiments are done a tenth to a
 * quarter sooner.
 */
const LITTLE_INLINING = '--max-inlined-bytecode-size-cumulative=120';
const STRETCH_MAX = 500;
/**
 * As long as so many stretches are left for each worker, they are all of the same length; then they shrink, so that
 * nobody waits long for the last.
 */
const STRETCHES_LEFT = 16;

/** How often it is looked at how far threads are, and how long guests think. */
const LOOK_MS = 250;

/** A game that ended because of a program from a file, in a sentence. With its number it can be played again. */
export class SpoiltGame extends Error {
  readonly game: number;
  readonly how: string;
  constructor(game: number, how: string) {
    super(`game ${game}: ${how}`);
    this.game = game;
    this.how = how;
  }
}

export interface RunOptions {
  readonly onProgress?: (done: number, total: number) => void;
  /** Stops after the games under way; what was played counts. */
  readonly signal?: AbortSignal;
}

/** An experiment that is being played, or waits for its turn. */
interface Job extends RunOptions {
  readonly experiment: Experiment;
  readonly counter: Counter;
  /** Every game by itself, where that is wanted; null otherwise. */
  readonly played: Played[] | null;
  /** The first game that nobody has taken. */
  next: number;
  done: number;
  /** Stretches under way. */
  playing: number;
  resolve(): void;
  reject(error: Error): void;
}

/** A thread, and what it plays or played last. */
interface Hand {
  readonly worker: Worker;
  readonly clock: GuestClock;
  readonly slate: Slate;
  job: Job | null;
  isIdle: boolean;
}

/** Plays an experiment on all cores. The tally is the same whatever the number of workers. */
export async function run(
  experiment: Experiment,
  { workers = availableParallelism(), ...options }: RunOptions & { readonly workers?: number } = {},
): Promise<Tally> {
  const pool = new Pool(workers);
  try {
    return await pool.run(experiment, options);
  } finally {
    await pool.close();
  }
}

/** Of a thread that ended while a guest played in it, or left it behind: which game that was, and who. */
function spoiltBy({ clock: { last }, job }: Hand, say: typeof ended): SpoiltGame | null {
  return last === null ? null : new SpoiltGame(last.game, say(last, job?.experiment.players ?? []));
}

/** How many games the next stretch has. */
export const stretchOf = (left: number, workers: number): number =>
  Math.max(1, Math.min(STRETCH_MAX, Math.ceil(left / (workers * STRETCHES_LEFT))));

const hasMore = ({ next, experiment, signal }: Job): boolean => next < experiment.games && signal?.aborted !== true;

/**
 * Threads that play one experiment after the other. A thread that has played is worth keeping: its compiler has learnt
 * the game, which takes some seconds. Threads are hired when there is work for them, and stay until the pool is closed.
 */
export class Pool {
  readonly workers: number;
  readonly #crew: Hand[] = [];
  readonly #jobs = new Set<Job>();
  #isClosed = false;
  /** Looks at the threads, once there are any. */
  #looking: NodeJS.Timeout | null = null;

  constructor(workers: number) {
    if (!(Number.isInteger(workers) && workers >= 1 && workers <= WORKERS_MAX))
      throw new RangeError(`workers must be 1 to ${WORKERS_MAX}, not ${workers}`);
    this.workers = workers;
    setFlagsFromString(LITTLE_INLINING);
  }

  /** Experiments that are begun while others are played get their turn when there is nothing left to do for those. */
  async run(experiment: Experiment, options: RunOptions = {}): Promise<Tally> {
    const counter = new Counter();
    await this.#play(experiment, options, counter, null);
    return counter.tally();
  }

  /** The same, with every game by itself, in the order of their numbers. */
  async playEach(experiment: Experiment, options: RunOptions = {}): Promise<readonly Played[]> {
    const played: Played[] = [];
    await this.#play(experiment, options, new Counter(), played);
    return played.sort((one, other) => one.game - other.game);
  }

  #play(experiment: Experiment, options: RunOptions, counter: Counter, played: Played[] | null): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw new Error('the pool is closed');
      const job: Job = { ...options, experiment, counter, played, next: 0, done: 0, playing: 0, resolve, reject };
      this.#jobs.add(job);
      if (job.signal !== undefined) setMaxListeners(0, job.signal); // as many jobs as there are may have one signal
      job.signal?.addEventListener('abort', () => this.#stop(job), { once: true });
      this.#looking ??= setInterval(() => this.#look(), LOOK_MS).unref();
      this.#settle(job);
      for (const hand of this.#crew) if (hand.isIdle) this.#employ(hand);
      while (this.#crew.length < this.workers && this.#nextJob() !== null) this.#hire();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#looking !== null) clearInterval(this.#looking);
    this.#fail(new Error('the pool was closed'));
    await Promise.all(this.#crew.splice(0).map(({ worker }) => worker.terminate()));
  }

  #nextJob(): Job | null {
    for (const job of this.#jobs) if (hasMore(job)) return job;
    return null;
  }

  #hire(): void {
    const [clock, slate] = [new GuestClock(), new Slate()];
    const shared: Shared = { clock: clock.memory, slate: slate.memory };
    const worker = new Worker(WORKER, { execArgv: CONDITIONS, workerData: shared });
    const hand: Hand = { worker, clock, slate, job: null, isIdle: true };
    worker.on('message', (answered: Answered) => {
      if ('how' in answered) this.#giveUp(new SpoiltGame(answered.game, answered.how));
      else this.#count(hand, answered);
    });
    worker.on('error', (error) =>
      this.#giveUp(spoiltBy(hand, (last, players) => letGo(last, players, error)) ?? error),
    );
    worker.on('exit', (code) =>
      this.#giveUp(spoiltBy(hand, ended) ?? new Error(`a worker ended by itself, with code ${code}`)),
    );
    this.#crew.push(hand);
    this.#employ(hand);
  }

  /**
   * Gives a thread its next stretch, if there is one. The experiment goes along when it is another than the thread
   * knows.
   */
  #employ(hand: Hand): void {
    const job = this.#nextJob();
    hand.isIdle = job === null;
    if (job === null) return;
    const from = job.next;
    job.next = from + stretchOf(job.experiment.games - from, this.workers);
    job.playing += 1;
    const { first = 0 } = job.experiment;
    const order: Order = {
      experiment: hand.job === job ? null : job.experiment,
      from: first + from,
      to: first + job.next,
      isEach: job.played !== null,
    };
    hand.job = job;
    hand.slate.clear();
    hand.worker.postMessage(order);
  }

  #count(hand: Hand, answered: Tally | readonly Played[]): void {
    const { job } = hand;
    if (job === null) return;
    job.playing -= 1;
    if ('games' in answered) {
      job.done += answered.games;
      job.counter.addTally(answered);
    } else {
      job.done += answered.length;
      job.played?.push(...answered);
    }
    job.onProgress?.(job.done, job.experiment.games);
    this.#settle(job);
    this.#employ(hand);
  }

  /** Lets nobody wait for a stretch that takes long. */
  #stop(job: Job): void {
    for (const hand of this.#crew) if (hand.job === job && !hand.isIdle) hand.slate.stop();
    this.#settle(job);
  }

  #look(): void {
    for (const job of this.#jobs) {
      const busy = this.#crew.filter((hand) => hand.job === job && !hand.isIdle);
      const done = busy.reduce((sum, { slate }) => sum + slate.played, job.done);
      job.onProgress?.(done, job.experiment.games);
    }
    this.#lookAtGuests();
  }

  /** Whoever loops without end cannot be stopped but together with all threads. */
  #lookAtGuests(): void {
    for (const { clock, job } of this.#crew) {
      const { thinking } = clock;
      const { answerSeconds = ANSWER_SECONDS, players = [] } = job?.experiment ?? {};
      if (thinking !== null && thinking.seconds >= answerSeconds + GRACE_SECONDS)
        this.#giveUp(new SpoiltGame(thinking.game, late(thinking, players, answerSeconds)));
    }
  }

  #settle(job: Job): void {
    if (job.playing > 0 || hasMore(job) || !this.#jobs.delete(job)) return;
    job.resolve();
  }

  /** When one thread fails the others must not go on playing. */
  #giveUp(error: Error): void {
    if (this.#isClosed) return;
    this.#fail(error);
    void this.close();
  }

  #fail(error: Error): void {
    for (const job of this.#jobs) job.reject(error);
    this.#jobs.clear();
  }
}
