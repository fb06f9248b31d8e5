import { heroOf } from '../../queries/table.ts';
import { discard, draw, order, peek, play, use } from './readers-cards.ts';
import {
  attempt,
  challenge,
  deliver,
  hero,
  hit,
  lead,
  leave,
  minion,
  pair,
  peril,
  pick,
  search,
  send,
  start,
  steal,
  stow,
  take,
} from './readers-fighting.ts';
import { lay, move, place, shift } from './readers-map.ts';
import { askedFor, cardSlot, type Reader, type Reading, readOne, spaceSlot } from './reading.ts';
import type { VerbName } from './typed-words.ts';

/** A verb that needs nothing behind it. */
const alone =
  (action: object): Reader =>
  (typed, { unclear, note }) =>
    typed.length === 0 ? action : note(unclear.nothingAfter(typed.join(' ')));

/** Yes or no, to whatever is asked. */
function answered(typed: readonly string[], reading: Reading, isYes: boolean): unknown {
  const asked = askedFor(reading, 'upkeep', 'dodge', 'save', 'spaceEffect');
  switch (asked?.kind) {
    case 'upkeep':
    case 'dodge':
      return alone({ type: asked.kind, pays: isYes })(typed, reading);
    case 'save':
      return alone({ type: 'save', saves: isYes })(typed, reading);
    case 'spaceEffect': {
      if (!isYes) return alone({ type: 'decline' })(typed, reading);
      if (typed.length === 0) return { type: 'spaceEffect', card: null };
      const card = readOne(typed, cardSlot(reading, reading.view.hand), reading);
      return card === null ? null : { type: 'spaceEffect', card: card.value };
    }
    default:
      return null;
  }
}

const travel =
  (type: 'sewer' | 'portal'): Reader =>
  (typed, reading) => {
    const to = readOne(typed, spaceSlot(reading), reading);
    return to === null ? null : { type, to: to.value };
  };

const lift: Reader = (typed, reading) => {
  const { banes } = heroOf(reading.view, reading.seat);
  const cards = banes.map(({ card }) => card);
  const card = readOne(typed, cardSlot(reading, cards), reading);
  return card === null ? null : { type: 'lift', card: card.value };
};

/** What the words behind each verb mean. */
export const READERS: Readonly<Record<VerbName, Reader>> = {
  begin: alone({ type: 'begin' }),
  pass: alone({ type: 'pass' }),
  end: alone({ type: 'endPhase' }),
  resign: alone({ type: 'resign' }),
  hero,
  start,
  lay,
  place,
  yes: (typed, reading) => answered(typed, reading, true),
  no: (typed, reading) => answered(typed, reading, false),
  play,
  send,
  attack: alone({ type: 'attack' }),
  drop: alone({ type: 'disband' }),
  pair,
  move,
  sewer: travel('sewer'),
  portal: travel('portal'),
  explore: alone({ type: 'explore' }),
  peek,
  order,
  use,
  attempt,
  search,
  take,
  deliver,
  leave,
  pick,
  lift,
  stand: alone({ type: 'untip' }),
  lie: alone({ type: 'tip' }),
  challenge,
  lead,
  hit,
  steal,
  minion,
  discard,
  stow,
  peril,
  shift,
  stop: alone({ type: 'stop' }),
  draw,
};
