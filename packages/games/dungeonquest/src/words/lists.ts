/** `5`, `5 and 4`, `1, 2 and 3`; a comma keeps apart what has such a word in itself. */
export const joined = (items: readonly (string | number)[], and: string): string => {
  if (items.length < 2) return items.join('');
  const last = items.some((item) => String(item).includes(` ${and} `)) ? `, ${and}` : ` ${and}`;
  return `${items.slice(0, -1).join(', ')}${last} ${items.at(-1)}`;
};
