import { expect, test } from 'vitest';
import { DWARF, ELF, HEROES_SEAT, type Options, who, ZARGON } from '../cast.ts';
import { dungeon, faces, onTurn, untilTurn } from '../dungeon.ts';
import { disarm, END, search, sq, walk } from '../wishes.ts';

/** Quest 2: the chest of room S, with its gas. */
const gasChamber = (house: Partial<Options> = {}) =>
  dungeon(
    2,
    (scene) => {
      scene.reveal('S').hero('dwarf', { at: sq(23, 14) });
      scene.hero('elf', { at: sq(22, 17) });
      scene.turn('dwarf');
    },
    house,
  );

test('[trap.chest-trigger] [trap.chest-effect] the gas takes what the sheet says, and leaves the gold', () => {
  const s = untilTurn(gasChamber(), 'elf').does(HEROES_SEAT, search('treasure'));
  s.told('chestTrapSprung', { hero: 'elf', trap: 'gas', damage: 2 }, 'trap.chest-trigger').told(
    'wounded',
    { figure: ELF, amount: 2, left: 4 },
    'trap.chest-effect',
  );
  s.told('turnCut', { hero: 'elf' }).silent('treasureFound').silent('defenceRolled');
  expect(who(s, 'dwarf').body).toBe(7);
  untilTurn(s, 'dwarf')
    .does(HEROES_SEAT, search('treasure'))
    .told('goldGained', { hero: 'dwarf', gold: 50 })
    .silent('chestTrapSprung')
    .finish();
});

test('[trap.chest-trigger] one look for traps by anybody is enough, but for the stricter house', () => {
  const looked = (house: Partial<Options>) =>
    untilTurn(gasChamber(house).does(HEROES_SEAT, search('traps')), 'elf').does(HEROES_SEAT, search('treasure'));
  const safe = looked({}).told('goldGained', { hero: 'elf', gold: 50 }).silent('chestTrapSprung');
  expect(safe.view(HEROES_SEAT).chestTraps).toHaveLength(1);
  safe.finish();
  looked({ chestTrapMustDisarm: true })
    .told('wounded', { figure: ELF, amount: 2 }, 'trap.chest-effect')
    .silent('goldGained')
    .finish();
  const disarmed = gasChamber({ chestTrapMustDisarm: true }).does(HEROES_SEAT, search('traps'));
  untilTurn(disarmed.does(HEROES_SEAT, END), 'dwarf')
    .dice(...faces('B'))
    .does(HEROES_SEAT, disarm(24, 14, 'hands'));
  untilTurn(disarmed, 'elf').does(HEROES_SEAT, search('treasure')).told('goldGained').finish();
});

test('[trap.chest-disarm-adjacent] [trap.failed-disarm-springs] from beside the chest, without a step', () => {
  const known = (column: number, row: number) =>
    dungeon(2, (scene) => {
      scene.reveal('S').hero('dwarf', { at: sq(column, row) });
      scene.table.chestTraps = scene.table.hidden.chestTraps.splice(0);
      scene.turn('dwarf', { movement: 5 });
    });
  known(22, 14)
    .refused(HEROES_SEAT, disarm(24, 14, 'hands'), 'trap.chest-disarm-adjacent')
    .finish();
  known(23, 15)
    .refused(HEROES_SEAT, disarm(24, 14, 'hands'), 'trap.chest-disarm-adjacent')
    .finish();
  const s = known(24, 15)
    .dice(...faces('B'))
    .does(HEROES_SEAT, disarm(24, 14, 'hands'))
    .told('trapDisarmed', { hero: 'dwarf', at: sq(24, 14) })
    .silent('placed');
  expect(s.table.chestTraps).toEqual([]);
  expect(who(s, 'dwarf').at).toBe(sq(24, 15));
  s.does(HEROES_SEAT, walk(23, 15)).finish();
  const slip = known(23, 14)
    .dice(...faces('S'))
    .does(HEROES_SEAT, disarm(24, 14, 'hands'));
  slip
    .told('chestTrapSprung', { hero: 'dwarf', trap: 'gas', damage: 2 }, 'trap.failed-disarm-springs')
    .told('wounded', { figure: DWARF, amount: 2, left: 5 });
  expect(onTurn(slip)).toBe('elf');
  expect(slip.view(ZARGON).hidden?.treasures.map(({ room }) => room)).toContain('S');
  slip.finish();
});

test('[trap.chest-disarm-adjacent] a trap in a bookcase is disarmed from beside any of its squares', () => {
  const library = (column: number, row: number) =>
    dungeon(2, (scene) => {
      scene.reveal('P').hero('dwarf', { at: sq(column, row) });
      scene.table.chestTraps = [{ room: 'P', kind: 'needle', damage: 1, at: sq(23, 10) }];
      scene.turn('dwarf');
    });
  library(22, 12)
    .dice(...faces('B'))
    .does(HEROES_SEAT, disarm(23, 10, 'hands'))
    .told('trapDisarmed', { hero: 'dwarf', at: sq(23, 10) })
    .finish();
  library(22, 13)
    .refused(HEROES_SEAT, disarm(23, 10, 'hands'), 'trap.chest-disarm-adjacent', {
      square: sq(23, 10),
      from: sq(22, 13),
    })
    .finish();
});
