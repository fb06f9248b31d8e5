import {
  type Ask,
  ask,
  below,
  everyone,
  type Game,
  type Refusal,
  roll,
  type Seat,
  type State,
  seatsOf,
  shuffle,
  type Tell,
  whole,
} from '@questhall/kernel';
import { type Rule, rulebook } from './rulebook.ts';
import { CARDS, type Card, GUESSES, HAND_MAX, KEEPER, ROOMS, ROUNDS_MAX, type Vault } from './types.ts';

type Draft = State<Vault>;
type Table = Vault['Table'];
type Action = Vault['Action'];

const COPIES = 5;
const no = (rule: Rule): Refusal<Rule> => ({ rule, facts: {} });

function thiefOf(table: Table, seat: Seat): Table['thieves'][number] {
  const thief = table.thieves.find((one) => one.seat === seat);
  if (thief === undefined) throw new Error(`seat ${seat} has no thief`);
  return thief;
}

const handOf = (table: Table, seat: Seat): Card[] => table.hands[seat] ?? [];

/** The last room has a door instead of a trap, and the first is where everybody begins. */
function hideTraps(count: number, known: readonly number[], draw: (n: number) => number): number[] {
  const rooms = Array.from({ length: ROOMS - 2 }, (_, i) => i + 1).filter((room) => !known.includes(room));
  const traps: number[] = [];
  while (traps.length < count && rooms.length > 0) traps.push(...rooms.splice(draw(rooms.length), 1));
  return traps.sort((x, y) => x - y);
}

function answerTrap(draft: Draft, frame: { seat: Seat; next: Seat; undone: boolean }, tell: Tell<Vault>): void {
  // Whoever has any card at all is asked: asking only the holders of a charm would tell who they are.
  while (!frame.undone && frame.next < draft.seats) {
    const seat = frame.next;
    frame.next += 1;
    if (handOf(draft.table, seat).length > 0) {
      ask(draft, seat, 'charm.answer', { kind: 'answer', victim: frame.seat });
      return;
    }
  }
  draft.agenda.pop();
  if (frame.undone) return;
  const face = roll(draft.rng, 6);
  tell.all('trap.spring', { type: 'rolled', face });
  if (face > 3) return;
  const thief = thiefOf(draft.table, frame.seat);
  thief.life -= 1;
  tell.all('trap.spring', { type: 'wounded', seat: thief.seat, life: thief.life });
}

function drawCard(draft: Draft, seat: Seat, tell: Tell<Vault>): void {
  const { table } = draft;
  if (table.deck.length === 0) {
    table.deck = table.discard;
    table.discard = [];
    shuffle(draft.rng, table.deck);
  }
  const card = table.deck.pop();
  if (card === undefined) return;
  const hand = handOf(table, seat);
  hand.push(card);
  tell.split(seatsOf(seat), 'rest.draw', { type: 'drew', seat, card }, { type: 'drewUnseen', seat });
  if (hand.length <= HAND_MAX) return;
  const [oldest = card] = hand.splice(0, 1);
  table.discard.push(oldest);
  tell.all('hand.limit', { type: 'discarded', seat, card: oldest });
}

function step(draft: Draft, seat: Seat, by: number, tell: Tell<Vault>): void {
  const { table } = draft;
  const thief = thiefOf(table, seat);
  thief.room += by;
  tell.all('turn.one', { type: 'stepped', seat, room: thief.room });
  if (thief.room === ROOMS - 1) {
    draft.agenda.push({ kind: 'duel', seat, thief: null, keeper: null });
  } else if (table.traps.includes(thief.room)) {
    table.traps.splice(table.traps.indexOf(thief.room), 1);
    table.sprung.push(thief.room);
    tell.all('trap.spring', { type: 'trapSprung', seat, room: thief.room });
    draft.agenda.push({ kind: 'trap', seat, next: KEEPER + 1, undone: false });
  }
}

/** A toy with the hard things in it: a keeper with a hidden map, hands and a deck, answers out of turn, a secret choice, dice. */
export const vault: Game<Vault> = {
  id: 'vault',
  title: 'The Vault',
  edition: '1',
  rulebook,
  seats: { min: 2, max: 4 },
  options: { traps: whole('Traps', 'How many rooms the keeper has trapped.', 0, ROOMS - 2, 2) },
  reveals: ['stepped', 'trapSprung', 'guessed'], // a step without a trap tells that there was none
  admit: () => null,

  setup(options, seats, rng) {
    const deck = CARDS.flatMap((card) => Array<Card>(COPIES).fill(card));
    shuffle(rng, deck);
    const hands = Array.from({ length: seats }, (_, seat) => (seat === KEEPER ? [] : deck.splice(0, 1)));
    const thieves = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 1, room: 0, life: 2 }));
    const traps = hideTraps(options.traps, [], (n) => below(rng, n));
    const table = { round: 1, thieves, traps, sprung: [], hands, deck, discard: [] };
    return { table, agenda: [{ kind: 'round', next: KEEPER + 1 }] };
  },

  decode(raw) {
    if (typeof raw !== 'object' || raw === null || !('type' in raw)) return null;
    if (raw.type === 'rest' || raw.type === 'charm' || raw.type === 'pass') return { type: raw.type };
    if (raw.type === 'step' && 'by' in raw) return raw.by === 1 || raw.by === -1 ? { type: 'step', by: raw.by } : null;
    if (raw.type !== 'guess' || !('guess' in raw)) return null;
    const guess = GUESSES.find((one) => one === raw.guess);
    return guess === undefined ? null : { type: 'guess', guess };
  },

  propose(_state, asked): readonly Action[] {
    switch (asked.question.kind) {
      case 'turn':
        return [{ type: 'step', by: 1 }, { type: 'step', by: -1 }, { type: 'rest' }];
      case 'answer':
        return [{ type: 'charm' }, { type: 'pass' }];
      case 'guess':
        return GUESSES.map((guess) => ({ type: 'guess', guess }));
    }
  },

  judge(state, asked: Ask<Vault>, action) {
    switch (asked.question.kind) {
      case 'turn': {
        if (action.type === 'rest') return null;
        if (action.type !== 'step') return no('turn.one');
        const room = thiefOf(state.table, asked.seat).room + action.by;
        return room < 0 || room >= ROOMS ? no('move.wall') : null;
      }
      case 'answer':
        if (action.type === 'pass') return null;
        if (action.type !== 'charm') return no('charm.answer');
        return handOf(state.table, asked.seat).includes('charm') ? null : no('charm.held');
      case 'guess':
        return action.type === 'guess' ? null : no('duel.guess');
    }
  },

  perform(draft, asked, action, tell) {
    const frame = draft.agenda.at(-1);
    switch (action.type) {
      case 'step':
        step(draft, asked.seat, action.by, tell);
        break;
      case 'rest':
        drawCard(draft, asked.seat, tell);
        break;
      case 'charm': {
        const hand = handOf(draft.table, asked.seat);
        draft.table.discard.push(...hand.splice(hand.indexOf('charm'), 1));
        tell.all('charm.answer', { type: 'charmed', seat: asked.seat });
        if (frame?.kind === 'trap') frame.undone = true;
        break;
      }
      case 'guess':
        if (frame?.kind === 'duel') frame[asked.seat === KEEPER ? 'keeper' : 'thief'] = action.guess;
        break;
      case 'pass':
        break;
    }
    if (frame?.kind === 'turn') frame.over = true;
  },

  frames: {
    round(draft, frame) {
      const { table } = draft;
      if (table.thieves.every((thief) => thief.life === 0)) {
        draft.outcome = { winners: seatsOf(KEEPER), rule: 'end.dead' };
      } else if (frame.next < draft.seats) {
        const seat = frame.next;
        frame.next += 1;
        if (thiefOf(table, seat).life > 0) draft.agenda.push({ kind: 'turn', seat, over: false });
      } else if (table.round === ROUNDS_MAX) {
        draft.outcome = { winners: seatsOf(KEEPER), rule: 'end.dawn' };
      } else {
        frame.next = KEEPER + 1;
        table.round += 1;
      }
    },
    turn(draft, frame) {
      if (frame.over) draft.agenda.pop();
      else ask(draft, frame.seat, 'turn.one', { kind: 'turn' });
    },
    trap: answerTrap,
    duel(draft, frame, tell) {
      if (frame.thief === null || frame.keeper === null) {
        ask(draft, KEEPER, 'duel.guess', { kind: 'guess' }, 'duel.bound');
        ask(draft, frame.seat, 'duel.guess', { kind: 'guess' }, 'duel.bound');
        return;
      }
      draft.agenda.pop();
      tell.all('duel.guess', { type: 'guessed', thief: frame.thief, keeper: frame.keeper });
      if (frame.thief === frame.keeper) {
        draft.outcome = { winners: everyone(draft.seats) & ~seatsOf(KEEPER), rule: 'end.treasure' };
        return;
      }
      thiefOf(draft.table, frame.seat).room = 0;
      tell.all('end.thrown', { type: 'thrownBack', seat: frame.seat });
    },
  },

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
    round: table.round,
    thieves: table.thieves.map(({ seat, room, life }) => ({ seat, room, life })),
    traps: table.traps.slice(),
    sprung: table.sprung.slice(),
    hands: table.hands.map((hand) => hand.slice()),
    deck: table.deck.slice(),
    discard: table.discard.slice(),
  }),

  fallback(_state, asked) {
    switch (asked.question.kind) {
      case 'turn':
        return { type: 'rest' };
      case 'answer':
        return { type: 'pass' };
      case 'guess':
        return { type: 'guess', guess: 'low' };
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
