import { kingSteps } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { PATTERNS, type PatternKind } from '../../src/content/vocabulary.ts';
import { sq } from '../scene.ts';
import {
  accountOf,
  act,
  afterHit,
  clause,
  DONE,
  FIRST,
  hall,
  holding,
  made,
  on,
  printed,
  refusal,
  STRIKE,
  settled,
  USER,
  use,
} from './made-up.ts';

// Patterns of every size, from wherever they come, against the squares they cover.

/** Offense on 7,6 has hit the one on 8,6: who else is on the squares of a pattern, by king's steps alone? */
const ON: Readonly<Record<PatternKind, (at: number, n: number) => boolean>> = {
  ranged: () => false,
  reach: () => false,
  line: (at) => at === sq(9, 6) || at === sq(10, 6),
  sweep: (at) => at === sq(8, 5) || at === sq(8, 7),
  radius: (at, n) => kingSteps(at, sq(8, 6)) <= n,
  cleave: (at) => kingSteps(at, sq(7, 6)) === 1,
  bounce: (at, n) => kingSteps(at, sq(8, 6)) <= n,
};
const SIZES: Readonly<Record<PatternKind, readonly number[]>> = {
  ...{ ranged: [0], reach: [0], line: [0], sweep: [0], cleave: [0] },
  radius: [1, 2, 3],
  bounce: [1, 2, 3, 4],
};

test.each(PATTERNS)(
  '[pattern.once-per-attack] %s strikes exactly its squares, bought in the Roll or the Hit window',
  (kind) => {
    for (const n of SIZES[kind])
      for (const [x, y] of RING)
        for (const timing of ['roll', 'hit'] as const)
          printed({ [FIRST]: made([], { timing, target: 'self', pattern: { kind, n } }) }, () => {
            const state = holding(
              hall((scene) => {
                scene.table.monsters = scene.table.monsters.slice(0, 1);
                scene.monster('champion-goblin-warboss', x, y, { hitpoints: 8 });
              }),
              FIRST,
            );
            const bought =
              timing === 'roll' ? on(act(act(state, STRIKE, 12), use(FIRST)), 'hit') : act(afterHit(state), use(FIRST));
            const struck = settled(act(bought, DONE));
            const isHurt = accountOf(struck).figures[6]?.hitpoints !== 8;
            expect([kind, n, x, y, isHurt]).toEqual([kind, n, x, y, ON[kind](sq(x, y), n)]);
          });
  },
);

test.each(PATTERNS)('[attack.choose-base] a base value printed with %s brings that pattern to its attack', (kind) => {
  const n = SIZES[kind].at(-1) ?? 0;
  for (const [x, y] of RING)
    printed(
      { [FIRST]: made([clause('base', 3)], { timing: 'before', duration: 'turn', pattern: { kind, n } }) },
      () => {
        const state = holding(
          hall((scene) => {
            scene.table.monsters = scene.table.monsters.slice(0, 1);
            scene.monster('champion-goblin-warboss', x, y, { hitpoints: 8 });
            scene.turn(USER, 0);
          }),
          FIRST,
        );
        const struck = settled(act(act(state, use(FIRST)), { ...STRIKE, base: FIRST }, 12));
        const isHurt = accountOf(struck).figures[6]?.hitpoints !== 8;
        expect([kind, n, x, y, isHurt]).toEqual([kind, n, x, y, ON[kind](sq(x, y), n)]);
      },
    );
});

/** Squares at every distance and in every direction from the one that was hit, where nobody stands. */
const RING: readonly (readonly [number, number])[] = [
  ...([
    [9, 6],
    [10, 6],
    [11, 6],
    [8, 5],
    [8, 7],
    [9, 7],
    [7, 5],
  ] as const),
  ...([
    [6, 7],
    [6, 9],
    [10, 4],
    [10, 8],
    [12, 6],
    [8, 9],
    [8, 2],
    [5, 3],
  ] as const),
];

test('[benefit.range-pattern] of two Benefits that give reach for a Turn, the farther one holds, in either order', () => {
  for (const order of [
    ['ranged', 'reach'],
    ['reach', 'ranged'],
  ] as const) {
    const [one, other] = order.map((kind) => made([], { timing: 'before', pattern: { kind, n: 0 } }));
    printed({ 'heavy-swing': one ?? made([]), 'precise-cut': other ?? made([]) }, () => {
      const state = act(act(holding(hall(), 'heavy-swing', 'precise-cut'), use('heavy-swing')), use('precise-cut'));
      expect([accountOf(state).reach, refusal(state, { type: 'attack', target: 5, base: 'role' })]).toEqual([
        'ranged',
        null,
      ]);
    });
  }
});
