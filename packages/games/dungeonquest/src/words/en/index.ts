import { keepOddsLines } from '../telling/odds.ts';
import { typedIn } from '../typed/typed.ts';
import type { ArenaWording } from '../wording.ts';
import { action } from './actions.ts';
import { book } from './book.ts';
import { dice } from './dice.ts';
import { event } from './events.ts';
import { facts } from './facts.ts';
import { ODDS_TEXTS } from './keep/odds.ts';
import { placeName } from './keep/places.ts';
import { whereabouts } from './keep/whereabouts.ts';
import { left } from './left.ts';
import { moment } from './moments.ts';
import { NAMES } from './names.ts';
import { outcome } from './outcome.ts';
import { question } from './questions.ts';
import { THINGS } from './things.ts';
import { TYPED_WORDS } from './typed.ts';

export type { Names } from '../names.ts';
export type { ArenaWording } from '../wording.ts';

/** The arena in English. */
export const wording: ArenaWording = {
  seatName: (seat, { play, fighter, hero }, seats) =>
    play === 'arena' && seat === fighter - 1
      ? NAMES.hero[hero]
      : play === 'arena' && seats === 2
        ? 'the monster’s player'
        : `player ${seat + 1}`,
  question,
  action,
  typed: typedIn(TYPED_WORDS),
  event,
  facts,
  outcome,
  dice,
  left,
  moment,
  book,
  names: NAMES,
  things: THINGS,
  whereabouts,
  place: placeName,
  keepOdds: (odds) => keepOddsLines(odds, NAMES, ODDS_TEXTS),
};
