import { named } from './named.ts';

/** Of printed cards and words there are fewer; cards of somebody's own are written by others, any number of them. */
const KEPT_MAX = 4_096;

/** What is worked out for a word or a card is worked out once; when there are too many of them, all are forgotten. */
export function onceFor<K extends string, V>(reckon: (name: K) => V, keptMax: number = KEPT_MAX): (name: K) => V {
  let known = named<V>();
  let count = 0;
  return (name) => {
    const before = known[name];
    if (before !== undefined) return before;
    const value = reckon(name);
    count += 1;
    if (count > keptMax) {
      known = named();
      count = 1;
    }
    known[name] = value;
    return value;
  };
}
