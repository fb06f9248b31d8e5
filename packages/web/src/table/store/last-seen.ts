import type { Seat } from '@questhall/kernel';

const KEY = 'questhall.seen';
/** Tables that nobody has looked at for longest are forgotten. */
const TABLES_MAX = 60;

/**
 * Up to which move each seat of a table has seen it on this browser, so that the rest can be shown when it comes back.
 */
export interface Seen {
  of(seat: Seat): number | null;
  note(seat: Seat, clock: number): void;
}

/** Nobody is shown anything twice, and nothing is remembered. */
export const NEVER_SEEN: Seen = { of: () => null, note: () => undefined };

export function seenAt(table: string): Seen {
  return {
    of: (seat) => read().find(([id]) => id === table)?.[1][seat] ?? null,
    note(seat, clock) {
      const kept = read();
      const own: Kept[number] = [table, { ...kept.find(([id]) => id === table)?.[1], [seat]: clock }];
      write([own, ...kept.filter(([id]) => id !== table)].slice(0, TABLES_MAX));
    },
  };
}

type Kept = (readonly [table: string, clocks: Readonly<Record<number, number>>])[];

const isClocks = (raw: unknown): raw is Readonly<Record<number, number>> =>
  typeof raw === 'object' && raw !== null && Object.values(raw).every(Number.isInteger);

function read(): Kept {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(raw)) return [];
    return raw.flatMap((one: unknown): Kept => {
      const [table, clocks] = Array.isArray(one) ? one : [];
      return typeof table === 'string' && isClocks(clocks) ? [[table, clocks]] : [];
    });
  } catch {
    return [];
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or closed store: then nothing is shown again when somebody comes back.
  }
}
