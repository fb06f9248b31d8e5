import { describe, expect, test } from 'vitest';
import { DECKS, KEEP_CARDS } from '../content/keep/decks.ts';
import { type Effect, ITEMS } from '../content/keep/effects.ts';
import { TILE_SHEETS } from '../content/keep/tile-sheets.ts';
import { TILE_KINDS } from '../content/keep/tiles.ts';
import { TREASURES, USEFUL_TREASURES } from '../content/keep/treasures.ts';
import { POWER_CARDS } from '../content/power-cards.ts';
import { NAMES as EN_NAMES } from './en/names.ts';
import { wounds as enWounds } from './en/numbers.ts';
import { THINGS as EN, PHRASES as EN_PHRASES } from './en/things.ts';
import { NAMES as NL_NAMES } from './nl/names.ts';
import { wounds as nlWounds } from './nl/numbers.ts';
import { THINGS as NL, PHRASES as NL_PHRASES } from './nl/things.ts';

const LANGUAGES = [
  ['English', EN, EN_PHRASES, EN_NAMES, enWounds],
  ['Dutch', NL, NL_PHRASES, NL_NAMES, nlWounds],
] as const;

const SENTENCES = /^(?:[A-Z0-9É][^.]*\.)(?: [A-Z0-9É][^.]*\.)*$/;

const within = (effect: Effect): readonly Effect[] =>
  effect.does === 'test' ? [effect, ...[...effect.failed, ...effect.passed].flatMap(within)] : [effect];

/** All that some card or tile does. */
const EXAMPLES: ReadonlySet<string> = new Set(
  [...KEEP_CARDS.flatMap(({ effects }) => effects), ...TILE_KINDS.flatMap((kind) => TILE_SHEETS[kind].entry ?? [])]
    .flatMap(within)
    .map(({ does }) => does),
);

describe.each(LANGUAGES)('in %s', (_name, things, phrases, names, wounds) => {
  test('every card has a text, in whole sentences', () => {
    for (const place of KEEP_CARDS.keys()) expect(things.card(place)).toMatch(SENTENCES);
  });

  test('cards that do different things read differently', () => {
    const texts = new Map(
      KEEP_CARDS.map(({ deck, effects }, place) => [JSON.stringify([deck, effects]), things.card(place)]),
    );
    const inDecks = DECKS.map((deck) =>
      [...texts].filter(([key]) => key.startsWith(`["${deck}"`)).map(([, text]) => text),
    );
    for (const read of inDecks) expect(new Set(read).size).toBe(read.length);
  });

  test('a card names its attribute, its wounds and its gold', () => {
    for (const [place, { effects }] of KEEP_CARDS.entries())
      for (const effect of effects.flatMap(within)) {
        if (effect.does === 'test') expect(things.card(place)).toContain(names.attribute[effect.attribute]);
        if (effect.does === 'wound' && effect.dice === 0)
          expect(things.card(place)).toContain(wounds(effect.wounds).slice(1));
        if (effect.does === 'gold') expect(things.card(place)).toContain(`${effect.gold}`);
      }
  });

  test('every effect has a phrase, and every phrase an effect', () => {
    expect([...EXAMPLES].toSorted()).toEqual([...Object.keys(phrases.does), 'test'].toSorted());
  });

  test('every item, Treasure, Power card and tile has one too', () => {
    const texts = [
      ...ITEMS.map((item) => things.item(item)),
      ...TREASURES.map((_, place) => things.treasure(place)),
      ...POWER_CARDS.map((card) => things.power(card)),
      ...TILE_KINDS.map((kind) => things.tile(kind)),
    ];
    for (const text of texts) expect(text).toMatch(SENTENCES);
    expect(new Set(POWER_CARDS.map((card) => things.power(card))).size).toBe(POWER_CARDS.length);
    expect(new Set(TILE_KINDS.map((kind) => things.tile(kind))).size).toBe(TILE_KINDS.length);
  });

  test('Treasures that do something say what', () => {
    const useful: readonly string[] = USEFUL_TREASURES;
    for (const [place, { title, gold }] of TREASURES.entries()) {
      expect(things.treasure(place)).toContain(`${gold}`);
      expect(things.treasure(place).split('. ')).toHaveLength(useful.includes(title) ? 2 : 1);
    }
  });

  test('nothing is called like another thing of its kind', () => {
    for (const kind of ['tile', 'deck', 'title', 'treasure', 'item', 'rank', 'power'] as const) {
      const called = Object.values(names[kind]);
      expect(new Set(called).size).toBe(called.length);
    }
  });
});

test('what is printed reads as it should', () => {
  const cardOf = (title: string): number => KEEP_CARDS.findIndex((card) => card.title === title);
  expect(EN.card(cardOf('rottenHatch'))).toBe('Test Agility. Failure: one wound and a fall into the catacombs.');
  expect(EN.card(cardOf('needleLock'))).toBe(
    'Test Luck. Failure: one wound. Then the door opens if you can still walk.',
  );
  expect(EN.card(cardOf('barred'))).toBe('No way through.');
  expect(EN.tile('chasm')).toBe('To get out any way but the one you came, test Agility. Failure: two wounds.');
  expect(NL.card(cardOf('flameJet'))).toBe(
    'Toets Behendigheid. Mislukt: zoveel wonden als een steen toont. Gelukt: één wond.',
  );
  expect(NL.treasure(TREASURES.findIndex(({ title }) => title === 'emberAegis'))).toBe(
    '600 goud waard. Het houdt drie wonden van het Drakenvuur tegen.',
  );
});
