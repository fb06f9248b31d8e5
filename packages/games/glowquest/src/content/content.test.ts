import { describe, expect, test } from 'vitest';
import { BASIC_IDS, BASICS, REINFORCEMENTS } from './basic-benefits.ts';
import { CARD_IDS, CARDS, deckOf } from './cards.ts';
import { GLOW_IDS, GLOWS } from './glow-benefits.ts';
import { MONSTER_BENEFIT_IDS } from './monster-benefit-ids.ts';
import { MONSTER_IDS, MONSTERS, sheetOf } from './monsters.ts';
import {
  type Benefit,
  CATEGORIES,
  CONDITIONS,
  DECKS,
  DURATIONS,
  FAMILIES,
  FORCED,
  MEASURED,
  NEGATIVES,
  PATTERNS,
  POSITIVES,
  RECORDS,
  ROLES,
  SLOTS,
  TARGETS,
  TIMINGS,
  TRAITS_MEASURED,
  TRAITS_UNMEASURED,
  UNMEASURED,
} from './vocabulary.ts';
import { isLasting } from './word-kinds.ts';

const cards = CARD_IDS.map((id) => CARDS[id]);
const monsters = MONSTER_IDS.map((id) => MONSTERS[id]);
const sheetBenefits = monsters.flatMap(({ benefits }) => benefits);
const benefits: readonly Benefit[] = [
  ...BASIC_IDS.map((id) => BASICS[id]),
  REINFORCEMENTS,
  ...GLOW_IDS.map((id) => GLOWS[id]),
  ...cards.flatMap(({ benefit }) => benefit ?? []),
  ...sheetBenefits,
];
const clauses = benefits.flatMap((benefit) => benefit.clauses);
const traits = [...cards.flatMap(({ traits }) => traits), ...monsters.flatMap(({ traits }) => traits)];
const patterns = [...benefits, ...traits, ...monsters].flatMap(({ pattern }) => pattern ?? []);

const kebab = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const sorted = (words: Iterable<string>): readonly string[] => [...new Set(words)].sort((a, b) => (a < b ? -1 : 1));

describe('the vocabulary is what the content uses, no more and no less', () => {
  test.each([
    ['timings', TIMINGS, benefits.map(({ timing }) => timing)],
    ['targets', TARGETS, benefits.map(({ target }) => target)],
    ['durations', DURATIONS, benefits.map(({ duration }) => duration)],
    ['clauses', [...MEASURED, ...UNMEASURED], clauses.map(({ word }) => word)],
    ['conditions', CONDITIONS, clauses.flatMap(({ condition }) => condition ?? [])],
    ['patterns', PATTERNS, patterns.map(({ kind }) => kind)],
    ['trait words', [...TRAITS_MEASURED, ...TRAITS_UNMEASURED, 'immune'], traits.map(({ word }) => word)],
    ['immunities', [...NEGATIVES, ...FORCED], traits.flatMap(({ against }) => against ?? [])],
    ['decks', DECKS, cards.map(({ deck }) => deck)],
    ['slots', SLOTS, cards.flatMap(({ slot }) => slot ?? [])],
    ['families', FAMILIES, monsters.map(({ family }) => family)],
    ['letters', RECORDS, monsters.map(({ letter }) => letter)],
    ['categories', CATEGORIES, monsters.map(({ category }) => category)],
    ['roles of monsters', ROLES, monsters.map(({ role }) => role)],
    ['preferences', ROLES, monsters.map(({ prefers }) => prefers)],
    ['scripts', ['first', 'last', 'none'], sheetBenefits.map(({ script }) => script ?? 'none')],
  ] as const)('%s', (_name, words, used) => {
    expect(sorted(used)).toEqual(sorted(words));
    expect(new Set(words).size).toBe(words.length);
  });

  test('[term.negative-effect] whatever is bad or good for a bearer can last on one', () => {
    const lasting = benefits.flatMap((benefit) => benefit.clauses.filter((clause) => isLasting(clause, benefit)));
    expect(sorted(lasting.map(({ word }) => word))).toEqual(sorted([...NEGATIVES, ...POSITIVES, 'taunt', 'base']));
  });

  test('[benefit.limit] every limit is used, by itself or with another', () => {
    expect(new Set(benefits.map(({ limit }) => limit.perTurn))).toEqual(new Set([0, 1, 2]));
    expect(new Set(benefits.map(({ limit }) => limit.belowShield))).toEqual(new Set([0, 2]));
    expect(benefits.filter(({ limit }) => limit.notLord)).toHaveLength(2);
    expect(benefits.filter(({ limit }) => limit.perTurn === 0)).toHaveLength(GLOW_IDS.length);
    expect(benefits.some(({ limit }) => limit.isLong)).toBe(true);
  });
});

describe('numbers stand where something can be counted, and only there', () => {
  test('in clauses', () => {
    for (const { word, n } of clauses) {
      if (UNMEASURED.some((unmeasured) => unmeasured === word)) expect(n).toBe(0);
      else if (n === 'speed') expect(['move', 'shift']).toContain(word);
      else expect(n).toBeGreaterThan(0);
    }
  });

  test('in what always holds', () => {
    for (const { word, n, pattern, against } of traits) {
      expect(n === 0).toBe(!TRAITS_MEASURED.some((measured) => measured === word));
      expect(against !== null).toBe(word === 'immune');
      if (pattern !== null) expect(word).toBe('base');
    }
  });

  test('[pattern.radius, pattern.bounce] in patterns', () => {
    for (const { kind, n } of patterns) expect(n > 0).toBe(kind === 'radius' || kind === 'bounce');
  });
});

test('[dur.instant] what lasts says how long, and what says how long lasts', () => {
  for (const benefit of benefits) {
    const long = benefit.clauses.filter((clause) => isLasting(clause, { ...benefit, duration: 'long' }));
    // A Heal may happen now or last; all else that can last does.
    if (benefit.duration === 'now') expect(long.filter(({ word }) => word !== 'heal')).toEqual([]);
    else expect(long.length > 0 || benefit.clauses.some(({ word }) => word === 'surges-next')).toBe(true);
    if (benefit.limit.isLong) expect(benefit.duration).toBe('long');
  }
});

test('[comp.decks] there are five decks with one copy of each card', () => {
  expect(DECKS.flatMap((deck) => deckOf(deck))).toEqual(CARD_IDS);
  expect(Object.keys(CARDS)).toEqual(CARD_IDS);
  for (const deck of DECKS) for (const id of deckOf(deck)) expect(CARDS[id].deck).toBe(deck);
});

test('ids are the names in kebab case, and nothing is called like anything else', () => {
  for (const id of CARD_IDS) expect(id).toBe(kebab(CARDS[id].name));
  for (const id of BASIC_IDS) expect(id).toBe(kebab(BASICS[id].name));
  for (const id of GLOW_IDS) expect(id).toBe(kebab(GLOWS[id].name));
  for (const id of MONSTER_IDS) expect(id).toBe(kebab(MONSTERS[id].name));
  for (const { id, name } of sheetBenefits) expect(id).toBe(kebab(name));
  expect(sheetBenefits.map(({ id }) => id)).toEqual([...MONSTER_BENEFIT_IDS]);
  const ids = [
    ...CARD_IDS,
    ...BASIC_IDS,
    ...GLOW_IDS,
    ...MONSTER_IDS,
    ...MONSTER_BENEFIT_IDS,
    kebab(REINFORCEMENTS.name),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test('[equip.slots] all Equipment has a slot, and nothing else has', () => {
  for (const { deck, slot } of cards) expect(slot !== null).toBe(deck === 'equipment');
});

test('[equip.two-handed] only what is held in the Main Hand takes both hands, and what is held there is a weapon', () => {
  for (const { slot, traits } of cards) {
    if (traits.some(({ word }) => word === 'two-handed')) expect(slot).toBe('main-hand');
    expect(traits.filter(({ word }) => word === 'base')).toHaveLength(slot === 'main-hand' ? 1 : 0);
  }
});

test('Role cards are for Surges, Passive cards for nothing, and no card is empty', () => {
  for (const { deck, traits, benefit } of cards) {
    if (ROLES.some((role) => role === deck)) expect([traits.length, benefit === null]).toEqual([0, false]);
    else if (deck === 'passive') expect(benefit).toBeNull();
    expect(traits.length > 0 || benefit !== null).toBe(true);
  }
});

test('[monster.sheet] every family has three kinds of Minions, a Champion and a Lord', () => {
  expect(Object.keys(MONSTERS)).toEqual(MONSTER_IDS);
  expect(FAMILIES.flatMap((family) => Object.values(sheetOf(family)))).toEqual(MONSTER_IDS);
  for (const family of FAMILIES) {
    const { a, b, c, champion, lord } = sheetOf(family);
    const places = [
      ['a', a],
      ['b', b],
      ['c', c],
      ['champion', champion],
      ['lord', lord],
    ] as const;
    const records = places.map(([place, id]) => ({ place, ...MONSTERS[id] }));
    for (const record of records) {
      expect(record.family).toBe(family);
      const isLeader = record.place === 'champion' || record.place === 'lord';
      expect([record.letter, record.category]).toEqual(isLeader ? ['leader', record.place] : [record.place, 'minion']);
    }
  }
});

test('[monster.categories, gen.big-has-champion, gen.quest-has-lord] leaders stand one to a room of their kind', () => {
  for (const { category, name, small, big, quest, patrol } of monsters) {
    if (category === 'minion') continue;
    expect(name.toLowerCase().startsWith(category)).toBe(true);
    const ones = [1, 1, 1];
    const none = [0, 0, 0];
    expect([small, big, quest, patrol]).toEqual(
      category === 'champion' ? [none, ones, none, none] : [none, none, ones, none],
    );
  }
});

test('[monster.leader-hp, patrol.first-record] only leaders grow with the party, and every Minion goes on Patrol', () => {
  for (const { category, hitpoints, patrol } of monsters) {
    expect(new Set(hitpoints).size).toBe(category === 'minion' ? 1 : 3);
    if (category === 'minion') expect(Math.min(...patrol)).toBeGreaterThan(0);
  }
});

test('[effect.immunity] no Lord can be Stunned', () => {
  for (const { category, traits } of monsters)
    if (category === 'lord') expect(traits.some(({ against }) => against === 'stun')).toBe(true);
});

test('[ctrl.5-first-benefits, ctrl.13-last] a monster has a time for everything that answers no die', () => {
  for (const { timing, script } of sheetBenefits) expect(script !== null).toBe(timing === 'any');
});
