import { englishBook, type Said, type Wording } from '@questhall/facets';
import { includesSeat } from '@questhall/kernel';
import { rulebook } from '../rulebook.ts';
import { KEEPER, type Vault } from '../types.ts';

const QUESTIONS: Readonly<Record<Vault['Question']['kind'], string>> = {
  turn: 'What does the thief do?',
  answer: 'A trap has sprung. Does anybody have a charm?',
  guess: 'The last door: high or low?',
  meanwhile: 'A card may be thrown away.',
  first: 'Who goes first?',
};

const ACTIONS: Readonly<Record<string, Said>> = {
  rest: { title: 'Rest', detail: 'draw a card' },
  wait: { title: 'Wait', detail: '' },
  charm: { title: 'Play a charm', detail: 'the trap does nothing' },
  pass: { title: 'Do nothing', detail: '' },
  drop: { title: 'Throw a card away', detail: 'the oldest, face up' },
};

const plain = (title: string): Said => ({ title, detail: '' });

/** The vault in English. */
export const words: Wording<Vault> = {
  seatName: (seat) => (seat === KEEPER ? 'The keeper' : `Thief ${seat}`),
  question: ({ question }) => QUESTIONS[question.kind],
  action(action) {
    if (action.type === 'step') return plain(action.by > 0 ? 'Step to the next room' : 'Step back');
    if (action.type === 'first') return plain(`Thief ${action.seat} goes first`);
    if (action.type === 'guess') return plain(`Choose ${action.guess}`);
    return ACTIONS[action.type] ?? plain(action.type);
  },
  typed(action) {
    if (action.type === 'step') return action.by > 0 ? 'forward' : 'back';
    if (action.type === 'first') return `first ${action.seat}`;
    return action.type === 'guess' ? action.guess : action.type;
  },
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
  outcome: ({ outcome }) => ({
    title: outcome !== null && includesSeat(outcome.winners, KEEPER) ? 'The keeper wins.' : 'The thieves win.',
    text: '',
  }),
  dice: (event) =>
    event.type === 'rolled'
      ? { title: 'The trap', dice: [{ face: 'number', text: String(event.face), isGood: event.face > 3 }] }
      : null,
  left: () => '',
  moment: (event) => (event.type === 'trapSprung' ? { title: 'A trap!', text: '' } : null),
  book: englishBook(rulebook),
};
