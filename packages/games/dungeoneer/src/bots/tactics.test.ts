import { legal, type Seat, seedRng, sight } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { cast, lording } from '../../stories/cast.ts';
import { A, B, C, type Tale } from '../../stories/scene.ts';
import { attackOn, bane, entry, PASS, play, sends } from '../../stories/telling.ts';
import { dungeoneer } from '../game.ts';
import type { Action } from '../types/index.ts';
import { bots } from './index.ts';
import type { BotName } from './names.ts';

/** What a bot says to the question that its seat is asked. */
function says(s: Tale, seat: Seat, name: BotName = 'standard'): Action {
  const ask = s.state.asks.find((one) => one.seat === seat && one.wait !== 'none');
  if (ask === undefined) throw new Error('it is not asked');
  const seen = sight(dungeoneer, s.state, seat);
  return bots[name]()({ sight: seen, ask, offers: legal(dungeoneer, s.state, ask), rng: seedRng('fast:bot') });
}

const attempt = (quest: string, form: 'melee' | 'magic' | 'speed' | null) =>
  ({ type: 'attempt', quest, form, price: 0 }) as const;

test('a Quest that can be paid for is paid for', () => {
  const a = { space: 'HD-M09', glory: 12, points: 2, quests: ['HD-Q5'] };
  const s = cast({ a }, { arrange: (scene) => scene.lay('HD-M09', 0, 1) });
  expect(says(s, A)).toEqual(attempt('HD-Q5', null));
});

test('of the scores that a Quest allows, the best is tried', () => {
  const a = { hero: 'HD-H2', space: 'HD-M08', points: 2, quests: ['HD-Q2'] };
  const s = cast({ a }, { arrange: (scene) => scene.lay('HD-M08', 0, 1) });
  expect(says(s, A)).toEqual(attempt('HD-Q2', 'magic'));
});

test('with one life left nobody tries what may kill him', () => {
  const a = { space: 'HD-M08', points: 2, life: 1, quests: ['HD-Q2'] };
  const s = cast({ a }, { arrange: (scene) => scene.lay('HD-M08', 0, 1) });
  expect(says(s, A)).not.toMatchObject({ type: 'attempt' });
});

test('it walks to the nearest of its Quests; a novice to the one that lies first', () => {
  const a = { glory: 12, points: 2, quests: ['HD-Q2', 'HD-Q5'] };
  const s = cast({ a }, { arrange: (scene) => scene.lay('HD-M09', 0, 1).lay('HD-M03', -1, 0).lay('HD-M08', -2, 0) });
  expect(says(s, A)).toEqual({ type: 'move', side: 'north' });
  expect(says(s, A, 'novice')).toEqual({ type: 'move', side: 'west' });
});

test('somebody who waits is taken along, and handed over where he wants to go', () => {
  const escort = (space: string, token: 'card' | null): Tale =>
    cast(
      { a: { space, points: 1, quests: ['HD-Q3'] } },
      { arrange: (scene) => scene.lay('HD-M10', 0, 1).lay('HD-M08', 1, 0).progress('HD-Q3', { token }) },
    );
  expect(says(escort('HD-M10', null), A)).toEqual({ type: 'takeToken', quest: 'HD-Q3' });
  expect(says(escort('HD-M08', 'card'), A)).toEqual({ type: 'deliver', quest: 'HD-Q3' });
});

test('while Glory is short it is gathered elsewhere, and with many wounds where there is no Peril', () => {
  const gatherer = (life: number): Tale =>
    cast(
      { a: { space: 'HD-M09', points: 2, life, quests: ['HD-Q5'] } },
      { arrange: (scene) => scene.lay('HD-M09', 0, 1).hero(B, { space: 'HD-M01' }) },
    );
  expect(says(gatherer(6), A)).toEqual({ type: 'move', side: 'south' });
  expect(says(gatherer(1), A)).toEqual({ type: 'endPhase' });
});

test('of two ways the one with less Peril is taken', () => {
  const a = { glory: 12, points: 2, life: 2, quests: ['HD-Q5'] };
  const s = cast({ a }, { arrange: (scene) => scene.lay('HD-M07', 0, 1).lay('HD-M03', 1, 0).lay('HD-M09', 1, 1) });
  expect(says(s, A)).toEqual({ type: 'move', side: 'east' });
});

test('the Dungeonlord strikes whoever leads', () => {
  const peril = 4;
  for (const [leader, other] of [
    [B, C],
    [C, B],
  ] as const) {
    const s = lording(
      { a: { hand: ['HD-A28', 'HD-A17'] } },
      {
        arrange: (scene) =>
          scene
            .hero(leader, { peril, glory: 3, space: 'HD-M02', done: ['HD-Q1', 'HD-Q4'] })
            .hero(other, { peril, glory: 3, space: 'HD-M03' })
            .lay('HD-M02', 0, 1)
            .lay('HD-M03', 1, 0),
      },
    );
    expect(says(s, A)).toEqual(bane('HD-A17', leader));
    s.does(A, { type: 'muster' });
    expect(says(s, A)).toEqual(entry('HD-A28', leader));
  }
});

test('a Trap is not laid where oneself would fall into it first', () => {
  const s = lording({ a: { hero: 'HD-H1', life: 1, hand: ['HD-A28'] }, b: { peril: 4 } });
  expect(says(s, A)).toEqual({ type: 'endPhase' });
});

test('Glory that a Bane is about to take is spent before it', () => {
  const s = lording({
    a: { hand: ['HD-A17'] },
    b: { peril: 2, glory: 3, life: 4, hand: ['HD-A02'] },
  });
  s.does(A, bane('HD-A17', B));
  expect(says(s, B)).toEqual(play('HD-A02'));
  expect(says(s, B, 'dreamer')).toEqual(PASS);
});

test('what costs nothing but Speed is not answered with a potion', () => {
  const s = lording({ a: { hand: ['HD-A16'] }, b: { peril: 3, glory: 3, life: 5, hand: ['HD-A02'] } });
  s.does(A, bane('HD-A16', B));
  expect(says(s, B)).toEqual(PASS);
});

test('a monster that will strike is driven away', () => {
  const s = lording({
    a: { hand: ['HD-A25'] },
    b: { peril: 4, glory: 3, life: 2, hand: ['HD-A01'] },
  });
  sends(s, A, entry('HD-A25', B, 'speed'));
  expect(says(s, B)).toEqual(play('HD-A01', { strike: 0 }));
});

test('a wound that would be the last is healed first', () => {
  const s = lording({ a: { hand: ['HD-A21'] }, b: { peril: 4, glory: 2, life: 1, hand: ['HD-A02'] } });
  s.dice(6, 1);
  sends(s, A, entry('HD-A21', B, 'melee'));
  s.does(B, PASS);
  expect(says(s, B)).toEqual(play('HD-A02'));
});

test('a Trap catches a leader on the way', () => {
  const s = cast(
    {
      a: { points: 2, peril: 3, done: ['HD-Q1', 'HD-Q4'] },
      b: { hand: ['HD-A30'], space: 'HD-M03' },
      c: { space: 'HD-M03' },
    },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1).lay('HD-M03', 1, 0) },
  );
  s.does(A, { type: 'move', side: 'north' });
  expect(says(s, B)).toEqual(play('HD-A30'));
});

test('whoever carries somebody away is challenged by the stronger', () => {
  const s = cast(
    { a: { hero: 'HD-H1', points: 2 }, b: { hero: 'HD-H3', life: 2 }, c: { space: 'HD-M10' } },
    { arrange: (scene) => scene.lay('HD-M10', 0, 1).errand(B, 'HD-Q3').progress('HD-Q3', { token: 'card' }) },
  );
  expect(says(s, A)).toEqual(attackOn({ hero: B }, 'melee'));
});
