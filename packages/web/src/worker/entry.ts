import type { Call, Crossing } from '../link/service.ts';
import { browserShelf } from './shelf.ts';
import { Tables } from './tables.ts';

/** A dedicated worker's global scope, as far as it is used here. */
interface Scope {
  postMessage(message: Crossing): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Call }) => void): void;
}

const scope = globalThis as unknown as Scope; // this file is only ever the entry of a worker

const tables = new Tables({
  shelf: browserShelf(),
  push: (pushed) => scope.postMessage({ type: 'pushed', pushed }),
  randomHex: (bytes) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  now: () => Date.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
});

/** Every method of the service takes what its name says; the page is built from the same sources. */
async function serve({ id, name, args }: Call): Promise<void> {
  try {
    const method = tables[name] as (...given: readonly unknown[]) => Promise<unknown>;
    scope.postMessage({ type: 'answer', id, value: await method.apply(tables, [...args]) });
  } catch (error) {
    scope.postMessage({ type: 'failure', id, message: error instanceof Error ? error.message : String(error) });
  }
}

scope.addEventListener('message', ({ data }) => void serve(data));
