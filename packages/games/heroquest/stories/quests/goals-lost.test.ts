import { expect, test } from 'vitest';
import { BARBARIAN, CAPTIVE_ID, ELF, HEROES_SEAT, type Hero, WITH_BLADE, ZARGON } from '../cast.ts';
import { type DungeonStory, dungeon, faces, type Scene, untilTurn } from '../dungeon.ts';
import { activate, attack, END, give, LEAVE, search, sq, walk } from '../wishes.ts';

/** Quest 14, with the Witch Lord in his hall and everybody on the stairway but for what `build` changes. */
const barakTor = (whose: Hero, build: (scene: Scene) => void): DungeonStory =>
  dungeon(14, (scene) => {
    scene.monster('witch-lord-14', 13, 8);
    build(scene);
    scene.turn(whose);
  });

test('[quest.goal-lost-fails] [quest.q14-goal] the blade leaves with its bearer, and nobody can win any more', () => {
  const s = barakTor('barbarian', (scene) => void scene.hero('barbarian', WITH_BLADE));
  s.does(HEROES_SEAT, LEAVE).told('left', { hero: 'barbarian' }).told('goalLost', {}, 'quest.goal-lost-fails');
  expect(s.table).toMatchObject({ isGoalLost: true, isGoalMet: false, ending: null });
  s.does(HEROES_SEAT, LEAVE)
    .does(HEROES_SEAT, LEAVE)
    .does(HEROES_SEAT, LEAVE)
    .told('questEnded', { ending: 'failure' }, 'quest.goal-lost-fails');
  expect(s.state.outcome).toMatchObject({ rule: 'quest.goal-lost-fails' });
  s.finish();
});

test('[quest.goal-lost-fails] [quest.q14-goal] the Wizard may carry it off as well', () => {
  const s = barakTor('wizard', (scene) => void scene.hero('wizard', { artifacts: ['spirit-blade'] }));
  s.does(HEROES_SEAT, LEAVE).told('goalLost').finish();
});

test('[quest.goal-lost-fails] [quest.q14-goal] handed over in time, it stays', () => {
  const s = barakTor('barbarian', (scene) => void scene.hero('barbarian', WITH_BLADE));
  s.does(HEROES_SEAT, give('spirit-blade', 'dwarf')).does(HEROES_SEAT, LEAVE).silent('goalLost');
  expect(s.table.isGoalLost).toBe(false);
  s.finish();
});

test('[quest.goal-lost-fails] [quest.q6-gear-chest] in a chest with everybody’s gear it is not lost either', () => {
  const s = barakTor('barbarian', (scene) => {
    const dwarf = scene.hero('dwarf');
    scene.table.hidden.treasures = [];
    scene.table.stripped = [{ ...dwarf, artifacts: ['spirit-blade'] }];
    for (const hero of scene.table.heroes) Object.assign(hero, { gear: [], held: null });
  });
  s.does(HEROES_SEAT, LEAVE).silent('goalLost').finish();
});

test('[quest.goal-lost-fails] with the Witch Lord dead the blade has done its work, whoever else is left to slay', () => {
  const s = barakTor('barbarian', (scene) => {
    scene.hero('barbarian', WITH_BLADE);
    scene.table.goal = { kind: 'kill', keys: ['witch-lord-14', 'gargoyle'], names: ['Witch Lord', 'Gargoyle'] };
    scene.table.monsters = [];
    scene.monster('gargoyle', 9, 10);
  });
  s.does(HEROES_SEAT, LEAVE).silent('goalLost').finish();
});

test('[quest.goal-lost-fails] [artifact.user-restriction] without anybody who can wield it, it is worth nothing', () => {
  const s = barakTor('elf', (scene) => {
    scene.only('elf', 'wizard').hero('elf', { artifacts: [], schools: [] });
    scene.hero('wizard', { artifacts: ['spirit-blade'] });
  });
  s.does(HEROES_SEAT, LEAVE).told('goalLost', {}, 'quest.goal-lost-fails').finish();
});

test('[quest.goal-lost-fails] [death.elixir-exception] but a dead fighter and the Elixir are hope enough', () => {
  const hopeful = (build: (scene: Scene) => void): DungeonStory =>
    barakTor('elf', (scene) => {
      scene.only('barbarian', 'elf', 'wizard').hero('barbarian', { status: 'dead', body: 0, gear: [], held: null });
      scene.hero('elf', { schools: [] });
      scene.hero('wizard', { artifacts: ['spirit-blade'] });
      build(scene);
    });
  hopeful((scene) => void scene.hero('wizard', { artifacts: ['spirit-blade', 'elixir-of-life'] }))
    .does(HEROES_SEAT, LEAVE)
    .silent('goalLost')
    .finish();
  hopeful(
    (scene) =>
      void scene.table.hidden.treasures.push({ room: 'A', finds: [{ kind: 'artifact', artifact: 'elixir-of-life' }] }),
  )
    .does(HEROES_SEAT, LEAVE)
    .silent('goalLost')
    .finish();
  hopeful((scene) => void scene.hero('elf', { artifacts: ['elixir-of-life'] }))
    .does(HEROES_SEAT, LEAVE)
    .told('goalLost')
    .finish();
});

test('[quest.goal-lost-fails] [quest.q14-blade-stays] a bearer who falls alone loses nothing: the blade lies there', () => {
  const s = dungeon(14, (scene) => {
    scene.reveal('Z', '.').hero('barbarian', { at: sq(9, 11), body: 1, ...WITH_BLADE });
    scene.hero('dwarf', { at: sq(8, 10) });
    scene.monster('orc', 10, 11);
    scene.monster('witch-lord-14', 13, 8);
    scene.zargon();
  });
  s.does(ZARGON, activate(6))
    .dice(...faces('SSSS SS'))
    .does(ZARGON, attack(BARBARIAN))
    .told('died', { figure: BARBARIAN })
    .silent('goalLost');
  expect(s.table.piles).toMatchObject([{ items: ['spirit-blade'], isSafe: true }]);
  s.finish();
});

test('[quest.goal-lost-fails] [campaign.required-artifact] not found yet is not lost', () => {
  const s = barakTor('barbarian', (scene) => {
    scene.table.hidden.treasures = [{ room: 'V', finds: [{ kind: 'artifact', artifact: 'spirit-blade' }] }];
  });
  s.does(HEROES_SEAT, LEAVE).silent('goalLost').finish();
});

test('[quest.q14-blade-stays] [trap.block-becomes-wall] a block does not bury the blade', () => {
  const s = dungeon(14, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(4, 12) });
    scene.table.hidden.treasures = [];
    scene.table.piles = [{ at: sq(5, 12), owner: null, gold: 0, items: ['spirit-blade'], isSafe: true }];
    scene.monster('witch-lord-14', 13, 8);
    scene.turn('elf', { movement: 4 });
  });
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, walk(5, 12))
    .does(HEROES_SEAT, { type: 'stepAside', to: sq(6, 12) })
    .told('blockFell');
  expect(s.table.piles[0]?.at).toBe(sq(4, 12));
  s.silent('goalLost').finish();
});

test('[quest.q14-blade-stays] [spell.rock-must-end-legal] nor does the rock that entombs its bearer', () => {
  const s = dungeon(
    14,
    (scene) => {
      scene.reveal('.').rock(8, 11);
      scene.hero('elf', { at: sq(8, 12), ...WITH_BLADE, schools: [] }).effects.throughRock = 1;
      scene.monster('witch-lord-14', 13, 8);
      scene.turn('elf', { movement: 1 });
    },
    { rockEntombs: true },
  );
  s.does(HEROES_SEAT, walk(8, 11)).told('died', { figure: ELF }, 'spell.rock-must-end-legal').silent('goalLost');
  const [pile] = s.table.piles;
  expect(pile).toMatchObject({ items: ['spirit-blade'] });
  expect(s.table.rocks).not.toContain(pile?.at);
  s.finish();
});

test('[quest.goal-lost-fails] [quest.q2-goal] the captive dies, and with him the hope', () => {
  const s = dungeon(2, (scene) => {
    scene.table.hidden.goalSquare = null;
    scene.reveal('R').hero('barbarian', { at: sq(18, 15) });
    scene.table.allies.push({
      id: CAPTIVE_ID,
      at: sq(18, 17),
      body: 1,
      seat: 0,
      turns: 0,
      summoner: null,
      isChained: false,
    });
    scene.monster('orc', 18, 16);
    scene.zargon();
  });
  s.does(ZARGON, activate(6))
    .dice(...faces('SSS SS'))
    .does(ZARGON, attack(CAPTIVE_ID));
  s.told('died', { figure: CAPTIVE_ID, name: 'Sir Ragnar' }).told('goalLost', {}, 'quest.goal-lost-fails');
  expect(s.state.outcome).toBeNull();
  s.finish();
});

test('[quest.leave-early] [quest.q2-goal] left behind, he is still to be rescued another day', () => {
  const s = dungeon(2, (scene) => {
    scene.only('elf');
    scene.table.hidden.goalSquare = null;
    scene.table.allies.push({
      id: CAPTIVE_ID,
      at: sq(18, 17),
      body: 3,
      seat: 0,
      turns: 0,
      summoner: null,
      isChained: false,
    });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, LEAVE)
    .silent('goalLost')
    .told('questEnded', { ending: 'unfinished' }, 'quest.leave-early')
    .finish();
});

/** Quest 9 with so many heroes dead, and one more at the end of its strength. */
function race(dead: readonly Hero[], build: (scene: Scene) => void = () => {}): DungeonStory {
  return dungeon(9, (scene) => {
    for (const hero of dead) scene.hero(hero, { status: 'dead', body: 0, gear: [], held: null });
    scene.table.hidden.treasures = [];
    scene.hero('elf', { at: sq(12, 9), body: 1, schools: [] });
    scene.monster('orc', 13, 9);
    build(scene);
    scene.zargon();
  });
}

const killElf = (s: DungeonStory): DungeonStory =>
  s
    .does(ZARGON, activate(6))
    .dice(...faces('SSS SS'))
    .does(ZARGON, attack(ELF))
    .told('died', { figure: ELF });

test('[quest.goal-lost-fails] [quest.q9-goal] with one hero left alive, two cannot get out', () => {
  const s = killElf(race(['barbarian', 'dwarf'])).told('goalLost', {}, 'quest.goal-lost-fails');
  expect(s.state.outcome).toBeNull();
  s.finish();
});

test('[quest.goal-lost-fails] [quest.q9-goal] those who are out count, and so does the Elixir while it can be had', () => {
  killElf(race(['barbarian'], (scene) => void scene.hero('dwarf', { status: 'left' })))
    .silent('goalLost')
    .finish();
  killElf(race(['barbarian', 'dwarf'], (scene) => void scene.hero('wizard', { artifacts: ['elixir-of-life'] })))
    .silent('goalLost')
    .finish();
  const hidden = killElf(
    race(['barbarian', 'dwarf'], (scene) => {
      scene.table.hidden.treasures = [{ room: 'P', finds: [{ kind: 'artifact', artifact: 'elixir-of-life' }] }];
    }),
  );
  hidden.silent('goalLost').finish();
});

test('[quest.goal-lost-fails] [quest.q9-goal] [death.monsters-claim] and when monsters have claimed that, hope is gone too', () => {
  const s = race(['barbarian', 'dwarf'], (scene) => {
    scene.hero('elf', { status: 'dead', body: 0, gear: [], held: null });
    scene.table.piles = [{ at: sq(12, 9), owner: 'elf', gold: 0, items: ['elixir-of-life'], isSafe: false }];
    scene.hero('wizard', { at: sq(23, 1) });
  });
  expect(s.table.isGoalLost).toBe(false);
  s.does(ZARGON, END)
    .told('lootClaimed', { artifacts: ['elixir-of-life'] })
    .told('goalLost')
    .finish();
});

test('[quest.q9-goal] a party of one needs one', () => {
  const alone = (scene: Scene): void => {
    scene.hero('elf', { at: sq(23, 1) });
    scene.turn('elf');
  };
  const s = dungeon(9, alone, { smallParty: true, heroes: 'elf' });
  s.does(HEROES_SEAT, LEAVE).told('goalMet', {}, 'quest.q9-goal').told('questEnded', { ending: 'success' }).finish();
});

test('[quest.q4-hand-over] a carrier who dies under a block leaves the chest where it came from, for others to lift', () => {
  const s = dungeon(4, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(8, 9), body: 1, schools: [] });
    scene.hero('dwarf', { at: sq(8, 10) });
    scene.table.chests = [{ at: sq(8, 9), where: 'carried', carrier: 'elf' }];
    scene.turn('elf', { movement: 2 });
  });
  s.dice(...faces('SSS'))
    .does(HEROES_SEAT, walk(8, 8))
    .told('died', { figure: ELF })
    .told('blockFell', { at: sq(8, 8) });
  expect(s.table.chests).toEqual([{ at: sq(8, 9), where: 'floor', carrier: null }]);
  untilTurn(s, 'dwarf')
    .does(HEROES_SEAT, { type: 'lift', at: sq(8, 9) })
    .finish();
});

test('[quest.q4-hand-over] nobody takes a chest who is not there', () => {
  const s = dungeon(4, (scene) => {
    scene.reveal('V').hero('elf', { at: sq(6, 16) });
    scene.hero('dwarf', { at: sq(7, 16), status: 'dead', body: 0, gear: [], held: null });
    scene.hero('wizard', { at: sq(6, 15), status: 'left' });
    scene.hero('barbarian', { at: sq(6, 17) });
    scene.table.chests = [
      { at: sq(6, 16), where: 'carried', carrier: 'elf' },
      { at: sq(6, 17), where: 'carried', carrier: 'barbarian' },
    ];
    scene.turn('elf');
  });
  for (const to of ['dwarf', 'wizard', 'barbarian', 'elf'] as const)
    s.refused(HEROES_SEAT, { type: 'handOver', to }, 'quest.q4-hand-over', { to });
  s.finish();
});

test('[quest.q7-freed-not-slain] the sheet says who is freed and not slain', () => {
  for (const [quest, event] of [
    [7, 'freed'],
    [8, 'died'],
  ] as const) {
    const s = dungeon(quest, (scene) => {
      scene.reveal('Z').hero('barbarian', { at: sq(10, 9) });
      scene.monster('orell', 11, 9);
      Object.assign(scene.table.monsters[0] ?? {}, { wounds: 2 });
      scene.turn('barbarian');
    });
    s.dice(...faces('SSS SSSS'))
      .does(HEROES_SEAT, attack(6))
      .told(event)
      .finish();
  }
});

test('[quest.later] [quest.goal-and-stairway] whoever comes in later must be slain too', () => {
  const text = `Late Guest
wander: orc
stairs: 10,7
goal: kill ulag
doors: 8,9E
mon: goblin 13,10
later: ulag 13,8
treasure: Z inscription
`;
  let goblin = 0;
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('Z', '.').hero('barbarian', { at: sq(12, 10) });
      scene.hero('dwarf', { at: sq(8, 9) });
      goblin = scene.monster('goblin', 8, 10);
      scene.turn('barbarian');
    },
    { sheet: text },
  );
  s.does(HEROES_SEAT, search('treasure'))
    .told('monsterAppeared', { at: sq(13, 8) })
    .does(HEROES_SEAT, END);
  s.dice(...faces('SS S'))
    .does(HEROES_SEAT, attack(goblin))
    .told('died', { figure: goblin })
    .silent('goalMet');
  Object.assign(s.table.monsters[0] ?? {}, { at: sq(8, 10), wounds: 1 });
  untilTurn(s.does(HEROES_SEAT, END), 'dwarf')
    .dice(...faces('SS SSSSS'))
    .does(HEROES_SEAT, attack(goblin + 1))
    .told('goalMet')
    .finish();
});
