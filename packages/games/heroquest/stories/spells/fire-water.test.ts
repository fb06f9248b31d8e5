import { expect, test } from 'vitest';
import { BARBARIAN, ELF, HEROES_SEAT, WITH_SPELLS, WIZARD, ZARGON } from '../cast.ts';
import { arena, faces, until, untilZargon } from '../dungeon.ts';
import { activate, attack, cast, dread, END, ROLL, sq, walk } from '../wishes.ts';

const FIRES = [
  ['ball-of-flame', 2, [4, 4], 2],
  ['ball-of-flame', 2, [5, 1], 1],
  ['ball-of-flame', 2, [6, 5], 0],
  ['fire-of-wrath', 3, [5, 5, 5], 3],
  ['fire-of-wrath', 3, [6, 5, 1], 2],
  ['fire-of-wrath', 3, [6, 6, 6], 0],
] as const;

test.each(FIRES)(
  '[spell.ball-of-flame] [spell.fire-of-wrath] %s: %i less what the dice %j save is %i',
  (spell, _full, dice, harm) => {
    let gargoyle = 0;
    const s = arena((scene) => {
      scene.hero('wizard', WITH_SPELLS);
      gargoyle = scene.monster('gargoyle', 13, 9);
      scene.turn('wizard');
    });
    s.dice(...dice)
      .does(HEROES_SEAT, cast(spell, { targets: [gargoyle] }))
      .silent('defenceRolled');
    if (harm === 0) s.silent('wounded').told('harmless', { figure: gargoyle }, 'cast.spent-when-fizzled');
    else s.silent('harmless').told('wounded', { figure: gargoyle, amount: harm, left: 3 - harm }, `spell.${spell}`);
    s.finish();
  },
);

test('[spell.courage] two dice more on the next attack, which ends it', () => {
  let orc = 0;
  const s = arena((scene) => {
    scene.hero('wizard', WITH_SPELLS);
    scene.hero('barbarian', { at: sq(10, 8) });
    orc = scene.monster('gargoyle', 11, 8);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, cast('courage', { targets: [BARBARIAN] }))
    .does(HEROES_SEAT, END)
    .does(ZARGON, END);
  s.does(HEROES_SEAT, END).silent('effectEnded'); // it sees the gargoyle and keeps its courage
  until(s, 'barbarian');
  s.dice(...faces('WWWWW'))
    .does(HEROES_SEAT, attack(orc))
    .told('effectEnded', { hero: 'barbarian', effect: 'courage' }, 'spell.courage');
  until(s, 'barbarian');
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, attack(orc))
    .finish();
});

test('[spell.courage] it fades with a turn of its own in which no monster is in sight', () => {
  const s = arena((scene) => {
    scene.hero('wizard', WITH_SPELLS);
    scene.hero('barbarian', { at: sq(10, 8) });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, cast('courage', { targets: [BARBARIAN] }))
    .does(HEROES_SEAT, END)
    .silent('effectEnded');
  s.does(HEROES_SEAT, END).told('effectEnded', { hero: 'barbarian', effect: 'courage' }, 'spell.courage').finish();
});

test('[spell.courage] [dread.courage-counters] it ends Dread Gaze and Puppet Strings and keeps both away', () => {
  let adept = 0;
  const s = arena((scene) => {
    scene.hero('wizard', WITH_SPELLS);
    scene.hero('barbarian', { at: sq(10, 8) });
    Object.assign(scene.hero('barbarian').effects, { gaze: 1, puppet: 1 });
    adept = scene.monster('adept', 13, 8);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, cast('courage', { targets: [BARBARIAN] }));
  s.told('effectEnded', { effect: 'gaze' }, 'dread.courage-counters')
    .told('effectEnded', { effect: 'puppet' }, 'dread.courage-counters')
    .does(HEROES_SEAT, END);
  s.does(ZARGON, activate(adept))
    .does(ZARGON, dread('gaze', { target: BARBARIAN }))
    .told('harmless', { figure: BARBARIAN }, 'dread.courage-counters');
  expect(s.table.heroes[0]?.effects).toMatchObject({ gaze: 0, puppet: 0, courage: 1 });
  expect(s.table.monsters[0]?.spells).not.toContain('gaze');
  s.does(ZARGON, END);
  expect(s.asked()).toMatchObject([{ seat: HEROES_SEAT, kind: 'turn' }]);
  s.finish();
});

test('[spell.sleep] three at most, six Mind Points together, nobody without a Mind and nobody undead', () => {
  const ids: number[] = [];
  const s = arena((scene) => {
    scene.hero('wizard', { ...WITH_SPELLS, at: sq(12, 9) });
    for (const [key, column, row] of [
      ['goblin', 11, 9],
      ['goblin', 13, 9],
      ['goblin', 12, 8],
      ['goblin', 12, 10],
      ['ghost', 11, 8],
      ['balur', 13, 8],
    ] as const)
      ids.push(scene.monster(key, column, row));
    scene.turn('wizard');
  });
  const [a = 0, b = 0, c = 0, d = 0, ghost = 0, balur = 0] = ids;
  s.refused(HEROES_SEAT, cast('sleep', { targets: [a, b, c, d] }), 'spell.sleep').refused(
    HEROES_SEAT,
    cast('sleep', { targets: [ghost] }),
    'spell.sleep',
  );
  s.refused(HEROES_SEAT, cast('sleep', { targets: [balur] }), 'spell.sleep');
  s.refused(HEROES_SEAT, cast('sleep', { targets: [a, b, c, d, ghost] }), 'kernel.malformed'); // five cannot even be named
  s.does(HEROES_SEAT, cast('sleep', { targets: [a, b, d] }))
    .told('fellAsleep', { figure: a }, 'spell.sleep')
    .told('fellAsleep', { figure: d });
  expect(s.table.monsters.filter(({ isAsleep }) => isAsleep).map(({ id }) => id)).toEqual([a, b, d]);
  s.finish();
});

test('[monster.mind-zero-immune] [spell.sleep] whoever has no Mind does not sleep, alive or not', () => {
  const s = arena((scene) => {
    scene.hero('wizard', { ...WITH_SPELLS, at: sq(12, 9) });
    scene.monster('orc', 11, 9);
    Object.assign(scene.table.monsters[0] ?? {}, { mind: 0 });
    scene.turn('wizard');
  });
  s.refused(HEROES_SEAT, cast('sleep', { targets: [6] }), 'monster.mind-zero-immune', { target: 6 }).finish();
});

test('[spell.sleep] a sleeper lies still until a six or a wound', () => {
  let orc = 0;
  const s = arena((scene) => {
    scene.hero('wizard', WITH_SPELLS);
    scene.hero('barbarian', { at: sq(12, 8) });
    orc = scene.monster('dread-warrior', 12, 9);
    scene.monster('goblin', 14, 11);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, cast('sleep', { targets: [orc] }))
    .dice(1, 5, 5)
    .does(HEROES_SEAT, END)
    .told('stillAsleep', { figure: orc, dice: [1, 5, 5] }, 'spell.sleep');
  s.refused(ZARGON, activate(orc), 'zargon.all-active-monsters').does(ZARGON, END);
  s.dice(...faces('SSW W'))
    .does(HEROES_SEAT, attack(orc))
    .told('woke', { figure: orc, dice: [] }, 'spell.sleep')
    .told('wounded', { amount: 1, left: 1 });
  until(s, 'barbarian');
  s.dice(...faces('SWW SSSW'))
    .does(HEROES_SEAT, attack(orc))
    .finish();
});

test('[spell.sleep] a blow that draws no blood lets it sleep on', () => {
  let orc = 0;
  const s = arena((scene) => {
    scene.hero('wizard', WITH_SPELLS);
    scene.hero('barbarian', { at: sq(12, 8) });
    orc = scene.monster('orc', 12, 9);
    Object.assign(scene.table.monsters[0] ?? {}, { isAsleep: true });
    scene.turn('barbarian');
  });
  s.dice(...faces('SWW B'))
    .does(HEROES_SEAT, attack(orc))
    .silent('woke');
  expect(s.table.monsters[0]?.isAsleep).toBe(true);
  s.dice(1, 6);
  untilZargon(s);
  s.told('woke', { figure: orc, dice: [1, 6] })
    .does(ZARGON, activate(orc))
    .dice(...faces('WWW'))
    .does(ZARGON, attack(BARBARIAN))
    .finish();
});

test('[move.no-sharing] whom a spear strikes on a monster’s square is back where it last could stand', () => {
  const s = arena((scene) => {
    scene.reveal('.');
    Object.assign(scene.hero('barbarian', { at: sq(3, 12) }).effects, { veil: 1 });
    scene.monster('orc', 4, 12);
    scene.table.hidden.traps.push({ at: sq(4, 12), kind: 'spear' });
    scene.turn('barbarian', { movement: 6 });
  });
  s.dice(...faces('S'))
    .does(HEROES_SEAT, walk(6, 12))
    .told('wounded', { figure: BARBARIAN, amount: 1 }, 'trap.spear-effect')
    .told('placed', { figure: BARBARIAN, to: sq(3, 12) }, 'move.no-sharing')
    .finish();
});

test('[spell.veil-of-mist] through monsters, out of reach of Dread spells, two dice fewer against it, until its next turn is over', () => {
  let adept = 0;
  const s = arena((scene) => {
    scene.reveal('.').hero('wizard', { ...WITH_SPELLS, at: sq(2, 12) });
    scene.hero('barbarian', { at: sq(3, 12) });
    scene.monster('orc', 4, 12);
    adept = scene.monster('adept', 6, 12);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, cast('veil-of-mist', { targets: [BARBARIAN] })).does(HEROES_SEAT, END);
  s.does(ZARGON, activate(adept - 1))
    .dice(...faces('W'))
    .does(ZARGON, attack(BARBARIAN))
    .told('attackRolled', {
      parts: [
        { rule: 'combat.monster-card-dice', amount: 3 },
        { rule: 'spell.veil-of-mist', amount: -2 },
      ],
    })
    .does(ZARGON, END);
  s.dice(1, 1)
    .does(HEROES_SEAT, ROLL)
    .refused(HEROES_SEAT, walk(4, 12), 'move.no-sharing')
    .does(HEROES_SEAT, walk(5, 12));
  s.does(HEROES_SEAT, END).told('effectEnded', { hero: 'barbarian', effect: 'veil' }, 'spell.veil-of-mist').finish();
});

test('[spell.veil-of-mist] cast on oneself it lasts over the next turn; no Dread spell is aimed at the mist', () => {
  let adept = 0;
  const s = arena((scene) => {
    scene.hero('wizard', WITH_SPELLS);
    scene.hero('elf', { at: sq(10, 11) });
    adept = scene.monster('adept', 13, 9);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, cast('veil-of-mist', { targets: [WIZARD] }))
    .does(HEROES_SEAT, END)
    .silent('effectEnded');
  s.does(ZARGON, activate(adept));
  for (const spell of ['ember', 'gaze', 'puppet', 'corrode'] as const)
    s.refused(ZARGON, dread(spell, { target: WIZARD }), 'spell.veil-of-mist');
  s.does(ZARGON, dread('gaze', { target: ELF }));
  s.dice(1, 1, 1, 1); // the Elf cannot shake it off
  until(s, 'wizard');
  s.does(HEROES_SEAT, END).told('effectEnded', { hero: 'wizard', effect: 'veil' });
  s.does(ZARGON, activate(adept))
    .does(ZARGON, dread('corrode', { target: WIZARD }))
    .finish();
});
