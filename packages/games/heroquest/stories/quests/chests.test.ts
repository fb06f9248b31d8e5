import { expect, test } from 'vitest';
import { type Action, DWARF, HEROES_SEAT, type Hero, ZARGON } from '../cast.ts';
import { type DungeonStory, dungeon, faces, type Scene } from '../dungeon.ts';
import { attack, END, ROLL, search, sq, walk } from '../wishes.ts';

const lift = (column: number, row: number): Action => ({ type: 'lift', at: sq(column, row) });
const setDown = (column: number, row: number): Action => ({ type: 'setDown', at: sq(column, row) });
const handOver = (to: Hero): Action => ({ type: 'handOver', to });

/** The Dwarf stands beside the chest of room D. */
const vault = (build: (scene: Scene) => void = () => undefined): DungeonStory =>
  dungeon(4, (scene) => {
    scene.reveal('D', 'T').hero('dwarf', { at: sq(6, 6) });
    build(scene);
    scene.turn('dwarf', { movement: 4 });
  });

test('[quest.q4-take-chest] from beside it, in an empty room, one to a hero, and the square is floor', () => {
  const s = vault((scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(6, 8) });
  });
  expect(s.table.chests.map(({ at }) => at)).toEqual([sq(5, 6), sq(14, 7)]);
  s.refused(HEROES_SEAT, walk(5, 6), 'move.not-into-rock-or-furniture').refused(
    HEROES_SEAT,
    lift(14, 7),
    'quest.q4-take-chest',
  );
  s.does(HEROES_SEAT, lift(5, 6)).told('chestLifted', { hero: 'dwarf', at: sq(5, 6) }, 'quest.q4-take-chest');
  expect(s.view(HEROES_SEAT).turn).toMatchObject({ movement: 4, hasActed: false });
  s.does(HEROES_SEAT, walk(5, 6)).refused(HEROES_SEAT, lift(5, 6), 'quest.q4-take-chest');
  s.finish();
});

test('[quest.q4-take-chest] not while a monster is in the room, and not two', () => {
  const s = vault((scene) => void scene.monster('goblin', 7, 8));
  s.refused(HEROES_SEAT, lift(5, 6), 'quest.q4-take-chest', { monsters: 1 }).finish();
  const t = vault((scene) => {
    scene.table.chests.push({ at: sq(16, 17), where: 'carried', carrier: 'dwarf' });
  });
  t.refused(HEROES_SEAT, lift(5, 6), 'quest.q4-take-chest').finish();
});

test('[quest.q4-carrier-slow] one die for the legs, and nothing less for the arms', () => {
  let orc = 0;
  const s = vault((scene) => {
    scene.table.chests = [{ at: sq(5, 6), where: 'carried', carrier: 'dwarf' }];
    orc = scene.monster('orc', 6, 7);
  });
  s.dice(...faces('SS WW'))
    .does(HEROES_SEAT, attack(orc))
    .told('attackRolled', { hits: 2 })
    .does(HEROES_SEAT, END);
  for (const _ of ['elf', 'wizard']) s.does(HEROES_SEAT, END);
  s.does(ZARGON, END)
    .does(HEROES_SEAT, END)
    .dice(6)
    .does(HEROES_SEAT, ROLL)
    .told('rolledMove', { hero: 'dwarf', dice: [6], movement: 6 });
  s.finish();
});

test('[quest.q4-hand-over] put down, picked up, and given to a neighbour without one', () => {
  const s = vault((scene) => {
    scene.hero('elf', { at: sq(7, 6) });
    scene.hero('wizard', { at: sq(6, 8) });
  });
  s.refused(HEROES_SEAT, setDown(6, 6), 'quest.q4-hand-over').does(HEROES_SEAT, lift(5, 6));
  s.refused(HEROES_SEAT, setDown(7, 6), 'quest.q4-hand-over').refused(HEROES_SEAT, setDown(5, 7), 'quest.q4-hand-over');
  s.does(HEROES_SEAT, setDown(5, 6))
    .told('chestSetDown', { at: sq(5, 6) })
    .does(HEROES_SEAT, lift(5, 6))
    .does(HEROES_SEAT, setDown(6, 6))
    .does(HEROES_SEAT, lift(6, 6));
  s.refused(HEROES_SEAT, handOver('wizard'), 'quest.q4-hand-over').refused(
    HEROES_SEAT,
    handOver('dwarf'),
    'quest.q4-hand-over',
  );
  s.does(HEROES_SEAT, handOver('elf')).told('chestHandedOver', { from: 'dwarf', to: 'elf' }, 'quest.q4-hand-over');
  s.refused(HEROES_SEAT, handOver('elf'), 'quest.q4-hand-over');
  expect(s.table.chests).toMatchObject([{ where: 'carried', carrier: 'elf' }]);
  s.finish();
});

test('[quest.q4-hand-over] not to somebody who has one already', () => {
  const s = vault((scene) => {
    scene.hero('elf', { at: sq(7, 6) });
    scene.table.chests.push({ at: sq(16, 17), where: 'carried', carrier: 'elf' });
  });
  s.does(HEROES_SEAT, lift(5, 6)).refused(HEROES_SEAT, handOver('elf'), 'quest.q4-hand-over', { to: 'elf' });
  s.finish();
});

test('[quest.q4-hand-over] a block that crushes its carrier does not bury it', () => {
  const s = dungeon(4, (scene) => {
    scene.reveal('.').hero('dwarf', { at: sq(8, 7), body: 1 });
    scene.table.chests = [{ at: sq(5, 6), where: 'carried', carrier: 'dwarf' }];
    scene.turn('dwarf', { movement: 1 });
  });
  s.dice(...faces('SSS'))
    .does(HEROES_SEAT, walk(8, 8))
    .told('died', { figure: DWARF })
    .told('blockFell', { at: sq(8, 8) });
  expect(s.table.chests).toMatchObject([{ at: sq(8, 7), where: 'floor', carrier: null }]);
  s.finish();
});

test('[quest.q4-take-chest] in a corridor only monsters in view matter', () => {
  const arrange = (row: number): DungeonStory =>
    dungeon(4, (scene) => {
      scene.reveal('.').hero('dwarf', { at: sq(8, 10) });
      scene.table.chests = [{ at: sq(8, 9), where: 'floor', carrier: null }];
      scene.monster('goblin', row === 18 ? 20 : 8, row);
      scene.turn('dwarf');
    });
  arrange(12).refused(HEROES_SEAT, lift(8, 9), 'quest.q4-take-chest', { monsters: 1 }).finish();
  arrange(18).does(HEROES_SEAT, lift(8, 9)).finish();
});

test('[quest.q4-deliver] [quest.q4-goal] the third chest on the stairway is the last', () => {
  const s = vault((scene) => {
    scene.hero('dwarf', { at: sq(3, 16) });
    scene.table.chests = [
      { at: sq(1, 16), where: 'delivered', carrier: null },
      { at: sq(1, 16), where: 'delivered', carrier: null },
      { at: sq(5, 6), where: 'carried', carrier: 'dwarf' },
    ];
    scene.hero('elf', { at: sq(6, 17) });
  });
  s.does(HEROES_SEAT, setDown(3, 17)).silent('chestDelivered').does(HEROES_SEAT, lift(3, 17));
  s.does(HEROES_SEAT, walk(2, 16))
    .told('chestDelivered', { hero: 'dwarf' }, 'quest.q4-deliver')
    .told('goalMet', {}, 'quest.q4-goal');
  expect(s.table).toMatchObject({ isGoalMet: true, reward: 60 });
  s.finish();
});

test('[quest.q4-deliver] [quest.q4-goal] two are not enough, and one that merely lies there is not delivered', () => {
  const s = vault((scene) => {
    scene.hero('dwarf', { at: sq(3, 16) });
    scene.hero('elf', { at: sq(6, 17) });
    for (const hero of ['barbarian', 'wizard'] as const) scene.hero(hero, { at: sq(1, 17) });
    scene.table.chests = [
      { at: sq(1, 16), where: 'delivered', carrier: null },
      { at: sq(5, 6), where: 'carried', carrier: 'dwarf' },
    ];
  });
  s.does(HEROES_SEAT, setDown(2, 16)).silent('chestDelivered');
  expect(s.table.chests).toMatchObject([{ where: 'delivered' }, { where: 'floor', at: sq(2, 16) }]);
  s.does(HEROES_SEAT, lift(2, 16)).does(HEROES_SEAT, walk(2, 16)).told('chestDelivered').silent('goalMet');
  expect(s.view(HEROES_SEAT).goal).toEqual({ kind: 'carry', chests: 3 });
  s.finish();
});

test('[quest.q5-goal] the Talisman in Y', () => {
  const s = dungeon(5, (scene) => {
    scene.reveal('Y').hero('elf', { at: sq(15, 9) });
    scene.turn('elf');
  });
  expect(s.view(HEROES_SEAT).goal).toEqual({ kind: 'take', artifact: 'talisman-of-lore' });
  s.does(HEROES_SEAT, search('treasure'))
    .told('itemGained', { hero: 'elf', item: 'talisman-of-lore' })
    .told('goalMet', {}, 'quest.q5-goal');
  expect(s.table.reward).toBe(25);
  s.finish();
});

test('[quest.q5-goal] other treasure is not the goal', () => {
  const s = dungeon(5, (scene) => {
    scene.reveal('N').hero('elf', { at: sq(22, 8) });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, search('treasure')).told('goldGained', { gold: 40 }).silent('goalMet');
  s.finish();
});
