import { expect, test } from 'vitest';
import { sheet } from '../stories/dungeon.ts';
import { clone } from './clone.ts';
import { QUESTS } from './content/quests/index.ts';

/** Every object and list in a value, with the value itself. */
function partsOf(value: unknown): readonly object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];
}

test.each(QUESTS.map((_, i) => i + 1))(
  'a clone of the table of quest %i is equal to it, and shares nothing that could change',
  (quest) => {
    const { table } = sheet(quest, (scene) => {
      scene.reveal('Z', '.').monster('orc', 10, 9);
      scene.table.piles = [{ at: 1, owner: null, gold: 1, items: ['dagger'], corroded: ['dagger'], isSafe: false }];
      scene.table.portals = [];
      scene.trap('pit', 11, 9).turn('barbarian');
    });
    const copy = clone(table);
    const mine = new Set(partsOf(table));
    expect(copy).toEqual(table);
    expect(partsOf(copy).filter((part) => mine.has(part) && !Object.isFrozen(part))).toEqual([]);
  },
);

test('the pieces of a table out of a file are fixed when it is first cloned', () => {
  const { table } = sheet(13, (scene) => scene.reveal('.').trap('pit', 11, 9).turn('barbarian'));
  const loaded = structuredClone(table);
  const copy = clone(loaded);
  const ours = new Set(partsOf(loaded));
  expect(partsOf(copy).filter((part) => ours.has(part) && !Object.isFrozen(part))).toEqual([]);
  for (const piece of [...copy.doors, ...copy.traps, ...copy.hidden.monsters, copy.house])
    expect(Object.isFrozen(piece)).toBe(true);
});
