import { expect, test } from 'vitest';
import { arena, dungeon, END, edge, HEROES_SEAT, sq, walk } from './dungeon.ts';
import { who } from './finds.ts';
import { genie } from './meetings.ts';

test('[move.rooms-by-doors-only] [door.closed-blocks] a hero is told of the closed door before it, the Genie of doors', () => {
  const s = arena((scene) => {
    scene.reveal('.').hero('wizard', { at: sq(9, 9) });
    scene.table.doors = [{ edge: edge('8,9E'), kind: 'door', isOpen: false, changed: -1 }];
    genie(scene, 9, 9);
    scene.turn('wizard', { movement: 5 });
  });
  s.refused(HEROES_SEAT, walk(8, 9), 'door.closed-blocks').does(HEROES_SEAT, walk(10, 9)).does(HEROES_SEAT, END);
  s.refused(HEROES_SEAT, walk(8, 9), 'move.rooms-by-doors-only').finish();
});

test('[trap.block-step-aside] in the corner of the board there is only the way back', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('.').hero('dwarf', { at: sq(1, 0) });
    scene.table.hidden.rocks = [];
    scene.table.hidden.traps = [{ at: sq(0, 0), kind: 'block' }];
    scene.turn('dwarf', { movement: 3 });
  });
  s.dice(4, 4, 4).does(HEROES_SEAT, walk(0, 0));
  expect(who(s, 'dwarf').at).toBe(sq(1, 0));
  s.told('blockFell', { at: sq(0, 0) }).finish();
});
