import { expect, test } from 'vitest';
import type { PlacedPiece } from '../../src/sheet/sheet.ts';
import { type Action, BARBARIAN, ELF, HEROES_SEAT, WIZARD, ZARGON } from '../cast.ts';
import { type DungeonStory, dungeon, faces, opening, sheet, start } from '../dungeon.ts';
import { activate, attack, END, LEAVE, OPEN_GEAR, sq, walk } from '../wishes.ts';

test('[quest.q6-stripped] a cell, a shirt, spells and a purse', () => {
  const s = start({ quest: 6, kit: 'usual' });
  const [barbarian, , elf, wizard] = s.table.heroes;
  expect(s.table.heroes.map(({ at }) => at)).toEqual([sq(6, 16), sq(7, 16), sq(6, 17), sq(7, 17)]);
  expect(barbarian).toMatchObject({ gear: [], potions: [], artifacts: [], held: null, suit: null });
  expect([elf?.schools.length, wizard?.schools.length]).toEqual([1, 3]);
  expect(s.view(HEROES_SEAT).isStripped).toBe(true);
  s.finish();
});

test('[quest.q6-stripped] gold stays with its owner, and bare hands have one die', () => {
  let orc = 0;
  const s = sheet(6, (scene) => {
    scene.table.hidden.monsters = [];
    scene.reveal('V').hero('barbarian', { at: sq(6, 16), gold: 70 });
    orc = scene.monster('orc', 6, 15);
    scene.turn('barbarian');
  });
  s.dice(...faces('S WW')).does(HEROES_SEAT, attack(orc));
  for (let hero = 0; hero < 4; hero++) s.does(HEROES_SEAT, END);
  s.does(ZARGON, activate(orc))
    .dice(...faces('SWW WS'))
    .does(ZARGON, attack(BARBARIAN))
    .told('defenceRolled', { blocks: 1 });
  expect(s.table.heroes[0]?.gold).toBe(70);
  s.finish();
});

test('[quest.q6-gear-chest] from beside it, with the guards gone, everybody has everything', () => {
  const s = dungeon(
    6,
    (scene) => {
      scene.reveal('U').hero('dwarf', { at: sq(8, 14) });
      scene.hero('elf', { at: sq(6, 13) });
      scene.hero('wizard', { status: 'dead', body: 0 });
      scene.turn('elf', { movement: 2 });
    },
    { kit: 'usual' },
  );
  s.refused(HEROES_SEAT, OPEN_GEAR, 'quest.q6-gear-chest').does(HEROES_SEAT, walk(7, 13)).does(HEROES_SEAT, OPEN_GEAR);
  s.told('gearFound', { hero: 'elf' }, 'quest.q6-gear-chest').refused(HEROES_SEAT, OPEN_GEAR, 'quest.q6-gear-chest');
  expect(s.view(HEROES_SEAT).turn).toMatchObject({ hasActed: false });
  expect(s.table.heroes.map(({ gear }) => gear)).toEqual([
    ['broadsword', 'helmet', 'shield'],
    ['broadsword', 'helmet', 'shield'],
    ['shortsword', 'helmet', 'shield'],
    [],
  ]);
  expect(s.table.heroes.map(({ held }) => held)).toEqual(['broadsword', 'broadsword', 'shortsword', null]);
  expect(s.table.heroes[0]?.potions).toEqual(['healing']);
  expect(s.table.piles).toMatchObject([{ owner: 'wizard', items: ['staff'], isSafe: true }]); // nothing of it can be lost
  s.finish();
});

test('[quest.q6-gear-chest] it is the chest of that room, whatever else stands there or elsewhere', () => {
  const s = dungeon(6, (scene) => {
    const { hidden } = scene.table;
    const gear = hidden.furniture.find(({ at }) => at === sq(8, 13));
    if (gear === undefined) throw new Error('no chest in U');
    const rack: PlacedPiece = { ...gear, piece: 'rack', at: sq(6, 14) };
    hidden.furniture = [{ ...gear, at: sq(6, 16) }, rack, gear];
    scene
      .only('dwarf')
      .reveal('V', 'U')
      .hero('dwarf', { at: sq(8, 14) });
    scene.turn('dwarf');
  });
  expect(s.table.gearAt).toBe(sq(8, 13));
  s.finish();
});

test('[quest.q6-gear-chest] not while a monster is in U', () => {
  const s = dungeon(6, (scene) => {
    scene.reveal('U').hero('dwarf', { at: sq(8, 14) });
    scene.monster('orc', 6, 13);
    scene.turn('dwarf');
  });
  s.refused(HEROES_SEAT, OPEN_GEAR, 'quest.q6-gear-chest', { monsters: 1 });
  expect(s.table.heroes[1]?.gear).toEqual([]);
  s.finish();
});

test('[quest.q8-fireproof] flames only tickle Balur', () => {
  let balur = 0;
  let orc = 0;
  const s = dungeon(8, (scene) => {
    scene.reveal('L').hero('wizard', { at: sq(24, 5), schools: ['fire'], spent: [] });
    scene.hero('elf', { at: sq(21, 5), schools: [] });
    balur = scene.monster('balur', 24, 3);
    orc = scene.monster('orc', 22, 3);
    scene.turn('wizard');
  });
  const cast = (spell: 'ball-of-flame' | 'fire-of-wrath', target: number): Action => ({
    type: 'cast',
    spell,
    targets: [target],
    at: null,
    mode: null,
  });
  s.does(HEROES_SEAT, cast('fire-of-wrath', balur)).told('harmless', { figure: balur }, 'quest.q8-fireproof');
  s.does(HEROES_SEAT, END).does(ZARGON, END);
  for (let hero = 0; hero < 3; hero++) s.does(HEROES_SEAT, END);
  s.does(HEROES_SEAT, cast('ball-of-flame', balur)).told('harmless', { figure: balur });
  expect(s.table.monsters.map(({ wounds }) => wounds)).toEqual([0, 0]);
  expect(s.table.heroes[3]?.spent).toEqual(['fire-of-wrath', 'ball-of-flame']);
  expect(orc).toBeGreaterThan(0);
  s.finish();
});

test('[quest.q8-fireproof] his own fire spares him and burns the rest', () => {
  let other = 0;
  const s = dungeon(8, (scene) => {
    scene.reveal('L');
    scene.monster('balur', 23, 3);
    scene.monster('orc', 22, 3);
    other = scene.monster('balur', 24, 4); // another hand throws it
    scene.zargon();
  });
  s.does(ZARGON, activate(other))
    .dice(1, 1)
    .does(ZARGON, { type: 'dread', spell: 'cinder', target: null, at: sq(23, 4), direction: null });
  s.told('harmless', { figure: 6 }, 'quest.q8-fireproof').told('died', { figure: 7 });
  s.finish();
});

const lastRound = (left: readonly ('barbarian' | 'dwarf')[], round = 17): DungeonStory =>
  dungeon(9, (scene) => {
    scene.table.round = round;
    for (const hero of left) scene.hero(hero, { status: 'left' });
    scene.table.isGoalMet = left.length >= 2;
    scene.hero('wizard', { artifacts: ['wand-of-magic'], held: 'wand-of-magic', gold: 30 });
    scene.turn('wizard');
  });

test('[quest.q9-collapse] [quest.q9-goal] whoever is below when round 17 ends is dead, and leaves nothing', () => {
  const s = lastRound(['barbarian', 'dwarf']).does(HEROES_SEAT, END);
  s.told('collapsed', {}, 'quest.q9-collapse')
    .told('died', { figure: ELF }, 'quest.q9-collapse')
    .told('died', { figure: WIZARD });
  s.silent('lootLeft')
    .silent('goalLost')
    .told('questEnded', { ending: 'success' })
    .told('rewarded', { hero: 'dwarf', gold: 25 });
  expect(s.table.lostArtifacts).toEqual(['wand-of-magic']);
  expect(s.table.piles).toEqual([]);
  expect(s.table.heroes.map(({ gold }) => gold)).toEqual([25, 25, 0, 0]);
  s.finish();
});

test('[quest.q9-collapse] [quest.q9-goal] one who got out is not enough, and round 16 is not the end', () => {
  lastRound(['barbarian'])
    .does(HEROES_SEAT, END)
    .told('goalLost', {}, 'quest.goal-lost-fails')
    .told('questEnded', { ending: 'failure' }, 'quest.goal-lost-fails')
    .silent('roundBegan')
    .finish();
  lastRound(['barbarian'], 16).does(HEROES_SEAT, END).silent('collapsed').told('roundBegan', { round: 17 }).finish();
});

test('[quest.q9-goal] the second to leave makes it', () => {
  const s = dungeon(9, (scene) => {
    scene.reveal('L');
    for (const hero of ['barbarian', 'dwarf', 'elf'] as const) scene.hero(hero, { at: sq(23, 1) });
    scene.turn('barbarian');
  });
  s.does(HEROES_SEAT, LEAVE)
    .silent('goalMet')
    .does(HEROES_SEAT, LEAVE)
    .told('goalMet', {}, 'quest.q9-goal')
    .silent('questEnded');
  expect(s.table.reward).toBe(25);
  s.finish();
});

test('[quest.q9-stairway-known] the way up is known here, and not elsewhere', () => {
  expect(
    opening({ quest: 9 })
      .told('stairsSeen', { at: sq(23, 1) }, 'quest.q9-stairway-known')
      .view(HEROES_SEAT).stairs,
  ).toBe(sq(23, 1));
  expect(opening({ quest: 6 }).silent('stairsSeen').view(HEROES_SEAT).stairs).toBeNull();
});
