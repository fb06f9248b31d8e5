import { expect, test } from 'vitest';
import type { FloorTrap } from '../../src/sheet/sheet.ts';
import { DWARF, ELF, HEROES_SEAT, type Hero, type Options, who } from '../cast.ts';
import { dungeon, faces, type Scene } from '../dungeon.ts';
import { disarm, jump, ROLL, search, sq, walk } from '../wishes.ts';

const SKULL = 1;
const BLANK = 6;

/** A hero in room G before a known trap. */
const before = (
  kind: FloorTrap,
  hero: Hero,
  hasKit: boolean,
  house: Partial<Options> = {},
  more: (scene: Scene) => void = () => {},
) =>
  dungeon(
    1,
    (scene) => {
      const one = scene
        .reveal('G')
        .trap(kind, 11, 4)
        .hero(hero, { at: sq(10, 4) });
      if (hasKit) one.gear.push('tool-kit');
      scene.turn(hero);
      more(scene);
    },
    house,
  );

test('[trap.disarm] it takes the action, a known trap that has not sprung, and a Tool Kit or the Dwarf', () => {
  for (const hero of ['barbarian', 'elf', 'wizard'] as const) {
    before('pit', hero, false)
      .refused(HEROES_SEAT, disarm(11, 4, 'kit'), 'equip.tool-kit')
      .refused(HEROES_SEAT, disarm(11, 4, 'hands'), 'trap.disarm')
      .finish();
    before('pit', hero, true)
      .refused(HEROES_SEAT, disarm(11, 4, 'hands'), 'trap.disarm')
      .dice(...faces('W'))
      .does(HEROES_SEAT, disarm(11, 4, 'kit'))
      .finish();
  }
  const s = before('pit', 'dwarf', false, {}, ({ table }) => {
    table.hidden.traps.push({ at: sq(10, 5), kind: 'spear' });
  });
  s.refused(HEROES_SEAT, disarm(11, 4, 'kit'), 'equip.tool-kit').refused(
    HEROES_SEAT,
    disarm(10, 5, 'hands'),
    'trap.disarm',
  );
  s.dice(...faces('B'))
    .does(HEROES_SEAT, disarm(11, 4, 'hands'))
    .refused(HEROES_SEAT, search('traps'), 'turn.move-and-one-action')
    .finish();
  before('pit', 'dwarf', false, {}, (scene) => scene.turn('dwarf', { hasActed: true }))
    .refused(HEROES_SEAT, disarm(11, 4, 'hands'), 'turn.move-and-one-action')
    .finish();
});

test('[trap.disarm-step-on] [trap.disarmed-pit-is-floor] onto the square, free of charge, and on from there', () => {
  const s = before('pit', 'dwarf', true, {}, (scene) => scene.turn('dwarf', { movement: 4 }));
  s.dice(...faces('W'))
    .does(HEROES_SEAT, disarm(11, 4, 'kit'))
    .told('placed', { figure: DWARF, to: sq(11, 4) }, 'trap.disarm-step-on')
    .silent('trapSprung');
  expect(s.view(HEROES_SEAT)).toMatchObject({ traps: [], turn: { movement: 4 } });
  expect(s.table.hidden.traps).toEqual([]);
  s.does(HEROES_SEAT, walk(12, 4)).does(HEROES_SEAT, walk(11, 4)).silent('trapSprung').finish();
  const far = before('pit', 'dwarf', true, {}, (scene) => scene.hero('dwarf', { at: sq(9, 4) }));
  far.refused(HEROES_SEAT, disarm(11, 4, 'kit'), 'trap.disarm-step-on').finish();
  const diagonal = before('pit', 'dwarf', true, {}, (scene) => scene.hero('dwarf', { at: sq(10, 3) }));
  diagonal.refused(HEROES_SEAT, disarm(11, 4, 'kit'), 'trap.disarm-step-on').finish();
  const taken = before('pit', 'dwarf', true, {}, (scene) => scene.monster('orc', 11, 4));
  taken.refused(HEROES_SEAT, disarm(11, 4, 'kit'), 'move.no-sharing').finish();
});

test('[trap.disarm-step-on] whoever walked before stays there', () => {
  const s = before('spear', 'dwarf', true, {}, (scene) => {
    scene.hero('dwarf', { at: sq(9, 4) });
    scene.turn('dwarf', { movement: 6 });
  });
  s.does(HEROES_SEAT, walk(10, 4))
    .dice(...faces('W'))
    .does(HEROES_SEAT, disarm(11, 4, 'kit'))
    .refused(HEROES_SEAT, walk(11, 3), 'turn.no-split-move');
  expect(who(s, 'dwarf').at).toBe(sq(11, 4));
  s.finish();
});

test('[trap.disarm-roll-tool-kit] with tools anything but a skull will do', () => {
  const withTools = (face: number, house: Partial<Options> = {}) =>
    before('spear', 'elf', true, house)
      .dice(face)
      .does(HEROES_SEAT, disarm(11, 4, 'kit'));
  for (const face of faces('WB'))
    withTools(face)
      .told('trapDisarmed', { hero: 'elf', at: sq(11, 4) }, 'trap.disarm-roll-tool-kit')
      .silent('wounded')
      .finish();
  withTools(BLANK, { blankDie: true }).told('trapDisarmed', { face: '-' }).finish();
  const slip = withTools(SKULL)
    .told('disarmFailed', { hero: 'elf', face: 'S' }, 'trap.disarm-roll-tool-kit')
    .told('wounded', { figure: ELF, amount: 1 });
  expect(who(slip, 'elf').gear).toContain('tool-kit');
  slip.finish();
});

test('[trap.disarm-roll-dwarf] bare hands want a black shield, unless the house is kinder', () => {
  const outcome = (dwarfDisarm: Options['dwarfDisarm'], face: string): boolean => {
    const s = before('pit', 'dwarf', false, { dwarfDisarm })
      .dice(...faces(face))
      .does(HEROES_SEAT, disarm(11, 4, 'hands'));
    s.finish();
    return s.table.traps.length === 0;
  };
  expect(Array.from('SWB', (face) => outcome('strict', face))).toEqual([false, false, true]);
  expect(Array.from('SWB', (face) => outcome('shared', face))).toEqual([false, true, true]);
  expect(Array.from('SWB', (face) => outcome('published', face))).toEqual([true, true, false]);
  before('pit', 'dwarf', true)
    .dice(...faces('W'))
    .does(HEROES_SEAT, disarm(11, 4, 'kit'))
    .told('trapDisarmed')
    .finish();
  before('pit', 'dwarf', true)
    .dice(...faces('W'))
    .does(HEROES_SEAT, disarm(11, 4, 'hands'))
    .told('disarmFailed', {}, 'trap.disarm-roll-dwarf')
    .finish();
});

test('[trap.failed-disarm-springs] a slip of the hand: no dodge from the spear, the pit opens, the block falls', () => {
  const slip = (kind: FloorTrap) => before(kind, 'elf', true).dice(...faces('S'));
  const spear = slip('spear')
    .does(HEROES_SEAT, disarm(11, 4, 'kit'))
    .silent('facesRolled')
    .silent('dodged');
  spear
    .told('wounded', { figure: ELF, amount: 1, left: 5 }, 'trap.failed-disarm-springs')
    .told('turnCut', { hero: 'elf' });
  expect(spear.table.traps).toEqual([]);
  spear.finish();
  const pit = slip('pit')
    .does(HEROES_SEAT, disarm(11, 4, 'kit'))
    .told('wounded', { left: 5 }, 'trap.pit-effect')
    .told('turnCut', { hero: 'elf' });
  expect(pit.table.traps).toEqual([{ at: sq(11, 4), kind: 'pit', isOpen: true }]);
  pit.finish();
  const block = slip('block')
    .dice(...faces('SSW'))
    .does(HEROES_SEAT, disarm(11, 4, 'kit'))
    .told('wounded', { amount: 2, left: 4 });
  block
    .does(HEROES_SEAT, { type: 'stepAside', to: sq(12, 4) })
    .told('blockFell', { at: sq(11, 4) })
    .finish();
});

test('[trap.jump] two squares’ worth of movement, a die, and on', () => {
  const at = (movement: number | null, kind: FloorTrap = 'spear') =>
    before(kind, 'elf', false, {}, (scene) => scene.turn('elf', { movement }));
  for (const face of faces('WB')) {
    const s = at(4)
      .dice(face)
      .does(HEROES_SEAT, jump([11, 4], [12, 4]))
      .told('jumped', { figure: ELF, over: sq(11, 4), to: sq(12, 4) }, 'trap.jump')
      .silent('trapSprung');
    expect(s.view(HEROES_SEAT).turn?.movement).toBe(2);
    expect(s.table.traps).toHaveLength(1);
    s.does(HEROES_SEAT, walk(12, 3)).does(HEROES_SEAT, search('traps')).finish();
  }
  const short = at(2)
    .dice(...faces('S'))
    .does(HEROES_SEAT, jump([11, 4], [12, 4]))
    .told('jumpFailed', { figure: ELF, over: sq(11, 4) }, 'trap.jump');
  short.told('wounded', { figure: ELF, amount: 1 }, 'trap.failed-disarm-springs').told('turnCut', { hero: 'elf' });
  expect(who(short, 'elf').at).toBe(sq(11, 4));
  short.finish();
  at(1)
    .refused(HEROES_SEAT, jump([11, 4], [12, 4]), 'trap.jump', { left: 1 })
    .finish();
  at(null)
    .refused(HEROES_SEAT, jump([11, 4], [12, 4]), 'move.roll-two-red')
    .dice(1, 1)
    .does(HEROES_SEAT, ROLL)
    .dice(...faces('W'))
    .does(HEROES_SEAT, jump([11, 4], [12, 4]))
    .finish();
});

test('[trap.jump] nobody jumps what nobody knows, what is not beside, or after the action', () => {
  const s = dungeon(1, (scene) => {
    scene
      .reveal('G')
      .trap('spear', 9, 2)
      .hero('elf', { at: sq(10, 4) });
    scene.turn('elf', { movement: 8 });
  });
  s.refused(HEROES_SEAT, jump([11, 4], [12, 4]), 'trap.jump').refused(HEROES_SEAT, jump([9, 2], [9, 3]), 'trap.jump');
  s.does(HEROES_SEAT, walk(9, 3))
    .does(HEROES_SEAT, search('traps'))
    .refused(HEROES_SEAT, jump([9, 2], [10, 2]), 'turn.no-split-move')
    .finish();
});

test('[trap.jump-landing] any empty square beside the trap but the one behind, and no wall between', () => {
  const s = before('spear', 'elf', false, {}, (scene) => {
    scene.hero('dwarf', { at: sq(12, 4) });
    scene.monster('goblin', 11, 5);
    scene.turn('elf', { movement: 4 });
  });
  for (const to of [
    [10, 4],
    [12, 4],
    [11, 5],
    [12, 3],
    [13, 4],
  ] as const)
    s.refused(HEROES_SEAT, jump([11, 4], to), 'trap.jump-landing');
  s.dice(...faces('W'))
    .does(HEROES_SEAT, jump([11, 4], [11, 3]))
    .finish();
  const corner = dungeon(1, (scene) => {
    scene
      .reveal('W', '.')
      .trap('pit', 12, 13)
      .hero('elf', { at: sq(11, 13) });
    scene.turn('elf', { movement: 4 });
  });
  corner
    .refused(HEROES_SEAT, jump([12, 13], [12, 12]), 'trap.jump-landing')
    .refused(HEROES_SEAT, jump([12, 13], [13, 13]), 'trap.jump-landing');
  corner
    .dice(...faces('W'))
    .does(HEROES_SEAT, jump([12, 13], [12, 14]))
    .finish();
  const door = (isOpen: boolean) =>
    dungeon(1, (scene) => {
      scene
        .reveal('W', '.')
        .trap('pit', 10, 13)
        .hero('elf', { at: sq(10, 14) });
      if (isOpen) scene.opened('10,12S');
      scene.turn('elf', { movement: 4 });
    });
  door(false)
    .refused(HEROES_SEAT, jump([10, 13], [10, 12]), 'trap.jump-landing')
    .finish();
  door(true)
    .dice(...faces('B'))
    .does(HEROES_SEAT, jump([10, 13], [10, 12]))
    .finish();
});

test('[trap.jump-into-trap] out of one, into another', () => {
  const s = before('pit', 'elf', false, {}, (scene) => {
    scene.table.hidden.traps.push({ at: sq(12, 4), kind: 'spear' });
    scene.turn('elf', { movement: 5 });
  });
  s.dice(...faces('W S'))
    .does(HEROES_SEAT, jump([11, 4], [12, 4]))
    .told('jumped')
    .told('trapSprung', { at: sq(12, 4), trap: 'spear' });
  s.told('wounded', { figure: ELF, amount: 1 }, 'trap.spear-effect').told('turnCut', { hero: 'elf' });
  expect(who(s, 'elf').at).toBe(sq(12, 4));
  s.finish();
  const deep = before('spear', 'elf', false, {}, (scene) => {
    scene.table.hidden.traps.push({ at: sq(12, 4), kind: 'pit' });
    scene.turn('elf', { movement: 5 });
  });
  deep.dice(...faces('W')).does(HEROES_SEAT, jump([11, 4], [12, 4]));
  deep.told('trapSprung', { at: sq(12, 4), trap: 'pit' }, 'trap.jump-into-trap').finish();
  const down = before('pit', 'elf', false, {}, (scene) => scene.turn('elf', { movement: 5 }));
  down.dice(...faces('S')).does(HEROES_SEAT, jump([11, 4], [12, 4]));
  down.told('trapSprung', { at: sq(11, 4), trap: 'pit' }, 'trap.failed-disarm-springs').finish();
});
