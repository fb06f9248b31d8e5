/** `5`, `5 and 4`, `1, 2 and 3`. */
export const joined = (items: readonly (string | number)[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
