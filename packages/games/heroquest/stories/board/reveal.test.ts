import { expect, test } from 'vitest';
import { isRevealed } from '../../src/queries/board.ts';
import { sees } from '../../src/queries/sight.ts';
import { findMonster } from '../../src/sheet/monster.ts';
import type { Room } from '../../src/sheet/sheet.ts';
import { type Action, CAPTIVE_ID, ELF, HEROES_SEAT, ZARGON } from '../cast.ts';
import { type DungeonStory, dungeon, faces, type Scene, sheet } from '../dungeon.ts';
import { attack, close, END, edge, open, search, sq, walk } from '../wishes.ts';

/** Rooms of which all or some squares lie in the light. */
function roomsSeen(s: DungeonStory): Room[] {
  const { plan, revealed } = s.view(HEROES_SEAT);
  const letters = plan.replaceAll('\n', '');
  return [
    ...new Set(Array.from(letters).filter((letter, square) => letter !== '.' && isRevealed({ revealed }, square))),
  ].sort();
}

const isKnown = (s: DungeonStory, column: number, row: number): boolean =>
  isRevealed(s.view(HEROES_SEAT), sq(column, row));
const doorsKnown = (s: DungeonStory): number[] => s.view(HEROES_SEAT).doors.map((door) => door.edge);

test('[reveal.start] the heroes begin with the room they stand in', () => {
  expect(roomsSeen(sheet(1, () => undefined))).toEqual(['E']);
  expect(
    isKnown(
      sheet(1, () => undefined),
      3,
      12,
    ),
  ).toBe(false);
  expect(roomsSeen(sheet(9, () => undefined))).toEqual(['Z']);
});

test('[reveal.start] or with the corridor, as far as each of them sees it', () => {
  const text =
    'On the Road\nbriefing: Lost.\nplan: board\nwander: orc\nstairs: 1,1\nstart: 0,4 0,5 0,6 9,9\ngoal: take A\ntreasure: A 10 gold\ndoors: 0,2E';
  const s = dungeon(1, () => undefined, { sheet: text });
  expect([isKnown(s, 0, 18), isKnown(s, 5, 9), isKnown(s, 9, 12), isKnown(s, 25, 9), isKnown(s, 12, 0)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(roomsSeen(s)).toEqual([]);
});

test('[reveal.room-whole] a door is opened, and the whole room lies in the light: floor, furniture, monsters, doors', () => {
  const s = sheet(1, (scene) => {
    scene.hero('elf', { at: sq(7, 12) });
    scene.lookAround().turn('elf');
  });
  expect(roomsSeen(s)).toEqual(['E']);
  s.does(HEROES_SEAT, open('7,12S')).told('revealed', { rooms: ['U'] }, 'reveal.room-whole');
  s.told('furnitureSeen', { pieces: [{ piece: 'chest', at: sq(8, 13), width: 1, height: 1 }] });
  for (const column of [6, 7, 8]) for (const row of [13, 14]) expect(isKnown(s, column, row)).toBe(true);
  expect(roomsSeen(s)).toEqual(['E', 'U']);
  s.finish();
});

test('[reveal.room-whole] the guards of the great hall stand there at once, and its other doors are seen', () => {
  const s = sheet(1, (scene) => {
    scene.hero('elf', { at: sq(8, 9) });
    scene.table.hidden.alarms = [];
    scene.lookAround().turn('elf');
  });
  expect(doorsKnown(s)).not.toContain(edge('14,9E'));
  s.does(HEROES_SEAT, open('8,9E'));
  const names = s.view(HEROES_SEAT).monsters.map(({ key }) => key);
  expect(names.sort()).toEqual(['orc', 'orc', 'orc', 'skeleton', 'skeleton']);
  expect(doorsKnown(s)).toEqual(expect.arrayContaining([edge('14,9E'), edge('11,11S')]));
  expect(roomsSeen(s)).toEqual(['E', 'Z']);
  s.finish();
});

test('[reveal.room-whole] so does a room that a hero enters through the wall', () => {
  const s = sheet(1, (scene) => {
    scene.hero('elf', { at: sq(8, 14) }).effects.throughRock = 1;
    scene.reveal('U').turn('elf', { movement: 2 });
  });
  s.does(HEROES_SEAT, walk(8, 15)).told('revealed', { rooms: ['V'] }, 'reveal.room-whole');
  expect(roomsSeen(s)).toEqual(['E', 'U', 'V']);
  s.finish();
});

test('[reveal.corridor-by-sight] the open door shows a strip, the first step the whole length, past anybody', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('elf', { at: sq(3, 11) });
    scene.turn('elf', { movement: 1 });
  });
  expect(isKnown(s, 3, 12)).toBe(false);
  s.does(HEROES_SEAT, open('3,11S')).told('revealed', { rooms: ['.'] }, 'reveal.corridor-by-sight');
  expect([isKnown(s, 3, 12), isKnown(s, 7, 12)]).toEqual([true, false]);
  s.does(HEROES_SEAT, walk(3, 12));
  expect([isKnown(s, 7, 12), isKnown(s, 17, 12), isKnown(s, 8, 10)]).toEqual([true, true, false]);
  s.finish();
  const crowd = dungeon(1, (scene) => {
    scene.hero('elf', { at: sq(3, 11) });
    scene.monster('goblin', 4, 12);
    scene.turn('elf', { movement: 1 });
  });
  crowd.does(HEROES_SEAT, open('3,11S')).does(HEROES_SEAT, walk(3, 12));
  expect(isKnown(crowd, 10, 12)).toBe(true);
  crowd.finish();
});

test('[reveal.corridor-by-sight] after every single step: what is seen only half-way is seen', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('elf', { at: sq(7, 12) });
    scene.lookAround().turn('elf', { movement: 2 });
  });
  expect(isKnown(s, 8, 8)).toBe(false);
  s.does(HEROES_SEAT, walk(9, 12));
  expect(isKnown(s, 8, 2)).toBe(true);
  s.finish();
});

test('[reveal.corridor-by-sight] [move.no-walls] nobody sets out for a square that lies in the dark', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('elf', { at: sq(7, 12) });
    scene.lookAround().turn('elf', { movement: 12 });
  });
  expect([isKnown(s, 8, 12), isKnown(s, 8, 8)]).toEqual([true, false]);
  s.refused(HEROES_SEAT, walk(8, 8), 'move.no-walls', { square: sq(8, 8), barred: 'way' });
  s.does(HEROES_SEAT, walk(8, 12)).does(HEROES_SEAT, walk(8, 8)).finish();
});

test('[reveal.corridor-by-sight] whoever jumps out from under a block looks round the corner, too', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('elf', { at: sq(2, 0) });
    scene.table.hidden.traps.push({ at: sq(1, 0), kind: 'block' });
    scene.lookAround().turn('elf', { movement: 2 });
  });
  s.dice(...faces('WWW')).does(HEROES_SEAT, walk(1, 0));
  expect(isKnown(s, 0, 9)).toBe(false);
  s.does(HEROES_SEAT, { type: 'stepAside', to: sq(0, 0) });
  expect(isKnown(s, 0, 9)).toBe(true);
  s.finish();
});

test('[reveal.corridor-by-sight] [trap.jump] a jump round the corner shows what lies behind it; the captive shows nobody anything', () => {
  const corner = (build: (scene: Scene) => void) =>
    dungeon(2, (scene) => {
      scene.reveal('A').hero('elf', { at: sq(2, 0) });
      scene.lookAround().trap('pit', 1, 0);
      build(scene);
    });
  const over: Action = { type: 'jump', over: sq(1, 0), to: sq(0, 0) };
  const s = corner((scene) => void scene.turn('elf', { movement: 2 }));
  expect(isKnown(s, 0, 9)).toBe(false);
  s.dice(...faces('W')).does(HEROES_SEAT, over);
  expect(isKnown(s, 0, 9)).toBe(true);
  s.finish();
  const led = corner((scene) => {
    scene.hero('elf', { at: sq(3, 0) });
    scene.table.hidden.goalSquare = null;
    scene.table.allies.push({
      id: CAPTIVE_ID,
      at: sq(2, 0),
      body: 3,
      seat: 0,
      turns: 0,
      summoner: null,
      isChained: false,
    });
    scene.turn('wizard');
  });
  led
    .does(HEROES_SEAT, END)
    .dice(...faces('W'))
    .does(HEROES_SEAT, over);
  expect([led.table.allies[0]?.at, isKnown(led, 0, 9)]).toEqual([sq(0, 0), false]);
  led.finish();
});

test('[reveal.blocked-with-neighbour] rock is seen with the floor before it', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('elf', { at: sq(7, 12) });
    scene.lookAround().turn('elf', { movement: 1 });
  });
  expect(s.view(HEROES_SEAT).rocks).toEqual([sq(0, 12), sq(17, 13)]);
  s.does(HEROES_SEAT, walk(8, 12)).told('rocksSeen', { squares: [sq(8, 0)] }, 'reveal.blocked-with-neighbour');
  expect(s.view(HEROES_SEAT).rocks).not.toContain(sq(18, 6));
  s.finish();
});

test('[reveal.door-with-either-side] doors show in the corridor before the rooms behind them', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('elf', { at: sq(7, 12) });
    scene.lookAround().turn('elf', { movement: 1 });
  });
  expect(doorsKnown(s)).toContain(edge('3,11S'));
  expect(doorsKnown(s)).not.toContain(edge('8,9E'));
  s.does(HEROES_SEAT, walk(8, 12)).told('doorsSeen', {}, 'reveal.door-with-either-side');
  expect(doorsKnown(s)).toEqual(expect.arrayContaining([edge('8,9E'), edge('7,10E'), edge('7,7E'), edge('7,3E')]));
  expect(doorsKnown(s)).not.toContain(edge('14,9E'));
  expect(roomsSeen(s)).toEqual(['E']);
  s.finish();
});

test('[reveal.never-traps-or-secrets] pits, poisoned needles and hidden doors are not seen by looking', () => {
  const s = sheet(1, (scene) => {
    scene.hero('elf', { at: sq(7, 12) });
    scene.hero('dwarf', { at: sq(10, 6) });
    scene.lookAround().turn('elf');
  });
  s.does(HEROES_SEAT, open('7,12S')).does(HEROES_SEAT, END).does(HEROES_SEAT, END);
  s.does(HEROES_SEAT, END).does(HEROES_SEAT, open('10,5S'));
  const { traps, chestTraps } = s.view(HEROES_SEAT);
  expect(roomsSeen(s)).toEqual(['E', 'G', 'U']);
  expect({ traps, chestTraps }).toEqual({ traps: [], chestTraps: [] });
  expect(doorsKnown(s)).not.toContain(edge('7,14S'));
  s.finish();
});

test('[reveal.monsters-become-active] as long as they are hidden Zargon has nobody to play', () => {
  const s = sheet(1, (scene) => {
    scene.hero('elf', { at: sq(7, 3) });
    scene.reveal('B').turn('elf');
    scene.table.monsters = scene.table.monsters.filter(({ at }) => at !== sq(6, 4) && at !== sq(7, 2));
  });
  expect(s.view(HEROES_SEAT).monsters).toEqual([]);
  s.does(HEROES_SEAT, END).does(HEROES_SEAT, END).silent('activated');
  s.told('zargonEnded').does(HEROES_SEAT, END).does(HEROES_SEAT, END);
  s.finish();
});

test('[reveal.monsters-become-active] the guards act in the turn of Zargon that follows, and in every one after it', () => {
  const s = sheet(1, (scene) => {
    scene.hero('wizard', { at: sq(10, 12) });
    scene.lookAround().turn('wizard');
  });
  s.does(HEROES_SEAT, open('10,12S')).told('monsterAppeared', { at: sq(10, 14) }, 'reveal.monsters-become-active');
  const [orc] = s.table.monsters;
  s.does(HEROES_SEAT, END)
    .does(ZARGON, { type: 'activate', monster: orc?.id ?? 0 })
    .does(ZARGON, walk(9, 13))
    .does(ZARGON, END);
  for (let i = 0; i < 4; i++) s.does(HEROES_SEAT, END);
  s.does(ZARGON, { type: 'activate', monster: orc?.id ?? 0 })
    .does(ZARGON, walk(10, 13))
    .finish();
});

test('[reveal.monsters-become-active] who comes to light while Zargon plays waits for his next turn', () => {
  let caster = 0;
  const s = sheet(1, (scene) => {
    scene.reveal('Z').table.monsters = [];
    scene.hero('elf', { at: sq(10, 7) });
    caster = scene.monster('orc', 9, 10);
    const orc = scene.table.monsters.find(({ id }) => id === caster);
    if (orc !== undefined) orc.spells = ['step'];
    scene.table.hidden.escape = sq(9, 13);
    scene.zargon();
  });
  s.does(ZARGON, { type: 'activate', monster: caster });
  s.does(ZARGON, { type: 'dread', spell: 'step', target: null, at: null, direction: null }).told('monsterAppeared', {
    at: sq(10, 14),
  });
  const fresh = s.table.monsters.find(({ at }) => at === sq(10, 14));
  s.refused(ZARGON, { type: 'activate', monster: fresh?.id ?? 0 }, 'zargon.all-active-monsters').finish();
});

test('[reveal.permanent] what has been seen stays on the table for everybody, door shut or not', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene
        .reveal('Z')
        .opened('8,9E')
        .hero('elf', { at: sq(8, 9) });
      scene.monster('orc', 12, 7);
      scene.lookAround().turn('elf', { movement: 4 });
    },
    {},
    5,
  );
  s.does(2, close('8,9E')).does(2, walk(8, 12));
  expect(sees(s.table, sq(8, 12), sq(12, 7))).toBe(false);
  for (const seat of [0, 1, 2, 3, 4]) {
    expect(s.view(seat).monsters).toMatchObject([{ key: 'orc', at: sq(12, 7) }]);
    expect(isRevealed(s.view(seat), sq(14, 11))).toBe(true);
  }
  s.does(2, END)
    .does(3, END)
    .does(4, { type: 'activate', monster: s.table.monsters[0]?.id ?? 0 })
    .does(4, walk(13, 7))
    .told('walked', { path: [sq(13, 7)] });
  expect(s.heard(0)).toHaveLength(s.heard(4).length);
  expect(s.view(0).monsters).toMatchObject([{ at: sq(13, 7) }]);
  s.finish();
});

test('[reveal.move-goes-on] a monster round the corner: the walk may be thought over, and goes on with all that is left', () => {
  const s = sheet(1, (scene) => {
    scene.table.hidden.monsters.push({ ...scene.table.hidden.wander, at: sq(8, 3) });
    scene.hero('elf', { at: sq(6, 12) });
    scene.lookAround().turn('elf', { movement: 6 });
  });
  s.does(HEROES_SEAT, walk(10, 12))
    .told('monsterAppeared', { at: sq(8, 3) })
    .told('stopped', { figure: ELF }, 'reveal.move-goes-on');
  const { turn, heroes } = s.view(HEROES_SEAT);
  const steps = (heroes[2]?.at ?? 0) - sq(6, 12);
  expect(steps).toBeLessThan(3);
  expect(turn).toMatchObject({ movement: 6 - steps, hasActed: false, isMoveOver: false });
  s.does(HEROES_SEAT, walk(10, 12)).does(HEROES_SEAT, search('traps')).finish();
});

test('[reveal.move-goes-on] what the last step brings to light stops nobody, for there is no more to walk', () => {
  const s = dungeon(1, (scene) => {
    const orc = findMonster({ named: [] }, 'orc');
    if (orc !== null) scene.table.hidden.monsters = [{ ...orc, at: sq(8, 7) }];
    scene.hero('elf', { at: sq(7, 12) });
    scene.lookAround().turn('elf', { movement: 4 });
  });
  s.does(HEROES_SEAT, walk(8, 12))
    .told('monsterAppeared', { at: sq(8, 7) })
    .silent('stopped')
    .finish();
});

test('[reveal.move-goes-on] [trap.spear-effect] so it is where a spear was dodged on the same square', () => {
  const s = dungeon(1, (scene) => {
    const orc = findMonster({ named: [] }, 'orc');
    if (orc !== null) scene.table.hidden.monsters = [{ ...orc, at: sq(8, 7) }];
    scene.table.hidden.traps.push({ at: sq(8, 12), kind: 'spear' });
    scene.hero('elf', { at: sq(7, 12) });
    scene.lookAround().turn('elf', { movement: 4 });
  });
  s.dice(...faces('W'))
    .does(HEROES_SEAT, walk(10, 12))
    .told('monsterAppeared', { at: sq(8, 7) });
  s.told('stopped', { figure: ELF, at: sq(8, 12) }, 'reveal.move-goes-on').told('dodged', { figure: ELF });
  expect([s.table.heroes[2]?.at, s.view(HEROES_SEAT).turn?.movement]).toEqual([sq(8, 12), 3]);
  s.does(HEROES_SEAT, walk(10, 12)).finish();
});

test('[reveal.move-goes-on] [reveal.looking-is-free] an opened door costs neither step nor action, whatever it shows', () => {
  const s = sheet(1, (scene) => {
    scene.hero('barbarian', { at: sq(8, 11) });
    scene.table.hidden.alarms = [];
    scene.lookAround().turn('barbarian', { movement: 5 });
  });
  s.does(HEROES_SEAT, walk(8, 9)).does(HEROES_SEAT, open('8,9E'));
  expect(s.view(HEROES_SEAT).turn).toMatchObject({ movement: 3, hasActed: false, isMoveOver: false });
  const before = JSON.stringify(s.table);
  for (let square = 0; square < 494; square++) sees(s.table, sq(8, 9), square);
  expect(JSON.stringify(s.table)).toBe(before);
  s.does(HEROES_SEAT, walk(10, 9));
  const orc = s.table.monsters.find(({ at }) => at === sq(10, 8));
  s.dice(...faces('SSS SS'))
    .does(HEROES_SEAT, attack(orc?.id ?? 0))
    .told('died', { figure: orc?.id ?? 0 })
    .finish();
});
