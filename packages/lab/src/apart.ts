import { Worker } from 'node:worker_threads';
import type { Errand } from './apart-worker.ts';

/** Threads run built code: this is the same file seen from `src` and from `dist`. */
const WORKER = new URL('../dist/apart-worker.js', import.meta.url);

/**
 * What a module makes of an order, in a thread of its own: whatever it changes there, nobody else plays with. It has a
 * function `run`; the order and what comes of it are plain data.
 */
export const apart = (module: URL, order: unknown): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const errand: Errand = { module: module.href, order };
    const thread = new Worker(WORKER, { workerData: errand });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
