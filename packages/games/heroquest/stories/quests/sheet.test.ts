import { expect, test } from 'vitest';
import { findMonster } from '../../src/sheet/monster.ts';
import { type Action, BARBARIAN, HEROES_SEAT, ZARGON } from '../cast.ts';
import { dungeon, faces, opening, sheet, start } from '../dungeon.ts';
import { activate, attack, END, edge, FREE, open, search, sq, walk } from '../wishes.ts';

test('[quest.block-is-binding] what the sheet does not list is shut', () => {
  const s = sheet(1, (scene) => {
    scene.reveal('.').hero('barbarian', { at: sq(8, 7) });
    scene.turn('barbarian', { movement: 9 });
  });
  const edges = [...s.table.doors, ...s.table.hidden.doors].map((door) => door.edge);
  const listed = '2,7S 4,9E 3,11S 3,4S 4,6E 4,2E 7,3E 7,7E 7,10E 8,9E 11,11S 14,9E 10,5S 7,12S 10,12S'
    .split(' ')
    .map(edge);
  expect(edges.sort((a, b) => a - b)).toEqual(listed.sort((a, b) => a - b));
  expect(s.table.hidden.secretDoors).toEqual([edge('7,14S')]);
  expect(s.table.hidden.monsters).toHaveLength(21);
  s.refused(HEROES_SEAT, open('8,8E'), 'door.open-adjacent-free').refused(HEROES_SEAT, walk(9, 7), 'move.no-walls');
  s.does(HEROES_SEAT, open('7,7E')).told('revealed', { rooms: ['D'] });
  s.finish();
});

test('[quest.alarm] hidden doors open too, once, and what is behind them joins in', () => {
  const s = sheet(12, (scene) => {
    scene.table.hidden.monsters = scene.table.hidden.monsters.filter(({ at }) => at !== sq(11, 11));
    scene.reveal('.').hero('barbarian', { at: sq(11, 12) });
    scene.turn('barbarian');
  });
  s.does(HEROES_SEAT, open('11,11S'))
    .told('alarmSounded', { room: 'Z' }, 'quest.alarm')
    .told('doorOpened', { door: edge('14,9E'), by: null }, 'quest.alarm');
  expect(s.table.doors.find((door) => door.edge === edge('14,9E'))).toMatchObject({ kind: 'secret', isOpen: true });
  expect(s.table.monsters.filter(({ at }) => at === sq(16, 10) || at === sq(15, 8))).toHaveLength(2);
  expect(s.table.hidden.alarms.map(({ room }) => room)).toEqual(['R', 'P', 'Q', 'X']);
  expect(s.table.alarmed).toEqual(['Z']);
  s.finish();
});

test('[quest.dread-banner] known from the start by effect and name, and up while its bearer lurks unseen', () => {
  const s = opening({ quest: 7 });
  s.told('told', { what: 'banner' }, 'quest.dread-banner');
  expect(s.view(HEROES_SEAT)).toMatchObject({
    aura: { attack: 1, until: 'orell', name: 'Orell' },
    isAuraUp: true,
    monsters: [],
  });
  s.finish();
});

test.each([
  [12, 2, true],
  [7, 2, false],
])(
  '[quest.dread-banner] quest %i: with nobody named it holds, and else it falls with its bearer',
  (quest, hits, isStillUp) => {
    let orc = 0;
    let orell = 0;
    const s = dungeon(quest, (scene) => {
      scene.reveal('Z').hero('barbarian', { at: sq(9, 9) });
      orell = scene.monster('orell', 10, 9);
      orc = scene.monster('orc', 9, 10);
      Object.assign(scene.table.monsters[0] ?? {}, { wounds: 2 });
      scene.turn('barbarian');
    });
    s.dice(...faces('SSS WWSS')).does(HEROES_SEAT, attack(orell));
    if (isStillUp) s.silent('bannerFell');
    else s.told('bannerFell', {}, 'quest.dread-banner');
    for (let hero = 0; hero < 4; hero++) s.does(HEROES_SEAT, END);
    s.dice(...faces(isStillUp ? 'SSWW SS' : 'SSW SS'))
      .does(ZARGON, activate(orc))
      .does(ZARGON, attack(BARBARIAN))
      .told('attackRolled', { hits });
    s.finish();
  },
);

test('[quest.clock] every fourth round from the sixth on an orc comes, and acts at once', () => {
  for (const [round, isDue] of [
    [4, false],
    [6, false],
    [8, true],
    [9, false],
    [12, true],
  ] as const) {
    const s = dungeon(3, (scene) => {
      scene.table.round = round;
      scene.monster('zombie', 25, 3);
      scene.turn('wizard');
    });
    s.does(HEROES_SEAT, END);
    if (!isDue) {
      s.silent('monsterAppeared');
      continue;
    }
    s.told('monsterAppeared', { at: sq(1, 12) }, 'quest.clock').told('revealed');
    s.does(ZARGON, activate(s.table.monsters[1]?.id ?? 0))
      .does(ZARGON, walk(5, 12))
      .finish();
  }
});

test('[quest.clock] not before its first round', () => {
  const s = dungeon(12, (scene) => {
    scene.table.round = 12;
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END).silent('monsterAppeared').told('roundBegan', { round: 13 });
  s.finish();
});

test('[quest.clock] beside the square if somebody stands there, and only while the box has figures', () => {
  const arrange = (orcs: number) =>
    dungeon(3, (scene) => {
      scene.table.round = 8;
      scene.hero('dwarf', { at: sq(1, 12) });
      for (let i = 0; i < orcs - 1; i++) scene.monster('orc', 2 + i, 18);
      const ulag = findMonster({ named: [] }, 'ulag');
      if (ulag !== null) scene.table.hidden.monsters = [{ ...ulag, at: sq(2, 6) }]; // lurking, but alive
      scene.turn('wizard');
    });
  arrange(8).does(HEROES_SEAT, END).silent('monsterAppeared').finish();
  const s = arrange(7)
    .does(HEROES_SEAT, END)
    .told('monsterAppeared', { at: sq(2, 12) }, 'quest.clock');
  expect(s.table.monsters).toHaveLength(7);
  s.finish();
});

test('[quest.later] held back until the note says so, beside the square if it is taken', () => {
  const s = dungeon(2, (scene) => {
    scene.reveal('R').hero('wizard', { at: sq(18, 16) });
    scene.hero('elf', { at: sq(17, 6) });
    scene.turn('wizard');
  });
  expect(s.table.monsters).toEqual([]);
  s.does(HEROES_SEAT, FREE).told('revealed', { squares: [sq(25, 6)] }, 'quest.later');
  expect(s.table.monsters.map(({ key, at }) => [key, at])).toEqual([
    ['orc', sq(25, 6)],
    ['orc', sq(16, 6)],
    ['mummy', sq(22, 6)],
  ]);
  s.does(HEROES_SEAT, END).does(HEROES_SEAT, END);
  s.does(ZARGON, activate(6)).does(ZARGON, walk(25, 5));
  s.finish();
});

test('[quest.rise] the undead of the sheet are remembered with their places, and nobody else', () => {
  const s = sheet(12, (scene) => {
    const { table } = scene;
    table.hidden.monsters = table.hidden.monsters.filter(({ at }) => [sq(19, 16), sq(15, 5)].includes(at)); // a skeleton and an orc
    scene.reveal('R', 'J', 'Z');
    for (const [i, monster] of table.monsters.entries()) Object.assign(monster, { at: sq(9 + i * 2, 11) });
    const called = scene.monster('skeleton', 13, 11);
    for (const monster of table.monsters) if (monster.id === called) Object.assign(monster, { home: null });
    for (const [i, hero] of (['barbarian', 'dwarf', 'elf'] as const).entries())
      scene.hero(hero, { at: sq(9 + i * 2, 10), gear: ['shortsword'], held: 'shortsword' });
    scene.turn('barbarian');
  });
  for (const { id } of [...s.table.monsters])
    s.dice(...faces('SS SS'))
      .does(HEROES_SEAT, attack(id))
      .does(HEROES_SEAT, END);
  expect(s.table.monsters).toEqual([]);
  expect(s.table.fallen.map(({ key, at }) => [key, at])).toEqual([['skeleton', sq(19, 16)]]);
  s.finish();
});

test('[quest.rise] told when the goal is met; an occupied square moves one over', () => {
  const s = sheet(12, (scene) => {
    const { table } = scene;
    table.fallen = table.hidden.monsters.filter(({ at }) => at === sq(19, 16) || at === sq(15, 16));
    table.hidden.monsters = [];
    scene.reveal('R', 'X', 'Z').hero('barbarian', { at: sq(19, 16) });
    scene.hero('dwarf', { at: sq(9, 11) });
    scene.turn('dwarf');
  });
  s.does(HEROES_SEAT, search('treasure')).told('goalMet', {}, 'quest.q12-goal').told('deadRose', {}, 'quest.rise');
  s.told('monsterAppeared', { at: sq(19, 15) }, 'quest.rise').told('monsterAppeared', { at: sq(15, 16) }, 'quest.rise');
  s.finish();
});

test('[quest.escape-square] Shadow Step leads there, and nowhere without one', () => {
  for (const quest of [8, 3]) {
    let balur = 0;
    const s = dungeon(quest, (scene) => {
      balur = scene.monster('balur', 0, 3);
      scene.zargon();
    });
    const step: Action = { type: 'dread', spell: 'step', target: null, at: null, direction: null };
    s.does(ZARGON, activate(balur));
    if (quest === 3) s.refused(ZARGON, step, 'quest.escape-square');
    else
      s.does(ZARGON, step)
        .told('placed', { figure: balur, to: sq(13, 2) })
        .told('revealed', { rooms: ['H'] });
    s.finish();
  }
});

test('[quest.told-at-start] briefing, goal, banner, clock and limit, and nothing else', () => {
  const told = (quest: number) =>
    opening({ quest })
      .heard(HEROES_SEAT)
      .flatMap((event) => (event.type === 'told' ? [event.what] : []));
  expect(told(1)).toEqual(['briefing', 'goal']);
  expect(told(9)).toEqual(['briefing', 'goal', 'limit']);
  expect(told(14)).toEqual(['briefing', 'goal', 'banner', 'clock']);
  const view = start({ quest: 12 }).view(HEROES_SEAT);
  expect(view).toMatchObject({
    hidden: null,
    clock: { every: 4, from: 14 },
    aura: { attack: 1, until: null },
    goal: { kind: 'read' },
  });
  expect(view.briefing).toContain('Witch Lord');
  expect(JSON.stringify(view)).not.toMatch(/isRising|later|alarms|secretDoors|witch-lord/);
  expect(start({ quest: 12 }).view(ZARGON).hidden).toMatchObject({ isRising: true, later: [{ key: 'witch-lord-12' }] });
});

test('[quest.witch-lord-invulnerable] only the blade costs him Body Points; what does not wound works', () => {
  let lord = 0;
  const s = dungeon(14, (scene) => {
    scene
      .reveal('W')
      .hero('barbarian', { at: sq(9, 14), gear: ['battle-axe'], held: 'battle-axe', artifacts: ['thorn-gauntlet'] });
    scene.hero('wizard', { at: sq(9, 17), schools: ['air', 'fire'] });
    lord = scene.monster('witch-lord-14', 9, 13);
    scene.turn('barbarian');
  });
  s.dice(...faces('SSSS'))
    .does(HEROES_SEAT, attack(lord))
    .told('harmless', { figure: lord }, 'quest.witch-lord-invulnerable')
    .silent('defenceRolled');
  for (let hero = 0; hero < 3; hero++) s.does(HEROES_SEAT, END);
  s.dice(...faces('S'))
    .does(HEROES_SEAT, { type: 'cast', spell: 'tempest', targets: [], at: sq(9, 14), mode: null })
    .told('harmless', { figure: lord });
  s.does(HEROES_SEAT, END).told('losesTurn', { monster: lord });
  for (let hero = 0; hero < 4; hero++) s.does(HEROES_SEAT, END);
  s.does(ZARGON, activate(lord))
    .dice(...faces('WWWWWW'))
    .does(ZARGON, attack(BARBARIAN))
    .told('harmless', { figure: lord });
  expect(s.table.monsters[0]?.wounds).toBe(0);
  s.finish();
});

test('[quest.witch-lord-invulnerable] the Spirit Blade cuts him', () => {
  let lord = 0;
  const s = dungeon(14, (scene) => {
    scene.reveal('W').hero('barbarian', { at: sq(9, 14), artifacts: ['spirit-blade'], held: 'spirit-blade' });
    lord = scene.monster('witch-lord-14', 9, 13);
    scene.turn('barbarian');
  });
  s.dice(...faces('SSS WWWWBS'))
    .does(HEROES_SEAT, attack(lord))
    .told('wounded', { figure: lord, amount: 2, left: 2 });
  s.finish();
});
