/** What may be typed for one thing; the first is what is shown. */
export type Words = readonly [string, ...string[]];

/** Words of one language, and behind them those of another one that are understood as well. */
export const joinWords = ([first, ...rest]: Words, more: Words): Words => [first, ...rest, ...more];

/** The same for a whole table of them. */
export function joinAllWords<K extends string>(
  own: Readonly<Record<K, Words>>,
  other: Readonly<Record<K, Words>>,
): Readonly<Record<K, Words>> {
  const ids = Object.keys(own) as K[]; // its own keys
  return Object.fromEntries(ids.map((id) => [id, joinWords(own[id], other[id])])) as Record<K, Words>; // each was just given words
}
