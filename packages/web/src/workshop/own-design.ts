import { isCount, isText, orNull, recordOf } from '@questhall/wire';
import { isMeasured, type Measured } from './measured.ts';

/** A text that somebody wrote for a game, as it is kept in this browser. */
export interface OwnDesign {
  readonly id: string;
  readonly game: string;
  readonly text: string;
  /** What the text calls itself, as far as that could be read. */
  readonly title: string;
  /** Errors in it: with any it cannot be played. */
  readonly errors: number;
  /** Counts its changes, so that no tab writes over what another has written. */
  readonly n: number;
  readonly changed: number;
  /** What games of it came to; null when nobody has had it measured. */
  readonly measured: Measured | null;
}

/** Whether what was kept can be understood. */
export const isOwnDesign: (raw: unknown) => raw is OwnDesign = recordOf({
  id: isText,
  game: isText,
  text: isText,
  title: isText,
  errors: isCount,
  n: isCount,
  changed: isCount,
  measured: orNull(isMeasured),
});

/** Latest changed first. */
export const byLatest = (a: OwnDesign, b: OwnDesign): number => b.changed - a.changed || (a.id < b.id ? -1 : 1);
