import { expect, test } from 'vitest';
import { HEROES_SEAT, ZARGON } from '../cast.ts';
import { type DungeonStory, dungeon, faces, opening, type Scene, sheet } from '../dungeon.ts';
import { inCell } from '../scenes.ts';
import { activate, attack, END, edge, FREE, open, search, sq, walk } from '../wishes.ts';

const idOf = (s: DungeonStory, key: string): number =>
  s.table.monsters.find((monster) => monster.key === key)?.id ?? -1;

/** The last blow against a monster in its room; the way home is not part of it. */
function lastBlow(
  quest: number,
  key: string,
  room: string,
  hero: readonly [number, number],
  defence: string,
): DungeonStory {
  const s = sheet(quest, (scene) => {
    scene.table.hidden.monsters = scene.table.hidden.monsters.filter((monster) => monster.key === key);
    scene.table.stripped = null; // where the gear was in a chest, they have it back
    scene.reveal(room).hero('barbarian', { at: sq(...hero), gear: ['broadsword'], held: 'broadsword' });
    Object.assign(scene.table.monsters[0] ?? {}, { wounds: (scene.table.monsters[0]?.body ?? 0) - 1 });
    scene.turn('barbarian');
  });
  expect(s.table.isGoalMet).toBe(false);
  return s.dice(...faces(`SSS ${defence}`)).does(HEROES_SEAT, attack(idOf(s, key)));
}

test.each([
  [1, 'verag', 'Y', [16, 10], 'SSSS', 25],
  [3, 'ulag', 'C', [3, 6], 'SSSSS', 40],
  [6, 'grak', 'Z', [13, 9], 'SSSS', 40],
  [7, 'orell', 'E', [1, 11], 'SSSS', 50],
  [8, 'balur', 'L', [23, 3], 'SSSSS', 50],
] as const)(
  '[quest.q1-goal] [quest.q3-goal] [quest.q6-goal] [quest.q7-goal] [quest.q8-goal] quest %i is about %s',
  (quest, key, room, hero, defence, reward) => {
    const told = opening({ quest });
    told.told('told', { what: 'goal' }, `quest.q${quest}-goal`);
    expect(told.view(HEROES_SEAT).goal).toMatchObject({ kind: 'kill', keys: [key] });
    const s = lastBlow(quest, key, room, hero, defence);
    s.told('goalMet', {}, `quest.q${quest}-goal`);
    expect(s.table).toMatchObject({ isGoalMet: true, reward });
    s.finish();
  },
);

test('[quest.q7-freed-not-slain] Orell is freed, his banner falls', () => {
  const s = lastBlow(7, 'orell', 'E', [1, 11], 'SSSS');
  s.told('freed', { name: 'Orell' }, 'quest.q7-freed-not-slain').told('bannerFell').silent('died');
  expect(s.table.monsters).toEqual([]);
  s.finish();
});

const cell = (build: (scene: Scene) => void = () => undefined): DungeonStory =>
  dungeon(2, (scene) => {
    inCell(scene);
    build(scene);
    if (scene.draft.asks.length > 0) scene.turn('wizard', { movement: 5 });
  });

test('[quest.q2-prisoner] in chains he bars his square, is no target and cannot move', () => {
  let orc = 0;
  const s = cell((scene) => {
    scene.hero('wizard', { at: sq(18, 15) });
    orc = scene.monster('orc', 18, 16);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc)).refused(ZARGON, attack(5), 'quest.q2-prisoner').does(ZARGON, END).told('turnBegan');
  expect(s.table.allies).toMatchObject([{ at: sq(18, 17), body: 3, isChained: true }]);
  for (let hero = 0; hero < 3; hero++) s.does(HEROES_SEAT, END);
  s.refused(HEROES_SEAT, FREE, 'quest.q2-prisoner').does(HEROES_SEAT, END);
  expect(s.asked()).toMatchObject([{ seat: ZARGON, kind: 'zargon' }]); // no turn for him
  s.finish();
});

test('[quest.q2-prisoner] nobody walks onto or through him', () => {
  const s = cell();
  s.refused(HEROES_SEAT, walk(18, 17), 'quest.q2-prisoner').refused(HEROES_SEAT, walk(17, 9), 'move.roll-two-red');
  s.does(HEROES_SEAT, walk(17, 16)).refused(HEROES_SEAT, FREE, 'quest.q2-prisoner');
  s.finish();
});

test('[quest.q2-prisoner] only in an empty cell, and for nothing', () => {
  const s = cell((scene) => void scene.monster('zombie', 18, 15));
  s.refused(HEROES_SEAT, FREE, 'quest.q2-prisoner', { monsters: 1 });
  const t = cell((scene) => void scene.monster('zombie', 17, 15)); // outside
  t.does(HEROES_SEAT, FREE).told('captiveFreed', { hero: 'wizard' }, 'quest.q2-prisoner');
  expect(t.view(HEROES_SEAT).turn).toMatchObject({ movement: 5, hasActed: false });
  t.refused(HEROES_SEAT, FREE, 'quest.q2-prisoner');
  s.finish();
  t.finish();
});

test('[quest.q2-escape-alarm] cutting him loose raises the alarm', () => {
  const s = cell().does(HEROES_SEAT, FREE);
  for (const [key, at] of [
    ['orc', sq(25, 6)],
    ['orc', sq(17, 6)],
    ['mummy', sq(22, 6)],
  ] as const) {
    s.told('monsterAppeared', { at }, 'quest.q2-escape-alarm');
    expect(s.table.monsters.find((monster) => monster.at === at)?.key).toBe(key);
  }
  expect(s.table.hidden.later).toEqual([]);
  s.finish();
});

const free = (build: (scene: Scene) => void): DungeonStory =>
  dungeon(
    2,
    (scene) => {
      scene.reveal('R', '.').hero('wizard', { at: sq(18, 16) });
      for (const ally of scene.table.allies) Object.assign(ally, { isChained: false, seat: 1, at: sq(17, 16) });
      build(scene);
      scene.turn('wizard');
    },
    {},
    3,
  );

test('[quest.q2-escort] after the last hero, for the seat that freed him, by the rules of heroes', () => {
  const s = free((scene) => {
    scene.hero('elf', { at: sq(17, 15) });
    scene.table.hidden.doors = scene.table.hidden.doors.filter((door) => door.edge !== edge('17,12E'));
    scene.opened('17,9E');
  });
  s.does(1, END); // the seat of Elf and Wizard
  expect(s.asked()).toMatchObject([{ seat: 1, kind: 'captive', rule: 'quest.q2-escort' }]);
  expect(s.view(0).turn).toMatchObject({ who: 'captive', hero: null, hasStepped: false, hasActed: false });
  s.refused(1, search('treasure'), 'quest.q2-escort').refused(1, walk(17, 15), 'move.no-sharing');
  s.does(1, open('17,16E')).told('doorOpened', { by: 5 });
  s.dice(...faces('S'))
    .does(1, walk(17, 13))
    .told('trapSprung', { figure: 5, trap: 'spear' })
    .told('wounded', { figure: 5, left: 2 });
  expect(s.table.allies).toMatchObject([{ at: sq(17, 14) }]); // past the Elf, and stopped by the spear
  expect(s.asked()).toMatchObject([{ kind: 'turn' }]);
  s.finish();
});

test('[quest.q2-escort] monsters strike at him as at a hero', () => {
  let orc = 0;
  const s = free((scene) => {
    orc = scene.monster('orc', 17, 15);
  });
  s.does(1, END).does(1, walk(17, 17)).does(1, END).does(2, activate(orc)).does(2, walk(17, 16));
  s.dice(...faces('SSW WS'))
    .does(2, attack(5))
    .told('wounded', { figure: 5, amount: 1, left: 2 });
  s.finish();
});

test('[quest.q2-goal] on the stairway he is out at once, even on a longer walk', () => {
  const s = free((scene) => {
    scene.reveal('L');
    for (const ally of scene.table.allies) ally.at = sq(22, 2);
  });
  s.does(1, END).does(1, walk(23, 2)).told('captiveOut', {}, 'quest.q2-goal').told('goalMet', {}, 'quest.q2-goal');
  expect(s.table).toMatchObject({ isGoalMet: true, allies: [], reward: 50 });
  s.finish();
});

test('[quest.q2-goal] his death is the end of it', () => {
  let orc = 0;
  const s = free((scene) => {
    orc = scene.monster('orc', 17, 15);
    for (const ally of scene.table.allies) ally.body = 1;
  });
  s.does(1, END)
    .does(1, END)
    .does(2, activate(orc))
    .dice(...faces('SWW SS'))
    .does(2, attack(5))
    .told('goalLost')
    .told('died', { figure: 5 });
  expect(s.table).toMatchObject({ isGoalMet: false, isGoalLost: true });
  s.finish();
});
