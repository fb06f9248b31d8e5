import { rulebook } from '@questhall/glowquest/client';
import { expect, test } from 'vitest';
import { type ChairChoice, unplacedOptions } from '../../forms/form.ts';
import { loadForm } from './form.ts';
import { ROLE_ICONS } from './looks.ts';

const form = await loadForm('en');

test('every seat has the sign of its Role, and the monsters have theirs', () => {
  const signs = (heroes: string): string[] => [0, 1, 2].map((seat) => form.seatIcon(seat, 3, { heroes }));
  expect(signs('defense,offense,utility')).toEqual(Object.values(ROLE_ICONS));
  expect(signs('offense,utility')).toEqual([ROLE_ICONS.offense, ROLE_ICONS.utility, 'daemon-skull']);
});

test('a lone hero’s Hitpoints are told, and that the program runs monsters that nobody else does', () => {
  expect(form.party?.(['offense']).note).toContain('14 Hitpoints');
  expect(form.party?.(['defense', 'offense']).note).toBe('');
  const note = (values: object, last: ChairChoice): string => form.seatsNote?.({ ...values }, ['me', last]) ?? '';
  expect(note({ playersRunMonsters: true }, 'bot:standard')).toContain('the program decides');
  expect(note({ playersRunMonsters: true }, 'other')).toBe('');
  expect(note({ playersRunMonsters: true, monsters: 'heroes' }, 'bot:standard')).toBe('');
  expect(note({}, 'bot:standard')).toBe('');
});

test('every option has its place, so that there is nothing more to open', () =>
  expect(unplacedOptions({ ...form, rulebook })).toEqual([]));
