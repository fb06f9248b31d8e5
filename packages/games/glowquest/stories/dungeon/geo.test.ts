import { distanceBetween, FAR, isInSight } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { newFloor } from '../../src/dungeon/floor.ts';
import { directionTo } from '../../src/queries/direction.ts';
import { at, DEFENSE, FOE, OFFENSE, offered, who } from '../cast.ts';
import { block, type Scene, sq, story, tile } from '../scene.ts';
import { attack, DONE, go, place, use } from '../wishes.ts';

const [M2, M3, M4] = [4, 5, 6] as const;

/** Two rooms that touch, without a door: 0,0 to 4,4 and 5,0 to 9,4. */
const twins = (scene: Scene): Scene =>
  scene.floor([tile(1, 'small', block(0, 0, 4, 4)), tile(2, 'small', block(5, 0, 9, 4))]);

const EIGHT = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

test.each(EIGHT)(
  '[geo.coordinates] [geo.direction] east is x, south is y: a Shove by %i, %i goes on that way',
  (x, y) => {
    const s = story((scene) => {
      scene.hero('defense', 2, 2);
      scene.monster('ghoul', 2 + x, 2 + y);
      scene.turn(DEFENSE, 1);
    });
    s.does(DEFENSE, use('shove', FOE));
    expect(offered(s)).toEqual([
      [2 + x, 2 + y],
      [2 + 2 * x, 2 + 2 * y],
    ]);
    s.does(DEFENSE, place(2 + 2 * x, 2 + 2 * y));
    expect(at(s, FOE)).toEqual([2 + 2 * x, 2 + 2 * y]);
    s.finish();
  },
);

/** Offense on one square and a Ghoul on another of the passage and the room. */
const across = (isOpen: boolean, from: readonly [number, number], to: readonly [number, number]) =>
  story((scene) => {
    scene.passageAndRoom(isOpen).hero('offense', ...from);
    scene.monster('ghoul', ...to);
    scene.turn(OFFENSE);
  });

test('[geo.adjacent-orthogonal] an edge joins two squares where it is open: in a tile, at an opening, at an open door', () => {
  across(true, [1, 2], [2, 2]).dice(6).does(OFFENSE, attack(FOE)).told('hit').finish();
  across(true, [1, 2], [1, 3]).dice(6).does(OFFENSE, attack(FOE)).told('hit').finish();
  across(false, [1, 2], [2, 2]).refused(OFFENSE, attack(FOE), 'geo.adjacent-orthogonal').finish();
  across(true, [1, 0], [2, 0]).refused(OFFENSE, attack(FOE), 'geo.adjacent-orthogonal').finish();
  const joined = story((scene) => {
    const joins = [
      { from: sq(0, 4), to: sq(0, 5) },
      { from: sq(1, 4), to: sq(1, 5) },
    ];
    scene
      .floor([tile(1, 'passage', block(0, 0, 1, 4)), tile(2, 'passage', block(0, 5, 1, 9))], { joins })
      .hero('offense', 0, 4);
    scene.monster('ghoul', 0, 5);
    scene.turn(OFFENSE);
  });
  joined.dice(6).does(OFFENSE, attack(FOE)).told('hit').finish();
});

test('[geo.adjacent-diagonal] around a corner one open way is enough, whatever stands on it', () => {
  const s = story((scene) => {
    scene.passageAndRoom().glow(2, 1).hero('offense', 1, 1);
    scene.hero('defense', 1, 2);
    scene.monster('ghoul', 2, 2);
    scene.turn(OFFENSE);
  });
  s.dice(6).does(OFFENSE, attack(FOE)).told('hit').finish();
  across(false, [1, 1], [2, 2]).refused(OFFENSE, attack(FOE), 'geo.adjacent-diagonal').finish();
  const s2 = story((scene) => {
    twins(scene).hero('offense', 4, 2);
    scene.monster('ghoul', 5, 3);
    scene.turn(OFFENSE);
  });
  s2.refused(OFFENSE, attack(FOE), 'geo.adjacent-diagonal').finish();
});

test('[geo.door-diagonal] [door.any-direction] a door is passed straight or aslant, but not from beside it to beside it', () => {
  const walk = (from: readonly [number, number], to: readonly [number, number]) => {
    const s = story((scene) => {
      scene.passageAndRoom().hero('offense', ...from);
      scene.monster('ghoul', 41, 41);
      scene.turn(OFFENSE, 1);
    });
    s.does(OFFENSE, go(...to)).finish();
    expect(at(s, OFFENSE)).toEqual(to);
    return 7 - (s.table.turn?.stroll?.left ?? 0);
  };
  for (const to of [
    [2, 2],
    [2, 1],
    [2, 3],
  ] as const)
    expect(walk([1, 2], to)).toBe(1);
  for (const from of [
    [1, 1],
    [1, 3],
  ] as const)
    expect(walk(from, [2, 2])).toBe(1);
  for (const to of [
    [1, 1],
    [1, 3],
  ] as const)
    expect(walk([2, 2], to)).toBe(1);
  expect(walk([1, 1], [2, 1])).toBe(2);
  expect(walk([1, 1], [2, 3])).toBe(2);
  expect(walk([2, 3], [1, 3])).toBe(2);
  across(true, [1, 1], [2, 1]).refused(OFFENSE, attack(FOE), 'geo.door-diagonal').finish();
  across(true, [2, 3], [1, 3]).refused(OFFENSE, attack(FOE), 'geo.door-diagonal').finish();
  across(false, [1, 1], [2, 1]).refused(OFFENSE, attack(FOE), 'geo.adjacent-orthogonal').finish();
  across(true, [1, 1], [2, 3]).refused(OFFENSE, attack(FOE), 'attack.target-adjacent').finish();
});

test('[geo.adjacent-orthogonal] [geo.door-diagonal] a wall in line with a door or behind it is a wall', () => {
  const columns = (from: readonly [number, number], to: readonly [number, number]) =>
    story((scene) => {
      const door = { id: 9, near: sq(1, 2), far: sq(2, 2), isOpen: true };
      const narrow = [0, 1, 2, 3].map((x) => tile(1 + x, x === 2 ? 'small' : 'passage', block(x, 0, x, 4)));
      scene.floor([...narrow, tile(5, 'dead-end', block(0, 5, 3, 5))], { doors: [door] }).hero('offense', ...from);
      scene.monster('ghoul', ...to);
      scene.turn(OFFENSE);
    });
  for (const [x, y, otherX, otherY] of [
    [0, 2, 1, 2],
    [2, 2, 3, 2],
    [1, 1, 0, 1],
    [2, 4, 2, 5],
  ] as const) {
    columns([x, y], [otherX, otherY]).refused(OFFENSE, attack(FOE), 'geo.adjacent-orthogonal').finish();
    columns([otherX, otherY], [x, y]).refused(OFFENSE, attack(FOE), 'geo.adjacent-orthogonal').finish();
  }
  columns([1, 3], [2, 3]).refused(OFFENSE, attack(FOE), 'geo.door-diagonal').finish();
});

test('[geo.distance] [pattern.reach] two squares away may be farther to walk, and three are too far anyhow', () => {
  const thrust = (to: readonly [number, number]) =>
    story((scene) => {
      scene.passageAndRoom().hero('offense', 1, 0, { cards: ['war-spear'] });
      scene.monster('ghoul', ...to);
      scene.turn(OFFENSE);
    });
  thrust([3, 0]).refused(OFFENSE, attack(FOE, 'war-spear'), 'geo.distance').finish();
  thrust([1, 2]).dice(9).does(OFFENSE, attack(FOE, 'war-spear')).told('attackDeclared', {}, 'pattern.reach').finish();
  thrust([4, 0]).refused(OFFENSE, attack(FOE, 'war-spear'), 'pattern.reach').finish();
});

test.each([true, false])(
  '[geo.distance] steps are counted through bodies and Glow, not through walls and closed doors (open: %s)',
  (isOpen) => {
    const s = story((scene) => {
      scene
        .passageAndRoom(isOpen)
        .glow(2, 1)
        .hero('offense', 5, 1, { cards: ['starfall'] });
      scene.monster('orc-brute', 4, 1, { hitpoints: 6 });
      scene.monster('orc-brute', 1, 1);
      scene.monster('orc-brute', 2, 2);
      scene.monster('orc-brute', 1, 0);
      scene.turn(OFFENSE, 4);
    });
    s.dice(10).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('starfall'));
    expect(who(s, M2).hitpoints).toBe(isOpen ? 3 : 6); // two steps from 3,1: over 2,2, where a Brute stands
    expect(who(s, M3).hitpoints).toBe(3);
    expect(who(s, M4).hitpoints).toBe(6); // two squares away as the crow flies, three steps
    const { floor } = s.table;
    expect(distanceBetween(floor, sq(3, 1), sq(1, 1))).toBe(isOpen ? 2 : FAR);
    expect(distanceBetween(floor, sq(6, 4), sq(2, 0))).toBe(4);
    s.finish();
  },
);

test('[geo.line-of-sight] walls and closed doors stop a look, bodies and Glow do not, and it goes both ways', () => {
  const shot = (isOpen: boolean, to: readonly [number, number]) =>
    story((scene) => {
      scene
        .passageAndRoom(isOpen)
        .glow(3, 2)
        .hero('offense', 0, 2, { cards: ['hunting-bow'] });
      scene.hero('defense', 1, 2);
      scene.monster('ghoul', ...to);
      scene.monster('ghoul', 2, 2);
      scene.turn(OFFENSE);
    });
  shot(true, [5, 2]).dice(8).does(OFFENSE, attack(FOE, 'hunting-bow')).told('hit').finish();
  shot(false, [5, 2]).refused(OFFENSE, attack(FOE, 'hunting-bow'), 'geo.line-of-sight').finish();
  const s = shot(true, [4, 0]).refused(OFFENSE, attack(FOE, 'hunting-bow'), 'geo.line-of-sight');
  const { floor } = s.table;
  const squares = floor.tiles.flatMap(({ cells }) => cells);
  for (const a of squares) for (const b of squares) expect(isInSight(floor, a, b)).toBe(isInSight(floor, b, a));
  // Exactly through a corner: one way around it is open in the first case, none in the second.
  expect(isInSight(floor, sq(1, 1), sq(2, 2))).toBe(true);
  expect(isInSight(floor, sq(1, 0), sq(2, 1))).toBe(false);
  s.finish();
});

test('[geo.direction] from afar it is straight only where one way is more than twice the other', () => {
  const pushed = (from: readonly [number, number], to: readonly [number, number]) => {
    const s = story((scene) => {
      scene.hero('offense', ...from, { cards: ['hunting-bow'] });
      scene.monster('ghoul', ...to);
      scene.turn(OFFENSE);
    });
    s.dice(8).does(OFFENSE, attack(FOE, 'hunting-bow')).finish();
    const [x, y] = at(s, FOE);
    return [x - to[0], y - to[1]];
  };
  expect(pushed([0, 0], [1, 3])).toEqual([0, 1]);
  expect(pushed([0, 0], [1, 2])).toEqual([1, 1]);
  expect(pushed([4, 4], [1, 3])).toEqual([-1, 0]);
  expect(pushed([4, 4], [2, 3])).toEqual([-1, -1]);
  expect(pushed([3, 4], [2, 2])).toEqual([-1, -1]);
  expect(pushed([2, 4], [3, 1])).toEqual([0, -1]);
});

test('[geo.direction] every square lies in one of eight directions, in each of which there are as many', () => {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const cell of block(-5, -5, 5, 5)) {
    const direction = directionTo(sq(0, 0), cell);
    if (direction === null) expect(cell).toBe(sq(0, 0));
    else counts[direction] = (counts[direction] ?? 0) + 1;
  }
  expect(counts).toEqual([13, 17, 13, 17, 13, 17, 13, 17]);
  expect([directionTo(sq(0, 0), sq(5, 2)), directionTo(sq(0, 0), sq(4, 2)), directionTo(sq(0, 0), sq(-1, 3))]).toEqual([
    2, 3, 4,
  ]);
});

test('[geo.behind] the two squares behind a target, as far as no wall is between', () => {
  const skewered = (set: (scene: Scene) => void) => {
    const s = story((scene) => {
      set(scene);
      scene.turn(OFFENSE, 1);
    });
    s.dice(10).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('skewer')).finish();
    return [M2, M3, M4].map((id) => who(s, id).hitpoints);
  };
  // 3,2 and 4,2 lie behind 2,2, and 2,1 beside it.
  const free = skewered((scene) => {
    scene.hero('offense', 0, 2, { cards: ['skewer'] });
    scene.monster('orc-brute', 1, 2);
    for (const [x, y] of [
      [3, 2],
      [4, 2],
      [2, 1],
    ] as const)
      scene.monster('orc-brute', x, y);
  });
  expect(free).toEqual([3, 3, 6]);
  // From 4,2 the next squares belong to the other room.
  const walled = skewered((scene) => {
    twins(scene).hero('offense', 2, 2, { cards: ['skewer'] });
    scene.monster('orc-brute', 3, 2);
    for (const [x, y] of [
      [5, 2],
      [6, 2],
      [4, 1],
    ] as const)
      scene.monster('orc-brute', x, y);
  });
  expect(walled).toEqual([6, 6, 6]);
});

test('[geo.left-right] left and right of a target, but not through a wall', () => {
  const s = story((scene) => {
    twins(scene).hero('offense', 4, 1, { cards: ['wide-arc'] });
    scene.monster('orc-brute', 4, 2);
    for (const [x, y] of [
      [5, 3],
      [3, 3],
      [4, 4],
    ] as const)
      scene.monster('orc-brute', x, y);
    scene.turn(OFFENSE, 2);
  });
  s.dice(10).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('wide-arc'));
  expect(at(s, FOE)).toEqual([4, 3]);
  expect([M2, M3, M4].map((id) => who(s, id).hitpoints)).toEqual([6, 3, 6]);
  s.finish();
});

test('[geo.distance] there is no way to a square that nothing was laid on, however near it is', () => {
  const floor = newFloor(1); // two squares wide, three deep
  const from = sq(0, 0);
  expect(distanceBetween(floor, from, sq(1, -2))).toBe(2);
  for (const [x, y] of [
    [2, -1],
    [-1, -1],
    [0, 1],
    [0, -3],
  ] as const)
    expect(distanceBetween(floor, from, sq(x, y))).toBe(FAR);
});
