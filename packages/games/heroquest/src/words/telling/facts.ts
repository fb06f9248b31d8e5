import type { Facts } from '@questhall/kernel';
import { HEROES, type Hero } from '../../content/heroes.ts';
import type { View } from '../../types/index.ts';
import { capital } from './lists.ts';

/** A key of some table as its name, or as it is when the table has no such key. */
export const named = (names: Readonly<Record<string, string>>, key: string | number): string =>
  (Object.hasOwn(names, key) ? names[String(key)] : undefined) ?? String(key);

export const isHero = (name: string | number): name is Hero => HEROES.some((hero) => hero === name);

/** What a refusal may tell besides its rule; every language has words for it. */
type FactName =
  | 'asked'
  | 'square'
  | 'door'
  | 'open'
  | 'closed'
  | 'target'
  | 'searchedBy'
  | 'acted'
  | 'monster'
  | 'monsters'
  | 'hero'
  | 'to'
  | 'tool'
  | 'rolled'
  | 'steps'
  | 'left'
  | 'turns'
  | 'potion'
  | 'item'
  | 'gear'
  | 'weapon'
  | 'held'
  | 'suit'
  | 'spell'
  | 'school'
  | 'mind'
  | 'sum'
  | 'room'
  | 'price'
  | 'gold'
  | 'name'
  | 'heroes'
  | 'seats'
  | 'house'
  | 'fixed';

/** What each fact of a refusal says. */
export type FactSayings = Readonly<Record<FactName, (value: string | number, view: View, all: Facts) => string>>;

/** The facts of a refusal in a sentence, in the words of some language; empty when the rule says it all. */
export function factsIn(sayings: FactSayings, given: Facts, view: View): string {
  const isKnown = (name: string): name is FactName => Object.hasOwn(sayings, name);
  const said = Object.entries(given).flatMap(
    ([name, value]) => (isKnown(name) && sayings[name](value, view, given)) || [],
  );
  const text = said.join('; ');
  return text === '' ? '' : `${capital(text)}.`;
}
