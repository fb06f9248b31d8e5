import { expect, test } from 'vitest';
import { isRevealed } from '../../src/queries/board.ts';
import { nearestFreeOnes } from '../../src/queries/moving.ts';
import { BARBARIAN, CAPTIVE_ID, ELF, HEROES_SEAT, type HeroInPlay, heroquest, who, ZARGON } from '../cast.ts';
import { arena, type DungeonStory, dungeon, type Scene, sheet, untilTurn } from '../dungeon.ts';
import { activate, attack, cast, close, dread, END, edge, open, RING, search, sq, walk } from '../wishes.ts';

/** The Elf comes through the wall of Z into the corridor, which nobody has seen. */
const throughTheWall = (build: (scene: Scene) => void): DungeonStory =>
  arena((scene) => {
    scene.hero('elf', { at: sq(9, 9), schools: [] }).effects.throughRock = 1;
    build(scene);
    scene.turn('elf', { movement: 3 });
  });

test('[spell.pass-through-rock] [move.monsters-block] whoever stands unseen in the corridor behind a wall bars the way', () => {
  const s = throughTheWall((scene) => {
    scene.monster('orc', 8, 9);
    scene.table.hidden.monsters = scene.table.monsters.splice(0);
  });
  s.does(HEROES_SEAT, walk(8, 9))
    .told('monsterAppeared', { at: sq(8, 9) }, 'reveal.monsters-become-active')
    .silent('stepped');
  expect([who(s, 'elf').at, s.view(HEROES_SEAT).turn?.movement]).toEqual([sq(9, 9), 3]);
  s.finish();
  throughTheWall(() => undefined)
    .does(HEROES_SEAT, walk(8, 9))
    .told('stepped', { figure: ELF, to: sq(8, 9) })
    .finish();
});

test('[spell.pass-through-rock] [spell.veil-of-mist] in the mist one runs past it, and does not stay', () => {
  const s = throughTheWall((scene) => {
    scene.hero('elf').effects.veil = 1;
    scene.monster('orc', 8, 9);
    scene.table.hidden.monsters = scene.table.monsters.splice(0);
  });
  s.does(HEROES_SEAT, walk(7, 9)).told('stepped', { figure: ELF, to: sq(8, 9) });
  expect(who(s, 'elf').at).toBe(sq(7, 9));
  s.finish();
});

test('[reveal.room-whole] [reveal.door-with-either-side] of a bare room nothing is told but its floor', () => {
  const s = dungeon(1, (scene) => {
    const { hidden } = scene.table;
    Object.assign(hidden, {
      furniture: [],
      rocks: [],
      doors: hidden.doors.filter((door) => door.edge === edge('4,9E')),
    });
    scene.reveal('E').hero('barbarian', { at: sq(4, 9) });
    scene.turn('barbarian');
  });
  s.does(HEROES_SEAT, open('4,9E')).told('revealed', { rooms: ['F'] }, 'reveal.room-whole');
  s.silent('doorsSeen')
    .silent('furnitureSeen')
    .silent('rocksSeen')
    .silent('stairsSeen')
    .silent('monsterAppeared')
    .finish();
});

test('[reveal.door-with-either-side] [reveal.blocked-with-neighbour] a door in the wall of rock shows only from its other side', () => {
  const doors = ['7,7E', '8,8E'].map((name) => ({
    edge: edge(name),
    kind: 'door' as const,
    isOpen: false,
    changed: -1,
  }));
  const coming = (rocks: number[]): DungeonStory =>
    dungeon(1, (scene) => {
      Object.assign(scene.table.hidden, { doors: doors.map((door) => ({ ...door })), rocks });
      scene.reveal('D').hero('barbarian', { at: sq(7, 7) });
      scene.turn('barbarian', { movement: 2 });
    }).does(HEROES_SEAT, open('7,7E'));
  const barred = coming([sq(8, 8)]).told('rocksSeen', { squares: [sq(8, 8)] }, 'reveal.blocked-with-neighbour');
  barred.does(HEROES_SEAT, walk(8, 7));
  expect(barred.table.hidden.doors).toEqual(doors.slice(1));
  barred.finish();
  const clear = coming([]).does(HEROES_SEAT, walk(8, 7));
  expect(clear.table.hidden.doors).toEqual([]);
  clear.finish();
});

test('[quest.clock] the first patrol comes in the very round it is said to', () => {
  const patrol = (round: number): DungeonStory =>
    dungeon(3, (scene) => {
      const { clock } = scene.table;
      scene.table.clock = clock && { ...clock, from: 8, every: 4 };
      scene.table.round = round;
      scene.reveal('.').monster('zombie', 25, 3);
      scene.only('wizard').turn('wizard');
    }).does(HEROES_SEAT, END);
  patrol(4).silent('monsterAppeared').finish();
  patrol(8).told('monsterAppeared', {}, 'quest.clock').silent('revealed').finish(); // the corridor is known
  patrol(9).silent('monsterAppeared').finish();
});

test('[quest.q10-portal-doors] [sight.edge-crossing-blocks] a portal is no door that could be opened for a look: it is wall', () => {
  let orc = 0;
  const s = dungeon(10, (scene) => {
    scene.reveal('Z', '.').hero('wizard', { at: sq(9, 9), schools: ['fire'] });
    orc = scene.monster('orc', 8, 9);
    scene.turn('wizard');
  });
  s.refused(HEROES_SEAT, cast('ball-of-flame', { targets: [orc] }), 'sight.edge-crossing-blocks').finish();
});

const IN_THE_DARK: Partial<HeroInPlay> = { at: sq(9, 9), gear: ['crossbow'], held: 'crossbow', schools: ['earth'] };

test('[attack.ranged-weapons] [sight.own-square] in the dark nobody shoots across a room, and everybody sees oneself', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.hero('elf', { ...IN_THE_DARK, body: 2 });
    orc = scene.monster('orc', 12, 9);
    scene.turn('elf');
  });
  s.refused(HEROES_SEAT, attack(orc), 'attack.ranged-weapons', { square: sq(12, 9), unseenFrom: sq(9, 9) });
  s.does(HEROES_SEAT, cast('heal-body', { targets: [ELF] }))
    .told('healed', { hero: 'elf' }, 'spell.heal-body')
    .finish();
});

test('[door.open-adjacent-free] [door.close-adjacent-free] closed doors beside one are offered to be opened, and open ones to be closed', () => {
  const s = dungeon(1, (scene) => {
    scene
      .reveal('E', 'F')
      .opened('4,9E')
      .hero('barbarian', { at: sq(4, 9) });
    scene.turn('barbarian');
  });
  const offers = (): unknown[] => s.state.asks.flatMap((asked) => heroquest.propose(s.state, asked)).filter(isDoor);
  const isDoor = ({ type }: { readonly type: string }): boolean => type === 'open' || type === 'close';
  expect(offers()).toEqual([close('4,9E')]);
  s.does(HEROES_SEAT, close('4,9E'));
  untilTurn(s.does(HEROES_SEAT, END), 'barbarian');
  expect(offers()).toEqual([open('4,9E')]);
  s.finish();
});

test('[dread.listed-casters-only] a Dread spell is aimed at what it is for, and at nothing besides', () => {
  const t = arena((scene) => {
    scene.hero('barbarian', { at: sq(11, 9) });
    scene.table.hidden.escape = sq(1, 1);
    scene.monster('adept', 12, 9);
    Object.assign(scene.table.monsters[0] ?? {}, { spells: ['ember', 'cinder', 'lance', 'murk', 'step'] });
    scene.zargon();
  }).does(ZARGON, activate(6));
  const [hero, square, direction] = [{ target: BARBARIAN }, { at: sq(11, 9) }, { direction: 6 }];
  for (const wrong of [{}, square, { ...hero, ...square }, { ...hero, ...direction }])
    t.refused(ZARGON, dread('ember', wrong), 'dread.ember-lash', { spell: 'ember' });
  for (const wrong of [{}, hero, { ...hero, ...square }, { ...square, ...direction }])
    t.refused(ZARGON, dread('cinder', wrong), 'dread.cinder-burst', { spell: 'cinder' });
  for (const wrong of [{}, { ...hero, ...direction }, { ...square, ...direction }])
    t.refused(ZARGON, dread('lance', wrong), 'dread.storm-lance', { spell: 'lance' });
  for (const wrong of [hero, square, direction]) {
    t.refused(ZARGON, dread('murk', wrong), 'dread.choking-murk', { spell: 'murk' });
    t.refused(ZARGON, dread('step', wrong), 'dread.shadow-step', { spell: 'step' });
  }
  t.does(ZARGON, dread('step')).finish();
});

test('[artifact.ring-of-return] [quest.q2-goal] a captive in chains is not brought out, wherever the chains are', () => {
  const s = dungeon(2, (scene) => {
    scene.reveal('L').hero('elf', { at: sq(23, 1), artifacts: ['ring-of-return'] });
    scene.table.hidden.goalSquare = null;
    scene.table.allies = [
      { id: CAPTIVE_ID, at: sq(24, 2), body: 3, seat: 1, turns: 0, summoner: null, isChained: true },
    ];
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, RING).told('ringUsed').silent('captiveOut').silent('goalMet').finish();
});

test('[search.repeatable] a second search for traps is allowed, and finds nothing more', () => {
  const s = arena((scene) => {
    scene.only('elf').hero('elf', { at: sq(10, 9) });
    scene.table.hidden.traps.push({ at: sq(12, 9), kind: 'pit' });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, search('traps'))
    .told('searched', { what: 'traps', room: 'Z' }, 'search.declared')
    .told('trapsFound');
  untilTurn(s.does(HEROES_SEAT, END), 'elf').does(HEROES_SEAT, search('traps'));
  s.told('searched', { what: 'traps', room: 'Z' }, 'search.repeatable').told(
    'nothingFound',
    { hero: 'elf' },
    'search.traps-scope',
  );
  expect(s.table.trapSearched).toEqual(['Z']);
  untilTurn(s.does(HEROES_SEAT, END), 'elf')
    .does(HEROES_SEAT, search('secretDoors'))
    .told('searched', {}, 'search.declared')
    .finish();
});

test('[quest.later] where no step leads to a free square, the nearest as the crow flies will do, and no other', () => {
  const { table } = arena((scene) => {
    scene.hero('elf', { at: sq(10, 9) });
    scene.rock(9, 9).rock(11, 9).rock(10, 8).rock(10, 10).turn('elf');
  });
  expect(nearestFreeOnes(table, sq(13, 7), true)).toEqual([sq(13, 7)]); // a search elsewhere leaves nothing behind
  nearestFreeOnes(table, sq(1, 1), false);
  expect(nearestFreeOnes(table, sq(10, 9), true)).toEqual(
    [sq(10, 7), sq(9, 8), sq(11, 8), sq(8, 9), sq(12, 9), sq(9, 10), sq(11, 10), sq(10, 11)], // two steps, were there no rock
  );
});

test('[quest.q2-prisoner] the captive is told of when his cell comes to light', () => {
  const s = sheet(2, (scene) => {
    scene.table.hidden.monsters = [];
    scene.reveal('.').hero('wizard', { at: sq(17, 16) });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, open('17,16E')).told('captiveSeen', { at: sq(18, 17) }, 'quest.q2-prisoner');
  expect(s.table.allies).toMatchObject([{ id: CAPTIVE_ID, seat: ZARGON, isChained: true }]); // nobody's to command yet
  s.finish();
});

test('[reveal.room-whole] furniture is told of once, with its own room', () => {
  const chest = (column: number, row: number) => ({
    piece: 'chest' as const,
    at: sq(column, row),
    width: 1,
    height: 1,
  });
  const s = dungeon(1, (scene) => {
    scene.table.hidden.furniture = [chest(6, 6), chest(7, 11)];
    scene.reveal('D').hero('barbarian', { at: sq(4, 9) });
    scene.turn('barbarian');
  });
  s.does(HEROES_SEAT, open('4,9E')).told('furnitureSeen', { pieces: [chest(7, 11)] }, 'reveal.room-whole');
  expect([s.table.furniture, s.table.hidden.furniture]).toEqual([[chest(6, 6), chest(7, 11)], []]);
  s.finish();
});

test('[spell.pass-through-rock] [reveal.room-whole] whoever is barred at a wall has seen the room behind it, and nothing beyond', () => {
  const s = dungeon(1, (scene) => {
    scene.opened('11,11S').hero('elf', { at: sq(8, 9), schools: [] }).effects.throughRock = 1;
    scene.monster('orc', 9, 9);
    scene.table.hidden.monsters = scene.table.monsters.splice(0);
    scene.turn('elf', { movement: 3 });
  });
  s.does(HEROES_SEAT, walk(9, 9))
    .told('monsterAppeared', { at: sq(9, 9) })
    .silent('stepped');
  expect([sq(10, 10), sq(11, 12)].map((square) => isRevealed(s.table, square))).toEqual([true, false]);
  s.finish();
});
