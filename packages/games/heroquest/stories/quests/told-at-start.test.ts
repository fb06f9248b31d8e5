import { expect, test } from 'vitest';
import { QUESTS } from '../../src/content/quests/index.ts';
import { ELF, HEROES_SEAT } from '../cast.ts';
import { dungeon, start } from '../dungeon.ts';
import { edge, sq, walk } from '../wishes.ts';

test.each([true, false])(
  '[death.loot] [death.monsters-claim] whoever has nothing leaves nothing: somebody looks on, %s',
  (isSeen) => {
    const s = dungeon(1, (scene) => {
      scene.reveal('G').trap('pit', 11, 4, true);
      scene.hero('elf', { at: sq(10, 4), body: 1, gear: [], held: null, gold: 0, schools: [] });
      if (isSeen) scene.hero('dwarf', { at: sq(9, 4) });
      scene.turn('elf', { movement: 1 });
    });
    s.does(HEROES_SEAT, walk(11, 4)).told('died', { figure: ELF }).silent('lootLeft').silent('lootClaimed');
    expect(s.table.piles).toEqual([]);
    s.finish();
  },
);

test('[quest.told-at-start] [door.closed-blocks] doors that a sheet has open stand open, all others are closed', () => {
  const own = (QUESTS[0] ?? '').replace('Q1 ', '').replace('3,11S ', '').replace('secret:', 'open: 3,11S\nsecret:');
  const { doors, hidden } = start({ sheet: own }).table;
  const open = [...doors, ...hidden.doors].filter(({ isOpen }) => isOpen);
  expect(open.map((door) => door.edge)).toEqual([edge('3,11S')]);
});
