import { flag, whole } from '@questhall/border';
import { below, type Game, type Seat, shuffle } from '@questhall/kernel';
import { actions } from './actions.ts';
import { frames } from './frames.ts';
import { handOf } from './pieces.ts';
import { rulebook } from './rulebook.ts';
import { CARDS, type Card, GUESSES, KEEPER, ROOMS, type Vault } from './types.ts';

const COPIES = 5;

const isSeat = (x: unknown): x is Seat => typeof x === 'number' && Number.isInteger(x) && x > KEEPER && x < SEATS_MOST;
const SEATS_MOST = 4;

/** The last room has a door instead of a trap, and the first is where everybody begins. */
function hideTraps(count: number, known: readonly number[], draw: (n: number) => number): number[] {
  const rooms = Array.from({ length: ROOMS - 2 }, (_, i) => i + 1).filter((room) => !known.includes(room));
  const traps: number[] = [];
  while (traps.length < count && rooms.length > 0) traps.push(...rooms.splice(draw(rooms.length), 1));
  return traps.sort((x, y) => x - y);
}

/**
 * A toy with the hard things in it: a keeper with a hidden map, hands and a deck, answers out of turn, a secret choice,
 * dice.
 */
export const vault: Game<Vault> = {
  id: 'vault',
  title: 'The Vault',
  edition: '2',
  rulebook,
  seats: { min: 2, max: 4 },
  options: {
    traps: whole('Traps', 'How many rooms the keeper has trapped.', 0, ROOMS - 2, 2),
    crowded: flag('Crowded', 'Any one of the thieves says who goes first, and cards may be thrown away at any time.'),
  },
  reveals: ['stepped', 'trapSprung', 'guessed', 'discarded'], // a step without a trap tells that there was none
  admit: () => null,

  setup(options, seats, rng) {
    const deck = CARDS.flatMap((card) => Array<Card>(COPIES).fill(card));
    shuffle(rng, deck);
    const hands = Array.from({ length: seats }, (_, seat) => (seat === KEEPER ? [] : deck.splice(0, 1)));
    const thieves = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 1, room: 0, life: 2 }));
    const traps = hideTraps(options.traps, [], (n) => below(rng, n));
    const table = { isCrowded: options.crowded, round: 1, thieves, traps, sprung: [], hands, deck, discard: [] };
    return { table, agenda: [{ kind: 'round', turns: 0, first: null }] };
  },

  decode(raw) {
    if (typeof raw !== 'object' || raw === null || !('type' in raw)) return null;
    const { type } = raw;
    if (type === 'rest' || type === 'wait' || type === 'charm' || type === 'pass' || type === 'drop') return { type };
    if (type === 'first' && 'seat' in raw) return isSeat(raw.seat) ? { type, seat: raw.seat } : null;
    if (raw.type === 'step' && 'by' in raw) return raw.by === 1 || raw.by === -1 ? { type: 'step', by: raw.by } : null;
    if (raw.type !== 'guess' || !('guess' in raw)) return null;
    const guess = GUESSES.find((one) => one === raw.guess);
    return guess === undefined ? null : { type: 'guess', guess };
  },

  ...actions,
  frames,

  view({ table }, seat) {
    return {
      round: table.round,
      thieves: table.thieves.map(({ seat: of, room, life }) => ({ seat: of, room, life })),
      sprung: table.sprung.slice(),
      traps: seat === KEEPER ? table.traps.slice() : null,
      hand: handOf(table, seat).slice(),
      handSizes: table.hands.map((hand) => hand.length),
      deckSize: table.deck.length,
      discard: table.discard.slice(),
    };
  },

  imagine(draft, seat, rng) {
    const { table } = draft;
    const unseen = table.deck.concat(...table.hands.filter((_, holder) => holder !== seat));
    shuffle(rng, unseen);
    table.hands = table.hands.map((hand, holder) => (holder === seat ? hand : unseen.splice(0, hand.length)));
    table.deck = unseen;
    if (seat === KEEPER) return;
    const walked = table.thieves.map((thief) => thief.room).concat(table.sprung);
    table.traps = hideTraps(table.traps.length, walked, (n) => below(rng, n));
  },

  clone: (table) => ({
    isCrowded: table.isCrowded,
    round: table.round,
    thieves: table.thieves.map(({ seat, room, life }) => ({ seat, room, life })),
    traps: table.traps.slice(),
    sprung: table.sprung.slice(),
    hands: table.hands.map((hand) => hand.slice()),
    deck: table.deck.slice(),
    discard: table.discard.slice(),
  }),

  fallback({ table }, asked) {
    switch (asked.question.kind) {
      case 'turn':
        return { type: 'rest' };
      case 'answer':
        return { type: 'pass' };
      case 'guess':
        return { type: 'guess', guess: 'low' };
      case 'first':
        return { type: 'first', seat: table.thieves[0]?.seat ?? 1 };
      case 'meanwhile':
        return { type: 'drop' };
    }
  },

  laws({ table }) {
    const broken: string[] = [];
    const cards = table.deck.length + table.discard.length + table.hands.flat().length;
    if (cards !== COPIES * CARDS.length) broken.push('cards are neither made nor lost');
    if (table.thieves.some((thief) => thief.life < 0)) broken.push('nobody has less than no life');
    if (table.traps.some((room) => table.sprung.includes(room))) broken.push('a trap springs once');
    return broken;
  },
};
