import { expect, test } from 'vitest';
import { BARBARIAN, DWARF, ELF, HEROES_SEAT, ZARGON } from '../cast.ts';
import { dungeon, faces, settle, sheet, start } from '../dungeon.ts';
import { inCell } from '../scenes.ts';
import { activate, attack, END, edge, FREE, GO_ON, LEAVE, OPEN_GEAR, open, PASS, ROLL, sq, walk } from '../wishes.ts';

test('scenario 35 [quest.q4-carrier-slow] [quest.q4-hand-over] a chest changes arms, and lies where its carrier falls', () => {
  let orc = 0;
  const s = dungeon(4, (scene) => {
    scene.reveal('D').hero('elf', { at: sq(6, 7), body: 1, schools: [] });
    scene.hero('dwarf', { at: sq(7, 7) });
    scene.table.chests = [{ at: sq(5, 6), where: 'carried', carrier: 'elf' }];
    scene.turn('elf');
  });
  s.dice(5)
    .does(HEROES_SEAT, ROLL)
    .told('rolledMove', { dice: [5], movement: 5 });
  s.does(HEROES_SEAT, { type: 'handOver', to: 'dwarf' }).told('chestHandedOver', { from: 'elf', to: 'dwarf' });
  expect(s.view(HEROES_SEAT).turn).toMatchObject({ movement: 5, hasStepped: false });
  s.refused(HEROES_SEAT, ROLL, 'move.roll-two-red').finish();

  const t = dungeon(4, (scene) => {
    scene.reveal('D').hero('elf', { at: sq(6, 7), body: 1, schools: [] });
    scene.table.chests = [{ at: sq(5, 6), where: 'carried', carrier: 'elf' }];
    orc = scene.monster('orc', 6, 8);
    scene.zargon();
  });
  t.does(ZARGON, activate(orc))
    .dice(...faces('SSS SS'))
    .does(ZARGON, attack(ELF))
    .told('chestSetDown', { hero: 'elf', at: sq(6, 7) }, 'quest.q4-hand-over');
  t.does(ZARGON, END);
  expect(t.table.chests).toEqual([{ at: sq(6, 7), where: 'floor', carrier: null }]); // nobody watches, and still it is there
  t.finish();
});

test('scenario 36 [quest.q2-escape-alarm] [quest.goal-lost-fails] Ragnar is freed, hunted and killed', () => {
  const s = dungeon(2, (scene) => {
    inCell(scene, { gold: 60 });
    scene.hero('elf', { gold: 15 });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, FREE);
  expect(s.table.monsters.map(({ key, at }) => [key, at])).toEqual([
    ['orc', sq(25, 6)],
    ['orc', sq(17, 6)],
    ['mummy', sq(22, 6)],
  ]);
  s.does(HEROES_SEAT, END).does(HEROES_SEAT, walk(17, 16)).does(HEROES_SEAT, END);
  s.does(ZARGON, activate(7)).does(ZARGON, walk(17, 14)).does(ZARGON, END);
  for (let turn = 0; turn < 5; turn++) s.does(HEROES_SEAT, END);
  s.does(ZARGON, activate(7))
    .does(ZARGON, walk(17, 15))
    .dice(...faces('SSS SS'))
    .does(ZARGON, attack(5))
    .told('goalLost', {}, 'quest.goal-lost-fails')
    .silent('questEnded')
    .does(ZARGON, END);
  s.does(HEROES_SEAT, LEAVE).does(HEROES_SEAT, LEAVE).does(HEROES_SEAT, LEAVE).told('left', { hero: 'elf' });
  expect(s.table.heroes.map(({ gold }) => gold)).toEqual([0, 0, 15, 60]);
  s.finish();
});

test('scenario 37 [quest.alarm] one door opens three rooms', () => {
  const s = sheet(14, (scene) => {
    scene.hero('barbarian', { at: sq(5, 16) });
    scene.turn('barbarian');
  });
  s.does(HEROES_SEAT, open('5,16E'));
  for (const room of ['V', 'W']) s.told('alarmSounded', { room }, 'quest.alarm');
  for (const door of ['8,16E', '12,14E']) s.told('doorOpened', { door: edge(door), by: null }, 'quest.alarm');
  expect(s.table.alarmed).toEqual(['V', 'W']);
  const places = (
    [
      [7, 16],
      [6, 15],
      [10, 13],
      [9, 16],
      [12, 16],
      [15, 15],
      [14, 14],
      [16, 16],
    ] as const
  ).map(([column, row]) => sq(column, row));
  expect(s.table.monsters.map(({ at }) => at)).toEqual(expect.arrayContaining(places));
  expect(s.table.monsters).toHaveLength(places.length);
  s.does(HEROES_SEAT, END);
  for (let hero = 0; hero < 3; hero++) s.does(HEROES_SEAT, END);
  const abomination = s.table.monsters.find(({ at }) => at === sq(15, 15))?.id ?? 0;
  s.does(ZARGON, activate(abomination)).does(ZARGON, walk(13, 15));
  s.finish();
});

test('scenario 38 [quest.dread-banner] [combat.modifier-order] an orc under the banner and after it, on the floor and in a pit', () => {
  for (const [isPit, under, after] of [
    [false, 4, 3],
    [true, 3, 2],
  ] as const) {
    let orc = 0;
    let orell = 0;
    const s = dungeon(7, (scene) => {
      scene.reveal('E').hero('barbarian', { at: sq(2, 11), body: 8 });
      orc = scene.monster('orc', 1, 11);
      orell = scene.monster('orell', 3, 11);
      Object.assign(scene.table.monsters[1] ?? {}, { wounds: 2 });
      if (isPit) scene.trap('pit', 1, 11, true);
      scene.zargon();
    });
    s.does(ZARGON, activate(orc))
      .dice(...faces('W'.repeat(under)))
      .does(ZARGON, attack(BARBARIAN))
      .told('attackFailed')
      .does(ZARGON, END);
    s.dice(...faces('SSS SSSS'))
      .does(HEROES_SEAT, attack(orell))
      .told('freed')
      .told('bannerFell');
    for (let hero = 0; hero < 4; hero++) s.does(HEROES_SEAT, END);
    s.does(ZARGON, activate(orc))
      .dice(...faces('W'.repeat(after)))
      .does(ZARGON, attack(BARBARIAN))
      .told('attackFailed');
    s.finish();
  }
});

test('scenario 39 [quest.auto-end] [quest.one-survivor-is-enough] [quest.circle-number] three come home', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.table.isGoalMet = true; // Verag is dead
      scene.hero('barbarian', { status: 'dead', body: 0 });
      scene.hero('dwarf', { at: sq(1, 10) });
      scene.hero('elf', { at: sq(2, 10) });
      scene.hero('wizard', { at: sq(3, 11) });
      scene.turn('wizard', { movement: 4 });
    },
    { campaign: true },
  );
  s.does(HEROES_SEAT, walk(2, 11))
    .told('questEnded', { ending: 'success' }, 'quest.auto-end')
    .told('townEntered', { next: 2 });
  for (const hero of ['dwarf', 'elf', 'wizard'] as const) s.told('rewarded', { hero, gold: 25, quest: 1 });
  expect(s.table.heroes.map(({ gold, circled }) => [gold, circled])).toEqual([
    [0, []],
    [25, [1]],
    [25, [1]],
    [25, [1]],
  ]);
  s.finish();
});

test('scenario 40 [quest.leave-early] [campaign.replay-changed] they come back to a mirrored dungeon', () => {
  const s = start({ quest: 1, campaign: true });
  for (let hero = 0; hero < 3; hero++) s.does(HEROES_SEAT, LEAVE).silent('questEnded');
  s.does(HEROES_SEAT, LEAVE).told('questEnded', { ending: 'unfinished' }, 'quest.leave-early');
  settle(s.does(HEROES_SEAT, GO_ON).told('questBegan', { quest: 1, attempt: 1 }));
  expect(s.table.stairs).toBe(sq(23, 10));
  expect(s.table.hidden.doors.map((door) => door.edge)).toContain(edge('16,9E'));
  s.finish();
});

test('scenario 47 [quest.q10-portal-roll] [quest.q10-steer] [quest.q10-arrival] the Elf steers, the Dwarf follows', () => {
  for (const by of [-1, 0, 1]) {
    const s = sheet(10, (scene) => {
      scene.table.order = ['elf', 'dwarf', 'barbarian', 'wizard'];
      scene.hero('elf', { at: sq(9, 9) });
      scene.hero('dwarf', { at: sq(9, 8) });
      scene.turn('elf', { movement: 5 });
    });
    s.dice(4, 4)
      .does(HEROES_SEAT, { type: 'portal', door: edge('8,9E') })
      .told('portalRolled', { hero: 'elf', sum: 8 }, 'quest.q10-portal-roll');
    s.refused(HEROES_SEAT, { type: 'steer', by: 2 }, 'quest.q10-steer').does(HEROES_SEAT, { type: 'steer', by });
    s.told('portalTaken', { hero: 'elf', room: ['Z', 'W', 'N'][by + 1] ?? '' });
    if (by === 1) {
      expect(s.table.heroes[2]?.at).toBe(sq(22, 7));
      s.refused(HEROES_SEAT, walk(21, 7), 'quest.q10-portal-doors').does(HEROES_SEAT, END);
      s.dice(1, 1)
        .does(HEROES_SEAT, ROLL)
        .does(HEROES_SEAT, walk(9, 9))
        .does(HEROES_SEAT, { type: 'portal', door: edge('8,9E') });
      s.silent('portalRolled')
        .told('portalTaken', { hero: 'dwarf', room: 'N' })
        .told('placed', { figure: DWARF, to: sq(21, 7) }, 'quest.q10-arrival');
    }
    s.finish();
  }
});

test('scenario 48 [quest.q6-stripped] [quest.q6-gear-chest] bare hands before the chest, everything after', () => {
  let orc = 0;
  const s = dungeon(
    6,
    (scene) => {
      scene
        .reveal('U', 'V')
        .opened('7,14S')
        .hero('barbarian', { at: sq(7, 15) });
      scene.hero('dwarf', { at: sq(8, 14) });
      orc = scene.monster('orc', 6, 15);
      scene.turn('barbarian');
    },
    { kit: 'usual' },
  );
  s.dice(...faces('S WW'))
    .does(HEROES_SEAT, attack(orc))
    .told('attackRolled', { faces: ['S'] });
  expect(s.table.heroes[2]?.schools).toHaveLength(1);
  expect(s.table.heroes[3]?.schools).toHaveLength(3);
  s.does(HEROES_SEAT, END).does(HEROES_SEAT, OPEN_GEAR).told('gearFound', { hero: 'dwarf' });
  for (let hero = 0; hero < 3; hero++) s.does(HEROES_SEAT, END);
  s.does(ZARGON, activate(orc))
    .dice(...faces('SSS'))
    .does(ZARGON, attack(BARBARIAN));
  s.dice(...faces('WWSS'))
    .does(HEROES_SEAT, PASS)
    .told('defenceRolled', { blocks: 2 })
    .does(ZARGON, END);
  s.dice(...faces('SSS WW'))
    .does(HEROES_SEAT, attack(orc))
    .told('attackRolled', { hits: 3 });
  s.finish();
});
