import { expect, test } from 'vitest';
import { BARBARIAN, HEROES_SEAT, ZARGON } from '../cast.ts';
import { dungeon, faces, sheet } from '../dungeon.ts';
import { inCell } from '../scenes.ts';
import { activate, attack, END, LEAVE, sq, walk } from '../wishes.ts';

test('[quest.goal-and-stairway] [quest.auto-end] the deed is not enough without the way back', () => {
  const s = dungeon(1, (scene) => {
    scene.table.isGoalMet = true;
    scene.hero('barbarian', { at: sq(4, 10) });
    scene.turn('barbarian', { movement: 5 });
  });
  s.does(HEROES_SEAT, walk(3, 10)).silent('questEnded');
  s.does(HEROES_SEAT, walk(2, 10)).told('questEnded', { ending: 'success' }, 'quest.auto-end');
  expect(s.state.outcome).toEqual({ winners: 1, rule: 'quest.goal-and-stairway' });
  s.finish();
});

test('[quest.goal-and-stairway] the way back is not enough without the deed', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('barbarian', { at: sq(3, 10) });
    scene.turn('barbarian', { movement: 5 });
  });
  s.does(HEROES_SEAT, walk(2, 10)).silent('questEnded');
  expect(s.state.outcome).toBeNull();
  s.finish();
});

test('[quest.goal-and-stairway] [quest.one-survivor-is-enough] those who have left are home, and those who die do not undo it', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.table.isGoalMet = true;
    scene.hero('barbarian', { at: sq(3, 10), body: 1 });
    scene.hero('dwarf', { status: 'left' });
    scene.hero('elf', { status: 'dead', body: 0 });
    scene.hero('wizard', { status: 'dead', body: 0 });
    orc = scene.monster('orc', 4, 10);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc))
    .dice(...faces('SSS SS'))
    .does(ZARGON, attack(BARBARIAN));
  s.told('questEnded', { ending: 'success' }, 'quest.goal-and-stairway').told('rewarded', {
    hero: 'dwarf',
    gold: 25,
    quest: 1,
  });
  expect(s.table.heroes.map(({ gold }) => gold)).toEqual([0, 25, 0, 0]);
  s.finish();
});

test('[quest.leave-by-stairway] out by the stairs, on its own turn, for good', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('barbarian', { at: sq(3, 10) });
    scene.turn('barbarian', { movement: 3 });
  });
  s.refused(HEROES_SEAT, LEAVE, 'quest.leave-by-stairway').does(HEROES_SEAT, END);
  s.does(HEROES_SEAT, LEAVE).told('left', { hero: 'dwarf' }).told('turnEnded', { hero: 'dwarf' });
  s.does(HEROES_SEAT, END).does(HEROES_SEAT, END).told('roundBegan');
  s.does(HEROES_SEAT, END).told('turnBegan', { hero: 'elf' }); // the dwarf has no turn any more
  expect(s.table.heroes[1]?.status).toBe('left');
  s.finish();
});

test('[quest.leave-by-stairway] [quest.circle-number] whoever left before the goal was met is a survivor', () => {
  const s = dungeon(1, (scene) => {
    scene.table.isGoalMet = true;
    scene.hero('dwarf', { status: 'left', gold: 10 });
    scene.hero('barbarian', { at: sq(3, 10) });
    scene.turn('barbarian', { movement: 1 });
  });
  s.does(HEROES_SEAT, walk(2, 10));
  expect(s.table.heroes[1]).toMatchObject({ gold: 35, circled: [1] });
  s.finish();
});

test('[quest.leave-early] gone without the goal, the quest is unfinished', () => {
  const s = sheet(1, (scene) => {
    scene.only('barbarian', 'wizard');
    scene.hero('wizard', { status: 'dead', body: 0 });
    scene.turn('barbarian');
  });
  s.does(HEROES_SEAT, LEAVE).told('questEnded', { ending: 'unfinished' }, 'quest.leave-early').silent('rewarded');
  expect(s.state.outcome).toEqual({ winners: 2, rule: 'quest.leave-early' });
  s.finish();
});

test('[quest.leave-early] as long as one is below, it goes on', () => {
  const s = sheet(1, (scene) => {
    scene.only('barbarian', 'wizard');
    scene.turn('barbarian');
  });
  s.does(HEROES_SEAT, LEAVE).silent('questEnded').told('turnBegan', { hero: 'wizard' });
  s.finish();
});

test('[quest.all-dead-fails] the last one falls', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.table.isGoalMet = true; // the deed alone does not help the dead
    scene.hero('barbarian', { at: sq(3, 10), body: 1 });
    for (const hero of ['dwarf', 'elf', 'wizard'] as const) scene.hero(hero, { status: 'dead', body: 0 });
    orc = scene.monster('orc', 4, 10);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc))
    .dice(...faces('SWW SS'))
    .does(ZARGON, attack(BARBARIAN));
  s.told('questEnded', { ending: 'failure' }, 'quest.all-dead-fails').silent('rewarded');
  expect(s.state.outcome).toEqual({ winners: 2, rule: 'quest.all-dead-fails' });
  s.finish();
});

test('[quest.goal-lost-fails] Ragnar is dead: a failure, but the others may go home', () => {
  let orc = 0;
  const s = dungeon(2, (scene) => {
    inCell(scene);
    scene.only('elf', 'wizard');
    for (const ally of scene.table.allies)
      Object.assign(ally, { isChained: false, body: 1, seat: HEROES_SEAT, at: sq(17, 16) });
    orc = scene.monster('orc', 17, 15);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc))
    .dice(...faces('SWW SS'))
    .does(ZARGON, attack(5));
  s.told('goalLost', {}, 'quest.goal-lost-fails').silent('questEnded').does(ZARGON, END);
  s.does(HEROES_SEAT, LEAVE).told('left', { hero: 'elf' }).silent('questEnded');
  expect(s.table).toMatchObject({ isGoalLost: true, isGoalMet: false });
  s.finish();
});

test('[quest.goal-lost-fails] when the last has gone, it has failed', () => {
  const s = dungeon(2, (scene) => {
    scene.table.isGoalLost = true;
    scene.only('wizard');
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, LEAVE).told('questEnded', { ending: 'failure' }, 'quest.goal-lost-fails');
  expect(s.state.outcome?.rule).toBe('quest.goal-lost-fails');
  s.finish();
});

test('[quest.circle-number] [quest.reward-per-survivor] gold and a circle for every survivor, nothing for the dead', () => {
  const s = dungeon(3, (scene) => {
    scene.table.isGoalMet = true;
    scene.hero('barbarian', { at: sq(14, 16), gold: 5, circled: [1, 2] });
    scene.hero('elf', { status: 'dead', body: 0 });
    scene.turn('barbarian', { movement: 1 });
  });
  s.does(HEROES_SEAT, walk(15, 16));
  for (const hero of ['barbarian', 'dwarf', 'wizard'] as const)
    s.told('rewarded', { hero, gold: 40, quest: 3 }, 'quest.circle-number');
  expect(s.table.heroes.map(({ gold, circled }) => [gold, circled])).toEqual([
    [45, [1, 2, 3]],
    [40, [3]],
    [0, []],
    [40, [3]],
  ]);
  s.finish();
});
