import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FLAMES } from '../content/spells.ts';
import { faceOf, isBlock, isHit } from '../queries/combat.ts';
import type { House } from '../types/index.ts';
import { blow, exactBlow, type Strike } from './blow.ts';
import { PLAIN_HOUSE, sidesThatBlock, sidesThatHit } from './die.ts';
import { type Fraction, fractionText } from './field.ts';
import { exactResistChance, resistChance } from './resist.ts';
import { scorch } from './scorch.ts';
import { quickBlow } from './table.ts';

const HOUSES: readonly House[] = [
  PLAIN_HOUSE,
  { ...PLAIN_HOUSE, blankDie: true },
  { ...PLAIN_HOUSE, publishedShields: true },
  { ...PLAIN_HOUSE, blankDie: true, publishedShields: true },
];
const [PLAIN, BLANK, PUBLISHED, BOTH] = [
  'the plain rules',
  'blankDie',
  'publishedShields',
  'blankDie and publishedShields',
];
const NAMED_HOUSES = [PLAIN, BLANK, PUBLISHED, BOTH].map((name, i) => [name, HOUSES[i] ?? PLAIN_HOUSE] as const);

const strikeOf = (strike: Partial<Strike>): Strike => ({
  attack: 3,
  defend: 2,
  body: 1,
  isHeroDefending: false,
  house: PLAIN_HOUSE,
  isBlackOnly: false,
  ...strike,
});

const texts = (list: readonly Fraction[]): readonly string[] => list.map(fractionText);
const inDecimals = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 10n ** 15n) / denominator) / 1e15;

/** Every fall of some dice, as numbers 1 to 6. */
function* falls(dice: number): Generator<readonly number[]> {
  if (dice === 0) yield [];
  else for (const rest of falls(dice - 1)) for (let number = 1; number <= 6; number++) yield [...rest, number];
}

/** Counts damage over every fall of every die, played as the rules say: without a skull nobody defends. */
function counted({ attack, defend, isHeroDefending, house, isBlackOnly }: Strike): readonly bigint[] {
  const ways = Array<bigint>(attack + 1).fill(0n);
  const count = (damage: number, falling: bigint): void => {
    ways[damage] = (ways[damage] ?? 0n) + falling;
  };
  for (const attacked of falls(attack)) {
    const hits = attacked.filter((number) => isHit(faceOf(house, number))).length;
    if (hits === 0) count(0, 6n ** BigInt(defend));
    else {
      for (const defended of falls(defend)) {
        const blocks = defended.filter((number) =>
          isBlock(faceOf(house, number), house, isHeroDefending, isBlackOnly),
        ).length;
        count(Math.max(0, hits - blocks), 1n);
      }
    }
  }
  return ways;
}

const isRatio = ({ numerator, denominator }: Fraction, ways: bigint, all: bigint): boolean =>
  numerator * all === ways * denominator;

describe.each(NAMED_HOUSES)('every fall of every die, under %s', (_name, house) => {
  const sides = [false, true].flatMap((isHeroDefending) =>
    [false, true].map((isBlackOnly) => ({ isHeroDefending, isBlackOnly })),
  );
  const dice = [1, 2, 3, 4].flatMap((attack) =>
    [1, 2, 3, 4].filter((defend) => attack + defend < 7).map((defend) => ({ attack, defend })),
  );

  test.each(sides)(
    '[combat.skull-is-hit] [combat.no-skull-fails] [combat.damage-is-difference] is counted: %o',
    (side) => {
      for (const { attack, defend } of dice) {
        const ways = counted(strikeOf({ ...side, attack, defend, house }));
        const all = 6n ** BigInt(attack + defend);
        for (const body of [1, 2, 3, 8]) {
          const odds = exactBlow(strikeOf({ ...side, attack, defend, house, body }));
          const total = (from: number): bigint => ways.slice(from).reduce((sum, n) => sum + n, 0n);
          const mean = (cap: number): bigint =>
            ways.reduce((sum, n, damage) => sum + n * BigInt(Math.min(damage, cap)), 0n);
          expect(odds.distribution).toHaveLength(attack + 1);
          expect(odds.distribution.every((chance, damage) => isRatio(chance, ways[damage] ?? -1n, all))).toBe(true);
          expect(isRatio(odds.hit, total(1), all)).toBe(true);
          expect(isRatio(odds.kill, total(body), all)).toBe(true);
          expect(isRatio(odds.expectedDamage, mean(attack), all)).toBe(true);
          expect(isRatio(odds.expectedWounds, mean(body), all)).toBe(true);
          expect(odds.wounds).toHaveLength(Math.min(attack, body) + 1);
          expect(isRatio(odds.wounds[body] ?? odds.kill, total(body), all)).toBe(true);
        }
      }
    },
  );
});

describe('what a face is worth', () => {
  const distribution = (strike: Partial<Strike>): readonly string[] =>
    texts(exactBlow(strikeOf({ attack: 1, defend: 1, ...strike })).distribution);

  test('[combat.any-shield-blocks] three sides of six block, for heroes and for monsters', () => {
    for (const isHeroDefending of [false, true]) expect(distribution({ isHeroDefending })).toEqual(['3/4', '1/4']);
  });

  test('[artifact.spirit-blade] one side of six blocks the Spirit Blade', () => {
    expect(distribution({ isBlackOnly: true })).toEqual(['7/12', '5/12']);
  });

  test('[combat.any-shield-blocks] house rule publishedShields: two white sides for a hero, one black for a monster', () => {
    const house = { ...PLAIN_HOUSE, publishedShields: true };
    expect(distribution({ house, isHeroDefending: true })).toEqual(['2/3', '1/3']);
    expect(distribution({ house })).toEqual(['7/12', '5/12']);
  });

  test('[combat.die-faces] house rule blankDie: half of the sides are skulls still, and two block', () => {
    const house = { ...PLAIN_HOUSE, blankDie: true };
    expect(distribution({ house })).toEqual(['2/3', '1/3']);
    expect(distribution({ house: { ...house, publishedShields: true }, isHeroDefending: true })).toEqual([
      '7/12',
      '5/12',
    ]);
  });

  test('[combat.monster-dies-at-zero] a broadsword against an orc: one blow in two kills, and more damage than Body Points is lost', () => {
    const odds = exactBlow(strikeOf({}));
    expect(texts(odds.distribution)).toEqual(['1/2', '5/16', '5/32', '1/32']);
    expect(texts([odds.expectedDamage, odds.hit, odds.kill, odds.expectedWounds, ...odds.wounds])).toEqual([
      '23/32',
      '1/2',
      '1/2',
      '1/2',
      '1/2',
      '1/2',
    ]);
  });

  test('[combat.min-one-die] dice that no rule leaves anybody with are reckoned all the same', () => {
    expect(texts(exactBlow(strikeOf({ attack: 0 })).distribution)).toEqual(['1']);
    expect(texts(exactBlow(strikeOf({ attack: 2, defend: 0 })).distribution)).toEqual(['1/4', '1/2', '1/4']);
    expect(blow(strikeOf({ body: 0 }))).toMatchObject({ kill: 1, wounds: [1], expectedWounds: 0 });
  });

  test('a hundred dice, or Body Points, are reckoned still', () => {
    expect(blow(strikeOf({ attack: 100, defend: 0 })).expectedDamage).toBeCloseTo(50, 9);
    expect(blow(strikeOf({ attack: 1, defend: 100 })).hit).toBeCloseTo(0, 9);
    expect(quickBlow(strikeOf({ body: 100 }))).toMatchObject({ kill: 0 });
  });

  test.each([{ attack: -1 }, { attack: 2.5 }, { defend: 101 }, { defend: Number.NaN }, { body: -1 }, { body: 1e9 }])(
    'no such blow: %o',
    (strike) => {
      expect(() => blow(strikeOf(strike))).toThrow(RangeError);
      expect(() => quickBlow(strikeOf(strike))).toThrow(RangeError);
    },
  );
});

const strikes: fc.Arbitrary<Strike> = fc.record({
  attack: fc.integer({ min: 1, max: 20 }),
  defend: fc.integer({ min: 1, max: 20 }),
  body: fc.integer({ min: 1, max: 20 }),
  isHeroDefending: fc.boolean(),
  isBlackOnly: fc.boolean(),
  house: fc.constantFrom(...HOUSES),
});

describe('properties of any blow', () => {
  test('decimals and fractions agree, and chances add up to one', () => {
    fc.assert(
      fc.property(strikes, (strike) => {
        const [quick, exact] = [blow(strike), exactBlow(strike)];
        for (const measure of ['expectedDamage', 'hit', 'kill', 'expectedWounds'] as const)
          expect(quick[measure]).toBeCloseTo(inDecimals(exact[measure]), 12);
        for (const list of ['distribution', 'wounds'] as const) {
          expect(quick[list].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
          for (const [i, chance] of exact[list].entries()) expect(quick[list][i]).toBeCloseTo(inDecimals(chance), 12);
        }
      }),
    );
  });

  test('another attack die never hurts, another die of defence or Body Point never helps, whoever strikes', () => {
    fc.assert(
      fc.property(strikes, (strike) => {
        const { attack, defend, body } = strike;
        const { expectedDamage: damage, kill, hit } = blow(strike);
        expect(blow({ ...strike, attack: attack + 1 }).expectedDamage).toBeGreaterThan(damage);
        expect(blow({ ...strike, attack: attack + 1 }).hit).toBeGreaterThan(hit);
        expect(blow({ ...strike, defend: defend + 1 }).expectedDamage).toBeLessThan(damage);
        expect(blow({ ...strike, body: body + 1 }).kill).toBeLessThanOrEqual(kill);
      }),
    );
  });

  test('[artifact.spirit-blade] black shields alone never block better', () => {
    fc.assert(
      fc.property(strikes, (strike) => {
        const damage = (isBlackOnly: boolean): number => blow({ ...strike, isBlackOnly }).expectedDamage;
        expect(damage(true)).toBeGreaterThanOrEqual(damage(false) - 1e-12);
      }),
    );
  });
});

test.each(NAMED_HOUSES)(
  'the tables hold what a blow is worth, under %s, and what they do not hold is reckoned',
  (_name, house) => {
    const dice = Array.from({ length: 18 }, (_, i) => i);
    const sides = [false, true].flatMap((isHeroDefending) =>
      [false, true].map((isBlackOnly) => [isHeroDefending, isBlackOnly] as const),
    );
    for (const [isHeroDefending, isBlackOnly] of sides) {
      const asked = dice.flatMap((attack) =>
        dice.flatMap((defend) => [0, 1, 2, 3, 4, 8, 9].map((body) => [attack, defend, body] as const)),
      );
      const wrong = asked.filter(([attack, defend, body]) => {
        const strike = { attack, defend, body, house, isHeroDefending, isBlackOnly };
        const [quick, whole] = [quickBlow(strike), blow(strike)];
        return (
          Math.abs(quick.expectedWounds - whole.expectedWounds) > 1e-12 || Math.abs(quick.kill - whole.kill) > 1e-12
        );
      });
      expect(wrong).toEqual([]);
      const strike = { attack: 3, defend: 2, body: 1, house, isHeroDefending, isBlackOnly };
      expect(quickBlow(strike)).toBe(quickBlow(strike)); // reckoned once
    }
  },
);

test('no other house rule touches the dice: the tables need not look at them', () => {
  for (const name of Object.keys(PLAIN_HOUSE)) {
    const house: House = { ...PLAIN_HOUSE, [name]: name === 'dwarfDisarm' ? 'published' : true };
    const sides = [
      sidesThatHit(house),
      ...[false, true].map((isHeroDefending) => sidesThatBlock(house, isHeroDefending, false)),
    ];
    expect([name, sides]).toEqual([
      name,
      name === 'blankDie' ? [3, 2, 2] : name === 'publishedShields' ? [3, 1, 2] : [3, 3, 3],
    ]);
  }
});

test('[dread.resist-roll] every fall of the red dice is counted; without Mind there is no roll', () => {
  for (let mind = 0; mind <= 6; mind++) {
    let free = 0;
    for (const fall of falls(mind)) if (fall.includes(6)) free++;
    expect(isRatio(exactResistChance(mind), BigInt(free), 6n ** BigInt(mind))).toBe(true);
    expect(resistChance(mind)).toBeCloseTo(free / 6 ** mind, 14);
  }
  expect(fractionText(exactResistChance(0))).toBe('0');
  expect(resistChance(100)).toBeCloseTo(1, 6);
  for (const mind of [-1, 0.5, 101, Number.NaN]) expect(() => resistChance(mind)).toThrow(RangeError);
});

test('[spell.ball-of-flame] [spell.fire-of-wrath] each red die that is high enough saves a Body Point, and no more are lost than there are', () => {
  const flame = (spell: keyof typeof FLAMES, body: number): number[] => Object.values(scorch(FLAMES[spell], body));
  for (const [spell, body, kill, damage] of [
    ['ball-of-flame', 1, 8 / 9, 8 / 9],
    ['ball-of-flame', 2, 4 / 9, 4 / 3],
    ['ball-of-flame', 3, 0, 4 / 3],
    ['fire-of-wrath', 1, 215 / 216, 215 / 216],
    ['fire-of-wrath', 3, 125 / 216, 5 / 2],
    ['fire-of-wrath', 4, 0, 5 / 2],
  ] as const) {
    const [killed = -1, lost = -1] = flame(spell, body);
    expect([killed, lost].map((chance) => chance.toFixed(9))).toEqual(
      [kill, damage].map((chance) => chance.toFixed(9)),
    );
  }
});
