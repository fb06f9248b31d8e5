import { expect, test } from 'vitest';
import { sees } from '../../src/queries/sight.ts';
import { ELF, HEROES_SEAT, WIZARD, ZARGON } from '../cast.ts';
import { arena, dungeon, faces, type Scene, sheet } from '../dungeon.ts';
import { activate, attack, close, END, edge, open, PASS, ROLL, search, sq, walk } from '../wishes.ts';

test('[door.open-adjacent-free] beside it, from either side, without action or movement', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(8, 8) });
    scene.turn('elf', { movement: 3 });
  });
  s.refused(HEROES_SEAT, open('8,9E'), 'door.open-adjacent-free')
    .does(HEROES_SEAT, walk(8, 9))
    .does(HEROES_SEAT, open('8,9E'));
  s.told('doorOpened', { door: edge('8,9E'), by: 2 }, 'door.open-adjacent-free').refused(
    HEROES_SEAT,
    open('8,9E'),
    'door.open-adjacent-free',
  );
  expect(s.view(HEROES_SEAT).turn).toMatchObject({ movement: 2, hasActed: false });
  s.does(HEROES_SEAT, search('traps')).finish();
  const inside = dungeon(1, (scene) => {
    scene.reveal('Z').hero('elf', { at: sq(9, 9) });
    scene.turn('elf', { hasActed: true });
  });
  inside.does(HEROES_SEAT, open('8,9E')).finish();
});

test('[door.open-adjacent-free] [door.close-adjacent-free] whoever remembers the walls is told of the change', () => {
  const hall = (build: (scene: Scene) => void) =>
    dungeon(1, (scene) => {
      scene.reveal('.', 'Z').hero('elf', { at: sq(8, 9) });
      build(scene);
      scene.turn('elf');
    });
  const shut = hall(() => undefined);
  const [before, isSeen] = [shut.table.changes, sees(shut.table, sq(8, 9), sq(9, 9))];
  shut.does(HEROES_SEAT, open('8,9E'));
  expect([isSeen, sees(shut.table, sq(8, 9), sq(9, 9)), shut.table.changes]).toEqual([false, true, before + 1]);
  shut.finish();
  const opened = hall((scene) => void scene.opened('8,9E'));
  const changes = opened.table.changes;
  opened.does(HEROES_SEAT, close('8,9E'));
  expect([sees(opened.table, sq(8, 9), sq(9, 9)), opened.table.changes]).toEqual([false, changes + 1]);
  opened.finish();
});

test('[door.close-adjacent-free] an open door is closed as freely, by whoever stands beside it', () => {
  const s = dungeon(1, (scene) => {
    scene
      .reveal('.', 'Z')
      .opened('8,9E')
      .hero('elf', { at: sq(8, 8) });
    scene.turn('elf', { movement: 3 });
  });
  s.refused(HEROES_SEAT, close('8,9E'), 'door.close-adjacent-free')
    .does(HEROES_SEAT, walk(8, 9))
    .does(HEROES_SEAT, close('8,9E'));
  s.told('doorClosed', { door: edge('8,9E'), by: 2 }, 'door.close-adjacent-free').refused(
    HEROES_SEAT,
    close('8,9E'),
    'door.close-adjacent-free',
  );
  expect(s.view(HEROES_SEAT).turn).toMatchObject({ movement: 2, hasActed: false });
  expect(s.view(HEROES_SEAT).doors.find((door) => door.edge === edge('8,9E'))?.isOpen).toBe(false);
  s.finish();
});

test('[door.close-adjacent-free] where doors stay open, nobody closes one', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene
        .reveal('.', 'Z')
        .opened('8,9E')
        .hero('elf', { at: sq(8, 9) });
      scene.turn('elf');
    },
    { doorsStayOpen: true },
  );
  s.refused(HEROES_SEAT, close('8,9E'), 'door.close-adjacent-free', {
    door: edge('8,9E'),
    house: 'doorsStayOpen',
  }).finish();
});

test('scenario 31 [door.one-change-per-round] [door.not-closed-on-a-monster] [door.monsters-never-operate] the door of the hall', () => {
  let orc = 0;
  for (const isHeld of [true, false]) {
    const s = dungeon(1, (scene) => {
      scene.reveal('.', 'Z').hero('barbarian', { at: sq(8, 9) });
      scene.hero('elf', { at: sq(8, 10) });
      orc = scene.monster('orc', 10, 9);
      scene.turn('barbarian', { movement: 1 });
    });
    s.does(HEROES_SEAT, open('8,9E'))
      .refused(HEROES_SEAT, close('8,9E'), 'door.one-change-per-round')
      .does(HEROES_SEAT, walk(8, 8));
    s.does(HEROES_SEAT, END).does(HEROES_SEAT, END);
    s.dice(1, 1).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(8, 9));
    s.refused(HEROES_SEAT, close('8,9E'), 'door.one-change-per-round').does(HEROES_SEAT, END).does(HEROES_SEAT, END);
    s.does(ZARGON, { type: 'activate', monster: orc });
    if (isHeld) s.does(ZARGON, walk(9, 9)).told('walked', { figure: orc });
    s.does(ZARGON, END).told('roundBegan', { round: 2 }).does(HEROES_SEAT, END).does(HEROES_SEAT, END);
    if (isHeld) s.refused(HEROES_SEAT, close('8,9E'), 'door.not-closed-on-a-monster').does(HEROES_SEAT, END);
    else {
      s.does(HEROES_SEAT, close('8,9E')).refused(HEROES_SEAT, open('8,9E'), 'door.one-change-per-round');
      s.does(HEROES_SEAT, END).does(HEROES_SEAT, END).does(ZARGON, { type: 'activate', monster: orc });
      s.does(ZARGON, walk(9, 9))
        .refused(ZARGON, open('8,9E'), 'door.monsters-never-operate')
        .refused(ZARGON, attack(ELF), 'monster.attack-adjacent-once');
    }
    s.finish();
  }
});

test('[door.not-closed-on-a-monster] nor with one on the near side; a hero in the doorway is no hindrance', () => {
  const s = dungeon(1, (scene) => {
    scene
      .reveal('.', 'Z')
      .opened('8,9E')
      .hero('elf', { at: sq(9, 9) });
    scene.monster('goblin', 8, 9);
    scene.turn('elf');
  });
  s.refused(HEROES_SEAT, close('8,9E'), 'door.not-closed-on-a-monster').finish();
  const friends = dungeon(1, (scene) => {
    scene
      .reveal('.', 'Z')
      .opened('8,9E')
      .hero('elf', { at: sq(9, 9) });
    scene.hero('dwarf', { at: sq(8, 9) });
    scene.monster('goblin', 8, 8);
    scene.turn('elf');
  });
  friends.does(HEROES_SEAT, close('8,9E')).finish();
});

test('[door.monsters-never-operate] through an open door they walk, a closed one stops them, and they shut none', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('.', 'Z').opened('8,9E');
    orc = scene.monster('orc', 9, 9);
    scene.zargon();
  });
  s.does(ZARGON, { type: 'activate', monster: orc }).refused(ZARGON, close('8,9E'), 'door.monsters-never-operate');
  s.does(ZARGON, walk(8, 9))
    .told('walked', { figure: orc, path: [sq(8, 9)] })
    .finish();
  const shut = dungeon(1, (scene) => {
    scene.reveal('.', 'Z');
    orc = scene.monster('orc', 9, 9);
    scene.zargon();
  });
  shut.does(ZARGON, { type: 'activate', monster: orc }).refused(ZARGON, walk(8, 9), 'monster.no-doors').finish();
});

test('[door.closed-blocks] steps, blows, shots and looks end at a closed door', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('.', 'Z').hero('barbarian', { at: sq(8, 9), gear: ['broadsword', 'crossbow'] });
    orc = scene.monster('orc', 9, 9);
    scene.turn('barbarian', { movement: 2 });
  });
  s.refused(HEROES_SEAT, walk(10, 9), 'move.rooms-by-doors-only').refused(
    HEROES_SEAT,
    attack(orc),
    'attack.one-adjacent-monster',
  );
  s.does(HEROES_SEAT, { type: 'hold', weapon: 'crossbow' }).refused(
    HEROES_SEAT,
    attack(orc),
    'sight.closed-doors-block',
  );
  expect(sees(s.table, sq(8, 9), sq(9, 9))).toBe(false);
  s.does(HEROES_SEAT, search('traps'))
    .does(HEROES_SEAT, { type: 'hold', weapon: 'broadsword' })
    .does(HEROES_SEAT, open('8,9E'));
  expect(sees(s.table, sq(8, 9), sq(9, 9))).toBe(true);
  s.does(HEROES_SEAT, END);
  s.finish();
  const struck = dungeon(1, (scene) => {
    scene
      .reveal('.', 'Z')
      .opened('8,9E')
      .hero('barbarian', { at: sq(8, 9) });
    orc = scene.monster('orc', 9, 9);
    scene.turn('barbarian');
  });
  struck
    .dice(...faces('SSW SS'))
    .does(HEROES_SEAT, attack(orc))
    .told('died', { figure: orc })
    .finish();
});

test('scenario 32 [door.secret-found-closed] [door.secret-never-closes] the hidden door between two small rooms', () => {
  const s = sheet(1, (scene) => {
    scene.reveal('U').hero('wizard', { at: sq(8, 14) });
    scene.turn('wizard', {});
  });
  s.does(HEROES_SEAT, search('secretDoors')).told(
    'secretDoorsFound',
    { doors: [edge('7,14S')] },
    'door.secret-found-closed',
  );
  expect(s.table.doors.find((door) => door.edge === edge('7,14S'))).toMatchObject({ kind: 'secret', isOpen: false });
  s.refused(HEROES_SEAT, open('7,14S'), 'door.open-adjacent-free').dice(1, 1).does(HEROES_SEAT, ROLL);
  s.does(HEROES_SEAT, walk(7, 14)).refused(HEROES_SEAT, walk(7, 15), 'door.closed-blocks');
  s.does(HEROES_SEAT, open('7,14S')).told('revealed', { rooms: ['V'] }, 'reveal.room-whole');
  s.refused(HEROES_SEAT, close('7,14S'), 'door.secret-never-closes');
  s.does(HEROES_SEAT, walk(7, 15))
    .does(HEROES_SEAT, END)
    .does(HEROES_SEAT, END)
    .does(HEROES_SEAT, END)
    .does(HEROES_SEAT, END);
  s.refused(HEROES_SEAT, close('7,14S'), 'door.secret-never-closes').finish();
});

test('[door.secret-invisible] until it is found it is wall: nobody opens it, walks or looks through it, or is told of it', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('U', 'V').hero('wizard', { at: sq(7, 14) });
    orc = scene.monster('orc', 7, 15);
    scene.turn('wizard', { movement: 3 });
  });
  expect(s.view(HEROES_SEAT).doors.map((door) => door.edge)).not.toContain(edge('7,14S'));
  s.refused(HEROES_SEAT, open('7,14S'), 'door.open-adjacent-free').refused(
    HEROES_SEAT,
    walk(7, 16),
    'move.rooms-by-doors-only',
  );
  s.refused(HEROES_SEAT, attack(orc), 'attack.one-adjacent-monster');
  expect(sees(s.table, sq(7, 14), sq(7, 15))).toBe(false);
  s.does(HEROES_SEAT, END)
    .does(ZARGON, { type: 'activate', monster: orc })
    .refused(ZARGON, walk(7, 14), 'monster.no-walls')
    .refused(ZARGON, walk(8, 14), 'monster.no-walls');
  s.refused(ZARGON, attack(WIZARD), 'monster.attack-adjacent-once').finish();
});

test('[door.close-adjacent-free] the rule that is named depends on who tries', () => {
  const hall = (scene: Scene): Scene => scene.reveal('.').opened('8,9E');
  const genie = arena((scene) => {
    hall(scene).hero('wizard', { at: sq(12, 9) });
    scene.table.allies.push({ id: 4, at: sq(9, 9), body: 2, seat: 0, turns: 3, summoner: 'wizard', isChained: false });
    scene.turn('wizard');
  });
  genie.does(HEROES_SEAT, END).refused(HEROES_SEAT, close('8,9E'), 'ally.genie-can').finish();
  const captive = dungeon(2, (scene) => {
    scene.reveal('R', '.').opened('17,16E');
    scene.table.hidden.goalSquare = null;
    scene.table.allies.push({ id: 5, at: sq(18, 16), body: 3, seat: 0, turns: 0, summoner: null, isChained: false });
    scene.turn('wizard');
  });
  captive.does(HEROES_SEAT, END).refused(HEROES_SEAT, close('17,16E'), 'door.close-adjacent-free').finish();
  const puppet = arena((scene) => {
    hall(scene).hero('elf', { at: sq(9, 9) }).effects.puppet = 1;
    scene.turn('elf');
  });
  puppet.refused(ZARGON, close('8,9E'), 'dread.puppet-strings').finish();
  const zargon = arena((scene) => {
    hall(scene).hero('elf', { at: sq(12, 9) });
    scene.monster('orc', 9, 9);
    scene.zargon();
  });
  zargon.refused(ZARGON, close('8,9E'), 'door.monsters-never-operate').finish();
  const defending = arena((scene) => {
    hall(scene).hero('elf', { at: sq(9, 9), potions: ['healing'] });
    scene.monster('orc', 9, 10);
    scene.zargon();
  });
  defending
    .does(ZARGON, activate(6))
    .dice(...faces('SWW'))
    .does(ZARGON, attack(ELF));
  defending
    .refused(HEROES_SEAT, close('8,9E'), 'combat.defend-at-once')
    .dice(...faces('WW'))
    .does(HEROES_SEAT, PASS)
    .finish();
});
