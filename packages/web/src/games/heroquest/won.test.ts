import { WON } from '@questhall/heroquest/measured';
import { expect, test } from 'vitest';
import type { ChairChoice, Values } from '../../forms/form.ts';
import { wonAt } from './won.ts';

const won = (values: Values, chairs: readonly ChairChoice[] = ['me', 'bot:standard']): number | null =>
  wonAt(values, chairs);

test('the form says how often such a quest was won', () => {
  expect(won({})).toBe(WON['standard']?.[0]);
  expect(won({ quest: 8, zargon: 'novice' })).toBe(WON['novice']?.[7]);
  expect(won({ quest: 3, asPublished: true })).toBe(WON['published']?.[2]);
  expect(won({ quest: 14, campaign: true })).toBe(WON['standard']?.[13]);
});

test('and nothing where nobody has measured it', () => {
  expect(won({ kit: 'new' })).toBeNull();
  expect(won({ heroes: 'elf', smallParty: true })).toBeNull();
  expect(won({ doorsStayOpen: true })).toBeNull();
  expect(won({ asPublished: true, zargon: 'master' })).toBeNull();
  expect(won({ asPublished: true, doorsStayOpen: false })).toBeNull();
  expect(won({}, ['me', 'other'])).toBeNull();
});
