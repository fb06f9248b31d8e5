import { expect, test } from 'vitest';
import { BOOSTS, type BoostId, type Gains, LEVELS, type Level, WEAKNESSES } from '../../src/content/index.ts';
import type { Trait, TraitWord } from '../../src/content/traits.ts';
import { CONDITIONS, STATISTICS } from '../../src/content/vocabulary.ts';
import {
  activator,
  always,
  attacks,
  counted,
  each,
  effect,
  escapes,
  MELEE,
  more,
  one,
  owns,
  plain,
  plus,
  rising,
  SELF,
} from '../../src/content/write.ts';
import { setOut } from '../../src/frames/travelling.ts';
import { activatorsOf } from '../../src/queries/activators.ts';
import { gritAgainst } from '../../src/queries/declaring.ts';
import { entityOf, expeditionOf, heroOf } from '../../src/queries/entities.ts';
import { escapeBonus } from '../../src/queries/escaping.ts';
import { destinations } from '../../src/queries/moving.ts';
import { armsOf, elementsOf } from '../../src/queries/reach.ts';
import { statisticsBy } from '../../src/queries/stats.ts';
import type { Action, Hero } from '../../src/types/index.ts';
import { type Scene, sq } from '../scene.ts';
import {
  AWAY,
  act,
  attackIn,
  BESIDE,
  changed,
  hall,
  MADE,
  type Match,
  MOMENTUM,
  NEAR,
  refusal,
  thrown,
  USER,
  use,
  wearing,
} from './made-up.ts';

// What holds without being bought: each trait, with every number, level and condition that it can be given.

const NUMBERS = [1, 2, 3] as const;
const rise = (level: Level): number => (level >= 4 ? 2 : level >= 2 ? 1 : 0);
const worn = (gains: Gains, set?: (scene: Scene) => void, level: Level = 1): Match =>
  hall(wearing(gains, { level }), set);
const userIn = ({ table }: Match): Hero => heroOf(table, USER);
const usedUp = (state: Match, what: string, times: number): Match =>
  changed(state, ({ table }) => {
    entityOf(table, USER).usedInEncounter = [{ what, times }];
  });

test.each(STATISTICS)('[ability.passive] %s: as much as it says, at every level of the piece', (statistic) => {
  const without = statisticsBy(wearing([]))[statistic];
  const least = statistic === 'speed' ? 1 : 0;
  for (const n of [-2, ...NUMBERS])
    for (const level of LEVELS) {
      const [fixed, risen] = [plus(statistic, n), plus(statistic, rising(n))].map(
        (gain) => statisticsBy(wearing([gain], { level }))[statistic],
      );
      expect([fixed, risen]).toEqual([Math.max(least, without + n), Math.max(least, without + n + rise(level))]);
    }
});

/** What a trait with a number is at every number and level. */
function numbered(
  word: Parameters<typeof counted>[0],
  read: (state: Match) => number,
  others: Gains = [],
  set?: (scene: Scene) => void,
): void {
  const without = read(worn(others, set));
  for (const n of NUMBERS)
    for (const level of LEVELS) {
      const state = worn([...others, always(counted(word, rising(n)))], set, level);
      expect([word, n, level, read(state)]).toEqual([word, n, level, without + n + rise(level)]);
    }
}

const BOLT = always({ trait: 'spellbolt', base: 2, range: 3, elements: ['fire', 'acid'] });
const boltIn = (state: Match) => armsOf(state.table, userIn(state)).find(({ means }) => means === 'bolt');
const poisoned = (gains: Gains, level: Level = 1): readonly number[] => {
  const venom = owns(activator(MADE, 0, 'free', [effect('poison', 4, SELF)], null));
  return userIn(act(thrown(worn([venom, ...gains], undefined, level)), use())).effects.map(({ n }) => n);
};

/** While `play` goes on, this boost says something else. */
function brewed<X>(boost: BoostId, gains: Gains, play: () => X): X {
  const menu = BOOSTS as Record<BoostId, (typeof BOOSTS)[BoostId]>; // read-only for everybody but the brewer
  const printed = menu[boost];
  menu[boost] = { ...printed, gains };
  try {
    return play();
  } finally {
    menu[boost] = printed;
  }
}

const setsOutWith = (trait: Trait) =>
  brewed('marching-song', [always(trait)], () => {
    const { table } = changed(worn([]), () => undefined);
    setOut(table, 0, [{ boost: 'marching-song', element: null }]);
    return expeditionOf(table);
  });

/** A passage of one square's width, with an enemy two squares before the user and another two behind that one. */
function narrow(scene: Scene): void {
  scene.hall(13, 1).hero(USER, 4, 0);
  scene.hero(BESIDE, 0, 0);
  scene.hero(AWAY, 1, 0);
  for (const [i, x] of [6, 8, 12].entries()) Object.assign(scene.expedition.monsters[i] ?? {}, { at: sq(x, 0) });
}
const goesTo = (gains: Gains, x: number): boolean => {
  const state = worn([plus('speed', 5), ...gains], narrow);
  return destinations(state.table, userIn(state)).includes(sq(x, 0));
};

/** Who is asked where the user is pushed to, after a miss. */
const chooser = (gains: Gains): number => {
  const question = act(thrown(worn(gains), 1, 1, 1), MOMENTUM).asks[0]?.question;
  return question?.kind === 'push' ? question.who : -1;
};

/** Whether the first step away from the enemy costs an Escape Check. */
const throwsDice = (gains: Gains): boolean =>
  act(worn(gains), { type: 'go', to: sq(6, 7) }, 6, 6).rng.loaded?.length === 0;

const callOn = (trait: 'to-hit-later' | 'surges'): Action => ({ type: 'callOn', trait });

/** So many times, and not once more. */
function timed(word: string, offer: (perEncounter: number) => Match, isOpen: (state: Match) => boolean): void {
  for (const times of NUMBERS) {
    const state = offer(times);
    expect([word, times, isOpen(usedUp(state, word, times - 1)), isOpen(usedUp(state, word, times))]).toEqual([
      ...[word, times],
      true,
      false,
    ]);
  }
}

const rerolls = (trait: 'reroll-attack' | 'reroll-attack-or-escape'): void =>
  timed(
    trait,
    (perEncounter) => worn([always({ trait, perEncounter })]),
    (state) => act(state, STRIKE, 3, 4, 5).asks[0]?.question.kind === 'reroll',
  );

const STRIKE: Action = { type: 'attack', target: NEAR, means: 'hand', form: 'melee', element: null };

/** What every own Attack has more of, and under which conditions. */
function ofEveryAttack(word: 'to-hit' | 'damage', read: (state: Match) => number): void {
  const without = read(thrown(worn([])));
  for (const n of NUMBERS)
    for (const level of LEVELS)
      expect(read(thrown(worn([always(more(word, rising(n)))], undefined, level)))).toBe(without + n + rise(level));
  const flanked = (scene: Scene): void => void scene.hero(BESIDE, 8, 7);
  const held = CONDITIONS.filter(
    (condition) => read(thrown(worn([always(more(word, 2, condition))], flanked))) > without,
  );
  expect(held).toEqual(['ally-beside-target', 'target-is-minion']);
}

/** What all these heroes have by birth. [race.elf] */
const LIGHT_STEP = 2;

/** One check for each, so that a new trait without one does not compile. */
const CHECKS: Readonly<Record<TraitWord, () => void>> = {
  'poison-less'() {
    for (const n of NUMBERS)
      for (const level of LEVELS) {
        const left = 4 - n - rise(level);
        expect(poisoned([always(counted('poison-less', rising(n)))], level)).toEqual(left > 0 ? [left] : []);
      }
  },
  'poison-proof': () => expect([poisoned([]), poisoned([always(plain('poison-proof'))])]).toEqual([[4], []]),
  'melee-base': () => numbered('melee-base', (state) => armsOf(state.table, userIn(state))[0]?.base ?? 0),
  'bolt-base': () => numbered('bolt-base', (state) => boltIn(state)?.base ?? 0, [BOLT]),
  'bolt-range': () => numbered('bolt-range', (state) => boltIn(state)?.range ?? 0, [BOLT]),
  'grit-from-afar'() {
    const grit = (shape: 'melee' | 'reach' | 'ranged') => (state: Match) =>
      gritAgainst(state.table, userIn(state), { shape });
    numbered('grit-from-afar', grit('ranged'));
    numbered('grit-from-afar', grit('reach'));
    expect(grit('melee')(worn([always(counted('grit-from-afar', 2))]))).toBe(grit('melee')(worn([])));
  },
  'other-roles-for'() {
    for (const n of NUMBERS)
      for (const level of LEVELS) {
        const state = worn([always(counted('other-roles-for', rising(n)))], undefined, level);
        const prices = activatorsOf(state.table, userIn(state)).map(({ of, cost }) => [of.id, cost]);
        expect(prices).toContainEqual(['mend', 1 + n + rise(level)]);
        expect(prices).toContainEqual(['finish', 2 + n + rise(level)]);
        expect(prices).toContainEqual(['brace', 1]);
      }
  },
  'start-shield': () =>
    numbered(
      'start-shield',
      (state) => entityOf(state.table, USER).shield,
      [],
      (scene) => void scene.dawn(USER),
    ),
  glory: () => expect(NUMBERS.map((n) => setsOutWith(counted('glory', n)).glory)).toEqual([11, 12, 13]),
  'exploration-rerolls': () =>
    expect(NUMBERS.map((n) => setsOutWith(counted('exploration-rerolls', n)).rumours)).toEqual([1, 2, 3]),
  'between-legs': () => {
    const legs = [always(plain('between-legs'))];
    expect([goesTo([], 7), goesTo(legs, 7), goesTo(legs, 9)]).toEqual([false, true, false]);
  },
  'crosses-enemies': () => {
    const shade = [always(plain('crosses-enemies'))];
    expect([goesTo(shade, 7), goesTo(shade, 9), goesTo(shade, 6)]).toEqual([true, true, false]);
  },
  wild: () => {
    const surges = (gains: Gains): number | undefined =>
      expeditionOf(act(worn(gains), STRIKE, 1, 4, 5).table).attack?.surges;
    expect([surges([]), surges([always(plain('wild'))])]).toEqual([1, 0]);
  },
  'body-keeps-speed': () => {
    const heavy = [plus('speed', -2)];
    const speeds = [[], heavy, [...heavy, always(plain('body-keeps-speed'))]].map(
      (gains) => statisticsBy(wearing(gains)).speed,
    );
    expect(speeds).toEqual([6, 4, 6]);
  },
  'chooses-push': () => expect([chooser([]), chooser([always(plain('chooses-push'))])]).toEqual([NEAR, USER]),
  'first-step-dodges': () =>
    expect([throwsDice([]), throwsDice([always(plain('first-step-dodges'))])]).toEqual([true, false]),
  'half-crowns-kept': () => {
    const gains = BOOSTS['rescuers-pact'].gains;
    expect(gains).toEqual([always(plain('half-crowns-kept'))]); // without a number: [expedition.rescuers-pact]
  },
  'reroll-attack': () => rerolls('reroll-attack'),
  'reroll-attack-or-escape': () => rerolls('reroll-attack-or-escape'),
  'chosen-element': () =>
    timed(
      'chosen-element',
      (perEncounter) =>
        brewed('weapon-oil', [always({ trait: 'chosen-element', perEncounter })], () =>
          changed(worn([]), (draft) => {
            Object.assign(expeditionOf(draft.table), { boosts: [{ boost: 'weapon-oil', element: 'acid' }] });
            elementsIn(draft);
          }),
        ),
      (state) => elementsIn(state).includes('acid'),
    ),
  'to-hit-later'() {
    for (const n of NUMBERS) {
      const state = thrown(worn([always({ trait: 'to-hit-later', n: rising(n), perEncounter: 1 })], undefined, 4));
      expect(attackIn(act(state, callOn('to-hit-later'))).aimed).toBe(n + 2);
    }
    timed(
      'to-hit-later',
      (perEncounter) => thrown(worn([always({ trait: 'to-hit-later', n: rising(1), perEncounter })])),
      (state) => refusal(state, callOn('to-hit-later')) === null,
    );
  },
  surges() {
    for (const n of NUMBERS) {
      const state = thrown(worn([always({ trait: 'surges', n: rising(n), perEncounter: 1 })], undefined, 2));
      expect(attackIn(act(state, callOn('surges'))).surges).toBe(20 + n + 1);
    }
    timed(
      'surges',
      (perEncounter) => thrown(worn([always({ trait: 'surges', n: rising(1), perEncounter })])),
      (state) => refusal(state, callOn('surges')) === null,
    );
  },
  'to-hit': () => ofEveryAttack('to-hit', (state) => attackIn(state).toHit),
  damage: () => ofEveryAttack('damage', (state) => attackIn(state).damage),
  escape() {
    const bonus = (whom: Parameters<typeof escapes>[1], who: number): number => {
      const { table } = worn([always(escapes(2, whom))]);
      const one = entityOf(table, who);
      return escapeBonus(table, one, one.at) - LIGHT_STEP;
    };
    expect([bonus(SELF, USER), bonus(SELF, BESIDE)]).toEqual([2, 0]);
    expect([bonus(each('ally', 'adjacent'), USER), bonus(each('ally', 'adjacent'), BESIDE)]).toEqual([0, 2]);
    expect([bonus(each('self-or-ally', 4), AWAY), bonus(each('self-or-ally', 5), AWAY)]).toEqual([0, 2]);
    expect([bonus(each('self-or-ally', 'anywhere'), USER), bonus(one('ally', 'anywhere'), AWAY)]).toEqual([2, 2]);
  },
  cheaper() {
    const cheaper: Action = { type: 'use', activator: 'brace', targets: [USER], isCheaper: true };
    timed(
      'cheaper brace',
      (perEncounter) => thrown(worn([always({ trait: 'cheaper', activator: 'brace', perEncounter })])),
      (state) => refusal(state, cheaper) === null,
    );
    const state = thrown(worn([always({ trait: 'cheaper', activator: 'brace', perEncounter: 1 })]));
    expect(attackIn(act(state, cheaper)).surges).toBe(20);
  },
  'base-element'() {
    for (const element of WEAKNESSES) {
      const gains: Gains = [attacks(MELEE), always({ trait: 'base-element', element })];
      expect(elementsIn(hall(wearing(gains, { item: 'short-sword' })))).toEqual([null, element]);
      expect(elementsIn(worn(gains))).toEqual([null]);
    }
  },
  spellbolt() {
    expect(boltIn(worn([BOLT]))).toMatchObject({ base: 2, range: 3, elements: ['fire', 'acid'], shape: 'ranged' });
    expect(boltIn(worn([]))).toBeUndefined();
  },
};

const elementsIn = (state: Match) => {
  const [arm] = armsOf(state.table, userIn(state));
  return arm === undefined ? [] : elementsOf(state.table, userIn(state), arm);
};

test.each(Object.entries(CHECKS))(
  '[ability.passive] [ability.active] %s: every number, level and condition',
  (_word, holds) => holds(),
);
