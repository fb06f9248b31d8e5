import { Worker } from 'node:worker_threads';
import type { Bundle } from './bundle.ts';
import type { Briefing, Order, Step, Survey, Verdict } from './worker.ts';

/** Threads run built code: this is the same file seen from `src` and from `dist`. */
const WORKER = new URL('../../dist/mutate/worker.js', import.meta.url);
const POLL_MS = 200;
/** A test that takes this many times as long as it did before, and this much more, is not going to end. */
const PATIENCE_MS = 2_000;
const PATIENCE_TIMES = 10;
const MEMORY_MB_MAX = 1_500;

/** A step of a plan, and how long it took when nothing was broken. */
export interface TimedStep extends Step {
  readonly ms: number;
}

/**
 * How a trial ended: which step failed, did not end, or ended the thread with it; or null when nobody noticed anything.
 */
export interface Finding {
  readonly step: number;
  readonly how: 'fails' | 'endless' | 'dies';
}

/** One thread, and a new one whenever a mutant has ruined it. */
export class Hand {
  readonly #bundle: Bundle;
  readonly #mutants: number;
  readonly #begun = new Int32Array(new SharedArrayBuffer(4));
  readonly #hands: number;
  #worker: Worker | null = null;

  constructor(bundle: Bundle, mutants: number, hands: number) {
    this.#bundle = bundle;
    this.#mutants = mutants;
    this.#hands = hands;
  }

  async survey(file: string, most: number): Promise<Survey> {
    return this.#order<Survey>({ kind: 'survey', file, most });
  }

  async trial(mutant: number, plan: readonly TimedStep[]): Promise<Finding | null> {
    Atomics.store(this.#begun, 0, 0);
    const watch = this.#watch(plan);
    const steps = plan.map(({ file, index }) => ({ file, index }));
    try {
      const { failed } = await Promise.race([
        this.#order<Verdict>({ kind: 'trial', mutant, plan: steps }),
        watch.alarm,
      ]);
      return failed === null ? null : { step: failed, how: 'fails' };
    } catch (error) {
      await this.close();
      return {
        step: Math.max(0, Atomics.load(this.#begun, 0) - 1),
        how: error instanceof Endless ? 'endless' : 'dies',
      };
    } finally {
      watch.stop();
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #order<R>(order: Order): Promise<R> {
    this.#worker ??= this.#hire();
    const worker = this.#worker;
    return new Promise<R>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage(order);
    }).finally(() =>
      worker
        .removeAllListeners('message')
        .removeAllListeners('error')
        .on('error', () => undefined),
    );
  }

  #hire(): Worker {
    const workerData: Briefing = { ...this.#bundle, mutants: this.#mutants, begun: this.#begun };
    const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB_MAX };
    return new Worker(WORKER, { workerData, execArgv: [], stdout: true, stderr: true, resourceLimits });
  }

  /** A hand's share of the process's time: on a busy machine a clock would call slow what only had to wait. */
  #spentMs(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 / this.#hands;
  }

  /** Looks now and then whether the thread is still at the same step. */
  #watch(plan: readonly TimedStep[]): { readonly alarm: Promise<never>; readonly stop: () => void } {
    let [seen, since] = [0, this.#spentMs()];
    let timer: NodeJS.Timeout | undefined;
    const alarm = new Promise<never>((_resolve, reject) => {
      timer = setInterval(() => {
        const begun = Atomics.load(this.#begun, 0);
        const usual = plan[begun - 1]?.ms ?? 0;
        if (begun !== seen) [seen, since] = [begun, this.#spentMs()];
        else if (this.#spentMs() - since > PATIENCE_MS + PATIENCE_TIMES * usual) reject(new Endless());
      }, POLL_MS);
    });
    return { alarm, stop: () => clearInterval(timer) };
  }
}

class Endless extends Error {}

/** Gives each hand one piece of work after the other, until there is none left. */
export async function share<W>(
  hands: readonly Hand[],
  work: readonly W[],
  doOne: (hand: Hand, piece: W) => Promise<void>,
): Promise<void> {
  const pieces = work.values();
  await Promise.all(
    hands.map(async (hand) => {
      for (const piece of pieces) await doOne(hand, piece);
    }),
  );
}
