import { expect, test } from 'vitest';
import { MONSTER_CARDS, NAMED_CARDS } from '../../src/content/monsters.ts';
import { type Action, HEROES_SEAT, ZARGON } from '../cast.ts';
import { dungeon, faces, sheet } from '../dungeon.ts';
import { inCell } from '../scenes.ts';
import { activate, attack, END, FREE, sq, walk } from '../wishes.ts';

test('[monster.undead] Skeleton, Zombie, Mummy, Ghost and both Witch Lords, and nobody else', () => {
  const undead = Object.entries({ ...MONSTER_CARDS, ...NAMED_CARDS }).flatMap(([key, { isUndead }]) =>
    isUndead ? [key] : [],
  );
  expect(undead.sort()).toEqual(['ghost', 'mummy', 'skeleton', 'witch-lord-12', 'witch-lord-14', 'zombie']);
});

test.each([
  ['mummy', 0],
  ['orc', 1],
])('[monster.undead] the white shields of a living or undead %s against the Spirit Blade', (key, left) => {
  let monster = 0;
  const s = dungeon(3, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(9, 9), artifacts: ['spirit-blade'], held: 'spirit-blade' });
    monster = scene.monster(key, 10, 9);
    scene.turn('barbarian');
  });
  s.dice(...faces(`SWW ${'W'.repeat(MONSTER_CARDS[key as 'orc'].defend)}`)).does(HEROES_SEAT, attack(monster));
  expect(s.table.monsters).toHaveLength(left);
  s.finish();
});

test.each([
  ['ulag', 5, 5],
  ['grak', 5, 4],
  ['vask', 3, 4],
])(
  '[monster.named-has-base-type] Orc’s Bane knows whether %s is an orc, whose row is its own',
  (key, attacks, defends) => {
    let monster = 0;
    const s = dungeon(3, (scene) => {
      scene.reveal('Z').hero('barbarian', { at: sq(9, 9), artifacts: ['orcs-bane'], held: 'orcs-bane' });
      monster = scene.monster(key, 10, 9);
      scene.turn('barbarian');
    });
    s.dice(...faces(`${'S'.repeat(attacks)} ${'W'.repeat(defends)}`)).does(HEROES_SEAT, attack(monster));
    s.told('attackRolled', { hits: attacks }).told('defenceRolled', { blocks: defends });
    s.finish();
  },
);

test('[monster.mind-zero-immune] no mind, no sleep', () => {
  let skeleton = 0;
  let orc = 0;
  const s = dungeon(3, (scene) => {
    scene.reveal('Z').hero('wizard', { at: sq(9, 9), schools: ['water'], spent: [] });
    skeleton = scene.monster('skeleton', 12, 9);
    orc = scene.monster('orc', 12, 11);
    scene.turn('wizard');
  });
  const sleep = (target: number): Action => ({ type: 'cast', spell: 'sleep', targets: [target], at: null, mode: null });
  s.refused(HEROES_SEAT, sleep(skeleton), 'monster.mind-zero-immune')
    .does(HEROES_SEAT, sleep(orc))
    .told('fellAsleep', { figure: orc });
  s.finish();
});

test('[monster.lost-turn] a turn lost is one turn, and no dice are lost in defence', () => {
  let orc = 0;
  let goblin = 0;
  const s = dungeon(3, (scene) => {
    scene.reveal('Z').hero('wizard', { at: sq(9, 9), schools: ['air'], spent: [] });
    scene.hero('barbarian', { at: sq(11, 11) });
    orc = scene.monster('orc', 12, 11);
    goblin = scene.monster('goblin', 14, 8);
    scene.turn('wizard');
  });
  s.dice(...faces('W')).does(HEROES_SEAT, { type: 'cast', spell: 'tempest', targets: [], at: sq(12, 10), mode: null });
  s.does(HEROES_SEAT, END)
    .told('losesTurn', { monster: orc }, 'monster.lost-turn')
    .refused(ZARGON, activate(orc), 'zargon.all-active-monsters');
  s.does(ZARGON, activate(goblin)).does(ZARGON, END);
  s.dice(...faces('SSS WW'))
    .does(HEROES_SEAT, attack(orc))
    .told('defenceRolled', { target: orc, blocks: 2 });
  expect(s.table.monsters).toMatchObject([{ id: goblin }]);
  s.finish();
});

test('[monster.lost-turn] it acts again in the turn after', () => {
  let orc = 0;
  const s = dungeon(3, (scene) => {
    scene.reveal('Z').hero('wizard', { at: sq(9, 9), schools: ['air'], spent: [] });
    orc = scene.monster('orc', 12, 11);
    scene.turn('wizard');
  });
  s.dice(...faces('W')).does(HEROES_SEAT, { type: 'cast', spell: 'tempest', targets: [], at: sq(12, 10), mode: null });
  s.does(HEROES_SEAT, END).told('zargonEnded');
  for (let hero = 0; hero < 4; hero++) s.does(HEROES_SEAT, END);
  s.does(ZARGON, activate(orc)).does(ZARGON, walk(12, 9));
  s.finish();
});

test('[monster.verag-is-a-gargoyle] Verag has the gargoyle’s numbers', () => {
  const s = sheet(1, (scene) => {
    scene.reveal('Y').hero('barbarian', { at: sq(16, 10), body: 8 });
    scene.turn('barbarian');
  });
  const verag = s.table.monsters.find(({ key }) => key === 'verag');
  expect(verag).toMatchObject({ figure: 'gargoyle', move: 6, attack: 4, defend: 4, body: 3, mind: 3, at: sq(16, 9) });
  s.dice(...faces('SSS WSSS'))
    .does(HEROES_SEAT, attack(verag?.id ?? 0))
    .told('wounded', { amount: 2, left: 1 });
  s.finish();
});

test('[monster.witch-lord-12-fills-from-14] slow and weak of arm, but else as in quest 14', () => {
  const { 'witch-lord-12': first, 'witch-lord-14': last } = NAMED_CARDS;
  expect(first).toMatchObject({ move: 1, attack: 2 });
  expect(last).toMatchObject({ move: 10, attack: 5, defend: 6, body: 4, mind: 6 });
  expect([first.defend, first.body, first.mind]).toEqual([last.defend, last.body, last.mind]);
});

test('[monster.ghost] through furniture, but not through walls, and it does not stop inside', () => {
  let ghost = 0;
  let orc = 0;
  const s = dungeon(10, (scene) => {
    scene.reveal('W');
    ghost = scene.monster('ghost', 11, 14); // the table fills 10 to 12, 15 and 16
    orc = scene.monster('orc', 10, 14);
    scene.zargon();
  });
  expect(s.table.hidden.wander).toMatchObject({
    key: 'ghost',
    isUndead: true,
    move: 8,
    attack: 3,
    defend: 4,
    body: 1,
    mind: 4,
  });
  s.does(ZARGON, activate(orc)).refused(ZARGON, walk(10, 15), 'monster.no-walls');
  s.does(ZARGON, activate(ghost))
    .refused(ZARGON, walk(11, 15), 'monster.no-sharing')
    .refused(ZARGON, walk(11, 12), 'monster.no-walls');
  s.does(ZARGON, walk(11, 17)).told('walked', { path: [sq(11, 15), sq(11, 16), sq(11, 17)] }, 'monster.ghost');
  s.finish();
});

test('[monster.escort-ragnar] six squares without dice, two dice to defend, three Body Points, no attack', () => {
  let orc = 0;
  const s = dungeon(2, (scene) => {
    inCell(scene);
    orc = scene.monster('orc', 17, 10);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, FREE).does(HEROES_SEAT, END);
  expect(s.view(HEROES_SEAT)).toMatchObject({ turn: { who: 'captive', movement: 6 }, allies: [{ body: 3 }] });
  s.refused(HEROES_SEAT, attack(orc), 'quest.q2-escort').refused(HEROES_SEAT, walk(17, 11), 'quest.q2-escort', {
    steps: 7,
    left: 6,
  });
  s.does(HEROES_SEAT, walk(17, 15)).does(HEROES_SEAT, END);
  s.does(ZARGON, activate(orc)).does(ZARGON, walk(17, 14));
  s.dice(...faces('SSS WS'))
    .does(ZARGON, attack(5))
    .told('defenceRolled', { target: 5, blocks: 1 })
    .told('wounded', { figure: 5, amount: 2, left: 1 });
  s.finish();
});
