import type { Unclear } from '../typed/typed-words.ts';
import { either } from './effects-voices.ts';

/** What somebody is told whose words meant nothing. */
export const UNCLEAR: Unclear = {
  missing: (names) => (names.length === 0 ? 'There is nothing like that now.' : `Add which: ${either(names)}.`),
  unknown: (typed) => `Nothing here is called “${typed}”.`,
  mayBe: (typed, names) => `“${typed}” may be ${either(names)}.`,
  nothingAfter: (rest) => `“${rest}” is too much: nothing has to be added.`,
};
