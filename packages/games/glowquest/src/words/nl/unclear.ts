import { listSquares } from '../telling/text.ts';
import type { Unclear } from '../typed/typed-words.ts';
import { anyOf, benefitName } from './figures.ts';
import { either } from './numbers.ts';

export const UNCLEAR: Unclear = {
  whichCard: 'Zeg erbij welke kaart.',
  whichDeck: 'Zeg erbij welke stapel: die van je Rol, of uitrusting.',
  whichHero: 'Zeg erbij welke kant-en-klare held.',
  whichEffect: 'Zeg erbij welk Effect.',
  whatToUse: 'Zeg erbij wat je gebruikt, en op wie.',
  heroAndDeck: 'Zeg erbij welke held en welke stapel: gun aanval uitrusting.',
  cardAndHero: 'Zeg erbij welke kaart en welke held: geef langzwaard aanval.',
  cardAndReceiver: 'Zeg erbij welke kaart en naar wie die gaat: ruil langzwaard aanval.',
  square: 'Zeg erbij welk vak, met de getallen op de kaart: 3,-4 bijvoorbeeld.',
  noDoor: 'Er is geen gesloten deur.',
  nobody: 'Er is niemand voor wie dat geldt.',
  nobodyHas: (what) => `Niemand heeft ${what}.`,
  nothingAfter: (rest) => `Na dat woord komt niets meer. Wat bedoel je met “${rest}”?`,
  nothingCalled: (what) => `Niets heet hier “${what}”.`,
  nobodyCalled: (who) => `Niemand heet hier “${who}”.`,
  nobodyInRange: (benefit) => `Er is niemand binnen bereik voor ${benefitName(benefit)}.`,
  whichDoor: (doors) => `Zeg erbij welke deur: ${listSquares(doors, 'of')}.`,
  whom: (view, ids) => `Zeg erbij wie: ${anyOf(view, ids)}.`,
  mayBe: (typed, names) => `“${typed}” kan ${either(names)} zijn.`,
  mayBeAnyOf: (typed, view, ids) => `“${typed}” kan ${anyOf(view, ids)} zijn.`,
  beyond: (typed) => `Er is geen vak ${typed} binnen bereik.`,
};
