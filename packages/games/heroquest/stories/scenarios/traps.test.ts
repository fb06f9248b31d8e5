import { expect, test } from 'vitest';
import { sees } from '../../src/queries/sight.ts';
import { BARBARIAN, DWARF, ELF, foe, HEROES_SEAT, who, ZARGON } from '../cast.ts';
import { dungeon, faces, onTurn, untilTurn } from '../dungeon.ts';
import { knownPit, openPit } from '../scenes.ts';
import { activate, attack, disarm, END, jump, ROLL, search, sq, walk } from '../wishes.ts';

test('scenario 5 [trap.monster-in-open-pit] an orc climbs into a pit and fights from it', () => {
  let orc = 0;
  let other = 0;
  const s = dungeon(1, (scene) => {
    scene
      .reveal('Z')
      .trap('pit', 12, 10, true)
      .hero('barbarian', { at: sq(11, 10) });
    orc = scene.monster('orc', 12, 11);
    other = scene.monster('orc', 13, 10);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc)).does(ZARGON, walk(12, 10)).silent('wounded').silent('trapSprung');
  expect(foe(s, orc)).toMatchObject({ at: sq(12, 10), wounds: 0 });
  s.dice(...faces('SW WB'))
    .does(ZARGON, attack(BARBARIAN))
    .told('attackRolled', { faces: ['S', 'W'] });
  s.does(ZARGON, activate(other)).refused(ZARGON, walk(12, 10), 'trap.monster-in-open-pit').does(ZARGON, END);
  s.dice(...faces('SWW W'))
    .does(HEROES_SEAT, attack(orc))
    .told('defenceRolled', { target: orc, faces: ['W'], blocks: 1 });
  s.finish();
});

test('scenario 10 [trap.pit-effect] [trap.pit-is-a-room] into the pit, and what lies at the bottom', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('G').hero('barbarian', { at: sq(10, 4) });
    scene.table.deck = ['coins-10', 'coins-10'];
    scene.turn('barbarian', { movement: 5 });
  });
  s.does(HEROES_SEAT, walk(11, 4)).told(
    'trapSprung',
    { figure: BARBARIAN, at: sq(11, 4), trap: 'pit' },
    'trap.spring-on-entering',
  );
  s.told('wounded', { figure: BARBARIAN, amount: 1, left: 7 }, 'trap.pit-effect').told('turnCut', {
    hero: 'barbarian',
  });
  expect(s.view(HEROES_SEAT).traps).toEqual([{ at: sq(11, 4), kind: 'pit', isOpen: true }]);
  expect(onTurn(s)).toBe('dwarf');
  untilTurn(s, 'barbarian').does(HEROES_SEAT, search('treasure')).told('cardDrawn', { hero: 'barbarian' });
  s.does(HEROES_SEAT, END);
  untilTurn(s, 'barbarian').refused(HEROES_SEAT, search('treasure'), 'search.treasure-once-per-hero-and-room');
  s.dice(1, 1).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(11, 3)).does(HEROES_SEAT, search('treasure'));
  s.told('treasureFound', { hero: 'barbarian', room: 'G' });
  s.finish();
});

test('scenario 11 [trap.jump] [trap.jump-landing] [trap.open-pit-again] the Dwarf jumps the open pit', () => {
  const over = openPit('dwarf', 10, 5)
    .dice(...faces('W'))
    .does(HEROES_SEAT, jump([11, 4], [12, 4]));
  expect(who(over, 'dwarf')).toMatchObject({ at: sq(12, 4), body: 7 });
  expect(over.view(HEROES_SEAT).turn).toMatchObject({ hero: 'dwarf', movement: 3 });
  over.finish();

  const into = openPit('dwarf', 10, 5)
    .dice(...faces('S'))
    .does(HEROES_SEAT, jump([11, 4], [12, 4]));
  into.told('wounded', { figure: DWARF, amount: 1, left: 6 }, 'trap.open-pit-again').told('turnCut', { hero: 'dwarf' });
  expect(who(into, 'dwarf').at).toBe(sq(11, 4));
  into.finish();

  openPit('dwarf', 10, 1)
    .refused(HEROES_SEAT, jump([11, 4], [12, 4]), 'trap.jump', { left: 1 })
    .finish();
  const aside = openPit('dwarf', 10, 5).refused(HEROES_SEAT, jump([11, 4], [10, 4]), 'trap.jump-landing');
  aside.dice(...faces('B')).does(HEROES_SEAT, jump([11, 4], [11, 3]));
  expect(who(aside, 'dwarf').at).toBe(sq(11, 3));
  aside.finish();
});

test('scenario 12 [trap.block-effect] [trap.block-step-aside] [trap.block-becomes-wall] the roof comes down on the Elf', () => {
  const under = (withOrc: boolean) =>
    dungeon(3, (scene) => {
      scene.reveal('.').hero('elf', { at: sq(8, 12) });
      if (withOrc) scene.monster('orc', 8, 10);
      scene.turn('elf', { movement: 6 });
    });
  const s = under(false)
    .dice(...faces('SWS'))
    .does(HEROES_SEAT, walk(8, 11));
  s.told('facesRolled', { faces: ['S', 'W', 'S'] }, 'trap.block-effect').told(
    'wounded',
    { figure: ELF, amount: 2, left: 4 },
    'trap.block-effect',
  );
  s.silent('defenceRolled');
  expect(s.state.asks[0]?.question).toEqual({ kind: 'aside', hero: ELF, squares: [sq(8, 10), sq(8, 12)] });
  s.does(HEROES_SEAT, { type: 'stepAside', to: sq(8, 12) })
    .told('blockFell', { at: sq(8, 11) })
    .told('turnCut', { hero: 'elf' });
  expect(s.table.rocks).toContain(sq(8, 11));
  expect(sees(s.table, sq(8, 12), sq(8, 10))).toBe(false);
  s.finish();

  const barred = under(true)
    .dice(...faces('SWS'))
    .does(HEROES_SEAT, walk(8, 11));
  expect(who(barred, 'elf').at).toBe(sq(8, 12));
  barred.finish();
});

test('scenario 13 [trap.spear-effect] [trap.spear-gone] a spear, dodged and not dodged', () => {
  const at = () =>
    dungeon(2, (scene) => {
      scene.reveal('.').hero('barbarian', { at: sq(17, 13) });
      scene.hero('dwarf', { at: sq(17, 12) });
      scene.turn('barbarian', { movement: 5 });
    });
  const dodged = at()
    .dice(...faces('W'))
    .does(HEROES_SEAT, walk(17, 14))
    .told('facesRolled', { figure: BARBARIAN, faces: ['W'] }, 'trap.spear-effect')
    .told('dodged', { figure: BARBARIAN }, 'trap.spear-effect')
    .silent('turnCut');
  expect(dodged.view(HEROES_SEAT)).toMatchObject({ traps: [], turn: { hero: 'barbarian', movement: 4 } });
  dodged.does(HEROES_SEAT, walk(17, 15)).does(HEROES_SEAT, walk(17, 14)).silent('trapSprung').finish();

  const hit = at()
    .dice(...faces('S'))
    .does(HEROES_SEAT, walk(17, 14));
  hit
    .told('wounded', { figure: BARBARIAN, amount: 1, left: 7 }, 'trap.spear-effect')
    .told('turnCut', { hero: 'barbarian' });
  expect([...hit.table.traps, ...hit.table.hidden.traps].filter(({ kind }) => kind === 'spear')).toEqual([]);
  hit.dice(2, 2).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(17, 15)).silent('trapSprung');
  expect(who(hit, 'dwarf')).toMatchObject({ at: sq(17, 15), body: 7 });
  hit.finish();
});

test('scenario 14 [trap.failed-disarm-springs] a jump that falls short is not dodged', () => {
  const s = dungeon(2, (scene) => {
    scene
      .reveal('.')
      .trap('spear', 17, 14)
      .hero('barbarian', { at: sq(17, 13) });
    scene.turn('barbarian', { movement: 5 });
  });
  s.dice(...faces('S')).does(HEROES_SEAT, jump([17, 14], [17, 15]));
  s.told('wounded', { figure: BARBARIAN, amount: 1, left: 7 }, 'trap.failed-disarm-springs')
    .silent('facesRolled')
    .told('turnCut', { hero: 'barbarian' });
  expect(who(s, 'barbarian').at).toBe(sq(17, 14));
  s.finish();
});

test('scenario 15 [trap.disarm-roll-tool-kit] [trap.disarm-roll-dwarf] [trap.disarm] four heroes and a known pit', () => {
  const at = (hero: 'barbarian' | 'dwarf' | 'elf', hasKit: boolean) =>
    knownPit(hero, 10, null, (scene) => hasKit && scene.hero(hero).gear.push('tool-kit'));
  at('elf', true)
    .dice(...faces('W'))
    .does(HEROES_SEAT, disarm(11, 4, 'kit'))
    .told('trapDisarmed', { hero: 'elf' })
    .finish();
  const slip = at('dwarf', false)
    .dice(...faces('W'))
    .does(HEROES_SEAT, disarm(11, 4, 'hands'))
    .told('disarmFailed', { hero: 'dwarf' });
  slip.told('wounded', { figure: DWARF, amount: 1, left: 6 }).told('turnCut', { hero: 'dwarf' });
  expect(slip.table.traps).toEqual([{ at: sq(11, 4), kind: 'pit', isOpen: true }]);
  slip.finish();
  at('dwarf', false)
    .dice(...faces('B'))
    .does(HEROES_SEAT, disarm(11, 4, 'hands'))
    .told('trapDisarmed', { hero: 'dwarf' })
    .finish();
  at('dwarf', true)
    .dice(...faces('W'))
    .does(HEROES_SEAT, disarm(11, 4, 'kit'))
    .told('trapDisarmed', { hero: 'dwarf' })
    .finish();
  at('barbarian', false)
    .refused(HEROES_SEAT, disarm(11, 4, 'kit'), 'equip.tool-kit')
    .refused(HEROES_SEAT, disarm(11, 4, 'hands'), 'trap.disarm')
    .finish();
});

test('scenario 16 [trap.disarm-step-on] [turn.no-split-move] [trap.disarmed-pit-is-floor] disarm, then walk; or walk, then disarm', () => {
  const first = knownPit('dwarf', 10, null, (scene) => scene.hero('dwarf').gear.push('tool-kit'));
  first.dice(...faces('B')).does(HEROES_SEAT, disarm(11, 4, 'kit'));
  expect(who(first, 'dwarf').at).toBe(sq(11, 4));
  first.dice(3, 4).does(HEROES_SEAT, ROLL);
  for (const [column, row] of [
    [12, 4],
    [12, 3],
    [12, 2],
    [11, 2],
    [11, 3],
    [11, 4],
    [10, 4],
  ] as const)
    first.does(HEROES_SEAT, walk(column, row));
  expect(first.view(HEROES_SEAT).turn).toMatchObject({ hero: 'dwarf', movement: 0 });
  first.finish();

  const last = knownPit('dwarf', 9, 7, (scene) => scene.hero('dwarf').gear.push('tool-kit'));
  last
    .does(HEROES_SEAT, walk(10, 4))
    .dice(...faces('B'))
    .does(HEROES_SEAT, disarm(11, 4, 'kit'));
  last.refused(HEROES_SEAT, walk(12, 4), 'turn.no-split-move').finish();
});
