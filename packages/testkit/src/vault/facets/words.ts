import type { Words } from '@questhall/facets';
import { includesSeat } from '@questhall/kernel';
import { KEEPER, ROOMS, type Vault } from '../types.ts';

const QUESTIONS: Readonly<Record<Vault['Question']['kind'], string>> = {
  turn: 'What does the thief do?',
  answer: 'A trap has sprung. Does anybody have a charm?',
  guess: 'The last door: high or low?',
  meanwhile: 'A card may be thrown away.',
  first: 'Who goes first?',
};

const ACTIONS: Readonly<Record<string, string>> = {
  rest: 'rest, and draw a card',
  wait: 'wait',
  charm: 'play a charm',
  pass: 'do nothing',
  drop: 'throw a card away',
};

function typed(action: Vault['Action']): string {
  if (action.type === 'step') return action.by > 0 ? 'forward' : 'back';
  if (action.type === 'first') return `first ${action.seat}`;
  return action.type === 'guess' ? action.guess : action.type;
}

/** What each word means. */
function read([word, number]: readonly string[]): unknown {
  if (word === 'forward' || word === 'back') return { type: 'step', by: word === 'forward' ? 1 : -1 };
  if (word === 'high' || word === 'low') return { type: 'guess', guess: word };
  return word === 'first' ? { type: 'first', seat: Number(number) } : { type: word };
}

/** The vault in English. */
export const words: Words<Vault> = {
  scene: ({ view }) => [
    `Round ${view.round}. The vault has ${ROOMS} rooms.`,
    ...view.thieves.map(({ seat, room, life }) => `Thief ${seat}: room ${room + 1}, ${life} life`),
    ...(view.sprung.length === 0 ? [] : [`Traps that have sprung: ${view.sprung.map((room) => room + 1).join(', ')}`]),
    ...(view.traps === null ? [] : [`Your traps: ${view.traps.map((room) => room + 1).join(', ')}`]),
    `Your hand: ${view.hand.join(', ') || 'no cards'}`,
  ],
  question: ({ question }) => QUESTIONS[question.kind],
  action(action) {
    if (action.type === 'step') return action.by > 0 ? 'step to the next room' : 'step back';
    if (action.type === 'first') return `thief ${action.seat} goes first`;
    return action.type === 'guess' ? `choose ${action.guess}` : (ACTIONS[action.type] ?? action.type);
  },
  shorthand: typed,
  parse: read,
  event(event, naming) {
    switch (event.type) {
      case 'rolled':
        return `The trap rolls ${event.face}.`;
      case 'guessed':
        return `The thief chose ${event.thief}, the keeper ${event.keeper}.`;
      case 'stepped':
        return `${naming(event.seat)}: to room ${event.room + 1}.`;
      case 'wounded':
        return `${naming(event.seat)}: ${event.life} life left.`;
      default:
        return `${naming(event.seat)}: ${event.type}.`;
    }
  },
  facts: () => '',
  outcome: ({ outcome }) =>
    outcome !== null && includesSeat(outcome.winners, KEEPER) ? 'The keeper wins.' : 'The thieves win.',
};
