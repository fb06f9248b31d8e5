import { expect, test } from 'vitest';
import type { Rule } from '../../src/rulebook/index.ts';
import { type Action, BARBARIAN, DWARF, ELF, HEROES_SEAT, ZARGON } from '../cast.ts';
import { dungeon, faces } from '../dungeon.ts';
import {
  attack,
  cast,
  close,
  dread,
  END,
  edge,
  FREE,
  GO_ON,
  LEAVE,
  OPEN_GEAR,
  open,
  PASS,
  RING,
  ROLL,
  search,
  sq,
  walk,
} from '../wishes.ts';

const drink: Action = { type: 'drink', hero: 'barbarian', potion: 'healing' };

test('[round.heroes-then-zargon] [round.starts-left-of-zargon] every living hero, then Zargon, and from the beginning again', () => {
  let goblin = 0;
  const s = dungeon(
    1,
    (scene) => {
      scene.hero('dwarf', { status: 'dead', body: 0 });
      goblin = scene.monster('goblin', 14, 9);
      scene.turn('barbarian');
    },
    {},
    5,
  );
  s.refused(2, END, 'kernel.not-asked').refused(4, END, 'kernel.not-asked');
  s.does(0, END)
    .told('turnEnded', { hero: 'barbarian' })
    .told('turnBegan', { hero: 'elf' }, 'round.heroes-then-zargon');
  expect(s.heard(0)).not.toContainEqual({ type: 'turnEnded', hero: 'dwarf' });
  s.does(2, END).told('turnBegan', { hero: 'wizard' }).silent('zargonBegan');
  s.does(3, END).told('zargonBegan', {}, 'round.heroes-then-zargon').silent('turnBegan');
  expect(s.asked()).toEqual([{ seat: 4, kind: 'zargon', rule: 'zargon.all-active-monsters' }]);
  s.refused(0, END, 'kernel.not-asked').does(4, { type: 'activate', monster: goblin }).does(4, END);
  s.told('zargonEnded')
    .told('roundBegan', { round: 2 }, 'round.starts-left-of-zargon')
    .told('turnBegan', { hero: 'barbarian' });
  s.finish();
});

test('[round.heroes-then-zargon] out of turn one may drink, and nothing else', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.hero('barbarian', { potions: ['healing'], body: 2 });
      scene.turn('elf');
    },
    {},
    5,
  );
  for (const action of [ROLL, walk(3, 10), END, open('4,9E'), search('traps')])
    s.refused(0, action, 'round.heroes-then-zargon');
  s.does(0, drink).told('healed', { hero: 'barbarian', body: 6 });
  expect(s.asked()).toMatchObject([{ seat: 2, kind: 'turn' }]);
  s.finish();
});

/** Whatever a hero does in a turn of its own, and nowhere else. */
const TURN_DEEDS: readonly Action[] = [
  { type: 'jump', over: sq(3, 10), to: sq(4, 10) },
  close('4,9E'),
  { type: 'hold', weapon: null },
  attack(4),
  cast('rock-skin', { targets: [BARBARIAN] }),
  { type: 'disarm', at: sq(3, 10), with: 'kit' },
  { type: 'give', item: 'healing', to: 'dwarf' },
  { type: 'pickUp', at: sq(2, 9), item: 'gold' },
  { type: 'elixir', hero: 'dwarf' },
  RING,
  LEAVE,
  FREE,
  { type: 'lift', at: sq(2, 9) },
  { type: 'setDown', at: sq(2, 9) },
  { type: 'handOver', to: 'dwarf' },
  OPEN_GEAR,
  { type: 'portal', door: edge('4,9E') },
];

/** Answers to what only something else asks. */
const ANSWERS: readonly Action[] = [
  { type: 'order', heroes: ['barbarian'] },
  { type: 'takeSchool', school: 'fire' },
  { type: 'hide', room: 'Z' },
  { type: 'steer', by: 0 },
  { type: 'activate', monster: 4 },
  dread('cinder', { at: sq(3, 10) }),
  { type: 'place', at: sq(3, 10) },
  { type: 'stepAside', to: sq(3, 10) },
  { type: 'rescue', spell: 'heal-body' },
  { type: 'again' },
  { type: 'keepSpell' },
  GO_ON,
];

test('[round.heroes-then-zargon] whatever else there is to do waits for one’s own turn', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.hero('barbarian', { potions: ['healing'] });
      scene.turn('elf');
    },
    {},
    5,
  );
  for (const action of [...TURN_DEEDS, ...ANSWERS])
    s.refused(0, action, 'round.heroes-then-zargon', { asked: 'meanwhile' });
  s.finish();
});

test('[turn.move-and-one-action] in a turn of one’s own nobody answers what is not asked', () => {
  const s = dungeon(1, (scene) => void scene.turn('barbarian'));
  for (const action of [...ANSWERS, PASS])
    s.refused(HEROES_SEAT, action, 'turn.move-and-one-action', { asked: 'turn' });
  s.finish();
});

test('[zargon.all-active-monsters] Zargon does nothing that only heroes do', () => {
  const s = dungeon(1, (scene) => {
    scene.monster('orc', 10, 9);
    scene.zargon();
  });
  const others: Partial<Record<Action['type'], Rule>> = {
    close: 'door.monsters-never-operate',
    disarm: 'monster.no-searching',
  };
  for (const action of TURN_DEEDS.filter(({ type }) => type !== 'attack'))
    s.refused(ZARGON, action, others[action.type] ?? 'zargon.all-active-monsters');
  s.refused(ZARGON, dread('cinder', { at: sq(3, 10) }), 'zargon.all-active-monsters'); // whose, nobody has said
  s.finish();
});

test('scenario 6 [turn.no-split-move] [turn.free-activities] a hero that walked and struck walks no further, but opens a door and drinks', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('.').hero('barbarian', { at: sq(8, 12), potions: ['healing'], body: 3 });
    orc = scene.monster('orc', 8, 8);
    scene.turn('barbarian');
  });
  s.dice(5, 3).does(HEROES_SEAT, ROLL).told('rolledMove', { movement: 8 });
  s.does(HEROES_SEAT, walk(8, 9));
  expect(s.view(HEROES_SEAT).turn?.movement).toBe(5);
  s.dice(...faces('WWW')).does(HEROES_SEAT, attack(orc));
  s.refused(HEROES_SEAT, walk(8, 10), 'turn.no-split-move');
  s.does(HEROES_SEAT, open('8,9E')).told('doorOpened', { door: edge('8,9E') });
  s.does(HEROES_SEAT, drink).told('healed', { body: 7 });
  s.refused(HEROES_SEAT, walk(9, 9), 'turn.no-split-move').finish();
});

test('scenario 7 [turn.either-order] [move.roll-two-red] rolls, strikes before the first step, then walks all eight', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('.').hero('barbarian', { at: sq(8, 12) });
    orc = scene.monster('orc', 8, 11);
    scene.turn('barbarian');
  });
  s.dice(5, 3)
    .does(HEROES_SEAT, ROLL)
    .told('rolledMove', { dice: [5, 3], movement: 8 }, 'move.roll-two-red');
  s.dice(...faces('SSW WS'))
    .does(HEROES_SEAT, attack(orc))
    .told('died', { figure: orc });
  s.does(HEROES_SEAT, walk(16, 12));
  expect(s.table.heroes[0]?.at).toBe(sq(16, 12));
  expect(s.view(HEROES_SEAT).turn?.movement).toBe(0);
  s.finish();
});

test('[turn.either-order] the dice may also fall after the blow; [turn.no-split-move] and the walk may be taken in pieces', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('.').hero('barbarian', { at: sq(8, 12) });
    orc = scene.monster('orc', 8, 11);
    scene.turn('barbarian');
  });
  s.dice(...faces('WWW')).does(HEROES_SEAT, attack(orc));
  s.dice(2, 1).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(9, 12)).does(HEROES_SEAT, walk(11, 12)).finish();
});

test('[turn.no-split-move] who has walked and acted cannot even roll; who stood still can', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('.').hero('barbarian', { at: sq(8, 12) });
    scene.turn('barbarian', { movement: 4 });
  });
  s.does(HEROES_SEAT, walk(9, 12))
    .does(HEROES_SEAT, search('traps'))
    .refused(HEROES_SEAT, walk(10, 12), 'turn.no-split-move');
  s.does(HEROES_SEAT, END).does(HEROES_SEAT, search('traps'));
  s.dice(1, 1).does(HEROES_SEAT, ROLL).finish();
});

test('[turn.move-and-one-action] each of the six is an action, and a second is refused', () => {
  let orc = 0;
  const kinds: readonly (readonly [string, Action, string])[] = [
    ['attack', { type: 'attack', target: -1, isThrown: false }, 'WW'],
    ['spell', { type: 'cast', spell: 'rock-skin', targets: [ELF], at: null, mode: null }, ''],
    ['treasure', search('treasure'), ''],
    ['secret doors', search('secretDoors'), ''],
    ['traps', search('traps'), ''],
    ['disarm', { type: 'disarm', at: sq(10, 10), with: 'kit' }, 'W'],
  ];
  const isFight = (name: string): boolean => name === 'attack';
  for (const [name, action, dice] of kinds) {
    const s = dungeon(3, (scene) => {
      scene
        .reveal('Z')
        .trap('pit', 10, 10)
        .hero('elf', { at: sq(10, 9), gear: ['shortsword', 'tool-kit'], schools: ['earth'] });
      scene.table.deck = ['coins-10'];
      if (isFight(name)) orc = scene.monster('orc', 11, 9);
      scene.turn('elf');
    });
    const real = (one: Action): Action => (one.type === 'attack' ? attack(orc) : one);
    s.dice(...faces(dice)).does(HEROES_SEAT, real(action));
    for (const [other, second] of kinds) {
      const rule = isFight(name) && isFight(other) ? 'turn.one-attack' : 'turn.move-and-one-action';
      s.refused(HEROES_SEAT, real(second), other === 'spell' ? 'cast.is-the-action' : rule);
    }
    s.does(HEROES_SEAT, END).finish();
  }
});

test('[turn.one-attack] one blow in a turn, another in the next', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(10, 9) });
    orc = scene.monster('orc', 11, 9);
    scene.turn('barbarian');
  });
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, attack(orc))
    .refused(HEROES_SEAT, attack(orc), 'turn.one-attack');
  for (let i = 0; i < 4; i++) s.does(HEROES_SEAT, END);
  s.does(ZARGON, { type: 'activate', monster: orc }).does(ZARGON, END);
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, attack(orc))
    .finish();
});

test('[turn.both-optional] a turn may be passed, or be only a walk, or only an action', () => {
  const s = dungeon(1, (scene) => void scene.turn('barbarian'));
  s.does(HEROES_SEAT, END).told('turnEnded', { hero: 'barbarian' }).silent('turnCut');
  s.dice(1, 1)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, walk(2, 9))
    .does(HEROES_SEAT, END)
    .told('turnEnded', { hero: 'dwarf' });
  s.does(HEROES_SEAT, search('traps')).does(HEROES_SEAT, END).told('turnEnded', { hero: 'elf' });
  s.finish();
});

test('[turn.free-activities] doors, potions, things on the floor, gifts and weapons cost nothing, before the action and after it', () => {
  for (const isAfter of [false, true]) {
    const s = dungeon(1, (scene) => {
      scene
        .reveal('.')
        .opened('7,10E')
        .hero('barbarian', {
          at: sq(8, 10),
          potions: ['healing', 'heroic-brew'],
          body: 1,
          gear: ['broadsword', 'dagger'],
        });
      scene.hero('elf', { at: sq(8, 11) });
      scene.table.piles.push({ at: sq(8, 10), owner: null, gold: 0, items: ['potion-of-speed'], isSafe: true });
      scene.turn('barbarian', { movement: 5 });
    });
    if (isAfter) s.does(HEROES_SEAT, search('traps'));
    s.does(HEROES_SEAT, close('7,10E')).does(HEROES_SEAT, drink);
    s.does(HEROES_SEAT, { type: 'pickUp', at: sq(8, 10), item: 'potion-of-speed' }).told('itemGained', {
      item: 'potion-of-speed',
    });
    s.does(HEROES_SEAT, { type: 'give', item: 'heroic-brew', to: 'elf' }).told('itemGiven', { to: 'elf' });
    s.does(HEROES_SEAT, { type: 'hold', weapon: 'dagger' }).told('held', { weapon: 'dagger' });
    expect(s.view(HEROES_SEAT).turn).toMatchObject({ movement: 5, hasStepped: false, hasActed: isAfter });
    s.does(HEROES_SEAT, walk(8, 9)).does(HEROES_SEAT, open('8,9E'));
    expect(s.view(HEROES_SEAT).turn?.movement).toBe(4);
    s.does(HEROES_SEAT, walk(8, 8));
    if (!isAfter) s.does(HEROES_SEAT, search('traps'));
    s.does(HEROES_SEAT, END).finish();
  }
});

test('[turn.ends-early] down in the pit the walk and the action are lost, and only a potion is left', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('G').hero('barbarian', { at: sq(10, 4), potions: ['healing'], body: 5 });
      scene.turn('barbarian', { movement: 5 });
    },
    {},
    5,
  );
  s.does(0, walk(11, 4)).told('turnCut', { hero: 'barbarian' }, 'turn.ends-early');
  s.told('turnEnded', { hero: 'barbarian' }, 'turn.ends-early').told('turnBegan', { hero: 'dwarf' });
  expect(s.table.heroes[0]).toMatchObject({ at: sq(11, 4), body: 4, hasActedThisRound: false });
  for (const action of [walk(12, 4), search('treasure'), open('10,5S')])
    s.refused(0, action, 'round.heroes-then-zargon');
  s.does(0, drink).told('healed', { hero: 'barbarian', body: 8 }).finish();
});

test('[turn.forced-displacement-is-no-move] carried to the stairway by the Ring, the Elf has not moved yet', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('elf', { at: sq(10, 9), artifacts: ['ring-of-return'] });
    scene.hero('dwarf', { at: sq(12, 7) });
    scene.turn('elf');
  });
  s.dice(3, 4).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, RING);
  s.told('placed', { figure: ELF }, 'turn.forced-displacement-is-no-move').told(
    'placed',
    { figure: DWARF },
    'turn.forced-displacement-is-no-move',
  );
  expect(s.view(HEROES_SEAT).turn).toMatchObject({ movement: 7, hasStepped: false });
  s.does(HEROES_SEAT, walk(4, 10)).finish();
});
