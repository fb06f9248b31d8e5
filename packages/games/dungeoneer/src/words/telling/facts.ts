import type { Facts } from '@questhall/kernel';
import type { View } from '../../types/index.ts';

/** What a refusal may tell besides its rule; every language has words for it. */
const FACTS = ['asked', 'cost', 'moment', 'points', 'glory', 'least', 'most', 'needed', 'peril', 'seats'] as const;
type FactName = (typeof FACTS)[number];

/** What each fact of a refusal says; empty where another one says it too. */
export type FactSayings = Readonly<Record<FactName, (value: string | number, all: Facts, view: View) => string>>;

/** The facts of a refusal in a sentence, in the words of some language; empty when the rule says it all. */
export function factsIn(sayings: FactSayings, capital: (text: string) => string, given: Facts, view: View): string {
  const isKnown = (name: string): name is FactName => Object.hasOwn(sayings, name);
  const said = Object.entries(given).flatMap(
    ([name, value]) => (isKnown(name) && sayings[name](value, given, view)) || [],
  );
  return said.length === 0 ? '' : `${capital(said.join('; '))}.`;
}
