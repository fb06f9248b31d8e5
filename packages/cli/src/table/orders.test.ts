import { dungeoneer } from '@questhall/dungeoneer/facets';
import { expect, test } from 'vitest';
import { load } from '../loaded.ts';
import { flat, set, sitAt } from '../testing/sit-at.ts';
import { quest } from '../testing/tables.ts';

const TABLE = { settings: set('sets=HD'), seed: '7', players: ['me', 'standard', 'standard'] };

test('orders are listed with what they spare one, switched by the beginning of their name, and said in words', async () => {
  const { seen } = await sitAt(await load(dungeoneer, 'en'), TABLE, [
    'orders',
    'orders until',
    'orders',
    'orders quiet off',
    'orders',
    'quit',
  ]);
  const [, first = '', until = '', second = '', quiet = '', third = ''] = seen.split(/^> .*\n/m);
  expect(flat(first)).toMatch(/quiet \(on\) Quiet: .*until-my-turn \(off\) Until my turn: .*\[time\.break-through\]/);
  expect([until, quiet].map((text) => text.split('\n')[0])).toEqual(['Until my turn: on.', 'Quiet: off.']);
  expect(flat(second)).toMatch(/until-my-turn \(on\)/);
  expect(flat(third)).toMatch(/quiet \(off\)/);
});

test('what is no order, or could be two, is told how to say it', async () => {
  const { seen } = await sitAt(await load(dungeoneer, 'nl'), TABLE, [
    'orders stil',
    'orders this',
    'orders deep up',
    'quit',
  ]);
  expect(seen.split('Zeg "orders" om ze allemaal te zien')).toHaveLength(4);
});

test('a game without orders says so, and its help is silent about them', async () => {
  const { seen } = await sitAt(quest, { settings: set('quest=1'), seed: '3', players: ['me', 'random'] }, [
    'orders',
    'help',
    'quit',
  ]);
  expect(seen).toContain('There are no standing orders in this game.');
  expect(seen).not.toContain('orders [name]');
});

test('what is told several times on end is said once and counted', async () => {
  const typed = ['begin', 'end', 'place f', 'end', '1', 'orders deep', 'yes', '', '', '', 'quit'];
  const { seen } = await sitAt(await load(dungeoneer, 'en'), TABLE, typed);
  expect(seen).toMatch(/ draws a card\. \(\d×\)/);
});
