// What an account is written in: a name and a value each, and lists of things as one value.

export type Facts = Map<string, string>;

export const set = (facts: Facts, name: string, value: number | string): void => {
  facts.set(name, `${value}`);
};

export const add = (facts: Facts, name: string, n: number): void => set(facts, name, Number(facts.get(name) ?? 0) + n);

export const listed = (items: readonly (string | number)[]): string => items.map(String).sort().join(' ');

const itemsIn = (facts: Facts, name: string): string[] =>
  (facts.get(name) ?? '').split(' ').filter((item) => item !== '');

export function put(facts: Facts, name: string, item: string | number): void {
  facts.set(name, listed([...itemsIn(facts, name), item]));
}

export function take(facts: Facts, name: string, item: string | number): void {
  const items = itemsIn(facts, name);
  const found = items.indexOf(`${item}`);
  facts.set(name, found < 0 ? `${items.join(' ')}, and no ${item} that was taken` : listed(items.toSpliced(found, 1)));
}
