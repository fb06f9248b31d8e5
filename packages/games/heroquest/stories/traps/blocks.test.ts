import { expect, test } from 'vitest';
import { BARBARIAN, ELF, HEROES_SEAT, who } from '../cast.ts';
import { dungeon, faces, onTurn, untilTurn } from '../dungeon.ts';
import { disarm, jump, ROLL, sq, walk } from '../wishes.ts';

test('[trap.block-effect] [trap.damage-is-undefended] three dice, and no shield helps', () => {
  const s = dungeon(3, (scene) => {
    scene
      .reveal('.')
      .hero('barbarian', { at: sq(8, 12), gear: ['broadsword', 'shield', 'helmet'], potions: ['potion-of-warding'] });
    scene.turn('barbarian', { movement: 3 });
  });
  s.dice(...faces('SSS'))
    .does(HEROES_SEAT, walk(8, 11))
    .told('wounded', { figure: BARBARIAN, amount: 3, left: 5 }, 'trap.block-effect')
    .silent('defenceRolled');
  expect(s.asked()[0]?.kind).toBe('aside');
  s.does(HEROES_SEAT, { type: 'stepAside', to: sq(8, 10) }).finish();
  const safe = dungeon(3, (scene) => {
    scene.reveal('.').hero('barbarian', { at: sq(8, 12) });
    scene.turn('barbarian', { movement: 3 });
  });
  safe
    .dice(...faces('WWB'))
    .does(HEROES_SEAT, walk(8, 11))
    .silent('wounded')
    .finish();
});

test('[trap.damage-is-undefended] pits, spears and chests ask for no defence either', () => {
  const pit = dungeon(1, (scene) => {
    scene.reveal('G').hero('elf', { at: sq(10, 4), potions: ['potion-of-warding'] });
    scene.turn('elf', { movement: 3 });
  });
  pit.does(HEROES_SEAT, walk(11, 4)).told('wounded').silent('defenceRolled');
  expect(onTurn(pit)).toBe('wizard');
  pit.finish();
  const spear = dungeon(2, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(17, 13), potions: ['potion-of-warding'] });
    scene.turn('elf', { movement: 3 });
  });
  spear
    .dice(...faces('S'))
    .does(HEROES_SEAT, walk(17, 14))
    .told('wounded')
    .silent('defenceRolled');
  expect(onTurn(spear)).toBe('wizard');
  spear.finish();
});

test('[trap.block-step-aside] where neither ahead nor back is free, the nearest squares are', () => {
  const s = dungeon(3, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(7, 12) });
    scene.hero('dwarf', { at: sq(8, 12) });
    scene.monster('orc', 8, 10);
    scene.table.hidden.traps.push({ at: sq(9, 12), kind: 'spear' });
    scene.turn('elf', { movement: 5 });
  });
  s.dice(...faces('WWW')).does(HEROES_SEAT, walk(8, 11));
  expect(s.state.asks[0]?.question).toEqual({ kind: 'aside', hero: 2, squares: [sq(8, 9), sq(7, 12), sq(9, 12)] });
  s.refused(HEROES_SEAT, { type: 'stepAside', to: sq(8, 8) }, 'trap.block-step-aside');
  s.dice(...faces('S'))
    .does(HEROES_SEAT, { type: 'stepAside', to: sq(9, 12) })
    .told('placed', { figure: ELF, to: sq(9, 12) }, 'trap.block-step-aside');
  s.told('trapSprung', { figure: ELF, at: sq(9, 12), trap: 'spear' })
    .told('wounded', { figure: ELF, left: 5 })
    .told('turnCut', { hero: 'elf' })
    .finish();
});

test('[trap.block-step-aside] with a wall ahead there is only the way back', () => {
  const s = dungeon(1, (scene) => {
    scene
      .reveal('W')
      .trap('block', 9, 14)
      .hero('elf', { at: sq(10, 14) });
    scene.turn('elf', { movement: 5 });
  });
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, walk(9, 14))
    .told('placed', { figure: ELF, to: sq(10, 14) })
    .told('turnCut', { hero: 'elf' })
    .finish();
});

test('[trap.block-becomes-wall] [trap.jump-not-fallen-block] where the block fell there is rock', () => {
  const s = dungeon(3, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(8, 12), gear: ['tool-kit'], held: null });
    scene.turn('elf', { movement: 5 });
  });
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, walk(8, 11))
    .does(HEROES_SEAT, { type: 'stepAside', to: sq(8, 12) })
    .told('blockFell', { at: sq(8, 11) }, 'trap.block-becomes-wall');
  expect(s.view(HEROES_SEAT)).toMatchObject({ traps: [] });
  untilTurn(s, 'elf')
    .dice(3, 3)
    .does(HEROES_SEAT, ROLL)
    .refused(HEROES_SEAT, walk(8, 11), 'move.not-into-rock-or-furniture');
  s.refused(HEROES_SEAT, jump([8, 11], [8, 10]), 'trap.jump-not-fallen-block')
    .refused(HEROES_SEAT, disarm(8, 11, 'kit'), 'trap.disarm')
    .finish();
});

test('[trap.jump-not-fallen-block] a known block that hangs yet can be jumped', () => {
  const s = dungeon(3, (scene) => {
    scene
      .reveal('.')
      .trap('block', 8, 11)
      .hero('elf', { at: sq(8, 12) });
    scene.turn('elf', { movement: 2 });
  });
  s.dice(...faces('W')).does(HEROES_SEAT, jump([8, 11], [8, 10]));
  expect(who(s, 'elf').at).toBe(sq(8, 10));
  s.finish();
});

test('[trap.spear-effect] [trap.spear-gone] a shield dodges, a skull does not, and the spear is spent', () => {
  for (const [face, body, next] of [
    ['W', 6, 'elf'],
    ['B', 6, 'elf'],
    ['S', 5, 'wizard'],
  ] as const) {
    const s = dungeon(2, (scene) => {
      scene.reveal('.').hero('elf', { at: sq(17, 13) });
      scene.turn('elf', { movement: 5 });
    });
    s.dice(...faces(face)).does(HEROES_SEAT, walk(17, 15));
    expect(who(s, 'elf')).toMatchObject({ body, at: sq(17, face === 'S' ? 14 : 15) });
    expect(onTurn(s)).toBe(next);
    expect(s.table).toMatchObject({ traps: [], hidden: { traps: [{ kind: 'pit' }] } });
    s.finish();
  }
});

test('[trap.spring-on-entering] whisked off by a spell, a hero falls all the same', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('G').hero('wizard', { at: sq(9, 4), schools: ['air'] });
    scene.hero('elf', { at: sq(10, 4), potions: [] });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, { type: 'cast', spell: 'swift-wind', targets: [ELF], at: null, mode: 'whisk' })
    .does(HEROES_SEAT, walk(11, 4))
    .told('wounded', { figure: ELF }, 'trap.pit-effect');
  expect(onTurn(s)).toBe('wizard');
  s.finish();
});
