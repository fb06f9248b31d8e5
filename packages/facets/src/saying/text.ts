// What can be done to a text in any language.

/** `5`, `5 and 4`, `1, 2 and 3`. */
export function listWith(items: readonly (string | number)[], last: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** In digits, where a line has to fit: `1 square`, `3 squares`. */
export const digits = (n: number | string, one: string, several: string): string => `${n} ${n === 1 ? one : several}`;

/** Without the full stop: a sentence that goes into a list. */
export const unstopped = (sentence: string): string => sentence.replace(/\.$/, '');

/** Those parts that there are. */
export const joined = (parts: readonly string[], between = ', '): string =>
  parts.filter((part) => part !== '').join(between);

/** A share, rounded: nobody needs more to choose by. Nothing is called certain, or impossible, that is not. */
export function roughly(share: number): string {
  const rounded = Math.round(share * 100);
  const honest = share > 0 && share < 1 ? Math.min(99, Math.max(1, rounded)) : rounded;
  return `${honest}%`;
}

/** A key of some table as its name; empty when the table has no such key. */
export const named = (names: Readonly<Record<string, string>>, key: string | number): string =>
  (Object.hasOwn(names, key) ? names[String(key)] : undefined) ?? '';
