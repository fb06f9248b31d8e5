import { type Vault, vault } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { seedRng } from './dice.ts';
import { dream } from './dream.ts';
import type { Game } from './game.ts';
import { begin, submit, undo } from './journal.ts';
import { advance, check, cloneState, open } from './match.ts';
import { ask, askAny, pending, takeUp, wishesOf } from './round.ts';
import { everyone, type Seat, seatsOf } from './seats.ts';
import { sight } from './sight.ts';
import { Book, silence } from './tell.ts';
import type { Manner, State } from './types.ts';

const [KEEPER, ANN, BOB] = [0, 1, 2];
const WATCHERS = [-1, KEEPER, BOB];

const opened = (crowded = false): State<Vault> => open(vault, { traps: 2, crowded }, 3, 'fast:round', silence);

/** Answers the only question that a seat has. */
function answers(
  draft: State<Vault>,
  seat: Seat,
  action: Vault['Action'],
  book = new Book<Vault>(3),
  game: Game<Vault> = vault,
): Book<Vault> {
  const asked = draft.asks.find((one) => one.seat === seat);
  advance(game, draft, { seat, ask: asked?.id ?? -1, action }, book);
  return book;
}

/**
 * A match in which a frame of the test's own runs: it asks in its first run and takes up what it gets in its second.
 */
function asking(put: (draft: State<Vault>) => void): { readonly game: Game<Vault>; readonly draft: State<Vault> } {
  const frames: Game<Vault>['frames'] = {
    ...vault.frames,
    duel(draft, frame) {
      if (frame.stage === 'ask') {
        frame.stage = 'guesses';
        put(draft);
        return;
      }
      for (const wish of wishesOf(draft)) takeUp(draft, wish);
      draft.agenda.pop();
    },
  };
  const game = { ...vault, frames };
  const setup: Game<Vault>['setup'] = (...given) => {
    const { table, agenda } = vault.setup(...given);
    return { table, agenda: [...agenda, { kind: 'duel', seat: ANN, stage: 'ask' }] };
  };
  return { game, draft: open({ ...game, setup }, { traps: 0, crowded: false }, 3, 'fast:asking', silence) };
}

const guess = (draft: State<Vault>, seat: Seat, manner: Manner<Vault>): void =>
  ask(draft, seat, 'duel.guess', { kind: 'guess' }, manner);

test('every seat has a counter of its own for its questions', () => {
  const draft = opened();
  expect(draft.asked).toEqual([0, 1, 0]);
  answers(draft, ANN, { type: 'wait' });
  expect([draft.asked, draft.asks[0]?.id]).toEqual([[0, 1, 1], 0]);
});

test('secret answers are kept until all are in, bind from the first, and may be seen to lie there', () => {
  const { game, draft } = asking((state) => {
    for (const seat of [KEEPER, ANN]) guess(state, seat, { seal: 'duel.bound', isLaidInSight: true });
  });
  const [high, low] = [{ type: 'guess', guess: 'high' } as const, { type: 'guess', guess: 'low' } as const];
  expect(answers(draft, ANN, high, undefined, game).told).toEqual([]);
  expect(sight(game, draft, KEEPER)).toMatchObject({ sealedBy: seatsOf(ANN), waitingFor: seatsOf(KEEPER), clock: 1 });
  expect(JSON.stringify(sight(game, draft, BOB))).not.toContain('high');
  expect(check(game, draft, { seat: ANN, ask: 0, action: low })).toEqual({ rule: 'duel.bound', facts: {} });
  const rng = seedRng('fast:dreams');
  const dreamt = new Set(
    Array.from({ length: 40 }, () => JSON.stringify(dream(game, draft, KEEPER, rng).sealed[0]?.action)),
  );
  expect(dreamt.size).toBe(2);
  expect(dream(game, draft, ANN, rng).sealed).toEqual(draft.sealed);
  answers(draft, KEEPER, low, undefined, game);
  expect([draft.sealed, draft.wishes, draft.agenda.length]).toEqual([[], [], 2]);
});

test('of a secret answer in a window nobody else sees a trace', () => {
  const { game, draft } = asking((state) => {
    for (const seat of [KEEPER, ANN, BOB]) guess(state, seat, { seal: 'duel.bound', wait: 'pass' });
  });
  const before = WATCHERS.map((seat) => JSON.stringify(sight(game, draft, seat)));
  answers(draft, ANN, { type: 'guess', guess: 'high' }, undefined, game);
  expect(WATCHERS.map((seat) => JSON.stringify(sight(game, draft, seat)))).toEqual(before);
  expect(sight(game, draft, ANN).asks).toEqual([]);
  expect(pending(draft).map(({ seat }) => seat)).toEqual([KEEPER, BOB]);
});

test('whoever answers first, the wishes lie in the order of seats', () => {
  const collected = (order: readonly Seat[]): string => {
    const { game, draft } = asking((state) => {
      for (const seat of [KEEPER, ANN, BOB]) guess(state, seat, { seal: 'duel.bound' });
    });
    const kept: Game<Vault> = { ...game, frames: { ...game.frames, duel: (state) => guess(state, BOB, {}) } };
    for (const seat of order) answers(draft, seat, { type: 'guess', guess: 'low' }, undefined, kept);
    return JSON.stringify(draft);
  };
  expect(collected([BOB, KEEPER, ANN])).toBe(collected([KEEPER, ANN, BOB]));
});

test('a frame that leaves its wishes behind is a bug, and so is an answer that adds a frame while others are asked', () => {
  const careless = asking((state) => guess(state, ANN, { seal: 'duel.bound' }));
  const leaving: Game<Vault> = {
    ...careless.game,
    frames: { ...vault.frames, duel: (draft) => void draft.agenda.pop() },
  };
  expect(() => answers(careless.draft, ANN, { type: 'guess', guess: 'low' }, undefined, leaving)).toThrow(
    'left secret answers behind',
  );
  const hasty = asking((state) => {
    for (const seat of [ANN, BOB]) guess(state, seat, {});
  });
  const adding: Game<Vault> = {
    ...hasty.game,
    perform: (draft) => void draft.agenda.push({ kind: 'turn', seat: ANN, over: false }),
  };
  expect(() => answers(hasty.draft, ANN, { type: 'guess', guess: 'low' }, undefined, adding)).toThrow(
    'while others were asked',
  );
});

test('an aside is no reason to wait, is put again while it has answers, and lapses with its round', () => {
  const draft = opened(true);
  draft.table.hands = [[], ['rope'], ['lamp', 'rope']];
  answers(draft, ANN, { type: 'first', seat: ANN });
  expect(draft.asks.map(({ seat, wait }) => [seat, wait])).toEqual([
    [ANN, 'answer'],
    [BOB, 'none'],
  ]);
  expect(pending(draft).map(({ seat }) => seat)).toEqual([ANN]);
  expect(sight(vault, draft, KEEPER).waitingFor).toBe(seatsOf(ANN));
  const waiting = pending(draft)[0]?.id;
  answers(draft, BOB, { type: 'drop' });
  expect([pending(draft)[0]?.id, draft.asks.length]).toEqual([waiting, 2]);
  answers(draft, BOB, { type: 'drop' });
  expect(draft.asks.map(({ seat }) => seat)).toEqual([ANN]);
  answers(draft, ANN, { type: 'wait' });
  expect(draft.asks.map(({ seat, wait }) => [seat, wait])).toEqual([
    [BOB, 'answer'],
    [ANN, 'none'],
  ]);
});

test('a run that asks nothing but asides goes on', () => {
  const { draft } = asking((state) => guess(state, ANN, { wait: 'none' }));
  expect(draft.asks.map(({ question }) => question.kind)).toEqual(['turn']);
});

test('any one of several seats may answer, and answers for all', () => {
  const draft = opened(true);
  expect(draft.asks.map(({ seat, fellows }) => [seat, fellows])).toEqual([
    [ANN, seatsOf(ANN, BOB)],
    [BOB, seatsOf(ANN, BOB)],
  ]);
  expect(sight(vault, draft, KEEPER).waitingFor).toBe(seatsOf(ANN, BOB));
  expect(answers(draft, BOB, { type: 'first', seat: BOB }).told[0]?.event).toEqual({
    type: 'leads',
    seat: BOB,
    by: BOB,
  });
  expect(check(vault, draft, { seat: ANN, ask: 0, action: { type: 'first', seat: ANN } })).toEqual({
    rule: 'kernel.stale',
    facts: { answered: 0 },
  });
  expect(pending(draft).map(({ seat, question }) => [seat, question.kind])).toEqual([[BOB, 'turn']]);
});

test('a question to several is put to each of them alike', () => {
  const { draft } = asking((state) => askAny(state, seatsOf(KEEPER, BOB), 'duel.guess', { kind: 'guess' }, 'pass'));
  expect(draft.asks.map(({ seat, wait, seal, fellows }) => [seat, wait, seal, fellows])).toEqual([
    [KEEPER, 'pass', null, 0b101],
    [BOB, 'pass', null, 0b101],
  ]);
});

test('a seat that is not asked is told why it cannot do this, if the game knows', () => {
  const game: Game<Vault> = {
    ...vault,
    unasked: (_state, seat, { type }) => (seat === BOB && type === 'wait' ? { rule: 'turn.one', facts: {} } : null),
  };
  const draft = opened();
  const refusal = (seat: Seat, action: Vault['Action'] = { type: 'wait' }) =>
    check(game, draft, { seat, ask: -1, action })?.rule;
  expect([refusal(BOB), refusal(KEEPER), refusal(ANN)]).toEqual(['turn.one', 'kernel.not-asked', 'kernel.stale']);
  expect(refusal(BOB, { type: 'guess', guess: 'low' })).toBe('kernel.not-asked');
});

test('the end of a match leaves nothing open', () => {
  const draft = opened();
  draft.table.thieves = [
    { seat: ANN, room: 4, life: 2 },
    { seat: BOB, room: 0, life: 0 },
  ];
  answers(draft, ANN, { type: 'step', by: 1 });
  for (const seat of [KEEPER, ANN]) answers(draft, seat, { type: 'guess', guess: 'low' });
  expect(draft).toMatchObject({ outcome: { rule: 'end.treasure' }, asks: [], sealed: [], wishes: [] });
});

test('undo takes back a whole round of secret answers, never half of one', () => {
  const from = opened();
  from.table.traps = [1];
  from.table.hands = [[], ['rope'], ['charm']];
  const journal = begin(vault, {
    game: 'vault',
    edition: vault.edition,
    options: { traps: 2, crowded: false },
    seats: 3,
    seed: 'fast:1',
    from,
  });
  const does = (seat: Seat, action: Vault['Action']): void => {
    const asked = journal.state.asks.find((one) => one.seat === seat);
    expect(submit(vault, journal, { seat, ask: asked?.id ?? -1, action })).toMatchObject({ ok: true });
  };
  does(ANN, { type: 'step', by: 1 });
  const beginning = JSON.stringify(journal.state);
  does(BOB, { type: 'charm' });
  expect(undo(vault, journal, seatsOf(BOB))).toMatchObject({ rule: 'kernel.horizon', facts: { fixed: 'seal' } });
  expect(undo(vault, journal, everyone(3))).toBeNull();
  expect(JSON.stringify(journal.state)).toBe(beginning);
  does(BOB, { type: 'charm' });
  does(ANN, { type: 'pass' });
  expect(undo(vault, journal, everyone(3))).toBeNull();
  expect([JSON.stringify(journal.state), journal.entries.length]).toEqual([beginning, 1]);
});

test('a move that brings secret answers to light is fixed, though nothing else tells of them', () => {
  const { game, draft } = asking((state) => {
    for (const seat of [ANN, BOB]) guess(state, seat, { seal: 'duel.bound' });
  });
  const frames: Game<Vault>['frames'] = {
    ...game.frames,
    duel(state, frame, tell) {
      if (state.table.round === 2) game.frames.duel(state, frame, tell);
      else {
        state.table.round = 2; // the wishes lie under a turn before they are taken up
        state.agenda.push({ kind: 'turn', seat: ANN, over: false });
      }
    },
  };
  const nested = { ...game, frames };
  const header = {
    game: 'vault',
    edition: vault.edition,
    options: { traps: 0, crowded: false },
    seats: 3,
    seed: 'fast:1',
    from: draft,
  };
  const journal = begin(nested, header);
  const does = (seat: Seat, action: Vault['Action']): void => {
    const asked = journal.state.asks.find((one) => one.seat === seat);
    expect(submit(nested, journal, { seat, ask: asked?.id ?? -1, action })).toMatchObject({ ok: true });
  };
  for (const seat of [ANN, BOB]) does(seat, { type: 'guess', guess: 'low' });
  expect(journal.state.wishes).toHaveLength(2);
  does(ANN, { type: 'wait' });
  does(ANN, { type: 'wait' });
  expect(journal.entries.map(({ fixed }) => fixed)).toEqual(['seal', 'seal', 'secret', null]);
});

test('a dream keeps what the dreamer knows: that somebody wished for something, though not who', () => {
  const draft = opened();
  draft.table.traps = [1];
  draft.table.hands = [[], ['charm'], ['charm']];
  answers(draft, ANN, { type: 'step', by: 1 });
  const wished = cloneState(vault, draft);
  wished.wishes = wished.asks.map((asked) => ({
    ask: asked,
    action: { type: asked.seat === ANN ? 'charm' : 'pass' },
    depth: 2,
  }));
  wished.asks = [];
  const rng = seedRng('fast:wishes');
  const dreams = Array.from({ length: 30 }, () =>
    dream(vault, wished, KEEPER, rng)
      .wishes.map(({ action }) => action.type)
      .join(),
  );
  expect(dreams).not.toContain('pass,pass');
  expect(new Set(dreams).size).toBeGreaterThan(1);
});
