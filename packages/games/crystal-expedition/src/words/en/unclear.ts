import { either } from '@questhall/facets/english';
import type { About, Unclear } from '../typed/typed-words.ts';

const ABOUT: Readonly<Record<About, string>> = {
  hero: 'which hero',
  whom: 'whom',
  square: 'the square, as the steps to it: 2n1e',
  piece: 'which piece of equipment',
  item: 'which item',
  gem: 'which gem',
  location: 'where to',
  number: 'how many',
  dungeon: 'which dungeon, by its number',
  boost: 'what to drink',
  element: 'which element',
  form: 'how to attack',
  activator: 'what to use, and on whom',
  crystal: 'what the Crystal is for',
  choice: 'which one',
  exit: 'on which side',
  die: 'which die',
  effect: 'which Effect',
  interrupt: 'which Interrupt',
  raceOrClass: 'the Race and the Class: elf mage',
  name: 'a name',
};

export const UNCLEAR: Unclear = {
  missing: Object.fromEntries(
    Object.entries(ABOUT).map(([about, text]) => [about, `Add ${text}.`]),
  ) as Unclear['missing'], // a text for each of them
  noSuch: (about, typed) => `“${typed}” does not say ${ABOUT[about]}.`,
  nothingAfter: (rest) => `Nothing comes after that, so what is “${rest}”?`,
  mayBe: (typed, answers) => `“${typed}” may be ${either(answers)}.`,
};
