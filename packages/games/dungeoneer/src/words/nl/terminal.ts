import type { TerminalFacet } from '@questhall/facets';
import type { Dungeoneer } from '../../types/index.ts';
import { TYPED_WORDS as ENGLISH } from '../en/typed.ts';
import { terminalOf } from '../terminal/terminal.ts';
import type { TerminalWords } from '../terminal/terminal-texts.ts';
import { alsoIn } from '../typed/typed-words.ts';
import { cardText, questText } from './card-lines.ts';
import { list } from './effects-voices.ts';
import { wording } from './index.ts';
import { leftParts } from './left.ts';
import { prospectText } from './odds.ts';
import { place, quest, theFoe, theMonster } from './people.ts';
import { TERMINAL_TEXTS } from './terminal-texts.ts';
import { TYPED_WORDS } from './typed.ts';
import { UNCLEAR } from './unclear.ts';

/** All that Dutch brings to the terminal. */
export const TERMINAL_WORDS: TerminalWords = {
  texts: TERMINAL_TEXTS,
  wording,
  words: alsoIn(TYPED_WORDS, ENGLISH),
  unclear: UNCLEAR,
  list,
  place,
  monster: theMonster,
  quest,
  questMonster: theFoe,
  cardText,
  questText,
  leftParts,
  prospectText,
};

export const terminal: TerminalFacet<Dungeoneer> = terminalOf(TERMINAL_WORDS);
