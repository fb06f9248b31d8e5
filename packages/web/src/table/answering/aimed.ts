import type { Client } from '@questhall/facets';
import type { Sight, Types } from '@questhall/kernel';
import type { Offered } from '@questhall/wire';

/** The answers to a question that pointing at something is enough for: no other is about the same places. */
export function aimedIn<T extends Types>(
  { placesOf }: Pick<Client<T>, 'placesOf'>,
  { ask, offers }: Offered<T>,
  sight: Sight<T>,
): ReadonlySet<T['Action']> {
  const keys = offers.map((offer) => [...(placesOf?.(offer, ask, sight) ?? [])].sort().join());
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Set(offers.filter((_, i) => keys[i] !== '' && counts.get(keys[i] ?? '') === 1));
}
