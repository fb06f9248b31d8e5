import { describe, expect, test } from 'vitest';
import {
  type Adventure,
  adventureOf,
  CARD_IDS,
  CATEGORIES,
  CLASSES,
  type Clause,
  type Effect,
  type Fighter,
  HERO_IDS,
  type HeroCard,
  heroCardOf,
  MAP_IDS,
  type MapCard,
  mapCardOf,
  QUEST_IDS,
  type QuestCard,
  questOf,
  RACES,
} from '../content/index.ts';
import { readQuest } from '../content/notation/index.ts';
import { TEXTS as EN } from './en/cards.ts';
import { NAMES as EN_NAMES } from './en/names.ts';
import { TEXTS as NL } from './nl/cards.ts';
import { NAMES as NL_NAMES } from './nl/names.ts';

const LANGUAGES = [
  ['English', EN],
  ['Dutch', NL],
] as const;

/** All numbers that an effect is given, as they are read: without a sign. */
function numbersOf(effect: Effect): readonly number[] {
  const given = Object.values(effect).filter((value) => typeof value === 'number' && value !== 0);
  const nested =
    effect.word === 'threat'
      ? [...effect.fail.flatMap(numbersOf), effect.instead?.number]
      : effect.word === 'tip'
        ? [effect.untip?.number]
        : [];
  const all = [...given, ...nested].flatMap((value) => (typeof value === 'number' ? [Math.abs(value)] : []));
  return effect.word === 'threat' && effect.times === 1 ? all.filter((n) => n !== 1 || nested.includes(1)) : all;
}

const clauseNumbers = ({ choices, price, bracket }: Clause): readonly number[] => [
  ...choices.flat().flatMap(numbersOf),
  ...(price !== null && 'amount' in price && typeof price.amount === 'number' ? [price.amount] : []),
  ...(bracket.variable ?? []),
  ...(bracket.min === null ? [] : [bracket.min]),
];

const fighterNumbers = ({ scores, life }: Fighter): readonly number[] => [...Object.values(scores), life];

const adventureNumbers = ({ fighter, clauses }: Adventure): readonly number[] => [
  ...(fighter === null ? [] : fighterNumbers(fighter)),
  ...clauses.flatMap(clauseNumbers),
];

function questNumbers({ criteria, clauses }: QuestCard): readonly number[] {
  const more = clauses.flatMap(clauseNumbers);
  switch (criteria.form) {
    case 'slay':
      return [...more, ...fighterNumbers(criteria.monster)];
    case 'threat':
      return [...more, ...clauseNumbers(criteria.threat)];
    case 'escort':
      return more;
    case 'pay':
      return criteria.prices.flatMap((price) =>
        'amount' in price && price.amount !== '#' ? Number(price.amount) : [],
      );
    case 'search':
      return [criteria.number, ...clauseNumbers(criteria.threat)];
    case 'chance':
      return [criteria.dice, ...criteria.sequence];
  }
}

const mapNumbers = ({ exits, obstacle, clauses }: MapCard): readonly number[] => [
  ...Object.values(exits).flatMap((exit) => ('number' in exit ? [exit.number] : [])),
  ...(obstacle === null ? [] : [obstacle.kind === 'hazard' ? obstacle.more : obstacle.number]),
  ...clauses.flatMap(clauseNumbers),
];

/** Marks of the notation, and ids. */
const LEFTOVERS = /[#●◆✶×≤·`[\]]|\bThr\b|\b(?:Me|Ma|Sp)\b|\bMP\b|[A-Z]{2}-[AHMQ]\d|undefined|null|NaN| {2}|\.\.|,,| ,/;

function expectText(lines: readonly string[], numbers: readonly number[]): void {
  const text = lines.join(' ');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/^\p{Lu}.+\.$/u);
  expect(text).not.toMatch(LEFTOVERS);
  for (const n of numbers) expect(text).toMatch(new RegExp(`\\b${n}\\b`));
}

describe.each(LANGUAGES)('[comp.banner-is-summary] in %s every card says all its numbers in words', (_, texts) => {
  test.each(CARD_IDS)('%s', (id) => {
    const card = adventureOf(id);
    expectText(texts.adventure(card), adventureNumbers(card));
  });

  test.each(HERO_IDS)('%s', (id) => {
    const hero: HeroCard = heroCardOf(id);
    expectText(texts.hero(hero), hero.clauses.flatMap(clauseNumbers));
  });

  test.each(QUEST_IDS)('%s', (id) => {
    const quest = questOf(id);
    expectText(texts.criteria(quest), questNumbers(quest));
    expectText(texts.reward(quest), quest.reward.flatMap(clauseNumbers));
    expectText([`${texts.place(quest)}.`], []);
  });

  test.each(MAP_IDS)('%s', (id) => {
    const card = mapCardOf(id);
    expectText(texts.map(card), mapNumbers(card));
  });
});

test('no two cards of one language have the same name, except in several kinds', () => {
  for (const names of [EN_NAMES, NL_NAMES])
    for (const table of [names.card, names.hero, names.ability, names.quest, names.map])
      expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length);
});

test('a Quest that fails its own hero alone says so', () => {
  const quest = readQuest('X-Q1', 'Threat | any Entrance | Thr Ma 6 else Wound 1 | Heal 1', 'heroic');
  expect(EN.criteria(quest)).toEqual(['Overcome a Magic Threat of 6.', 'On a fail your hero takes 1 wound.']);
  expect(NL.criteria(quest)).toEqual([
    'Overwin een Magie-Dreiging van 6.',
    'Bij een mislukte poging: je held krijgt 1 wond.',
  ]);
});

test('everything that a card is has a name', () => {
  for (const id of CARD_IDS) expect(CATEGORIES).toContain(adventureOf(id).category);
  for (const id of HERO_IDS) {
    expect(RACES).toContain(heroCardOf(id).race);
    expect(CLASSES).toContain(heroCardOf(id).class);
  }
});

test.each([
  [
    'HD-A07',
    EN,
    'For 1 to 4 Glory beyond its price: your counter-attack total against one attack of your choice is higher by as much.',
  ],
  [
    'HD-A29',
    EN,
    'Every hero in the space must overcome a Magic Threat of 6; whoever fails takes 1 wound and is tipped.',
  ],
  ['ED-A17', EN, 'The target hero’s Melee and Magic are 1 lower.'],
  ['HW-A15', NL, 'Als je held gewond zou raken, door deze kaart af te leggen: 1 wond wordt voorkomen.'],
  ['HW-A08', NL, 'Met Melee tegen een Beest: het aanvalstotaal en het tegenaanvalstotaal van je held zijn 1 hoger.'],
  ['ED-A20', NL, 'Bij een treffer: de held kantelt en krijgt geen wond.'],
] as const)('%s reads well', (id, texts, line) => {
  expect(texts.adventure(adventureOf(id))).toContain(line);
});
