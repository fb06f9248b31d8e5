/** This name, or the same with the first number that nobody has: “The Trial (2)”. */
export function numbered(name: string, taken: ReadonlySet<string>): string {
  let count = 1;
  const nth = (): string => (count === 1 ? name : `${name} (${count})`);
  while (taken.has(nth())) count += 1;
  return nth();
}
