import type { Port } from '@questhall/wire';

/** What this hall offers to its neighbours. */
export interface Welcome {
  /** Whether this hall hosts the table now. */
  isHost(table: string): boolean;
  /** Serves a neighbour as if it were a screen of our own; gives back how to stop. */
  serve(port: Port): () => void;
  /** Tables have come or gone elsewhere. */
  onCards(): void;
}

/**
 * Other halls at the same shelf: the other tabs of a browser. One of them hosts a table, and the others reach it through
 * here.
 */
export interface Neighbours {
  welcome(welcome: Welcome): void;
  /** Says that a table is hosted here: somebody may be waiting for that. */
  announce(table: string): void;
  /** Says that tables have come or gone. */
  tellCards(): void;
  /** A port to whoever hosts the table, once they say so; null when there is no reason to wait any more. */
  reach(table: string, stop: Promise<void>): Promise<Port | null>;
  /** Waits until nobody hosts the table any more; false when there is no reason to wait any more. */
  freed(table: string, stop: Promise<void>): Promise<boolean>;
}
