import { hashText } from '@questhall/kernel';
import type { Snapshot } from '../shelf/shelf.ts';

export const FORMAT = 'questhall-table';
/** Saves of one JSON text were versions 1 and 2. */
export const VERSION = 3;

/** Characters of the sum of one line: enough to find out which one was changed. */
export const SUM_LENGTH = 4;

/** The last line of a file. */
export interface Last {
  readonly kind: 'end';
  /** Of the journal, without the first line of the file and this one. */
  readonly lines: number;
  readonly snapshot: Snapshot | null;
  /** A short hash for each line before this one, behind one another. */
  readonly sums: string;
  /** Of all lines before this one, and of the rest of it. */
  readonly checksum: string;
}

/** Reckons as lines pass by, so that nobody has to hold a whole file. */
interface Seal {
  readonly sums: string;
  add(line: string): void;
  close(last: Omit<Last, 'checksum'>): string;
}

export function makeSeal(): Seal {
  let [sums, chain] = ['', ''];
  return {
    get sums() {
      return sums;
    },
    add(line) {
      sums += hashText(line).slice(0, SUM_LENGTH);
      chain = hashText(chain + line);
    },
    close: (last) => hashText(chain + JSON.stringify(last)),
  };
}
