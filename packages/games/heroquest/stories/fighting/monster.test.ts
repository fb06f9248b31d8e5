import { expect, test } from 'vitest';
import { BARBARIAN, DWARF, ELF, WIZARD, ZARGON } from '../cast.ts';
import { dungeon, faces } from '../dungeon.ts';
import { activate, attack, close, dread, END, edge, open, search, sq, walk } from '../wishes.ts';

test('[zargon.all-active-monsters] each in its turn, in any order, once', () => {
  let orc = 0;
  let goblin = 0;
  let zombie = 0;
  const s = dungeon(3, (scene) => {
    orc = scene.monster('orc', 3, 18);
    goblin = scene.monster('goblin', 12, 18);
    zombie = scene.monster('zombie', 20, 18);
    scene.zargon();
  });
  s.refused(ZARGON, walk(4, 18), 'zargon.all-active-monsters').refused(
    ZARGON,
    activate(99),
    'zargon.all-active-monsters',
  );
  s.does(ZARGON, activate(zombie)).does(ZARGON, walk(19, 18));
  s.does(ZARGON, activate(orc)).refused(ZARGON, activate(zombie), 'zargon.all-active-monsters', { monster: zombie });
  s.does(ZARGON, activate(goblin)).does(ZARGON, walk(13, 18));
  s.does(ZARGON, activate(orc)).does(ZARGON, walk(4, 18)); // looked at before, but it had done nothing yet
  expect(s.table.monsters.map(({ at }) => at)).toEqual([sq(4, 18), sq(13, 18), sq(19, 18)]);
  s.does(ZARGON, END).told('zargonEnded').told('roundBegan');
  s.finish();
});

test('[monster.fixed-move] [monster.need-not-move-all] as far as its card says and no farther, without dice', () => {
  let orc = 0;
  const s = dungeon(3, (scene) => {
    orc = scene.monster('orc', 3, 18);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc)).refused(ZARGON, walk(12, 18), 'monster.fixed-move', { steps: 9, move: 8 });
  s.does(ZARGON, walk(11, 18)).told('walked', { figure: orc }, 'monster.fixed-move');
  s.finish();
});

test('[monster.need-not-move-all] a step is enough, and none is too', () => {
  let orc = 0;
  const s = dungeon(3, (scene) => {
    orc = scene.monster('orc', 3, 18);
    scene.monster('goblin', 20, 18);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc)).does(ZARGON, walk(4, 18));
  s.does(ZARGON, END).told('zargonEnded');
  expect(s.table.monsters[1]?.at).toBe(sq(20, 18));
  s.finish();
});

test('[monster.move-and-one-action] [monster.no-split-move] strike and go, go and strike, but not go, strike and go', () => {
  let first = 0;
  let second = 0;
  const s = dungeon(3, (scene) => {
    scene.hero('barbarian', { at: sq(10, 18) });
    first = scene.monster('goblin', 9, 18);
    second = scene.monster('goblin', 14, 18);
    scene.monster('zombie', 25, 18);
    scene.zargon();
  });
  s.does(ZARGON, activate(first))
    .dice(...faces('WW'))
    .does(ZARGON, attack(BARBARIAN));
  s.refused(ZARGON, attack(BARBARIAN), 'monster.attack-adjacent-once').does(ZARGON, walk(7, 18));
  s.refused(ZARGON, walk(6, 18), 'zargon.all-active-monsters');
  s.does(ZARGON, activate(second))
    .does(ZARGON, walk(12, 18))
    .refused(ZARGON, walk(11, 18), 'monster.move-and-one-action');
  s.refused(ZARGON, attack(BARBARIAN), 'monster.attack-adjacent-once');
  s.does(ZARGON, END);
  s.finish();
});

test('[monster.no-split-move] who has walked and struck is done', () => {
  let goblin = 0;
  const s = dungeon(3, (scene) => {
    scene.hero('barbarian', { at: sq(10, 18) });
    goblin = scene.monster('goblin', 14, 18);
    scene.monster('zombie', 25, 18);
    scene.zargon();
  });
  s.does(ZARGON, activate(goblin))
    .does(ZARGON, walk(11, 18))
    .dice(...faces('WB'))
    .does(ZARGON, attack(BARBARIAN));
  s.refused(ZARGON, activate(goblin), 'monster.no-split-move').refused(
    ZARGON,
    walk(12, 18),
    'zargon.all-active-monsters',
  );
  expect(s.table.monsters[0]).toMatchObject({ at: sq(11, 18), isDone: true });
  s.finish();
});

test('[monster.move-and-one-action] a Dread spell is the action, and only of those whose row lists it', () => {
  let melar = 0;
  let goblin = 0;
  const s = dungeon(5, (scene) => {
    scene.hero('barbarian', { at: sq(10, 18) });
    melar = scene.monster('melar', 9, 18);
    goblin = scene.monster('goblin', 11, 18);
    scene.zargon();
  });
  s.does(ZARGON, activate(goblin)).refused(ZARGON, dread('murk'), 'dread.listed-casters-only');
  s.does(ZARGON, activate(melar)).dice(1, 2).does(ZARGON, dread('murk'));
  s.refused(ZARGON, attack(BARBARIAN), 'monster.attack-adjacent-once').does(ZARGON, walk(5, 18));
  s.does(ZARGON, activate(goblin))
    .dice(...faces('WW'))
    .does(ZARGON, attack(BARBARIAN));
  s.refused(ZARGON, dread('murk'), 'dread.is-the-action');
  s.finish();
});

test('[monster.attack-adjacent-once] [monster.no-diagonals] one hero next to it, once, and never across a corner or a wall', () => {
  let orc = 0;
  const s = dungeon(3, (scene) => {
    scene.reveal('Z');
    scene.hero('barbarian', { at: sq(10, 9) });
    scene.hero('dwarf', { at: sq(10, 10) });
    scene.hero('elf', { at: sq(11, 8) });
    scene.hero('wizard', { at: sq(8, 10) });
    orc = scene.monster('orc', 9, 10);
    scene.monster('goblin', 14, 10);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc))
    .refused(ZARGON, attack(BARBARIAN), 'monster.no-diagonals')
    .refused(ZARGON, attack(ELF), 'monster.attack-adjacent-once');
  s.refused(ZARGON, attack(WIZARD), 'monster.attack-adjacent-once'); // the wall of Z is between them
  s.refused(ZARGON, attack(7), 'monster.attack-adjacent-once');
  s.dice(...faces('SWW SS'))
    .does(ZARGON, attack(DWARF))
    .told('attackRolled', { attacker: orc, hits: 1 }, 'monster.attack-adjacent-once');
  s.refused(ZARGON, attack(DWARF), 'monster.attack-adjacent-once').refused(ZARGON, walk(8, 9), 'monster.no-doors');
  s.finish();
});

test('[monster.no-diagonals] [monster.not-through-heroes] two heroes side by side seal a corner', () => {
  let orc = 0;
  const s = dungeon(3, (scene) => {
    scene.reveal('Z');
    scene.hero('barbarian', { at: sq(10, 11) });
    scene.hero('dwarf', { at: sq(9, 10) });
    orc = scene.monster('orc', 9, 11);
    scene.monster('goblin', 14, 11);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc))
    .refused(ZARGON, walk(10, 10), 'monster.not-through-heroes')
    .refused(ZARGON, walk(10, 11), 'monster.not-through-heroes');
  s.finish();
});

test('[monster.through-monsters] [monster.no-sharing] past its own kind, but not onto one', () => {
  let orc = 0;
  const s = dungeon(3, (scene) => {
    orc = scene.monster('orc', 3, 18);
    scene.monster('goblin', 4, 18);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc)).refused(ZARGON, walk(4, 18), 'monster.no-sharing').does(ZARGON, walk(5, 18));
  s.told('walked', { figure: orc, path: [sq(4, 18), sq(5, 18)] }, 'monster.through-monsters');
  expect(s.table.monsters[0]?.at).toBe(sq(5, 18));
  s.finish();
});

test('[monster.no-walls] [monster.no-doors] walls, rock, furniture and closed doors stop a monster; an open door does not', () => {
  let orc = 0;
  const s = dungeon(3, (scene) => {
    scene.reveal('Z', '.');
    orc = scene.monster('orc', 9, 9);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc))
    .refused(ZARGON, walk(8, 8), 'monster.no-doors')
    .refused(ZARGON, walk(10, 7), 'monster.no-walls');
  s.refused(ZARGON, walk(9, 6), 'monster.no-walls').refused(ZARGON, walk(8, 9), 'monster.no-doors');
  s.refused(ZARGON, open('8,9E'), 'door.monsters-never-operate').refused(
    ZARGON,
    close('8,9E'),
    'door.monsters-never-operate',
  );
  s.finish();
});

test('[monster.no-doors] through a door that stands open', () => {
  let orc = 0;
  const s = dungeon(3, (scene) => {
    scene.reveal('Z', '.').opened('8,9E');
    orc = scene.monster('orc', 9, 9);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc)).refused(ZARGON, close('8,9E'), 'door.monsters-never-operate').does(ZARGON, walk(8, 9));
  expect(s.table.doors.find((door) => door.edge === edge('8,9E'))?.isOpen).toBe(true);
  s.finish();
});

test('[monster.no-searching] monsters neither search nor disarm', () => {
  let orc = 0;
  const s = dungeon(3, (scene) => {
    scene.reveal('T').trap('pit', 3, 14);
    orc = scene.monster('orc', 3, 15);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc));
  for (const what of ['treasure', 'secretDoors', 'traps'] as const)
    s.refused(ZARGON, search(what), 'monster.no-searching');
  s.refused(ZARGON, { type: 'disarm', at: sq(3, 14), with: 'kit' }, 'monster.no-searching');
  s.finish();
});
