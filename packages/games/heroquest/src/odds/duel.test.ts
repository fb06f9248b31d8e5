import { type Rng, roll, seedRng } from '@questhall/kernel';
import { surprise } from '@questhall/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEROES } from '../content/heroes.ts';
import { MONSTERS, NAMED } from '../content/monsters.ts';
import { faceOf, isBlock, isHit, isProof, needsSpiritBlade } from '../queries/combat.ts';
import type { House, MonsterInPlay } from '../types/index.ts';
import { PLAIN_HOUSE } from './die.ts';
import { type Duel, duel, exactDuel, type Fighter, type Pairing } from './duel.ts';
import { decimals, type Fraction, fractions, fractionText, sum } from './field.ts';
import { heroFighter, monsterFighter } from './fighters.ts';

const TRIES = 20_000;
/** A chance that no honest dice will meet in all the years of this suite. */
const INCREDIBLE = 1e-7;

const HOUSES: readonly House[] = [
  PLAIN_HOUSE,
  { ...PLAIN_HOUSE, blankDie: true },
  { ...PLAIN_HOUSE, publishedShields: true },
  { ...PLAIN_HOUSE, blankDie: true, publishedShields: true },
];

const fighterOf = (fighter: Partial<Fighter>): Fighter => ({
  attack: 1,
  defend: 1,
  body: 1,
  isHero: false,
  isBlackOnly: false,
  ...fighter,
});
const HERO = fighterOf({ isHero: true });
const inDecimals = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 10n ** 15n) / denominator) / 1e15;

/** One blow thrown with real dice. */
function thrown(rng: Rng, from: Fighter, at: Fighter, house: House): number {
  let [hits, blocks] = [0, 0];
  for (let die = 0; die < from.attack; die++) if (isHit(faceOf(house, roll(rng, 6)))) hits++;
  if (hits === 0) return 0;
  for (let die = 0; die < at.defend; die++)
    if (isBlock(faceOf(house, roll(rng, 6)), house, at.isHero, from.isBlackOnly)) blocks++;
  return Math.max(0, hits - blocks);
}

/** One duel fought with real dice. */
function fought(
  rng: Rng,
  { first, second, house }: Pairing,
): { readonly mine: number; readonly yours: number; readonly rounds: number } {
  let [mine, yours] = [first.body, second.body];
  for (let rounds = 1; ; rounds++) {
    yours = Math.max(0, yours - thrown(rng, first, second, house));
    if (yours > 0) mine = Math.max(0, mine - thrown(rng, second, first, house));
    if (mine === 0 || yours === 0) return { mine, yours, rounds };
  }
}

/** The chances of damage, by letting every face of every die fall. */
function damages(from: Fighter, at: Fighter, house: House): readonly number[] {
  let chances = new Map([[0, 1]]);
  const throwing = (dice: number, worth: (number: number) => number): void => {
    for (let die = 0; die < dice; die++) {
      const next = new Map<number, number>();
      for (const [total, chance] of chances)
        for (let number = 1; number <= 6; number++)
          next.set(total + worth(number), (next.get(total + worth(number)) ?? 0) + chance / 6);
      chances = next;
    }
  };
  throwing(from.attack, (number) => (isHit(faceOf(house, number)) ? 1 : 0));
  throwing(at.defend, (number) => (isBlock(faceOf(house, number), house, at.isHero, from.isBlackOnly) ? -1 : 0));
  const list = Array<number>(from.attack + 1).fill(0);
  for (const [total, chance] of chances) list[Math.max(0, total)] = (list[Math.max(0, total)] ?? 0) + chance;
  return list;
}

/** How far a duel has come: Body Points left, and how likely that is. */
interface Stage {
  readonly mine: number;
  readonly yours: number;
  readonly chance: number;
}

/** The duel as a chain, blow after blow, until next to nothing of it is undecided. */
function chained({ first, second, house }: Pairing): Duel<number> {
  const [ours, theirs] = [damages(first, second, house), damages(second, first, house)];
  const struck = ({ mine, yours, chance }: Stage): Stage[] =>
    ours.map((hit, lost) => ({ mine, yours: Math.max(0, yours - lost), chance: chance * hit }));
  const answered = ({ mine, yours, chance }: Stage): Stage[] =>
    yours === 0
      ? [{ mine, yours, chance }]
      : theirs.map((hit, lost) => ({ mine: Math.max(0, mine - lost), yours, chance: chance * hit }));
  const merged = (stages: readonly Stage[]): Stage[] => {
    const alike = new Map<string, Stage>();
    for (const { mine, yours, chance } of stages) {
      const key = `${mine} ${yours}`;
      alike.set(key, { mine, yours, chance: chance + (alike.get(key)?.chance ?? 0) });
    }
    return [...alike.values()];
  };
  const total = (stages: readonly Stage[]): number => stages.reduce((so, { chance }) => so + chance, 0);
  const over: Stage[] = [];
  let expectedRounds = 0;
  let fighting: readonly Stage[] = [{ mine: first.body, yours: second.body, chance: 1 }];
  while (total(fighting) > 1e-13) {
    expectedRounds += total(fighting);
    const reached = merged(fighting.flatMap(struck).flatMap(answered));
    over.push(...reached.filter(({ mine, yours }) => mine === 0 || yours === 0));
    fighting = reached.filter(({ mine, yours }) => mine > 0 && yours > 0);
  }
  return {
    win: total(over.filter(({ yours }) => yours === 0)),
    lose: total(over.filter(({ mine }) => mine === 0)),
    expectedRounds,
    firstLeft: Array.from({ length: first.body + 1 }, (_, left) => total(over.filter(({ mine }) => mine === left))),
    secondLeft: Array.from({ length: second.body + 1 }, (_, left) => total(over.filter(({ yours }) => yours === left))),
  };
}

function expectSame(one: Duel<number>, other: Duel<number>): void {
  expect(one.win).toBeCloseTo(other.win, 10);
  expect(one.lose).toBeCloseTo(other.lose, 10);
  expect(one.expectedRounds).toBeCloseTo(other.expectedRounds, 8);
  for (const side of ['firstLeft', 'secondLeft'] as const) {
    expect(one[side]).toHaveLength(other[side].length);
    for (const [left, chance] of one[side].entries()) expect(chance).toBeCloseTo(other[side][left] ?? -1, 10);
  }
}

const fighters = (body: number): fc.Arbitrary<Fighter> =>
  fc.record({
    attack: fc.integer({ min: 1, max: 5 }),
    defend: fc.integer({ min: 1, max: 5 }),
    body: fc.integer({ min: 1, max: body }),
    isHero: fc.boolean(),
    isBlackOnly: fc.boolean(),
  });
const pairings = (body: number): fc.Arbitrary<Pairing> =>
  fc.record({ first: fighters(body), second: fighters(body), house: fc.constantFrom(...HOUSES) });

describe('a duel', () => {
  test('one die each and one Body Point each: whoever strikes first wins four times in seven', () => {
    const { win, lose, expectedRounds, firstLeft, secondLeft } = exactDuel({
      first: HERO,
      second: fighterOf({}),
      house: PLAIN_HOUSE,
    });
    expect([win, lose, expectedRounds].map(fractionText)).toEqual(['4/7', '3/7', '16/7']);
    expect(firstLeft.map(fractionText)).toEqual(['3/7', '4/7']);
    expect(secondLeft.map(fractionText)).toEqual(['4/7', '3/7']);
  });

  test('the Barbarian against an Orc, with fractions', () => {
    const { win, firstLeft } = exactDuel({
      first: heroFighter('barbarian'),
      second: monsterFighter('orc'),
      house: PLAIN_HOUSE,
    });
    expect(inDecimals(win)).toBeCloseTo(
      chained({ first: heroFighter('barbarian'), second: monsterFighter('orc'), house: PLAIN_HOUSE }).win,
      11,
    );
    expect(fractionText(firstLeft[8] ?? win)).toBe('2/3'); // the Orc dies before it hits: 1/2 a blow, and 1/2 that the answer misses
  });

  test('the chain, blow after blow, says the same', () => {
    fc.assert(
      fc.property(pairings(5), (pairing) => expectSame(duel(pairing), chained(pairing))),
      { numRuns: 60 },
    );
  });

  test('decimals and fractions agree, and the ends add up', () => {
    fc.assert(
      fc.property(pairings(6), (pairing) => {
        const exact = exactDuel(pairing);
        const quick = duel(pairing);
        for (const measure of ['win', 'lose', 'expectedRounds'] as const)
          expect(Math.abs(quick[measure] - inDecimals(exact[measure]))).toBeLessThan(
            1e-12 * Math.max(1, quick[measure]),
          );
        for (const ends of [[exact.win, exact.lose], exact.firstLeft, exact.secondLeft])
          expect(fractionText(sum(fractions, ends))).toBe('1');
        for (const ends of [[quick.win, quick.lose], quick.firstLeft, quick.secondLeft])
          expect(sum(decimals, ends)).toBeCloseTo(1, 12);
      }),
      { numRuns: 60 },
    );
  });

  test('more Body or more dice never hurt, and neither does striking first', () => {
    fc.assert(
      fc.property(pairings(6), ({ first, second, house }) => {
        const { win } = duel({ first, second, house });
        const better = (fighter: Partial<Fighter>): number =>
          duel({ first: { ...first, ...fighter }, second, house }).win;
        for (const more of [{ body: first.body + 1 }, { attack: first.attack + 1 }, { defend: first.defend + 1 }])
          expect(better(more)).toBeGreaterThanOrEqual(win - 1e-12);
        expect(duel({ first: second, second: first, house }).lose).toBeLessThanOrEqual(win + 1e-12);
      }),
      { numRuns: 60 },
    );
  });

  test('[combat.any-shield-blocks] [artifact.spirit-blade] fought with real dice, it ends as often as it should', () => {
    const pairs: readonly Pairing[] = [
      { first: heroFighter('barbarian'), second: monsterFighter('gargoyle'), house: PLAIN_HOUSE },
      { first: monsterFighter('orc'), second: heroFighter('wizard'), house: PLAIN_HOUSE },
      {
        first: { ...heroFighter('elf'), attack: 3, isBlackOnly: true },
        second: monsterFighter('witch-lord-14'),
        house: PLAIN_HOUSE,
      },
      ...HOUSES.map((house) => ({ first: heroFighter('dwarf'), second: monsterFighter('dread-warrior'), house })),
    ];
    for (const [i, pairing] of pairs.entries()) {
      const rng = seedRng(`fast:duel ${i}`);
      const odds = duel(pairing);
      const firstLeft = odds.firstLeft.map(() => 0);
      const secondLeft = odds.secondLeft.map(() => 0);
      let rounds = 0;
      for (let n = 0; n < TRIES; n++) {
        const end = fought(rng, pairing);
        firstLeft[end.mine] = (firstLeft[end.mine] ?? 0) + 1;
        secondLeft[end.yours] = (secondLeft[end.yours] ?? 0) + 1;
        rounds += end.rounds;
      }
      for (const [left, chance] of odds.firstLeft.entries())
        expect(surprise(firstLeft[left] ?? 0, TRIES, chance)).toBeGreaterThan(INCREDIBLE);
      for (const [left, chance] of odds.secondLeft.entries())
        expect(surprise(secondLeft[left] ?? 0, TRIES, chance)).toBeGreaterThan(INCREDIBLE);
      expect(rounds / TRIES / odds.expectedRounds).toBeGreaterThan(0.95);
      expect(rounds / TRIES / odds.expectedRounds).toBeLessThan(1.05);
    }
  });

  test('a captive cannot strike back, the dead do not fight, and two who cannot hurt each other never end', () => {
    const captive = fighterOf({ attack: 0, defend: 2, body: 3, isHero: true });
    expect(exactDuel({ first: fighterOf({}), second: captive, house: PLAIN_HOUSE })).toMatchObject({
      win: { numerator: 1n, denominator: 1n },
      lose: { numerator: 0n },
      expectedRounds: { numerator: 24n, denominator: 1n }, // 1/8 a blow, three times over
    });
    expect(() => duel({ first: captive, second: captive, house: PLAIN_HOUSE })).toThrow('neither can hurt the other');
    expect(() => duel({ first: HERO, second: fighterOf({ body: 0 }), house: PLAIN_HOUSE })).toThrow(
      'the dead fight no duel',
    );
    expect(() => duel({ first: fighterOf({ attack: 1.5 }), second: HERO, house: PLAIN_HOUSE })).toThrow(RangeError);
  });
});

describe('whom the cards know', () => {
  test('[attack.dice-from-weapon] [combat.hero-defend-base] heroes as they set out', () => {
    expect(HEROES.map((hero) => heroFighter(hero)).map(({ attack, defend, body }) => [attack, defend, body])).toEqual([
      [3, 2, 8],
      [2, 2, 7],
      [2, 2, 6],
      [1, 2, 4],
    ]);
  });

  test('[combat.monster-card-dice] monsters by card or by name', () => {
    expect([...MONSTERS, ...NAMED].map((key) => monsterFighter(key))).toHaveLength(23);
    expect(monsterFighter('orc')).toEqual({ attack: 3, defend: 2, body: 1, isHero: false, isBlackOnly: false });
    expect(monsterFighter('witch-lord-14')).toMatchObject({ attack: 5, defend: 6, body: 4 });
  });

  test('[quest.witch-lord-invulnerable] nothing but the Spirit Blade harms the Witch Lord, and it alone needs it', () => {
    for (const key of [...MONSTERS, ...NAMED]) {
      const monster = { key } as MonsterInPlay; // all that the rule looks at
      expect([key, needsSpiritBlade(key)]).toEqual([key, isProof(monster, 'broadsword')]);
      expect(isProof(monster, 'spirit-blade')).toBe(false);
    }
  });
});

test('[combat.hero-defend-base] [combat.monster-card-dice] a newcomer and a monster by its card, each on its own side', () => {
  expect(heroFighter('elf')).toEqual({ attack: 2, defend: 2, body: 6, isHero: true, isBlackOnly: false });
  expect(monsterFighter('orc')).toEqual({ attack: 3, defend: 2, body: 1, isHero: false, isBlackOnly: false });
});
