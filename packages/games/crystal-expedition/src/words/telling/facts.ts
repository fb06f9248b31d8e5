import type * as saying from '@questhall/facets/saying';
import type { View } from '../../types/index.ts';

/** What a refusal may tell besides its rule; every language has words for it. */
type FactName =
  | 'asked'
  | 'square'
  | 'steps'
  | 'activator'
  | 'cost'
  | 'times'
  | 'crystal'
  | 'taunter'
  | 'price'
  | 'stake'
  | 'locks'
  | 'glory'
  | 'item'
  | 'slot'
  | 'boost'
  | 'location'
  | 'gem'
  | 'raw'
  | 'interrupt'
  | 'effect'
  | 'role'
  | 'successes'
  | 'seats'
  | 'fixed';

export type FactSayings = saying.FactSayings<FactName, View>;
