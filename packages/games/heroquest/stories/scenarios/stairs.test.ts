import { expect, test } from 'vitest';
import { ELF, HEROES_SEAT, WIZARD, ZARGON } from '../cast.ts';
import { dungeon, faces, sheet } from '../dungeon.ts';
import { attack, END, ROLL, search, sq, walk } from '../wishes.ts';

test('scenario 9 [board.stairway-shared] [board.stairway-closed-to-monsters] four heroes on one step, and no room for an orc', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    for (const hero of scene.table.order) scene.hero(hero, { at: sq(1, 10) });
    orc = scene.monster('orc', 1, 9);
    scene.zargon();
  });
  s.does(ZARGON, { type: 'activate', monster: orc }).refused(ZARGON, walk(1, 10), 'board.stairway-closed-to-monsters');
  s.refused(ZARGON, walk(2, 11), 'board.stairway-closed-to-monsters').does(ZARGON, walk(3, 11));
  s.told('walked', { path: [sq(2, 9), sq(3, 9), sq(3, 10), sq(3, 11)] });
  s.finish();
});

test('[board.stairway-shared] a fourth hero steps up to the three who stand there, and stays', () => {
  const s = dungeon(1, (scene) => {
    for (const hero of ['barbarian', 'dwarf', 'wizard'] as const) scene.hero(hero, { at: sq(2, 10) });
    scene.reveal('E').hero('elf', { at: sq(3, 10) });
    scene.turn('elf', { movement: 4 });
  });
  s.does(HEROES_SEAT, walk(2, 10)).told('stepped', { figure: ELF, to: sq(2, 10) }, 'board.stairway-shared');
  expect(s.table.heroes.map(({ at }) => at)).toEqual(s.table.heroes.map(() => sq(2, 10)));
  s.does(HEROES_SEAT, walk(1, 10))
    .told('stepped', { figure: ELF, to: sq(1, 10) }, 'move.orthogonal')
    .finish();
});

test('scenario 33 [board.corridor-scope] the block down the corridor is found, the pit in the barracks is not', () => {
  const s = sheet(3, (scene) => {
    scene.hero('elf', { at: sq(8, 8) });
    scene.lookAround().turn('elf');
  });
  s.does(HEROES_SEAT, search('traps')).told(
    'trapsFound',
    { traps: [{ kind: 'block', at: sq(8, 11) }], chests: [] },
    'board.corridor-scope',
  );
  expect(s.table.traps.map(({ at }) => at)).toEqual([sq(8, 11)]);
  expect(s.table.hidden.traps.map(({ at }) => at)).toEqual([sq(3, 14)]);
  s.finish();
});

test('scenario 42 [seat.several-heroes] [seat.own-heroes-only] [round.heroes-then-zargon] three seats, five turns', () => {
  const [A, B, Z] = [0, 1, 2];
  let goblin = 0;
  const s = dungeon(
    1,
    (scene) => {
      scene.hero('barbarian', { potions: ['healing'] });
      goblin = scene.monster('goblin', 14, 9);
      scene.turn('barbarian');
    },
    {},
    3,
  );
  expect(s.table.heroes.map(({ seat }) => seat)).toEqual([A, A, B, B]);
  s.does(A, END).told('turnBegan', { hero: 'dwarf' }).does(A, END).told('turnBegan', { hero: 'elf' });
  s.refused(A, ROLL, 'round.heroes-then-zargon').refused(
    A,
    { type: 'drink', hero: 'elf', potion: 'healing' },
    'seat.own-heroes-only',
  );
  s.does(B, END).told('turnBegan', { hero: 'wizard' }).does(B, END).told('zargonBegan');
  s.refused(B, END, 'kernel.not-asked')
    .does(Z, { type: 'activate', monster: goblin })
    .does(Z, END)
    .told('turnBegan', { hero: 'barbarian' });
  s.finish();
});

test('scenario 43 the Wizard strikes round the corner with his staff, the goblin cannot', () => {
  let goblin = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('.').hero('wizard', { at: sq(8, 5), gear: ['dagger', 'staff'], held: 'dagger' });
    goblin = scene.monster('goblin', 9, 6);
    scene.turn('wizard');
  });
  s.refused(HEROES_SEAT, attack(goblin), 'attack.diagonal-weapons').does(HEROES_SEAT, {
    type: 'hold',
    weapon: 'staff',
  });
  s.dice(...faces('S W'))
    .does(HEROES_SEAT, attack(goblin))
    .does(HEROES_SEAT, END);
  s.does(ZARGON, { type: 'activate', monster: goblin }).refused(ZARGON, attack(WIZARD), 'monster.no-diagonals');
  s.does(ZARGON, walk(8, 6))
    .dice(...faces('WW'))
    .does(ZARGON, attack(WIZARD))
    .finish();
});
