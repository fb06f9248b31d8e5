import type { Fixed } from '@questhall/kernel';
import {
  type Guard,
  isCount,
  isOneOf,
  isSitter,
  isText,
  isThere,
  listOf,
  recordOf,
  type Sitter,
} from '@questhall/wire';

/** A fixed move that was taken back with everybody's consent, and when. */
export type TakenBack = { readonly clock: number; readonly fixed: Fixed };

export const isFixed: Guard<Fixed> = isOneOf<Fixed>(['dice', 'secret', 'seal']);

export const isTakenBack: Guard<TakenBack> = recordOf({ clock: isCount, fixed: isFixed });

/** All that a snapshot holds: how a table stands, with everything that its later lines build on. */
export interface Standpoint {
  /** Unknown until the game has looked at it. */
  readonly state: unknown;
  /** Of the last move before it. */
  readonly check: string;
  readonly company: readonly Sitter[];
  readonly orders: readonly (readonly string[])[];
  /** What each seat was told so far, in numbers; spectators first. */
  readonly numbers: readonly number[];
  readonly takenBack: readonly TakenBack[];
}

export const isStandpoint: Guard<Standpoint> = recordOf({
  state: isThere,
  check: isText,
  company: listOf(isSitter),
  orders: listOf(listOf(isText)),
  numbers: listOf(isCount),
  takenBack: listOf(isTakenBack),
});
