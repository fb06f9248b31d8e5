import { type Vault, vault } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { below, seedRng } from './dice.ts';
import { begin, hashState, horizon, type Journal, submit, undo } from './journal.ts';
import { HASH_EVERY } from './limits.ts';
import { legal } from './match.ts';
import { everyone, seatsOf } from './seats.ts';

type VaultJournal = Journal<Vault>;

const start = (seed = 'fast:1', seats = 3, crowded = false): VaultJournal =>
  begin(vault, { game: 'vault', edition: vault.edition, options: { traps: 3, crowded }, seats, seed, from: null });

/** Plays at random until the end, or for so many moves. */
function play(journal: VaultJournal, moves = Number.POSITIVE_INFINITY, seed = 'fast:player'): VaultJournal {
  const rng = seedRng(seed);
  while (journal.state.outcome === null && journal.entries.length < moves) {
    const [asked] = journal.state.asks;
    if (asked === undefined) throw new Error('nobody is asked');
    const offers = legal(vault, journal.state, asked);
    const submitted = submit(vault, journal, {
      seat: asked.seat,
      ask: asked.id,
      action: offers[below(rng, offers.length)],
    });
    if (!submitted.ok) throw new Error('refused');
  }
  return journal;
}

describe('submit', () => {
  test('writes down the move, its dice, what was told, and a chain of checks', () => {
    const journal = play(start());
    expect(journal.entries).toHaveLength(journal.state.clock);
    expect(new Set(journal.entries.map((entry) => entry.check)).size).toBe(journal.entries.length);
    const rolls = journal.entries.flatMap((entry) => entry.told).filter(({ event }) => event.type === 'rolled').length;
    expect(journal.entries.flatMap((entry) => entry.rolled)).toHaveLength(rolls);
    expect(journal.state.rng.rolled).toBeNull();
  });

  test('takes the hash of the whole state every fifty moves', () => {
    const long = Array.from({ length: 40 }, (_, i) => play(start(`fast:long ${i}`, 4, true))).find(
      ({ entries }) => entries.length >= 2 * HASH_EVERY,
    );
    expect(long?.hashes.length).toBe(Math.floor((long?.entries.length ?? 0) / HASH_EVERY));
  });

  test.each<[string, unknown, string]>([
    ['malformed', { type: 'fly' }, 'kernel.malformed'],
    ['nothing', null, 'kernel.malformed'],
    ['against the rules', { type: 'step', by: -1 }, 'move.wall'],
  ])('%s: refused, and nothing changes', (_name, action, rule) => {
    const journal = start();
    const [asked] = journal.state.asks;
    const before = JSON.stringify(journal);
    expect(submit(vault, journal, { seat: asked?.seat ?? 0, ask: asked?.id ?? 0, action })).toMatchObject({
      ok: false,
      refusal: { rule },
    });
    expect(JSON.stringify(journal)).toBe(before);
  });

  test('stale, foreign and late answers are told apart', () => {
    const journal = start();
    const refusalOf = (seat: number, ask: number) => submit(vault, journal, { seat, ask, action: { type: 'rest' } });
    expect(refusalOf(1, 99)).toMatchObject({ refusal: { rule: 'kernel.stale', facts: { answered: 99 } } });
    expect(refusalOf(2, 0)).toMatchObject({ refusal: { rule: 'kernel.not-asked', facts: { seat: 2 } } });
    expect(refusalOf(-5, 0)).toMatchObject({ refusal: { rule: 'kernel.not-asked' } });
    play(journal);
    expect(refusalOf(1, 0)).toMatchObject({ refusal: { rule: 'kernel.over' } });
  });

  test('a typed-in table asks for its dice, one by one, and refuses impossible ones', () => {
    const journal = play(start('typed:fast:3'), 0);
    const rng = seedRng('fast:until a die is wanted');
    for (;;) {
      const [asked] = journal.state.asks;
      if (asked === undefined) throw new Error('nobody is asked');
      const offers = legal(vault, journal.state, asked);
      const answer = { seat: asked.seat, ask: asked.id, action: offers[below(rng, offers.length)] };
      const submitted = submit(vault, journal, answer);
      if (submitted.ok) continue;
      expect(submitted).toEqual({ ok: false, wanted: 6 });
      const before = JSON.stringify(journal);
      expect(submit(vault, journal, answer, [7])).toEqual({ ok: false, wanted: 6 });
      expect(JSON.stringify(journal)).toBe(before);
      expect(submit(vault, journal, answer, [2])).toMatchObject({ ok: true, entry: { rolled: [2] } });
      return;
    }
  });
});

describe('undo', () => {
  /** Rests until a move is fixed by what this asks for. */
  function until(fixed: string | null): VaultJournal {
    for (let seed = 0; seed < 200; seed++) {
      const journal = start(`fast:undo ${seed}`);
      const rng = seedRng(`fast:undo ${seed}`);
      while (journal.state.outcome === null) {
        play(journal, journal.entries.length + 1, `fast:${below(rng, 1_000)}`);
        if (journal.entries.length > 1 && journal.entries.at(-1)?.fixed === fixed) return journal;
      }
    }
    throw new Error(`no move is fixed by ${fixed}`);
  }

  test('a free move is taken back by whoever made it, and leaves no trace', () => {
    const journal = until(null);
    const [moves, last] = [journal.entries.length, journal.entries.at(-1)];
    const other = (last?.seat ?? 0) + 1;
    expect(undo(vault, journal, seatsOf(other))).toMatchObject({ rule: 'kernel.horizon', facts: { fixed: 'seat' } });
    expect(undo(vault, journal, seatsOf(last?.seat ?? 0))).toBeNull();
    expect(journal.entries).toHaveLength(moves - 1);
    expect(journal.takenBack).toEqual([]);
    expect(horizon(journal)).toBeLessThanOrEqual(moves - 1);
  });

  test.each(['dice', 'secret', 'seal'])(
    'a move fixed by %s stays, unless the whole table agrees; then it is marked',
    (fixed) => {
      const journal = until(fixed);
      const moves = journal.entries.length;
      const replayed = JSON.stringify(play(start(journal.header.seed), 0).state);
      expect(horizon(journal)).toBe(moves);
      expect(undo(vault, journal, seatsOf(0, 1))).toMatchObject({
        rule: 'kernel.horizon',
        facts: { move: moves, fixed },
      });
      const { isAmongSealed } = journal.entries.at(-1) ?? {};
      expect(undo(vault, journal, everyone(3))).toBeNull();
      if (isAmongSealed === false) expect(journal.entries).toHaveLength(moves - 1);
      expect(journal.state.sealed).toEqual([]);
      expect(journal.takenBack).toEqual([{ clock: moves, fixed }]);
      while (journal.entries.length > 0) expect(undo(vault, journal, everyone(3))).toBeNull();
      expect(JSON.stringify(journal.state)).toBe(replayed);
      expect(undo(vault, journal, everyone(3))).toMatchObject({ rule: 'kernel.horizon', facts: { moves: 0 } });
    },
  );

  test('the match goes on after an undo as if nothing had been', () => {
    const straight = play(start('fast:again'), 12);
    const winding = play(start('fast:again'), 12);
    for (let back = 0; back < 5; back++) undo(vault, winding, everyone(3));
    for (const { seat, ask, action } of straight.entries.slice(winding.entries.length))
      submit(vault, winding, { seat, ask, action });
    expect(hashState(winding.state)).toBe(hashState(straight.state));
    expect(winding.entries.map(({ check }) => check)).toEqual(straight.entries.map(({ check }) => check));
    expect(winding.hashes).toEqual(straight.hashes);
  });
});
