import { everyone, type State, seatsOf } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { Story } from '../story.ts';
import { type Card, ROUNDS_MAX, type Vault } from './types.ts';
import { vault } from './vault.ts';

const [KEEPER, ANN, BOB] = [0, 1, 2];

/** Ann and Bob in the vault, with the table as a story needs it. */
function burglary(arrange: (table: State<Vault>['table']) => void = () => undefined): Story<Vault> {
  return new Story(vault, { options: { traps: 0 }, seats: 3, arrange: ({ table }) => arrange(table) });
}

/** Somebody gives cards back and takes others. */
function deal(table: State<Vault>['table'], seat: number, cards: readonly Card[]): void {
  const pool = [...table.deck, ...table.hands.flat()];
  table.hands = table.hands.map((_, holder) => (holder === seat ? [...cards] : []));
  for (const card of cards) pool.splice(pool.indexOf(card), 1);
  table.deck = pool;
}

const place = (table: State<Vault>['table'], seat: number, room: number): void => {
  for (const thief of table.thieves) if (thief.seat === seat) thief.room = room;
};

test('the vault is set up: five of each card, one to each thief, and traps in the inner rooms', () => {
  const story = new Story(vault, { options: { traps: 4 }, seats: 3 });
  expect(story.table.hands.map((hand) => hand.length)).toEqual([0, 1, 1]);
  expect(story.table.deck).toHaveLength(13);
  expect(story.table.traps).toEqual([1, 2, 3, 4]);
  expect(story.table.thieves).toEqual([
    { seat: ANN, room: 0, life: 2 },
    { seat: BOB, room: 0, life: 2 },
  ]);
  expect(story.table.round).toBe(1);
  expect(new Story(vault, { options: {}, seats: 2 }).table.traps).toHaveLength(2);
  story.finish();
});

test('[turn.one] thieves take turns, and each steps or rests', () => {
  const story = burglary();
  expect(story.asked()).toEqual([{ seat: ANN, kind: 'turn', rule: 'turn.one' }]);
  story.refused(ANN, { type: 'pass' }, 'turn.one').does(ANN, { type: 'step', by: 1 });
  story.told('stepped', { seat: ANN, room: 1 }, 'turn.one');
  expect(story.asked()).toEqual([{ seat: BOB, kind: 'turn', rule: 'turn.one' }]);
  story.does(BOB, { type: 'rest' }).does(ANN, { type: 'step', by: -1 });
  expect([story.table.round, story.table.thieves.map(({ room }) => room)]).toEqual([2, [0, 0]]);
  story.finish();
});

test('[move.wall] nobody walks out of the first room or through the last', () => {
  const story = burglary((table) => place(table, ANN, 5));
  story.refused(ANN, { type: 'step', by: 1 }, 'move.wall').does(ANN, { type: 'step', by: -1 });
  story.refused(BOB, { type: 'step', by: -1 }, 'move.wall').finish();
});

test('[rest.draw] who rests draws a card that only he sees; an empty deck is made of what was discarded', () => {
  const story = burglary((table) => {
    deal(table, ANN, ['rope']);
    table.discard = table.deck.splice(0);
  });
  story.does(ANN, { type: 'rest' });
  const [, card] = story.table.hands[ANN] ?? [];
  story.told('drew', { seat: ANN, card: card ?? 'rope' }, 'rest.draw').told('drewUnseen', { seat: ANN }, 'rest.draw');
  expect(story.heard(ANN)).toEqual([{ type: 'drew', seat: ANN, card }]);
  expect(story.heard(BOB)).toEqual([{ type: 'drewUnseen', seat: ANN }]);
  expect([story.table.deck.length, story.table.discard]).toEqual([13, []]);
  story.finish();
});

test('[rest.draw] where there is no card at all nothing is drawn', () => {
  const all: readonly Card[] = Array.from({ length: 5 }, (): readonly Card[] => ['charm', 'lamp', 'rope']).flat();
  const story = burglary((table) => deal(table, BOB, all));
  story.does(ANN, { type: 'rest' }).silent('drew');
  expect(story.table.hands.map((hand) => hand.length)).toEqual([0, 0, 15]);
  story.finish();
});

test('[hand.limit] the fourth card pushes out the oldest', () => {
  const story = burglary((table) => deal(table, ANN, ['lamp', 'rope']));
  story.does(ANN, { type: 'rest' }).silent('discarded').does(BOB, { type: 'rest' }).does(ANN, { type: 'rest' });
  story.told('discarded', { seat: ANN, card: 'lamp' }, 'hand.limit');
  expect([story.table.hands[ANN]?.[0], story.table.hands[ANN]?.length, story.table.discard]).toEqual([
    'rope',
    3,
    ['lamp'],
  ]);
  story.finish();
});

test.each([
  [3, 1],
  [4, 2],
])('[trap.spring] a trap springs once; a roll of %i leaves %i lives', (face, life) => {
  const story = burglary((table) => {
    deal(table, KEEPER, []);
    table.traps = [1, 3];
  });
  story.dice(face).does(ANN, { type: 'step', by: 1 });
  story.told('trapSprung', { seat: ANN, room: 1 }, 'trap.spring').told('rolled', { face }, 'trap.spring');
  if (life === 1) story.told('wounded', { seat: ANN, life }, 'trap.spring');
  else story.silent('wounded');
  expect([story.table.thieves[0]?.life, story.table.traps, story.table.sprung]).toEqual([life, [3], [1]]);
  story.does(BOB, { type: 'step', by: 1 }).silent('trapSprung').finish();
});

test('[charm.answer] whoever has a card is asked at once, and a charm undoes the trap', () => {
  const story = burglary((table) => {
    deal(table, BOB, ['lamp', 'charm']);
    table.hands[ANN] = table.deck.splice(table.deck.indexOf('charm'), 1);
    table.traps = [1];
  });
  story.does(ANN, { type: 'step', by: 1 });
  expect(story.asked()).toEqual([
    { seat: ANN, kind: 'answer', rule: 'charm.answer' },
    { seat: BOB, kind: 'answer', rule: 'charm.answer' },
  ]);
  expect(story.state.asks[0]).toMatchObject({
    question: { kind: 'answer', victim: ANN },
    wait: 'pass',
    seal: 'charm.bound',
  });
  const before = [story.sight(ANN), story.sight(KEEPER)];
  story.does(BOB, { type: 'charm' }).silent('charmed').refused(BOB, { type: 'pass' }, 'charm.bound');
  expect([story.sight(ANN), story.sight(KEEPER)]).toEqual(before);
  story.refused(ANN, { type: 'rest' }, 'charm.answer').does(ANN, { type: 'pass' });
  story.told('charmed', { seat: BOB }, 'charm.answer').silent('rolled');
  expect([story.table.hands[BOB], story.table.discard, story.table.thieves[0]?.life]).toEqual([['lamp'], ['charm'], 2]);
  story.finish();
});

test('[charm.late] a second charm goes back to its owner, who alone is told', () => {
  const story = burglary((table) => {
    deal(table, ANN, ['charm']);
    table.hands[BOB] = table.deck.splice(table.deck.indexOf('charm'), 1);
    table.traps = [1];
  });
  story.does(ANN, { type: 'step', by: 1 }).does(BOB, { type: 'charm' }).does(ANN, { type: 'charm' });
  expect(story.heard(ANN)).toEqual([{ type: 'charmed', seat: ANN }]);
  expect(story.heard(BOB)).toEqual([
    { type: 'charmed', seat: ANN },
    { type: 'returned', seat: BOB, card: 'charm' },
  ]);
  expect([story.table.hands[ANN], story.table.hands[BOB]]).toEqual([[], ['charm']]);
  expect(story.asked()).toEqual([{ seat: BOB, kind: 'turn', rule: 'turn.one' }]);
  story.finish();
});

test('[charm.held] a charm must be in the own hand', () => {
  const story = burglary((table) => {
    deal(table, ANN, ['rope']);
    table.traps = [1];
  });
  story.does(ANN, { type: 'step', by: 1 }).refused(ANN, { type: 'charm' }, 'charm.held');
  story.dice(6).does(ANN, { type: 'pass' }).finish();
});

/** Ann before the last door. */
const atTheDoor = (): Story<Vault> => burglary((table) => place(table, ANN, 4)).does(ANN, { type: 'step', by: 1 });

test('[duel.guess] the keeper and the thief guess in secret, and are bound to it', () => {
  const story = atTheDoor();
  expect(story.asked()).toEqual([
    { seat: KEEPER, kind: 'guess', rule: 'duel.guess' },
    { seat: ANN, kind: 'guess', rule: 'duel.guess' },
  ]);
  story.refused(ANN, { type: 'rest' }, 'duel.guess').does(ANN, { type: 'guess', guess: 'low' }).silent('guessed');
  story.refused(ANN, { type: 'guess', guess: 'high' }, 'duel.bound').finish();
});

test('[end.treasure] who guesses as the keeper does wins for all thieves', () => {
  const story = atTheDoor().does(ANN, { type: 'guess', guess: 'high' }).does(KEEPER, { type: 'guess', guess: 'high' });
  story.told('guessed', { thief: 'high', keeper: 'high' }, 'duel.guess').silent('thrownBack');
  expect(story.state.outcome).toEqual({ winners: everyone(3) & ~seatsOf(KEEPER), rule: 'end.treasure' });
  story.finish();
});

test('[end.thrown] who does not is thrown back to the first room', () => {
  const story = atTheDoor().does(ANN, { type: 'guess', guess: 'high' }).does(KEEPER, { type: 'guess', guess: 'low' });
  story.told('guessed', { thief: 'high', keeper: 'low' }, 'duel.guess').told('thrownBack', { seat: ANN }, 'end.thrown');
  expect([story.table.thieves[0]?.room, story.state.outcome]).toEqual([0, null]);
  expect(story.asked()).toEqual([{ seat: BOB, kind: 'turn', rule: 'turn.one' }]);
  story.finish();
});

test('[end.dead] the dead take no turn, and when all are the keeper has won', () => {
  const story = burglary((table) => {
    deal(table, KEEPER, []);
    table.traps = [1];
    table.thieves = [
      { seat: ANN, room: 0, life: 0 },
      { seat: BOB, room: 0, life: 1 },
    ];
  });
  story.does(ANN, { type: 'rest' }).does(BOB, { type: 'rest' });
  expect(story.asked()).toEqual([{ seat: BOB, kind: 'turn', rule: 'turn.one' }]);
  story.dice(1).does(BOB, { type: 'step', by: 1 }).does(ANN, { type: 'pass' }).does(BOB, { type: 'pass' });
  expect(story.state.outcome).toEqual({ winners: seatsOf(KEEPER), rule: 'end.dead' });
  story.finish();
});

test('[end.dawn] the last round is played to its end', () => {
  const story = burglary((table) => {
    table.round = ROUNDS_MAX;
  });
  story.does(ANN, { type: 'rest' });
  expect(story.state.outcome).toBeNull();
  story.does(BOB, { type: 'rest' });
  expect(story.state.outcome).toEqual({ winners: seatsOf(KEEPER), rule: 'end.dawn' });
  story.finish();
});

test('everybody sees the table, the keeper the traps, and each their own hand', () => {
  const story = burglary((table) => {
    deal(table, ANN, ['charm', 'rope']);
    table.traps = [2];
    table.sprung = [4];
    table.discard = table.deck.splice(0, 3);
  });
  const open = {
    round: 1,
    thieves: story.table.thieves,
    sprung: [4],
    handSizes: [0, 2, 0],
    deckSize: 10,
    discard: story.table.discard,
  };
  expect(story.view(KEEPER)).toEqual({ ...open, traps: [2], hand: [] });
  expect(story.view(ANN)).toEqual({ ...open, traps: null, hand: ['charm', 'rope'] });
  expect(story.view(BOB)).toEqual({ ...open, traps: null, hand: [] });
});

/** The same in a crowded vault, where Ann leads the first round. */
const crowd = (arrange: (table: Vault['Table']) => void): Story<Vault> =>
  new Story(vault, { options: { traps: 2, crowded: true }, seats: 3, arrange: ({ table }) => arrange(table) });

test('[turn.one] to wait is a turn, and takes nothing with it', () => {
  const story = burglary(() => undefined)
    .does(ANN, { type: 'wait' })
    .told('waited', { seat: ANN }, 'turn.one');
  expect(story.asked()).toEqual([{ seat: BOB, kind: 'turn', rule: 'turn.one' }]);
  story.takesBack(seatsOf(ANN));
  expect(story.asked()).toEqual([{ seat: ANN, kind: 'turn', rule: 'turn.one' }]);
  story.finish();
});

test('[round.first] any one thief says who leads, for all and for this round', () => {
  const story = crowd((table) => deal(table, KEEPER, []));
  const question = (seat: number) => ({ seat, kind: 'first', rule: 'round.first' as const });
  expect(story.asked()).toEqual([question(ANN), question(BOB)]);
  story.refused(BOB, { type: 'first', seat: 3 }, 'round.first').refused(ANN, { type: 'wait' }, 'round.first');
  story.does(BOB, { type: 'first', seat: BOB }).told('leads', { seat: BOB, by: BOB }, 'round.first');
  expect(story.asked()).toEqual([{ seat: BOB, kind: 'turn', rule: 'turn.one' }]);
  story.does(BOB, { type: 'wait' }).does(ANN, { type: 'wait' });
  expect([story.asked(), story.table.round]).toEqual([[question(ANN), question(BOB)], 2]);
  story.finish();
});

test('[round.first] the dead have no say, though they may be named', () => {
  const story = crowd((table) => {
    table.thieves = [
      { seat: ANN, room: 0, life: 0 },
      { seat: BOB, room: 0, life: 1 },
    ];
  });
  story.does(ANN, { type: 'first', seat: ANN }).does(BOB, { type: 'wait' });
  expect(story.asked()).toEqual([{ seat: BOB, kind: 'first', rule: 'round.first' }]);
  story.finish();
});

test('[hand.drop] while another thinks, the oldest card goes face up, and the next may follow', () => {
  const story = crowd((table) => deal(table, BOB, ['lamp', 'rope'])).does(ANN, { type: 'first', seat: ANN });
  const both = [
    { seat: ANN, kind: 'turn', rule: 'turn.one' },
    { seat: BOB, kind: 'meanwhile', rule: 'hand.drop' },
  ];
  expect(story.asked()).toEqual(both);
  story.refused(BOB, { type: 'wait' }, 'hand.drop').refused(ANN, { type: 'drop' }, 'turn.one');
  story.does(BOB, { type: 'drop' }).told('discarded', { seat: BOB, card: 'lamp' }, 'hand.drop');
  expect([story.asked(), story.table.hands[BOB], story.table.discard]).toEqual([both, ['rope'], ['lamp']]);
  story.does(BOB, { type: 'drop' });
  expect(story.asked()).toEqual(both.slice(0, 1));
  story.does(ANN, { type: 'wait' }).refused(ANN, { type: 'drop' }, 'kernel.not-asked').finish();
});

test('what was given in secret stays given, and is seen to lie there', () => {
  const story = atTheDoor().does(KEEPER, { type: 'guess', guess: 'low' });
  expect(story.sight(BOB)).toMatchObject({ sealedBy: seatsOf(KEEPER), waitingFor: seatsOf(ANN) });
  story.refused(KEEPER, { type: 'guess', guess: 'high' }, 'duel.bound').finish();
});

test('an absent seat rests, passes, guesses low and names the first thief', () => {
  const usual = (story: Story<Vault>): unknown => story.state.asks.map((asked) => vault.fallback(story.state, asked));
  expect(usual(burglary(() => undefined))).toEqual([{ type: 'rest' }]);
  expect(usual(atTheDoor())).toEqual([
    { type: 'guess', guess: 'low' },
    { type: 'guess', guess: 'low' },
  ]);
  const crowded = crowd((table) => deal(table, BOB, ['lamp']));
  expect(usual(crowded)).toEqual([
    { type: 'first', seat: ANN },
    { type: 'first', seat: ANN },
  ]);
  crowded.does(ANN, { type: 'first', seat: ANN });
  expect(usual(crowded)).toEqual([{ type: 'rest' }, { type: 'drop' }]);
});

test('what comes from outside is an action of the vault, or nothing', () => {
  const actions: readonly Vault['Action'][] = [
    { type: 'step', by: -1 },
    { type: 'rest' },
    { type: 'wait' },
    { type: 'charm' },
    { type: 'pass' },
    { type: 'drop' },
    { type: 'first', seat: 3 },
    { type: 'guess', guess: 'high' },
  ];
  for (const action of actions) expect(vault.decode({ ...action, more: 1 })).toEqual(action);
  const strangers = [
    null,
    7,
    {},
    { type: 'step' },
    { type: 'step', by: 2 },
    { type: 'first' },
    { type: 'first', seat: 0 },
    { type: 'first', seat: 4 },
  ];
  for (const raw of [
    ...strangers,
    { type: 'first', seat: 1.5 },
    { type: 'guess', guess: 'middle' },
    { type: 'guess' },
    { type: 'fly' },
  ])
    expect(vault.decode(raw)).toBeNull();
});
