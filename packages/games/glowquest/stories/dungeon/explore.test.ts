import { EAST, WEST } from '@questhall/grid';
import { expect, test } from 'vitest';
import { at, DEFENSE, OFFENSE, question, UTILITY, who } from '../cast.ts';
import { block, expedition, type Scene, sq, story, tile } from '../scene.ts';
import { atTheDoor, atTheEnd, createAll, DOOR, declineAll, NORTH_END, onStairs, setUpAll } from '../scenes.ts';
import { attack, DONE, END_PHASE, go, open, stand, use } from '../wishes.ts';

/** All three on the stairs; Offense explores and has not gone a step. */
const onTheStairs = (left = 14) =>
  story((scene: Scene) => {
    onStairs(scene);
    scene.hero('defense', 0, 0);
    scene.hero('offense', 1, 0);
    scene.hero('utility', 1, -1);
    scene.phase(OFFENSE, left);
  });

test('[explore.start] down the stairs in seat order, each to any free square of them', () => {
  const s = createAll(expedition());
  expect(question(s)).toEqual({
    kind: 'stand',
    hero: DEFENSE,
    squares: [...block(0, 0, 1, 0), ...block(0, -1, 1, -1), ...block(0, -2, 1, -2)],
  });
  s.refused(OFFENSE, stand(0, 0), 'kernel.not-asked').refused(DEFENSE, stand(0, -3), 'explore.start');
  s.does(DEFENSE, stand(1, -1)).told('entered', { hero: DEFENSE, at: sq(1, -1) });
  s.refused(OFFENSE, stand(1, -1), 'explore.start')
    .does(OFFENSE, stand(0, -1))
    .refused(UTILITY, stand(0, -1), 'explore.start');
  s.refused(UTILITY, stand(1, -1), 'explore.start').does(UTILITY, stand(0, 0));
  expect([DEFENSE, OFFENSE, UTILITY].map((hero) => at(s, hero))).toEqual([
    [1, -1],
    [0, -1],
    [0, 0],
  ]);
  s.finish();
});

test('[explore.round-robin] [explore.first-phase] Phases go round in seat order, over and over', () => {
  const s = createAll(expedition()).does(DEFENSE, stand(0, 0)).does(OFFENSE, stand(1, 0)).does(UTILITY, stand(0, -1));
  s.told('phaseBegan', { hero: DEFENSE }, 'explore.first-phase');
  for (let round = 0; round < 2; round++) {
    s.refused(OFFENSE, END_PHASE, 'kernel.not-asked').does(DEFENSE, END_PHASE).told('phaseBegan', { hero: OFFENSE });
    s.refused(DEFENSE, go(0, -1), 'kernel.not-asked').does(OFFENSE, END_PHASE).told('phaseBegan', { hero: UTILITY });
    s.dice(6).does(UTILITY, END_PHASE).told('phaseBegan', { hero: DEFENSE });
  }
  s.finish();
});

test('[explore.first-phase] after a fight the Phase goes to whoever sits clockwise of the last one', () => {
  const hunting = () =>
    story((scene) => {
      onStairs(scene);
      scene.hero('defense', 0, 0);
      scene.hero('offense', 1, 0, { cards: ['hunting-bow', 'heavy-swing', 'hard-hitter'] });
      scene.hero('utility', 0, -1);
      Object.assign(scene.table, { explored: [DEFENSE, UTILITY], waited: [DEFENSE, UTILITY] });
      scene.phase(OFFENSE, 14);
    });
  const interrupted = hunting()
    .dice(13, 1, 1, 4, 3)
    .does(OFFENSE, go(1, -2))
    .told('encounterBegan', { hero: OFFENSE, room: null });
  const ended = hunting()
    .dice(1, 4, 3)
    .does(OFFENSE, END_PHASE)
    .told('wandered', { die: 1 })
    .told('encounterBegan', { hero: OFFENSE });
  for (const s of [interrupted, ended]) {
    setUpAll(s.dice(2))
      .dice(12)
      .does(OFFENSE, attack(3, 'hunting-bow'))
      .does(OFFENSE, DONE)
      .does(OFFENSE, use('heavy-swing'));
    declineAll(s.told('encounterWon')).told('phaseBegan', { hero: UTILITY }).finish();
  }
});

test('[explore.first-phase] a new floor begins with the first hero in seat order, whoever found the stairs', () => {
  const s = story((scene) => {
    atTheDoor(scene, { stock: { ...scene.table.floor.stock, small: 0, big: 0, quest: 0 } });
    scene.hero('defense', 0, 0);
    scene.hero('offense', 1, 2);
    scene.hero('utility', 0, 4);
    scene.phase(OFFENSE, 3);
  });
  s.dice(10, 6, 1).does(OFFENSE, open(DOOR)).told('wentDown', { level: 2 });
  s.does(DEFENSE, stand(0, 0))
    .does(OFFENSE, stand(1, 0))
    .does(UTILITY, stand(0, -1))
    .told('phaseBegan', { hero: DEFENSE })
    .finish();
});

test('[explore.double-speed] twice the Speed, in any direction and in pieces, or not at all', () => {
  const s = story((scene) => {
    scene.floor([tile(1, 'big', block(0, 0, 4, 9))], { openings: [{ ...NORTH_END, left: sq(3, 0), right: sq(4, 0) }] });
    scene.hero('utility', 0, 0);
    scene.hero('defense', 2, 9);
    scene.hero('offense', 3, 9, { cards: ['swift-boots'] });
    scene.phase(UTILITY, 1);
  });
  s.does(UTILITY, END_PHASE).told('phaseBegan', { hero: DEFENSE, squares: 8 });
  s.refused(DEFENSE, go(1, 0), 'explore.double-speed', { steps: 9, left: 8 })
    .does(DEFENSE, go(0, 5))
    .told('walked', { who: DEFENSE });
  expect(s.table.phase).toEqual({ hero: DEFENSE, left: 4 });
  s.refused(DEFENSE, go(1, 0), 'explore.double-speed', { steps: 5, left: 4 });
  s.does(DEFENSE, go(1, 1)).refused(DEFENSE, go(1, 2), 'explore.double-speed').does(DEFENSE, END_PHASE);
  s.told('phaseBegan', { hero: OFFENSE, squares: 18 })
    .dice(6)
    .does(OFFENSE, END_PHASE)
    .told('phaseBegan', { hero: UTILITY, squares: 10 });
  expect([at(s, DEFENSE), at(s, OFFENSE)]).toEqual([
    [1, 1],
    [3, 9],
  ]);
  s.finish();
});

test('[explore.no-surges] nothing is rolled and nothing is used while exploring', () => {
  const s = story((scene) => {
    atTheDoor(scene);
    scene.hero('defense', 0, 0, { cards: ['second-breath', 'swift-boots'], hitpoints: 5 });
    scene.glow(0, 1).phase(DEFENSE, 5);
  });
  for (const benefit of ['guard', 'move', 'second-breath']) s.refused(DEFENSE, use(benefit), 'explore.no-surges');
  s.refused(DEFENSE, use('glow-mirror', null, sq(0, 1)), 'explore.no-surges')
    .does(DEFENSE, go(1, 4))
    .silent('surgesRolled');
  expect([s.table.turn, who(s, DEFENSE).hitpoints]).toEqual([null, 5]);
  s.does(DEFENSE, END_PHASE).silent('surgesRolled').finish();
});

test('[explore.trigger-opening] [explore.continue] whoever reaches an end explores it at once, free, and goes on', () => {
  const s = onTheStairs().does(OFFENSE, go(0, -1)).silent('explored');
  s.told('walked', { who: OFFENSE }, 'explore.double-speed');
  s.dice(13, 6, 1).does(OFFENSE, go(1, -2)).told('explored', { hero: OFFENSE, layout: 13, monsters: 6, glow: 1 });
  expect(s.table.phase).toEqual({ hero: OFFENSE, left: 12 });
  expect(s.table.floor.openings).toMatchObject([{ left: sq(0, -7), right: sq(1, -7) }]);
  s.dice(13, 6, 1).does(OFFENSE, go(0, -7)).told('explored').told('walked', { who: OFFENSE }, 'explore.continue');
  expect(s.table.phase).toEqual({ hero: OFFENSE, left: 7 });
  s.does(OFFENSE, go(0, -9));
  expect([at(s, OFFENSE), s.table.phase?.left]).toEqual([[0, -9], 5]);
  s.finish();
});

test('[explore.trigger-opening] a Phase that starts at an end begins with what lies behind it', () => {
  const s = story((scene) => {
    onStairs(scene);
    scene.hero('defense', 0, 0);
    scene.hero('offense', 0, -2);
    scene.hero('utility', 1, -1);
    scene.phase(DEFENSE, 8);
  });
  s.does(DEFENSE, go(0, -1))
    .silent('explored')
    .dice(13, 6, 1)
    .does(DEFENSE, END_PHASE)
    .told('explored', { hero: OFFENSE });
  expect(s.table.phase).toEqual({ hero: OFFENSE, left: 14 });
  s.finish();
});

test('[explore.trigger-one-opening] one end at a time: the other arms of a junction wait', () => {
  const s = onTheStairs().dice(19, 6, 1).does(OFFENSE, go(1, -2));
  expect(s.table.floor.openings).toHaveLength(3);
  const [left, right, ahead] = s.table.floor.openings;
  expect([left?.way, right?.way, ahead?.left]).toEqual([WEST, EAST, sq(0, -10)]);
  s.dice(13, 6, 1).does(OFFENSE, go(-1, -8)).told('explored');
  expect(s.table.floor.openings).toHaveLength(3);
  expect(s.table.floor.openings).toEqual(expect.arrayContaining([right, ahead]));
  s.finish();
});

test('[explore.trigger-door] an opened door is a found room', () => {
  const s = story((scene) => {
    atTheDoor(scene);
    scene.hero('defense', 0, 2);
    scene.hero('offense', 0, 0);
    scene.hero('utility', 0, 4);
    scene.phase(DEFENSE, 5);
  });
  s.refused(DEFENSE, open(DOOR), 'door.open-cost').does(DEFENSE, go(1, 2)).silent('explored');
  s.dice(12, 6, 1, 3)
    .does(DEFENSE, open(DOOR))
    .told('doorOpened', { hero: DEFENSE, near: sq(1, 2), far: sq(2, 2) }, 'explore.trigger-door');
  s.told('explored').told('roomFound', { room: 'small', tile: 'small', found: 1 });
  expect(s.table.floor.tiles.find(({ kind }) => kind === 'small')?.cells).toHaveLength(25);
  s.finish();
});

test('[explore.interrupted] monsters end the Phase, and whoever woke them acts first', () => {
  const s = onTheStairs().dice(13, 2, 1, 4, 6).does(OFFENSE, go(0, -2)).told('encounterBegan', { hero: OFFENSE });
  expect(s.table.phase).toBeNull();
  s.dice(3);
  setUpAll(s).told('turnBegan', { who: OFFENSE, round: 1 }).silent('phaseBegan');
  expect(s.table.encounter).toMatchObject({ first: OFFENSE, current: OFFENSE });
  expect(question(s)).toEqual({ kind: 'turn', who: OFFENSE });
  s.refused(OFFENSE, END_PHASE, 'turn.free-order').finish();
});

test('[explore.suspended] in a fight the dungeon ends where it ends', () => {
  const s = story((scene) => {
    atTheEnd(scene, { doors: [{ id: DOOR, near: sq(1, 2), far: sq(2, 2), isOpen: false }] });
    scene.hero('offense', 1, 2);
    scene.hero('defense', 0, 0);
    scene.monster('orc-brute', 1, 4);
    scene.turn(OFFENSE, 1);
  });
  s.refused(OFFENSE, open(DOOR), 'explore.suspended').refused(OFFENSE, go(2, 2), 'geo.adjacent-orthogonal');
  s.refused(OFFENSE, go(1, -1), 'geo.adjacent-orthogonal').does(OFFENSE, go(1, 0)).silent('explored');
  expect(s.table.floor.openings).toEqual([NORTH_END]);
  expect(s.table.floor.doors).toMatchObject([{ id: DOOR, isOpen: false }]);
  s.finish();
  const pressed = story((scene) => {
    atTheEnd(scene);
    scene.hero('offense', 0, 1);
    scene.monster('cave-bear', 0, 0);
    scene.turn(OFFENSE);
  });
  pressed.dice(12).does(OFFENSE, attack(3)).silent('explored');
  expect([at(pressed, 3), at(pressed, OFFENSE)]).toEqual([
    [1, 0],
    [0, 0],
  ]);
  pressed.finish();
});
