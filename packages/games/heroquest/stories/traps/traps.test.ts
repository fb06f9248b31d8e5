import { expect, test } from 'vitest';
import { BARBARIAN, ELF, foe, HEROES_SEAT, who, ZARGON } from '../cast.ts';
import { dungeon, faces, type Scene, untilTurn } from '../dungeon.ts';
import { knownPit, openPit } from '../scenes.ts';
import { activate, attack, disarm, END, ROLL, search, sq, walk } from '../wishes.ts';

test('[trap.spring-on-entering] a trap springs under a hero’s feet, and only there', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('G').hero('elf', { at: sq(10, 3) });
    scene.turn('elf', { movement: 6 });
  });
  s.does(HEROES_SEAT, walk(11, 3))
    .silent('trapSprung')
    .does(HEROES_SEAT, walk(11, 4))
    .told('trapSprung', { figure: ELF, at: sq(11, 4) }, 'trap.spring-on-entering');
  expect(s.table.hidden.traps).toEqual([]);
  s.finish();
});

test('[trap.known-may-be-walked] a known trap is walked round, or into if one insists', () => {
  const s = knownPit('elf', 10, 6);
  s.does(HEROES_SEAT, walk(12, 4)).silent('trapSprung');
  expect(s.view(HEROES_SEAT).turn?.movement).toBe(2);
  s.does(HEROES_SEAT, walk(11, 4)).told('trapSprung', { at: sq(11, 4) }, 'trap.known-may-be-walked');
  s.told('wounded', { figure: ELF, amount: 1 }, 'trap.pit-effect').told('turnCut', { hero: 'elf' }).finish();
});

test('[trap.known-may-be-walked] [move.monsters-block] no walk leads through a trap or a monster: each is named', () => {
  const corridor = (build: (scene: Scene) => unknown) =>
    dungeon(1, (scene) => {
      scene.reveal('.').hero('elf', { at: sq(0, 1) });
      scene.trap('spear', 1, 0);
      build(scene);
      scene.turn('elf', { movement: 9 });
    });
  const trapped = corridor((scene) => scene.trap('pit', 0, 3));
  trapped.refused(HEROES_SEAT, walk(0, 4), 'trap.known-may-be-walked').does(HEROES_SEAT, walk(0, 2)).finish();
  const held = corridor((scene) => scene.monster('orc', 0, 3));
  held
    .refused(HEROES_SEAT, walk(0, 4), 'move.monsters-block')
    .refused(HEROES_SEAT, walk(0, 3), 'move.monsters-block')
    .finish();
});

test('[trap.monsters-never-spring] monsters walk over traps, known and unknown, and stand on them', () => {
  let orc = 0;
  const s = dungeon(2, (scene) => {
    scene.reveal('.').trap('pit', 17, 15);
    orc = scene.monster('orc', 17, 13);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc)).does(ZARGON, walk(17, 15)).silent('trapSprung').silent('wounded');
  expect(foe(s, orc)).toMatchObject({ at: sq(17, 15), wounds: 0 });
  expect(s.table.traps).toEqual([{ at: sq(17, 15), kind: 'pit', isOpen: false }]);
  expect(s.table.hidden.traps.map(({ kind }) => kind)).toContain('spear');
  s.finish();
});

test('[trap.monster-in-open-pit] a hero drops in on an orc, and they are side by side', () => {
  let orc = 0;
  let other = 0;
  const s = dungeon(1, (scene) => {
    scene
      .reveal('Z')
      .trap('pit', 12, 10, true)
      .hero('barbarian', { at: sq(11, 10) });
    orc = scene.monster('orc', 12, 10);
    other = scene.monster('goblin', 13, 10);
    scene.turn('barbarian', { movement: 3 });
  });
  s.does(HEROES_SEAT, walk(12, 10)).told('wounded', { figure: BARBARIAN, amount: 1, left: 7 }, 'trap.open-pit-again');
  expect(who(s, 'barbarian').at).toBe(foe(s, orc).at);
  untilTurn(s, 'zargon')
    .does(ZARGON, activate(orc))
    .dice(...faces('WW'))
    .does(ZARGON, attack(BARBARIAN))
    .told('attackFailed', { attacker: orc, target: BARBARIAN });
  s.does(ZARGON, activate(other)).refused(ZARGON, walk(12, 10), 'monster.not-through-heroes').does(ZARGON, END);
  s.dice(...faces('SW W'))
    .does(HEROES_SEAT, attack(orc))
    .told('defenceRolled', { target: orc, faces: ['W'] })
    .finish();
});

test('[trap.pit-effect] [trap.springing-makes-known] [trap.announced] the pit tile is laid for all to see', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('G').hero('barbarian', { at: sq(10, 4) });
      scene.turn('barbarian', { movement: 3 });
    },
    {},
    4,
  );
  for (const seat of [0, 1, 2]) expect(s.view(seat).traps).toEqual([]);
  s.does(0, walk(11, 4))
    .told('wounded', { figure: BARBARIAN, amount: 1, left: 7 }, 'trap.pit-effect')
    .told('turnCut', { hero: 'barbarian' });
  for (const seat of [0, 1, 2, 3]) {
    expect(s.heard(seat)).toContainEqual({ type: 'trapSprung', figure: BARBARIAN, at: sq(11, 4), trap: 'pit' });
    expect(s.view(seat).traps).toEqual([{ at: sq(11, 4), kind: 'pit', isOpen: true }]);
  }
  s.finish();
});

test('[trap.announced] the warning comes before the die, and names the trap', () => {
  const s = dungeon(2, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(17, 13) });
    scene.turn('elf', { movement: 3 });
  });
  s.dice(...faces('B')).does(HEROES_SEAT, walk(17, 14));
  const kinds = s.heard(ZARGON).map(({ type }) => type);
  expect(kinds.indexOf('trapSprung')).toBeLessThan(kinds.indexOf('facesRolled'));
  s.told('trapSprung', { trap: 'spear' }).finish();
});

test('[trap.pit-stays-open] nobody disarms an open pit, and it does not close', () => {
  const s = openPit('dwarf', 11, 3, (scene) => scene.hero('dwarf').gear.push('tool-kit'));
  s.does(HEROES_SEAT, walk(11, 5))
    .refused(HEROES_SEAT, disarm(11, 4, 'kit'), 'trap.pit-stays-open')
    .refused(HEROES_SEAT, disarm(11, 4, 'hands'), 'trap.pit-stays-open');
  expect(s.table.traps).toEqual([{ at: sq(11, 4), kind: 'pit', isOpen: true }]);
  s.finish();
});

test('[trap.open-pit-again] an open pit hurts every time', () => {
  const s = openPit('elf', 10, 3);
  s.does(HEROES_SEAT, walk(11, 4))
    .told('wounded', { figure: ELF, amount: 1, left: 5 }, 'trap.open-pit-again')
    .told('turnCut', { hero: 'elf' });
  expect(s.table.traps).toHaveLength(1);
  untilTurn(s, 'elf')
    .dice(1, 1)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, walk(11, 5))
    .silent('wounded')
    .does(HEROES_SEAT, walk(11, 4))
    .told('wounded', { left: 4 })
    .finish();
});

test('[trap.pit-fighting] one die fewer in a pit, but never none', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene
      .reveal('Z')
      .trap('pit', 12, 10, true)
      .hero('barbarian', { at: sq(12, 10) });
    scene.hero('wizard', { at: sq(12, 10) });
    orc = scene.monster('orc', 13, 10);
    scene.turn('barbarian');
  });
  s.dice(...faces('WW'))
    .does(HEROES_SEAT, attack(orc))
    .told('attackRolled', { faces: ['W', 'W'] })
    .does(HEROES_SEAT, END);
  untilTurn(s, 'wizard')
    .dice(...faces('W'))
    .does(HEROES_SEAT, attack(orc))
    .told('attackRolled', { faces: ['W'] })
    .does(HEROES_SEAT, END);
  s.does(ZARGON, activate(orc))
    .dice(...faces('SWW B'))
    .does(ZARGON, attack(BARBARIAN))
    .told('defenceRolled', { target: BARBARIAN, faces: ['B'] })
    .finish();
});

test('[trap.pit-is-a-room] in a pit one searches the pit and nothing else', () => {
  const inPit = (house = {}) =>
    dungeon(
      1,
      (scene) => {
        scene
          .reveal('U')
          .trap('pit', 7, 14, true)
          .hero('elf', { at: sq(7, 14) });
        scene.table.hidden.traps.push({ at: sq(6, 13), kind: 'spear' });
        scene.table.deck = ['coins-10'];
        scene.turn('elf');
      },
      house,
    );
  inPit().does(HEROES_SEAT, search('secretDoors')).silent('secretDoorsFound').told('nothingFound').finish();
  const traps = inPit().does(HEROES_SEAT, search('traps')).silent('trapsFound').told('nothingFound');
  expect(traps.table.trapSearched).not.toContain('U');
  traps.finish();
  const treasure = inPit()
    .does(HEROES_SEAT, search('treasure'))
    .told('cardDrawn')
    .silent('chestTrapSprung')
    .silent('treasureFound');
  expect(who(treasure, 'elf').searched).not.toContain('U');
  treasure.finish();
  const nothing = inPit({ pitNoTreasure: true })
    .does(HEROES_SEAT, search('treasure'))
    .told('nothingFound', { hero: 'elf' }, 'trap.pit-is-a-room')
    .silent('cardDrawn');
  expect(nothing.view(HEROES_SEAT).turn?.hasActed).toBe(true);
  nothing.finish();
});

test('[trap.pit-is-a-room] monsters outside do not forbid the search, one inside does, and corridors have pits too', () => {
  const withOrc = (column: number, row: number) =>
    dungeon(2, (scene) => {
      scene
        .reveal('.')
        .trap('pit', 25, 10, true)
        .hero('elf', { at: sq(25, 10) });
      scene.monster('orc', column, row);
      scene.table.deck = ['coins-10'];
      scene.turn('elf');
    });
  withOrc(25, 9).does(HEROES_SEAT, search('treasure')).told('cardDrawn').finish();
  withOrc(25, 10).refused(HEROES_SEAT, search('treasure'), 'search.treasure-no-monster-in-room').finish();
});

test('[trap.pit-shared] there is room for two', () => {
  const s = openPit('dwarf', 10, 3, (scene) => scene.hero('elf', { at: sq(11, 4) }));
  s.does(HEROES_SEAT, walk(11, 4));
  expect(who(s, 'dwarf').at).toBe(who(s, 'elf').at);
  s.finish();
});
