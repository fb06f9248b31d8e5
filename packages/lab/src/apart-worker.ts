import { parentPort, workerData } from 'node:worker_threads';

/** What is to be run, and with what. */
export interface Errand {
  readonly module: string;
  readonly order: unknown;
}

const { module, order } = workerData as Errand; // a checked border: only `apart` starts this thread
const { run }: { run?: unknown } = await import(module);
if (typeof run !== 'function') throw new Error(`${module} has nothing to run`);
parentPort?.postMessage(await run(order));
