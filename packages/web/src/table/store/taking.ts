import type { Seat, Sight, Types } from '@questhall/kernel';
import type { Chair, Ears, Happened, Heard, Standing } from '@questhall/wire';
import type { Seated } from './seated.ts';

/** A chair that was just taken, and all that its seat may know so far. */
export interface Taken<T extends Types> {
  readonly chair: Chair<T>;
  readonly standing: Standing<T>;
  readonly happened: readonly Happened<T>[];
  /** How things stood before all that; null where nobody can tell. */
  readonly begin: Sight<T> | null;
  /** That is all that can be told of this table. */
  readonly isWhole: boolean;
  /** From now on somebody listens. */
  listen(ears: Ears<T>): void;
}

/** Sits down. Nothing that is said meanwhile is lost, and nothing is heard twice. */
export async function takeChair<T extends Types>(seated: Seated<T>, seat: Seat): Promise<Taken<T>> {
  const early: Heard<T>[] = [];
  let ears: Ears<T> = { hear: (heard) => void early.push(heard), lose: () => undefined };
  const chair = await seated.sit(seat, { hear: (heard) => ears.hear(heard), lose: (problem) => ears.lose(problem) });
  const past = await chair.past(false);
  const begin = await chair.recall(past.from);
  const standing = early.at(-1)?.standing;
  if (standing === undefined) throw new Error('the table did not say how it stands');
  const known = past.happened.reduce((clock, one) => (one.kind === 'told' ? one.clock : clock), 0);
  const isNews = (one: Happened<T>): boolean => one.kind !== 'told' || one.clock > known;
  return {
    chair,
    standing,
    happened: [...past.happened, ...early.flatMap(({ happened }) => happened.filter(isNews))],
    begin,
    isWhole: past.from === 0,
    listen(listener) {
      ears = listener;
    },
  };
}
