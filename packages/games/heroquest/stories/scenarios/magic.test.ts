import { expect, test } from 'vitest';
import { BARBARIAN, DWARF, ELF, HEROES_SEAT, WIZARD, ZARGON } from '../cast.ts';
import { arena, dungeon, faces, type Scene, until, untilZargon } from '../dungeon.ts';
import { activate, attack, cast, dread, END, hold, ROLL, sq, walk } from '../wishes.ts';

test('scenario 3 [combat.no-skull-fails] the Elf’s W B draws no defence die', () => {
  let goblin = 0;
  const s = arena((scene) => {
    scene.hero('elf', { at: sq(10, 9) });
    goblin = scene.monster('goblin', 11, 9);
    scene.turn('elf');
  });
  s.dice(...faces('WB'))
    .does(HEROES_SEAT, attack(goblin))
    .told('attackFailed', { attacker: ELF, target: goblin }, 'combat.no-skull-fails');
  s.silent('defenceRolled').finish();
});

test('scenario 4 [combat.min-one-die] [combat.in-pit-minus-one] the Wizard in a pit', () => {
  let goblin = 0;
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9) });
    scene.trap('pit', 10, 9, true);
    goblin = scene.monster('goblin', 11, 9);
    scene.turn('wizard');
  });
  s.dice(...faces('W'))
    .does(HEROES_SEAT, attack(goblin))
    .told('attackRolled', { faces: ['W'] })
    .does(HEROES_SEAT, END);
  s.does(ZARGON, activate(goblin))
    .dice(...faces('SS W'))
    .does(ZARGON, attack(WIZARD))
    .told('defenceRolled', { faces: ['W'], blocks: 1 });
  expect(s.table.heroes[3]?.body).toBe(3);
  s.finish();
});

test('scenario 25 [spell.sleep] [monster.mind-zero-immune] who can be put to sleep, and how it wakes', () => {
  let [one, two, goblin, skeleton] = [0, 0, 0, 0];
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(9, 7), schools: ['water', 'fire', 'air'] });
    scene.hero('barbarian', { at: sq(12, 7) });
    one = scene.monster('abomination', 11, 7);
    two = scene.monster('abomination', 11, 9);
    goblin = scene.monster('goblin', 9, 10);
    skeleton = scene.monster('skeleton', 10, 11);
    scene.turn('wizard');
  });
  s.refused(HEROES_SEAT, cast('sleep', { targets: [one, two, goblin] }), 'spell.sleep', { mind: 7 });
  s.refused(HEROES_SEAT, cast('sleep', { targets: [skeleton] }), 'monster.mind-zero-immune').does(
    HEROES_SEAT,
    cast('sleep', { targets: [one, two] }),
  );
  s.dice(1, 2, 3, 2, 6, 1)
    .does(HEROES_SEAT, END)
    .told('stillAsleep', { figure: one })
    .told('woke', { figure: two, dice: [2, 6, 1] }, 'spell.sleep');
  s.refused(ZARGON, activate(one), 'zargon.all-active-monsters')
    .does(ZARGON, activate(two))
    .does(ZARGON, walk(12, 8))
    .dice(...faces('WWW'))
    .does(ZARGON, attack(BARBARIAN));
  s.does(ZARGON, END)
    .dice(...faces('SWW S'))
    .does(HEROES_SEAT, attack(one))
    .told('woke', { figure: one, dice: [] });
  expect(s.table.monsters[0]).toMatchObject({ isAsleep: false, wounds: 1 });
  s.finish();
});

test('scenario 26 [spell.tempest] [monster.lost-turn] two are caught by the storm, the third is not', () => {
  let [goblin, orc, far] = [0, 0, 0];
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(9, 11), schools: ['air', 'fire', 'water'] });
    scene.hero('barbarian', { at: sq(10, 7) });
    goblin = scene.monster('goblin', 10, 8);
    orc = scene.monster('orc', 12, 10);
    far = scene.monster('goblin', 13, 9);
    scene.turn('wizard');
  });
  s.dice(...faces('S W  W')).does(HEROES_SEAT, cast('tempest', { at: sq(11, 9) }));
  s.told('attackRolled', { target: goblin, faces: ['S'] }, 'spell.tempest')
    .told('defenceRolled', { target: goblin, blocks: 1 })
    .told('attackRolled', { target: orc, faces: ['W'] });
  s.does(HEROES_SEAT, END)
    .told('losesTurn', { monster: goblin }, 'monster.lost-turn')
    .told('losesTurn', { monster: orc });
  for (const monster of [goblin, orc]) s.refused(ZARGON, activate(monster), 'zargon.all-active-monsters');
  s.does(ZARGON, activate(far)).does(ZARGON, walk(12, 9)).does(ZARGON, END);
  s.dice(...faces('SWW W'))
    .does(HEROES_SEAT, attack(goblin))
    .told('defenceRolled', { target: goblin, blocks: 1 });
  untilZargon(s);
  s.does(ZARGON, activate(goblin)).finish();
});

test('scenario 27 [dread.dread-gaze] [spell.courage] [dread.courage-counters] one die, then five, and strings that do not hold', () => {
  let adept = 0;
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(11, 9) });
    scene.hero('wizard', { at: sq(11, 10), schools: ['fire', 'air', 'water'] });
    adept = scene.monster('adept', 12, 9);
    Object.assign(scene.hero('barbarian').effects, { gaze: 1 });
    scene.turn('barbarian');
  });
  s.dice(...faces('W')).does(HEROES_SEAT, attack(adept));
  until(s, 'wizard');
  s.does(HEROES_SEAT, cast('courage', { targets: [BARBARIAN] }))
    .told('effectEnded', { hero: 'barbarian', effect: 'gaze' })
    .does(HEROES_SEAT, END);
  s.does(ZARGON, activate(adept))
    .does(ZARGON, dread('puppet', { target: BARBARIAN }))
    .told('harmless', { figure: BARBARIAN }, 'dread.courage-counters')
    .silent('resisted');
  expect(s.table.monsters[0]?.spells).not.toContain('puppet');
  s.does(ZARGON, END)
    .dice(...faces('WWWWW'))
    .does(HEROES_SEAT, attack(adept))
    .told('attackFailed')
    .finish();
});

test('scenario 28 [move.one-die-not-cumulative] [dice.more-than-in-the-box] Plate Mail, haste, speed and a chest of gold', () => {
  const rolls = (dice: number, build: (scene: Scene) => void): void => {
    const s = dungeon(4, (scene) => {
      scene.hero('barbarian', { gear: ['broadsword', 'plate-mail'], suit: 'plate-mail' });
      build(scene);
      scene.turn('barbarian');
    });
    s.dice(...Array<number>(dice).fill(3))
      .does(HEROES_SEAT, ROLL)
      .told('rolledMove', { movement: 3 * dice }, dice > 2 ? 'dice.more-than-in-the-box' : 'move.roll-two-red')
      .finish();
  };
  const under =
    (effects: object) =>
    (scene: Scene): void =>
      void Object.assign(scene.hero('barbarian').effects, effects);
  rolls(1, () => undefined);
  rolls(2, under({ haste: 1 }));
  rolls(4, under({ haste: 1, speed: 1 }));
  rolls(4, (scene) => {
    under({ haste: 1, speed: 1 })(scene);
    scene.table.chests.push({ at: sq(1, 1), where: 'carried', carrier: 'barbarian' });
  });
});

test('scenario 29 [attack.crossbow-reload] [equip.hands] the Elf’s Crossbow in three rounds', () => {
  let orc = 0;
  const s = arena((scene) => {
    scene.hero('elf', { at: sq(10, 9), held: 'crossbow', gear: ['crossbow', 'shortsword'] });
    orc = scene.monster('orc', 11, 9);
    scene.turn('elf');
  });
  s.dice(...faces('WWW')).does(HEROES_SEAT, attack(orc));
  until(s, 'elf');
  s.refused(HEROES_SEAT, attack(orc), 'attack.crossbow-reload')
    .does(HEROES_SEAT, hold('shortsword'))
    .dice(...faces('WW'))
    .does(HEROES_SEAT, attack(orc));
  until(s, 'elf');
  s.does(HEROES_SEAT, hold('crossbow'))
    .dice(...faces('WWW'))
    .does(HEROES_SEAT, attack(orc))
    .finish();
});

test('scenario 30 [equip.no-shield-with-two-hands] [equip.hands] the Dwarf with axe or sword', () => {
  for (const [held, attacks, defends] of [
    ['battle-axe', 4, 3],
    ['shortsword', 2, 4],
  ] as const) {
    let orc = 0;
    const s = arena((scene) => {
      scene.hero('dwarf', {
        at: sq(10, 9),
        gear: ['helmet', 'shield', 'battle-axe', 'shortsword'],
        held: held === 'battle-axe' ? 'shortsword' : 'battle-axe',
      });
      orc = scene.monster('orc', 11, 9);
      scene.turn('dwarf');
    });
    s.does(HEROES_SEAT, hold(held))
      .dice(...faces('W'.repeat(attacks)))
      .does(HEROES_SEAT, attack(orc));
    s.refused(HEROES_SEAT, hold(held === 'battle-axe' ? 'shortsword' : 'battle-axe'), 'equip.hands');
    untilZargon(s);
    s.does(ZARGON, activate(orc))
      .dice(...faces(`SWW ${'W'.repeat(defends)}`))
      .does(ZARGON, attack(DWARF));
    until(s, 'dwarf');
    s.does(HEROES_SEAT, hold(held === 'battle-axe' ? 'shortsword' : 'battle-axe')).finish();
  }
});

test('scenario 34 [quest.witch-lord-invulnerable] [artifact.spirit-blade] nothing but the Spirit Blade', () => {
  let lord = 0;
  const s = dungeon(14, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(13, 9), gear: ['battle-axe'], held: 'battle-axe' });
    scene.hero('dwarf', { at: sq(12, 7), gear: [], artifacts: ['spirit-blade'], held: 'spirit-blade' });
    scene.hero('wizard', { at: sq(14, 9), schools: ['fire', 'air', 'water'] });
    lord = scene.monster('witch-lord-14', 13, 8);
    scene.turn('barbarian');
  });
  s.dice(...faces('SSSS'))
    .does(HEROES_SEAT, attack(lord))
    .told('harmless', { figure: lord }, 'quest.witch-lord-invulnerable')
    .silent('defenceRolled')
    .silent('wounded');
  s.does(HEROES_SEAT, END)
    .dice(...faces('SSS WWWWBS'))
    .does(HEROES_SEAT, attack(lord))
    .told('defenceRolled', { blocks: 1 })
    .told('wounded', { figure: lord, amount: 2, left: 2 });
  s.does(HEROES_SEAT, END).does(HEROES_SEAT, END);
  s.does(HEROES_SEAT, cast('fire-of-wrath', { targets: [lord] }))
    .told('harmless', { figure: lord }, 'quest.witch-lord-invulnerable')
    .silent('wounded');
  expect(s.table.heroes[3]?.spent).toEqual(['fire-of-wrath']);
  expect(s.table.monsters[0]?.wounds).toBe(2);
  s.finish();
});

test('scenario 46 [dread.slumber-hex] [dread.resist-roll] the Barbarian sleeps, or does not', () => {
  const hexed = (): { s: ReturnType<typeof arena>; goblin: number } => {
    let goblin = 0;
    const s = arena((scene) => {
      scene.hero('barbarian', { at: sq(10, 9) });
      const melar = scene.monster('melar', 13, 9);
      goblin = scene.monster('goblin', 10, 10);
      scene.zargon();
      expect(melar).toBe(goblin - 1);
    });
    s.does(ZARGON, activate(goblin - 1)).does(ZARGON, dread('slumber', { target: BARBARIAN }));
    return { s, goblin };
  };
  const { s: awake, goblin: prey } = hexed();
  awake
    .dice(3, 6)
    .does(ZARGON, END)
    .told('resisted', { hero: 'barbarian', dice: [3, 6], isFree: true }, 'dread.resist-roll')
    .told('woke', { figure: BARBARIAN });
  awake
    .dice(2, 3)
    .does(HEROES_SEAT, ROLL)
    .dice(...faces('WWW'))
    .does(HEROES_SEAT, attack(prey))
    .does(HEROES_SEAT, walk(10, 8))
    .finish();
  const { s, goblin } = hexed();
  s.dice(3, 4).does(ZARGON, END).told('turnLost', { hero: 'barbarian' });
  untilZargon(s);
  s.does(ZARGON, activate(goblin))
    .dice(...faces('SS W'))
    .does(ZARGON, attack(BARBARIAN))
    .told('defenceRolled', { faces: ['W'] })
    .told('effectEnded', { hero: 'barbarian', effect: 'slumber' });
  s.does(ZARGON, END);
  expect(s.state.asks[0]?.question).toEqual({ kind: 'turn', hero: 'barbarian' });
  s.finish();
});
