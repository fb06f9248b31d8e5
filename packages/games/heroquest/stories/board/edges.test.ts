import { expect, test } from 'vitest';
import { openSquare } from '../../src/queries/moving.ts';
import { ELF, HEROES_SEAT, who, ZARGON } from '../cast.ts';
import { type DungeonStory, dungeon, faces, type Scene } from '../dungeon.ts';
import { activate, cast, dread, END, edge, jump, open, search, sq, walk } from '../wishes.ts';

// A hall as wide as its board: beyond its sides there is nothing, and nothing of the other side either.

const WIDE = 6;
const HIGH = 5;
const ROWS = Array.from({ length: HIGH }, () => `|${'A'.repeat(WIDE)}\n`).join('');
const HALL = `The Hall\nplan:\n${ROWS}wander: orc\nstairs: 2,2\ngoal: kill orc\nmon: orc 5,4`;

const at = (column: number, row: number): number => row * WIDE + column;

/** Everybody on the stairway, in the light; what `build` changes. */
const hall = (build: (scene: Scene) => void): DungeonStory =>
  dungeon(
    1,
    (scene) => {
      scene.reveal('A');
      build(scene);
    },
    { sheet: HALL },
  );

test.each([
  [0, [1, 0]],
  [0, [0, 1]],
  [6, [3, 0]],
  [1, [5, 1]],
  [2, [5, 1]],
  [3, [5, 1]],
  [4, [1, 4]],
  [5, [0, 1]],
  [6, [0, 1]],
  [7, [0, 3]],
] as const)(
  '[dread.storm-lance] [board.plan-is-data] direction %i ends at the edge of the board',
  (direction, [column, row]) => {
    let adept = 0;
    const s = hall((scene) => {
      scene.hero('barbarian', { at: at(0, 2) });
      scene.hero('dwarf', { at: at(5, 0) });
      scene.hero('elf', { at: at(0, 0) });
      scene.hero('wizard', { at: at(5, 2) });
      adept = scene.monster('adept', 0, 0);
      Object.assign(scene.table.monsters[0] ?? {}, { at: at(column, row), spells: ['lance'] });
      scene.zargon();
    });
    const struck = [0, 1, 2, 3].filter((hero) => onLine(s.table.heroes[hero]?.at ?? -1, at(column, row), direction));
    s.dice(...struck.flatMap(() => [1, 1]));
    s.does(ZARGON, activate(adept)).does(ZARGON, dread('lance', { direction }));
    const rolled = s.heard(ZARGON).flatMap((event) => (event.type === 'facesRolled' ? [event.figure] : []));
    expect(rolled.sort()).toEqual(struck);
    s.finish();
  },
);

/** Whether a square lies on the straight line from another, north first and clockwise. */
function onLine(square: number, from: number, direction: number): boolean {
  const [right = 0, down = 0] =
    [
      [0, -1],
      [1, -1],
      [1, 0],
      [1, 1],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [-1, -1],
    ][direction] ?? [];
  const [columns, rows] = [(square % WIDE) - (from % WIDE), Math.floor(square / WIDE) - Math.floor(from / WIDE)];
  const steps = Math.max(Math.abs(columns), Math.abs(rows));
  return steps > 0 && columns === right * steps && rows === down * steps;
}

test('[spell.rock-must-end-legal] [death.loot] what an entombed hero had lies where somebody has looked, not behind the next wall', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('.').rock(8, 11).rock(8, 10);
      scene.hero('elf', { at: sq(8, 12), schools: [], gold: 7 }).effects.throughRock = 1;
      scene.hero('dwarf', { at: sq(9, 12) });
      scene.turn('elf', { movement: 1 });
    },
    { rockEntombs: true },
  );
  s.does(HEROES_SEAT, walk(8, 11)).told('died', { figure: ELF }, 'spell.rock-must-end-legal');
  expect([who(s, 'elf').at, s.table.piles.map((pile) => pile.at)]).toEqual([sq(8, 12), [sq(8, 12)]]);
  s.finish();
});

test('[quest.q10-arrival] [quest.q4-deliver] whoever comes through a portal onto the stairway with a chest has delivered it', () => {
  const s = dungeon(10, (scene) => {
    scene.table.chests = [{ at: sq(5, 6), where: 'carried', carrier: 'dwarf' }];
    scene.reveal('W').hero('dwarf', { at: sq(10, 13) });
    scene.turn('dwarf', { movement: 3 });
  });
  s.dice(3, 4).does(HEROES_SEAT, { type: 'portal', door: edge('10,12S') });
  s.told('chestDelivered', { hero: 'dwarf' }, 'quest.q4-deliver').finish();
});

test('[quest.q10-portal-doors] [quest.alarm] an alarm opens no portal, and no door that stands open', () => {
  const alarm = (door: string) => (scene: Scene) =>
    void scene.table.hidden.alarms.push({ room: 'W', edges: [edge(door)] });
  const s = dungeon(10, (scene) => {
    alarm('10,12S')(scene);
    scene.reveal('Z').hero('dwarf', { at: sq(9, 9) });
    scene.turn('dwarf', { movement: 3 });
  });
  s.dice(4, 4).does(HEROES_SEAT, { type: 'portal', door: edge('8,9E') });
  s.told('alarmSounded', { room: 'W' }, 'quest.alarm').silent('doorOpened').finish();
  const t = dungeon(1, (scene) => {
    scene.table.hidden.alarms = [{ room: 'F', edges: [edge('7,10E')] }];
    scene.opened('7,10E').hero('barbarian', { at: sq(4, 9) });
    scene.turn('barbarian');
  });
  t.does(HEROES_SEAT, open('4,9E')).told('alarmSounded', { room: 'F' });
  expect(t.heard(ZARGON).filter(({ type }) => type === 'doorOpened')).toMatchObject([{ door: edge('4,9E'), by: 0 }]);
  t.finish();
});

test('[quest.q9-collapse] [quest.goal-lost-fails] whatever the goal was, it is lost with all who were below', () => {
  const s = dungeon(1, (scene) => {
    scene.table.limit = 7;
    scene.table.round = 7;
    scene.monster('verag', 16, 9);
    scene.hero('barbarian', { status: 'left' });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END).does(ZARGON, END).told('collapsed', {}, 'quest.q9-collapse');
  s.told('goalLost', {}, 'quest.goal-lost-fails')
    .told('questEnded', { ending: 'failure' }, 'quest.goal-lost-fails')
    .finish();
});

test('[potion.any-time] whoever has gone home with its potions is not asked whether to drink', () => {
  const asked = (status: 'here' | 'left'): number[] => {
    const build = (scene: Scene): void => {
      scene.hero('elf', { potions: ['healing'], status });
      scene.turn('barbarian');
    };
    return dungeon(1, build, {}, 3).state.asks.map(({ seat }) => seat);
  };
  expect([asked('here'), asked('left')]).toEqual([[0, 1], [0]]);
});

test('[cast.needs-sight] [dread.needs-sight] the first square of the board is a square like any other', () => {
  const tempest = cast('tempest', { at: 0 });
  const corner = (row: number): DungeonStory =>
    dungeon(1, (scene) => {
      scene.reveal('.', 'Z').hero('wizard', { at: row === 9 ? sq(10, 9) : sq(0, row), schools: ['air'] });
      scene.turn('wizard');
    });
  corner(2).does(HEROES_SEAT, tempest).told('spellCast', { spell: 'tempest', at: 0 }).finish();
  corner(9).refused(HEROES_SEAT, tempest, 'sight.edge-crossing-blocks').finish();
  const lurks = (column: number, row: number): DungeonStory =>
    dungeon(1, (scene) => {
      scene.reveal('.', 'Z').hero('wizard', { at: sq(10, 9) });
      scene.monster('adept', column, row);
      Object.assign(scene.table.monsters[0] ?? {}, { spells: ['cinder'] });
      scene.zargon();
    }).does(ZARGON, activate(6));
  lurks(0, 2)
    .does(ZARGON, dread('cinder', { at: 0 }))
    .told('dreadCast', { at: 0 })
    .finish();
  lurks(12, 9)
    .refused(ZARGON, dread('cinder', { at: 0 }), 'sight.edge-crossing-blocks')
    .finish();
});

test('[reveal.looking-is-free] [reveal.corridor-by-sight] one sees what a step shows after it, not before', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('elf', { at: sq(8, 7) });
    scene.lookAround().turn('elf', { movement: 1 });
  });
  s.does(HEROES_SEAT, walk(8, 6));
  expect(s.heard(HEROES_SEAT).map(({ type }) => type)).toEqual(expect.arrayContaining(['stepped', 'revealed']));
  expect(s.heard(HEROES_SEAT)[0]).toMatchObject({ type: 'stepped', to: sq(8, 6) });
  s.finish();
});

test('[trap.jump-into-trap] [trap.block-step-aside] under a block behind the trap one gets out ahead, or back over the trap', () => {
  const s = dungeon(1, (scene) => {
    scene
      .reveal('Z')
      .trap('spear', 11, 9)
      .hero('elf', { at: sq(10, 9) });
    scene.table.hidden.furniture = [];
    scene.table.furniture = [];
    scene.table.hidden.traps.push({ at: sq(12, 9), kind: 'block' });
    scene.turn('elf', { movement: 4 });
  });
  s.dice(...faces('W WWW'))
    .does(HEROES_SEAT, jump([11, 9], [12, 9]))
    .told('trapSprung', { at: sq(12, 9) }, 'trap.jump-into-trap');
  expect(s.state.asks[0]?.question).toMatchObject({ kind: 'aside', squares: [sq(13, 9), sq(11, 9)] });
  s.finish();
});

test('[trap.block-step-aside] whoever steps aside into a pit falls in, and that is why', () => {
  const s = dungeon(3, (scene) => {
    scene.reveal('.').hero('barbarian', { at: sq(8, 12) });
    scene.table.hidden.traps.push({ at: sq(8, 10), kind: 'pit' });
    scene.turn('barbarian', { movement: 3 });
  });
  s.dice(...faces('WWB')).does(HEROES_SEAT, walk(8, 11));
  s.does(HEROES_SEAT, { type: 'stepAside', to: sq(8, 10) });
  s.told('trapSprung', { at: sq(8, 10), trap: 'pit' }, 'trap.block-step-aside').finish();
});

test('[search.traps-scope] [board.walls-on-edges] a room is searched whole, also behind a wall that is drawn inside it', () => {
  const walls = Array.from({ length: HIGH - 1 }, (_, row) => `0,${row}E`).join(' ');
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('A').hero('elf', { at: at(4, 0) });
      scene.turn('elf');
    },
    { sheet: `${HALL}\nwalls: ${walls}\npit: 0,0` },
  );
  s.does(HEROES_SEAT, search('traps'))
    .told('trapsFound', { traps: [{ kind: 'pit', at: at(0, 0) }] }, 'search.traps-scope')
    .finish();
});

test('[monster.fixed-move] where a monster stands it does not walk to', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('elf', { at: sq(10, 9) });
    scene.monster('orc', 12, 9);
    scene.zargon();
  }).does(ZARGON, activate(6));
  s.refused(ZARGON, walk(12, 9), 'monster.no-walls').finish();
});

test('[death.loot] what cannot stay in rock may come to lie on the first square of the board', () => {
  const { table } = dungeon(1, (scene) => {
    scene.table.hidden.rocks = [];
    scene.reveal('.').rock(1, 0).turn('barbarian');
  });
  expect([openSquare(table, sq(1, 0)), openSquare(table, sq(2, 0))]).toEqual([sq(0, 0), sq(2, 0)]);
});
