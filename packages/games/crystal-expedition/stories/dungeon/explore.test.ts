import { expect, test } from 'vitest';
import { asked, at, CLERIC, expedition, FIGHTER, heard, offered, question, ROGUE } from '../cast.ts';
import { block, sq, story } from '../scene.ts';
import {
  ALONE,
  atDoors,
  explore,
  inPassage,
  LEFT_DOOR,
  NORTH_END,
  onStairs,
  RIGHT_DOOR,
  SECTION,
  stand,
  walk,
} from './paths.ts';

const onTheStairs = () => story((scene) => onStairs(scene), ALONE);

test('[explore.start-on-stairs] each hero comes down to a free square of the stairs', () => {
  const s = story((scene) => {
    onStairs(scene);
    for (const hero of scene.table.party) hero.at = -1;
    scene.draft.agenda.splice(1, 1, { kind: 'expedition', stage: 'enter', next: 0 });
  });
  expect(question(s)).toMatchObject({ kind: 'stand', hero: FIGHTER });
  expect(offered(s)).toHaveLength(4);
  s.refused(ROGUE, stand(0, 0), 'kernel.not-asked').refused(FIGHTER, stand(0, -1), 'explore.start-on-stairs');
  s.does(FIGHTER, stand(1, 1)).told('stood', { hero: FIGHTER, at: sq(1, 1) }, 'explore.start-on-stairs');
  s.refused(ROGUE, stand(1, 1), 'explore.start-on-stairs').does(ROGUE, stand(0, 0)).does(CLERIC, stand(1, 0));
  expect(asked(s)).toEqual(['explore', 'explore', 'explore']);
  s.finish();
});

test('[explore.untimed-movement] outside Encounters heroes walk as far as they like, and each by its own player', () => {
  const s = atDoors(undefined, {});
  s.does(FIGHTER, walk(FIGHTER, 1, -5)).told('walked', { who: FIGHTER }, 'explore.untimed-movement');
  expect(at(s, FIGHTER)).toEqual([1, -5]);
  s.does(FIGHTER, walk(FIGHTER, 0, 0));
  s.refused(FIGHTER, walk(ROGUE, 1, -5), 'explore.untimed-movement');
  s.refused(ROGUE, walk(ROGUE, 0, 0), 'move.never-end-occupied');
  s.refused(ROGUE, walk(ROGUE, 0, -6), 'explore.untimed-movement');
  s.does(ROGUE, walk(ROGUE, 0, -1)).finish();
});

test('[explore.untimed-movement] nobody walks into a Crystal, but round it', () => {
  const s = atDoors((scene) => scene.crystal(0, -4));
  s.refused(0, walk(FIGHTER, 0, -4), 'move.not-through-crystals')
    .does(0, walk(FIGHTER, 0, -5))
    .finish();
});

test('[explore.untimed-movement] where the house has turns, each goes at most twice its Speed', () => {
  const s = story(
    (scene) => {
      onStairs(scene);
      inPassage(scene);
    },
    { ...ALONE, explorationPhases: true },
  );
  expect(expedition(s).phase).toEqual({ hero: FIGHTER, left: 6 });
  s.refused(0, walk(ROGUE, 1, -1), 'explore.untimed-movement').does(0, walk(FIGHTER, 0, -4));
  expect(expedition(s).phase).toEqual({ hero: FIGHTER, left: 2 });
  s.refused(0, walk(FIGHTER, 0, 0), 'explore.untimed-movement').refused(
    0,
    explore(ROGUE, LEFT_DOOR),
    'explore.untimed-movement',
  );
  s.does(0, { type: 'endPhase' }).told('phaseBegan', { hero: ROGUE, squares: 14 });
  s.does(0, { type: 'endPhase' }).does(0, { type: 'endPhase' }).told('phaseBegan', { hero: FIGHTER, squares: 6 });
  s.finish();
});

test('[explore.one-roll] an exit is one throw of six dice, read as a passage or as a room', () => {
  const passage = onTheStairs().dice(1, 1, 1, 1, 1, 1).does(0, explore(FIGHTER, NORTH_END));
  passage
    .told('exploreRolled', { hero: FIGHTER, dice: [1, 1, 1, 1, 1, 1], isRoom: false }, 'explore.one-roll')
    .finish();
  const room = atDoors().dice(20, 1, 1, 1, 1, 1).does(0, explore(FIGHTER, LEFT_DOOR));
  room.told('exploreRolled', { dice: [20, 1, 1, 1, 1, 1], isRoom: true }).finish();
});

test('[explore.hero-at-exit] a hero explores from a square at the exit, and goes there first if it is one’s own', () => {
  const s = onTheStairs()
    .refused(0, explore(CLERIC, NORTH_END), 'explore.hero-at-exit')
    .does(0, walk(ROGUE, 1, 1));
  s.dice(1, 1, 3, 1, 1, 1)
    .does(0, explore(CLERIC, NORTH_END))
    .told('walked', { who: CLERIC, path: [sq(1, 0)] });
  s.refused(0, explore(CLERIC, NORTH_END), 'explore.hero-at-exit').finish();
  const crowded = atDoors((scene) => scene.hero(ROGUE, 0, -3), {});
  crowded.refused(FIGHTER, explore(FIGHTER, LEFT_DOOR), 'explore.hero-at-exit');
  crowded.refused(FIGHTER, explore(CLERIC, RIGHT_DOOR), 'explore.hero-at-exit');
  crowded.does(FIGHTER, explore(ROGUE, LEFT_DOOR)).told('proposed', { by: FIGHTER }).finish();
});

test('[explore.hero-at-exit] whoever explores sets off the Encounter', () => {
  const s = atDoors().dice(5, 2, 1, 1, 1, 1).does(0, explore(CLERIC, LEFT_DOOR));
  s.told('walked', { who: CLERIC }).told('encounterBegan', { hero: CLERIC });
  expect(expedition(s).encounter).toMatchObject({ first: CLERIC });
  expect(at(s, CLERIC)).toEqual([0, -3]);
  s.finish();
});

test('[explore.door-to-room] behind a door of a passage lies a room, and behind its further doors passages', () => {
  const s = atDoors().dice(13, 1, 1, 1, 1, 1).does(0, explore(FIGHTER, LEFT_DOOR));
  s.told('exploreRolled', { isRoom: true }, 'explore.door-to-room').told('laid', {}, 'room.doors-and-chest');
  const { floor, rooms } = expedition(s);
  expect(rooms).toHaveLength(1);
  const further = floor.doors.find(({ id, isOpen }) => !isOpen && id !== RIGHT_DOOR);
  s.dice(1, 1, 1, 1, 1, 1).does(0, explore(FIGHTER, further?.id ?? 0));
  s.told('exploreRolled', { isRoom: false }, 'explore.door-to-room').finish();
});

test('[explore.doors-stay-open] a door that was opened is not explored again', () => {
  const s = atDoors().dice(13, 1, 1, 1, 1, 1).does(0, explore(FIGHTER, LEFT_DOOR));
  expect(expedition(s).floor.doors.find(({ id }) => id === LEFT_DOOR)).toMatchObject({ isOpen: true });
  expect(heard(s, 'laid').map(({ opened }) => [opened?.id, opened?.isOpen])).toEqual([[LEFT_DOOR, true]]);
  s.refused(0, explore(FIGHTER, LEFT_DOOR), 'explore.doors-stay-open')
    .does(0, walk(FIGHTER, -3, -3))
    .finish();
});

test('[explore.not-during-encounter] in a fight nothing is explored, and closed doors are walls', () => {
  const s = atDoors((scene) => {
    scene.hero(FIGHTER, 0, -3);
    scene.monster('orc-raider', 0, -5);
    scene.turn(FIGHTER);
  });
  s.refused(0, explore(FIGHTER, LEFT_DOOR), 'explore.not-during-encounter');
  s.refused(0, { type: 'go', to: sq(-1, -3) }, 'grid.walls-are-edges').finish();
});

test('[passage.end] [passage.length] [passage.doors] tiles are laid as the dice say', () => {
  const s = onTheStairs().dice(10, 1, 2, 1, 6, 1).does(0, explore(FIGHTER, NORTH_END)).told('laid', {}, 'passage.end');
  expect(expedition(s).floor.tiles.map(({ kind }) => kind)).toEqual([
    'stairs-up',
    'section',
    'section',
    'section',
    't-junction',
  ]);
  const open = onTheStairs()
    .dice(16, 1, 1, 1, 1, 1)
    .does(0, explore(FIGHTER, NORTH_END))
    .told('laid', {}, 'passage.length');
  expect(expedition(open).floor.tiles.at(-1)?.cells.toSorted()).toEqual(block(0, -5, 1, -1).toSorted());
  const doors = onTheStairs()
    .dice(16, 1, 9, 1, 1, 1)
    .does(0, explore(FIGHTER, NORTH_END))
    .told('laid', {}, 'passage.doors');
  expect(expedition(doors).floor.doors.map(({ near }) => near)).toEqual([sq(0, -3), sq(1, -3)]);
  for (const one of [s, open, doors]) one.finish();
});

test('[passage.crystal] on an 8 a Crystal stands in the fourth square, to the left for an odd D6', () => {
  const odd = onTheStairs().dice(16, 1, 1, 8, 1, 1).does(0, explore(FIGHTER, NORTH_END));
  odd.told('crystalsGrown', { squares: [sq(0, -4)] }, 'passage.crystal').finish();
  const even = onTheStairs().dice(16, 1, 1, 8, 4, 1).does(0, explore(FIGHTER, NORTH_END));
  even.told('crystalsGrown', { squares: [sq(1, -9)] }).finish();
  onTheStairs().dice(16, 1, 1, 7, 1, 1).does(0, explore(FIGHTER, NORTH_END)).silent('crystalsGrown').finish();
});

test('[passage.monsters] [monster.patrol-size] on 11 or 12 a Patrol of as many Minions as heroes', () => {
  const s = onTheStairs().dice(16, 11, 1, 1, 3, 1).does(0, explore(FIGHTER, NORTH_END));
  s.told('placed', { record: 'orc-shieldbearer' }, 'passage.monsters').told(
    'encounterBegan',
    { room: null },
    'monster.patrol-size',
  );
  expect(expedition(s).monsters).toHaveLength(3);
  s.finish();
  onTheStairs().dice(16, 10, 1, 1, 3, 1).does(0, explore(FIGHTER, NORTH_END)).silent('encounterBegan').finish();
});

test('[room.type] [room.monsters-eleven-in-twelve] [room.crystals] a room is as its dice say', () => {
  const empty = atDoors().dice(5, 1, 6, 6, 1, 1).does(0, explore(FIGHTER, LEFT_DOOR)).told('laid', {}, 'room.type');
  empty.told(
    'roomOpened',
    { isBig: false, isEmpty: true, hasChest: false, opened: 1 },
    'room.monsters-eleven-in-twelve',
  );
  empty.told('crystalsGrown', { squares: [sq(-5, -1)] }, 'room.crystals').silent('encounterBegan');
  empty.does(0, { type: 'mine', raw: 0 }).finish();
  const long = atDoors().dice(4, 2, 9, 3, 1, 1).does(0, explore(FIGHTER, LEFT_DOOR));
  long
    .told('roomOpened', { isBig: true, isEmpty: false, hasChest: true }, 'room.doors-and-chest')
    .told('encounterBegan');
  expect(expedition(long).crystals).toHaveLength(2);
  long.finish();
});

test('[explore.read-order] tiles, Crystals and monsters come before the token', () => {
  const s = atDoors().dice(5, 2, 6, 6, 1, 4).does(0, explore(FIGHTER, LEFT_DOOR));
  expect(
    s
      .heard(0)
      .map(({ type }) => type)
      .filter((type) => ['laid', 'crystalsGrown', 'gathered', 'tokenAdded'].includes(type)),
  ).toEqual(['laid', 'crystalsGrown', 'gathered']);
  expect(expedition(s).tokens).toBe(0);
  s.finish();
});

test('[tiles.room-alignment] a door behind which nothing fits is bricked up, and only the D4 counts', () => {
  const s = story((scene) => {
    onStairs(scene);
    inPassage(scene);
    const { floor } = scene.expedition;
    const wall = { id: 900, kind: 'big', cells: block(-4, -8, -2, 2) } as const;
    scene.expedition.floor = Object.freeze({ ...floor, tiles: Object.freeze([...floor.tiles, wall]) });
  }, ALONE);
  s.dice(20, 12, 10, 8, 6, 4).does(0, explore(FIGHTER, LEFT_DOOR)).told('brickedUp', {}, 'tiles.room-alignment');
  s.silent('crystalsGrown').silent('encounterBegan').told('tokenAdded', { tokens: 1 });
  expect(expedition(s)).toMatchObject({ opened: 0, rooms: [] });
  s.finish();
});

test('[hidden.nothing-rolled-ahead] of what lies beyond nothing exists before its dice are thrown', () => {
  const s = atDoors();
  expect(expedition(s).floor.tiles.map(({ id }) => id)).toEqual([1, SECTION]);
  expect(expedition(s).rooms).toEqual([]);
  s.finish();
});
