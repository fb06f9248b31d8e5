import { readOptions } from '@questhall/border';
import { type Event, glowquest } from '@questhall/glowquest';
import { open, silence } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { bountiesIn, questRoomOf } from './stage.ts';

const options = readOptions(glowquest.options, {});
if (!options.ok) throw new Error(options.problem.message);
const view = glowquest.view(open(glowquest, options.value, 4, 'fast:stage', silence), 0);

test.each([
  [0, false, 'ahead'],
  [4, false, 'ahead'],
  [5, false, 'found'],
  [5, true, 'cleared'],
] as const)('with %i rooms found and the Quest room cleared: %s, it is %s', (roomsFound, isQuestCleared, stage) =>
  expect(questRoomOf({ ...view, roomsFound, isQuestCleared })).toBe(stage),
);

const died = (number: number, bounty: number): Event => ({
  type: 'died',
  monster: 2 + number,
  record: 'ghoul',
  number,
  at: 0,
  bounty,
});
const began: Event = { type: 'encounterBegan', hero: 0, room: 'small', family: 'undead', die: 3 };

test('a Bounty is told of the monsters of the last fight that had one', () => {
  expect(bountiesIn([began, died(1, 1), began, died(2, 0), died(3, 2)])).toEqual([died(3, 2)]);
});
