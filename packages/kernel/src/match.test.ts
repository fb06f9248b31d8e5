import { type Vault, vault } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { seedRng } from './dice.ts';
import { dream } from './dream.ts';
import { MOVES_MAX } from './limits.ts';
import { advance, check, open, type Sent, step } from './match.ts';
import { findRule, KERNEL_RULES } from './rulebook.ts';
import { everyone, includesSeat, listSeats, NOBODY, SPECTATOR, seatsOf } from './seats.ts';
import { sight } from './sight.ts';
import { Book, heardBy, silence } from './tell.ts';

const opened = () => open(vault, { traps: 2, crowded: false }, 3, 'fast:match', silence);

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

test('a spectator hears what all hear, and the open face of what some saw', () => {
  const book = new Book<Vault>(3);
  book.all('turn.one', { type: 'waited', seat: 1 });
  book.only(seatsOf(0, 1), 'charm.late', { type: 'returned', seat: 1, card: 'charm' });
  book.split(seatsOf(1), 'rest.draw', { type: 'drew', seat: 1, card: 'lamp' }, { type: 'drewUnseen', seat: 1 });
  const heard = (seat: number) => heardBy(seat, book.told).map(({ event }) => event.type);
  expect([heard(SPECTATOR), heard(0), heard(1)]).toEqual([
    ['waited', 'drewUnseen'],
    ['waited', 'returned', 'drewUnseen'],
    ['waited', 'returned', 'drew'],
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

test('[kernel.malformed] whatever else is sent is refused, and nothing throws', () => {
  const state = opened();
  const action = { type: 'rest' };
  const sent: readonly unknown[] = [
    ...[null, undefined, 7, 'rest', [], {}, () => 0],
    ...[null, 7, 'rest', [], {}, { type: 'fly' }, { type: 'constructor' }].map((raw) => ({
      seat: 1,
      ask: 0,
      action: raw,
    })),
    ...[undefined, null, '0', 0.5, Number.NaN].flatMap((forged) => [
      { seat: forged, ask: 0, action },
      { seat: 1, ask: forged, action },
    ]),
  ];
  for (const raw of sent)
    expect(step(vault, state, raw as Sent)).toEqual({ ok: false, refusal: { rule: 'kernel.malformed', facts: {} } });
  for (const ask of [-1, 1, 1e9]) expect(step(vault, state, { seat: 1, ask, action })).toMatchObject({ ok: false });
  for (const seat of [-1, 99]) expect(step(vault, state, { seat, ask: 0, action })).toMatchObject({ ok: false });
});

test('a move that was not checked is a bug, and says so', () => {
  expect(() => advance(vault, opened(), { seat: 2, ask: 0, action: { type: 'rest' } }, silence)).toThrow('not checked');
});

test('a table has a limit', () => {
  for (const seats of [0, -1, 17, Number.NaN])
    expect(() => open(vault, { traps: 2, crowded: false }, seats, 'fast:1', silence)).toThrow('1 to 16 seats');
  expect(listSeats(-1)).toHaveLength(16);
});

test('a match has a limit', () => {
  const state = { ...opened(), clock: MOVES_MAX };
  expect(check(vault, state, { seat: 1, ask: 0, action: { type: 'rest' } })).toEqual({
    rule: 'kernel.limit',
    facts: { moves: MOVES_MAX },
  });
  expect(() => advance(vault, state, { seat: 1, ask: 0, action: { type: 'rest' } }, silence)).toThrow('more than');
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
