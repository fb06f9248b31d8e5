import type { Unclear } from '../typed/typed-words.ts';
import { either } from './effects-voices.ts';

/** What somebody is told whose words meant nothing. */
export const UNCLEAR: Unclear = {
  missing: (names) => (names.length === 0 ? 'Zoiets is er nu niet.' : `Zeg erbij welke: ${either(names)}.`),
  unknown: (typed) => `Niets heet hier “${typed}”.`,
  mayBe: (typed, names) => `“${typed}” kan ${either(names)} zijn.`,
  nothingAfter: (rest) => `“${rest}” is te veel: er hoeft niets bij.`,
};
