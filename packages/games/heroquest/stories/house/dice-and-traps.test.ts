import { expect, test } from 'vitest';
import type { DwarfDisarm } from '../../src/types/index.ts';
import { BARBARIAN, HEROES_SEAT, type Options, WIZARD, who, ZARGON } from '../cast.ts';
import { type DungeonStory, dungeon, faces, start } from '../dungeon.ts';
import { both, stack } from '../scenes.ts';
import { activate, attack, disarm, END, give, search, sq, walk } from '../wishes.ts';

test('[combat.die-faces] blankDie: one white shield less, and a blank', () => {
  const [off, on] = both(
    (options) => {
      let orc = 0;
      const s = dungeon(
        3,
        (scene) => {
          scene.reveal('Z').hero('barbarian', { at: sq(9, 9), gear: ['battle-axe'], held: 'battle-axe' });
          orc = scene.monster('gargoyle', 10, 9);
          scene.turn('barbarian');
        },
        options,
      );
      return s
        .dice(1, 2, 3, 4, 4, 5, 6, 1)
        .does(HEROES_SEAT, attack(orc))
        .told('attackRolled', { faces: ['S', 'S', 'S', 'W'] });
    },
    { blankDie: true },
  );
  off.told('defenceRolled', { faces: ['W', 'W', 'B', 'S'], blocks: 3 }).finish();
  on.told('defenceRolled', { faces: ['W', 'B', '-', 'S'], blocks: 2 }).finish();
});

test('[combat.any-shield-blocks] publishedShields: white for heroes, black for monsters', () => {
  const [off, on] = both(
    (options) => {
      let orc = 0;
      const s = dungeon(
        3,
        (scene) => {
          scene.reveal('Z').hero('barbarian', { at: sq(9, 9) });
          orc = scene.monster('gargoyle', 10, 9);
          scene.turn('barbarian');
        },
        options,
      );
      s.dice(...faces('SSS WWBS')).does(HEROES_SEAT, attack(orc));
      for (let hero = 0; hero < 4; hero++) s.does(HEROES_SEAT, END);
      s.does(ZARGON, activate(orc))
        .dice(...faces('SSSS WB'))
        .does(ZARGON, attack(BARBARIAN))
        .finish();
      return [s.table.monsters[0]?.wounds, who(s, 'barbarian').body];
    },
    { publishedShields: true },
  );
  expect([off, on]).toEqual([
    [0, 6],
    [2, 5],
  ]);
});

test('[spell.rock-must-end-legal] rockEntombs: one may end in the rock, and die of it', () => {
  const [off, on] = both(
    (options) =>
      dungeon(
        3,
        (scene) => {
          scene.reveal('.').hero('barbarian', { at: sq(8, 6) });
          Object.assign(scene.hero('barbarian').effects, { throughRock: 1 });
          scene.turn('barbarian', { movement: 4 });
        },
        options,
      ),
    { rockEntombs: true },
  );
  off.refused(HEROES_SEAT, walk(9, 6), 'spell.rock-must-end-legal').does(HEROES_SEAT, walk(10, 6)).finish();
  on.does(HEROES_SEAT, walk(9, 6)).told('died', { figure: BARBARIAN }, 'spell.rock-must-end-legal');
  on.told('turnEnded', { hero: 'barbarian' }, 'turn.ends-early').finish();
});

test('[trap.pit-is-a-room] pitNoTreasure: nothing down there', () => {
  const [off, on] = both(
    (options) => {
      const s = dungeon(
        1,
        (scene) => {
          scene
            .reveal('G')
            .trap('pit', 11, 4, true)
            .hero('elf', { at: sq(11, 4) });
          stack(scene, 'coins-10');
          scene.turn('elf');
        },
        options,
      );
      return s.does(HEROES_SEAT, search('treasure'));
    },
    { pitNoTreasure: true },
  );
  off.told('goldGained', { hero: 'elf', gold: 10 }).finish();
  on.silent('cardDrawn').told('nothingFound', { hero: 'elf' }, 'trap.pit-is-a-room').finish();
});

test('[trap.chest-trigger] chestTrapMustDisarm: known is not safe', () => {
  const [off, on] = both(
    (options) => {
      const s = dungeon(
        1,
        (scene) => {
          scene.reveal('U').hero('dwarf', { at: sq(6, 13) });
          scene.hero('elf', { at: sq(7, 13) });
          scene.turn('dwarf');
        },
        options,
      );
      return s
        .does(HEROES_SEAT, search('traps'))
        .told('trapsFound')
        .does(HEROES_SEAT, END)
        .does(HEROES_SEAT, search('treasure'));
    },
    { chestTrapMustDisarm: true },
  );
  off.silent('chestTrapSprung').told('goldGained', { hero: 'elf', gold: 25 }).finish();
  on.told('chestTrapSprung', { hero: 'elf', trap: 'needle', damage: 1 }).silent('goldGained').finish();
});

test.each<[DwarfDisarm, string, boolean]>([
  ['strict', 'B', true],
  ['strict', 'W', false],
  ['strict', 'S', false],
  ['shared', 'B', true],
  ['shared', 'W', true],
  ['shared', 'S', false],
  ['published', 'B', false],
  ['published', 'W', true],
  ['published', 'S', true],
])('[trap.disarm-roll-dwarf] dwarfDisarm %s: the face %s disarms: %s', (dwarfDisarm, face, isDisarmed) => {
  const s = dungeon(
    3,
    (scene) => {
      scene
        .reveal('T')
        .trap('pit', 3, 14)
        .hero('dwarf', { at: sq(3, 13) });
      scene.turn('dwarf');
    },
    { dwarfDisarm },
  );
  s.dice(...faces(face))
    .does(HEROES_SEAT, disarm(3, 14, 'hands'))
    .told(
      isDisarmed ? 'trapDisarmed' : 'disarmFailed',
      {},
      isDisarmed ? 'trap.disarmed-pit-is-floor' : 'trap.disarm-roll-dwarf',
    );
  expect(who(s, 'dwarf').body).toBe(isDisarmed ? 7 : 6);
  s.finish();
});

test('[equip.no-giving-in-quest] freeTrading: a helmet for a neighbour', () => {
  const [off, on] = both(
    (options) =>
      dungeon(
        1,
        (scene) => {
          scene.hero('barbarian', { gear: ['broadsword', 'helmet'] });
          scene.hero('wizard', { at: sq(4, 8) });
          scene.turn('barbarian');
        },
        options,
      ),
    { freeTrading: true },
  );
  off.refused(HEROES_SEAT, give('helmet', 'dwarf'), 'equip.no-giving-in-quest').finish();
  on.does(HEROES_SEAT, give('helmet', 'dwarf')).told('itemGiven', { from: 'barbarian', to: 'dwarf', item: 'helmet' });
  on.refused(HEROES_SEAT, give('broadsword', 'wizard'), 'potion.give-adjacent'); // too far
  expect(who(on, 'dwarf').gear).toEqual(['shortsword', 'helmet']);
  on.finish();
});

test('[artifact.ten-in-play] extraArtifacts: four more, each in its quest', () => {
  const artifacts = (s: DungeonStory) =>
    s.table.hidden.treasures.flatMap(({ finds }) =>
      finds.flatMap((find) => (find.kind === 'artifact' ? [find.artifact] : [])),
    );
  const lists = (options: Partial<Options>) =>
    Array.from({ length: 14 }, (_, i) => artifacts(start({ kit: 'usual', quest: i + 1, ...options })));
  const ten = lists({});
  expect(ten).toEqual([
    [],
    [],
    [],
    [],
    ['talisman-of-lore'],
    ['wizards-cloak'],
    ['borins-armor'],
    ['wand-of-magic'],
    ['elixir-of-life'],
    ['ring-of-return'],
    ['orcs-bane'],
    ['wizards-staff'],
    ['spirit-blade'],
    ['spell-ring'],
  ]);
  const extra = lists({ extraArtifacts: true }).map((list, i) =>
    list.filter((artifact) => !ten[i]?.includes(artifact)),
  );
  expect(extra).toEqual([
    [],
    ['hollow-lantern'],
    [],
    ['ferrymans-coin'],
    [],
    [],
    [],
    ['thorn-gauntlet'],
    [],
    [],
    [],
    [],
    ['sand-glass'],
    [],
  ]);
});

test('[dread.corrode] corrodePermanent: the weapon is gone, not merely blunt', () => {
  const [off, on] = both(
    (options) => {
      let adept = 0;
      const s = dungeon(
        3,
        (scene) => {
          scene.reveal('Z').hero('barbarian', { at: sq(9, 9) });
          adept = scene.monster('adept', 10, 9);
          scene.zargon();
        },
        options,
      );
      s.does(ZARGON, activate(adept))
        .does(ZARGON, { type: 'dread', spell: 'corrode', target: BARBARIAN, at: null, direction: null })
        .told('corroded', { weapon: 'broadsword' });
      s.finish();
      return who(s, 'barbarian');
    },
    { corrodePermanent: true },
  );
  expect(off).toMatchObject({ gear: ['broadsword'], held: 'broadsword', corroded: ['broadsword'] });
  expect(on).toMatchObject({ gear: [], held: null, corroded: [] });
});

test('[death.rescue-spell] rescueSpellStrict: who has acted this round has no breath left for a spell', () => {
  const dying = (options: Partial<Options>, hasActed: boolean): DungeonStory => {
    let orc = 0;
    const s = dungeon(
      3,
      (scene) => {
        scene.reveal('Z').hero('wizard', { at: sq(9, 9), body: 1, schools: ['water', 'air'], spent: [] });
        orc = scene.monster('orc', 10, 9);
        scene.monster('goblin', 14, 11);
        scene.turn('wizard');
      },
      options,
    );
    if (hasActed) s.dice(...faces('W')).does(HEROES_SEAT, attack(orc));
    s.does(HEROES_SEAT, END)
      .does(ZARGON, activate(orc))
      .dice(...faces('SWW SS'))
      .does(ZARGON, attack(WIZARD));
    return s;
  };
  for (const s of [dying({}, true), dying({ rescueSpellStrict: true }, false)])
    s.does(HEROES_SEAT, { type: 'rescue', spell: 'water-of-healing' })
      .told('healed', { hero: 'wizard', body: 4 })
      .finish();
  dying({ rescueSpellStrict: true }, true).told('died', { figure: WIZARD }).finish();
});
