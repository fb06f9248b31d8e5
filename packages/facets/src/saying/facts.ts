import type { Facts } from '@questhall/kernel';

/** What each fact of a refusal says; empty where another fact has said it. */
export type FactSayings<N extends string, V> = Readonly<
  Record<N, (value: string | number, view: V, all: Facts) => string>
>;

/** The facts of a refusal in a sentence, in the words of some language; empty when the rule says it all. */
export function factsIn<N extends string, V>(
  sayings: FactSayings<N, V>,
  capital: (text: string) => string,
  given: Facts,
  view: V,
): string {
  const isKnown = (name: string): name is N => Object.hasOwn(sayings, name);
  const said = Object.entries(given).flatMap(
    ([name, value]) => (isKnown(name) && sayings[name](value, view, given)) || [],
  );
  const text = said.join('; ');
  return text === '' ? '' : `${capital(text)}.`;
}
