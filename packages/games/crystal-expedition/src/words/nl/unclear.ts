import { either } from '@questhall/facets/dutch';
import type { About, Unclear } from '../typed/typed-words.ts';

const ABOUT: Readonly<Record<About, string>> = {
  hero: 'welke held',
  whom: 'wie',
  square: 'welk vak, als stappen erheen: 2n1o',
  piece: 'welk stuk uitrusting',
  item: 'welk voorwerp',
  gem: 'welke edelsteen',
  location: 'waarheen',
  number: 'hoeveel',
  dungeon: 'welke kerker, met het nummer',
  boost: 'wat je drinkt',
  element: 'welk element',
  form: 'hoe je aanvalt',
  activator: 'wat je gebruikt, en op wie',
  crystal: 'waar het Kristal voor is',
  choice: 'welke',
  exit: 'aan welke kant',
  die: 'welke dobbelsteen',
  effect: 'welk Effect',
  interrupt: 'welke Onderbreking',
  raceOrClass: 'welk Ras en welke Klasse: elf magier',
  name: 'een naam',
};

export const UNCLEAR: Unclear = {
  missing: Object.fromEntries(
    Object.entries(ABOUT).map(([about, text]) => [about, `Zeg erbij ${text}.`]),
  ) as Unclear['missing'], // a text for each of them
  noSuch: (about, typed) => `“${typed}” zegt niet ${ABOUT[about]}.`,
  nothingAfter: (rest) => `Daarna komt niets meer. Wat bedoel je met “${rest}”?`,
  mayBe: (typed, answers) => `“${typed}” kan ${either(answers)} zijn.`,
};
