import type { Hero } from '@questhall/crystal-expedition/queries';
import type { Town } from './use-town.ts';

/** A round of Fickle as its dice lie on the table. */
export interface FickleRound {
  readonly own: readonly number[];
  readonly house: readonly number[];
  /** The Fickle die, where it was thrown, and what came of it all; null while the round is open. */
  readonly die: number | null;
  readonly won: number | null;
}

const EMPTY: FickleRound = { own: [], house: [], die: null, won: null };

/** The last round that this hero has played on its visit. */
export function useFickle({ log, view }: Town, hero: Hero): FickleRound {
  if ((view.town?.stays[hero.id]?.visit?.rounds ?? 0) === 0) return EMPTY;
  const at = log.findLastIndex(({ told: { event } }) => event.type === 'fickleThrown' && event.hero === hero.id);
  const thrown = log[at]?.told.event;
  if (thrown?.type !== 'fickleThrown') return EMPTY;
  const end = log.slice(at + 1).find(({ told: { event } }) => event.type === 'fickleEnded' && event.hero === hero.id)
    ?.told.event;
  const ended = end?.type === 'fickleEnded' ? end : null;
  return { own: thrown.dice, house: thrown.house, die: ended?.die ?? null, won: ended?.won ?? null };
}
