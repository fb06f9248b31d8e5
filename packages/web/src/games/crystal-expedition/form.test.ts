import { expect, test } from 'vitest';
import { loadForm } from './form.ts';

test('a table has a chair for each hero at most, and one more for monsters who have a seat', async () => {
  const { chairsFor } = await loadForm('en');
  const chairs = (values: Readonly<Record<string, string>>, sat: number): number | undefined =>
    chairsFor?.(values, Array(sat).fill('me')).length;
  expect(chairs({ heroes: 'elf-rogue,new' }, 4)).toBe(2);
  expect(chairs({ heroes: 'elf-rogue,new' }, 1)).toBe(1);
  expect(chairs({ heroes: 'elf-rogue', monsters: 'seat' }, 1)).toBe(2);
});

test('a seat is called after those who sit there', async () => {
  const { seatName } = await loadForm('en');
  expect(seatName(0, 1, { heroes: 'elf-rogue,new' })).toBe('Sylwen, a new hero');
  expect(seatName(1, 2, { heroes: 'elf-rogue', monsters: 'seat' })).toBe('The monsters');
});
