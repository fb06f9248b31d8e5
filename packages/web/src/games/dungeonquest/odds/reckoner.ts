import type { WorkerPort } from '../../../link/connect.ts';

/**
 * Asks a worker for odds, one question at a time: of those that come while it is busy only the newest is ever asked.
 */
export class Reckoner<Wanted, Reckoned> {
  readonly #worker: WorkerPort;
  #isBusy = false;
  #isStale = false;
  #wanted: Wanted | null = null;

  constructor(worker: WorkerPort, tell: (reckoned: Reckoned) => void) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }) => {
      this.#isBusy = false;
      if (this.#isStale) this.#ask();
      else tell(data as Reckoned); // the worker is ours, and built from the same sources
    });
  }

  want(wanted: Wanted | null): void {
    this.#wanted = wanted;
    if (this.#isBusy) this.#isStale = true;
    else this.#ask();
  }

  #ask(): void {
    this.#isStale = false;
    if (this.#wanted === null) return;
    this.#isBusy = true;
    this.#worker.postMessage(this.#wanted);
  }
}
