import { KEEP_OPTIONS } from '@questhall/dungeonquest/client';
import { WON } from '@questhall/dungeonquest/measured';
import { expect, test } from 'vitest';
import { loadForm } from './form.ts';

const form = await loadForm('en');

test('the fight that is proposed is a close one', () => {
  const share = form.won?.(form.suggested, form.chairs) ?? 0;
  expect(share).toBeGreaterThan(50);
  expect(share).toBeLessThan(67);
});

test('a hero begins with all the life on the sheet unless somebody says less', () => {
  expect(form.won?.({ hero: 'maud', monster: 'demon' }, form.chairs)).toBe(WON['dice maud demon']?.at(-1));
  expect(form.won?.({ hero: 'maud', monster: 'demon', heroLife: 2 }, form.chairs)).toBe(WON['dice maud demon']?.[1]);
});

test('where nobody knows, nothing is said', () => {
  expect(form.won?.({ mode: 'vote' }, form.chairs)).toBeNull();
  expect(form.won?.({ determination: 2 }, form.chairs)).toBeNull();
  expect(form.won?.({ heroLife: 99 }, form.chairs)).toBeNull();
});

test('nothing is offered that only the keep has', () => {
  expect(Object.keys(form.options)).toEqual(expect.arrayContaining(['mode', 'hero', 'heavyCounter']));
  expect(Object.keys(form.options).filter((option) => KEEP_OPTIONS.includes(option))).toEqual([]);
});
