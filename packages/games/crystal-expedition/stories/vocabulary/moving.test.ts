import type { Cell } from '@questhall/grid';
import { kingSteps } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { each, given, one, SELF, TARGET } from '../../src/content/write.ts';
import { entityOf, expeditionOf } from '../../src/queries/entities.ts';
import type { EntityId } from '../../src/types/index.ts';
import { sq } from '../scene.ts';
import {
  AWAY,
  act,
  BESIDE,
  BOSS,
  changed,
  everybody,
  hall,
  type Match,
  NEAR,
  NEXT,
  pushed,
  refusal,
  spotOf,
  thrown,
  USER,
  use,
  withActivator,
} from './made-up.ts';

// Words that move somebody, by every number of squares.

const NUMBERS = [1, 2, 3, 4] as const;
const measured = (word: 'dodge' | 'dodge-through' | 'teleport' | 'push' | 'pull' | 'raise', n: number, whom = SELF) =>
  ({ word, n: { base: n, rises: false }, whom, condition: null }) as const;

const squaresOffered = ({ asks }: Match): readonly Cell[] => {
  const question = asks[0]?.question;
  if (question?.kind !== 'shift') throw new Error('nobody is asked where to go');
  return question.squares;
};

test.each(['dodge', 'teleport'] as const)(
  '[dodge.no-escape-check] [teleport.definition] %s: as far as it says',
  (word) => {
    for (const n of NUMBERS)
      for (const [whom, mover] of [
        [SELF, USER],
        [one('ally', 'anywhere'), AWAY],
        [one('enemy', 'anywhere'), BOSS],
      ] as const) {
        const state = thrown(hall(withActivator([measured(word, n, whom)])));
        const { at } = entityOf(state.table, mover);
        const asked = act(state, whom === SELF ? use() : use(mover));
        const steps = squaresOffered(asked).map((cell) => kingSteps(at, cell));
        expect([mover, n, Math.max(...steps)]).toEqual([mover, n, n]);
        const to = squaresOffered(asked).findLast((cell) => kingSteps(at, cell) === n) ?? at;
        expect(entityOf(act(asked, { type: 'place', to }).table, mover).at).toBe(to);
      }
  },
);

test('[dodge.obeys-occupancy] only a Dodge through crosses squares of enemies', () => {
  const beyond = (word: 'dodge' | 'dodge-through'): boolean => {
    const corridor = hall(withActivator([measured(word, 2)]), (scene) => {
      scene.hall(13, 1).hero(USER, 6, 0);
      scene.hero(BESIDE, 0, 0);
      scene.hero(AWAY, 1, 0);
      scene.expedition.monsters.forEach((monster, i) => {
        monster.at = sq([7, 12, 11][i] ?? 0, 0);
      });
    });
    return squaresOffered(act(thrown(corridor), use())).includes(sq(8, 0));
  };
  expect([beyond('dodge'), beyond('dodge-through')]).toEqual([false, true]);
});

test('[effect.forced-movement] a Push goes straight away, by so many squares, or to the wall', () => {
  const push = (id: EntityId, n: number): readonly [number, number] =>
    spotOf(act(pushed(hall(withActivator([measured('push', n, one('enemy', 'anywhere'))]))), use(id)), id);
  for (const n of NUMBERS) {
    expect(push(NEAR, n)).toEqual([8 + n, 6]);
    expect(push(NEXT, n)).toEqual([8 + n, 5 - n]);
    expect(push(BOSS, n)).toEqual([10 + Math.min(2, n), 10 + Math.min(2, n)]);
  }
});

test('[effect.forced-movement] a Pull comes straight nearer, until it is beside the user; Champions stay', () => {
  const scene = (n: number): Match =>
    changed(thrown(hall(withActivator([measured('pull', n, one('enemy', 'anywhere'))]))), ({ table }) => {
      entityOf(table, NEXT).at = sq(6, 2);
    });
  for (const n of NUMBERS) expect(spotOf(act(scene(n), use(NEXT)), NEXT)).toEqual([6, 2 + Math.min(3, n)]);
  expect(refusal(scene(1), use(BOSS))).toBe('monster.champion-resilience');
  expect(refusal(pushed(hall(withActivator([measured('pull', 1, TARGET)]))), use())).toBeNull();
});

test('[effect.forced-movement] to swap is to change places, whoever it is but a Champion', () => {
  for (const [side, id] of [
    ['ally', BESIDE],
    ['ally', AWAY],
    ['minion', NEXT],
    ['ally-or-minion', NEAR],
  ] as const) {
    const clause = { word: 'swap', whom: one(side, 'anywhere'), condition: null } as const;
    const state = thrown(hall(withActivator([clause])));
    const after = act(state, use(id));
    expect([spotOf(after, USER), spotOf(after, id)]).toEqual([spotOf(state, id), spotOf(state, USER)]);
  }
  const enemy = { word: 'swap', whom: one('enemy', 'anywhere'), condition: null } as const;
  expect(refusal(thrown(hall(withActivator([enemy]))), use(BOSS))).toBe('monster.champion-resilience');
});

test('[monster.sheet] whoever is raised has so many Hitpoints, and no more than it can have', () => {
  for (const n of [1, 3, 6, 9]) {
    const clause = measured('raise', n, one('dead-minion', 'anywhere'));
    const state = changed(thrown(hall(withActivator([clause]))), ({ table }) => {
      const expedition = expeditionOf(table);
      const { encounter } = expedition;
      expedition.monsters = expedition.monsters.filter(({ id }) => id !== NEXT);
      if (encounter !== null)
        encounter.sheet = encounter.sheet.map((line) => (line.monster === NEXT ? { ...line, state: 'dead' } : line));
    });
    const raised = everybody(act(state, use(NEXT))).at(-1);
    expect(raised).toMatchObject({ hitpoints: Math.min(8, n), hitpointsMax: 8, isRaised: true, id: 6, number: 2 });
    expect(expeditionOf(act(state, use(NEXT)).table).seen).toBe(4);
    expect(refusal(state, use(NEAR))).toBe('activator.default-range');
  }
});

test('[activator.type-limits] what is for one rank alone is refused against the other', () => {
  const only = (rank: 'target-is-minion' | 'target-is-champion') =>
    refusal(thrown(hall(withActivator([given(rank, measured('push', 1, TARGET))]))), use());
  expect([only('target-is-champion'), only('target-is-minion')]).toEqual(['activator.type-limits', null]);
});

test('[effect.forced-movement] all that is meant is moved, one after the other, if the condition holds', () => {
  const all = each('enemy', 'anywhere');
  const state = pushed(hall(withActivator([given('target-is-minion', measured('push', 1, all))])));
  const after = act(state, use());
  expect([NEAR, NEXT, BOSS].map((id) => spotOf(after, id))).toEqual([
    [9, 6],
    [9, 4],
    [11, 11],
  ]);
});
