import {
  advance,
  below,
  check,
  dream,
  legal,
  open,
  pending,
  type State,
  seedRng,
  sight,
  silence,
} from '@questhall/kernel';
import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dungeoneer } from '../../src/game.ts';
import type { Dungeoneer } from '../../src/types/index.ts';
import { keen, tableOf } from '../../src/words/telling/samples.ts';
import { cast } from '../cast.ts';
import { A, B, C } from '../scene.ts';
import { asked, PASS, play } from '../telling.ts';

/** A match of three who do much, looked at before each move. */
function watch(seed: string, look: (state: State<Dungeoneer>) => void): void {
  const rng = seedRng(`fast:${seed}`);
  const state = open(dungeoneer, tableOf('HD'), 3, `fast:${seed}`, silence);
  for (let move = 0; move < effort(700) && state.outcome === null; move++) {
    look(state);
    const [ask] = pending(state);
    if (ask === undefined) throw new Error('nobody is asked');
    const action = keen(legal(dungeoneer, state, ask), (n) => below(rng, n));
    advance(dungeoneer, state, { seat: ask.seat, ask: ask.id, action }, silence);
  }
}

test('[time.clock] whoever is asked anything could be stood in for: a pass in a window, the plain choice elsewhere', () => {
  let windows = 0;
  watch('clock', (state) => {
    for (const ask of pending(state)) {
      const action = dungeoneer.fallback(state, ask);
      expect(check(dungeoneer, state, { seat: ask.seat, ask: ask.id, action })).toBeNull();
      if (ask.wait !== 'pass') continue;
      expect(action).toEqual({ type: 'pass' });
      windows += 1;
    }
  });
  expect(windows).toBeGreaterThan(20);
});

test('[time.auto-pass] a seat is asked by what lies open: also when all that it can do is pass', () => {
  let nothing = 0;
  watch('nothing', (state) => {
    for (const ask of pending(state))
      if (ask.wait === 'pass' && legal(dungeoneer, state, ask).length === 1) {
        expect(legal(dungeoneer, state, ask)).toEqual([{ type: 'pass' }]);
        nothing += 1;
      }
  });
  expect(nothing).toBeGreaterThan(5);
});

test('[time.ai] a seat of the program is shown nothing that hangs on what it may not know', () => {
  const rng = seedRng('fast:dreams');
  let others = 0;
  watch('seen', (state) => {
    for (const { seat } of pending(state)) {
      const dreamt = dream(dungeoneer, state, seat, rng);
      expect(sight(dungeoneer, dreamt, seat)).toEqual(sight(dungeoneer, state, seat));
      if (JSON.stringify(dreamt.table.hands) !== JSON.stringify(state.table.hands)) others += 1;
    }
  });
  expect(others).toBeGreaterThan(100);
});

test('[time.hot-seat] in whichever order sealed answers come in, the result is the same', () => {
  const ends = [
    [B, C],
    [C, B],
  ].map((order) => {
    const s = cast(
      {
        a: { points: 2, peril: 3, glory: 5, hand: ['HD-A03'] },
        b: { life: 4, glory: 3, hand: ['HD-A02'] },
        c: { glory: 3, hand: ['HD-A30'] },
      },
      { arrange: (scene) => scene.lay('HD-M02', 0, 1) },
    );
    s.does(A, { type: 'move', side: 'north' });
    expect(asked(s)).toBe('B entered 1, C entered 1');
    for (const seat of order) s.does(seat, seat === B ? play('HD-A02') : play('HD-A30'));
    expect(asked(s)).toBe('A entered 1');
    s.does(A, PASS);
    return { table: s.table, asked: asked(s) };
  });
  expect(ends[0]).toEqual(ends[1]);
});
