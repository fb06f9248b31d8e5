import { expect, test } from 'vitest';
import { BARBARIAN, HEROES, HEROES_SEAT, type Options, who, ZARGON } from '../cast.ts';
import { dungeon, faces, sheet, start } from '../dungeon.ts';
import { both, stack } from '../scenes.ts';
import { activate, attack, close, hurl, pickUp, place, search, sq, walk } from '../wishes.ts';

test('[seat.four-heroes] smallParty: fewer heroes, a fifth of the monsters less for each, and all of them dead is all', () => {
  expect(() => start({ heroes: 'barbarian,elf' })).toThrow('seat.four-heroes');
  const monsters = (heroes: string) => start({ heroes, smallParty: true }).table.hidden.monsters;
  expect(
    [HEROES.join(), 'barbarian,dwarf,elf', 'barbarian,elf', 'barbarian'].map((heroes) => monsters(heroes).length),
  ).toEqual([21, 17, 13, 9]);
  expect(monsters('barbarian').some(({ key }) => key === 'verag')).toBe(true);
  let orc = 0;
  const s = dungeon(
    1,
    (scene) => {
      scene.hero('barbarian', { at: sq(3, 10), body: 1 });
      scene.hero('elf', { status: 'dead', body: 0 });
      orc = scene.monster('orc', 4, 10);
      scene.zargon();
    },
    { smallParty: true, heroes: 'barbarian,elf' },
  );
  s.does(ZARGON, activate(orc))
    .dice(...faces('SWW SS'))
    .does(ZARGON, attack(BARBARIAN))
    .told('questEnded', { ending: 'failure' }, 'quest.all-dead-fails');
});

test('[component.supply-is-soft] figureLimits: no figure left, nobody comes wandering', () => {
  const [off, on] = both(
    (options) => {
      const s = dungeon(
        3,
        (scene) => {
          scene.reveal('W').hero('barbarian', { at: sq(9, 15) });
          for (let i = 0; i < 8; i++) scene.monster('orc', i, 18);
          stack(scene, 'wandering-monster');
          scene.turn('barbarian');
        },
        options,
      );
      return s.does(HEROES_SEAT, search('treasure')).told('cardDrawn', { card: 'wandering-monster' });
    },
    { figureLimits: true },
  );
  off
    .dice(...faces('WWW'))
    .does(ZARGON, place(9, 16))
    .told('attackFailed');
  expect(off.table.monsters).toHaveLength(9);
  on.silent('monsterAppeared');
  expect(on.table.monsters).toHaveLength(8);
  for (const s of [off, on]) s.finish();
});

test('[component.supply-is-soft] figureLimits: a call is answered as far as there are figures', () => {
  const [off, on] = both(
    (options) => {
      let sevrin = 0;
      const s = dungeon(
        9,
        (scene) => {
          scene.reveal('Z');
          sevrin = scene.monster('sevrin', 14, 7);
          for (let i = 0; i < 5; i++) scene.monster('goblin', i, 18);
          scene.zargon();
        },
        options,
      );
      s.does(ZARGON, activate(sevrin))
        .dice(1)
        .does(ZARGON, { type: 'dread', spell: 'pack', target: null, at: null, direction: null });
      for (let i = 0; i < 3 && s.asked()[0]?.kind === 'place'; i++) {
        const [asked] = s.state.asks;
        if (asked?.question.kind === 'place') s.does(ZARGON, { type: 'place', at: asked.question.squares[0] ?? 0 });
      }
      s.finish();
      return s.table.monsters.filter(({ key }) => key === 'goblin').length;
    },
    { figureLimits: true },
  );
  expect([off, on]).toEqual([8, 6]);
});

test('[deal.first-quest-suggestion] beginnerSpells: six spells for the Wizard in quest 1, and nine after', () => {
  const schools = (options: Partial<Options>) => who(start(options), 'wizard').schools.length;
  expect([schools({}), schools({ beginnerSpells: true }), schools({ beginnerSpells: true, quest: 2 })]).toEqual([
    3, 2, 3,
  ]);
});

test('[door.close-adjacent-free] doorsStayOpen: what is open stays open', () => {
  const [off, on] = both(
    (options) =>
      dungeon(
        1,
        (scene) => {
          scene
            .opened('4,9E')
            .reveal('F')
            .hero('barbarian', { at: sq(4, 9) });
          scene.turn('barbarian');
        },
        options,
      ),
    { doorsStayOpen: true },
  );
  off.does(HEROES_SEAT, close('4,9E')).told('doorClosed').finish();
  on.refused(HEROES_SEAT, close('4,9E'), 'door.close-adjacent-free').finish();
});

test('[sight.furniture-never-blocks] tallFurnitureBlocks: a bookcase hides a goblin', () => {
  let goblin = 0;
  const [off, on] = both(
    (options) =>
      dungeon(
        14,
        (scene) => {
          scene.reveal('Z').hero('wizard', { at: sq(10, 8) });
          scene.table.furniture = [{ piece: 'bookcase', at: sq(11, 8), width: 3, height: 1 }];
          goblin = scene.monster('goblin', 14, 8);
          scene.turn('wizard');
        },
        options,
      ),
    { tallFurnitureBlocks: true },
  );
  off
    .dice(...faces('S S'))
    .does(HEROES_SEAT, hurl(goblin))
    .told('died', { figure: goblin })
    .finish();
  on.refused(HEROES_SEAT, hurl(goblin), 'sight.furniture-never-blocks').finish();
});

test('[attack.ranged-weapons] crossbowNotAdjacent: too close to shoot, but not from afar', () => {
  let near = 0;
  let far = 0;
  const [off, on] = both(
    (options) =>
      dungeon(
        3,
        (scene) => {
          scene.reveal('Z').hero('elf', { at: sq(9, 9), gear: ['crossbow'], held: 'crossbow' });
          near = scene.monster('goblin', 10, 9);
          far = scene.monster('goblin', 9, 11);
          scene.turn('elf');
        },
        options,
      ),
    { crossbowNotAdjacent: true },
  );
  off
    .dice(...faces('SWW S'))
    .does(HEROES_SEAT, attack(near))
    .told('died', { figure: near })
    .finish();
  on.refused(HEROES_SEAT, attack(near), 'attack.ranged-weapons')
    .dice(...faces('SWW S'))
    .does(HEROES_SEAT, attack(far))
    .told('died', { figure: far })
    .finish();
});

test('[attack.thrown-dagger-lost] daggerRecoverable: it lies where it was aimed, hit or miss', () => {
  let goblin = 0;
  const [off, on] = both(
    (options) => {
      const s = dungeon(
        3,
        (scene) => {
          scene.reveal('Z').hero('wizard', { at: sq(9, 9) });
          goblin = scene.monster('goblin', 9, 11);
          scene.turn('wizard', { movement: 3 });
        },
        options,
      );
      return s
        .dice(...faces('W'))
        .does(HEROES_SEAT, hurl(goblin))
        .told('attackFailed')
        .told('daggerThrown', { hero: 'wizard' });
    },
    { daggerRecoverable: true },
  );
  expect([off.table.piles, who(off, 'wizard').gear, who(on, 'wizard').gear]).toEqual([[], [], []]);
  expect(on.table.piles).toMatchObject([{ at: sq(9, 11), items: ['dagger'] }]);
  on.refused(HEROES_SEAT, pickUp(9, 11, 'dagger'), 'item.pick-up-free')
    .does(HEROES_SEAT, walk(9, 10))
    .does(HEROES_SEAT, pickUp(9, 11, 'dagger'));
  expect(who(on, 'wizard')).toMatchObject({ gear: ['dagger'], held: 'dagger' });
  for (const s of [off, on]) s.finish();
});

test('[seat.four-heroes] smallParty: off, a party of four is complete', () => {
  const s = sheet(1, (scene) => void scene.turn('barbarian'));
  expect(s.table.heroes.map(({ hero }) => hero)).toEqual(HEROES);
  s.finish();
});
