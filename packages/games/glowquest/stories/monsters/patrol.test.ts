import type { Cell } from '@questhall/grid';
import { NORTH } from '@questhall/grid';
import { expect, test } from 'vitest';
import { FAMILIES, sheetOf } from '../../src/content/index.ts';
import {
  asked,
  crowd,
  DEFENSE,
  isGone,
  MONSTERS_SEAT,
  OFFENSE,
  order,
  question,
  squaresOffered,
  UTILITY,
} from '../cast.ts';
import { block, type Scene, sq, story, tile } from '../scene.ts';
import { enterRoom, onStairs, setUpAll } from '../scenes.ts';
import { attack, END, END_PHASE, go, setUp, use } from '../wishes.ts';

const sorted = (cells: readonly Cell[]) => cells.toSorted((a, b) => a - b);

/**
 * A crossing: a 4 × 4 middle at 0,0 and an arm of five squares to each side; all three heroes in the middle of it,
 * Utility exploring.
 */
const crossing = (scene: Scene): void => {
  const arms = [block(1, -5, 2, -1), block(4, 1, 8, 2), block(1, 4, 2, 8), block(-5, 1, -1, 2)];
  const joins = [
    [1, 0, 1, -1],
    [2, 0, 2, -1],
    [3, 1, 4, 1],
    [3, 2, 4, 2],
    [1, 3, 1, 4],
    [2, 3, 2, 4],
    [0, 1, -1, 1],
    [0, 2, -1, 2],
  ] as const;
  scene.floor([tile(1, 'small', block(0, 0, 3, 3)), ...arms.map((cells, i) => tile(2 + i, 'passage', cells))], {
    joins: joins.map(([x1, y1, x2, y2]) => ({ from: sq(x1, y1), to: sq(x2, y2) })),
    openings: [{ id: 9, tile: 2, left: sq(1, -5), right: sq(2, -5), way: NORTH }],
  });
  scene.hero('defense', 1, 1);
  scene.hero('offense', 2, 1);
  scene.hero('utility', 1, 2);
  Object.assign(scene.table, { explored: [DEFENSE, OFFENSE], waited: [DEFENSE, OFFENSE] });
  scene.phase(UTILITY, 10);
};

/** Utility ends its Phase and a Patrol comes wandering: dice for its family and its record. */
const wandering = (family: number, record: number, set: (scene: Scene) => void = crossing, given = {}) =>
  story(set, given).dice(1, family, record).does(UTILITY, END_PHASE);

test('[patrol.where] outside a room they are a Patrol and may call, inside they are not and may not', () => {
  const s = setUpAll(wandering(3, 3).dice(2));
  expect([s.table.encounter?.room, s.table.monsters.map(({ mayCall }) => mayCall)]).toEqual([null, [true, true]]);
  s.finish();
  const room = enterRoom([12, 6, 1, 3]);
  expect([room.table.encounter?.room, room.table.monsters.some(({ mayCall }) => mayCall)]).toEqual(['small', false]);
  room.finish();
});

test('[patrol.first-record] [patrol.no-leader] 1–2 A, 3–4 B, 5–6 C: one record, in its number, and nobody to lead it', () => {
  const counts = {
    goblins: [3, 3, 2],
    orcs: [2, 2, 2],
    undead: [2, 2, 2],
    beasts: [3, 1, 2],
    cultists: [2, 2, 2],
    depths: [3, 1, 2],
  } as const;
  for (const [at, family] of FAMILIES.entries())
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const letter = die <= 2 ? 'a' : die <= 4 ? 'b' : 'c';
      const record = sheetOf(family)[letter];
      const s = wandering(at + 1, die).told('patrolRolled', { die, record }, 'patrol.first-record');
      setUpAll(s.dice(2)).finish();
      expect(crowd(s), `${family} ${die}`).toEqual({ [record]: counts[family][(die - 1) >> 1] });
    }
});

test('[patrol.no-leader] not even where the passage die showed a 1, or with the Quest room at hand', () => {
  const s = story((scene) => {
    onStairs(scene);
    for (const [id, role] of (['defense', 'offense', 'utility'] as const).entries())
      scene.hero(role, id % 2, -Math.floor(id / 2));
    Object.assign(scene.table, { roomsFound: 4 });
    scene.phase(OFFENSE, 14);
  });
  setUpAll(s.dice(13, 1, 1, 3, 6).does(OFFENSE, go(1, -2)).silent('extraMonsters').dice(2));
  expect(crowd(s)).toEqual({ 'bone-chanter': 2 });
  s.finish();
});

/** Two Ghouls of a Patrol that can do nothing but call, if they have the Surges. Utility has just had its Turn. */
const calling = (set: (scene: Scene) => void = () => {}, given = {}) =>
  story((scene) => {
    crossing(scene);
    scene.encounter({ room: null, family: 'undead', first: UTILITY });
    scene.table.phase = null;
    for (const y of [3, 8]) {
      const ghoul = scene.monster('ghoul', 1, y, { mayCall: true });
      scene.effect(ghoul, 'stun', 1).effect(ghoul, 'immobile', 1);
    }
    scene.turn(UTILITY);
    set(scene);
  }, given);
/** The second of them is a long way off: without a call it is always the first that is picked. */
const [NEAR, FAR] = [3, 4] as const;

test('[patrol.reinforcements] [patrol.caller-first] three Surges call, and the caller is next: at the start of its Turn the others are there', () => {
  const s = calling().dice(3, 4, 2).does(UTILITY, END).told('called', { monster: NEAR }, 'patrol.reinforcements');
  s.told('used', { who: NEAR, benefit: 'reinforcements', cost: 3, left: 1 });
  expect([crowd(s), s.table.encounter?.caller]).toEqual([{ ghoul: 2 }, NEAR]);
  s.does(DEFENSE, END)
    .told('chose', { monster: NEAR, why: 'caller' }, 'ctrl.pick-caller')
    .silent('recordRolled')
    .silent('surgesRolled');
  s.told('reinforced', { monster: NEAR });
  setUpAll(s.dice(2, 2)).told('surgesRolled', { who: NEAR, surges: 2 });
  expect(crowd(s)).toEqual({ ghoul: 2, 'skeleton-spearman': 2, 'bone-chanter': 2 });
  expect(s.table.encounter).toMatchObject({ caller: null, hasCalled: true });
  s.finish();
});

test('[patrol.caller-first] even when another figure is better placed', () => {
  const s = calling((scene) => scene.encounter({ room: null, family: 'undead', first: UTILITY, caller: FAR }));
  s.does(UTILITY, END).told('chose', { monster: FAR, why: 'caller' }).silent('recordRolled');
  setUpAll(s.dice(2, 2)).told('turnEnded', { who: FAR }).finish();
  calling().dice(3, 2, 2).does(UTILITY, END).told('turnBegan', { who: NEAR }).finish();
});

test('[patrol.reinforcements] two Surges are not enough', () => {
  const s = calling().dice(3, 2, 2).does(UTILITY, END).silent('called');
  expect(s.table.encounter?.caller).toBeNull();
  s.finish();
});

test('[patrol.call-cancelled] whoever called and died has called nobody, and another may call', () => {
  const s = calling((scene) => {
    scene.hero('defense', 1, 1, { cards: ['longsword', 'hard-hitter'] });
    scene.hero('utility', 1, 0);
    scene.hero('defense', 1, 2, { cards: ['longsword', 'hard-hitter'] });
    scene.encounter({ room: null, family: 'undead', first: UTILITY, caller: NEAR }).turn(DEFENSE);
  });
  s.dice(12).does(DEFENSE, attack(NEAR, 'longsword')).told('died', { monster: NEAR });
  s.told('callVoid', { monster: NEAR }, 'patrol.call-cancelled');
  expect(s.table.encounter).toMatchObject({ caller: null, hasCalled: false });
  s.dice(1, 3, 2)
    .does(DEFENSE, END)
    .silent('reinforced')
    .told('recordRolled', { die: 1, record: 'ghoul' })
    .told('called', { monster: FAR });
  s.finish();
});

test('[patrol.call-once] one call at a time, one that is answered, and none by those who came', () => {
  const s = calling(() => {}, { playersRunMonsters: true });
  s.dice(3, 6)
    .does(UTILITY, END)
    .does(MONSTERS_SEAT, { type: 'activate', monster: NEAR })
    .does(MONSTERS_SEAT, use('reinforcements'));
  expect(s.table.turn?.surges).toBe(3);
  s.refused(MONSTERS_SEAT, use('reinforcements'), 'benefit.limit').dice(2).does(MONSTERS_SEAT, END);
  s.does(DEFENSE, END).told('reinforced', { monster: NEAR });
  setUpAll(s.dice(6))
    .refused(MONSTERS_SEAT, use('reinforcements'), 'patrol.call-once')
    .dice(2)
    .does(MONSTERS_SEAT, END);
  const spearman = s.table.monsters.find(({ record }) => record === 'skeleton-spearman')?.id ?? -1;
  s.dice(1, 6).does(OFFENSE, END).does(MONSTERS_SEAT, { type: 'activate', monster: spearman });
  s.refused(MONSTERS_SEAT, use('reinforcements'), 'benefit.basic').dice(2).does(MONSTERS_SEAT, END);
  s.dice(3, 6).does(UTILITY, END).does(MONSTERS_SEAT, { type: 'activate', monster: FAR });
  s.refused(MONSTERS_SEAT, use('reinforcements'), 'patrol.call-once').finish();
});

test('[patrol.over-early] when all who are there are dead it is over, called or not', () => {
  const s = calling((scene) => {
    scene.hero('utility', 1, 0);
    scene.hero('offense', 1, 2);
    scene.table.monsters = scene.table.monsters.slice(0, 1);
    for (const ghoul of scene.table.monsters) ghoul.hitpoints = 3;
    scene.encounter({ room: null, family: 'undead', caller: NEAR }).turn(OFFENSE);
  });
  s.dice(12)
    .does(OFFENSE, attack(NEAR))
    .told('callVoid')
    .told('encounterWon', { room: null, cleared: 0 })
    .silent('reinforced');
  expect([isGone(s, NEAR), asked(s)]).toEqual([true, ['gain']]);
  s.finish();
});

test('[patrol.setup-anywhere] before the heroes or behind them, wherever the dungeon is explored', () => {
  const s = wandering(2, 1, (scene) => {
    crossing(scene);
    scene.hero('defense', 1, 5);
    scene.hero('offense', 2, 5);
    scene.hero('utility', 1, 6);
  });
  expect(question(s)).toMatchObject({ record: 'orc-brute', squares: block(0, 3, 3, 3) });
  s.does(MONSTERS_SEAT, setUp(3, 3));
  expect(question(s)).toMatchObject({ record: 'orc-brute', squares: block(1, 8, 2, 8) });
  s.dice(2).does(MONSTERS_SEAT, setUp(1, 8)).finish();
});

test('[patrol.setup-anywhere] [patrol.setup-directions] not on Glow, and those who come later go where fewest of the first are', () => {
  const s = calling((scene) => {
    scene.glow(1, -1).encounter({ room: null, family: 'undead', first: UTILITY, caller: NEAR }).turn(DEFENSE);
  });
  s.does(DEFENSE, END).told('setUp', { record: 'skeleton-spearman', at: sq(2, -1) });
  expect(question(s)).toMatchObject({ record: 'skeleton-spearman', squares: [...block(4, 1, 4, 2), sq(3, 3)] });
  s.does(MONSTERS_SEAT, setUp(4, 1));
  expect(question(s)).toMatchObject({ record: 'bone-chanter', squares: block(-3, 1, -3, 2) });
  s.does(MONSTERS_SEAT, setUp(-3, 1));
  expect(question(s)).toMatchObject({ record: 'bone-chanter', squares: block(1, -3, 2, -3) });
  s.dice(2, 2).does(MONSTERS_SEAT, setUp(1, -3)).finish();
});

test('[patrol.setup-directions] each comes from another side of whoever met them, north first and then clockwise', () => {
  const s = wandering(1, 1, (scene) => {
    crossing(scene);
    scene.hero('defense', 8, 1);
    scene.hero('offense', 8, 2);
    scene.hero('utility', 1, 1);
  });
  expect(sorted(squaresOffered(s))).toEqual(sorted([sq(0, 0), sq(1, 0)]));
  s.refused(MONSTERS_SEAT, setUp(2, 1), 'enc.setup-distance').does(MONSTERS_SEAT, setUp(1, 0));
  expect(sorted(squaresOffered(s))).toEqual(sorted([sq(2, 0), sq(2, 1), sq(7, 1), sq(7, 2)]));
  s.does(MONSTERS_SEAT, setUp(7, 1));
  expect(sorted(squaresOffered(s))).toEqual(sorted([sq(1, 2), sq(2, 2)]));
  s.dice(2).does(MONSTERS_SEAT, setUp(1, 2)).finish();
});

test('[patrol.first-in-sight] the first of them is seen, the others may lurk', () => {
  const s = wandering(1, 3, (scene) => {
    crossing(scene);
    scene.hero('defense', 1, -5);
    scene.hero('offense', 2, -5);
    scene.hero('utility', 1, -4);
  });
  expect(squaresOffered(s)).toEqual([sq(1, 0), sq(2, 0)]);
  s.does(MONSTERS_SEAT, setUp(1, 0));
  expect(squaresOffered(s)).toEqual([sq(0, 0), sq(2, 0), sq(3, 0)]);
  s.does(MONSTERS_SEAT, setUp(0, 0)).dice(2).does(MONSTERS_SEAT, setUp(3, 0)).finish();
});

/** All three wait on the stairs, and it is the Phase of Defense. */
const waiting = (set: (scene: Scene) => void = () => {}, given = {}) =>
  story((scene) => {
    onStairs(scene);
    for (const [id, role] of (['defense', 'offense', 'utility'] as const).entries())
      scene.hero(role, id % 2, -Math.floor(id / 2));
    scene.phase(DEFENSE, 8);
    set(scene);
  }, given);

test('[glow.harvest-shield] [patrol.wandering] Glow is gathered before a Patrol wanders in, and shields from its first Turn on', () => {
  const s = wandering(3, 3, (scene) => {
    crossing(scene);
    scene.glow(3, 3).glow(0, 3);
  });
  s.told('glowHarvested', { glow: 2 }).told('encounterBegan', { hero: UTILITY });
  expect(order(s, 'phaseEnded', 'glowHarvested', 'wandered', 'encounterBegan')).toEqual([
    ...['phaseEnded', 'glowHarvested'],
    ...['wandered', 'encounterBegan'],
  ]);
  setUpAll(s.dice(2)).told('turnBegan', { who: UTILITY });
  expect([s.table.glow, s.table.heroes.map(({ shield }) => shield)]).toEqual([[], [2, 2, 2]]);
  s.finish();
});

test('[patrol.wandering] a die each time all of them have had a Phase: on a 1 somebody comes', () => {
  const s = waiting();
  for (const die of [2, 3, 4, 5, 6]) {
    s.does(DEFENSE, END_PHASE).silent('wandered').does(OFFENSE, END_PHASE).silent('wandered');
    s.dice(die)
      .does(UTILITY, END_PHASE)
      .told('wandered', { die, isPatrol: false }, 'patrol.wandering')
      .silent('encounterBegan');
  }
  s.does(DEFENSE, END_PHASE)
    .does(OFFENSE, END_PHASE)
    .dice(1, 4, 3, 2)
    .does(UTILITY, END_PHASE)
    .told('wandered', { die: 1, isPatrol: true });
  s.told('encounterBegan', { room: null, hero: UTILITY }).told('patrolRolled').finish();
});

test('[patrol.wandering] since the last fight, and since the last such roll', () => {
  const s = waiting((scene) =>
    Object.assign(scene.table, { hasFought: true, explored: [], waited: [OFFENSE, UTILITY] }),
  );
  s.does(DEFENSE, END_PHASE)
    .silent('wandered')
    .does(OFFENSE, END_PHASE)
    .silent('wandered')
    .dice(6)
    .does(UTILITY, END_PHASE)
    .told('wandered');
  expect([s.table.explored, s.table.waited]).toEqual([[DEFENSE, OFFENSE, UTILITY], []]);
  s.does(DEFENSE, END_PHASE).silent('wandered').finish();
});
