import { ARENA_OPTIONS, KEEP_OPTIONS } from '@questhall/dungeonquest/client';
import { WON } from '@questhall/dungeonquest/measured';
import { expect, test } from 'vitest';
import type { Values } from '../../forms/form.ts';
import { openTable } from '../../forms/open-table.ts';
import { loadForm } from './form.ts';

const form = await loadForm('en');
const ARENA = { play: 'arena' } as const;

const wonBy = (values: object): number | null => form.won?.({ ...ARENA, ...values }, form.chairs) ?? null;

test('the fight that is proposed is a close one', () => {
  const share = wonBy(form.suggested) ?? 0;
  expect(share).toBeGreaterThan(50);
  expect(share).toBeLessThan(67);
});

test('a hero begins with all the life on the sheet unless somebody says less', () => {
  expect(wonBy({ hero: 'maud', monster: 'demon' })).toBe(WON['dice maud demon']?.at(-1));
  expect(wonBy({ hero: 'maud', monster: 'demon', heroLife: 2 })).toBe(WON['dice maud demon']?.[1]);
});

test('of the keep it says how many bring a Treasure out, by mode and by how many go in', () => {
  const me = form.chairs.slice(0, 1);
  expect(form.won?.({ play: 'keep', mode: 'solo' }, [...me, ...me])).toBe(WON['keep solo 2']?.[0] ?? null);
  expect(form.won?.({ play: 'keep' }, me)).toBe(WON['keep dice 1']?.[0] ?? null);
  expect(form.wonText?.('17 %', { play: 'keep' })).toBe('Of careful heroes 17 % bring a Treasure out of such a keep.');
  expect(form.wonText?.('60 %', { ...ARENA, hero: 'maud' })).toContain('Maud Hallow wins 60 %');
});

test('where nobody knows, nothing is said', () => {
  expect(wonBy({ mode: 'vote' })).toBeNull();
  expect(wonBy({ determination: 2 })).toBeNull();
  expect(wonBy({ heroLife: 99 })).toBeNull();
  expect(wonBy({ play: 'keep', longDay: true })).toBeNull();
});

test('each game is asked for what it has itself, and both for the rest', () => {
  const asked = (values: Values): string[] =>
    Object.keys(form.options).filter((option) => form.isAsked(option, form.chairs, values));
  expect(asked({ play: 'keep' }).filter((option) => ARENA_OPTIONS.includes(option))).toEqual([]);
  expect(asked({ play: 'arena' }).filter((option) => KEEP_OPTIONS.includes(option))).toEqual([]);
  expect(asked({ play: 'keep' })).toEqual(expect.arrayContaining(['play', 'mode', 'longDay', 'heavyCounter']));
  expect(asked({ play: 'arena' })).toEqual(expect.arrayContaining(['play', 'mode', 'hero', 'heavyCounter']));
});

test.each([
  [{}, {}, 'Into the keep, and out before sunset'],
  [{ longDay: true }, { longDay: true }, 'Into the keep, and out before sunset'],
  [ARENA, { ...ARENA, ...form.suggested }, 'Hugo the Glorious against whoever comes'],
])('a table with %j is told %j, and called after it', async (values, options, name) => {
  const made: unknown[] = [];
  const make = async (order: unknown) => {
    made.push(order);
    return { ok: true, value: '' } as const;
  };
  // Only `make` is called by whoever opens a table.
  const lobby = { make } as unknown as Parameters<typeof openTable>[0];
  await openTable(lobby, form, { values: { ...form.suggested, ...values }, chairs: form.chairs, hasTypedDice: false });
  expect(made).toEqual([expect.objectContaining({ options, name })]);
});
