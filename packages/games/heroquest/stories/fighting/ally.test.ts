import { expect, test } from 'vitest';
import { type Action, BARBARIAN, DWARF, GENIE_ID, genie, HEROES_SEAT, WITH_SPELLS, WIZARD, ZARGON } from '../cast.ts';
import { arena, dungeon, faces, until, untilZargon } from '../dungeon.ts';
import { activate, attack, cast, close, END, LEAVE, open, ROLL, search, sq, walk } from '../wishes.ts';

test('[spell.genie] an empty square, in sight, three steps away at most', () => {
  const s = arena((scene) => {
    scene.reveal('.').hero('wizard', WITH_SPELLS);
    scene.hero('dwarf', { at: sq(11, 9) });
    scene.monster('goblin', 10, 8);
    scene.turn('wizard');
  });
  s.refused(HEROES_SEAT, cast('genie', { at: sq(11, 9) }), 'spell.genie').refused(
    HEROES_SEAT,
    cast('genie', { at: sq(10, 8) }),
    'spell.genie',
  );
  s.refused(HEROES_SEAT, cast('genie', { at: sq(12, 11) }), 'spell.genie').refused(
    HEROES_SEAT,
    cast('genie', { at: sq(12, 9) }),
    'sight.figures-block',
  );
  s.refused(HEROES_SEAT, cast('genie', { at: sq(8, 9) }), 'sight.closed-doors-block');
  s.does(HEROES_SEAT, cast('genie', { at: sq(11, 11) })).told('placed', { figure: GENIE_ID, to: sq(11, 11) });
  expect(s.table.allies).toEqual([
    { id: GENIE_ID, at: sq(11, 11), body: 2, seat: 0, turns: 3, summoner: 'wizard', isChained: false },
  ]);
  s.finish();
});

test('[spell.genie] four dice to strike, three to defend, two Body Points', () => {
  let orc = 0;
  const s = arena((scene) => {
    scene.hero('wizard', WITH_SPELLS);
    genie(scene, 12, 9);
    orc = scene.monster('gargoyle', 13, 9);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END)
    .dice(...faces('SSSW SSSW'))
    .does(HEROES_SEAT, attack(orc))
    .told('attackRolled', { attacker: GENIE_ID, hits: 3 }, 'ally.genie-can');
  s.told('wounded', { figure: orc, amount: 2, left: 1 }).does(HEROES_SEAT, END);
  s.does(ZARGON, activate(orc))
    .dice(...faces('SSWW SSB'))
    .does(ZARGON, attack(GENIE_ID))
    .told('wounded', { figure: GENIE_ID, amount: 1, left: 1 });
  s.finish();
});

test('[ally.genie-is-extra-hero-figure] it blocks sight and monsters, and heroes walk through it', () => {
  let [orc, far] = [0, 0];
  const s = arena((scene) => {
    scene.reveal('.').hero('wizard', { ...WITH_SPELLS, at: sq(2, 12) });
    scene.hero('elf', { at: sq(3, 12), held: 'crossbow', gear: ['crossbow'] });
    genie(scene, 4, 12);
    orc = scene.monster('orc', 5, 12);
    far = scene.monster('orc', 7, 12);
    scene.turn('elf', { movement: 1 });
  });
  s.refused(HEROES_SEAT, attack(far), 'sight.figures-block').refused(HEROES_SEAT, walk(4, 12), 'move.no-sharing');
  untilZargon(s);
  s.does(ZARGON, activate(orc))
    .refused(ZARGON, walk(4, 12), 'monster.not-through-heroes')
    .refused(ZARGON, walk(1, 12), 'monster.not-through-heroes');
  s.dice(...faces('SSS SSW'))
    .does(ZARGON, attack(GENIE_ID))
    .told('vanished', { figure: GENIE_ID }, 'ally.genie-ends')
    .finish();
});

test('[ally.genie-is-extra-hero-figure] past the Genie, but not onto it', () => {
  const s = arena((scene) => {
    scene.reveal('.').hero('elf', { at: sq(3, 12) });
    genie(scene, 4, 12);
    scene.turn('elf', { movement: 2 });
  });
  s.refused(HEROES_SEAT, walk(4, 12), 'move.no-sharing').does(HEROES_SEAT, walk(5, 12)).finish();
});

test('[ally.genie-is-extra-hero-figure] as soon as it is called heroes walk through it, and no monster does', () => {
  let orc = 0;
  const s = arena((scene) => {
    scene
      .only('elf', 'wizard')
      .reveal('.')
      .hero('wizard', { ...WITH_SPELLS, at: sq(3, 12) });
    scene.hero('elf', { at: sq(2, 12) });
    orc = scene.monster('orc', 6, 12);
    scene.turn('wizard', { movement: 2 });
  });
  s.does(HEROES_SEAT, cast('genie', { at: sq(4, 12) }));
  s.told('placed', { figure: GENIE_ID, to: sq(4, 12) }, 'ally.genie-is-extra-hero-figure');
  s.does(HEROES_SEAT, walk(5, 12)).told('stepped', { figure: WIZARD, to: sq(4, 12) }, 'move.through-heroes');
  untilZargon(s);
  s.does(ZARGON, activate(orc)).refused(ZARGON, walk(4, 12), 'monster.not-through-heroes').finish();
});

test('[ally.genie-turn] right after its summoner, first in the turn of the call, by the caster’s seat', () => {
  const s = arena(
    (scene) => {
      scene.hero('elf', { at: sq(10, 9), schools: ['air'] });
      scene.turn('elf');
    },
    {},
    5,
  );
  s.does(2, cast('genie', { at: sq(11, 9) })).does(2, END);
  expect(s.asked()).toEqual([{ seat: 2, kind: 'genie', rule: 'ally.genie-turn' }]);
  s.does(2, walk(14, 9)).does(2, END);
  expect(s.asked()).toMatchObject([{ seat: 3, kind: 'turn' }]);
  until(s, 'elf');
  s.does(2, END);
  expect(s.asked()).toMatchObject([{ seat: 2, kind: 'genie' }]);
  s.finish();
});

test('[ally.genie-can] eight squares without dice, one blow and no diagonal one, and doors to open', () => {
  let [beside, corner, behind] = [0, 0, 0];
  const s = arena((scene) => {
    scene.reveal('.').hero('wizard', { ...WITH_SPELLS, at: sq(12, 7) });
    genie(scene, 9, 9);
    corner = scene.monster('goblin', 10, 8);
    beside = scene.monster('gargoyle', 9, 10);
    behind = scene.monster('goblin', 8, 9);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END).refused(HEROES_SEAT, ROLL, 'ally.genie-cannot');
  s.refused(HEROES_SEAT, attack(corner), 'ally.genie-can')
    .refused(HEROES_SEAT, attack(behind), 'ally.genie-can')
    .refused(HEROES_SEAT, attack(BARBARIAN), 'ally.genie-can');
  s.does(HEROES_SEAT, open('8,9E'))
    .told('doorOpened', { by: GENIE_ID })
    .refused(HEROES_SEAT, close('8,9E'), 'ally.genie-can');
  s.dice(...faces('WWWW'))
    .does(HEROES_SEAT, attack(beside))
    .refused(HEROES_SEAT, attack(behind), 'ally.genie-can');
  s.does(HEROES_SEAT, walk(12, 9)).refused(HEROES_SEAT, walk(12, 7), 'move.no-sharing').does(HEROES_SEAT, walk(14, 11));
  s.refused(HEROES_SEAT, walk(12, 9), 'ally.genie-can').does(HEROES_SEAT, END);
  until(s, 'wizard');
  s.does(HEROES_SEAT, END)
    .refused(HEROES_SEAT, walk(9, 7), 'ally.genie-can', { steps: 9, left: 8 })
    .does(HEROES_SEAT, walk(10, 7));
  s.finish();
});

test('[ally.genie-can] after a walk and a blow its turn is over', () => {
  let goblin = 0;
  const s = arena((scene) => {
    scene.hero('wizard', { ...WITH_SPELLS, at: sq(9, 7) });
    genie(scene, 9, 9);
    goblin = scene.monster('gargoyle', 14, 9);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END)
    .does(HEROES_SEAT, walk(11, 9))
    .does(HEROES_SEAT, walk(13, 9))
    .dice(...faces('WWWW'))
    .does(HEROES_SEAT, attack(goblin));
  expect(s.asked()).toMatchObject([{ seat: ZARGON, kind: 'zargon' }]);
  s.finish();
});

test('[ally.genie-cannot] it neither searches, casts, carries, drinks, disarms nor leaves, and no trap minds it', () => {
  const s = dungeon(2, (scene) => {
    scene.reveal('.').hero('wizard', { ...WITH_SPELLS, at: sq(17, 12), potions: ['healing'] });
    genie(scene, 17, 13).turns = 3;
    scene.table.piles.push({ at: sq(17, 13), owner: null, gold: 0, items: ['dagger'], isSafe: true });
    scene.trap('pit', 17, 15).turn('wizard');
  });
  s.does(HEROES_SEAT, END);
  const idle: Action[] = [
    search('treasure'),
    search('traps'),
    cast('courage', { targets: [WIZARD] }),
    { type: 'pickUp', at: sq(17, 13), item: 'dagger' },
  ];
  idle.push(
    { type: 'disarm', at: sq(17, 15), with: 'hands' },
    LEAVE,
    { type: 'give', item: 'healing', to: 'elf' },
    { type: 'jump', over: sq(17, 15), to: sq(17, 16) },
  );
  for (const action of idle) s.refused(HEROES_SEAT, action, 'ally.genie-cannot');
  const { traps } = s.table.hidden;
  expect(traps).toContainEqual({ at: sq(17, 14), kind: 'spear' });
  s.does(HEROES_SEAT, walk(17, 14))
    .silent('trapSprung')
    .does(HEROES_SEAT, walk(17, 16))
    .silent('trapSprung')
    .does(HEROES_SEAT, walk(17, 15));
  expect(s.table.allies[0]).toMatchObject({ at: sq(17, 15), body: 2 });
  expect(s.table.traps).toEqual([{ at: sq(17, 15), kind: 'pit', isOpen: false }]);
  s.finish();
});

test('[ally.genie-ends] three turns, and it is gone', () => {
  const s = arena((scene) => {
    scene.hero('wizard', WITH_SPELLS);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, cast('genie', { at: sq(11, 9) })).does(HEROES_SEAT, END);
  for (const left of [2, 1]) {
    s.does(HEROES_SEAT, END).silent('vanished');
    expect(s.table.allies[0]?.turns).toBe(left);
    until(s, 'wizard');
    s.does(HEROES_SEAT, END);
  }
  s.does(HEROES_SEAT, END).told('vanished', { figure: GENIE_ID }, 'ally.genie-ends');
  expect(s.table.allies).toEqual([]);
  s.finish();
});

test('[ally.genie-ends] with its summoner it dies, with another hero it does not', () => {
  let orc = 0;
  const s = arena((scene) => {
    scene.hero('wizard', { ...WITH_SPELLS, schools: ['air', 'fire'], body: 1 });
    scene.hero('dwarf', { at: sq(12, 9), body: 1 });
    genie(scene, 9, 11);
    orc = scene.monster('orc', 11, 9);
    scene.monster('orc', 11, 8);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc))
    .dice(...faces('SSS SS'))
    .does(ZARGON, attack(DWARF))
    .told('died', { figure: DWARF })
    .silent('vanished');
  s.does(ZARGON, activate(orc + 1))
    .does(ZARGON, walk(10, 8))
    .dice(...faces('SSS SS'))
    .does(ZARGON, attack(WIZARD));
  s.told('died', { figure: WIZARD }).told('vanished', { figure: GENIE_ID }, 'ally.genie-ends').finish();
});

test('[ally.not-in-hero-count] all heroes are on the stairs: nobody waits for the Genie', () => {
  const s = arena((scene) => {
    for (const hero of ['barbarian', 'dwarf', 'elf'] as const) scene.hero(hero, { at: sq(1, 10) });
    scene.hero('wizard', { at: sq(3, 10) });
    genie(scene, 9, 9);
    scene.table.isGoalMet = true;
    scene.reveal('E').turn('wizard', { movement: 1 });
  });
  s.does(HEROES_SEAT, walk(2, 10)).told('questEnded', { ending: 'success' }, 'quest.auto-end').finish();
});

test('[ally.not-in-hero-count] when the last hero is dead, a captive on his feet saves nothing', () => {
  let orc = 0;
  const s = dungeon(2, (scene) => {
    for (const hero of ['barbarian', 'dwarf', 'elf'] as const) scene.hero(hero, { status: 'dead', body: 0 });
    scene.reveal('Z').hero('wizard', { at: sq(10, 9), schools: [], body: 1 });
    scene.table.allies.push({ id: 5, at: sq(14, 11), body: 3, seat: 0, turns: 0, summoner: null, isChained: false });
    orc = scene.monster('orc', 11, 9);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc))
    .dice(...faces('SSS SS'))
    .does(ZARGON, attack(WIZARD))
    .told('questEnded', { ending: 'failure' }, 'quest.all-dead-fails');
  s.finish();
});
