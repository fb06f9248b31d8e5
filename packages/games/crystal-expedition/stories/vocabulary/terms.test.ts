import { expect, test } from 'vitest';
import { LEVELS, type Level } from '../../src/content/index.ts';
import {
  type AttackForm,
  type Clause,
  CONDITIONS,
  type Condition,
  FORMS,
  KINDS,
  PERIODS,
  type Whom,
} from '../../src/content/vocabulary.ts';
import {
  attacks,
  countsAs,
  damage,
  each,
  given,
  harm,
  heal,
  ignoreArmor,
  one,
  oneNearTarget,
  per,
  rising,
  SELF,
  shield,
  strip,
  toHit,
  upToTwo,
} from '../../src/content/write.ts';
import { choicesOf } from '../../src/queries/aiming.ts';
import { entityOf, expeditionOf } from '../../src/queries/entities.ts';
import { matters } from '../../src/queries/mattering.ts';
import { blowOf } from '../../src/queries/prospects.ts';
import { armsOf } from '../../src/queries/reach.ts';
import type { Action } from '../../src/types/index.ts';
import type { Scene } from '../scene.ts';
import {
  accountOf,
  act,
  attackIn,
  BESIDE,
  changed,
  hall,
  heard,
  type Match,
  MOMENTUM,
  NEAR,
  NEXT,
  pushed,
  refusal,
  thrown,
  USER,
  use,
  wearing,
  withActivator,
} from './made-up.ts';

// What a made-up Activator costs, when and how often it can be bought, and what its clauses hang on.

const FINISH: Action = { type: 'finish' };
const SHIELD = [shield(1)];

test('[activator.pay-cost] every price is paid, and none that cannot be', () => {
  for (const cost of [0, 1, 2, 3, 7, 20, 21]) {
    const state = thrown(hall(withActivator(SHIELD, { cost })));
    if (cost > 20) expect(refusal(state, use())).toBe('activator.pay-cost');
    else expect(attackIn(act(state, use())).surges).toBe(20 - cost);
  }
});

/** Moments of an Attack, and what can be bought in each. */
const MISS = [1, 1, 1] as const;
const MOMENTS: Readonly<Record<string, readonly [(state: Match) => Match, readonly string[]]>> = {
  'before Momentum, hitting': [(state) => thrown(state), ['aim', 'damage', 'hit', 'free']],
  'before Momentum, missing': [(state) => thrown(state, ...MISS), ['aim', 'free']],
  'after a hit': [(state) => act(thrown(state), MOMENTUM), ['damage', 'hit', 'free']],
  'after a miss': [(state) => missed(thrown(state, ...MISS)), ['free']],
  'after the Damage': [(state) => act(act(thrown(state), MOMENTUM), { type: 'damage' }), ['hit', 'free']],
  'in a Focus': [(state) => act(state, { type: 'focus' }, 3, 4, 5), ['free']],
};

/** The user is pushed aside, for its ally stands behind it: the winner says where to. */
function missed(state: Match): Match {
  const asked = act(state, MOMENTUM);
  const question = asked.asks[0]?.question;
  return act(asked, { type: 'place', to: question?.kind === 'push' ? (question.squares[0] ?? -1) : -1 });
}

test.each(Object.entries(MOMENTS))('[activator.kinds] %s', (_name, [reach, open]) => {
  const may = KINDS.filter((kind) => refusal(reach(hall(withActivator(SHIELD, { kind }))), use()) === null);
  expect(may).toEqual(open);
});

/** The Turn goes round until it is the user's again; nobody does anything but let it pass. */
function nextTurn(state: Match): Match {
  let now = state;
  for (let turns = 0; turns < 40; turns++) {
    const question = now.asks[0]?.question;
    if (turns > 0 && question?.kind === 'turn' && question.who === USER) return now;
    now = act(now, question?.kind === 'turn' ? { type: 'endTurn' } : FINISH);
  }
  throw new Error('it is never the Turn of the user again');
}

/** How often it can be bought before the rules say no. */
function timesIn(state: Match): number {
  let now = state;
  for (let times = 0; ; times++) {
    if (times > 8 || refusal(now, use()) !== null) return times;
    now = act(now, use());
  }
}

const spent = (state: Match): Match => {
  let now = state;
  while (refusal(now, use()) === null) now = act(now, use());
  return now;
};

const calm = (scene: Scene): void => {
  for (const monster of scene.expedition.monsters) Object.assign(monster, { hitpoints: 99, hitpointsMax: 99 });
};

test.each(PERIODS)('[activator.once-unless-repeat] so many times per %s, and then again', (period) => {
  for (const times of [1, 2, 3]) {
    const opened = thrown(hall(withActivator(SHIELD, { limit: per(period, times) }), calm));
    expect(timesIn(opened)).toBe(times);
    const again = nextTurn(act(spent(opened), FINISH));
    const { at } = entityOf(again.table, NEAR);
    const beside = changed(again, ({ table }) => {
      entityOf(table, USER).at = at - 1;
    });
    const isFresh = period === 'attack' || period === 'round';
    expect([period, timesIn(thrown(beside))]).toEqual([period, isFresh ? times : 0]);
  }
});

test('[activator.once-unless-repeat] without a limit as often as it is paid for', () => {
  expect(timesIn(thrown(hall(withActivator(SHIELD))))).toBe(9);
});

/** Where each condition holds, and where it does not. */
const far = (scene: Scene): void => {
  if (scene.expedition.turn !== null) scene.expedition.turn.steps = 3;
};
const near = (scene: Scene): void => {
  if (scene.expedition.turn !== null) scene.expedition.turn.steps = 2;
};
const nothing = (): void => undefined;
const champion = (scene: Scene): void => {
  Object.assign(scene.expedition.monsters[0] ?? {}, { record: 'orc-shaman' });
};
const SCENES: Readonly<
  Record<Exclude<Condition, 'nobody-else'>, readonly [(scene: Scene) => void, (scene: Scene) => void]>
> = {
  'moved-far': [far, near],
  'target-at-half': [
    (scene) => Object.assign(scene.expedition.monsters[0] ?? {}, { hitpoints: 15 }),
    (scene) => Object.assign(scene.expedition.monsters[0] ?? {}, { hitpoints: 16 }),
  ],
  'ally-beside-target': [(scene) => void scene.hero(1, 8, 7), nothing],
  'target-is-minion': [nothing, champion],
  'target-is-champion': [champion, nothing],
  'target-not-adjacent': [(scene) => Object.assign(scene.expedition.monsters[0] ?? {}, { at: 0 }), nothing],
};

test.each(CONDITIONS.filter((condition) => condition !== 'nobody-else' && condition !== 'target-not-adjacent'))(
  '[core.specific-beats-general] if %s, and only then',
  (condition) => {
    const [holds, fails] = SCENES[condition as keyof typeof SCENES]; // one of its keys, by the filter above
    const build = () => withActivator([given(condition, shield(2, SELF))]);
    const met = act(thrown(hall(build(), holds)), use());
    expect(accountOf(met).figures[USER]?.shield).toBe(2);
    expect(refusal(thrown(hall(build(), fails)), use())).not.toBeNull();
  },
);

test('[core.specific-beats-general] if target-not-adjacent, by where both stood when it was declared', () => {
  const state = thrown(hall(withActivator([given('target-not-adjacent', shield(2, SELF))])));
  expect(refusal(state, use())).toBe('core.specific-beats-general');
  const afar = changed(state, ({ table }) => {
    Object.assign(expeditionOf(table).attack ?? {}, { wasAdjacent: false });
  });
  expect(accountOf(act(afar, use())).figures[USER]?.shield).toBe(2);
});

test('[core.specific-beats-general] if nobody-else can be meant by the rest', () => {
  const arc = [harm(2, one('other-enemy', 2)), given('nobody-else', damage(3))];
  const state = thrown(hall(withActivator(arc, { kind: 'hit' })));
  expect(refusal(state, use())).not.toBeNull();
  const alone = changed(state, ({ table }) => {
    for (const monster of expeditionOf(table).monsters) if (monster.id !== NEAR) monster.at = 0;
  });
  expect(attackIn(act(alone, use())).added).toBe(3);
  expect(attackIn(act(state, use(4))).added).toBe(0);
});

test('[activator.riders] what follows a damage Activator comes with the Damage', () => {
  const rider = [damage(1), shield(3, SELF)];
  const state = act(thrown(hall(withActivator(rider, { kind: 'damage' }))), use());
  expect(accountOf(state).figures[USER]?.shield).toBe(0);
  const struck = act(act(state, MOMENTUM), { type: 'damage' });
  expect([accountOf(struck).figures[USER]?.shield, accountOf(struck).figures[NEAR]?.hitpoints]).toEqual([3, 16]);
});

test('[attack.attacker-falls] [damage.returned-comes-first] what comes back fells its user: the others are hurt, and nothing follows', () => {
  const wild = withActivator([harm(1, each('enemy', 3)), shield(2, one('ally', 'anywhere'))]);
  const state = changed(pushed(hall(wild)), ({ table }) => {
    Object.assign(entityOf(table, USER), { hitpoints: 1 });
    Object.assign(entityOf(table, NEAR), { reflect: 9 });
  });
  const { told, state: after } = heard(state, use(BESIDE));
  const harms = told.filter(({ event }) => event.type === 'harmed');
  expect(harms.map(({ rule, event }) => [event.type === 'harmed' && event.who, rule])).toEqual([
    [USER, 'damage.reflect'],
    [NEAR, 'damage.worked-example-cleric'],
    [NEXT, 'damage.computation'],
  ]);
  expect([entityOf(after.table, USER).hitpoints, entityOf(after.table, BESIDE).shield]).toEqual([0, 0]);
});

test('[ai.has-effect] what strips is of use wherever there is either layer to strip', () => {
  const isOfUse = (layers: { readonly reflect: number; readonly shield: number }): boolean => {
    const { table } = changed(thrown(hall(withActivator([strip(1)]))), (draft) => {
      Object.assign(entityOf(draft.table, NEAR), layers);
    });
    return matters(table, { user: entityOf(table, USER), level: 1, trigger: null }, strip(1), NEAR, null);
  };
  const found = [0, 2].flatMap((reflect) => [0, 2].map((shield) => isOfUse({ reflect, shield })));
  expect(found).toEqual([false, true, true, true]);
});

test('[activator.default-range] clauses that say the same are named once, and others each', () => {
  const namesFor = (other: Whom): number => choicesOf([shield(1, one('ally', 2)), shield(1, other)]).length;
  const others = [2, 3, rising(2), 'adjacent', 'anywhere'] as const;
  expect(others.map((within) => namesFor(one('ally', within)))).toEqual([1, 2, 2, 2, 2]);
  expect([one('enemy', 2), upToTwo('ally', 2), oneNearTarget('ally', 2)].map(namesFor)).toEqual([2, 2, 2]);
});

test('[activator.once-unless-repeat] the odds count whatever helps to hit or to hurt, and nothing else', () => {
  const isCounted = (clause: Clause): boolean => {
    const { table } = hall(withActivator([clause], { kind: clause.word === 'to-hit' ? 'aim' : 'damage' }));
    const [user, near] = [entityOf(table, USER), entityOf(table, NEAR)];
    const [arm] = armsOf(table, user);
    const named = arm && blowOf(table, user, near, arm, null).purchases;
    return named?.some(({ cost, toHit }) => cost === 0 && (clause.word !== 'to-hit' || toHit === 3)) === true;
  };
  const helping = [toHit(3), damage(1), ignoreArmor(2), strip(1), countsAs('shadow')];
  expect(helping.map(isCounted)).toEqual([true, true, true, true, true]);
  expect([shield(1), heal(1), countsAs('light')].map(isCounted)).toEqual([false, false, false]);
});

test('[attack.form-cost] a made-up form costs, reaches and hurts as it says, at every level', () => {
  for (const form of FORMS) for (const cost of [0, 1, 3]) for (const level of LEVELS) holdForm(form, cost, level);
});

function holdForm(form: AttackForm['form'], cost: number, level: Level): void {
  const of: AttackForm = { id: 'hurl', form, cost, range: rising(2), damage: rising(1) };
  const { table } = hall(wearing([attacks(of)], { item: 'short-sword', level }));
  const rises = level >= 4 ? 2 : level >= 2 ? 1 : 0;
  const base = 3 + (level === 5 ? 2 : level >= 3 ? 1 : 0);
  expect(armsOf(table, entityOf(table, USER))).toMatchObject([
    { form: 'hurl', shape: form, cost, range: 2 + rises, damage: 1 + rises, base },
  ]);
}
