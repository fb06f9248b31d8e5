import type { Event } from '@questhall/heroquest';
import { expect, test } from 'vitest';
import { chronicleOf, isInTown, markOf } from './chronicle.ts';

const began = (quest: number, attempt: number): Event => ({
  type: 'questBegan',
  quest,
  title: `Quest ${quest}`,
  attempt,
});
const ended = (ending: 'success' | 'failure' | 'unfinished'): Event => ({ type: 'questEnded', ending });
const died = (figure: number, name: string): Event => ({ type: 'died', figure, name, at: 0 });

const LOG: readonly Event[] = [
  began(3, 0),
  died(7, 'Orc'),
  died(0, 'Halgerd'),
  died(2, 'Ellowen'),
  { type: 'revived', hero: 'elf', at: 0 },
  ended('failure'),
  began(3, 1),
  ended('success'),
  began(4, 0),
  ended('unfinished'),
  began(5, 0),
];

test('the log knows every try at a quest that has come to its end, and who fell there for good', () => {
  expect(chronicleOf(LOG).map(({ quest, attempt, isWon, fallen }) => [quest, attempt, isWon, fallen])).toEqual([
    [3, 0, false, ['Halgerd']],
    [3, 1, true, []],
    [4, 0, false, []],
  ]);
});

test('a quest is won, failed, next, ahead, or was never played', () => {
  const tries = chronicleOf(LOG);
  expect([1, 3, 4, 5, 6].map((quest) => markOf(quest, 5, tries))).toEqual(['before', 'won', 'failed', 'next', 'ahead']);
});

test('the heroes are in town when a quest of a campaign has ended, and only then', () => {
  expect(isInTown({ isCampaign: true, ending: 'success' })).toBe(true);
  expect(isInTown({ isCampaign: true, ending: null })).toBe(false);
  expect(isInTown({ isCampaign: false, ending: 'success' })).toBe(false);
});
