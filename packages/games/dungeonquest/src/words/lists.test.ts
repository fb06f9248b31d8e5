import { expect, test } from 'vitest';
import { joined } from './lists.ts';

test.each([
  [['Hugo'], 'Hugo'],
  [['Hugo', 'Maud'], 'Hugo and Maud'],
  [['Hugo', 'Maud', 'Lindel'], 'Hugo, Maud and Lindel'],
  [['Hugo', 'Challara and Brightblaze'], 'Hugo, and Challara and Brightblaze'],
])('a list is told apart from the names in it: %j', (items, said) => {
  expect(joined(items, 'and')).toBe(said);
});
