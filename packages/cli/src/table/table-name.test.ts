import { readOptions } from '@questhall/border';
import { heroquest } from '@questhall/heroquest/facets';
import { expect, test } from 'vitest';
import { nameOf } from './table-name.ts';

test('a table of somebody’s own quest is called by the title of that, and never by all of its text', async () => {
  const { game } = await heroquest.rules();
  const design = await heroquest.design?.();
  const named = (set: object): string => {
    const options = readOptions(game.options, set);
    return options.ok ? nameOf(game, options.value) : options.problem.message;
  };
  expect(named({ sheet: design?.beginning, kit: 'new' })).toBe('HeroQuest (The Rat Cellar, kit new)');
  expect(named({})).toBe('HeroQuest');
});
