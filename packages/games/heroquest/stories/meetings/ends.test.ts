import { expect, test } from 'vitest';
import { BARBARIAN, ELF, genie, HEROES_SEAT, WITH_BLADE, WIZARD, who, ZARGON } from '../cast.ts';
import { arena, dungeon, faces, onTurn, type Scene, untilTurn } from '../dungeon.ts';
import { acting } from '../scenes.ts';
import {
  activate,
  attack,
  cast,
  close,
  dread,
  END,
  edge,
  elixirFor,
  LEAVE,
  open,
  ROLL,
  search,
  sq,
  walk,
} from '../wishes.ts';

/** These heroes have died before. */
function dead(scene: Scene, ...heroes: readonly ('barbarian' | 'dwarf' | 'elf' | 'wizard')[]): void {
  for (const hero of heroes) scene.hero(hero, { status: 'dead', body: 0, gear: [], held: null });
}

test('[dread.cinder-burst] [quest.q1-goal] Zargon’s own fire can do the heroes’ deed', () => {
  const [s] = acting('balur', 13, 9, (scene) => {
    scene.hero('barbarian', { at: sq(10, 9) });
    scene.monster('verag', 10, 7);
    Object.assign(scene.table.monsters[0] ?? {}, { wounds: 2 });
  });
  s.dice(1, 1)
    .does(ZARGON, dread('cinder', { at: sq(11, 7) }))
    .told('goalMet', {}, 'quest.q1-goal')
    .finish();
});

test('[quest.dread-banner] [dread.cinder-burst] a banner that falls is down for those who strike after it', () => {
  let orc = 0;
  const [s] = acting('balur', 13, 9, (scene) => {
    scene.hero('barbarian', { at: sq(10, 10) });
    scene.table.aura = { attack: 1, until: 'goblin', name: 'Goblin' };
    scene.table.isAuraUp = true;
    scene.monster('goblin', 10, 7);
    orc = scene.monster('orc', 9, 10);
  });
  s.dice(1, 1)
    .does(ZARGON, dread('cinder', { at: sq(11, 7) }))
    .told('bannerFell')
    .does(ZARGON, activate(orc));
  s.dice(...faces('WWW'))
    .does(ZARGON, attack(BARBARIAN))
    .finish();
});

test('[ally.genie-turn] [quest.auto-end] the Genie’s blow wins the quest for heroes who wait on the stairway', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('wizard', { at: sq(2, 10), schools: ['air'] });
    scene.monster('verag', 4, 10);
    Object.assign(scene.table.monsters[0] ?? {}, { wounds: 2 });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, cast('genie', { at: sq(3, 10) }))
    .does(HEROES_SEAT, END)
    .dice(...faces('SSSS SWWW'))
    .does(HEROES_SEAT, attack(6));
  s.told('questEnded', { ending: 'success' }, 'quest.auto-end').finish();
});

test('[ally.genie-can] [door.one-change-per-round] a door that the Genie opened is not closed in that round', () => {
  const s = arena((scene) => {
    scene.reveal('.').hero('wizard', { at: sq(9, 10), schools: [] });
    genie(scene, 9, 9);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END).does(HEROES_SEAT, open('8,9E')).does(HEROES_SEAT, walk(8, 8)).does(HEROES_SEAT, END);
  untilTurn(s, 'wizard').dice(1, 1).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(9, 9));
  s.does(HEROES_SEAT, close('8,9E')).finish();
});

test('[door.not-closed-on-a-monster] [spell.sleep] nor is one closed on a sleeper', () => {
  const s = arena((scene) => {
    scene
      .reveal('.')
      .opened('8,9E')
      .hero('dwarf', { at: sq(8, 9) });
    scene.monster('orc', 9, 9);
    Object.assign(scene.table.monsters[0] ?? {}, { isAsleep: true });
    scene.turn('dwarf');
  });
  s.refused(HEROES_SEAT, close('8,9E'), 'door.not-closed-on-a-monster').finish();
});

test('[artifact.elixir-of-life] [round.heroes-then-zargon] revived before its turn, it has it', () => {
  const s = arena((scene) => {
    dead(scene, 'wizard', 'barbarian');
    scene.hero('wizard', { at: sq(10, 9) });
    scene.hero('elf', { at: sq(10, 10), artifacts: ['elixir-of-life'] });
    scene.monster('orc', 14, 7);
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, elixirFor('wizard')).does(HEROES_SEAT, END);
  expect(onTurn(s)).toBe('wizard');
  s.finish();
});

test('[artifact.elixir-of-life] [round.heroes-then-zargon] dead in its own turn and revived: no second turn', () => {
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9), body: 1 });
    scene.hero('dwarf', { at: sq(9, 10), artifacts: ['elixir-of-life'] });
    scene.table.hidden.traps.push({ at: sq(11, 9), kind: 'pit' });
    scene.monster('orc', 14, 7);
    scene.turn('barbarian', { movement: 2 });
  });
  s.does(HEROES_SEAT, walk(11, 9)).told('died', { figure: BARBARIAN }).does(HEROES_SEAT, elixirFor('barbarian'));
  const order: string[] = [];
  for (let turns = 0; turns < 4; turns++) {
    s.does(onTurn(s) === 'zargon' ? ZARGON : HEROES_SEAT, END);
    order.push(onTurn(s) ?? 'nobody');
  }
  expect([order, who(s, 'barbarian').at]).toEqual([['elf', 'wizard', 'zargon', 'barbarian'], sq(11, 9)]);
  s.finish();
});

test('[quest.q9-collapse] [artifact.elixir-of-life] against a vault that comes down no Elixir helps', () => {
  const s = dungeon(9, (scene) => {
    scene.hero('elf', { artifacts: ['elixir-of-life'], potions: ['healing'] });
    scene.table.round = 17;
    scene.monster('orc', 13, 8);
    scene.zargon();
  });
  s.does(ZARGON, END).told('collapsed').told('died', { figure: ELF }, 'quest.q9-collapse');
  s.told('questEnded', { ending: 'failure' }, 'quest.all-dead-fails').finish();
  expect(s.table.lostArtifacts).toContain('elixir-of-life');
});

test('[quest.q9-collapse] [quest.q9-goal] [quest.circle-number] two got out: a success for them', () => {
  const s = dungeon(9, (scene) => {
    scene.hero('barbarian', { status: 'left' });
    scene.hero('dwarf', { status: 'left' });
    scene.table.isGoalMet = true;
    scene.table.round = 17;
    scene.monster('orc', 13, 8);
    scene.zargon();
  });
  s.does(ZARGON, END).told('died', { figure: ELF }).told('questEnded', { ending: 'success' });
  s.told('rewarded', { hero: 'dwarf', gold: 25 });
  expect(s.table.heroes.map(({ circled }) => circled)).toEqual([[9], [9], [], []]);
  s.finish();
});

test('[quest.rise] [trap.block-becomes-wall] where rock or somebody is in the way, the dead rise beside it', () => {
  const s = dungeon(12, (scene) => {
    scene.reveal('Z').hero('elf', { at: sq(9, 9) });
    scene.hero('dwarf', { at: sq(9, 7) });
    scene.table.hidden.later = [];
    scene.table.furniture = [];
    for (const [column, row] of [
      [13, 10],
      [9, 7],
    ] as const)
      scene.monster('skeleton', column, row);
    const homes = scene.table.monsters.splice(0);
    scene.table.fallen = homes.map(({ key, name, figure, move, attack: a, defend, body, mind, isUndead, at }) => ({
      ...{ key, name, figure, move, attack: a, defend, body, mind, isUndead, at },
      spells: [],
    }));
    scene.rock(13, 10).turn('elf');
  });
  s.does(HEROES_SEAT, search('treasure')).told('goalMet', {}, 'quest.q12-goal').told('deadRose');
  const risen = s.table.monsters.map(({ at }) => at);
  expect(risen).toHaveLength(2);
  expect(risen.every((at) => ![sq(13, 10), sq(9, 7), sq(9, 9)].includes(at))).toBe(true);
  s.finish();
});

test('[quest.leave-early] [death.removed] the last one below dies, others are home: unfinished, no failure', () => {
  const [s] = acting('orc', 11, 9, (scene) => {
    scene.only('barbarian').hero('barbarian', { at: sq(10, 9), body: 1 });
    scene.monster('verag', 14, 7);
  });
  s.dice(...faces('SSS WS'))
    .does(ZARGON, attack(BARBARIAN))
    .told('questEnded', { ending: 'unfinished' }, 'quest.leave-early')
    .finish();
});

test('[quest.one-survivor-is-enough] [death.removed] the deed done, the death of the last below is a success', () => {
  const [s] = acting('orc', 11, 9, (scene) => {
    scene.table.isGoalMet = true;
    scene.only('barbarian').hero('barbarian', { at: sq(10, 9), body: 1 });
  });
  s.dice(...faces('SSS WS'))
    .does(ZARGON, attack(BARBARIAN))
    .told('questEnded', { ending: 'success' }, 'quest.goal-and-stairway');
  s.told('rewarded', { hero: 'dwarf' }).finish();
});

test('[quest.goal-lost-fails] [artifact.elixir-of-life] drunk by the Wizard, it leaves nobody for the blade', () => {
  let orc = 0;
  const s = dungeon(14, (scene) => {
    scene.monster('witch-lord-14', 13, 8);
    dead(scene, 'barbarian', 'dwarf', 'elf');
    scene.reveal('T').hero('wizard', { artifacts: ['spirit-blade', 'elixir-of-life'] });
    scene.hero('wizard', { at: sq(3, 14), body: 1, schools: [] });
    orc = scene.monster('orc', 4, 14);
    scene.zargon();
  });
  expect(s.table.isGoalLost).toBe(false);
  s.does(ZARGON, activate(orc))
    .dice(...faces('SSSS SS'))
    .does(ZARGON, attack(WIZARD))
    .silent('goalLost');
  s.does(HEROES_SEAT, elixirFor('wizard')).told('goalLost', {}, 'quest.goal-lost-fails').finish();
});

test('[quest.goal-lost-fails] [quest.q9-goal] the last Elixir drunk by its bearer loses the race', () => {
  const s = dungeon(9, (scene) => {
    dead(scene, 'barbarian', 'dwarf', 'elf');
    scene.hero('wizard', { body: 1, schools: [], artifacts: ['elixir-of-life'] });
    const { at } = scene.hero('wizard');
    scene.monster('orc', (at % 26) + 1, Math.floor(at / 26));
    scene.zargon();
  });
  s.does(ZARGON, activate(6))
    .dice(...faces('SSS SS'))
    .does(ZARGON, attack(WIZARD))
    .does(HEROES_SEAT, elixirFor('wizard'));
  s.told('goalLost', {}, 'quest.goal-lost-fails').finish();
});

test('[quest.goal-lost-fails] [quest.q14-blade-stays] the blade lies there, and its last wielder goes home', () => {
  const s = dungeon(14, (scene) => {
    scene.monster('witch-lord-14', 13, 8);
    dead(scene, 'barbarian', 'dwarf');
    scene.hero('wizard', { at: sq(4, 14) });
    scene.table.hidden.treasures = [];
    scene.table.piles = [{ at: sq(3, 13), owner: null, gold: 0, items: ['spirit-blade'], isSafe: true }];
    scene.reveal('T').turn('elf');
  });
  s.does(HEROES_SEAT, LEAVE).told('goalLost', {}, 'quest.goal-lost-fails').finish();
});

test('[quest.q14-goal] [dread.puppet-strings] a puppet does not carry the blade out of the dungeon', () => {
  const s = dungeon(14, (scene) => {
    scene.monster('witch-lord-14', 13, 8);
    scene.hero('barbarian', WITH_BLADE).effects.puppet = 1;
    scene.turn('barbarian');
  });
  s.refused(ZARGON, LEAVE, 'dread.puppet-strings').finish();
});

test('[quest.q10-arrival] [quest.auto-end] with the Ring found a portal to the stairway wins the quest', () => {
  const s = dungeon(10, (scene) => {
    scene.table.isGoalMet = true;
    scene.reveal('W').hero('dwarf', { at: sq(10, 13) });
    scene.turn('dwarf', { movement: 4 });
  });
  s.dice(3, 4)
    .does(HEROES_SEAT, { type: 'portal', door: edge('10,12S') })
    .told('portalTaken', { room: 'Z' });
  s.told('questEnded', { ending: 'success' }, 'quest.auto-end').finish();
});
