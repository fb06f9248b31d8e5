/** Works something out once for each object, and remembers it for as long as the object is around. */
export function once<K extends object, V>(reckon: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = reckon(key);
    known.set(key, value);
    return value;
  };
}
