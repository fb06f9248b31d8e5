import type { TerminalFacet } from '@questhall/facets';
import { MONSTERS } from '../../content/index.ts';
import type { Glowquest } from '../../types/index.ts';
import { sayPattern } from '../telling/say.ts';
import { terminalOf } from '../terminal/terminal.ts';
import type { TerminalWords } from '../terminal/terminal-words.ts';
import { cardText } from './card-lines.ts';
import { effectsOn } from './effects.ts';
import { severalOf } from './figures.ts';
import { wording } from './index.ts';
import { leftParts } from './left.ts';
import { NAMES } from './names.ts';
import { list } from './numbers.ts';
import { PHRASES } from './phrases.ts';
import { LETTERS } from './signs.ts';
import { TERMINAL_TEXTS } from './terminal-texts.ts';
import { TYPED_WORDS } from './typed.ts';
import { UNCLEAR } from './unclear.ts';

/** All that English brings to the terminal. */
export const TERMINAL_WORDS: TerminalWords = {
  texts: TERMINAL_TEXTS,
  wording,
  typedWords: TYPED_WORDS,
  unclear: UNCLEAR,
  list,
  severalOf,
  heroLetter: (role) => LETTERS.heroes[role],
  cardLine: (card) => `${NAMES.card[card]}: ${cardText(card)}`,
  patternText(record) {
    const { pattern } = MONSTERS[record];
    return pattern === null ? '' : sayPattern(pattern, PHRASES);
  },
  effectsOn,
  leftParts,
};

export const terminal: TerminalFacet<Glowquest> = terminalOf(TERMINAL_WORDS);
