import {
  Book,
  DiceWanted,
  type Header,
  hashText,
  heardBy,
  type Journal,
  open,
  type Seat,
  sight,
  type Types,
} from '@questhall/kernel';
import { inspectTold } from './inspect-move.ts';
import { textOf } from './text.ts';
import type { Watch } from './watch.ts';

const OPENINGS = 24;

/** What must hold before anybody has answered. */
export function inspectOpening<T extends Types>(
  watch: Watch<T>,
  header: Header<T>,
  { state, opening }: Journal<T>,
): void {
  inspectTold(watch, state, opening.told);
  inspectOpeningDice(watch, header);
  for (let seat = 0; seat < header.seats; seat++) inspectOpeningSecrets(watch, header, seat);
}

/** Dice on the table fall in answer to somebody, or nobody could be asked to type them in. */
function inspectOpeningDice<T extends Types>({ game, fail }: Watch<T>, { options, seats, seed }: Header<T>): void {
  try {
    open(game, options, seats, `typed:fast:opening ${hashText(seed)}`, new Book<T>(seats));
  } catch (error) {
    if (error instanceof DiceWanted) fail('dice are rolled before anybody was asked');
    throw error;
  }
}

/** Of several openings, those that look the same to a seat must have been told to it in the same words. */
function inspectOpeningSecrets<T extends Types>(
  { game, fail }: Watch<T>,
  { options, seats, seed }: Header<T>,
  seat: Seat,
): void {
  const heardBySight = new Map<string, string>();
  for (let k = 0; k < OPENINGS; k++) {
    const book = new Book<T>(seats);
    const seen = textOf(sight(game, open(game, options, seats, `fast:opening ${k} of ${hashText(seed)}`, book), seat));
    const heard = textOf(heardBy(seat, book.told));
    if ((heardBySight.get(seen) ?? heard) !== heard) fail(`seat ${seat} is told more in the opening than it may see`);
    heardBySight.set(seen, heard);
  }
}
