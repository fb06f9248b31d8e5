import { DIRECTIONS, type Direction, EAST, NORTH, SOUTH, WEST } from '@questhall/grid';
import type { Opening } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { FAMILIES, sheetOf } from '../../src/content/index.ts';
import type { TileKind } from '../../src/content/tiles.ts';
import { crowd, DEFENSE, heard, OFFENSE, UTILITY } from '../cast.ts';
import { block, type GlowStory, type Scene, sq, story, tile } from '../scene.ts';
import { DOOR, declineAll, enterRoom, onStairs, openDoor, setUpAll } from '../scenes.ts';
import { attack, DONE, END_PHASE, go, open, use } from '../wishes.ts';

const NOTHING: readonly number[] = [6, 1];

/** Offense steps to the end of the stairs. */
const explore = (d20: number, rest: readonly number[] = NOTHING, set: (scene: Scene) => void = () => {}, given = {}) =>
  story((scene) => {
    onStairs(scene);
    for (const [id, role] of (['defense', 'offense', 'utility'] as const).entries())
      scene.hero(role, id % 2, -Math.floor(id / 2));
    scene.phase(OFFENSE, 14);
    set(scene);
  }, given)
    .dice(d20, ...rest)
    .does(OFFENSE, go(1, -2));

const laid = (s: GlowStory) => heard(s, 'laid')[0] ?? { tiles: [], openings: [], doors: [] };
const kinds = (s: GlowStory): TileKind[] => laid(s).tiles.map(({ kind }) => kind);

test('[gen.three-dice] a D20, a D6 and a D4 together, for an end and for a door', () => {
  explore(13, [5, 3]).told('explored', { hero: OFFENSE, layout: 13, monsters: 5, glow: 3 }, 'gen.three-dice').finish();
  openDoor([11, 5, 2, 1])
    .told('explored', { hero: DEFENSE, layout: 11, monsters: 5, glow: 2 }, 'gen.three-dice')
    .finish();
});

test('[gen.passage-table] sections, end piece and door by the D20', () => {
  const corners = [
    [1, 'corner', 1, 0],
    [1, 'corner', 1, 1],
    [2, 'corner', 1, 1],
    [2, 'corner', 1, 1],
  ] as const;
  const table = [
    [1, 't-junction', 2, 1],
    [1, 't-junction', 2, 1],
    [2, 't-junction', 2, 1],
    [2, 't-junction', 2, 1],
    ...corners,
    ...corners,
    [1, null, 1, 0],
    [1, null, 1, 1],
    [1, null, 1, 1],
    [1, 'dead-end', 0, 0],
    [1, 'dead-end', 0, 1],
    [2, 'dead-end', 0, 1],
    [1, 'four-way', 3, 0],
    [1, 'four-way', 3, 1],
  ] as const;
  for (const [at, [sections, end, openings, doors]] of table.entries()) {
    const s = explore(at + 1, NOTHING, (scene) => Object.assign(scene.table, { roomsFound: 5 }));
    const passage: TileKind[] = Array.from({ length: sections }, () => 'passage');
    expect(kinds(s), `D20 ${at + 1}`).toEqual(end === null ? passage : [...passage, end]);
    expect([laid(s).openings.length, laid(s).doors.length], `D20 ${at + 1}`).toEqual([openings, doors]);
    // Corners, open ends and doors have rules of their own, which say more.
    if (doors === 0 && (end === 'dead-end' || end === 'four-way')) s.told('laid', {}, 'gen.passage-table');
    s.finish();
  }
});

test('[gen.turns-relative] right is right of whoever walks, wherever that is', () => {
  const from = (way: Direction, d20: number) => {
    const ends: Readonly<Record<Direction, readonly [number, number, number, number]>> = {
      [NORTH]: [0, 0, 1, 0],
      [EAST]: [1, 0, 1, 1],
      [SOUTH]: [1, 1, 0, 1],
      [WEST]: [0, 1, 0, 0],
    };
    const [leftX, leftY, rightX, rightY] = ends[way];
    const opening: Opening = { id: 5, tile: 1, left: sq(leftX, leftY), right: sq(rightX, rightY), way };
    const s = story((scene) => {
      scene.floor([tile(1, 'dead-end', block(0, 0, 1, 1)), tile(2, 'passage', block(20, 20, 21, 24))], {
        openings: [opening, { id: 6, tile: 2, left: sq(20, 20), right: sq(21, 20), way: NORTH }],
      });
      const [x, y] = way === NORTH || way === WEST ? [1, 1] : [0, 0];
      scene.hero('offense', x, y);
      scene.phase(OFFENSE, 14);
    });
    s.dice(d20, ...NOTHING).does(OFFENSE, { type: 'go', to: opening.left });
    s.told('laid', {}, 'gen.turns-relative').finish();
    return laid(s).openings.map((one) => one.way);
  };
  expect(DIRECTIONS.map((way) => from(way, 5))).toEqual([[EAST], [SOUTH], [WEST], [NORTH]]);
  expect(DIRECTIONS.map((way) => from(way, 9))).toEqual([[WEST], [NORTH], [EAST], [SOUTH]]);
});

test('[gen.no-end-piece] the far end of the last section is a new opening', () => {
  const s = explore(13).told('laid', {}, 'gen.no-end-piece');
  expect(laid(s).openings).toMatchObject([{ left: sq(0, -7), right: sq(1, -7), way: NORTH }]);
  s.dice(13, ...NOTHING)
    .does(OFFENSE, go(1, -7))
    .told('explored');
  expect(laid(s).openings).toMatchObject([{ left: sq(0, -12), right: sq(1, -12), way: NORTH }]);
  s.finish();
});

test('[door.site-passage] [door.site-room] whatever is laid with a door is told by where the door is', () => {
  explore(14).told('laid', {}, 'door.site-passage').finish();
  openDoor([19, 6, 1, 1]).told('laid', {}, 'door.site-room').finish();
  openDoor([12, 6, 1, 1]).told('laid', { doors: [] }, 'fit.room-alignment').finish();
});

test('[gen.passage-monsters] a Patrol on 1 and 2, nobody on 3 to 6', () => {
  for (const d6 of [1, 2])
    explore(13, [d6, 1, 4, 3]).told('encounterBegan', { room: null, hero: OFFENSE }).told('patrolRolled').finish();
  for (const d6 of [3, 4, 5, 6]) {
    const s = explore(13, [d6, 1]).silent('encounterBegan');
    expect([s.table.encounter, s.table.phase?.hero]).toEqual([null, OFFENSE]);
    s.finish();
  }
});

test('[gen.passage-monsters-gate] since the last fight everybody must have had a Phase; before the first nobody need have', () => {
  const after = (hasFought: boolean, ...explored: number[]) => {
    const isMet = !hasFought || explored.length >= 2;
    return explore(13, isMet ? [1, 1, 4, 3] : [1, 1], (scene) => Object.assign(scene.table, { hasFought, explored }));
  };
  for (const s of [after(false), after(true, DEFENSE, UTILITY), after(true, DEFENSE, OFFENSE, UTILITY)])
    s.told('encounterBegan').finish();
  const alone = [after(true), after(true, OFFENSE), after(true, DEFENSE), after(true, UTILITY)];
  for (const s of alone) s.told('explored', { monsters: 1 }).silent('encounterBegan').finish();
});

test('[gen.passage-monsters-gate] a fight shuts the gate, and Phases of all the heroes open it', () => {
  const hunter = (scene: Scene) => {
    scene.hero('offense', 1, 0, { cards: ['hunting-bow', 'heavy-swing', 'hard-hitter'] });
    Object.assign(scene.table, { hasFought: true, explored: [DEFENSE, OFFENSE, UTILITY], waited: [DEFENSE, OFFENSE] });
  };
  const s = setUpAll(explore(13, [1, 1, 4, 3], hunter).dice(2));
  s.dice(12)
    .does(OFFENSE, attack(3, 'hunting-bow'))
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('heavy-swing'))
    .told('encounterWon');
  declineAll(s).dice(13, 1, 1).does(UTILITY, go(0, -7)).told('explored', { monsters: 1 }).silent('encounterBegan');
  s.does(UTILITY, END_PHASE)
    .does(DEFENSE, END_PHASE)
    .dice(13, 1, 1, 4, 3)
    .does(OFFENSE, go(0, -12))
    .told('encounterBegan')
    .finish();
});

test('[gen.room-table] [gen.big-has-champion] Big or Small, with a further door or without, by the D20', () => {
  for (let d20 = 1; d20 <= 20; d20++) {
    const room = d20 <= 8 ? 'big' : 'small';
    const doors = [7, 8, 19, 20].includes(d20) ? 1 : 0;
    const s = openDoor([d20, 6, 1, 3]).told('roomFound', { room, tile: room, found: 1 });
    expect(laid(s).doors, `D20 ${d20}`).toHaveLength(doors);
    expect(laid(s).tiles, `D20 ${d20}`).toMatchObject([{ kind: room }]);
    expect(s.table.encounter?.room).toBe(room);
    s.finish();
  }
});

test('[gen.quest-room-auto] after four rooms the next is the Quest room, without a further door, whatever is rolled', () => {
  for (const d20 of [1, 7, 12, 19]) {
    const s = openDoor([d20, 6, 1, 2], (scene) => Object.assign(scene.table, { roomsFound: 4 }));
    s.told('roomFound', { room: 'quest', tile: 'quest', found: 5 }, 'gen.quest-room-auto');
    expect(laid(s).doors).toEqual([]);
    s.finish();
    openDoor([d20, 6, 1, 2], (scene) => Object.assign(scene.table, { roomsFound: 3 }))
      .told('roomFound', { room: d20 <= 8 ? 'big' : 'small', found: 4 })
      .finish();
  }
});

test('[gen.big-has-champion] [gen.quest-has-lord] each family sends its own leader, one to a room', () => {
  for (const [at, family] of FAMILIES.entries()) {
    const { champion, lord } = sheetOf(family);
    const leaders = (layout: number, roomsFound: number) => {
      const s = enterRoom([layout, 6, 1, at + 1], (scene) => Object.assign(scene.table, { roomsFound }));
      s.finish();
      expect(s.table.encounter?.family).toBe(family);
      return [crowd(s)[champion] ?? 0, crowd(s)[lord] ?? 0];
    };
    expect([leaders(1, 0), leaders(12, 0), leaders(1, 4)], family).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
  }
});

test('[gen.room-monsters] every room has monsters, and more of them on a 1', () => {
  const normal = { 'skeleton-spearman': 3, ghoul: 2, 'bone-chanter': 2 };
  for (const d6 of [2, 3, 4, 5, 6]) {
    const s = openDoor([12, d6, 1, 3]).silent('extraMonsters');
    expect(crowd(enterRoom([12, d6, 1, 3]))).toEqual(normal);
    s.finish();
  }
  openDoor([12, 1, 1, 3]).told('extraMonsters', {}, 'gen.room-monsters').finish();
  expect(crowd(enterRoom([12, 1, 1, 3]))).toEqual({ 'skeleton-spearman': 4, ghoul: 3, 'bone-chanter': 3 });
});

test('[gen.glow-table] how much Glow there is, by the D4 and by what was found', () => {
  const glow = (s: GlowStory) => {
    s.finish();
    return s.table.glow.length;
  };
  const found = (layout: number, roomsFound: number) =>
    [1, 2, 3, 4].map((d4) => glow(openDoor([layout, 6, d4, 3], (scene) => Object.assign(scene.table, { roomsFound }))));
  expect([1, 2, 3, 4].map((d4) => glow(explore(13, [6, d4])))).toEqual([0, 0, 0, 1]);
  expect(found(12, 0)).toEqual([0, 0, 1, 2]);
  expect(found(4, 0)).toEqual([0, 1, 2, 3]);
  expect(found(12, 4)).toEqual([0, 1, 2, 3]);
});

test('[gen.door-to-room] a door in a room leads to a room as well', () => {
  const s = story((scene) => {
    const door = { id: DOOR, near: sq(4, 2), far: sq(5, 2), isOpen: false };
    scene.floor([tile(1, 'small', block(0, 0, 4, 4))], { doors: [door] });
    for (const [id, role] of (['defense', 'offense', 'utility'] as const).entries()) scene.hero(role, 4, 2 + id);
    scene.phase(DEFENSE, 8);
  });
  s.dice(9, 6, 1, 4).does(DEFENSE, open(DOOR)).told('roomFound', { room: 'small' });
  expect(kinds(s)).toEqual(['small']);
  expect(laid(s).tiles[0]?.cells).toContain(sq(5, 2));
  s.finish();
});

test('[gen.type-survives-tile] a Big room on a Small tile has its Champion, its numbers and its Glow, and counts as it was rolled', () => {
  const big = { 'skeleton-spearman': 2, ghoul: 1, 'bone-chanter': 1, 'champion-crypt-knight': 1 };
  const out = (scene: Scene) => {
    const { floor } = scene.table;
    scene.floor(floor.tiles.slice(0, 1), { doors: floor.doors, stock: { ...floor.stock, big: 0 } });
  };
  const s = openDoor([5, 6, 4, 3], out).told('roomFound', { room: 'big', tile: 'small', found: 1 });
  expect([kinds(s), s.table.glow.length, s.table.encounter?.room]).toEqual([['small'], 3, 'big']);
  s.finish();
  expect(crowd(enterRoom([5, 6, 1, 3], out))).toEqual(big);
  expect(crowd(enterRoom([5, 6, 1, 3]))).toEqual(big);
});

test('[gen.order] dice, tiles with their doors, Glow, monsters', () => {
  const s = openDoor([19, 1, 4, 3]);
  const order = s.heard(0).map(({ type }) => type);
  expect(order).toEqual([
    'explored',
    'doorOpened',
    'laid',
    'roomFound',
    'glowPlaced',
    'encounterBegan',
    'extraMonsters',
  ]);
  expect([laid(s).doors.length, s.table.glow.length, s.asked()[0]?.kind]).toEqual([1, 2, 'setUp']);
  s.finish();
  const passage = explore(14, [1, 4, 4, 3]).heard(0);
  expect(passage.map(({ type }) => type)).toEqual([
    'walked',
    'explored',
    'laid',
    'glowPlaced',
    'encounterBegan',
    'patrolRolled',
  ]);
});
