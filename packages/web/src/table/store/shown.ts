import type { Asking, Client, Cue, Place } from '@questhall/facets';
import type { Refusal, Seat, Sight, Told, Types } from '@questhall/kernel';
import type { Standing, TableRule } from '@questhall/wire';
import type { Seen } from './last-seen.ts';
import type { Logged } from './log-lines.ts';

/** What is on the stage right now. */
interface Scene<T extends Types> {
  /** Counts scenes: the same thing twice is two of them. */
  readonly number: number;
  readonly told: Told<T>;
  /** The rule by which the program did it; null where nobody says. */
  readonly why: string | null;
  readonly cues: readonly Cue[];
  /** All that the event is about: words do not cover it. */
  readonly about: readonly Place[];
  /** What the seat sees of it: as it is afterwards. */
  readonly sight: Sight<T>;
}

/** What the screen shows at one moment. */
export interface Shown<T extends Types> {
  readonly seat: Seat;
  readonly standing: Standing<T>;
  /** How things stand as far as they have been shown; how they stand when all has been. */
  readonly sight: Sight<T>;
  readonly log: readonly Logged<T>[];
  /** The log goes back to the first move that can be told. */
  readonly isLogWhole: boolean;
  readonly scene: Scene<T> | null;
  /** What went by without being shown. */
  readonly passed: readonly Cue[];
  /** What happened while this seat was away is being shown. */
  readonly isMeanwhile: boolean;
  /** Nothing is still to be shown. */
  readonly isSettled: boolean;
  /** Another person must take over before anything goes on. */
  readonly handOver: Seat | null;
  /** A real die with so many faces is to be typed in, and for which answer of this seat; null for one of the program. */
  readonly wanted: {
    readonly faces: number;
    readonly typed: readonly number[];
    readonly answer: { readonly ask: number; readonly action: T['Action'] } | null;
  } | null;
  readonly refusal: { readonly refusal: Refusal<T['Rule'] | TableRule>; readonly action: T['Action'] | null } | null;
  /** What this seat wanted to take back stays: somebody did not agree. */
  readonly isUndoRefused: boolean;
  /** Why nothing goes on here any more; empty when the table was taken away. */
  readonly lost: string | null;
}

/** What a table on a screen needs to know of its game and of whoever looks at it. */
export interface Manner<T extends Types> {
  readonly client: Pick<Client<T>, 'after' | 'cues' | 'forced' | 'isBlind' | 'ending'>;
  /** How fast events go by: 1 is the usual pace, 0 is at once. */
  pace(): number;
  /** There are no secrets: whoever sits here answers for every person. */
  readonly isOpen: boolean;
  /** Whether nothing secret changes hands when this seat takes over from that one: then both have seen the same. */
  isOpenBetween(from: Seat, to: Seat): boolean;
  /** What whoever sits here wants to be asked. */
  asking(): Asking;
  readonly seen: Seen;
}
