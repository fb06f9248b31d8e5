import { type Facets, LANGUAGES } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { findGame, GAME_IDS, GAMES } from './index.ts';

/** The card says what the game says, and so does the client. */
async function agree<T extends Types>({ card, rules, client }: Facets<T>): Promise<void> {
  const [{ game, bots }, shown] = await Promise.all([rules(), client()]);
  expect([game.id, game.seats]).toEqual([card.id, card.seats]);
  expect([shown.rulebook, shown.options]).toEqual([game.rulebook, game.options]);
  expect(Object.keys(bots)).toEqual(expect.arrayContaining([...shown.botNames]));
  for (const language of LANGUAGES) expect(card.words[language].text).not.toBe('');
}

/** Every facet that each game must have can be loaded. */
async function load<T extends Types>(facets: Facets<T>): Promise<void> {
  expect(typeof (await facets.study()).observe).toBe('function');
  for (const language of LANGUAGES) {
    const [words, terminal] = await Promise.all([facets.words[language](), facets.terminal[language]()]);
    expect([typeof words.question, typeof terminal.parse]).toEqual(['function', 'function']);
  }
}

describe.each(GAMES)('$card.title', ({ open }) => {
  test('has a card that says what the game says', () => open(agree));
  test('has every facet', () => open(load));
});

test('no two games have the same id, and a stranger is none', () => {
  expect(new Set(GAME_IDS).size).toBe(GAMES.length);
  expect(findGame('chess')).toBeNull();
});
