import { expect, test } from 'vitest';
import { BARBARIAN, ELF, HEROES_SEAT, who, ZARGON } from '../cast.ts';
import { dungeon, faces, untilTurn } from '../dungeon.ts';
import { stack } from '../scenes.ts';
import { activate, attack, END, ROLL, search, sq, walk } from '../wishes.ts';

test('scenario 17 [trap.chest-trigger] [trap.chest-effect] the needle in the chest of room U', () => {
  const inU = (isStrict = false) =>
    dungeon(
      1,
      (scene) => {
        scene.reveal('U').hero('elf', { at: sq(6, 14) });
        scene.hero('dwarf', { at: sq(7, 14) });
        scene.turn('dwarf');
      },
      { chestTrapMustDisarm: isStrict },
    );
  const rash = inU().does(HEROES_SEAT, END).does(HEROES_SEAT, search('treasure'));
  rash
    .told('chestTrapSprung', { hero: 'elf', trap: 'needle', damage: 1 }, 'trap.chest-trigger')
    .told('wounded', { figure: ELF, amount: 1, left: 5 }, 'trap.chest-effect');
  rash.told('turnCut', { hero: 'elf' }).silent('treasureFound').silent('cardDrawn');
  expect(who(rash, 'elf').gold).toBe(0);
  expect([...rash.table.chestTraps, ...rash.table.hidden.chestTraps]).toEqual([]);
  untilTurn(rash, 'elf')
    .does(HEROES_SEAT, search('treasure'))
    .told('goldGained', { hero: 'elf', gold: 25, total: 25 })
    .finish();

  const careful = inU().does(HEROES_SEAT, search('traps')).does(HEROES_SEAT, END).does(HEROES_SEAT, search('treasure'));
  careful.told('goldGained', { hero: 'elf', gold: 25 }).silent('chestTrapSprung');
  expect(careful.table.chestTraps).toHaveLength(1);
  careful.finish();

  const strict = inU(true)
    .does(HEROES_SEAT, search('traps'))
    .does(HEROES_SEAT, END)
    .does(HEROES_SEAT, search('treasure'));
  strict.told('chestTrapSprung', { hero: 'elf' }).silent('goldGained').finish();
});

test('scenario 18 [search.treasure-no-monster-in-room] [search.traps-needs-no-visible-monster] who is watching', () => {
  const asleep = dungeon(1, (scene) => {
    scene.reveal('Z').hero('elf', { at: sq(9, 9) });
    const goblin = scene.monster('goblin', 14, 11);
    Object.assign(scene.table.monsters.find(({ id }) => id === goblin) ?? {}, { isAsleep: true });
    scene.turn('elf');
  });
  asleep.refused(HEROES_SEAT, search('treasure'), 'search.treasure-no-monster-in-room').finish();

  const outside = dungeon(1, (scene) => {
    scene
      .reveal('Z', '.')
      .opened('8,9E')
      .hero('elf', { at: sq(10, 9) });
    scene.monster('orc', 8, 9);
    scene.table.deck = ['coins-10'];
    scene.turn('elf');
  });
  outside
    .refused(HEROES_SEAT, search('traps'), 'search.traps-needs-no-visible-monster')
    .does(HEROES_SEAT, search('treasure'))
    .told('cardDrawn')
    .finish();
});

test('scenario 19 [treasure.wandering-monster] [treasure.wandering-stays] an orc comes round the corner', () => {
  const s = dungeon(3, (scene) => {
    scene
      .reveal('W')
      .hero('barbarian', { at: sq(10, 14) })
      .gear.push('helmet');
    scene.table.deck = ['wandering-monster'];
    scene.turn('barbarian');
  });
  s.does(HEROES_SEAT, search('treasure'));
  expect(s.asked()).toEqual([{ seat: ZARGON, kind: 'place', rule: 'treasure.wandering-placement' }]);
  s.dice(...faces('SSW WWS'))
    .does(ZARGON, { type: 'place', at: sq(10, 13) })
    .told('attackRolled', { target: BARBARIAN }, 'treasure.wandering-monster')
    .silent('wounded');
  const [orc] = s.table.monsters;
  expect(orc).toMatchObject({ key: 'orc', at: sq(10, 13) });
  s.dice(3, 4).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(9, 13)).does(HEROES_SEAT, END);
  untilTurn(s, 'zargon')
    .does(ZARGON, activate(orc?.id ?? 0))
    .dice(...faces('WWW'))
    .does(ZARGON, attack(BARBARIAN))
    .told('attackFailed', { target: BARBARIAN });
  s.finish();
});

test('scenario 20 [treasure.keep-gold-and-potions] [treasure.return-monsters-and-hazards] gold is kept, monsters go back', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('D').hero('barbarian', { at: sq(5, 6) });
    scene.hero('dwarf', { at: sq(7, 6) });
    stack(scene, 'coins-25', 'wandering-monster');
    scene.turn('barbarian');
  });
  expect(s.table.deck).toHaveLength(24);
  s.does(HEROES_SEAT, search('treasure')).told('cardDrawn', { card: 'coins-25' });
  expect(s.table.deck).toHaveLength(23);
  s.does(HEROES_SEAT, END)
    .does(HEROES_SEAT, search('treasure'))
    .told('cardDrawn', { card: 'wandering-monster' })
    .told('cardReturned', { card: 'wandering-monster' });
  expect(s.table.deck).toHaveLength(23);
  s.dice(...faces('WWW'))
    .does(ZARGON, { type: 'place', at: sq(7, 7) })
    .finish();
});
