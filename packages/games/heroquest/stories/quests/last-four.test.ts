import { expect, test } from 'vitest';
import { BARBARIAN, HEROES_SEAT, ZARGON } from '../cast.ts';
import { type DungeonStory, dungeon, faces, start } from '../dungeon.ts';
import { activate, attack, END, search, sq } from '../wishes.ts';

test('[quest.q11-goal] Morrec and the three warriors of the sheet, but nobody who wandered in', () => {
  let warrior = 0;
  let morrec = 0;
  const s = dungeon(11, (scene) => {
    scene.reveal('P').hero('barbarian', { at: sq(23, 11) });
    morrec = scene.monster('morrec', 23, 12);
    warrior = scene.monster('dread-warrior', 22, 11);
    const stray = scene.monster('dread-warrior', 24, 11);
    for (const monster of scene.table.monsters)
      Object.assign(monster, { wounds: monster.body - 1, home: monster.id === stray ? null : monster.at });
    scene.turn('barbarian');
  });
  s.dice(...faces('SSS SSSSS'))
    .does(HEROES_SEAT, attack(morrec))
    .silent('goalMet')
    .told('bannerFell');
  for (let hero = 0; hero < 4; hero++) s.does(HEROES_SEAT, END);
  s.does(ZARGON, END)
    .dice(...faces('SSS SSSS'))
    .does(HEROES_SEAT, attack(warrior))
    .told('goalMet', {}, 'quest.q11-goal');
  expect(s.table.reward).toBe(75);
  s.finish();
});

test('[quest.q11-goal] three Dread Warriors lurk on the sheet besides', () => {
  expect(start({ quest: 11 }).table.hidden.monsters.filter(({ key }) => key === 'dread-warrior')).toHaveLength(3);
});

test('[quest.q12-inscription] [quest.q12-awakening] [quest.q12-goal] the writing on the tomb, and who wakes', () => {
  const s = dungeon(12, (scene) => {
    scene.reveal('Z').hero('elf', { at: sq(9, 11) });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, search('secretDoors')).silent('goalMet').does(HEROES_SEAT, END).does(HEROES_SEAT, END);
  for (let hero = 0; hero < 2; hero++) s.does(HEROES_SEAT, END);
  s.does(HEROES_SEAT, search('treasure'))
    .told('treasureFound', { room: 'Z', finds: [{ kind: 'inscription' }] }, 'quest.q12-inscription')
    .silent('cardDrawn');
  s.told('monsterAppeared', { at: sq(13, 8) }, 'quest.q12-awakening').told('goalMet', {}, 'quest.q12-goal');
  expect(s.table.monsters).toMatchObject([{ key: 'witch-lord-12', attack: 2, move: 1 }]);
  expect(s.table).toMatchObject({ reward: 40, isGoalMet: true });
  s.finish();
});

test('[quest.q13-goal] the blade in W, at hand at once', () => {
  const s = dungeon(13, (scene) => {
    scene.reveal('W').hero('barbarian', { at: sq(9, 16) });
    scene.turn('barbarian');
  });
  expect(s.view(HEROES_SEAT).goal).toEqual({ kind: 'take', artifact: 'spirit-blade' });
  s.does(HEROES_SEAT, search('treasure'))
    .told('itemGained', { item: 'spirit-blade' })
    .told('goalMet', {}, 'quest.q13-goal');
  s.does(HEROES_SEAT, { type: 'hold', weapon: 'spirit-blade' });
  expect(s.table).toMatchObject({ reward: 60, heroes: [{ held: 'spirit-blade' }, {}, {}, {}] });
  s.finish();
});

test('[quest.q14-goal] the Witch Lord falls, and the campaign is won', () => {
  let lord = 0;
  const s = dungeon(
    14,
    (scene) => {
      scene.reveal('T').hero('barbarian', { at: sq(2, 16), artifacts: ['spirit-blade'], held: 'spirit-blade' });
      lord = scene.monster('witch-lord-14', 3, 16);
      Object.assign(scene.table.monsters[0] ?? {}, { wounds: 3 });
      scene.turn('barbarian');
    },
    { campaign: true },
  );
  s.dice(...faces('SWW WWWWWW'))
    .does(HEROES_SEAT, attack(lord))
    .told('goalMet', {}, 'quest.q14-goal');
  s.told('questEnded', { ending: 'success' }).told('campaignWon', {}, 'quest.q14-goal').silent('townEntered');
  expect(s.state.outcome).toMatchObject({ winners: 1 });
  expect(s.table.heroes.map(({ gold }) => gold)).toEqual([200, 200, 200, 200]);
  s.finish();
});

const fallOfTheBearer = (quest: number): DungeonStory => {
  let orc = 0;
  const s = dungeon(quest, (scene) => {
    scene
      .reveal('Z', '.')
      .hero('barbarian', { at: sq(9, 11), body: 1, artifacts: ['spirit-blade', 'orcs-bane'], held: 'spirit-blade' });
    scene.hero('dwarf', { at: sq(8, 10) }); // behind the wall
    orc = scene.monster('orc', 10, 11);
    scene.zargon();
  });
  return s
    .does(ZARGON, activate(orc))
    .dice(...faces(quest === 14 ? 'SWWW SS' : 'SWW SS'))
    .does(ZARGON, attack(BARBARIAN))
    .told('died', { figure: BARBARIAN });
};

test('[quest.q14-blade-stays] the blade stays where its bearer fell, for anyone to take', () => {
  const s = fallOfTheBearer(14)
    .told('lootLeft', { at: sq(9, 11) }, 'quest.q14-blade-stays')
    .told('lootClaimed', { artifacts: ['orcs-bane'] });
  s.does(ZARGON, END);
  expect(s.table.piles).toMatchObject([{ at: sq(9, 11), items: ['spirit-blade'] }]);
  expect(s.table.lostArtifacts).toEqual(['orcs-bane']);
  s.finish();
});

test('[quest.q14-blade-stays] elsewhere monsters carry it off', () => {
  const s = fallOfTheBearer(3)
    .silent('lootLeft')
    .told('lootClaimed', { artifacts: ['spirit-blade', 'orcs-bane'] });
  expect(s.table.piles).toEqual([]);
  s.finish();
});

test('[quest.q14-blade-stays] it can be picked up, and stays even when a pile is left behind', () => {
  const s = dungeon(14, (scene) => {
    scene.reveal('Z');
    scene.hero('barbarian', { status: 'dead', body: 0 });
    scene.table.piles = [
      { at: sq(9, 11), owner: 'barbarian', gold: 10, items: ['spirit-blade', 'helmet'], isSafe: false },
    ];
    scene.hero('dwarf', { at: sq(10, 11) });
    scene.hero('wizard', { at: sq(2, 16) });
    scene.table.hidden.treasures = [];
    scene.turn('wizard');
    scene.hero('dwarf', { at: sq(8, 11) });
  });
  s.does(HEROES_SEAT, END).told('lootClaimed', { artifacts: [] });
  expect(s.table.piles).toEqual([{ at: sq(9, 11), owner: null, gold: 0, items: ['spirit-blade'], isSafe: true }]);
  s.finish();
  const t = dungeon(14, (scene) => {
    scene.reveal('Z').hero('dwarf', { at: sq(10, 11) });
    scene.table.hidden.treasures = [];
    scene.table.piles = [{ at: sq(9, 11), owner: null, gold: 0, items: ['spirit-blade'], isSafe: true }];
    scene.turn('dwarf');
  });
  t.does(HEROES_SEAT, { type: 'pickUp', at: sq(9, 11), item: 'spirit-blade' }).told('itemGained', {
    hero: 'dwarf',
    item: 'spirit-blade',
  });
  t.finish();
});
