import { expect, test } from 'vitest';
import { DREAD_RULES, DREAD_SPELLS } from '../../src/content/dread-spells.ts';
import { rulebook } from '../../src/rulebook/index.ts';
import { BARBARIAN, DWARF, ELF, HEROES_SEAT, WIZARD, ZARGON } from '../cast.ts';
import { arena, dungeon, faces, until } from '../dungeon.ts';
import { acting } from '../scenes.ts';
import { activate, attack, cast, dread, END, ROLL, search, sq, walk } from '../wishes.ts';

test('[dread.listed-casters-only] what its row lists, each once, and nobody else', () => {
  let [adept, orc] = [0, 0];
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9) });
    adept = scene.monster('adept', 13, 9);
    orc = scene.monster('orc', 12, 10);
    scene.zargon();
  });
  s.does(ZARGON, activate(orc)).refused(ZARGON, dread('ember', { target: BARBARIAN }), 'dread.listed-casters-only');
  s.does(ZARGON, activate(adept)).refused(ZARGON, dread('slumber', { target: BARBARIAN }), 'dread.listed-casters-only');
  s.does(ZARGON, dread('gaze', { target: BARBARIAN })).told(
    'dreadCast',
    { monster: adept, spell: 'gaze', target: BARBARIAN },
    'dread.dread-gaze',
  );
  expect(s.table.monsters[0]).toMatchObject({ spells: ['lance', 'corrode', 'puppet', 'ember'], cast: ['gaze'] });
  s.finish();
});

test('[dread.listed-casters-only] a spell that was cast is gone for the quest', () => {
  let adept = 0;
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9) });
    adept = scene.monster('adept', 13, 9);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END)
    .does(ZARGON, activate(adept))
    .dice(1, 1)
    .does(ZARGON, dread('ember', { target: WIZARD }))
    .does(ZARGON, END);
  until(s, 'wizard');
  s.does(HEROES_SEAT, END)
    .does(ZARGON, activate(adept))
    .refused(ZARGON, dread('ember', { target: WIZARD }), 'dread.listed-casters-only')
    .finish();
});

test('[dread.is-the-action] a spell instead of a blow, with a walk before or after', () => {
  let adept = 0;
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9) });
    adept = scene.monster('adept', 11, 9);
    scene.monster('sevrin', 10, 10);
    scene.zargon();
  });
  s.does(ZARGON, activate(adept))
    .dice(5, 6)
    .does(ZARGON, dread('ember', { target: BARBARIAN }))
    .refused(ZARGON, attack(BARBARIAN), 'monster.attack-adjacent-once');
  s.refused(ZARGON, dread('gaze', { target: BARBARIAN }), 'dread.is-the-action').does(ZARGON, walk(13, 9));
  s.does(ZARGON, activate(adept + 1))
    .dice(...faces('WW'))
    .does(ZARGON, attack(BARBARIAN))
    .refused(ZARGON, dread('slumber', { target: BARBARIAN }), 'dread.is-the-action');
  s.finish();
});

test('[dread.needs-sight] the victim, the middle of a burst, or for a call at least one hero must be seen', () => {
  let [balur, orell] = [0, 0];
  const s = arena((scene) => {
    scene.reveal('.').hero('barbarian', { at: sq(14, 9) });
    scene.hero('dwarf', { at: sq(8, 10) });
    scene.hero('elf', { at: sq(12, 11) });
    balur = scene.monster('balur', 10, 9);
    scene.monster('goblin', 12, 9);
    orell = scene.monster('orell', 16, 9);
    scene.zargon();
  });
  s.does(ZARGON, activate(balur))
    .refused(ZARGON, dread('ember', { target: BARBARIAN }), 'sight.figures-block')
    .refused(ZARGON, dread('ember', { target: DWARF }), 'sight.edge-crossing-blocks');
  s.refused(ZARGON, dread('cinder', { at: sq(8, 10) }), 'sight.edge-crossing-blocks');
  s.refused(ZARGON, dread('cinder', { at: sq(14, 9) }), 'sight.figures-block');
  s.refused(ZARGON, dread('cinder', { at: 9999 }), 'dread.needs-sight');
  s.does(ZARGON, activate(orell))
    .refused(ZARGON, dread('raise'), 'dread.needs-sight')
    .refused(ZARGON, dread('gaze', { target: BARBARIAN }), 'sight.closed-doors-block');
  s.does(ZARGON, activate(balur))
    .dice(6, 5)
    .does(ZARGON, dread('ember', { target: ELF }))
    .finish();
});

test('[dread.undefended] all that armour is no help against fire', () => {
  const [s] = acting('adept', 13, 9, (scene) =>
    scene.hero('barbarian', {
      at: sq(10, 9),
      gear: ['broadsword', 'shield', 'helmet', 'plate-mail'],
      suit: 'plate-mail',
      potions: ['healing'],
    }),
  );
  s.dice(1, 4)
    .does(ZARGON, dread('ember', { target: BARBARIAN }))
    .told('wounded', { figure: BARBARIAN, amount: 2, left: 6 })
    .silent('defenceRolled');
  expect(s.asked().find(({ kind }) => kind === 'defend')).toBeUndefined();
  s.finish();
});

test('[dread.resist-roll] [mind.used-to-resist] one red die for each Mind Point left, and any six does it', () => {
  const [s] = acting('melar', 13, 9, (scene) => {
    scene.hero('barbarian', { at: sq(10, 7) });
    scene.hero('dwarf', { at: sq(10, 8), mind: 0 });
    scene.hero('elf', { at: sq(10, 9), mind: 1 });
    scene.hero('wizard', { at: sq(10, 10) });
  });
  s.dice(1, 6, 6, 1, 2, 3, 4, 5, 5).does(ZARGON, dread('murk'));
  s.told('resisted', { hero: 'barbarian', dice: [1, 6], isFree: true }, 'dread.resist-roll').told('resisted', {
    hero: 'dwarf',
    dice: [],
    isFree: false,
  });
  s.told('resisted', { hero: 'elf', dice: [6], isFree: true }).told('resisted', {
    hero: 'wizard',
    dice: [1, 2, 3, 4, 5, 5],
    isFree: false,
  });
  expect(s.table.heroes.map(({ effects }) => effects.murk)).toEqual([0, 1, 0, 1]);
  s.finish();
});

test('[mind.used-to-resist] Sleep counts the Mind of its victims', () => {
  let orc = 0;
  const s = arena((scene) => {
    scene.hero('wizard', { at: sq(10, 9), schools: ['water', 'air', 'fire'] });
    for (const row of [7, 9, 11]) orc = scene.monster(row === 7 ? 'abomination' : 'orc', 13, row);
    scene.turn('wizard');
  });
  s.refused(HEROES_SEAT, cast('sleep', { targets: [orc - 2, orc - 1, orc] }), 'spell.sleep', { mind: 7 }).does(
    HEROES_SEAT,
    cast('sleep', { targets: [orc - 2, orc - 1] }),
  );
  s.dice(1, 1, 1, 1, 1).does(HEROES_SEAT, END).finish();
});

test('[dread.one-row-one-rule] twelve Dread spells, each a rule of its own', () => {
  expect(DREAD_SPELLS).toHaveLength(12);
  const rules = DREAD_SPELLS.map((spell) => DREAD_RULES[spell]);
  expect(new Set(rules).size).toBe(12);
  for (const rule of rules) expect(rulebook.rules[rule].section).toBe('dreadSpell');
});

test('[dread.summons-wait] nearest free squares, Zargon’s choice among equals, and no deed before the next turn', () => {
  let balur = 0;
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(13, 9) });
    balur = scene.monster('balur', 10, 9);
    scene.monster('orc', 9, 9);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END).does(ZARGON, activate(balur)).dice(1).does(ZARGON, dread('pack')).silent('monsterAppeared');
  expect(s.state.asks[0]?.question).toEqual({
    kind: 'place',
    name: 'Goblin',
    squares: [sq(10, 8), sq(11, 9), sq(10, 10)],
  });
  s.refused(ZARGON, { type: 'place', at: sq(12, 9) }, 'dread.summons-wait').refused(
    ZARGON,
    { type: 'place', at: sq(9, 9) },
    'dread.summons-wait',
  );
  s.does(ZARGON, { type: 'place', at: sq(11, 9) }).told('monsterAppeared', { at: sq(11, 9) }, 'dread.summons-wait');
  s.does(ZARGON, { type: 'place', at: sq(10, 10) });
  s.told('monsterAppeared', { at: sq(10, 8) }); // one square is left that is just as near
  const [goblin = 0] = s.table.monsters.filter(({ key }) => key === 'goblin').map(({ id }) => id);
  s.refused(ZARGON, activate(goblin), 'zargon.all-active-monsters').does(ZARGON, END);
  until(s, 'wizard');
  s.does(HEROES_SEAT, END).does(ZARGON, activate(goblin)).does(ZARGON, walk(12, 9)).finish();
});

test('[dread.summons-wait] a call takes the second-nearest squares when the nearest are full, and figures as the house counts them', () => {
  let balur = 0;
  const s = arena(
    (scene) => {
      scene.hero('barbarian', { at: sq(10, 8) });
      balur = scene.monster('balur', 9, 7);
      for (const [column, row] of [
        [10, 7],
        [9, 8],
        [14, 7],
        [14, 8],
      ] as const)
        scene.monster('goblin', column, row);
      scene.zargon();
    },
    { figureLimits: true },
  );
  s.does(ZARGON, activate(balur)).dice(3).does(ZARGON, dread('pack'));
  expect(s.state.asks[0]?.question).toEqual({ kind: 'place', name: 'Goblin', squares: [sq(11, 7), sq(9, 9)] });
  s.does(ZARGON, { type: 'place', at: sq(11, 7) });
  expect(s.table.monsters.filter(({ key }) => key === 'goblin')).toHaveLength(6);
  expect(s.asked()).toMatchObject([{ kind: 'zargon' }]);
  s.finish();
});

test('[mind.starting-values] two, three, four and six', () => {
  const s = arena((scene) => void scene.turn('barbarian'));
  expect(s.table.heroes.map(({ hero, mind }) => [hero, mind])).toEqual([
    ['barbarian', 2],
    ['dwarf', 3],
    ['elf', 4],
    ['wizard', 6],
  ]);
  s.finish();
});

test('[mind.zero-is-shaken] at 0 Mind a hero moves or acts, casts nothing, and lives', () => {
  const [s, melar] = acting('melar', 13, 9, (scene) =>
    scene.hero('elf', { at: sq(10, 9), mind: 2, schools: ['earth'], body: 2, gear: ['shortsword'] }),
  );
  s.dice(1, 2)
    .does(ZARGON, dread('wither', { target: ELF }))
    .told('mindLost', { hero: 'elf', amount: 2, left: 0 })
    .silent('died')
    .does(ZARGON, walk(11, 9));
  expect(s.table.heroes[2]).toMatchObject({ status: 'here', body: 2, mind: 0 });
  until(s, 'elf');
  s.refused(HEROES_SEAT, cast('heal-body', { targets: [ELF] }), 'mind.zero-is-shaken')
    .dice(3, 3)
    .does(HEROES_SEAT, ROLL);
  s.dice(...faces('WW'))
    .does(HEROES_SEAT, attack(melar))
    .refused(HEROES_SEAT, walk(10, 8), 'mind.zero-is-shaken');
  until(s, 'elf');
  s.dice(3, 3).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(10, 8)).does(HEROES_SEAT, walk(10, 9));
  s.refused(HEROES_SEAT, attack(melar), 'mind.zero-is-shaken')
    .refused(HEROES_SEAT, search('traps'), 'mind.zero-is-shaken')
    .finish();
});

test('[mind.zero-is-shaken] not even a healing spell at the last moment', () => {
  const [s] = acting('orc', 11, 9, (scene) =>
    scene.hero('elf', { at: sq(10, 9), mind: 0, schools: ['earth'], body: 1 }),
  );
  s.dice(...faces('SSS SS'))
    .does(ZARGON, attack(ELF))
    .told('died', { figure: ELF }, 'death.zero-body')
    .finish();
});

test('[dread.shadow-step] to the escape square or the free one nearest, and the room comes to light', () => {
  let balur = 0;
  const s = dungeon(8, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(10, 9) });
    scene.table.hidden.monsters = [];
    balur = scene.monster('balur', 11, 9);
    scene.zargon();
  });
  s.does(ZARGON, activate(balur))
    .does(ZARGON, dread('step'))
    .told('placed', { figure: balur, to: sq(13, 2) }, 'dread.shadow-step')
    .told('revealed', { rooms: ['H'] });
  expect(s.table.monsters[0]?.at).toBe(sq(13, 2));
  s.does(ZARGON, walk(14, 2)).finish();
});

test('[dread.shadow-step] somebody stands there already; and where there is no refuge there is no step', () => {
  let balur = 0;
  const s = dungeon(8, (scene) => {
    scene.reveal('Z', 'H').hero('barbarian', { at: sq(13, 2) });
    scene.hero('dwarf', { at: sq(14, 2) });
    balur = scene.monster('balur', 11, 9);
    scene.zargon();
  });
  s.does(ZARGON, activate(balur)).does(ZARGON, dread('step'));
  expect(s.table.monsters[0]?.at).toBe(sq(13, 3)); // the chest fills 13,1
  s.finish();
  const t = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9) });
    balur = scene.monster('balur', 11, 9);
    scene.zargon();
  });
  t.does(ZARGON, activate(balur)).refused(ZARGON, dread('step'), 'quest.escape-square').finish();
});
