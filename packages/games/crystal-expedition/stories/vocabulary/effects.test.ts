import { expect, test } from 'vitest';
import { EFFECTS } from '../../src/content/effects.ts';
import { type EffectId, ELEMENTS, HARMFUL, HELPFUL, WEAKNESSES, type Whom } from '../../src/content/vocabulary.ts';
import { countsAs, damage, does, each, effect, harm, one, SELF, TARGET } from '../../src/content/write.ts';
import { entityOf } from '../../src/queries/entities.ts';
import type { EntityId } from '../../src/types/index.ts';
import {
  accountOf,
  act,
  attackIn,
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
  thrown,
  USER,
  use,
  withActivator,
} from './made-up.ts';

// Effects and elements, each with every number, and what takes Effects away.

const ALL: readonly EffectId[] = [...HARMFUL, ...HELPFUL];
const numbersOf = (id: EffectId): readonly number[] => (EFFECTS[id].isCounted ? [1, 2, 3, 6] : [0]);

/** Champions are not stunned, and only slowed by what holds others. */
const onBoss = (id: EffectId, n: number): readonly string[] =>
  id === 'stun' ? [] : id === 'immobile' ? ['slow 2'] : [`${id} ${n}`];

test.each(ALL)('[effect.list] %s: every number, on oneself, on the target, on an ally, on a Champion', (id) => {
  for (const n of numbersOf(id)) {
    const on = (whom: Whom, who: EntityId): readonly string[] => {
      const state = pushed(hall(withActivator([effect(id, n, whom)])));
      return accountOf(act(state, whom.who === 'one' ? use(who) : use())).figures[who]?.effects ?? [];
    };
    expect(on(SELF, USER)).toEqual([`${id} ${n}`]);
    expect(on(TARGET, NEAR)).toEqual([`${id} ${n}`]);
    expect(on(one('ally', 'anywhere'), BESIDE)).toEqual([`${id} ${n}`]);
    expect(on(one('enemy', 'anywhere'), BOSS)).toEqual(onBoss(id, n));
  }
});

test.each(ALL)('[effect.same-effect-highest] [effect.poison-adds-up] %s on top of what is there', (id) => {
  for (const [old, n] of [
    [1, 3],
    [3, 1],
    [4, 4],
  ] as const) {
    if (!EFFECTS[id].isCounted) continue;
    const state = changed(pushed(hall(withActivator([effect(id, n, TARGET)]))), ({ table }) => {
      entityOf(table, NEAR).effects = [{ id, n: old, by: null, turn: 1 }];
    });
    const total = id === 'poison' ? Math.min(6, old + n) : Math.max(old, n);
    expect(accountOf(act(state, use())).figures[NEAR]?.effects).toEqual([`${id} ${total}`]);
  }
});

/** The enemy beside the user is hurt by this much when the Attack is over. */
const hurt = (state: Match, id: EntityId = NEAR): number => {
  const before = entityOf(state.table, id).hitpoints;
  return before - entityOf(act(state, { type: 'finish' }).table, id).hitpoints;
};

test.each(ELEMENTS)('[damage.element] %s: damage of its own counts as it, and so does the Attack', (element) => {
  for (const weakness of WEAKNESSES) {
    const more = weakness === element ? 2 : 0;
    const state = hall(withActivator([damage(1, element)]), (scene) => scene.dungeon({ weakness }));
    expect([weakness, hurt(act(thrown(state), use()))]).toEqual([weakness, 3 + 1 + more]);
    const others = hall(withActivator([harm(2, one('enemy', 'anywhere'), element)]), (scene) =>
      scene.dungeon({ weakness }),
    );
    const struck = act(pushed(others), use(NEXT));
    expect([weakness, 20 - entityOf(struck.table, NEXT).hitpoints]).toEqual([weakness, 2 + more]);
  }
});

test.each(WEAKNESSES)('[damage.element] an Attack that counts as %s finds those who are weak to it', (element) => {
  for (const weakness of WEAKNESSES) {
    const state = hall(withActivator([countsAs(element)]), (scene) => scene.dungeon({ weakness }));
    expect([weakness, hurt(act(thrown(state), use()))]).toEqual([weakness, weakness === element ? 5 : 3]);
  }
});

test('[damage.element] damage of the element of the base has it only where the base has', () => {
  const plain = hall(withActivator([damage(1, 'base')]), (scene) => scene.dungeon({ weakness: 'fire' }));
  expect(attackIn(act(thrown(plain), use())).elements).toEqual([]);
  const fiery = changed(thrown(plain), ({ table }) => {
    Object.assign(table.expedition?.attack ?? {}, { element: 'fire' });
  });
  expect(attackIn(act(fiery, use())).elements).toEqual(['fire']);
});

const afflicted = (state: Match): Match =>
  changed(state, (draft) => {
    const turn = draft.table.expedition?.turns ?? 0;
    for (const being of everybody(draft))
      being.effects = (['weak', 'plated', 'slow'] as const).map((id) => ({ id, n: 1, by: null, turn }));
  });

test('[effect.list] cleansing takes what is harmful, and nothing else', () => {
  for (const [whom, ids] of [
    [SELF, [USER]],
    [each('self-or-ally', 'anywhere'), [0, 1, 2]],
    [TARGET, [NEAR]],
  ] as const) {
    const state = afflicted(pushed(hall(withActivator([does('cleanse-all', whom)]))));
    const after = accountOf(act(state, use())).figures;
    for (const { id } of everybody(state))
      expect(after[id]?.effects).toEqual(
        ids.some((reached) => reached === id) ? ['plated 1'] : ['plated 1', 'slow 1', 'weak 1'],
      );
  }
});

test('[effect.list] where one of several goes, the user says which', () => {
  const state = act(
    afflicted(pushed(hall(withActivator([does('cleanse-one', one('ally', 'anywhere'))])))),
    use(BESIDE),
  );
  expect(state.asks[0]).toMatchObject({ seat: USER, question: { kind: 'cleanse', bearer: BESIDE } });
  for (const effect of ['stun', 'plated'] as const)
    expect(refusal(state, { type: 'cleanse', effect })).toBe('effect.list');
  const after = act(state, { type: 'cleanse', effect: 'slow' });
  expect(accountOf(after).figures[BESIDE]?.effects).toEqual(['plated 1', 'weak 1']);
});

test('[turn.one-move-one-attack] whoever is given an Attack has it when this one is over', () => {
  const state = thrown(hall(withActivator([does('attack', one('ally', 'anywhere'))])));
  const after = act(act(state, use(BESIDE)), { type: 'finish' });
  expect(after.asks[0]).toMatchObject({ seat: BESIDE, question: { kind: 'encore', who: BESIDE } });
});
