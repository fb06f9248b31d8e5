import type { Facts } from '@questhall/kernel';

/** What a refusal may tell besides its rule; every language has words for it. */
const FACTS = [
  'asked',
  'mode',
  'seats',
  'fighter',
  'monster',
  'powerCards',
  'retreatSquares',
  'round',
  'card',
  'item',
  'die',
  'face',
  'dice',
  'needed',
  'held',
  'hero',
  'move',
  'fixed',
] as const;
type FactName = (typeof FACTS)[number];

/** What each fact says; empty for what needs no words. */
export type FactWords = Readonly<Record<FactName, (value: string | number) => string>>;

/** The facts of a refusal as a sentence, each in its words. */
export function factsIn(said: FactWords, capital: (text: string) => string): (facts: Facts) => string {
  return (facts) => {
    const parts = FACTS.filter((name) => Object.hasOwn(facts, name)).map((name) => said[name](facts[name] ?? ''));
    const text = parts.filter((part) => part !== '').join('; ');
    return text === '' ? '' : `${capital(text)}.`;
  };
}

/** What a table of words has for a key; the key itself where it has nothing. */
export const named = (names: Readonly<Record<string, string>>, key: string | number): string =>
  (Object.hasOwn(names, key) ? names[String(key)] : undefined) ?? String(key);
