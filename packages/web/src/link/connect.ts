import { connectHall, type Lobby } from '@questhall/wire';

/** A worker's end, or anything that behaves like it. */
export interface WorkerPort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The hall in a worker. */
export const connectWorker = (worker: WorkerPort): Lobby =>
  connectHall({
    post: (message) => worker.postMessage(message),
    listen: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
  });
