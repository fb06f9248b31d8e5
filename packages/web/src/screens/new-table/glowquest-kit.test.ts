import { expect, test } from 'vitest';
import { ROLE_ICONS } from '../../games/glowquest/looks.ts';
import { en } from '../../texts/en.ts';
import { glowquestKit } from './glowquest-kit.ts';
import { type Chair, unplacedOptions } from './kit.ts';
import { formEn } from './texts-en.ts';
import type { FormWords } from './words.ts';

const ENGLISH: FormWords = { ...en, ...formEn };

test('every seat has the sign of its Role, and the monsters have theirs', () => {
  const signs = (heroes: string): string[] => [0, 1, 2].map((seat) => glowquestKit.seatIcon(seat, 3, { heroes }));
  expect(signs('defense,offense,utility')).toEqual(Object.values(ROLE_ICONS));
  expect(signs('offense,utility')).toEqual([ROLE_ICONS.offense, ROLE_ICONS.utility, 'daemon-skull']);
});

test('a lone hero’s Hitpoints are told, and that the program runs monsters that nobody else does', () => {
  expect(glowquestKit.party?.(['offense'], ENGLISH).note).toContain('14 Hitpoints');
  expect(glowquestKit.party?.(['defense', 'offense'], ENGLISH).note).toBe('');
  const note = (values: object, last: Chair): string =>
    glowquestKit.seatsNote?.({ ...values }, ['me', last], ENGLISH) ?? '';
  expect(note({ playersRunMonsters: true }, 'bot:standard')).toContain('the program decides');
  expect(note({ playersRunMonsters: true }, 'other')).toBe('');
  expect(note({ playersRunMonsters: true, monsters: 'heroes' }, 'bot:standard')).toBe('');
  expect(note({}, 'bot:standard')).toBe('');
});

test('every option has its place, so that there is nothing more to open', () =>
  expect(unplacedOptions(glowquestKit)).toEqual([]));
