import { expect, test } from 'vitest';
import {
  CAPTIVE_ID,
  DWARF,
  ELF,
  freedCaptive,
  genie,
  HEROES_SEAT,
  type Hero,
  type HeroInPlay,
  who,
  ZARGON,
} from '../cast.ts';
import { arena, type DungeonStory, dungeon, faces, pressing, type Scene } from '../dungeon.ts';
import { activate, attack, END, LEAVE, sq, walk, whisk } from '../wishes.ts';

/** An orc strikes somebody down who has one Body Point left, at 10,9; others are where `build` puts them. */
function struckDown(quest: number, victim: Hero, build: (scene: Scene) => void, seats = 2): DungeonStory {
  let orc = 0;
  let target = 0;
  let dice = 0;
  const s = dungeon(
    quest,
    (scene) => {
      scene.reveal('Z', '.').hero(victim, { at: sq(10, 9), body: 1, schools: [] });
      build(scene);
      orc = scene.monster('orc', 11, 9);
      target = scene.table.heroes.findIndex(({ hero }) => hero === victim);
      dice = (scene.table.monsters.at(-1)?.attack ?? 0) + (scene.table.isAuraUp ? (scene.table.aura?.attack ?? 0) : 0);
      scene.zargon();
    },
    {},
    seats,
  );
  s.does(seats - 1, activate(orc))
    .dice(...faces(`${'S'.repeat(dice)}SS`))
    .does(seats - 1, attack(target));
  return s.told('died', { figure: target }, 'death.zero-body');
}

test('[quest.q4-hand-over] [death.zero-body] whoever dies sets down its own chest, and nobody else’s', () => {
  const s = struckDown(4, 'elf', (scene) => {
    scene.table.hidden.goldChests = [];
    scene.table.chests = [
      { at: sq(5, 6), where: 'carried', carrier: 'dwarf' },
      { at: sq(16, 17), where: 'carried', carrier: 'elf' },
      { at: sq(14, 7), where: 'floor', carrier: null },
    ];
  });
  s.told('chestSetDown', { hero: 'elf', at: sq(10, 9) }, 'quest.q4-hand-over');
  expect(s.table.chests).toMatchObject([
    { where: 'carried', carrier: 'dwarf' },
    { where: 'floor', carrier: null, at: sq(10, 9) },
    { where: 'floor', carrier: null, at: sq(14, 7) },
  ]);
  s.finish();
  const t = struckDown(4, 'wizard', (scene) => {
    scene.table.chests = [{ at: sq(5, 6), where: 'carried', carrier: 'dwarf' }];
  });
  t.silent('chestSetDown');
  expect(t.table.chests).toMatchObject([{ where: 'carried', carrier: 'dwarf' }]);
});

test('[quest.q14-blade-stays] [death.monsters-claim] whoever falls alone without the blade leaves none', () => {
  const s = struckDown(14, 'elf', (scene) => {
    scene.table.hidden.treasures = [];
    scene.hero('elf', { artifacts: ['orcs-bane'] });
    scene.hero('barbarian', { artifacts: ['spirit-blade'] });
    scene.monster('witch-lord-14', 14, 11);
  });
  s.silent('lootLeft').told('lootClaimed', { artifacts: ['orcs-bane'] }, 'death.monsters-claim');
  expect([s.table.piles, s.table.lostArtifacts]).toEqual([[], ['orcs-bane']]);
  s.finish();
});

test('[quest.q9-goal] [death.elixir-exception] with nobody left below, an Elixir that lies there is no hope', () => {
  const s = dungeon(9, (scene) => {
    for (const hero of ['dwarf', 'elf', 'wizard'] as const)
      scene.hero(hero, { status: 'dead', body: 0, gear: [], held: null });
    scene.reveal('L').hero('barbarian', { at: sq(23, 1) });
    scene.table.hidden.treasures = [{ room: 'A', finds: [{ kind: 'artifact', artifact: 'elixir-of-life' }] }];
    scene.turn('barbarian');
  });
  s.does(HEROES_SEAT, LEAVE)
    .told('goalLost', {}, 'quest.goal-lost-fails')
    .told('questEnded', { ending: 'failure' }, 'quest.goal-lost-fails')
    .finish();
});

/** The captive follows a seat: with three seats that of Elf and Wizard is 1, with five everybody has one. */
function guided(victim: Hero, others: Partial<Record<Hero, Partial<HeroInPlay>>>, seat = 1, seats = 3): DungeonStory {
  const build = (scene: Scene): void => {
    freedCaptive(scene, 9, 11);
    Object.assign(scene.table.allies[0] ?? {}, { seat });
    scene.table.hidden.goalSquare = null;
    for (const hero of scene.table.order) scene.hero(hero, others[hero] ?? {});
  };
  return struckDown(2, victim, build, seats);
}

test('[quest.q2-escort] the captive goes on with the seat that freed him while one of its heroes lives', () => {
  const s = guided('elf', { wizard: { at: sq(9, 9) } });
  expect(s.table.allies).toMatchObject([{ id: CAPTIVE_ID, seat: 1 }]);
  s.finish();
});

test('[quest.q2-escort] when all of them are dead he follows somebody who is still there', () => {
  const s = guided('elf', { wizard: { status: 'dead', body: 0 }, barbarian: { at: sq(9, 9) } });
  expect(s.table.allies).toMatchObject([{ id: CAPTIVE_ID, seat: 0 }]);
  s.does(2, END).does(0, END).does(0, END);
  expect(pressing(s)).toEqual(['0: captive']);
  s.finish();
});

test('[quest.q2-escort] nobody else’s death makes him change', () => {
  const s = guided('dwarf', { barbarian: { status: 'dead', body: 0 }, wizard: { at: sq(9, 9) } });
  expect(s.table.allies).toMatchObject([{ id: CAPTIVE_ID, seat: 1 }]);
  s.finish();
  expect(guided('dwarf', { barbarian: { at: sq(9, 9) } }, 3, 5).table.allies).toMatchObject([
    { id: CAPTIVE_ID, seat: 3 },
  ]);
});

test('[death.zero-body] [trap.spear-effect] killed on the Genie’s square, one is taken off the board there and put nowhere else', () => {
  const s = arena((scene) => {
    genie(scene, 11, 9);
    scene.only('dwarf', 'wizard').hero('dwarf', { at: sq(10, 9), body: 1 });
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'spear' });
    scene.rock(11, 8).rock(11, 10).turn('dwarf', { movement: 5 });
  });
  s.dice(...faces('S')).does(HEROES_SEAT, walk(12, 9));
  s.told('died', { figure: DWARF, at: sq(11, 9) }, 'death.zero-body').silent('placed');
  expect(who(s, 'dwarf')).toMatchObject({ status: 'dead', at: sq(11, 9) });
  s.finish();
});

test('[trap.pit-effect] the first fall into a pit is a first one, though another stands open elsewhere', () => {
  const s = arena((scene) => {
    scene.trap('pit', 13, 11, true).hero('elf', { at: sq(10, 9) });
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'pit' });
    scene.turn('elf', { movement: 2 });
  });
  s.does(HEROES_SEAT, walk(11, 9)).told('wounded', { figure: ELF, amount: 1 }, 'trap.pit-effect').finish();
});

test('[quest.q1-goal] [quest.rise] a goal that is met is met once, whoever else is slain after', () => {
  let goblin = 0;
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9) });
    goblin = scene.monster('goblin', 11, 9);
    scene.table.isGoalMet = true;
    scene.turn('barbarian');
  });
  s.dice(...faces('SSS W')).does(HEROES_SEAT, attack(goblin));
  s.told('died', { figure: goblin }).silent('goalMet').finish();
});

test('[quest.goal-lost-fails] nor is one met that was lost before', () => {
  const s = dungeon(9, (scene) => {
    scene.reveal('L');
    for (const hero of ['barbarian', 'dwarf', 'elf'] as const) scene.hero(hero, { at: sq(23, 1) });
    scene.table.isGoalLost = true;
    scene.turn('barbarian');
  });
  s.does(HEROES_SEAT, LEAVE).does(HEROES_SEAT, LEAVE).silent('goalMet');
  expect(s.table).toMatchObject({ isGoalMet: false, isGoalLost: true });
  s.finish();
});

test('[spell.veil-of-mist] [dread.puppet-strings] a puppet, too, strikes with two dice less at whoever is in the mist', () => {
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9) }).effects.puppet = 1;
    scene.hero('dwarf', { at: sq(11, 9) }).effects.veil = 1;
    scene.turn('barbarian', { movement: 4 });
  });
  s.dice(...faces('S WW'))
    .does(ZARGON, attack(DWARF))
    .told('attackRolled', { faces: ['S'], hits: 1 })
    .finish();
});

test.each([['barbarian'], ['barbarian', 'elf']] as const)(
  '[quest.auto-end] %s on the stairway, and nobody else below: the quest ends by itself',
  (...below) => {
    const s = dungeon(1, (scene) => {
      scene.only(...below).table.isGoalMet = true;
      for (const hero of below) scene.hero(hero, { at: sq(1, 10) });
      scene.hero('barbarian', { at: sq(3, 10) });
      scene.turn('barbarian', { movement: 1 });
    });
    s.does(HEROES_SEAT, walk(2, 10)).told('questEnded', { ending: 'success' }, 'quest.auto-end').finish();
  },
);

test('[quest.goal-and-stairway] when the last one leaves, it is the stairway that ends it', () => {
  const s = dungeon(1, (scene) => {
    scene.only('elf').table.isGoalMet = true;
    scene.hero('elf', { at: sq(3, 10) });
    scene.hero('dwarf', { status: 'here', at: sq(2, 10) });
    scene.turn('dwarf');
  });
  s.does(HEROES_SEAT, LEAVE).silent('questEnded');
  expect(s.table.ending).toBeNull();
  s.finish();
});

test('[turn.ends-early] [death.zero-body] the turn of whoever dies in it is over without a word about what is left of it', () => {
  const s = arena((scene) => {
    scene.only('elf', 'wizard').hero('elf', { at: sq(10, 9), body: 1, schools: [] });
    scene.hero('wizard', { at: sq(14, 11) });
    scene.trap('pit', 11, 9, true).turn('elf', { movement: 3 });
  });
  s.does(HEROES_SEAT, walk(11, 9)).told('died', { figure: ELF }).silent('turnCut');
  s.told('turnEnded', { hero: 'elf' }, 'turn.ends-early').finish();
});

test('[spell.swift-wind] [death.zero-body] a flight ends with whoever dies in it', () => {
  const s = arena((scene) => {
    scene.only('elf', 'wizard').hero('elf', { at: sq(10, 9), body: 1, schools: [] });
    scene.hero('wizard', { at: sq(10, 10), schools: ['air'] });
    scene.trap('pit', 11, 9, true).turn('wizard');
  });
  s.does(HEROES_SEAT, whisk(ELF)).does(HEROES_SEAT, walk(11, 9)).told('died', { figure: ELF });
  expect(s.state.asks.map(({ question }) => question)).toEqual([{ kind: 'turn', hero: 'wizard' }]);
  s.finish();
});

test('[move.monsters-block] [move.no-sharing] nobody ends a walk on a trap under a monster’s feet, the captive neither', () => {
  const s = dungeon(2, (scene) => {
    scene
      .reveal('Z')
      .trap('spear', 11, 9)
      .hero('wizard', { at: sq(10, 10) });
    scene.monster('orc', 11, 9);
    freedCaptive(scene, 10, 9);
    scene.table.hidden.goalSquare = null;
    scene.turn('wizard', { movement: 4 });
  });
  s.refused(HEROES_SEAT, walk(11, 9), 'move.no-sharing').does(HEROES_SEAT, END);
  s.refused(HEROES_SEAT, walk(11, 9), 'move.monsters-block').finish();
});
