import { GAMES } from '@questhall/catalogue';
import { LANGUAGES, type Thing } from '@questhall/facets';
import { describe, expect, test } from 'vitest';

const thingsOf = async (
  game: (typeof GAMES)[number],
  language: (typeof LANGUAGES)[number],
): Promise<readonly Thing[]> => game.open(async ({ terminal }) => (await terminal[language]()).things?.() ?? []);

describe.each(GAMES.map((game) => [game.card.id, game] as const))('the things of %s', (_, game) => {
  test.each(LANGUAGES)('have a name, a sort and something to say in %s', async (language) => {
    const things = await thingsOf(game, language);
    expect(things.length).toBeGreaterThan(20);
    for (const { name, kind, lines } of things) {
      expect(name).not.toBe('');
      expect(kind).not.toBe('');
      for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object|^\s*$/);
    }
    expect(things.filter(({ lines }) => lines.length === 0).map(({ name }) => name)).toEqual([]);
  });

  test('are as many in every language', async () => {
    const counts = await Promise.all(LANGUAGES.map(async (language) => (await thingsOf(game, language)).length));
    expect(new Set(counts).size).toBe(1);
  });
});
