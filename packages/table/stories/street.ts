import type { Types } from '@questhall/kernel';
import { type Chair, connectHall, type Ears, type Heard, type Lobby, type Port } from '@questhall/wire';
import { Hall } from '../src/hall/hall.ts';
import type { Neighbours, Welcome } from '../src/hall/neighbours.ts';
import { makeMemory } from '../src/shelf/memory.ts';
import { type Lease, type Shelf, ShelfError } from '../src/shelf/shelf.ts';
import { makeAround, RULES } from './listening.ts';

/** Two ends between which only text passes, one message after the other, until somebody cuts it. */
export function line(): { readonly ends: readonly [Port, Port]; cut(): void } {
  let isCut = false;
  const listeners: ((message: unknown) => void)[] = [() => undefined, () => undefined];
  const end = (mine: number): Port => ({
    post(message) {
      const text = JSON.stringify(message);
      void Promise.resolve().then(() => isCut || listeners[1 - mine]?.(JSON.parse(text)));
    },
    listen(listener) {
      listeners[mine] = listener;
    },
  });
  return {
    ends: [end(0), end(1)],
    cut() {
      isCut = true;
    },
  };
}

/** A hall with a screen before it, as a tab of a browser has them. */
export interface Tab {
  readonly lobby: Lobby;
  readonly hall: Hall;
  /** The tab is closed: nothing of it answers any more, and what it held is free. */
  kill(): void;
}

/** Halls at one shelf, which know when one of them is gone. */
export class Street {
  readonly memory = makeMemory();
  /** How often a table was opened. */
  opened = 0;
  readonly #around = makeAround();
  readonly #hosts = new Map<string, Tab>();
  readonly #welcomes = new Map<Tab, Welcome>();
  readonly #lines = new Map<Tab, { cut(): void }[]>();
  #waiting: { readonly table: string; readonly tell: () => void }[] = [];

  openTab(): Tab {
    const screen = line();
    const shelf = this.memory.open();
    const neighbours = this.#neighbours(() => tab);
    const hall = new Hall({
      ...this.#around,
      pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
      shelf: this.#watched(shelf, () => tab),
      games: async (game, use) => (game === RULES.game.id ? use(RULES) : null),
      neighbours,
    });
    hall.connect(screen.ends[1]);
    const tab: Tab = {
      hall,
      lobby: connectHall(screen.ends[0]),
      kill: () => {
        for (const one of this.#lines.get(tab) ?? []) one.cut();
        this.#welcomes.delete(tab);
        this.#lines.delete(tab);
        for (const [table, host] of this.#hosts) if (host === tab) this.#free(table);
      },
    };
    this.#lines.set(tab, [screen]);
    return tab;
  }

  /** The shelf of a tab: the street sees who has which table. */
  #watched(shelf: Shelf, tab: () => Tab): Shelf {
    return {
      ...shelf,
      lease: async (table): Promise<Lease | null> => {
        if (!this.#lines.has(tab())) throw new ShelfError('the tab is closed');
        const lease = await shelf.lease(table);
        if (lease === null) return null;
        this.#hosts.set(table, tab());
        this.opened += 1;
        return {
          ...lease,
          release: async () => {
            await lease.release();
            if (this.#hosts.get(table) === tab()) this.#free(table);
          },
        };
      },
    };
  }

  #free(table: string): void {
    this.#hosts.delete(table);
    this.memory.takeAway(table);
    const told = this.#waiting.filter((one) => one.table === table);
    this.#waiting = this.#waiting.filter((one) => one.table !== table);
    for (const { tell } of told) tell();
  }

  #neighbours(tab: () => Tab): Neighbours {
    const others = (): [Tab, Welcome][] => [...this.#welcomes].filter(([one]) => one !== tab());
    return {
      welcome: (welcome) => void Promise.resolve().then(() => this.#welcomes.set(tab(), welcome)),
      announce: () => undefined,
      tellCards: () => {
        for (const [, welcome] of others()) welcome.onCards();
      },
      reach: async (table, stop) => {
        let isStopped = false;
        void stop.then(() => {
          isStopped = true;
        });
        for (;;) {
          if (isStopped) return null;
          const host = others().find(([, welcome]) => welcome.isHost(table));
          if (host === undefined) await new Promise((resolve) => setTimeout(resolve, 1));
          else {
            const between = line();
            for (const one of [host[0], tab()]) this.#lines.get(one)?.push(between);
            host[1].serve(between.ends[1]);
            return between.ends[0];
          }
        }
      },
      freed: (table, stop) =>
        new Promise((resolve) => {
          this.#waiting.push({ table, tell: () => resolve(true) });
          void stop.then(() => resolve(false));
        }),
    };
  }
}

/** Somebody in a chair who writes down all that he hears. */
export class Guest implements Ears<Types> {
  readonly heard: Heard<Types>[] = [];
  problem: string | null | undefined = undefined;
  chair!: Chair<Types>;

  static async sit(lobby: Lobby, table: string, seat: number): Promise<Guest> {
    const guest = new Guest();
    const sat = await lobby.sit(table, seat, guest);
    if (!sat.ok) throw new Error(`${sat.problem.field} ${sat.problem.message}`);
    guest.chair = sat.value;
    return guest;
  }

  hear(heard: Heard<Types>): void {
    this.heard.push(heard);
  }

  lose(problem: string | null): void {
    this.problem = problem;
  }

  get last(): Heard<Types> {
    const last = this.heard.at(-1);
    if (last === undefined) throw new Error('nothing was heard');
    return last;
  }

  /** Answers the first question with an action of this type. */
  answers(type: string): ReturnType<Chair<Types>['answer']> {
    const [offered] = this.last.standing.asked;
    return this.chair.answer(
      offered?.ask.id ?? 0,
      offered?.offers.find((offer) => offer.type === type),
    );
  }
}
