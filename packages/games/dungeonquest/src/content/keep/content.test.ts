import { describe, expect, test } from 'vitest';
import { ATTRIBUTES } from '../heroes.ts';
import { MONSTER_SHEETS, MONSTERS } from '../monsters.ts';
import { POWER_CARDS } from '../power-cards.ts';
import { CARD_TITLES } from './card-titles.ts';
import { DECK_CARDS, DECKS, type Deck, KEEP_CARDS } from './decks.ts';
import { type Effect, FURTHER_DECKS, ITEMS } from './effects.ts';
import * as FIGURES from './figures.ts';
import { POWER_USES } from './power.ts';
import { CLOAK_TILES, ROPE_TILES, SPRINT_TILES, TILE_SHEETS } from './tile-sheets.ts';
import { TILE_KINDS, type TileKind } from './tiles.ts';
import {
  AEGIS_WOUNDS,
  BURIAL_CROWN_GOLD,
  THIMBLE_WOUNDS,
  TREASURE_CARDS,
  TREASURES,
  treasureNamed,
  USEFUL_TREASURES,
} from './treasures.ts';

/** An effect and all that may follow from it. */
const within = (effect: Effect): readonly Effect[] =>
  effect.does === 'test' ? [effect, ...[...effect.failed, ...effect.passed].flatMap(within)] : [effect];

const ALL_EFFECTS = [
  ...KEEP_CARDS.flatMap(({ effects }) => effects),
  ...Object.values(TILE_SHEETS).flatMap(({ entry, leaving }) => [
    ...(entry ? [entry] : []),
    ...(leaving?.failed ?? []),
  ]),
].flatMap(within);

describe('the decks', () => {
  test.each([
    ['dungeon', 54],
    ['trap', 20],
    ['search', 30],
    ['door', 18],
    ['corpse', 15],
    ['crypt', 15],
    ['catacomb', 36],
    ['dragon', 8],
  ] satisfies [Deck, number][])('%s has %i cards, each from its own table', (deck, size) => {
    expect(DECK_CARDS[deck]).toHaveLength(size);
    expect(new Set(DECK_CARDS[deck].map((card) => KEEP_CARDS[card]?.deck))).toEqual(new Set([deck]));
  });

  test('no card is in none, and no two forms are alike', () => {
    expect(new Set(DECKS.flatMap((deck) => DECK_CARDS[deck])).size).toBe(KEEP_CARDS.length);
    expect(new Set(KEEP_CARDS.map(({ deck, title, effects }) => JSON.stringify([deck, title, effects]))).size).toBe(
      KEEP_CARDS.length,
    );
  });

  test('every title is printed, in one deck alone', () => {
    expect([...new Set(KEEP_CARDS.map(({ title }) => title))]).toEqual([...CARD_TITLES]);
    for (const title of CARD_TITLES)
      expect(new Set(KEEP_CARDS.filter((card) => card.title === title).map(({ deck }) => deck)).size).toBe(1);
  });

  test('further decks and items all come from some card', () => {
    const drawn = ALL_EFFECTS.flatMap((effect) => ('deck' in effect ? [effect.deck] : []));
    expect(new Set(drawn)).toEqual(new Set(FURTHER_DECKS));
    const kept = ALL_EFFECTS.flatMap((effect) => (effect.does === 'keep' ? [effect.item] : []));
    expect(new Set(kept)).toEqual(new Set(ITEMS));
  });

  test('[cat.enter-fall] wounds come before a fall', () => {
    for (const { effects } of KEEP_CARDS)
      for (const effect of effects.flatMap(within))
        if (effect.does === 'test' && effect.failed.some(({ does }) => does === 'fall'))
          expect(effect.failed.map(({ does }) => does)).toEqual(['wound', 'fall']);
  });

  test('every attribute is tested by some card', () => {
    const tested = ALL_EFFECTS.flatMap((effect) => (effect.does === 'test' ? [effect.attribute] : []));
    expect(new Set(tested)).toEqual(new Set(ATTRIBUTES));
  });
});

describe('the Treasures', () => {
  test('are 32, worth 42,200 gold together', () => {
    expect(TREASURE_CARDS).toHaveLength(32);
    expect(TREASURE_CARDS.reduce((sum, card) => sum + (TREASURES[card]?.gold ?? 0), 0)).toBe(42_200);
    expect(new Set(TREASURES.map(({ title }) => title)).size).toBe(TREASURES.length);
  });

  test('that do something are in the deck', () => {
    expect(USEFUL_TREASURES.map((title) => TREASURES[treasureNamed(title)]?.gold)).toEqual([
      700, 600, 500, 400, 300, 200,
    ]);
    expect([AEGIS_WOUNDS, THIMBLE_WOUNDS, BURIAL_CROWN_GOLD]).toEqual([3, 6, 600]);
  });
});

describe('the Power cards', () => {
  test('[test.boost-before] have one boost for each attribute', () => {
    const boosts = POWER_CARDS.flatMap((card) => {
      const use = POWER_USES[card];
      return use.at === 'test' ? [use.attribute] : [];
    });
    expect(boosts).toEqual([...ATTRIBUTES]);
  });
});

describe('the tiles', () => {
  const kindsWhere = (is: (kind: TileKind) => boolean): readonly TileKind[] => TILE_KINDS.filter(is);

  test('[search.where] six kinds can be searched', () => {
    expect(kindsWhere((kind) => TILE_SHEETS[kind].maySearch)).toEqual([
      'chamber',
      'trapped',
      'stairwell',
      'turning',
      'rubble',
      'web',
    ]);
  });

  test('[tile.rope] rope and cloak spare tests of Agility and Luck, never of Strength', () => {
    const tested = (kind: TileKind): string | undefined =>
      TILE_SHEETS[kind].entry?.attribute ?? TILE_SHEETS[kind].leaving?.attribute;
    expect(ROPE_TILES.map(tested)).toEqual(['agility', 'agility', 'luck', 'agility']);
    expect(ROPE_TILES.filter((kind) => !CLOAK_TILES.includes(kind))).toEqual(['sinkhole']);
  });

  test('[power.sprint] Sprint passes whatever draws a card', () => {
    expect(kindsWhere((kind) => TILE_SHEETS[kind].draws !== null)).toEqual([...SPRINT_TILES]);
  });
});

test('every figure of the keep is a whole number of something', () => {
  const { RANKS, ...numbers } = FIGURES;
  for (const [name, given] of Object.entries(numbers))
    for (const figure of typeof given === 'number' ? [given] : Object.values(given)) {
      expect(figure, name).toBeGreaterThan(0);
      expect(Number.isInteger(figure), name).toBe(true);
    }
  expect(RANKS.map(({ from }) => from)).toEqual([0, 1500, 3000, 5000]);
});

test('[monster.five-types] there are five kinds of monsters, each tested by an attribute of its own sheet', () => {
  expect(MONSTERS).toEqual(['skeleton', 'sorcerer', 'troll', 'golem', 'demon']);
  for (const monster of MONSTERS) expect(ATTRIBUTES).toContain(MONSTER_SHEETS[monster].attribute);
});
