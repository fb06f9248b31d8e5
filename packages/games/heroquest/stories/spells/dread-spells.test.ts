import { expect, test } from 'vitest';
import { BARBARIAN, DWARF, GENIE_ID, genie, HEROES_SEAT, WIZARD, ZARGON } from '../cast.ts';
import { arena, faces, type Scene, until } from '../dungeon.ts';
import { acting } from '../scenes.ts';
import { activate, attack, dread, END, sq, walk } from '../wishes.ts';

test.each([
  [[4, 4], 2],
  [[5, 4], 1],
  [[6, 5], 0],
] as const)('[dread.ember-lash] two points of fire less fives and sixes: %j leaves %i', (dice, harm) => {
  const [s, adept] = acting('adept', 13, 9, (scene) => scene.hero('dwarf', { at: sq(10, 9) }));
  s.refused(ZARGON, dread('ember', { target: adept }), 'dread.ember-lash').refused(
    ZARGON,
    dread('ember'),
    'dread.ember-lash',
  );
  s.dice(...dice).does(ZARGON, dread('ember', { target: DWARF }));
  expect(s.table.heroes[1]?.body).toBe(7 - harm);
  s.finish();
});

test('[dread.storm-lance] along a straight line through everybody, up to the wall; monsters are spared', () => {
  const [s] = acting('adept', 10, 9, (scene) => {
    scene.reveal('Y').hero('barbarian', { at: sq(11, 9) });
    scene.hero('dwarf', { at: sq(14, 9) });
    scene.hero('elf', { at: sq(12, 8) });
    scene.hero('wizard', { at: sq(15, 9) });
    genie(scene, 13, 9);
    scene.monster('goblin', 12, 9);
  });
  s.refused(ZARGON, dread('lance', { direction: 8 }), 'dread.storm-lance').refused(
    ZARGON,
    dread('lance', { target: BARBARIAN }),
    'dread.storm-lance',
  );
  s.dice(...faces('WB SS WS'))
    .does(ZARGON, dread('lance', { direction: 2 }))
    .silent('defenceRolled');
  expect(s.table.heroes.map(({ body }) => body)).toEqual([8, 6, 6, 4]);
  s.told('vanished', { figure: GENIE_ID }).told(
    'facesRolled',
    { figure: DWARF, faces: ['W', 'S'] },
    'dread.storm-lance',
  );
  expect(s.table.monsters).toHaveLength(2);
  s.finish();
});

test('[dread.storm-lance] diagonally, through an open door but not a closed one; every shield counts in every house', () => {
  for (const isOpen of [false, true]) {
    let adept = 0;
    const s = arena(
      (scene) => {
        scene.reveal('Y', '.').hero('barbarian', { at: sq(15, 9) });
        scene.hero('dwarf', { at: sq(13, 10) });
        if (isOpen) scene.opened('14,9E');
        adept = scene.monster('adept', 12, 9);
        scene.zargon();
      },
      { publishedShields: true },
    );
    s.does(ZARGON, activate(adept))
      .dice(...(isOpen ? faces('BS') : []))
      .does(ZARGON, dread('lance', { direction: 2 }));
    expect(s.table.heroes[0]?.body).toBe(isOpen ? 7 : 8);
    s.finish();
  }
  const [s] = acting('adept', 12, 9, (scene) => scene.hero('dwarf', { at: sq(13, 10) }));
  s.dice(...faces('SS'))
    .does(ZARGON, dread('lance', { direction: 3 }))
    .told('wounded', { figure: DWARF, amount: 2 })
    .finish();
});

/** Sides as the map has them, north first and clockwise: columns and rows to go. */
test.each([
  [0, 0, -1],
  [1, 1, -1],
  [2, 1, 0],
  [3, 1, 1],
  [4, 0, 1],
  [5, -1, 1],
  [6, -1, 0],
  [7, -1, -1],
])('[dread.storm-lance] direction %i strikes square after square, %i across and %i down', (direction, dx, dy) => {
  const [s] = acting('adept', 12, 9, (scene) => {
    scene.hero('barbarian', { at: sq(12 + dx, 9 + dy) });
    scene.hero('dwarf', { at: sq(12 + 2 * dx, 9 + 2 * dy) });
  });
  s.dice(...faces('SS SW')).does(ZARGON, dread('lance', { direction }));
  expect(s.table.heroes.map(({ body }) => body)).toEqual([6, 6, 6, 4]);
  s.finish();
});

test('[dread.cinder-burst] nine squares of fire for friend and foe, but not for the caster', () => {
  let [caster, near] = [0, 0];
  const s = arena((scene) => {
    scene.reveal('.').hero('barbarian', { at: sq(9, 8) });
    scene.hero('dwarf', { at: sq(11, 8) });
    scene.hero('elf', { at: sq(8, 8) });
    genie(scene, 9, 7);
    near = scene.monster('abomination', 9, 9);
    caster = scene.monster('adept', 10, 9);
    Object.assign(scene.table.monsters.at(-1) ?? {}, { spells: ['cinder'] });
    scene.zargon();
  });
  s.does(ZARGON, activate(caster))
    .dice(1, 5, 5, 6, 1, 1)
    .does(ZARGON, dread('cinder', { at: sq(9, 8) }))
    .silent('defenceRolled');
  s.told('diceRolled', { figure: BARBARIAN, dice: [1, 5], cancelled: 1 }, 'dread.cinder-burst').told('diceRolled', {
    figure: GENIE_ID,
    cancelled: 2,
  });
  s.told('wounded', { figure: near, amount: 2, left: 1 });
  expect(s.table.heroes.map(({ body }) => body)).toEqual([7, 7, 6, 4]);
  s.finish();
});

test('[dread.cinder-burst] [ally.genie-ends] whoever goes with the first of the dead rolls no dice any more', () => {
  const [s] = acting('adept', 13, 9, (scene) => {
    scene.hero('wizard', { at: sq(10, 9), body: 1, schools: [] });
    genie(scene, 10, 8);
  });
  Object.assign(s.table.monsters[0] ?? {}, { spells: ['cinder'] });
  s.dice(1, 1)
    .does(ZARGON, dread('cinder', { at: sq(10, 9) }))
    .told('died', { figure: WIZARD })
    .told('vanished', { figure: GENIE_ID }, 'ally.genie-ends');
  s.finish();
});

test('[dread.corrode] the metal in hand loses a die; wood, artifacts and bare hands do not rust', () => {
  const [s, adept] = acting('adept', 11, 9, (scene) => {
    scene.hero('barbarian', { at: sq(10, 9), gear: ['broadsword', 'shortsword'] });
    scene.hero('dwarf', { at: sq(12, 9), held: null, gear: [] });
    scene.hero('elf', { at: sq(10, 8), held: 'spirit-blade', artifacts: ['spirit-blade'] });
    scene.hero('wizard', { at: sq(10, 11), held: 'staff', gear: ['staff'] });
  });
  for (const target of [1, 2, 3]) s.refused(ZARGON, dread('corrode', { target }), 'dread.corrode');
  s.does(ZARGON, dread('corrode', { target: BARBARIAN }))
    .told('corroded', { hero: 'barbarian', weapon: 'broadsword' }, 'dread.corrode')
    .does(ZARGON, END);
  s.dice(...faces('WW')).does(HEROES_SEAT, attack(adept));
  until(s, 'barbarian');
  s.does(HEROES_SEAT, { type: 'hold', weapon: 'shortsword' })
    .dice(...faces('WW'))
    .does(HEROES_SEAT, attack(adept))
    .finish();
});

test('[dread.corrode] a dagger still has its one die; mended in town; the house destroys it', () => {
  let adept = 0;
  const rust = (scene: Scene): void => {
    scene.hero('barbarian', { at: sq(10, 9), gear: ['dagger'], held: 'dagger' });
    adept = scene.monster('adept', 11, 9);
    scene.zargon();
  };
  const s = arena(rust);
  s.does(ZARGON, activate(adept))
    .does(ZARGON, dread('corrode', { target: BARBARIAN }))
    .does(ZARGON, END)
    .dice(...faces('W'))
    .does(HEROES_SEAT, attack(adept))
    .finish();
  const t = arena(rust, { corrodePermanent: true });
  t.does(ZARGON, activate(adept)).does(ZARGON, dread('corrode', { target: BARBARIAN }));
  expect(t.table.heroes[0]).toMatchObject({ gear: [], held: null, corroded: [] });
  t.finish();
  const u = arena(
    (scene) => {
      for (const hero of ['barbarian', 'dwarf', 'elf'] as const)
        scene.hero(hero, { at: sq(1, 10), corroded: ['broadsword'] });
      scene.hero('wizard', { at: sq(3, 10) });
      scene.table.isGoalMet = true;
      scene.reveal('E').turn('wizard', { movement: 1 });
    },
    { campaign: true },
  );
  u.does(HEROES_SEAT, walk(2, 10));
  expect(u.table.heroes[0]?.corroded).toEqual([]);
  u.finish();
});

const CALLS = [
  ['pack', [1, 3], ['goblin', 'goblin', 'goblin']],
  ['pack', [4, 5], ['orc', 'orc']],
  ['pack', [6], ['orc', 'orc', 'goblin']],
  ['raise', [1, 3], ['skeleton', 'skeleton']],
  ['raise', [4, 5], ['skeleton', 'zombie']],
  ['raise', [6], ['mummy', 'skeleton']],
] as const;

test.each(CALLS)('[dread.call-the-pack] [dread.raise-the-fallen] %s on %j brings %j', (spell, dice, comers) => {
  for (const die of dice) {
    let caster = 0;
    const s = arena((scene) => {
      scene.hero('barbarian', { at: sq(13, 9) });
      caster = scene.monster(spell === 'pack' ? 'balur' : 'orell', 10, 9);
      scene.zargon();
    });
    s.does(ZARGON, activate(caster)).dice(die).does(ZARGON, dread(spell));
    const rule = spell === 'pack' ? 'dread.call-the-pack' : 'dread.raise-the-fallen';
    s.told('dreadCast', { monster: caster, spell }, rule);
    for (let question = s.state.asks[0]?.question; question?.kind === 'place'; question = s.state.asks[0]?.question)
      s.does(ZARGON, { type: 'place', at: question.squares[0] ?? 0 });
    expect(s.table.monsters.slice(1).map(({ key }) => key)).toEqual(comers);
    s.finish();
  }
});
