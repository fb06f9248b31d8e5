import { begin, listSeats, seedRng, sight } from '@questhall/kernel';
import { randomPlayer } from '@questhall/players';
import { type Vault, vault } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { Host } from './host.ts';

const SEATS = 3;

/** A table at which people sit in some seats and the program in the others. */
function tableFor(people: readonly number[], seed = 'fast:host'): Host<Vault> {
  const journal = begin(vault, {
    game: vault.id,
    edition: vault.edition,
    options: { traps: 3, crowded: false },
    seats: SEATS,
    seed,
    from: null,
  });
  const company = Array.from({ length: SEATS }, (_, seat) => (people.includes(seat) ? null : randomPlayer<Vault>()));
  return new Host(vault, journal, company, seedRng('fast:program'));
}

/** Everybody answers with the first thing that is allowed, until the end. */
function playToEnd(host: Host<Vault>, each: () => void): void {
  while (!host.isOver) {
    if (host.playOn() === 'waiting') {
      const waiting = listSeats(host.standing(0).waitingForPeople);
      const seat = waiting.find((one) => host.standing(one).asked.length > 0) ?? 0;
      const [offered] = host.standing(seat).asked;
      expect(host.answer({ seat, ask: offered?.ask.id ?? -1, action: offered?.offers[0] })).toEqual({ ok: true });
    }
    each();
  }
}

test('the program plays by itself, and waits for people', () => {
  const host = tableFor([1]);
  const waits: unknown[] = [];
  playToEnd(host, () => waits.push(host.playOn()));
  expect(host.journal.state.outcome).not.toBeNull();
  expect(waits).toContain('waiting');
  expect(host.playOn()).toBe('over');
});

test('a seat hears what was told to it and nothing else, and its standing is its sight', () => {
  const host = tableFor([0, 1, 2]);
  playToEnd(host, () => {
    for (let seat = 0; seat < SEATS; seat++) {
      const { happened, standing } = host.news(seat, 0);
      const heard = happened.flatMap(({ told }) => told);
      const all = [...host.journal.opening.told, ...host.journal.entries.flatMap(({ told }) => told)];
      expect(heard).toEqual(all.filter(({ to }) => listSeats(to).includes(seat)));
      expect(standing.sight).toEqual(sight(vault, host.journal.state, seat));
      expect(standing.asked.map(({ ask }) => ask.seat)).toEqual(standing.asked.map(() => seat));
    }
  });
});

test('news since a move are the end of the whole log', () => {
  const host = tableFor([]);
  while (host.playOn() === 'played');
  const whole = host.happened(1, 0);
  expect(whole.map(({ clock }) => clock)).toEqual(whole.map((_, i) => i));
  expect(host.happened(1, 5)).toEqual(whole.slice(5));
  expect(host.happened(1, whole.length)).toEqual([]);
});

test('nobody answers for the program, for another seat, or with what the rules forbid; nothing changes', () => {
  const host = tableFor([0, 1]);
  while (host.playOn() === 'played');
  const before = JSON.stringify(host.journal.state);
  const [asked] = host.journal.state.asks;
  if (asked === undefined) throw new Error('nobody is asked');
  const answer = { ask: asked.id, action: { type: 'rest' } };
  expect(host.answer({ ...answer, seat: 2 })).toMatchObject({ ok: false, refusal: { rule: 'kernel.not-asked' } });
  expect(host.answer({ ...answer, seat: asked.seat === 0 ? 1 : 0 })).toMatchObject({ ok: false });
  expect(host.answer({ seat: asked.seat, ask: asked.id, action: 'nonsense' })).toMatchObject({
    ok: false,
    refusal: { rule: 'kernel.malformed' },
  });
  expect(host.why({ seat: asked.seat, ask: asked.id + 99, action: { type: 'rest' } })).toMatchObject({
    rule: 'kernel.stale',
  });
  expect(JSON.stringify(host.journal.state)).toBe(before);
});

test('with the program at the table an undo goes back to what a person did', () => {
  const host = tableFor([1]);
  playToEnd(host, () => {});
  const last = host.journal.entries.findLastIndex(({ seat }) => seat === 1);
  expect(host.standing(1).undo?.clock).toBe(last + 1);
  expect(host.undo(1, true)).toBeNull();
  expect(host.journal.entries.length).toBeLessThanOrEqual(last);
  expect(host.journal.state.sealed).toEqual([]);
  expect(host.standing(1).asked).not.toEqual([]);
});

test('a free move can be taken back by whoever made it, a fixed one by the whole table', () => {
  const host = tableFor([0, 1, 2]);
  let isTried = false;
  playToEnd(host, () => {
    const last = host.journal.entries.at(-1);
    if (last === undefined || isTried || last.fixed === null) return;
    isTried = true;
    const { clock } = host.journal.state;
    expect(host.standing(last.seat).undo).toEqual({
      clock,
      refusal: { rule: 'kernel.horizon', facts: { move: clock, fixed: last.fixed } },
    });
    expect(host.undo(last.seat, false)).toMatchObject({ rule: 'kernel.horizon' });
    expect(host.undo(last.seat, true)).toBeNull();
    expect(host.journal.state.clock).toBeLessThan(clock);
  });
  expect(isTried).toBe(true);
});
