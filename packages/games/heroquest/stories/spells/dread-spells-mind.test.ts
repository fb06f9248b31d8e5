import { expect, test } from 'vitest';
import { type Action, BARBARIAN, DWARF, ELF, HEROES_SEAT, WIZARD, ZARGON } from '../cast.ts';
import { arena, faces, type Scene, until } from '../dungeon.ts';
import { acting } from '../scenes.ts';
import { activate, attack, cast, close, dread, END, LEAVE, open, RING, ROLL, search, sq, walk } from '../wishes.ts';

test('[dread.dread-gaze] attacks with one die until a resist roll at the start of a turn succeeds', () => {
  let [adept, orc] = [0, 0];
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9), held: 'battle-axe', gear: ['battle-axe'] });
    adept = scene.monster('adept', 13, 9);
    orc = scene.monster('orc', 10, 10);
    scene.zargon();
  });
  s.does(ZARGON, activate(adept))
    .does(ZARGON, dread('gaze', { target: BARBARIAN }))
    .silent('resisted');
  s.dice(5, 5)
    .does(ZARGON, END)
    .told('resisted', { hero: 'barbarian', dice: [5, 5], isFree: false });
  s.dice(...faces('W'))
    .does(HEROES_SEAT, attack(orc))
    .dice(1, 6);
  until(s, 'barbarian');
  s.told('effectEnded', { hero: 'barbarian', effect: 'gaze' }, 'dread.dread-gaze')
    .dice(...faces('WWWW'))
    .does(HEROES_SEAT, attack(orc))
    .finish();
});

test('[dread.slumber-hex] no turn and one Defend die, until a six or a wound', () => {
  let melar = 0;
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9), gear: ['broadsword', 'shield'] });
    scene.hero('dwarf', { at: sq(10, 7) });
    melar = scene.monster('melar', 13, 9);
    scene.monster('goblin', 10, 10);
    scene.zargon();
  });
  s.does(ZARGON, activate(melar))
    .does(ZARGON, dread('slumber', { target: BARBARIAN }))
    .told('fellAsleep', { figure: BARBARIAN }, 'dread.slumber-hex')
    .silent('resisted');
  s.does(ZARGON, activate(melar + 1))
    .dice(...faces('SW W'))
    .does(ZARGON, attack(BARBARIAN))
    .silent('effectEnded');
  s.dice(5, 5).does(ZARGON, END).told('turnLost', { hero: 'barbarian' }, 'dread.slumber-hex');
  expect(s.state.asks[0]?.question).toEqual({ kind: 'turn', hero: 'dwarf' });
  until(s, 'wizard');
  s.does(HEROES_SEAT, END)
    .does(ZARGON, activate(melar + 1))
    .dice(...faces('SS S'))
    .does(ZARGON, attack(BARBARIAN))
    .told('effectEnded', { hero: 'barbarian', effect: 'slumber' });
  s.does(ZARGON, END);
  expect(s.state.asks[0]?.question).toEqual({ kind: 'turn', hero: 'barbarian' });
  s.finish();
});

test('[dread.slumber-hex] a six wakes the sleeper, who has its turn', () => {
  const s = arena((scene) => {
    scene.hero('barbarian').effects.slumber = 1;
    scene.monster('goblin', 10, 10);
    scene.zargon();
  });
  s.dice(1, 6).does(ZARGON, END).told('effectEnded', { hero: 'barbarian', effect: 'slumber' }, 'dread.slumber-hex');
  s.told('woke', { figure: BARBARIAN }, 'dread.slumber-hex').silent('turnLost');
  expect(s.state.asks[0]?.question).toEqual({ kind: 'turn', hero: 'barbarian' });
  s.finish();
});

test.each([
  ['murk', 'dread.choking-murk'],
  ['puppet', 'dread.puppet-strings'],
] as const)('[dread.resist-roll] [mind.used-to-resist] %s takes hold of whoever rolls no six', (spell, rule) => {
  const cursed = (...dice: readonly number[]) => {
    const [s] = acting('melar', 13, 9, (scene) => scene.only('elf').hero('elf', { at: sq(10, 9) }));
    Object.assign(s.table.monsters[0] ?? {}, { spells: [spell] });
    return s.dice(...dice).does(ZARGON, dread(spell, { target: spell === 'murk' ? null : 2 }));
  };
  cursed(1, 2, 3, 5)
    .told('resisted', { hero: 'elf', isFree: false }, 'dread.resist-roll')
    .told('effectBegan', { hero: 'elf', effect: spell }, rule)
    .finish();
  cursed(1, 2, 3, 6)
    .told('resisted', { hero: 'elf', isFree: true }, 'dread.resist-roll')
    .silent('effectBegan')
    .finish();
});

test('[dread.slumber-hex] without Mind Points it sleeps on under a monster’s eyes, and wakes when none is in sight', () => {
  const s = arena((scene) => {
    for (const hero of scene.table.heroes) hero.status = 'left';
    Object.assign(scene.hero('barbarian', { at: sq(10, 9), mind: 0, status: 'here' }).effects, { slumber: 1 });
    scene.monster('melar', 13, 9);
    scene.zargon();
  });
  s.does(ZARGON, END).told('turnLost', { hero: 'barbarian' }, 'dread.slumber-hex');
  s.state.table.monsters = [];
  s.does(ZARGON, END).told('woke', { figure: BARBARIAN }, 'dread.slumber-hex');
  expect(s.state.asks[0]?.question).toEqual({ kind: 'turn', hero: 'barbarian' });
  s.finish();
});

/** The Barbarian hangs on Zargon's strings. */
function puppet(build: (scene: Scene) => void) {
  let adept = 0;
  const s = arena((scene) => {
    scene.hero('barbarian', {
      at: sq(10, 9),
      potions: ['healing'],
      gear: ['broadsword', 'dagger'],
      artifacts: ['ring-of-return'],
    });
    adept = scene.monster('adept', 13, 9);
    build(scene);
    scene.zargon();
  });
  s.does(ZARGON, activate(adept))
    .dice(5, 1)
    .does(ZARGON, dread('puppet', { target: BARBARIAN }))
    .told('resisted', { hero: 'barbarian', dice: [5, 1], isFree: false });
  return { s, adept };
}

test('[dread.puppet-strings] Zargon moves the hero and strikes a hero with it, for one turn', () => {
  const { s, adept } = puppet((scene) => void scene.hero('elf', { at: sq(10, 11) }));
  s.does(ZARGON, END);
  expect(s.asked()).toContainEqual({ seat: ZARGON, kind: 'puppet', rule: 'dread.puppet-strings' });
  s.dice(1, 2)
    .does(ZARGON, ROLL)
    .does(ZARGON, walk(10, 10))
    .refused(ZARGON, attack(adept), 'dread.puppet-strings')
    .refused(ZARGON, attack(BARBARIAN), 'dread.puppet-strings');
  s.dice(...faces('SSS WS'))
    .does(ZARGON, attack(ELF))
    .told('wounded', { figure: ELF, amount: 2 })
    .refused(ZARGON, walk(10, 9), 'turn.no-split-move');
  s.does(ZARGON, END).told('effectEnded', { hero: 'barbarian', effect: 'puppet' }, 'dread.puppet-strings');
  until(s, 'barbarian');
  s.finish();
});

test('[dread.puppet-strings] no items, no closing of doors, no search, no known trap, no way out', () => {
  const { s } = puppet((scene) => {
    scene
      .reveal('.')
      .trap('pit', 10, 8)
      .opened('8,9E')
      .hero('dwarf', { at: sq(9, 10) });
    scene.hero('barbarian', { at: sq(9, 9) });
  });
  s.does(ZARGON, END).dice(3, 3).does(ZARGON, ROLL);
  const no: Action[] = [
    close('8,9E'),
    LEAVE,
    search('traps'),
    RING,
    { type: 'give', item: 'ring-of-return', to: 'dwarf' },
    { type: 'hold', weapon: 'dagger' },
  ];
  no.push({ type: 'attack', target: DWARF, isThrown: true }, cast('courage', { targets: [BARBARIAN] }), walk(10, 8));
  for (const action of no) s.refused(ZARGON, action, 'dread.puppet-strings');
  s.refused(ZARGON, { type: 'drink', hero: 'barbarian', potion: 'healing' }, 'seat.own-heroes-only');
  s.does(ZARGON, walk(8, 9)).does(ZARGON, walk(9, 9)).finish();
});

test('[dread.puppet-strings] a resist roll at once keeps the strings off; other doors a puppet may open', () => {
  const [s] = acting('adept', 13, 9, (scene) => scene.hero('dwarf', { at: sq(9, 9) }));
  s.dice(1, 6, 1)
    .does(ZARGON, dread('puppet', { target: DWARF }))
    .silent('effectBegan')
    .does(ZARGON, END);
  expect(s.table.heroes[1]?.effects.puppet).toBe(0);
  s.finish();
  const { s: t } = puppet((scene) => void scene.hero('barbarian', { at: sq(9, 9) }));
  t.does(ZARGON, END).does(ZARGON, open('8,9E')).told('doorOpened', { by: 0 }).finish();
});

test('[dread.choking-murk] whoever is in sight and fails moves or acts in the next turn, not both', () => {
  let melar = 0;
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9) });
    scene.hero('elf', { at: sq(10, 10), schools: ['earth'] });
    scene.hero('wizard', { at: sq(9, 9) });
    melar = scene.monster('melar', 13, 9);
    scene.monster('goblin', 11, 9);
    scene.hero('barbarian', { at: sq(10, 8) });
    scene.zargon();
  });
  s.does(ZARGON, activate(melar)).dice(1, 1, 1, 1, 1, 1).does(ZARGON, dread('murk')); // the Wizard stands behind the goblin
  expect(s.table.heroes.map(({ effects }) => effects.murk)).toEqual([1, 0, 1, 0]);
  s.does(ZARGON, END)
    .dice(2, 2)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, walk(10, 9))
    .refused(HEROES_SEAT, attack(melar + 1), 'dread.choking-murk');
  until(s, 'elf');
  s.dice(2, 2)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, walk(10, 11))
    .refused(HEROES_SEAT, cast('rock-skin', { targets: [ELF] }), 'dread.choking-murk');
  s.does(HEROES_SEAT, END).told('effectEnded', { hero: 'elf', effect: 'murk' }, 'dread.choking-murk');
  until(s, 'elf');
  s.does(HEROES_SEAT, cast('rock-skin', { targets: [ELF] }))
    .dice(2, 2)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, walk(10, 10))
    .finish();
});

test('[dread.choking-murk] after the deed there is no step', () => {
  const [s, melar] = acting('melar', 13, 9, (scene) => scene.hero('barbarian', { at: sq(12, 9) }));
  s.dice(1, 1).does(ZARGON, dread('murk')).does(ZARGON, END);
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, attack(melar))
    .refused(HEROES_SEAT, ROLL, 'dread.choking-murk')
    .finish();
});

test.each([
  [[5, 5], 4],
  [[6, 5], 5],
  [[6, 6], 6],
] as const)('[dread.wither-mind] two Mind Points less the sixes: %j leaves the Wizard %i', (dice, left) => {
  const [s] = acting('melar', 13, 9, (scene) => scene.hero('wizard', { at: sq(10, 9) }));
  s.dice(...dice)
    .does(ZARGON, dread('wither', { target: WIZARD }))
    .silent('wounded');
  if (left < 6) s.told('mindLost', { hero: 'wizard', amount: 6 - left, left }, 'dread.wither-mind');
  else s.silent('mindLost').silent('harmless'); // that is said of heroes’ spells which do nothing
  expect(s.table.heroes[3]).toMatchObject({ mind: left, body: 4 });
  s.finish();
});

test('[dread.courage-counters] courage is no help against other Dread spells', () => {
  const [s] = acting('melar', 13, 9, (scene) =>
    Object.assign(scene.hero('barbarian', { at: sq(10, 9) }).effects, { courage: 1 }),
  );
  s.does(ZARGON, dread('slumber', { target: BARBARIAN }))
    .told('effectBegan', { hero: 'barbarian', effect: 'slumber' }, 'dread.slumber-hex')
    .told('fellAsleep', { figure: BARBARIAN }, 'dread.slumber-hex')
    .finish();
});
