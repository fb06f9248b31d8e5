import { expect, test } from 'vitest';
import { FAMILIES, MONSTERS } from '../../src/content/index.ts';
import { crowd, DEFENSE, MONSTERS_SEAT, OFFENSE, question, squaresOffered, UTILITY } from '../cast.ts';
import { block, sq, story, tile } from '../scene.ts';
import { atTheDoor, DOOR, enterRoom, openDoor, setUpAll } from '../scenes.ts';
import { END_PHASE, open, setUp } from '../wishes.ts';

test('[enc.start] as soon as there are monsters there is an Encounter, and what begins with one begins', () => {
  const s = openDoor([12, 6, 1, 3], (scene) => {
    scene.hero('offense', 0, 1, { cards: ['warded-tabard', 'ring-of-thorns'], shield: 1 });
    scene.hero('utility', 0, 3, { cards: ['second-skin', 'mirror-robe'] });
  });
  expect([s.table.encounter?.room, s.table.phase]).toEqual(['small', null]);
  expect(s.table.heroes.map(({ shield, reflect }) => [shield, reflect])).toEqual([
    [0, 0],
    [1, 0],
    [0, 0],
  ]);
  setUpAll(s.dice(4)).told('shielded', { who: OFFENSE, amount: 4, shield: 5 }, 'enc.start');
  expect(s.table.heroes.map(({ shield, reflect }) => [shield, reflect])).toEqual([
    [0, 0],
    [5, 2],
    [3, 3],
  ]);
  const order = s.heard(0).map(({ type }) => type);
  expect(order.indexOf('shielded')).toBeLessThan(order.indexOf('turnBegan'));
  s.finish();
});

test('[enc.family-roll] one die for one sheet, and nobody of another family comes', () => {
  for (const [at, family] of FAMILIES.entries()) {
    const s = enterRoom([3, 1, 1, at + 1]);
    expect(s.table.encounter?.family).toBe(family);
    expect(s.table.monsters.every(({ record }) => MONSTERS[record].family === family)).toBe(true);
    s.finish();
  }
  openDoor([12, 6, 1, 5]).told('encounterBegan', { family: 'cultists', die: 5 }, 'enc.family-roll').finish();
});

test('[enc.room-count] figures by the kind of room and the number of heroes, and their leader', () => {
  const table = [
    ['offense', 12, 0, [2, 1, 1, 0, 0]],
    ['offense,utility', 12, 0, [2, 2, 1, 0, 0]],
    ['defense,offense,utility', 12, 0, [3, 2, 2, 0, 0]],
    ['offense', 1, 0, [1, 1, 0, 1, 0]],
    ['offense,utility', 1, 0, [1, 1, 1, 1, 0]],
    ['defense,offense,utility', 1, 0, [2, 1, 1, 1, 0]],
    ['offense', 1, 4, [1, 1, 0, 0, 1]],
    ['offense,utility', 1, 4, [1, 1, 1, 0, 1]],
    ['defense,offense,utility', 1, 4, [2, 1, 1, 0, 1]],
  ] as const;
  for (const [heroes, layout, roomsFound, counts] of table) {
    const s = enterRoom([layout, 6, 1, 3], (scene) => Object.assign(scene.table, { roomsFound }), { heroes });
    const found = crowd(s);
    const sheet = [
      'skeleton-spearman',
      'ghoul',
      'bone-chanter',
      'champion-crypt-knight',
      'lord-veskar-the-hollow',
    ] as const;
    expect(
      sheet.map((record) => found[record] ?? 0),
      `${heroes} ${layout}`,
    ).toEqual(counts);
    s.finish();
  }
});

test('[enc.setup-distance] [enc.setup-room] Assassins beside a hero, Archers four squares off, all of them in the room', () => {
  const s = openDoor([12, 6, 1, 1]);
  expect(squaresOffered(s)).toEqual([sq(2, 1), sq(2, 2), sq(2, 3)]);
  s.refused(MONSTERS_SEAT, setUp(1, 1), 'enc.setup-distance').refused(MONSTERS_SEAT, setUp(3, 2), 'enc.setup-distance');
  s.does(MONSTERS_SEAT, setUp(2, 2));
  expect(squaresOffered(s)).toEqual([sq(2, 1), sq(2, 3)]);
  s.does(MONSTERS_SEAT, setUp(2, 3)).told('setUp', { record: 'goblin-assassin', number: 3, at: sq(2, 1) });
  expect(question(s)).toMatchObject({ kind: 'setUp', record: 'goblin-drummer', squares: block(4, 0, 4, 4) });
  s.does(MONSTERS_SEAT, setUp(4, 0)).does(MONSTERS_SEAT, setUp(4, 1));
  expect(question(s)).toMatchObject({ kind: 'setUp', record: 'goblin-archer', squares: block(5, 0, 5, 4) });
  s.refused(MONSTERS_SEAT, setUp(4, 2), 'enc.setup-distance')
    .refused(MONSTERS_SEAT, setUp(6, 2), 'enc.setup-distance')
    .finish();
});

test('[enc.setup-distance] far from every conscious hero, not only from the one who opened the door; the Unconscious do not count', () => {
  const within = (hitpoints: number) =>
    openDoor([12, 6, 1, 2], (scene) => {
      const { floor } = scene.table;
      scene.floor([...floor.tiles.slice(0, 1), tile(7, 'passage', block(2, -5, 6, -1))], {
        doors: [...floor.doors, { id: 8, near: sq(6, -1), far: sq(6, 0), isOpen: true }],
      });
      scene.hero('offense', 6, -1, { hitpoints });
    });
  const sorted = (cells: readonly number[]) => cells.toSorted((a, b) => a - b);
  const behindTheDoor = [sq(2, 0), ...block(3, 0, 3, 4), sq(2, 4)];
  expect(sorted(squaresOffered(within(0)))).toEqual(sorted(behindTheDoor));
  expect(sorted(squaresOffered(within(8)))).toEqual(sorted([...behindTheDoor, sq(4, 0), sq(4, 1), sq(5, 1), sq(6, 1)]));
});

/**
 * All three in a passage with no way on but a door that nobody opens; Utility ends its Phase, and a Patrol comes
 * wandering.
 */
const wandering = (family: number, record: number, rest: readonly number[] = []) =>
  story((scene) => {
    atTheDoor(scene);
    scene.hero('defense', 0, 1);
    scene.hero('offense', 1, 1);
    scene.hero('utility', 0, 0);
    Object.assign(scene.table, { explored: [DEFENSE, OFFENSE], waited: [DEFENSE, OFFENSE] });
    scene.phase(UTILITY, 10);
  })
    .dice(1, family, record, ...rest)
    .does(UTILITY, END_PHASE);

test('[enc.setup-fallback] where nothing is far enough they stand as far off as can be', () => {
  const s = wandering(1, 3);
  expect(question(s)).toMatchObject({ record: 'goblin-archer', squares: [sq(0, 4), sq(1, 4)] });
  s.refused(MONSTERS_SEAT, setUp(0, 3), 'enc.setup-distance').does(MONSTERS_SEAT, setUp(0, 4));
  s.told('setUp', { number: 2, at: sq(1, 4) }, 'enc.setup-fallback');
  expect(question(s)).toMatchObject({ record: 'goblin-archer', squares: [sq(0, 3), sq(1, 3)] });
  s.dice(4).does(MONSTERS_SEAT, setUp(1, 3)).finish();
});

test('[enc.setup-room] on free squares of the room without Glow, and nowhere else', () => {
  const s = openDoor([4, 1, 4, 4]);
  expect(s.table.glow).toHaveLength(3);
  const room = s.table.floor.tiles.at(-1)?.cells ?? [];
  let figures = 0;
  for (s.dice(4); question(s).kind === 'setUp'; figures++) {
    const free = squaresOffered(s);
    const taken = [...s.table.monsters, ...s.table.heroes].map((one) => one.at);
    expect(free.every((cell) => room.includes(cell) && !s.table.glow.includes(cell) && !taken.includes(cell))).toBe(
      true,
    );
    s.does(MONSTERS_SEAT, { type: 'setUp', at: free.at(-1) ?? -1 });
  }
  expect(figures).toBeGreaterThan(4);
  s.finish();
});

test('[enc.setup-order] the nearest records first, a leader last of all, and equally good squares are for the players', () => {
  const order = (layout: number, family: number) => {
    const s = setUpAll(openDoor([layout, 6, 1, family]).dice(4));
    s.finish();
    return s.table.monsters.map(({ record }) => record);
  };
  expect(order(12, 1)).toEqual([
    ...Array(3).fill('goblin-assassin'),
    ...Array(2).fill('goblin-drummer'),
    ...Array(3).fill('goblin-archer'),
  ]);
  expect(order(1, 3)).toEqual([
    'skeleton-spearman',
    'skeleton-spearman',
    'ghoul',
    'bone-chanter',
    'champion-crypt-knight',
  ]);
  expect(openDoor([12, 6, 1, 1]).asked()).toEqual([{ seat: MONSTERS_SEAT, kind: 'setUp', rule: 'enc.setup-order' }]);
  const own = openDoor([12, 6, 1, 1], () => {}, { monsters: 'heroes' });
  expect(own.asked()).toEqual([{ seat: DEFENSE, kind: 'setUp', rule: 'enc.setup-order' }]);
  own.does(DEFENSE, setUp(2, 3)).finish();
});

test('[enc.first-turn] the hero who opened the door, or whose Phase just ended, comes first', () => {
  const s = story((scene) => {
    atTheDoor(scene);
    scene.hero('defense', 0, 0);
    scene.hero('offense', 1, 2);
    scene.hero('utility', 0, 4);
    scene.phase(OFFENSE, 5);
  });
  setUpAll(s.dice(12, 6, 1, 3).does(OFFENSE, open(DOOR)).dice(4)).told('turnBegan', { who: OFFENSE, round: 1 });
  expect(question(s)).toEqual({ kind: 'turn', who: OFFENSE });
  s.finish();
  const wandered = setUpAll(wandering(4, 3).dice(2)).told('turnBegan', { who: UTILITY, round: 1 });
  expect(question(wandered)).toEqual({ kind: 'turn', who: UTILITY });
  wandered.finish();
});
