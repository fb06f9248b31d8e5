import type { DungeonQuest } from '@questhall/dungeonquest';
import { touch, wishAt } from '@questhall/dungeonquest/client';
import type { Place } from '@questhall/facets';
import type { ReactElement } from 'react';
import type { TableStore } from '../../../table/store/store.ts';

type Store = TableStore<DungeonQuest>;

/** Does what a click on a place means; where nothing can be done, the rules say why. */
export function pointAt(store: Store, place: Place): void {
  const { asked } = store;
  const { sight } = store.snapshot().standing;
  const touched = asked === null ? null : touch(sight, asked.ask, asked.offers, place);
  if (touched !== null && touched.plan !== null) return void store.carryOut(touched.plan);
  const wish = touched === null ? wishAt(place, sight.view) : touched.wish;
  if (wish !== null) void store.explain(wish);
}

/** Makes what it lies over answer to the pointer. Keys and screen readers have the same among the answers. */
export function Spot({ store, place }: { readonly store: Store; readonly place: Place }): ReactElement | null {
  const { asked } = store;
  if (asked === null) return null;
  const { plan } = touch(store.snapshot().standing.sight, asked.ask, asked.offers, place);
  if (plan === null) return null;
  return (
    <button
      type="button"
      className="arena-spot"
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => pointAt(store, place)}
    />
  );
}
