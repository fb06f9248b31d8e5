import { expect, test } from 'vitest';
import { BARBARIAN, DWARF, ELF, foe, freedCaptive, GENIE_ID, genie, HEROES_SEAT, who, ZARGON } from '../cast.ts';
import {
  arena,
  type DungeonStory,
  dungeon,
  faces,
  hush,
  onTurn,
  pressing,
  type Scene,
  sheet,
  untilTurn,
} from '../dungeon.ts';
import { acting, openPit } from '../scenes.ts';
import {
  activate,
  attack,
  cast,
  castOn,
  close,
  disarm,
  dread,
  drink,
  END,
  edge,
  elixirFor,
  give,
  jump,
  open,
  pickUp,
  RING,
  ROLL,
  search,
  sq,
  walk,
  whisk,
} from '../wishes.ts';

test('[board.stairway-shared] [potion.give-adjacent] two on one square of the stairway hand each other things', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('dwarf', { at: sq(1, 10), potions: ['healing'], artifacts: ['orcs-bane'] });
    scene.hero('elf', { at: sq(1, 10) });
    scene.turn('dwarf');
  });
  s.does(HEROES_SEAT, give('healing', 'elf')).does(HEROES_SEAT, give('orcs-bane', 'elf'));
  expect(who(s, 'elf')).toMatchObject({ potions: ['healing'], artifacts: ['orcs-bane'] });
  s.finish();
});

test('[board.stairway-shared] [dread.puppet-strings] a puppet strikes whoever shares its stairway square', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('dwarf', { at: sq(1, 10) }).effects.puppet = 1;
    scene.hero('elf', { at: sq(1, 10) });
    scene.turn('dwarf');
  });
  s.dice(...faces('WW'))
    .does(ZARGON, attack(ELF))
    .told('attackFailed', { attacker: DWARF, target: ELF })
    .finish();
});

test('[trap.pit-shared] [potion.give-adjacent] so do two in one pit', () => {
  const s = openPit('dwarf', 11, null, (scene) => {
    scene.hero('dwarf', { potions: ['healing'] });
    scene.hero('elf', { at: sq(11, 4) });
  });
  s.does(HEROES_SEAT, give('healing', 'elf')).finish();
});

test('[dread.storm-lance] [trap.pit-shared] lightning strikes all who are in one pit', () => {
  const [s] = acting('sevrin', 13, 9, (scene) => {
    scene.trap('pit', 10, 9, true).hero('barbarian', { at: sq(10, 9) });
    scene.hero('dwarf', { at: sq(10, 9) });
  });
  s.dice(...faces('SWSS')).does(ZARGON, dread('lance', { direction: 6 }));
  expect([who(s, 'barbarian').body, who(s, 'dwarf').body]).toEqual([7, 5]);
  s.finish();
});

test('[artifact.elixir-of-life] [board.stairway-shared] revived where it fell, with a friend there', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('barbarian', { at: sq(1, 10), status: 'dead', body: 0, gear: [], held: null });
    scene.hero('dwarf', { at: sq(1, 10) });
    scene.hero('elf', { at: sq(2, 10), artifacts: ['elixir-of-life'] });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, elixirFor('barbarian'));
  expect(who(s, 'barbarian').at).toBe(sq(1, 10));
  s.finish();
});

test('[artifact.ring-of-return] [reveal.room-whole] a Ring that leads to unseen stairs shows their room', () => {
  const s = dungeon(6, (scene) => {
    scene.table.stripped = null;
    scene.hero('elf', { artifacts: ['ring-of-return'] });
    scene.turn('elf');
  });
  expect(s.table.stairs).toBeNull();
  s.does(HEROES_SEAT, RING)
    .told('stairsSeen', { at: sq(9, 1) })
    .told('revealed', { rooms: ['G'] });
  expect(s.table.heroes.every(({ at }) => [sq(9, 1), sq(10, 1), sq(9, 2), sq(10, 2)].includes(at))).toBe(true);
  s.finish();
});

test('[artifact.ring-of-return] [ally.genie-is-extra-hero-figure] the Ring leaves the Genie behind', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9), artifacts: ['ring-of-return'] });
    genie(scene, 11, 9);
    scene.monster('verag', 14, 7);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, RING);
  expect(s.table.allies).toMatchObject([{ id: GENIE_ID, at: sq(11, 9) }]);
  s.does(HEROES_SEAT, END);
  expect(pressing(s)).toEqual(['0: genie']);
  s.finish();
});

test('[artifact.ring-of-return] [dread.puppet-strings] a puppet in sight is carried along, and stays one', () => {
  const s = arena((scene) => {
    scene.hero('elf', { at: sq(10, 9), artifacts: ['ring-of-return'] });
    scene.hero('wizard', { at: sq(11, 9) }).effects.puppet = 1;
    scene.monster('verag', 14, 7);
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, RING).does(HEROES_SEAT, END);
  expect(pressing(s)).toEqual(['1: puppet']);
  s.finish();
});

test('[quest.alarm] [door.one-change-per-round] what an alarm has opened is not closed in the same round', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('dwarf', { at: sq(2, 8) });
    scene.turn('dwarf', { movement: 9 });
  });
  s.does(HEROES_SEAT, open('2,7S')).told('alarmSounded', { room: 'C' }).does(HEROES_SEAT, walk(3, 5));
  s.refused(HEROES_SEAT, close('3,4S'), 'door.one-change-per-round').does(HEROES_SEAT, END);
  untilTurn(s, 'dwarf').does(HEROES_SEAT, close('3,4S')).finish();
});

test('[quest.alarm] [door.secret-never-closes] a hidden door that an alarm opened stays open', () => {
  const s = dungeon(12, (scene) => {
    scene.reveal('.').hero('dwarf', { at: sq(14, 10) });
    scene.table.round = 3;
    scene.lookAround().turn('dwarf', { movement: 9 });
  });
  expect(s.table.doors.find((door) => door.edge === edge('14,9E'))).toBeDefined();
  s.does(HEROES_SEAT, walk(14, 9)).refused(HEROES_SEAT, close('14,9E'), 'door.secret-never-closes').finish();
});

test('[trap.disarm-step-on] [door.closed-blocks] nobody disarms or jumps through a closed door', () => {
  const s = arena((scene) => {
    scene
      .reveal('.')
      .trap('pit', 8, 9)
      .hero('dwarf', { at: sq(9, 9), gear: ['tool-kit'], held: null });
    scene.turn('dwarf', { movement: 5 });
  });
  s.refused(HEROES_SEAT, disarm(8, 9, 'kit'), 'trap.disarm-step-on');
  s.refused(HEROES_SEAT, jump([8, 9], [8, 8]), 'trap.jump');
  s.does(HEROES_SEAT, open('8,9E'))
    .dice(...faces('W'))
    .does(HEROES_SEAT, jump([8, 9], [8, 8]))
    .finish();
});

test('[trap.disarm-step-on] [dread.choking-murk] half a turn: the step onto the trap is all of it', () => {
  const s = arena((scene) => {
    scene.trap('spear', 11, 9).hero('dwarf', { at: sq(10, 9), gear: ['tool-kit'], held: null }).effects.murk = 1;
    scene.turn('dwarf', { isHalf: true });
  });
  s.dice(...faces('W'))
    .does(HEROES_SEAT, disarm(11, 9, 'kit'))
    .refused(HEROES_SEAT, ROLL, 'dread.choking-murk');
  expect(who(s, 'dwarf').at).toBe(sq(11, 9));
  s.finish();
});

test('[quest.q4-hand-over] [quest.q4-deliver] given to one on the stairway it is delivered', () => {
  const s = dungeon(4, (scene) => {
    scene.reveal('T').hero('dwarf', { at: sq(3, 16) });
    scene.hero('elf', { at: sq(2, 16) });
    scene.hero('wizard', { at: sq(1, 16) });
    scene.table.chests = [
      { at: sq(5, 6), where: 'carried', carrier: 'dwarf' },
      { at: sq(1, 15), where: 'floor', carrier: null },
    ];
    scene.turn('dwarf');
  });
  s.does(HEROES_SEAT, { type: 'handOver', to: 'elf' }).told('chestDelivered', { hero: 'elf' });
  untilTurn(s, 'wizard')
    .does(HEROES_SEAT, { type: 'lift', at: sq(1, 15) })
    .told('chestDelivered', { hero: 'wizard' })
    .finish();
});

test('[quest.q4-deliver] [dread.puppet-strings] a puppet led onto the stairway has brought its chest there', () => {
  const s = dungeon(4, (scene) => {
    scene.reveal('T').hero('dwarf', { at: sq(3, 16) }).effects.puppet = 1;
    scene.table.chests = [{ at: sq(5, 6), where: 'carried', carrier: 'dwarf' }];
    scene.turn('dwarf', { movement: 3 });
  });
  s.does(ZARGON, walk(2, 16)).told('chestDelivered', { hero: 'dwarf' }).finish();
});

test('[quest.q4-hand-over] [artifact.elixir-of-life] the revived stand over the chest they dropped', () => {
  const s = dungeon(4, (scene) => {
    scene.reveal('T').hero('dwarf', { at: sq(4, 14), status: 'dead', body: 0, gear: [], held: null });
    scene.hero('elf', { at: sq(4, 15), artifacts: ['elixir-of-life'] });
    scene.table.chests = [{ at: sq(4, 14), where: 'floor', carrier: null }];
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, elixirFor('dwarf'));
  untilTurn(s.does(HEROES_SEAT, END), 'dwarf').does(HEROES_SEAT, { type: 'lift', at: sq(4, 14) });
  expect(s.table.chests).toMatchObject([{ where: 'carried', carrier: 'dwarf' }]);
  s.finish();
});

test('[quest.clock] [monster.named-has-base-type] a warlord of the orcs is one of the orcs that the box holds', () => {
  const patrol = (orcs: number): DungeonStory =>
    dungeon(3, (scene) => {
      scene.reveal('.');
      for (let i = 0; i < orcs; i++) scene.monster('orc', 9 + i, 12);
      scene.monster('ulag', 18, 18);
      scene.table.round = 8;
      scene.turn('wizard');
    }).does(HEROES_SEAT, END);
  patrol(7).silent('monsterAppeared').finish();
  patrol(6).told('monsterAppeared').finish();
});

test('[quest.clock] [setup.monsters-hidden] those who still lurk unseen are alive in the dungeon, too', () => {
  const s = sheet(3, (scene) => {
    scene.table.hidden.monsters = scene.table.hidden.monsters.filter(({ figure }) => figure === 'orc');
    const [one] = scene.table.hidden.monsters;
    while (one !== undefined && scene.table.hidden.monsters.length < 8) scene.table.hidden.monsters.push(one);
    scene.monster('goblin', 5, 12);
    scene.table.round = 8;
    scene.reveal('.').turn('wizard');
  });
  s.does(HEROES_SEAT, END).silent('monsterAppeared').finish();
});

test('[artifact.thorn-gauntlet] [zargon.all-active-monsters] a monster that dies of its own blow is done', () => {
  const [s] = acting('orc', 11, 9, (scene) => {
    scene.hero('barbarian', { at: sq(10, 9), artifacts: ['thorn-gauntlet'] });
    scene.monster('goblin', 10, 8);
  });
  s.dice(...faces('WWW'))
    .does(ZARGON, attack(BARBARIAN))
    .told('died', { figure: 7 });
  s.does(ZARGON, activate(6))
    .dice(...faces('SW WS'))
    .does(ZARGON, attack(BARBARIAN))
    .finish();
});

test('[dread.cinder-burst] [zargon.all-active-monsters] who burned in Zargon’s own fire is not used any more', () => {
  const [s] = acting('balur', 13, 9, (scene) => {
    scene.hero('barbarian', { at: sq(10, 10) });
    scene.monster('goblin', 10, 7);
  });
  s.dice(1, 1)
    .does(ZARGON, dread('cinder', { at: sq(11, 7) }))
    .told('died', { figure: 6 });
  s.refused(ZARGON, activate(6), 'zargon.all-active-monsters').finish();
});

test('[dread.puppet-strings] [potion.any-time] while Zargon plays the puppet, its own seat may let it drink', () => {
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9), body: 2, potions: ['healing'] }).effects.puppet = 1;
    scene.hero('dwarf', { at: sq(13, 9) });
    scene.turn('barbarian', { movement: 3 });
  });
  s.refused(ZARGON, drink('barbarian', 'healing'), 'seat.own-heroes-only');
  s.does(HEROES_SEAT, drink('barbarian', 'healing'));
  expect([who(s, 'barbarian').body, pressing(s)]).toEqual([6, ['1: puppet']]);
  s.does(ZARGON, walk(12, 9)).finish();
});

test('[spell.swift-wind] [cast.target-kinds] the wind carries heroes, and neither the Genie nor a captive', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9), schools: ['air'] });
    freedCaptive(scene, 11, 11);
    genie(scene, 11, 9);
    scene.turn('wizard');
  });
  s.refused(HEROES_SEAT, whisk(GENIE_ID), 'cast.target-kinds');
  s.refused(HEROES_SEAT, whisk(5), 'cast.target-kinds').finish();
});

test('[spell.tempest] [combat.in-pit-minus-one] a monster down in a pit wards the storm off with a die less', () => {
  const s = arena((scene) => {
    scene.trap('pit', 12, 9, true).hero('wizard', { at: sq(9, 9), schools: ['air'] });
    scene.monster('orc', 12, 9);
    scene.turn('wizard');
  });
  s.dice(...faces('S W')).does(HEROES_SEAT, cast('tempest', { at: sq(12, 9) }));
  expect(foe(s, 6)).toMatchObject({ wounds: 0, losesTurn: true });
  s.finish();
});

test('[ally.genie-is-extra-hero-figure] [combat.in-pit-minus-one] so does the Genie in a pit', () => {
  const [s] = acting('orc', 11, 9, (scene) => {
    scene.trap('pit', 10, 9, true).hero('wizard', { at: sq(9, 11) });
    genie(scene, 10, 9);
  });
  s.dice(...faces('SWW WS'))
    .does(ZARGON, attack(GENIE_ID))
    .told('defenceRolled', { target: GENIE_ID, blocks: 1 })
    .finish();
});

test('[quest.q2-escort] [quest.auto-end] the captive’s last step wins at once for heroes on the stairway', () => {
  const s = dungeon(2, (scene) => {
    scene.hero('wizard');
    freedCaptive(scene, 23, 4);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END)
    .does(HEROES_SEAT, walk(23, 2))
    .told('captiveOut')
    .told('questEnded', { ending: 'success' }, 'quest.auto-end')
    .finish();
});

test('[quest.q2-escort] [trap.pit-shared] the captive falls in with a hero, and walks out in the next round', () => {
  const s = dungeon(2, (scene) => {
    scene
      .reveal('.')
      .trap('pit', 25, 10, true)
      .hero('wizard', { at: sq(25, 10) });
    freedCaptive(scene, 25, 12);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END).does(HEROES_SEAT, walk(25, 10));
  s.told('wounded', { figure: 5, left: 2 }, 'trap.open-pit-again');
  for (const hero of ['barbarian', 'dwarf', 'elf', 'wizard']) {
    expect(onTurn(s)).toBe(hero);
    s.does(HEROES_SEAT, END);
  }
  s.does(HEROES_SEAT, walk(25, 7)).finish();
});

test('[death.monsters-claim] [dread.slumber-hex] a sleeper beside a pile guards it as well as anybody', () => {
  const s = arena((scene) => {
    scene.hero('dwarf', { at: sq(10, 9), mind: 0 }).effects.slumber = 1;
    scene.hero('elf', { status: 'dead', body: 0, at: sq(12, 9), gear: [], held: null });
    scene.table.piles = [{ at: sq(12, 9), owner: 'elf', gold: 9, items: [], isSafe: false }];
    scene.monster('orc', 14, 7);
    scene.zargon();
  });
  s.does(ZARGON, END).silent('lootClaimed');
  expect(s.table.piles).toHaveLength(1);
  s.finish();
});

test('[search.treasure-once-per-hero-and-room] [artifact.elixir-of-life] the revived do not search again', () => {
  const s = arena((scene) => {
    scene.hero('dwarf', { at: sq(10, 9), status: 'dead', body: 0, searched: ['Z'], gear: [], held: null });
    scene.hero('elf', { at: sq(10, 10), artifacts: ['elixir-of-life'] });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, elixirFor('dwarf')).does(HEROES_SEAT, END);
  untilTurn(s, 'dwarf').refused(HEROES_SEAT, search('treasure'), 'search.treasure-once-per-hero-and-room').finish();
});

test('[spell.genie] [trap.monster-in-open-pit] a Genie may be called into a pit that is empty', () => {
  const call = (isTaken: boolean): DungeonStory =>
    arena((scene) => {
      scene.trap('pit', 11, 9, true).hero('wizard', { at: sq(10, 9), schools: ['air'] });
      if (isTaken) scene.monster('orc', 11, 9);
      scene.turn('wizard');
    });
  call(false)
    .does(HEROES_SEAT, cast('genie', { at: sq(11, 9) }))
    .finish();
  call(true)
    .refused(HEROES_SEAT, cast('genie', { at: sq(11, 9) }), 'spell.genie')
    .finish();
});

test('[death.loot] [dread.puppet-strings] Zargon does not let a puppet gather what its victim left', () => {
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9) }).effects.puppet = 1;
    scene.hero('dwarf', { at: sq(11, 9), body: 1, gold: 5 });
    scene.turn('barbarian');
  });
  s.dice(...faces('SSS WS'))
    .does(ZARGON, attack(DWARF))
    .told('lootLeft', { hero: 'dwarf' });
  s.refused(ZARGON, pickUp(11, 9, 'gold'), 'dread.puppet-strings').does(ZARGON, END);
  untilTurn(s, 'barbarian')
    .does(HEROES_SEAT, pickUp(11, 9, 'gold'))
    .finish();
});

test('[spell.rock-skin] [dread.wither-mind] a lost Mind Point costs no skin of rock', () => {
  const [s] = acting('melar', 13, 9, (scene) => {
    scene.hero('dwarf', { at: sq(10, 9) }).effects.rockSkin = 1;
  });
  s.dice(1, 1).does(ZARGON, dread('wither', { target: DWARF }));
  expect(who(s, 'dwarf')).toMatchObject({ mind: 1, effects: { rockSkin: 1 } });
  s.finish();
});

test('[spell.rock-skin] [spell.water-of-healing] the point that kills and is healed again has cost the skin', () => {
  const [s] = acting('orc', 11, 9, (scene) => {
    scene.hero('elf', { at: sq(10, 9), body: 1, schools: ['water'] }).effects.rockSkin = 1;
  });
  hush(s.dice(...faces('SSS SSSS')).does(ZARGON, attack(ELF)));
  s.does(HEROES_SEAT, { type: 'rescue', spell: 'water-of-healing' });
  expect(who(s, 'elf')).toMatchObject({ body: 4, effects: { rockSkin: 0 } });
  s.finish();
});

test('[spell.sleep] [quest.dread-banner] a bearer of the banner who sleeps still bears it', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 11), schools: ['water'] });
    scene.hero('barbarian', { at: sq(10, 9) });
    scene.table.aura = { attack: 1, until: 'abomination', name: 'Abomination' };
    scene.table.isAuraUp = true;
    scene.monster('abomination', 13, 11);
    scene.monster('orc', 11, 9);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, castOn('sleep', 6)).dice(1, 1, 1).does(HEROES_SEAT, END);
  s.does(ZARGON, activate(7))
    .dice(...faces('WWWW'))
    .does(ZARGON, attack(BARBARIAN))
    .finish();
});

test('[quest.goal-lost-fails] [dread.cinder-burst] fire that kills the captive loses the deed', () => {
  const build = (scene: Scene): void => {
    scene.table.goal = { kind: 'escort', name: 'Sir Ragnar' };
    freedCaptive(scene, 10, 8, 1);
    scene.hero('barbarian', { at: sq(10, 9), body: 1, potions: ['healing'] });
  };
  const [s] = acting('balur', 13, 9, build);
  s.dice(1, 1, 1, 1).does(ZARGON, dread('cinder', { at: sq(10, 9) }));
  s.does(HEROES_SEAT, drink('barbarian', 'healing'));
  expect([s.table.isGoalLost, s.table.allies, who(s, 'barbarian').body]).toEqual([true, [], 4]);
  s.finish();
});
