import type { Crossing, Pushed, Service } from './service.ts';

/** A worker's end, or anything that behaves like it. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface Connection {
  readonly service: Service;
  /** Hears everything that comes unasked; gives back how to stop. */
  listen(listener: (pushed: Pushed) => void): () => void;
}

/** The service behind a port: every call is a message, and its answer comes back under the same number. */
export function connect(port: Port): Connection {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(pushed: Pushed) => void>();
  let calls = 0;
  port.addEventListener('message', ({ data }) => {
    const crossing = data as Crossing; // the worker is ours, and built from the same sources
    if (crossing.type === 'pushed') {
      for (const listener of listeners) listener(crossing.pushed);
      return;
    }
    const caller = waiting.get(crossing.id);
    waiting.delete(crossing.id);
    if (crossing.type === 'answer') caller?.resolve(crossing.value);
    else caller?.reject(new Error(crossing.message));
  });
  const call = (name: keyof Service, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      calls += 1;
      waiting.set(calls, { resolve, reject });
      port.postMessage({ id: calls, name, args });
    });
  const service = new Proxy({} as Service, {
    get:
      (_target, name) =>
      (...args: readonly unknown[]) =>
        call(name as keyof Service, args),
  });
  return {
    service,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
