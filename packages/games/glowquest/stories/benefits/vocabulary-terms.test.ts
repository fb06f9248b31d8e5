import { expect, test } from 'vitest';
import {
  type Condition,
  type Duration,
  NEGATIVES,
  POSITIVES,
  TIMINGS,
  type Timing,
} from '../../src/content/vocabulary.ts';
import type { EffectKind } from '../../src/types/index.ts';
import type { Scene } from '../scene.ts';
import {
  accountOf,
  act,
  BESIDE,
  clause,
  FIRST,
  hall,
  holding,
  LIFE,
  type Match,
  made,
  NEAR,
  NEXT,
  on,
  printed,
  refusal,
  STRIKE,
  settled,
  USER,
  use,
} from './made-up.ts';

// What a Benefit says besides its clauses: price, moment, limit, condition, and when what it gave is over.

const GUARDED = [clause('shield', 1)];

test.each([0, 1, 2, 3, 4, 5])(
  '[benefit.pay] [benefit.not-enough] a Benefit for %i costs that, in every window',
  (cost) => {
    for (const timing of TIMINGS) {
      const at = MOMENTS[timing];
      printed({ [FIRST]: made(GUARDED, { cost, timing }) }, () => {
        const rich = at(cost);
        expect(accountOf(act(rich, use(FIRST))).surges).toBe((rich.table.turn?.surges ?? 0) - cost);
        if (cost > 0) expect(refusal(withSurges(rich, cost - 1), use(FIRST))).toBe('benefit.not-enough');
      });
    }
  },
);

const withSurges = (state: Match, surges: number): Match => {
  const draft = structuredClone(state);
  if (draft.table.turn !== null) draft.table.turn.surges = surges;
  return holding(draft, FIRST);
};

const begun = (surges: number): Match => withSurges(hall(), surges);

/** A moment for each timing at which it can be used, with at least so many Surges. */
const MOMENTS: Readonly<Record<Timing, (surges: number) => Match>> = {
  any: begun,
  before: begun,
  roll: (surges) => act(begun(surges), STRIKE, 12),
  hit: (surges) => hitWith(begun(surges)),
  miss: (surges) => missWith(begun(surges)),
  after: (surges) => attacked(begun(surges)),
};

const hitWith = (state: Match): Match => on(act(state, STRIKE, 12), 'hit');
const missWith = (state: Match): Match => on(act(state, STRIKE, 1), 'miss');
const attacked = (state: Match): Match => on(act(state, STRIKE, 1), 'turn');

test('[benefit.timing] each is for its own moments, and for no other', () => {
  const moments = {
    fresh: begun(9),
    roll: act(begun(9), STRIKE, 12),
    hit: on(act(begun(9), STRIKE, 12), 'hit'),
    attacked: attacked(begun(9)),
  };
  const may: Readonly<Record<Timing, readonly (keyof typeof moments)[]>> = {
    any: ['fresh', 'attacked'],
    before: ['fresh'],
    roll: ['roll'],
    hit: ['hit'],
    miss: [],
    after: ['attacked'],
  };
  for (const timing of TIMINGS)
    printed({ [FIRST]: made(GUARDED, { timing }) }, () => {
      for (const [name, state] of Object.entries(moments)) {
        const expected = may[timing].some((moment) => moment === name)
          ? null
          : timing === 'after'
            ? 'attack.after-window'
            : 'benefit.timing';
        expect([timing, name, refusal(holding(state, FIRST), use(FIRST))]).toEqual([timing, name, expected]);
      }
    });
});

test.each([1, 2, 3])('[benefit.limit] %i times in a Turn', (perTurn) => {
  printed({ [FIRST]: made(GUARDED, { limit: { perTurn, isLong: false, belowShield: 0, notLord: false } }) }, () => {
    let state = begun(9);
    for (let times = 0; times < perTurn; times++) state = act(state, use(FIRST));
    expect([accountOf(state).figures[USER]?.shield, refusal(state, use(FIRST))]).toEqual([perTurn, 'benefit.limit']);
  });
});

test.each([1, 2, 3])('[benefit.limit] only below %i Shield', (belowShield) => {
  printed({ [FIRST]: made(GUARDED, { limit: { perTurn: 9, isLong: false, belowShield, notLord: false } }) }, () => {
    let state = begun(9);
    while (refusal(state, use(FIRST)) === null) state = act(state, use(FIRST));
    expect([accountOf(state).figures[USER]?.shield, refusal(state, use(FIRST))]).toEqual([
      belowShield,
      'benefit.limit',
    ]);
  });
});

test('[stack.long-once] a Long limit holds as long as the Effect lasts, whatever it is, and only for what is Long', () => {
  for (const word of [...NEGATIVES, ...POSITIVES, 'taunt'] as const)
    for (const duration of ['turn', 'short', 'long'] as const) {
      const limit = { perTurn: 9, isLong: true, belowShield: 0, notLord: false };
      printed({ [FIRST]: made([clause(word, 1)], { target: 'any-enemy', duration, limit }) }, () => {
        const state = act(begun(9), use(FIRST, NEXT));
        expect([word, refusal(state, use(FIRST, NEAR))]).toEqual([
          word,
          duration === 'long' ? 'stack.long-once' : null,
        ]);
      });
    }
});

test('[benefit.category] not on a Lord', () => {
  const limit = { perTurn: 1, isLong: false, belowShield: 0, notLord: true };
  printed({ [FIRST]: made([clause('weak', 1)], { target: 'any-enemy', limit }) }, () => {
    const state = holding(
      hall((scene) => void scene.monster('lord-girdan-the-savage', 9, 9)),
      FIRST,
    );
    expect([refusal(state, use(FIRST, NEAR)), refusal(state, use(FIRST, 6))]).toEqual([null, 'benefit.category']);
  });
});

/** What each condition hangs on: when it is so, and when it is not. */
const CASES: Readonly<
  Record<Condition, { readonly met: (scene: Scene) => void; readonly unmet: (scene: Scene) => void }>
> = {
  wounded: { met: life(USER, 7), unmet: life(USER, 8) },
  bloodied: { met: life(NEAR, Math.floor(LIFE / 2)), unmet: life(NEAR, Math.floor(LIFE / 2) + 1) },
  stopped: { met: (scene) => void scene.monster('ghoul', 9, 6), unmet: () => undefined },
  flanked: { met: (scene) => void scene.hero('utility', 8, 7), unmet: () => undefined },
  hit: { met: (scene) => void scene.turn(USER, 9, { hasHit: true }), unmet: () => undefined },
  killed: { met: (scene) => void scene.turn(USER, 9, { hasKilled: true }), unmet: () => undefined },
};

function life(id: number, hitpoints: number): (scene: Scene) => void {
  return ({ table }) => {
    for (const one of [...table.heroes, ...table.monsters]) if (one.id === id) one.hitpoints = hitpoints;
  };
}

test.each(Object.entries(CASES))(
  '[benefit.clause-order] what hangs on “%s” happens only when it is so',
  (name, { met, unmet }) => {
    const condition = name as Condition; // the keys of the table above
    const clauses = [clause('push', 2), clause('weak', 1, { condition })];
    const weakened = (change: (scene: Scene) => void): boolean =>
      printed({ [FIRST]: made(condition === 'stopped' ? clauses : clauses.slice(1), { target: 'any-enemy' }) }, () => {
        const state = holding(hall(change), FIRST);
        return accountOf(settled(act(state, use(FIRST, NEAR)))).figures[NEAR]?.effects.length === 1;
      });
    expect([weakened(met), weakened(unmet)]).toEqual([true, false]);
  },
);

test('[benefit.clause-order] of several that were pushed, only those who were stopped are meant', () => {
  const clauses = [clause('push', 2), clause('weak', 1, { condition: 'stopped' })];
  printed({ [FIRST]: made(clauses, { target: 'adjacent-enemies' }) }, () => {
    const scene = hall((more) => {
      more.monster('champion-goblin-warboss', 6, 5);
      more.monster('ghoul', 9, 6); // in the way of the first of the two
    });
    const { figures } = accountOf(settled(act(holding(scene, FIRST), use(FIRST))));
    expect([figures[NEAR], figures[6]]).toMatchObject([
      { at: [8, 6], effects: ['weak 1 long'] },
      { at: [6, 3], effects: [] },
    ]);
  });
});

/** How many Turns of its bearer an Effect outlasts, given in its bearer's own Turn or before it. */
const OUTLASTS: Readonly<Record<Exclude<Duration, 'now'>, (isOwnTurn: boolean) => number>> = {
  turn: () => 0,
  short: (isOwnTurn) => (isOwnTurn ? 1 : 0),
  long: () => Number.POSITIVE_INFINITY,
};

test.each([...NEGATIVES, ...POSITIVES, 'taunt'] as const)(
  '[dur.turn] [dur.short] [dur.long] %s ends by its duration alone',
  (kind) => {
    for (const [duration, outlasts] of Object.entries(OUTLASTS))
      for (const isOwnTurn of [true, false]) {
        const state = hall((scene) => {
          const given = { duration: duration as 'turn', turn: isOwnTurn ? 10 : 9, by: BESIDE } as const; // the keys of the table above
          scene.effect(USER, kind satisfies EffectKind, 1, given);
          scene.table.monsters = scene.table.monsters.slice(2);
          scene.effect(5, 'stun', 0).effect(5, 'immobile', 0);
        });
        const ended = act(state, { type: 'endTurn' }, 3, 2, 4);
        const isThere = ended.table.heroes[USER]?.effects.some((one) => one.kind === kind) === true;
        expect([kind, duration, isOwnTurn, isThere]).toEqual([kind, duration, isOwnTurn, outlasts(isOwnTurn) > 0]);
      }
  },
);

test('[damage.self-inflicted] damage dealt to oneself skips one’s Reflect, like damage taken', () => {
  for (const word of ['deal-damage', 'take-damage'] as const)
    printed({ [FIRST]: made([clause(word, 2)]) }, () => {
      const state = holding(
        hall(({ table }) => void Object.assign(table.heroes[USER] ?? {}, { reflect: 2, shield: 1 })),
        FIRST,
      );
      expect(accountOf(act(state, use(FIRST))).figures[USER]).toMatchObject({ hitpoints: 4, reflect: 2, shield: 0 });
    });
});

test('[effect.lord-braced] a Lord goes one square in a Benefit, however often it is pushed, pulled and slid', () => {
  for (const words of [
    ['push', 'push'],
    ['push', 'slide'],
    ['slide', 'push'],
    ['slide', 'slide'],
  ] as const)
    printed(
      {
        [FIRST]: made(
          words.map((word) => clause(word, 2)),
          { target: 'any-enemy' },
        ),
      },
      () => {
        const state = holding(
          hall((scene) => {
            scene.table.monsters = [];
            scene.monster('lord-girdan-the-savage', 7, 6);
          }),
          FIRST,
        );
        const at = accountOf(settled(act(state, use(FIRST, 6)))).figures[6]?.at ?? [0, 0];
        expect([words, Math.max(Math.abs(at[0] - 7), Math.abs(at[1] - 6))]).toEqual([words, 1]);
      },
    );
});
