import type { DungeoneerWording } from '../telling/wording.ts';
import { action } from './actions.ts';
import { book } from './book.ts';
import { TEXTS } from './cards.ts';
import { dice } from './dice.ts';
import { event } from './events.ts';
import { facts } from './facts.ts';
import { left } from './left.ts';
import { moment } from './moments.ts';
import { NAMES } from './names.ts';
import { orders } from './orders.ts';
import { outcome } from './outcome.ts';
import { heroName, naming } from './people.ts';
import { question } from './questions.ts';
import { typed } from './typed.ts';

/** Dungeoneer in Dutch. */
export const wording: DungeoneerWording = {
  seatName: (seat) => `Speler ${seat + 1}`,
  question,
  action,
  typed,
  event,
  facts,
  outcome,
  dice,
  left,
  moment,
  book,
  orders,
  names: NAMES,
  texts: TEXTS,
  heroName: (view, seat) => heroName({ view, seat: -1, naming }, seat),
};
