import { type Guard, isOneOf, isRecord, isText, type Port } from '@questhall/wire';
import { lockOf } from '../../shelf/browser/indexed.ts';
import { takeWebLock, whenLockIsFree } from '../../shelf/browser/web-lock.ts';
import type { Neighbours, Welcome } from '../neighbours.ts';

const CHANNEL = 'questhall-halls';

/** What halls of one browser say to each other. */
type Word =
  /** Who hosts this table? And: I do. */
  | { readonly kind: 'who' | 'here'; readonly from: string; readonly table: string }
  | { readonly kind: 'cards'; readonly from: string }
  /** What crosses between a guest and a host, over a line of their own. */
  | {
      readonly kind: 'ask' | 'tell';
      readonly from: string;
      readonly to: string;
      readonly line: string;
      readonly message: unknown;
    };

const isKind = isOneOf(['who', 'here', 'cards', 'ask', 'tell'] as const);

const isWord: Guard<Word> = (raw): raw is Word => {
  if (!isRecord(raw) || !isKind(raw['kind']) || !isText(raw['from'])) return false;
  if (raw['kind'] === 'cards') return true;
  if (raw['kind'] === 'who' || raw['kind'] === 'here') return isText(raw['table']);
  return isText(raw['to']) && isText(raw['line']);
};

/** A lock that a hall holds as long as it lives: whoever waits for it learns that the hall is gone. */
const lifeOf = (hall: string): string => `questhall-hall-${hall}`;

/** The other tabs of this browser. */
export function browserNeighbours(): Neighbours {
  return new Channel();
}

class Channel implements Neighbours {
  readonly #me = crypto.randomUUID();
  readonly #channel = new BroadcastChannel(CHANNEL);
  #welcome: Welcome | null = null;
  /** Who waits to hear of a host, by table. */
  readonly #seekers = new Map<string, Set<(host: string) => void>>();
  readonly #lines = new Map<string, (message: unknown) => void>();

  constructor() {
    void takeWebLock(lifeOf(this.#me));
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isWord(data) && data.from !== this.#me) this.#hear(data);
    };
  }

  welcome(welcome: Welcome): void {
    this.#welcome = welcome;
  }

  announce(table: string): void {
    this.#say({ kind: 'here', from: this.#me, table });
  }

  tellCards(): void {
    this.#say({ kind: 'cards', from: this.#me });
  }

  async reach(table: string, stop: Promise<void>): Promise<Port | null> {
    const seekers = this.#seekers.get(table) ?? new Set();
    this.#seekers.set(table, seekers);
    let found = (_host: string): void => {};
    const host = new Promise<string>((resolve) => {
      found = resolve;
    });
    seekers.add(found);
    this.#say({ kind: 'who', from: this.#me, table });
    const reached = await Promise.race([host, stop.then(() => null)]);
    seekers.delete(found);
    return reached === null ? null : this.#lineTo(reached);
  }

  freed(table: string, stop: Promise<void>): Promise<boolean> {
    return whenLockIsFree(lockOf(table), stop);
  }

  #say(word: Word): void {
    this.#channel.postMessage(word);
  }

  #hear(word: Word): void {
    switch (word.kind) {
      case 'who':
        if (this.#welcome?.isHost(word.table) === true) this.announce(word.table);
        return;
      case 'here':
        for (const found of this.#seekers.get(word.table) ?? []) found(word.from);
        return;
      case 'cards':
        this.#welcome?.onCards();
        return;
      case 'ask':
        if (word.to === this.#me) this.#lineFrom(word.from, word.line)(word.message);
        return;
      case 'tell':
        if (word.to === this.#me) this.#lines.get(word.line)?.(word.message);
    }
  }

  /** Our end of a new line to a host. */
  #lineTo(host: string): Port {
    const line = crypto.randomUUID();
    return {
      post: (message) => this.#say({ kind: 'ask', from: this.#me, to: host, line, message }),
      listen: (listener) => void this.#lines.set(line, listener),
    };
  }

  /** Our end of a line that a guest has opened; it ends with the guest. */
  #lineFrom(guest: string, line: string): (message: unknown) => void {
    const open = this.#lines.get(line);
    if (open !== undefined) return open;
    let take = (_message: unknown): void => {};
    const hangUp = this.#welcome?.serve({
      post: (message) => this.#say({ kind: 'tell', from: this.#me, to: guest, line, message }),
      listen: (listener) => {
        take = listener;
      },
    });
    this.#lines.set(line, take);
    void whenLockIsFree(lifeOf(guest), new Promise(() => {})).then(() => {
      this.#lines.delete(line);
      hangUp?.();
    });
    return take;
  }
}
