/** `Amulet of Vigor` as the keyboard has it: `amulet-of-vigor`, without any accents. */
export const keyOf = (words: readonly string[]): string =>
  words.join('-').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-').replace(/[’',]/g, '');

/** How names are compared. */
export interface NameReading {
  /** The parts of a name that have to be typed: nobody likes to type an `of`. */
  partsOf(key: string): readonly string[];
  /** Whether a name may be begun at any of its words: `archer` for a Goblin Archer. */
  readonly isAnywhere: boolean;
}

/** The parts of a name, without those that say nothing. */
export const partsBut = (key: string, leftOut: readonly string[]): readonly string[] =>
  key.split('-').filter((part) => part !== '' && !leftOut.includes(part));

/** Word for word the beginning of it: `amulet`, `am vi` and `amulet-v` are enough for an Amulet of Vigor. */
function isBegunFrom(whole: readonly string[], begun: readonly string[]): boolean {
  return (
    begun.length > 0 && begun.length <= whole.length && begun.every((part, i) => whole[i]?.startsWith(part) === true)
  );
}

/** Whether a name is meant by what was typed. */
export function isBegun(key: string, typed: string, { partsOf, isAnywhere }: NameReading): boolean {
  const [whole, begun] = [partsOf(key), partsOf(typed)];
  return isBegunFrom(whole, begun) || (isAnywhere && whole.some((_, from) => isBegunFrom(whole.slice(from), begun)));
}

/** What may be typed for something. */
export type NameEntry<K> = readonly [typed: string, key: K];

/**
 * All that are called so in full; where nothing is, all that begin like this; or else, where that counts, those with
 * such a word further on.
 */
export function alike<K>(typed: string, entries: readonly NameEntry<K>[], reading: NameReading): readonly K[] {
  const text = reading.partsOf(typed).join('-');
  const some = (isMeant: (name: string) => boolean): readonly K[] => [
    ...new Set(entries.filter(([name]) => isMeant(name)).map(([, key]) => key)),
  ];
  const exact = some((name) => name === typed || reading.partsOf(name).join('-') === text);
  if (exact.length > 0) return exact;
  const begun = some((name) => isBegun(name, typed, { ...reading, isAnywhere: false }));
  return begun.length > 0 || !reading.isAnywhere ? begun : some((name) => isBegun(name, typed, reading));
}
