import type { Refusal, Types } from '@questhall/kernel';
import type { Connection } from '../../link/connect.ts';
import type { News } from '../../link/protocol.ts';
import type { Pushed, Service } from '../../link/service.ts';

const OVER: Refusal<string> = { rule: 'kernel.over', facts: {} };

/**
 * A table's past behind the face of a table: whoever looks sees the moment that lies open, and every answer is refused.
 * So the boards that show a table show its past as well, and nothing done there can reach the table itself.
 */
export class Past<T extends Types> implements Connection {
  /** What somebody sees who looks now. */
  moment: News<T>;
  readonly service: Service;
  readonly #listeners = new Set<(pushed: Pushed) => void>();
  readonly #table: string;

  constructor(table: string, service: Service, moment: News<T>) {
    this.#table = table;
    this.moment = moment;
    const refusing: Partial<Service> = {
      look: async () => this.moment,
      answer: async () => ({ ok: false, refusal: OVER }),
      why: async () => OVER,
      undo: async () => OVER,
      rollFor: async () => {},
      leave: async () => {},
    };
    this.service = new Proxy(service, { get: (real, name: keyof Service) => refusing[name] ?? real[name] });
  }

  listen(listener: (pushed: Pushed) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Lets one move happen again. */
  happen(news: News<T>): void {
    for (const listener of this.#listeners) listener({ type: 'news', table: this.#table, news });
  }
}
