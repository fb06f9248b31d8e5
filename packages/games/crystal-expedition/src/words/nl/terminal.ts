import type { TerminalFacet } from '@questhall/facets';
import type { CrystalExpedition } from '../../types/index.ts';
import { terminalOf } from '../terminal/terminal.ts';
import type { TerminalWords } from '../terminal/terminal-words.ts';
import { wording } from './index.ts';
import { TERMINAL_TEXTS } from './terminal-texts.ts';
import { TYPED_WORDS } from './typed.ts';
import { UNCLEAR } from './unclear.ts';

/** All that Dutch brings to the terminal. */
const TERMINAL_WORDS: TerminalWords = {
  texts: TERMINAL_TEXTS,
  wording,
  typedWords: TYPED_WORDS,
  unclear: UNCLEAR,
};

export const terminal: TerminalFacet<CrystalExpedition> = terminalOf(TERMINAL_WORDS);
