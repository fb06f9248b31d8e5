import { expect, test } from 'vitest';
import { KITS } from '../../src/content/index.ts';
import { bareBuild, kitBuild, newPiece } from '../../src/queries/fresh.ts';
import type { Build } from '../../src/types/index.ts';
import {
  asked,
  at,
  bears,
  body,
  CLERIC,
  expedition,
  FIGHTER,
  FOE,
  isGone,
  MONSTERS_SEAT,
  OTHER,
  ROGUE,
} from '../cast.ts';
import { type CrystalStory, type Scene, story } from '../scene.ts';
import { attack, DAMAGE, DONE, FINISH, FOCUS, interrupt, MOMENTUM, use, useCrystal } from '../wishes.ts';

const HIT = [1, 5, 6] as const;
const RICH = [4, 4, 6] as const;

/** A Raider (base 4) strikes the hero of this place at 2,2. */
const struck = (target: number, set: (scene: Scene) => void, heroes?: Parameters<typeof story>[1]): CrystalStory =>
  story((scene) => {
    scene.hero(target, 2, 2);
    scene.monster('orc-raider', 2, 1);
    set(scene);
    scene.turn(FOE);
  }, heroes)
    .dice(...HIT)
    .does(MONSTERS_SEAT, attack(target))
    .does(MONSTERS_SEAT, FINISH);

test('[damage.armor-reduces] [damage.shield] each layer alone', () => {
  struck(FIGHTER, () => undefined)
    .told('harmed', { amount: 4, armored: 1, loss: 3 }, 'damage.armor-reduces')
    .finish();
  const bare = (scene: Scene): unknown =>
    scene.hero(FIGHTER, 2, 2, { build: bareBuild(KITS['dwarf-fighter']), shield: 3 });
  struck(FIGHTER, bare).told('harmed', { amount: 4, shielded: 3, loss: 1 }, 'damage.shield').finish();
});

test('[damage.may-be-zero] nothing may come of a hit', () => {
  const s = struck(FIGHTER, (scene) => scene.hero(FIGHTER, 2, 2, { shield: 9 }));
  s.told('hit').told('harmed', { loss: 0, armored: 1, shielded: 3 }, 'damage.may-be-zero');
  expect(body(s, FIGHTER)).toEqual([16, 6, 0]);
  s.finish();
});

test('[damage.armor-bypass] Crush lets Armor count for less', () => {
  const s = story((scene) => {
    scene.hero(CLERIC, 2, 3, { build: { ...kitBuild(KITS['human-cleric']), race: 'dwarf' } });
    scene.monster('orc-warchief', 2, 2);
    scene.turn(CLERIC);
  });
  s.dice(...RICH)
    .does(CLERIC, attack(FOE))
    .does(CLERIC, use('crush'))
    .does(CLERIC, FINISH);
  s.told('harmed', { who: FOE, amount: 3, armored: 0, loss: 3 }, 'damage.armor-bypass').finish();
});

test('[damage.reflect-any-distance] Crystals have no attacker: Reflect takes it in and returns nothing', () => {
  const s = story((scene) => {
    scene.hero(CLERIC, 2, 2);
    scene.crystal(3, 3);
    scene.monster('orc-raider', 2, 4, { reflect: 1 });
    scene.turn(CLERIC);
  });
  s.dice(2, 4, 5).does(CLERIC, FOCUS).does(CLERIC, DONE);
  s.does(CLERIC, useCrystal([3, 3], 'damage', { target: FOE, element: 'fire' }));
  s.told('harmed', { who: FOE, by: null, amount: 3, reflected: 1, loss: 2 }, 'damage.reflect-any-distance');
  expect([body(s, FOE), body(s, CLERIC)[0]]).toEqual([[7, 0, 0], 13]);
  s.finish();
});

test('[damage.shield-and-reflect-add-up] gains add to what is there', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 2, { shield: 1, reflect: 1 });
    scene.monster('orc-raider', 2, 1);
    scene.turn(FIGHTER);
  });
  s.dice(...RICH)
    .does(FIGHTER, FOCUS)
    .does(FIGHTER, use('brace', FIGHTER));
  s.told('shielded', { amount: 1, shield: 2 }, 'damage.shield-and-reflect-add-up').does(FIGHTER, use('riposte-stance'));
  s.told('reflecting', { amount: 2, reflect: 3 }, 'damage.shield-and-reflect-add-up').finish();
});

test('[damage.monster-dies] [damage.hero-falls] [damage.floor-zero] at 0 and not below', () => {
  const s = struck(ROGUE, (scene) => scene.hero(ROGUE, 2, 2, { hitpoints: 2 }));
  s.told('harmed', { who: ROGUE, loss: 2, hitpoints: 0 }).told('fell', { hero: ROGUE }, 'damage.hero-falls');
  expect(asked(s)).toEqual(['interrupts']);
  s.does(CLERIC, DONE).finish();
  const kill = story((scene) => {
    scene.hero(FIGHTER, 2, 2);
    scene.monster('orc-raider', 2, 1, { hitpoints: 1 });
    scene.monster('orc-raider', 20, 20);
    scene.turn(FIGHTER);
  });
  kill
    .dice(...HIT)
    .does(FIGHTER, attack(FOE))
    .does(FIGHTER, FINISH);
  kill
    .told('harmed', { who: FOE, loss: 1, hitpoints: 0 })
    .told('died', { monster: FOE }, 'damage.monster-dies')
    .finish();
});

test('[down.not-targeted] monsters do not choose a hero who lies there', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 2, { hitpoints: 0 });
    scene.hero(ROGUE, 3, 2);
    scene.hero(CLERIC, 4, 1);
    scene.monster('orc-warchief', 3, 1);
    scene.turn(FOE);
  });
  s.refused(MONSTERS_SEAT, attack(FIGHTER), 'monster.never-crystal-never-fallen');
  s.dice(...RICH).does(MONSTERS_SEAT, attack(ROGUE));
  s.refused(MONSTERS_SEAT, use('sweeping-chop', FIGHTER), 'down.not-targeted').finish();
});

test('[down.no-further-harm] what comes back to somebody who has fallen by it costs nothing more', () => {
  const build: Build = { ...kitBuild(KITS['elf-mage']), classLevel: 5 };
  const s = story(
    (scene) => {
      scene.hall(7, 7).hero(FIGHTER, 3, 6, { build, hitpoints: 1, trainings: 4, successes: 4 });
      scene.monster('orc-raider', 3, 3, { reflect: 3 });
      scene.monster('orc-raider', 4, 2, { reflect: 3 });
      scene.turn(FIGHTER);
    },
    { heroes: ['elf-mage', 'elf-rogue', 'human-cleric'] },
  );
  s.dice(4, 5, 6).does(FIGHTER, attack(FOE, { means: 'bolt', form: 'ranged', element: 'fire' }));
  s.does(FIGHTER, MOMENTUM).does(FIGHTER, use('meteor')).told('fell', { hero: FIGHTER }).does(CLERIC, DONE);
  s.told('harmed', { who: FIGHTER, how: 'returned', amount: 3, loss: 0 }, 'down.no-further-harm');
  expect(expedition(s).glory).toBe(9);
  s.finish();
});

test('[damage.redirected] Guardian’s Knight may fall by it, and may Parry it first', () => {
  const KNIGHT = FIGHTER;
  const parrying: Build = {
    ...kitBuild(KITS['human-knight']),
    pieces: [newPiece('longsword'), { ...newPiece('parrying-dagger'), level: 3 }],
  };
  const guard = (hitpoints: number): CrystalStory =>
    struck(
      ROGUE,
      (scene) => {
        scene.hero(ROGUE, 2, 2);
        scene.hero(KNIGHT, 1, 2, { build: parrying, hitpoints });
      },
      { heroes: ['human-knight', 'elf-rogue', 'human-cleric'] },
    );
  const s = guard(1).does(KNIGHT, interrupt(KNIGHT, 'guardian'));
  expect(s.asked()).toEqual([{ seat: KNIGHT, kind: 'interrupts', rule: 'interrupt.no-missed-trigger' }]);
  s.does(KNIGHT, interrupt(KNIGHT, 'parry')).told('parried', { who: KNIGHT, by: 2, amount: 2 }, 'interrupt.triggers');
  s.told('fell', { hero: KNIGHT }).told('bountyNoted', { monster: FOE });
  expect([body(s, KNIGHT)[0], body(s, ROGUE)[0]]).toEqual([0, 15]);
  s.does(CLERIC, DONE).finish();
  guard(13).does(KNIGHT, DONE).told('harmed', { who: ROGUE, amount: 4 }).finish();
});

test('[interrupt.triggers] Too Stubborn at the brink: no fall, no loss of Glory', () => {
  const build: Build = { ...kitBuild(KITS['dwarf-fighter']), raceLevel: 5 };
  const s = struck(FIGHTER, (scene) => {
    scene.hero(FIGHTER, 2, 2, { build, hitpoints: 2, trainings: 4, successes: 4 });
  });
  s.does(FIGHTER, interrupt(FIGHTER, 'too-stubborn')).told('spared', { who: FIGHTER, hitpoints: 1 });
  s.told('harmed', { who: FIGHTER, loss: 1, hitpoints: 1 }).silent('fell').silent('gloryChanged');
  expect(expedition(s).glory).toBe(10);
  s.finish();
});

test('[down.fall-order] a lone hero wakes by its Phoenix Feather before all are lost', () => {
  const build: Build = {
    ...kitBuild(KITS['dwarf-fighter']),
    pieces: [newPiece('phoenix-feather')],
    main: null,
    off: null,
  };
  const strike = (): CrystalStory =>
    story(
      (scene) => {
        scene.hero(FIGHTER, 2, 2, { build, hitpoints: 1 });
        scene.monster('orc-raider', 2, 1);
        scene.turn(FOE);
      },
      { heroes: ['dwarf-fighter'] },
    )
      .dice(...HIT)
      .does(1, attack(FIGHTER))
      .does(1, FINISH);
  const s = strike().told('gloryChanged', { glory: 9 });
  s.does(FIGHTER, interrupt(FIGHTER, 'phoenix-feather')).told('healed', { who: FIGHTER, amount: 3, wakes: true });
  expect([asked(s), body(s, FIGHTER)[0]]).toEqual([['turn'], 3]);
  s.finish();
  strike().does(FIGHTER, DONE).told('expeditionEnded', {}, 'expedition.all-unconscious-fails').finish();
});

test('[interrupt.lost-hp-to-enemy] Fury and Heartguard answer an enemy, and no Poison', () => {
  const build: Build = { ...kitBuild(KITS['half-orc-fighter']), raceLevel: 3 };
  const s = struck(
    FIGHTER,
    (scene) => {
      scene.hero(FIGHTER, 2, 2, { build, trainings: 2, successes: 2 });
    },
    { heroes: ['half-orc-fighter', 'elf-rogue', 'human-cleric'] },
  );
  s.does(FIGHTER, interrupt(FIGHTER, 'fury')).told('interrupted', {}, 'interrupt.lost-hp-to-enemy');
  expect(bears(s, FIGHTER)).toEqual(['fired-up 2']);
  s.finish();
});

test('[interrupt.sheet-order] the Warchief avenges the first Minion, whoever killed it', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 2);
    scene.monster('orc-warchief', 20, 20);
    scene.monster('orc-raider', 2, 1, { hitpoints: 1 });
    scene.turn(FIGHTER);
  });
  s.dice(...HIT)
    .does(FIGHTER, attack(OTHER))
    .does(FIGHTER, FINISH);
  s.told('interrupted', { who: FOE, interrupt: 'avenge', trigger: 'monster-killed' }, 'ai.interrupts');
  expect([bears(s, FOE), isGone(s, OTHER)]).toEqual([['fired-up 2'], true]);
  s.finish();
});

test('[interrupt.sheet-order] of two that answer the same the one higher on the Sheet does first', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 2);
    scene.monster('orc-raider', 2, 1, { hitpoints: 1 });
    scene.monster('orc-warchief', 22, 22);
    scene.monster('orc-warchief', 20, 20);
    scene.turn(FIGHTER);
  });
  s.dice(...HIT)
    .does(FIGHTER, attack(FOE))
    .does(FIGHTER, FINISH);
  s.told('interrupted', { who: FOE + 1 }, 'ai.interrupts').told(
    'interrupted',
    { who: FOE + 2 },
    'interrupt.sheet-order',
  );
  s.finish();
});

test('[interrupt.triggers] the Bear rages at half its Hitpoints, once', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 2);
    scene.monster('ironhide-bear', 2, 1, { hitpoints: 9 });
    scene.turn(FIGHTER);
  });
  s.dice(...HIT)
    .does(FIGHTER, attack(FOE))
    .does(FIGHTER, FINISH)
    .told('enraged', { who: FOE, base: 1 });
  expect(at(s, FOE)).toEqual([2, 0]);
  s.finish();
});

test('[crystal.adjacent-user] [crystal.choose-one-of-seven] [crystal.monsters-never] [crystal.several-per-attack]', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 2);
    scene.crystal(1, 1).crystal(3, 3).crystal(4, 4);
    scene.monster('orc-raider', 20, 20);
    scene.turn(FIGHTER);
  });
  s.dice(...RICH)
    .does(FIGHTER, FOCUS)
    .refused(FIGHTER, useCrystal([4, 4], 'grit'), 'crystal.adjacent-user');
  s.refused(FIGHTER, useCrystal([1, 1], 'armor', { option: 3 }), 'crystal.choose-one-of-seven');
  s.refused(FIGHTER, useCrystal([1, 1], 'damage', { target: FOE }), 'crystal.choose-one-of-seven');
  s.does(FIGHTER, useCrystal([1, 1], 'armor', { option: 2 })).told('shielded', { amount: 4 });
  s.does(FIGHTER, useCrystal([3, 3], 'armor')).told('crystalUsed', {}, 'crystal.several-per-attack');
  expect([body(s, FIGHTER)[1], bears(s, FIGHTER)]).toEqual([4, ['plated 1']]);
  s.finish();
  const monster = story((scene) => {
    scene.hero(FIGHTER, 2, 2);
    scene.crystal(1, 1);
    scene.monster('orc-raider', 2, 1);
    scene.turn(FOE);
  });
  monster.dice(...HIT).does(MONSTERS_SEAT, attack(FIGHTER));
  monster.refused(MONSTERS_SEAT, useCrystal([1, 1], 'grit'), 'crystal.monsters-never').finish();
});

test('[interrupt.fizzles] a Parry is not used when somebody else has taken the damage', () => {
  const KNIGHT = FIGHTER;
  const build: Build = {
    ...kitBuild(KITS['elf-rogue']),
    pieces: [newPiece('rapier'), { ...newPiece('parrying-dagger'), level: 3 }],
    off: 1,
  };
  const s = story(
    (scene) => {
      scene.hero(ROGUE, 2, 2, { build });
      scene.hero(KNIGHT, 1, 2);
      scene.monster('orc-raider', 2, 1);
      scene.turn(FOE);
    },
    { heroes: ['human-knight', 'elf-rogue', 'human-cleric'] },
  );
  s.dice(...HIT)
    .does(MONSTERS_SEAT, attack(ROGUE))
    .does(MONSTERS_SEAT, MOMENTUM)
    .does(MONSTERS_SEAT, DAMAGE);
  s.does(KNIGHT, interrupt(KNIGHT, 'guardian')).told('harmed', { who: KNIGHT, amount: 4 });
  expect(s.table.party[ROGUE]?.usedInEncounter).toEqual([]);
  s.finish();
});

test('[loot.purse] [monster.sheet] whoever was dead once has nothing more to give', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 3);
    scene.monster('zombie', 2, 2, { hitpoints: 1, isRaised: true });
    scene.monster('zombie', 20, 20);
    scene.turn(FIGHTER);
  });
  s.dice(1, 6, 5).does(FIGHTER, attack(FOE)).does(FIGHTER, FINISH);
  s.told('died', { monster: FOE, purse: 0, bounty: 0 }).silent('crownsWon').finish();
});

test('[damage.weakness-plus-two] [activator.kinds] what counts as Light counts so only if it is bought before the Damage', () => {
  const bought = (isBefore: boolean) => {
    const s = story((scene) => {
      const { build } = scene.hero(FIGHTER, 2, 3);
      const pieces = build.pieces.map((piece, at) =>
        at === build.main ? { ...piece, gems: ['radiant' as const] } : piece,
      );
      scene.hero(FIGHTER, 2, 3, { build: { ...build, pieces } });
      scene.monster('orc-warchief', 2, 2);
      scene.dungeon({ weakness: 'light' }).turn(FIGHTER);
    });
    s.dice(3, 5, 6).does(FIGHTER, attack(FOE));
    if (isBefore) s.does(FIGHTER, use('radiant'));
    s.does(FIGHTER, MOMENTUM)
      .does(FIGHTER, DAMAGE)
      .told('harmed', { who: FOE, amount: isBefore ? 5 : 3 });
    if (!isBefore) s.does(FIGHTER, use('radiant'));
    return expedition(s).attack?.elements;
  };
  expect([bought(true), bought(false)]).toEqual([['light'], []]);
});

test('[crystal.choose-one-of-seven] [activator.default-range] a Crystal heals nobody far off, and harms nobody out of its range', () => {
  const s = story((scene) => {
    scene.hall(9, 5).hero(FIGHTER, 2, 2);
    scene.hero(ROGUE, 4, 2, { hitpoints: 5 });
    scene.crystal(3, 3).monster('orc-raider', 6, 2);
    scene.turn(FIGHTER);
  });
  s.dice(3, 4, 5).does(FIGHTER, FOCUS);
  s.refused(FIGHTER, useCrystal([3, 3], 'heal', { target: ROGUE }), 'activator.default-range');
  s.refused(FIGHTER, useCrystal([3, 3], 'damage', { target: FOE, element: 'fire' }), 'activator.default-range');
  s.finish();
});
