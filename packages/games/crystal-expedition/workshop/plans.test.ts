import { parseOptions } from '@questhall/border';
import { expect, test } from 'vitest';
import { BOT_NAMES } from '../src/bots/names.ts';
import { admit, options } from '../src/options.ts';
import { plans } from './plans.ts';

test.each(plans)('a table of the plan "$name" can be laid', ({ tables, players }) => {
  expect(['random', ...BOT_NAMES]).toEqual(expect.arrayContaining([...players]));
  for (const table of tables) {
    const read = parseOptions(options, Object.entries(table));
    expect(read.ok && admit(read.value, players.length)).toBeNull();
  }
});
