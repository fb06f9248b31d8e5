import { expect, test } from 'vitest';
import { type Action, DWARF, HEROES_SEAT, WIZARD, ZARGON } from '../cast.ts';
import { type DungeonStory, dungeon, type Scene } from '../dungeon.ts';
import { activate, close, END, edge, open, portal, ROLL, search, sq, walk } from '../wishes.ts';

const steer = (by: number): Action => ({ type: 'steer', by });

/** A hero beside the portal of Z, or of W. */
const castle = (hero: 'dwarf' | 'elf', at: number = sq(9, 9), room = 'Z'): DungeonStory =>
  dungeon(10, (scene) => {
    scene.reveal(room).hero(hero, { at });
    scene.turn(hero, { movement: 3 });
  });

test('[quest.q10-portal-doors] nobody opens, closes or looks through it; a step into it ends the move', () => {
  const s = castle('dwarf');
  s.refused(HEROES_SEAT, open('8,9E'), 'quest.q10-portal-doors').refused(
    HEROES_SEAT,
    close('8,9E'),
    'door.close-adjacent-free',
  );
  s.refused(HEROES_SEAT, walk(8, 9), 'move.no-walls').refused(HEROES_SEAT, portal('11,11S'), 'quest.q10-portal-doors');
  s.dice(4, 4).does(HEROES_SEAT, portal('8,9E')).told('portalTaken', { hero: 'dwarf', room: 'W' }, 'quest.q10-arrival');
  expect(s.view(HEROES_SEAT).turn).toMatchObject({ movement: 2, isMoveOver: true, hasActed: false });
  s.refused(HEROES_SEAT, walk(9, 13), 'quest.q10-portal-doors').refused(
    HEROES_SEAT,
    portal('10,12S'),
    'quest.q10-portal-doors',
  );
  s.does(HEROES_SEAT, search('traps'));
  s.finish();
});

test('[spell.swift-wind] [quest.q10-portal-doors] in the wind as well: the flight is over then, and the own move is not', () => {
  const s = dungeon(10, (scene) => {
    scene.reveal('Z').hero('wizard', { at: sq(9, 10), schools: ['air'], mind: 3 });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, { type: 'cast', spell: 'swift-wind', targets: [WIZARD], at: null, mode: 'whisk' }).does(
    HEROES_SEAT,
    walk(9, 9),
  );
  s.dice(4, 4).does(HEROES_SEAT, portal('8,9E')).told('portalTaken', { hero: 'wizard', room: 'W' });
  expect(s.state.asks[0]?.question).toEqual({ kind: 'turn', hero: 'wizard' });
  s.dice(1, 2).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(10, 14)).finish();
});

test('[quest.q10-portal-doors] it costs a step that must be there, and no monster uses it', () => {
  let ghost = 0;
  const s = dungeon(10, (scene) => {
    scene.reveal('Z').hero('dwarf', { at: sq(9, 9) });
    scene.hero('elf', { at: sq(14, 10) });
    ghost = scene.monster('ghost', 11, 7);
    scene.turn('dwarf', { movement: 0 });
  });
  s.refused(HEROES_SEAT, portal('8,9E'), 'quest.q10-portal-doors', { left: 0 }).does(HEROES_SEAT, END);
  s.refused(HEROES_SEAT, portal('14,10E'), 'move.roll-two-red').does(HEROES_SEAT, END).does(HEROES_SEAT, END);
  s.does(ZARGON, activate(ghost))
    .refused(ZARGON, walk(12, 6), 'monster.no-walls')
    .refused(ZARGON, portal('12,6S'), 'zargon.all-active-monsters');
  s.finish();
});

test.each([
  [1, 1, 'L', [22, 5]],
  [1, 2, 'A', [4, 2]],
  [2, 2, 'S', [24, 15]],
  [2, 3, 'T', [3, 13]],
  [3, 3, 'G', [10, 5]],
  [4, 4, 'W', [10, 13]],
  [4, 5, 'N', [22, 7]],
  [5, 5, 'P', [24, 12]],
  [5, 6, 'E', [2, 11]],
  [6, 6, 'K', [19, 5]],
] as const)('[quest.q10-portal-roll] [quest.q10-arrival] %i and %i lead to %s', (one, other, room, at) => {
  const s = castle('dwarf').dice(one, other).does(HEROES_SEAT, portal('8,9E'));
  s.told('portalRolled', { dice: [one, other], sum: one + other }, 'quest.q10-portal-roll')
    .told('portalTaken', { room })
    .told('placed', { to: sq(at[0], at[1]) }, 'quest.q10-arrival');
  s.told('revealed', { rooms: [room] });
  s.finish();
});

test('[quest.q10-arrival] seven leads to the stairway; from Z itself nothing happens', () => {
  const s = castle('dwarf').dice(3, 4).does(HEROES_SEAT, portal('8,9E')).silent('placed');
  expect(s.table.heroes[1]?.at).toBe(sq(9, 9));
  s.refused(HEROES_SEAT, walk(9, 10), 'quest.q10-portal-doors').finish();
  castle('dwarf', sq(10, 13), 'W')
    .dice(3, 4)
    .does(HEROES_SEAT, portal('10,12S'))
    .told('placed', { to: sq(11, 9) })
    .finish();
});

test('[quest.q10-arrival] whoever or whatever is on the square it leads to, one arrives beside it', () => {
  const arriving = (build: (scene: Scene) => unknown) =>
    dungeon(10, (scene) => {
      scene.reveal('Z').hero('dwarf', { at: sq(9, 9) });
      scene.table.hidden.furniture = [];
      build(scene);
      scene.turn('dwarf', { movement: 3 });
    })
      .dice(4, 4)
      .does(HEROES_SEAT, portal('8,9E'));
  const placed = (to: number, build: (scene: Scene) => unknown): void =>
    arriving(build).told('placed', { figure: DWARF, to }, 'quest.q10-arrival').finish();
  placed(sq(10, 13), () => undefined);
  placed(sq(9, 13), (scene) => scene.reveal('W').monster('orc', 10, 13));
  placed(sq(9, 13), (scene) => scene.reveal('W').hero('elf', { at: sq(10, 13) }));
  placed(sq(9, 13), (scene) => {
    scene.table.hidden.furniture = [{ piece: 'chest', at: sq(10, 13), width: 1, height: 1 }];
  });
  placed(sq(9, 13), (scene) => {
    scene.monster('orc', 10, 13);
    scene.table.hidden.monsters = scene.table.monsters.splice(0);
  });
});

test('[quest.q10-portal-doors] nobody steps into a door like any other as if it were a portal', () => {
  const s = dungeon(1, (scene) => {
    scene
      .reveal('Z')
      .opened('8,9E')
      .hero('dwarf', { at: sq(9, 9) });
    scene.turn('dwarf', { movement: 3 });
  });
  s.refused(HEROES_SEAT, portal('8,9E'), 'quest.q10-portal-doors').finish();
});

test('[quest.q10-portal-roll] it leads the same way all round long, and elsewhere in the next', () => {
  const s = castle('dwarf').dice(4, 4).does(HEROES_SEAT, portal('8,9E'));
  expect(s.table.portals).toEqual([{ edge: edge('8,9E'), room: 'W' }]);
  for (let hero = 0; hero < 3; hero++) s.does(HEROES_SEAT, END);
  s.told('roundBegan');
  expect(s.table.portals).toEqual([]);
  s.finish();
});

test('[quest.q10-steer] a strong mind bends it by one, within 2 and 12', () => {
  const s = castle('elf').dice(1, 1).does(HEROES_SEAT, portal('8,9E'));
  expect(s.asked()).toEqual([{ seat: HEROES_SEAT, kind: 'steer', rule: 'quest.q10-steer' }]);
  s.refused(HEROES_SEAT, steer(-1), 'quest.q10-steer', { sum: 1 }).refused(HEROES_SEAT, steer(2), 'quest.q10-steer');
  s.does(HEROES_SEAT, steer(1))
    .told('portalSteered', { sum: 3 }, 'quest.q10-steer')
    .told('portalTaken', { room: 'A' })
    .finish();
  castle('elf')
    .dice(6, 6)
    .does(HEROES_SEAT, portal('8,9E'))
    .refused(HEROES_SEAT, steer(1), 'quest.q10-steer')
    .does(HEROES_SEAT, steer(0))
    .told('portalTaken', { room: 'K' })
    .finish();
});

test.each([
  [1, 2, -1, 2],
  [6, 5, 1, 12],
])('[quest.q10-steer] dice of %i and %i may be bent to either end', (first, second, by, sum) => {
  const s = castle('elf').dice(first, second).does(HEROES_SEAT, portal('8,9E')).does(HEROES_SEAT, steer(by));
  s.told('portalSteered', { sum }).told('portalTaken').finish();
});

test('[quest.q10-goal] the Ring on the throne', () => {
  const s = dungeon(10, (scene) => {
    scene.reveal('N').hero('dwarf', { at: sq(22, 7) });
    scene.turn('dwarf');
  });
  s.does(HEROES_SEAT, search('treasure'))
    .told('itemGained', { item: 'ring-of-return' })
    .told('goalMet', {}, 'quest.q10-goal')
    .silent('questEnded');
  s.does(HEROES_SEAT, END);
  expect(s.table.reward).toBe(40);
  s.finish();
});
