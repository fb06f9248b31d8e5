import type { View } from '@questhall/dungeonquest';
import { CARDS, type Hero, type Mode } from '@questhall/dungeonquest/content';
import { OPENLY } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { percentText } from './numbers.ts';
import { meetingsOf, reckon, rowsOf, tollsOfFaces } from './reckon.ts';

const house: View['house'] = {
  soloAiMonster: false,
  heroWinsDoubleKill: false,
  determinationInCombat: false,
  heavyCounter: false,
  escapeBetweenRounds: false,
  monsterMayFlee: false,
  torchlightStart: false,
  noInstantDeath: false,
  fallenHoard: false,
  secondHero: false,
  longDay: false,
};

/** A hero as he stands in the arena, where only some of him counts. */
const heroWith = (hero: Hero, wounds: number, determination = 0): NonNullable<View['heroes'][number]> => ({
  hero,
  life: 99,
  wounds,
  determination,
  fate: 'inside',
  square: -1,
  heading: null,
  enteredBy: null,
  searches: 0,
  isCaged: false,
  hasLostTurn: false,
  gold: 0,
  items: [],
  hasCrown: false,
  treasures: [],
  treasureCount: 0,
});

function viewOf(mode: Mode, hero: Hero, left: number, life: number | null, dice: number[] = []): View {
  return {
    mode,
    wishes: [],
    house,
    fighter: 0,
    monsterSeat: 1,
    round: 1,
    heroes: [heroWith(hero, 99 - left), null],
    test: mode === 'dice' ? { attribute: 'armor', value: 7 } : null,
    monster: { monster: 'troll', life, wounds: 0 },
    lying: { dice, heroCard: null, monsterCard: null, arrow: null },
    poolSize: 24,
    combatDeckSize: 0,
    combatHand: mode === 'cards' ? CARDS.slice() : [],
    powerDeckSize: 40,
    powerDiscards: [],
    powerHand: [],
    powerHandSizes: [0, 0],
    keep: null,
  };
}

const plain = { ask: null, offers: [], isRolling: false };

test('the ends of a fight are all there are', () => {
  const { fight, isMean } = reckon({ view: viewOf('dice', 'lindel', 5, 4), ...plain });
  expect((fight?.win ?? 0) + (fight?.bothDie ?? 0) + (fight?.lose ?? 0)).toBeCloseTo(1, 12);
  expect(isMean).toBe(false);
  expect(reckon({ view: viewOf('dice', 'lindel', 5, null), ...plain }).isMean).toBe(true);
});

test('in Classic Cards both sides have a best mix', () => {
  const { mixes } = reckon({ view: viewOf('cards', 'lindel', 3, 3), ...plain });
  for (const mix of [mixes?.hero, mixes?.monster]) {
    expect(CARDS.reduce((sum, card) => sum + (mix?.[card] ?? 0), 0)).toBeCloseTo(1, 12);
  }
});

test('a fight longer than anybody would wait for is left out', () => {
  const view = { ...viewOf('dice', 'hugo', 99, 99), house: { ...house, determinationInCombat: true } };
  const long = reckon({ view: { ...view, heroes: [heroWith('hugo', 0, 20), null] }, ...plain });
  expect(long).toMatchObject({ isTooLong: true, fight: null });
});

test('with dice on the table each answer has odds of its own, and the fight has none', () => {
  const { fight, answers } = reckon({
    view: viewOf('dice', 'hugo', 5, 4, [6, 5]),
    ask: {
      id: 1,
      seat: 0,
      rule: 'ability.hugo-dice-optional',
      question: { kind: 'reroll', dice: [6, 5] },
      ...OPENLY,
    },
    offers: [{ type: 'keep' }, { type: 'reroll', dice: [0, 1] }],
    isRolling: true,
  });
  expect(fight).toBeNull();
  expect(answers).toHaveLength(2);
  expect(answers?.[1]).toBeGreaterThan(answers?.[0] ?? 1);
});

test('faces of the die that do the same stand together', () => {
  const rows = rowsOf(tollsOfFaces(viewOf('solo', 'lindel', 5, 4)));
  expect(rows.map(({ faces, hero, monster }) => [faces.join(), hero, monster])).toEqual([
    ['1,2', 1, 0],
    ['3,4', 1, 1],
    ['5', 0, 1],
    ['6', 0, 2],
  ]);
});

test('every card beats one and loses to another, for either side', () => {
  for (const side of ['hero', 'monster'] as const) {
    for (const card of CARDS) {
      const others = meetingsOf(viewOf('cards', 'lindel', 5, 4), side, card).filter(({ other }) => other !== card);
      expect(others.map(({ given, taken }) => Math.sign(given - taken)).toSorted()).toEqual([-1, 1]);
    }
  }
  expect(meetingsOf(viewOf('dice', 'lindel', 5, 4), 'hero', 'slash')).toEqual([]);
});

test('what can happen is never said to be impossible or certain', () => {
  expect([0, 0.0001, 0.5, 0.842, 0.99999, 1].map((chance) => percentText(chance, 'en'))).toEqual([
    '0%',
    '<0.1%',
    '50%',
    '84.2%',
    '>99.9%',
    '100%',
  ]);
  expect(percentText(0.842, 'nl')).toBe('84,2%');
});
