import { expect, test } from 'vitest';
import { fieldOf } from './field.ts';

test('whoever sits at no table is alone there, at the level that was asked for, with these cards and nothing on them', () => {
  const field = fieldOf({ hero: 'ED-H1', level: 2, cards: ['ED-A08', 'HW-A13'] });
  expect(field.errands).toEqual([[]]);
  expect(field.heroes).toMatchObject([
    {
      heroes: ['ED-H1'],
      level: 6,
      life: 6,
      readied: [
        { card: 'ED-A08', wounds: 0, attached: [], charges: 0 },
        { card: 'HW-A13', wounds: 0, attached: [], charges: 0 },
      ],
    },
  ]);
});
