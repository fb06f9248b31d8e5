import { list } from '@questhall/facets/dutch';
import { namesOfSeat } from '../../party.ts';
import type { Phrases } from '../telling/phrases.ts';
import { sayActivator, sayBriefly, sayGain, sayInterrupt } from '../telling/say.ts';
import type { CrystalWording, Party } from '../telling/wording.ts';
import { action } from './actions.ts';
import { book } from './book.ts';
import { dice } from './dice.ts';
import { event } from './events.ts';
import { facts } from './facts.ts';
import { figureIn, nameOf } from './figures.ts';
import { left } from './left.ts';
import { momentOf } from './moments.ts';
import { NAMES } from './names.ts';
import { odds } from './odds.ts';
import { outcome } from './outcome.ts';
import { effectText, MONSTER_PHRASES, PHRASES } from './phrases.ts';
import { question } from './questions.ts';
import { signOf } from './signs.ts';
import { crowns, dungeonText, pieceName } from './things.ts';
import { typed } from './typed.ts';

const MONSTERS = 'Monsters';

const phrasesOf = (whose: Party): Phrases => (whose === 'heroes' ? PHRASES : MONSTER_PHRASES);

/** Crystal Expedition in Dutch. */
export const wording: CrystalWording = {
  seatName(seat, options, seats) {
    const names = namesOfSeat(options, seat, seats);
    if (names.length === 0) return MONSTERS;
    const known = names.filter((name) => name !== null);
    return known.length < names.length ? `Speler ${seat + 1}` : list(known);
  },
  question,
  action,
  typed,
  event,
  facts,
  outcome,
  dice,
  left,
  moment: momentOf,
  book,
  names: NAMES,
  monsters: MONSTERS,
  nameOf,
  figureIn,
  signOf,
  effect: effectText,
  piece: pieceName,
  dungeon: dungeonText,
  crowns,
  sayGain: (gain, level, whose) => sayGain(gain, level, phrasesOf(whose)),
  sayActivator: (activator, level, whose) => sayActivator(activator, level, phrasesOf(whose)),
  sayBriefly: (activator, level, whose) => sayBriefly(activator, level, phrasesOf(whose)),
  sayInterrupt: (interrupt, level, whose) => sayInterrupt(interrupt, level, phrasesOf(whose)),
  odds,
};
