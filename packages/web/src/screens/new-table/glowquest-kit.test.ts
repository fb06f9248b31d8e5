import { expect, test } from 'vitest';
import { ROLE_ICONS } from '../../games/glowquest/looks.ts';
import { glowquestKit } from './glowquest-kit.ts';
import { unplacedOptions } from './kit.ts';

test('every seat has the sign of its Role, and the monsters have theirs', () => {
  const signs = (heroes: string): string[] => [0, 1, 2].map((seat) => glowquestKit.seatIcon(seat, 3, { heroes }));
  expect(signs('defense,offense,utility')).toEqual(Object.values(ROLE_ICONS));
  expect(signs('offense,utility')).toEqual([ROLE_ICONS.offense, ROLE_ICONS.utility, 'daemon-skull']);
});

test('every option has its place, so that there is nothing more to open', () => expect(unplacedOptions(glowquestKit)).toEqual([]));
