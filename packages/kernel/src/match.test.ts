import { type Vault, vault } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { seedRng } from './dice.ts';
import { MOVES_MAX } from './limits.ts';
import { advance, check, cloneState, dream, open, sight, step } from './match.ts';
import { findRule, KERNEL_RULES } from './rulebook.ts';
import { everyone, includesSeat, listSeats, NOBODY, seatsOf } from './seats.ts';
import { Book, silence } from './tell.ts';

const opened = () => open(vault, { traps: 2 }, 3, 'fast:match', silence);

test('sets of seats', () => {
  expect([seatsOf(), seatsOf(0, 2), everyone(3)]).toEqual([NOBODY, 0b101, 0b111]);
  expect(listSeats(0b101)).toEqual([0, 2]);
  expect([includesSeat(0b101, 1), includesSeat(0b101, 2)]).toEqual([false, true]);
});

test('an event with two faces shows each seat one of them', () => {
  const book = new Book<Vault>(3);
  book.split(seatsOf(1), 'rest.draw', { type: 'drew', seat: 1, card: 'lamp' }, { type: 'drewUnseen', seat: 1 });
  expect(book.told.map(({ to, event }) => [to, event.type])).toEqual([
    [0b010, 'drew'],
    [0b101, 'drewUnseen'],
  ]);
});

test('a refused step gives the reason, an accepted one a new state; the old one stays', () => {
  const state = opened();
  const before = JSON.stringify(state);
  expect(step(vault, state, { seat: 1, ask: 0, action: { type: 'step', by: -1 } })).toEqual({
    ok: false,
    refusal: { rule: 'move.wall', facts: {} },
  });
  const taken = step(vault, state, { seat: 1, ask: 0, action: { type: 'rest' } });
  expect(taken.ok && taken.state.clock).toBe(1);
  expect(JSON.stringify(state)).toBe(before);
});

test('a move that was not checked is a bug, and says so', () => {
  expect(() => advance(vault, opened(), { seat: 2, ask: 0, action: { type: 'rest' } }, silence)).toThrow('not checked');
});

test('a table has a limit', () => {
  for (const seats of [0, -1, 17, Number.NaN]) expect(() => open(vault, { traps: 2 }, seats, 'fast:1', silence)).toThrow('1 to 16 seats');
  expect(listSeats(-1)).toHaveLength(16);
});

test('a match has a limit', () => {
  const state = { ...opened(), clock: MOVES_MAX };
  expect(check(vault, state, { seat: 1, ask: 0, action: { type: 'rest' } })).toEqual({ rule: 'kernel.limit', facts: { moves: MOVES_MAX } });
  expect(() => advance(vault, state, { seat: 1, ask: 0, action: { type: 'rest' } }, silence)).toThrow('more than');
});

test('secret answers are sealed until all are in, and binding from the first', () => {
  const state = opened();
  state.agenda.push({ kind: 'duel', seat: 1, thief: null, keeper: null });
  state.asks = [];
  const draft = cloneState(vault, state);
  draft.asks.push({ id: 7, seat: 0, rule: 'duel.guess', question: { kind: 'guess' }, seal: 'duel.bound' });
  draft.asks.push({ id: 8, seat: 1, rule: 'duel.guess', question: { kind: 'guess' }, seal: 'duel.bound' });
  advance(vault, draft, { seat: 1, ask: 8, action: { type: 'guess', guess: 'high' } }, silence);
  expect(draft.sealed).toHaveLength(1);
  expect(sight(vault, draft, 0)).toMatchObject({ sealedBy: seatsOf(1), waitingFor: seatsOf(0) });
  expect(JSON.stringify(sight(vault, draft, 2))).not.toContain('high');
  expect(check(vault, draft, { seat: 1, ask: 8, action: { type: 'guess', guess: 'low' } })).toEqual({ rule: 'duel.bound', facts: {} });
  const rng = seedRng('fast:dreams');
  const dreamt = new Set(Array.from({ length: 40 }, () => JSON.stringify(dream(vault, draft, 0, rng).sealed[0]?.action)));
  expect(dreamt.size).toBe(2);
  expect(dream(vault, draft, 1, rng).sealed).toEqual(draft.sealed);
  const book = new Book<Vault>(3);
  advance(vault, draft, { seat: 0, ask: 7, action: { type: 'guess', guess: 'high' } }, book);
  expect(book.told[0]?.event).toEqual({ type: 'guessed', thief: 'high', keeper: 'high' });
  expect(draft.outcome).toMatchObject({ rule: 'end.treasure' });
});

test('a dream has dice of its own and looks the same', () => {
  const state = opened();
  const other = dream(vault, state, 2, seedRng('fast:sleep'));
  expect(JSON.stringify(sight(vault, other, 2))).toBe(JSON.stringify(sight(vault, state, 2)));
  expect(other.rng).not.toEqual(state.rng);
});

test('every rule that can be cited can be looked up', () => {
  for (const id of Object.keys(KERNEL_RULES)) expect(findRule(vault.rulebook, id)?.text.length).toBeGreaterThan(10);
  expect(findRule(vault.rulebook, 'trap.spring')?.title).toBe('Traps');
  expect(findRule(vault.rulebook, 'trap.missing')).toBeNull();
  expect(findRule(vault.rulebook, 'constructor')).toBeNull();
});
