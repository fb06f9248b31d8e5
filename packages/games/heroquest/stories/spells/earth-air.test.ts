import { expect, test } from 'vitest';
import { isRevealed } from '../../src/queries/board.ts';
import { findMonster } from '../../src/sheet/monster.ts';
import { BARBARIAN, DWARF, ELF, HEROES_SEAT, WIZARD, ZARGON } from '../cast.ts';
import { arena, dungeon, faces, until, untilZargon } from '../dungeon.ts';
import { attack, cast, END, edge, open, ROLL, sq, walk } from '../wishes.ts';

test('[spell.swift-wind] haste doubles the next roll, and only that one', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9), schools: ['air', 'fire', 'water'] });
    scene.hero('barbarian', { at: sq(11, 9) });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, cast('swift-wind', { targets: [BARBARIAN], mode: 'haste' })).told(
    'effectBegan',
    { hero: 'barbarian', effect: 'haste' },
    'spell.swift-wind',
  );
  s.dice(3, 4).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, END);
  s.dice(1, 2, 3, 4)
    .does(HEROES_SEAT, ROLL)
    .told('rolledMove', { hero: 'barbarian', movement: 10 })
    .told('effectEnded', { effect: 'haste' });
  until(s, 'barbarian');
  s.dice(6, 6).does(HEROES_SEAT, ROLL).finish();
});

test('[spell.swift-wind] haste unused is gone with the end of the next turn', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9), schools: ['air', 'fire', 'water'] });
    scene.hero('barbarian', { at: sq(11, 9) });
    scene.turn('wizard', { movement: 7, diceRolled: 2 });
  });
  s.does(HEROES_SEAT, cast('swift-wind', { targets: [WIZARD], mode: 'haste' }))
    .does(HEROES_SEAT, END)
    .silent('effectEnded');
  until(s, 'wizard');
  s.does(HEROES_SEAT, END).told('effectEnded', { hero: 'wizard', effect: 'haste' });
  until(s, 'wizard');
  s.dice(1, 1).does(HEROES_SEAT, ROLL).finish();
});

test('[spell.swift-wind] whisk: six squares at once, out of turn, and the move of the turn is still to come', () => {
  const s = dungeon(1, (scene) => {
    scene.table.hidden.furniture = [];
    scene.reveal('Z', '.').hero('wizard', { at: sq(9, 7), schools: ['air', 'fire', 'water'] });
    scene.hero('dwarf', { at: sq(9, 9) });
    scene.turn('wizard', { movement: 3 });
  });
  s.does(HEROES_SEAT, cast('swift-wind', { targets: [DWARF], mode: 'whisk' }));
  expect(s.asked()).toEqual([{ seat: HEROES_SEAT, kind: 'whisk', rule: 'spell.swift-wind' }]);
  s.refused(HEROES_SEAT, walk(14, 11), 'move.roll-two-red', { steps: 7, left: 6 })
    .does(HEROES_SEAT, open('8,9E'))
    .does(HEROES_SEAT, walk(8, 11));
  s.does(HEROES_SEAT, walk(8, 9)).refused(HEROES_SEAT, walk(10, 9), 'move.roll-two-red').does(HEROES_SEAT, walk(9, 9));
  expect(s.table.heroes[1]?.at).toBe(sq(9, 9));
  expect(s.asked()).toMatchObject([{ kind: 'turn' }]);
  s.does(HEROES_SEAT, walk(10, 7));
  until(s, 'dwarf');
  s.dice(2, 2).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(10, 9)).finish();
});

test('[spell.swift-wind] a whisked hero minds traps as in a move of its own, and its turn comes all the same', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(9, 7), schools: ['air', 'fire', 'water'] });
    scene.hero('dwarf', { at: sq(9, 9) });
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'pit' });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, cast('swift-wind', { targets: [DWARF], mode: 'whisk' }))
    .does(HEROES_SEAT, walk(13, 9))
    .told('trapSprung', { figure: DWARF, trap: 'pit' });
  expect(s.table.heroes[1]).toMatchObject({ at: sq(11, 9), body: 6 });
  expect(s.asked()).toMatchObject([{ kind: 'turn' }]);
  until(s, 'dwarf');
  s.dice(2, 2).does(HEROES_SEAT, ROLL).finish();
});

test('[spell.tempest] every monster the square sees around it, no hero and no ally', () => {
  let [near, corner, outside, centre] = [0, 0, 0, 0];
  const s = arena((scene) => {
    scene.reveal('.').hero('wizard', { at: sq(9, 11), schools: ['air', 'fire', 'water'] });
    scene.hero('barbarian', { at: sq(10, 8) });
    centre = scene.monster('orc', 9, 8);
    near = scene.monster('goblin', 9, 7);
    corner = scene.monster('abomination', 10, 9);
    outside = scene.monster('goblin', 8, 8);
    scene.turn('wizard');
  });
  s.dice(...faces('S BS  S S  S SSSW')).does(HEROES_SEAT, cast('tempest', { at: sq(9, 8) }));
  s.told('attackRolled', { attacker: WIZARD, target: centre, hits: 1 }, 'spell.tempest')
    .told('died', { figure: near })
    .silent('effectBegan');
  expect(s.table.heroes[0]?.body).toBe(8);
  expect(s.table.monsters.map(({ id, losesTurn }) => [id, losesTurn])).toEqual([
    [centre, true],
    [corner, true],
    [outside, false],
  ]);
  untilZargon(s);
  s.refused(ZARGON, { type: 'activate', monster: centre }, 'zargon.all-active-monsters').does(ZARGON, {
    type: 'activate',
    monster: outside,
  });
  untilZargon(s);
  s.does(ZARGON, { type: 'activate', monster: centre }).finish();
});

test.each(['heal-body', 'water-of-healing'] as const)(
  '[spell.heal-body] [spell.water-of-healing] %s: four points, never above the start',
  (spell) => {
    const s = arena((scene) => {
      scene.hero('wizard', { at: sq(10, 9), schools: ['earth', 'water', 'fire'], artifacts: ['spell-ring'], body: 1 });
      scene.hero('barbarian', { at: sq(11, 9), body: 3 });
      scene.turn('wizard');
    });
    s.does(HEROES_SEAT, cast(spell, { targets: [BARBARIAN] }))
      .told('healed', { hero: 'barbarian', amount: 4, body: 7 }, `spell.${spell}`)
      .does(HEROES_SEAT, { type: 'keepSpell' });
    until(s, 'wizard');
    s.does(HEROES_SEAT, cast(spell, { targets: [WIZARD] })).told(
      'healed',
      { hero: 'wizard', amount: 3, body: 4 },
      `spell.${spell}`,
    );
    s.finish();
  },
);

test('[spell.rock-skin] two dice more until a Body Point is lost', () => {
  let orc = 0;
  const s = arena((scene) => {
    scene.hero('elf', { at: sq(10, 9), schools: ['earth'] });
    scene.hero('barbarian', { at: sq(11, 9) });
    orc = scene.monster('orc', 12, 9);
    scene.monster('orc', 11, 8);
    scene.monster('orc', 11, 10);
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, cast('rock-skin', { targets: [BARBARIAN] }));
  untilZargon(s);
  s.does(ZARGON, { type: 'activate', monster: orc })
    .dice(...faces('SSS WWWS'))
    .does(ZARGON, attack(BARBARIAN))
    .silent('effectEnded');
  s.does(ZARGON, { type: 'activate', monster: orc + 1 })
    .dice(...faces('SWW SSSS'))
    .does(ZARGON, attack(BARBARIAN))
    .told('effectEnded', { hero: 'barbarian', effect: 'rockSkin' }, 'spell.rock-skin');
  s.does(ZARGON, { type: 'activate', monster: orc + 2 })
    .dice(...faces('SWW WW'))
    .does(ZARGON, attack(BARBARIAN))
    .finish();
});

test('[spell.pass-through-rock] a closed door and a table are air, a monster is not', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z', '.').hero('elf', { at: sq(8, 9), schools: ['earth'] });
    scene.monster('goblin', 9, 8);
    scene.turn('elf', { movement: 8 });
  });
  s.refused(HEROES_SEAT, walk(14, 9), 'move.rooms-by-doors-only').does(
    HEROES_SEAT,
    cast('pass-through-rock', { targets: [ELF] }),
  );
  s.told('effectBegan', { hero: 'elf', effect: 'throughRock' }, 'spell.pass-through-rock').refused(
    HEROES_SEAT,
    walk(9, 8),
    'move.monsters-block',
  );
  s.does(HEROES_SEAT, walk(14, 9))
    .does(HEROES_SEAT, walk(13, 10))
    .refused(HEROES_SEAT, walk(14, 10), 'move.roll-two-red', { steps: 1, left: 0 });
  s.does(HEROES_SEAT, END).told('effectEnded', { hero: 'elf', effect: 'throughRock' }, 'spell.pass-through-rock');
  until(s, 'elf');
  s.dice(6, 6).does(HEROES_SEAT, ROLL).refused(HEROES_SEAT, walk(13, 9), 'move.not-into-rock-or-furniture').finish();
});

test('[spell.pass-through-rock] walls and blocked squares, too; another hero may be sent', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(7, 0), schools: ['earth'] });
    scene.hero('barbarian', { at: sq(6, 0) });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, cast('pass-through-rock', { targets: [BARBARIAN] }));
  until(s, 'barbarian');
  s.dice(1, 2).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(9, 0));
  expect(s.table.heroes[0]?.at).toBe(sq(9, 0));
  s.finish();
});

test('[spell.pass-through-rock] cast after walking it waits for the next move, and rooms entered come to light', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(8, 8), schools: ['earth'] });
    scene.turn('elf', { movement: 8 });
  });
  s.does(HEROES_SEAT, walk(8, 7))
    .does(HEROES_SEAT, cast('pass-through-rock', { targets: [ELF] }))
    .does(HEROES_SEAT, END)
    .silent('effectEnded');
  until(s, 'elf');
  s.dice(1, 1)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, walk(9, 7))
    .told('revealed', { rooms: ['Z'] })
    .does(HEROES_SEAT, END);
  s.told('effectEnded', { effect: 'throughRock' });
  s.finish();
});

test('[reveal.move-goes-on] [spell.pass-through-rock] out of the wall among monsters, a hero may think again as well', () => {
  const s = dungeon(1, (scene) => {
    const orc = findMonster({ named: [] }, 'orc');
    if (orc !== null) scene.table.hidden.monsters = [{ ...orc, at: sq(4, 1) }];
    scene.table.hidden.furniture = [];
    scene.reveal('C').hero('elf', { at: sq(2, 5) }).effects.throughRock = 1;
    scene.turn('elf', { movement: 4 });
  });
  s.does(HEROES_SEAT, walk(2, 1))
    .told('monsterAppeared', { at: sq(4, 1) })
    .told('stopped', { figure: ELF, at: sq(2, 4) }, 'reveal.move-goes-on');
  expect(s.view(HEROES_SEAT).turn?.movement).toBe(3);
  s.does(HEROES_SEAT, walk(2, 1)).finish();
});

test('[reveal.corridor-by-sight] [spell.pass-through-rock] out of the wall in a dark corridor one sees its own stretch and no more', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('D').hero('elf', { at: sq(7, 8) }).effects.throughRock = 1;
    scene.turn('elf', { movement: 1 });
  });
  s.does(HEROES_SEAT, walk(8, 8)).told('revealed', { rooms: ['.'] }, 'reveal.corridor-by-sight');
  const seen = (column: number, row: number): boolean => isRevealed(s.view(HEROES_SEAT), sq(column, row));
  expect([seen(8, 2), seen(8, 11), seen(0, 5), seen(25, 9)]).toEqual([true, true, false, false]);
  s.finish();
});

test('[reveal.move-goes-on] [spell.pass-through-rock] nobody halts inside a chest for what it sees from there', () => {
  const s = dungeon(1, (scene) => {
    const { hidden } = scene.table;
    const orc = findMonster({ named: [] }, 'orc');
    hidden.furniture = [{ piece: 'chest', at: sq(2, 4), width: 1, height: 1 }];
    hidden.doors.push({ edge: edge('2,0S'), kind: 'door', isOpen: true, changed: 0 });
    if (orc !== null) hidden.monsters = [{ ...orc, at: sq(2, 0) }];
    scene.reveal('C').hero('elf', { at: sq(2, 5) }).effects.throughRock = 1;
    scene.turn('elf', { movement: 4 });
  });
  s.does(HEROES_SEAT, walk(2, 3))
    .told('monsterAppeared', { at: sq(2, 0) })
    .silent('stopped');
  expect(s.table.heroes[2]?.at).toBe(sq(2, 3));
  s.finish();
});

test('[spell.rock-must-end-legal] not in rock, not in furniture, not on a friend', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z', '.').hero('elf', { at: sq(10, 8), schools: ['earth'] });
    scene.hero('dwarf', { at: sq(10, 7) });
    Object.assign(scene.hero('elf').effects, { throughRock: 1 });
    scene.turn('elf', { movement: 12 });
  });
  expect(s.table.rocks).toContain(sq(8, 0));
  s.refused(HEROES_SEAT, walk(11, 8), 'spell.rock-must-end-legal')
    .refused(HEROES_SEAT, walk(10, 7), 'move.no-sharing')
    .refused(HEROES_SEAT, walk(8, 0), 'spell.rock-must-end-legal');
  s.does(HEROES_SEAT, walk(14, 8)).finish();
});

test('[spell.rock-must-end-legal] whoever would end in a chest that nobody knew of stands where it last could', () => {
  const s = dungeon(1, (scene) => {
    scene.table.hidden.furniture = [{ piece: 'chest', at: sq(2, 4), width: 1, height: 1 }];
    scene.reveal('C').hero('elf', { at: sq(2, 5) }).effects.throughRock = 1;
    scene.turn('elf', { movement: 1 });
  });
  s.does(HEROES_SEAT, walk(2, 4)).told('placed', { figure: ELF, to: sq(2, 5) }, 'spell.rock-must-end-legal');
  expect(s.table.heroes[2]?.at).toBe(sq(2, 5));
  s.finish();
});

test('[spell.rock-must-end-legal] the house lets a hero end in solid rock, and that is the end', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('Z', '.').hero('elf', { at: sq(10, 8), schools: ['earth'], potions: ['healing'] });
      Object.assign(scene.hero('elf').effects, { throughRock: 1 });
      scene.turn('elf', { movement: 12 });
    },
    { rockEntombs: true },
  );
  s.refused(HEROES_SEAT, walk(11, 8), 'spell.rock-must-end-legal')
    .does(HEROES_SEAT, walk(8, 0))
    .told('died', { figure: ELF }, 'spell.rock-must-end-legal');
  expect(s.table.heroes[2]?.status).toBe('dead');
  s.finish();
});
