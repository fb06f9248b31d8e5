import type { Event, View } from '../../types/index.ts';

/** How events of some types are told to somebody who sees this, a sentence each. */
export type Sayings<K extends Event['type']> = {
  readonly [T in K]: (event: Extract<Event, { type: T }>, view: View) => string;
};
