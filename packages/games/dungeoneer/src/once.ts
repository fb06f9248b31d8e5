/** Works something out once for each object, and remembers it for as long as the object is around. */
export function once<K extends object, V>(reckon: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  // Mostly it is the same object as the last time, and that is quicker seen than looked up.
  let lastKey: K | undefined;
  let lastValue: V | undefined;
  return (key) => {
    if (key === lastKey && lastValue !== undefined) return lastValue;
    const before = known.get(key);
    const value = before === undefined ? reckon(key) : before;
    if (before === undefined) known.set(key, value);
    lastKey = key;
    lastValue = value;
    return value;
  };
}
