import type { Ask, Sight, Types } from '@questhall/kernel';
import type { Client } from './client.ts';

/** What somebody wants to be asked: only what matters, also whether a spent turn ends, or everything. */
export const ASKINGS = ['less', 'ends', 'all'] as const;
export type Asking = (typeof ASKINGS)[number];

interface Put<T extends Types> {
  readonly ask: Ask<T>;
  readonly offers: readonly T['Action'][];
}

/**
 * The answer that is given for a seat without asking, because it goes without saying; null when somebody has to decide.
 * Whoever may answer more than one question decides everything by hand.
 */
export function plainAnswer<T extends Types>(
  client: Pick<Client<T>, 'forced' | 'ending'>,
  asking: Asking,
  { sight, asked }: { readonly sight: Sight<T>; readonly asked: readonly Put<T>[] },
): T['Action'] | null {
  const [only, another] = asked;
  if (asking === 'all' || only === undefined || another !== undefined) return null;
  const { ask, offers } = only;
  const forced = client.forced?.(sight, ask, offers) ?? null;
  if (forced !== null || asking === 'ends') return forced;
  const ending = client.ending?.(sight, ask, offers) ?? null;
  return ending?.isSpent === true ? ending.action : null;
}
