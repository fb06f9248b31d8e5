import { expect, test } from 'vitest';
import { BARBARIAN, DWARF, foe, HEROES_SEAT, who, ZARGON } from '../cast.ts';
import { arena, type DungeonStory, dungeon, faces, onTurn, pressing, type Scene, untilTurn } from '../dungeon.ts';
import { acting, inCell } from '../scenes.ts';
import {
  activate,
  attack,
  disarm,
  dread,
  END,
  edge,
  elixirFor,
  FREE,
  OPEN_GEAR,
  pickUp,
  portal,
  search,
  sq,
  walk,
} from '../wishes.ts';

/** A hero on strings beside the portal of Z. */
const strung = (hero: 'dwarf' | 'elf'): DungeonStory =>
  dungeon(10, (scene) => {
    scene.reveal('Z').hero(hero, { at: sq(9, 9) }).effects.puppet = 1;
    scene.turn(hero, { movement: 3 });
  });

test('[dread.puppet-strings] [quest.q10-portal-doors] a puppet is sent through a portal, and its move is over', () => {
  const s = strung('dwarf').dice(4, 4).does(ZARGON, portal('8,9E')).told('portalTaken', { hero: 'dwarf', room: 'W' });
  s.refused(ZARGON, walk(10, 14), 'quest.q10-portal-doors');
  expect(who(s, 'dwarf').at).toBe(sq(10, 13));
  s.finish();
});

test('[dread.puppet-strings] [quest.q10-steer] a strong mind on strings still steers for itself', () => {
  const s = strung('elf').dice(4, 4).does(ZARGON, portal('8,9E'));
  expect(pressing(s)).toEqual(['0: steer']);
  s.does(HEROES_SEAT, { type: 'steer', by: -1 }).told('portalTaken', { hero: 'elf', room: 'Z' });
  expect(pressing(s)).toEqual(['1: puppet']);
  s.finish();
});

test('[mind.zero-is-shaken] [quest.q10-portal-doors] a step into a portal is the move of half a turn', () => {
  const s = dungeon(10, (scene) => {
    scene.reveal('Z').hero('dwarf', { at: sq(9, 9), mind: 0 });
    scene.turn('dwarf', { movement: 3, isHalf: true });
  });
  s.dice(4, 4).does(HEROES_SEAT, portal('8,9E')).refused(HEROES_SEAT, search('traps'), 'mind.zero-is-shaken').finish();
});

test('[spell.courage] [door.closed-blocks] what is in sight at the end of the turn counts, not at its start', () => {
  const s = arena((scene) => {
    scene
      .reveal('.')
      .opened('8,9E')
      .hero('dwarf', { at: sq(9, 9) }).effects.courage = 1;
    scene.monster('orc', 13, 11);
    scene.turn('dwarf', { movement: 3 });
  });
  s.does(HEROES_SEAT, walk(8, 8))
    .does(HEROES_SEAT, END)
    .told('effectEnded', { hero: 'dwarf', effect: 'courage' }, 'spell.courage')
    .finish();
});

test('[quest.q6-gear-chest] [artifact.elixir-of-life] what the dead had in the chest is safe, and theirs again', () => {
  const s = dungeon(6, (scene) => {
    scene.reveal('U', 'V').hero('dwarf', { at: sq(8, 14) });
    scene.hero('elf', { at: sq(7, 14), status: 'dead', body: 0 });
    for (const kept of scene.table.stripped ?? []) {
      if (kept.hero === 'dwarf') kept.artifacts = ['elixir-of-life'];
      if (kept.hero === 'elf') Object.assign(kept, { artifacts: ['orcs-bane'], gear: ['chain-mail'] });
    }
    scene.turn('dwarf');
  });
  s.does(HEROES_SEAT, OPEN_GEAR);
  expect(s.table.piles).toMatchObject([{ owner: 'elf', isSafe: true }]);
  s.does(HEROES_SEAT, elixirFor('elf'));
  expect([who(s, 'elf').artifacts, who(s, 'elf').gear, s.table.piles]).toEqual([['orcs-bane'], ['chain-mail'], []]);
  s.finish();
});

test.each([false, true])('[quest.q6-gear-chest] [spell.sleep] a guard asleep or awake: %s', (isAsleep) => {
  const s = dungeon(6, (scene) => {
    scene.reveal('U', 'V').hero('dwarf', { at: sq(8, 14) });
    scene.monster('orc', 6, 13);
    Object.assign(scene.table.monsters[0] ?? {}, { isAsleep });
    scene.turn('dwarf');
  });
  s.refused(HEROES_SEAT, OPEN_GEAR, 'quest.q6-gear-chest').finish();
});

test('[quest.q2-prisoner] [spell.sleep] nor is the captive freed beside a sleeping guard', () => {
  const s = dungeon(2, (scene) => {
    inCell(scene, { at: sq(18, 16) });
    scene.monster('orc', 18, 15);
    Object.assign(scene.table.monsters[0] ?? {}, { isAsleep: true });
    scene.turn('wizard');
  });
  s.refused(HEROES_SEAT, FREE, 'quest.q2-prisoner').finish();
});

test('[dread.choking-murk] [spell.veil-of-mist] murk is aimed at nobody: the veiled roll, too', () => {
  const [s] = acting('melar', 13, 9, (scene) => {
    scene.hero('elf', { at: sq(10, 9) }).effects.veil = 2;
  });
  s.dice(1, 1, 1, 1).does(ZARGON, dread('murk')).told('effectBegan', { hero: 'elf', effect: 'murk' }).finish();
});

test('[dread.summons-wait] [board.stairway-closed-to-monsters] who is called beside the stairway stays off it', () => {
  const s = dungeon(1, (scene) => {
    scene.only('barbarian').hero('barbarian', { at: sq(1, 10) });
    scene.monster('balur', 3, 10);
    scene.zargon();
  });
  s.does(ZARGON, activate(6)).dice(4).does(ZARGON, dread('pack'));
  while (pressing(s)[0] === '1: place') {
    const asked = s.state.asks.find(({ question }) => question.kind === 'place')?.question;
    const squares = asked?.kind === 'place' ? asked.squares : [];
    expect(squares).not.toContain(sq(2, 10));
    s.does(ZARGON, { type: 'place', at: squares[0] ?? 0 });
  }
  expect(s.table.monsters).toHaveLength(3);
  s.finish();
});

test('[dread.shadow-step] [quest.escape-square] who casts it on the refuge itself stays there', () => {
  const s = dungeon(8, (scene) => {
    scene.reveal('H').hero('barbarian', { at: sq(15, 2) });
    scene.monster('balur', 13, 2);
    scene.zargon();
  });
  s.does(ZARGON, activate(6)).does(ZARGON, dread('step'));
  expect(foe(s, 6).at).toBe(sq(13, 2));
  s.finish();
});

test('[quest.q7-freed-not-slain] [artifact.thorn-gauntlet] thorns free Orell, too, and his banner falls', () => {
  const [s] = acting('orell', 11, 9, (scene) => {
    scene.hero('barbarian', { at: sq(10, 9), artifacts: ['thorn-gauntlet'] });
    scene.table.hidden.freed = ['orell'];
    scene.table.aura = { attack: 1, until: 'orell', name: 'Orell' };
    scene.table.isAuraUp = true;
  });
  Object.assign(foe(s, 6), { wounds: 2 });
  s.dice(...faces('WWW'))
    .does(ZARGON, attack(BARBARIAN))
    .told('freed', { name: 'Orell' })
    .told('bannerFell')
    .silent('died')
    .finish();
});

test('[quest.alarm] [spell.pass-through-rock] who comes through the wall raises the alarm as well', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('dwarf', { at: sq(1, 8) }).effects.throughRock = 1;
    scene.turn('dwarf', { movement: 3 });
  });
  s.does(HEROES_SEAT, walk(1, 7))
    .told('alarmSounded', { room: 'C' })
    .told('doorOpened', { door: edge('3,4S'), by: null })
    .finish();
});

test('[trap.chest-disarm-adjacent] [death.loot] a chest that kills keeps its treasure', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('U').hero('dwarf', { at: sq(8, 14), body: 1, gold: 3 });
    scene.hero('elf', { at: sq(6, 14) });
    scene.turn('dwarf');
  });
  s.does(HEROES_SEAT, search('traps')).does(HEROES_SEAT, END);
  untilTurn(s, 'dwarf')
    .dice(...faces('W'))
    .does(HEROES_SEAT, disarm(8, 13, 'hands'))
    .told('died', { figure: DWARF });
  expect(onTurn(s)).toBe('elf');
  s.does(HEROES_SEAT, pickUp(8, 14, 'gold'))
    .does(HEROES_SEAT, search('treasure'))
    .told('goldGained', { hero: 'elf', gold: 25 })
    .finish();
});

test('[quest.q4-take-chest] [trap.monster-in-open-pit] a monster in a pit of the room guards the chest', () => {
  const build = (scene: Scene): void => {
    scene
      .reveal('D')
      .trap('pit', 7, 8, true)
      .hero('dwarf', { at: sq(6, 6) });
    scene.monster('orc', 7, 8);
    scene.turn('dwarf');
  };
  dungeon(4, build)
    .refused(HEROES_SEAT, { type: 'lift', at: sq(5, 6) }, 'quest.q4-take-chest')
    .finish();
});
