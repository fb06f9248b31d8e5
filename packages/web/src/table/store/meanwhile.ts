import type { Sight, Types } from '@questhall/kernel';
import type { Happened } from '@questhall/wire';
import type { Seen } from './last-seen.ts';
import type { Taken } from './taking.ts';

/** So many moves are shown of what happened while somebody was away; of what was before that the log tells. */
const MOVES_MAX = 60;

/** What a seat has not seen yet, and how things stood before it. */
export interface Missed<T extends Types> {
  readonly sight: Sight<T>;
  readonly happened: readonly Happened<T>[];
}

/** What happened since this seat was last here; null when that is nothing, or nobody knows when it was. */
export async function missedBy<T extends Types>(
  { chair, standing, happened }: Pick<Taken<T>, 'chair' | 'standing' | 'happened'>,
  seen: Seen,
): Promise<Missed<T> | null> {
  const clock = seen.of(chair.seat);
  if (clock === null || clock >= standing.sight.clock || happened.some(({ kind }) => kind === 'takenBack')) return null;
  const since = happened.filter((one) => one.kind === 'told' && one.clock > clock).slice(-MOVES_MAX);
  const [first] = since;
  const sight = first?.kind === 'told' ? await chair.recall(first.clock - 1) : null;
  return sight && { sight, happened: since };
}
