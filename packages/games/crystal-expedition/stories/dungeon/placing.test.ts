import { freezeFloor, xOf, yOf } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { type MonsterType, THREAT } from '../../src/content/index.ts';
import { setUpSpot } from '../../src/queries/placing.ts';
import { CLERIC, expedition, FIGHTER, FOE, heard, MONSTERS_SEAT, ROGUE } from '../cast.ts';
import { block, type CrystalStory, type Given, sq, story, tile } from '../scene.ts';
import { attack } from '../wishes.ts';
import { ALONE, atDoors, explore, LEFT_DOOR } from './paths.ts';

/** The room behind the left door, -1 to -5, by these dice. */
const room = (type: MonsterType, dice: readonly number[], given: Given = ALONE): CrystalStory =>
  atDoors((scene) => scene.dungeon({ type }), given)
    .dice(...dice)
    .does(0, explore(FIGHTER, LEFT_DOOR));

const records = (s: CrystalStory) => expedition(s).encounter?.sheet.map(({ record }) => record);

test('[monster.counts] a small room has one Minion more than there are heroes', () => {
  const dice = [5, 2, 1, 1, 1, 1];
  expect(records(room('orc', dice).told('encounterBegan', {}, 'monster.counts'))).toHaveLength(4);
  expect(records(room('orc', dice, { ...ALONE, heroes: ['dwarf-fighter', 'elf-rogue'] }))).toHaveLength(3);
  expect(records(room('orc', dice, { ...ALONE, heroes: ['dwarf-fighter'] }))).toHaveLength(2);
});

test('[room.champion] a Champion leads a big room, and a small one on a 6; the D12 says which', () => {
  expect(records(room('orc', [5, 2, 7, 1, 1, 1]))).toEqual(['orc-warchief', 'orc-raider', 'orc-raider', 'orc-raider']);
  expect(records(room('undead', [5, 3, 7, 1, 1, 1]))?.[0]).toBe('necromancer');
  expect(records(room('beasts', [5, 4, 1, 1, 6, 1]).told('placed', {}, 'room.champion'))).toEqual([
    'ironhide-bear',
    'cave-wolf',
  ]);
  const alone: Given = { ...ALONE, heroes: ['dwarf-fighter'] };
  expect(records(room('orc', [5, 2, 7, 1, 1, 1], alone))).toEqual(['orc-warchief']);
});

test('[monster.composition] [monster.sheet] Minions come from the left of the row, the Champion first', () => {
  const s = room('undead', [5, 2, 7, 1, 5, 1]).told('gathered', { die: 5 }, 'monster.composition');
  expect(records(s)).toEqual(['barrow-wight', 'ghoul', 'zombie', 'skeleton-guard']);
  expect(records(room('orc', [5, 2, 1, 1, 4, 1]))).toEqual([
    'orc-shieldbearer',
    'orc-raider',
    'goblin-drummer',
    'orc-raider',
  ]);
});

test('[monster.extra-rat] rows 2 and 5 of the Beasts bring one Rat more into a room', () => {
  expect(
    records(room('beasts', [5, 2, 1, 1, 5, 1]).told('placed', { record: 'giant-rat', number: 3 }, 'monster.extra-rat')),
  ).toEqual(['tusk-boar', 'giant-rat', 'web-spider', 'giant-rat', 'giant-rat']);
  expect(records(room('beasts', [5, 2, 7, 1, 2, 1]))).toEqual([
    'ironhide-bear',
    'giant-rat',
    'cave-wolf',
    'giant-rat',
    'giant-rat',
  ]);
  expect(records(room('beasts', [5, 2, 1, 1, 1, 1]))).toHaveLength(4);
});

test('[monster.placement] [monster.placement-ties] not nearer than Setup, and then by rows and columns', () => {
  const s = room('orc', [5, 2, 1, 1, 2, 1]);
  const places = heard(s, 'placed').map(({ record, at }) => [record, xOf(at), yOf(at)]);
  expect(places).toEqual([
    ['orc-raider', -2, -5],
    ['goblin-archer', -4, -5],
    ['orc-raider', -1, -5],
    ['goblin-archer', -4, -4],
  ]);
  s.told('placed', {}, 'monster.placement-ties').finish();
});

test('[monster.placement-ties] two squares as good as each other are a tie, one is none', () => {
  const spot = (width: number, x: number) => {
    const s = story((scene) => {
      scene.hall(width, 1).hero(FIGHTER, x, 0);
      scene.explores();
    }, ALONE);
    return setUpSpot(s.table, block(0, 0, width - 1, 0), 2);
  };
  expect([spot(5, 2), spot(4, 2)]).toEqual([
    { at: sq(0, 0), isTie: true },
    { at: sq(0, 0), isTie: false },
  ]);
});

test('[dungeon.threat] a dungeon of more Threat has monsters that strike harder', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 3);
    scene.dungeon({ threat: 5 }).monster('orc-raider', 2, 2, { hitpoints: 3 });
    scene.monster('orc-raider', 4, 2);
    scene.turn(FOE);
  });
  s.dice(1, 5, 6)
    .does(MONSTERS_SEAT, attack(FIGHTER))
    .told('declared', { base: 4 + THREAT[5].base });
  expect(THREAT[5].base).toBeGreaterThan(0);
  s.finish();
});

test('[dungeon.threat] from the fourth Threat on a Champion is harder to hit, and a Minion is not', () => {
  const gritOf = (record: 'orc-warchief' | 'orc-raider', threat: 3 | 4): unknown => {
    const s = story((scene) => {
      scene.hero(FIGHTER, 2, 3);
      scene.dungeon({ threat }).monster(record, 2, 2);
      scene.turn(FIGHTER);
    });
    s.dice(1, 2, 3).does(FIGHTER, attack(FOE));
    return heard(s, 'rolled').map(({ grit }) => grit);
  };
  expect([gritOf('orc-warchief', 3), gritOf('orc-warchief', 4), gritOf('orc-raider', 4)]).toEqual([[8], [9], [7]]);
});

test('[dungeon.threat] a dungeon of more Threat has tougher monsters', () => {
  const s = atDoors((scene) => scene.dungeon({ threat: 3 }))
    .dice(5, 2, 7, 1, 1, 1)
    .does(0, explore(FIGHTER, LEFT_DOOR));
  expect(heard(s, 'placed').map(({ hitpoints }) => hitpoints)).toEqual([20, 10, 10, 10]);
  s.finish();
});

test('[monster.placement] where one square is better than all others there is no tie', () => {
  const s = atDoors((scene) => {
    const { floor } = scene.expedition;
    const rubble = tile(900, 'corner', block(-4, -5, -3, -4)); // the room lies more to the south
    scene.expedition.floor = freezeFloor({ ...floor, tiles: [...floor.tiles, rubble] });
    scene.hero(ROGUE, 1, -3);
    scene.hero(CLERIC, 1, -5);
  });
  s.dice(5, 2, 1, 1, 1, 1).does(0, explore(FIGHTER, LEFT_DOOR));
  s.told('placed', { number: 3 }, 'monster.placement-ties').told('placed', { number: 4 }, 'monster.placement').finish();
});

test('[monster.placement] where every square is too near they stand as far away as they can', () => {
  const s = story((scene) => {
    scene.hall(4, 1).hero(FIGHTER, 0, 0);
    scene.explores();
  }, ALONE);
  expect(setUpSpot(s.table, block(0, 0, 3, 0), 5)).toEqual({ at: sq(3, 0), isTie: false });
});
