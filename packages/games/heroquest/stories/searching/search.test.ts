import { expect, test } from 'vitest';
import { BARBARIAN, HEROES_SEAT, who, ZARGON } from '../cast.ts';
import { dungeon, onTurn, untilTurn } from '../dungeon.ts';
import { END, edge, search, sq, walk } from '../wishes.ts';

test('[search.treasure-rooms-only] [search.draw-a-card] treasure is in rooms, not in corridors', () => {
  const at = (column: number, row: number) =>
    dungeon(1, (scene) => {
      scene.reveal('.', 'D').hero('elf', { at: sq(column, row) });
      scene.table.deck = ['coins-20'];
      scene.turn('elf');
    });
  at(8, 7).refused(HEROES_SEAT, search('treasure'), 'search.treasure-rooms-only').finish();
  at(7, 7)
    .does(HEROES_SEAT, search('treasure'))
    .told('cardDrawn', { hero: 'elf', card: 'coins-20' }, 'treasure.shuffle-before-draw')
    .silent('treasureFound')
    .finish();
});

test('[search.draw-a-card] an empty deck has nothing', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('D').hero('elf', { at: sq(7, 7) });
    scene.table.deck = [];
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, search('treasure')).told('nothingFound', { hero: 'elf' }, 'search.draw-a-card').finish();
});

test('[search.treasure-no-monster-in-room] not while a monster is in the room, however well it hides', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('elf', { at: sq(9, 10) });
    scene.hero('dwarf', { at: sq(11, 10) });
    scene.monster('goblin', 13, 10);
    scene.turn('elf');
  });
  s.refused(HEROES_SEAT, search('treasure'), 'search.treasure-no-monster-in-room')
    .does(HEROES_SEAT, search('traps'))
    .finish();
});

test('[search.treasure-once-per-hero-and-room] each hero searches each room once', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('D', 'F').hero('barbarian', { at: sq(5, 6), searched: ['F'] });
    scene.hero('dwarf', { at: sq(6, 6) });
    scene.table.deck = ['coins-10', 'coins-10', 'coins-10'];
    scene.turn('barbarian');
  });
  s.does(HEROES_SEAT, search('treasure'))
    .does(HEROES_SEAT, END)
    .does(HEROES_SEAT, search('treasure'))
    .told('cardDrawn', { hero: 'dwarf' });
  untilTurn(s.does(HEROES_SEAT, END), 'barbarian').refused(
    HEROES_SEAT,
    search('treasure'),
    'search.treasure-once-per-hero-and-room',
  );
  expect(s.view(ZARGON).heroes.map(({ searched }) => searched)).toEqual([['F', 'D'], ['D'], [], []]);
  s.finish();
});

test('[search.figure-stays] the far corner is searched from here', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('V').hero('elf', { at: sq(6, 15) });
    scene.turn('elf', { movement: 5, hasStepped: false });
  });
  s.does(HEROES_SEAT, search('treasure')).told('treasureFound', { room: 'V' }).silent('stepped').silent('placed');
  expect(who(s, 'elf').at).toBe(sq(6, 15));
  expect(s.view(HEROES_SEAT).turn).toMatchObject({ movement: 5, hasStepped: false, hasActed: true });
  s.does(HEROES_SEAT, walk(7, 15)).finish();
});

test('[search.special-treasure-first] [search.special-treasure-once] the first finds the savings, the next draws a card', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('G').hero('barbarian', { at: sq(9, 5) });
    scene.hero('dwarf', { at: sq(12, 5) });
    scene.table.deck = ['coins-35', 'coins-35'];
    scene.turn('barbarian');
  });
  s.does(HEROES_SEAT, search('treasure')).silent('cardDrawn');
  s.told(
    'treasureFound',
    { hero: 'barbarian', room: 'G', finds: [{ kind: 'gold', gold: 15 }] },
    'search.special-treasure-first',
  );
  expect(s.table.deck).toHaveLength(2);
  s.does(HEROES_SEAT, END)
    .does(HEROES_SEAT, search('treasure'))
    .told('cardDrawn', { hero: 'dwarf' })
    .silent('treasureFound')
    .finish();
});

test('[search.chest-trap-check] the trap comes before the find', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('U').hero('barbarian', { at: sq(6, 14) });
    scene.turn('barbarian');
  });
  s.does(HEROES_SEAT, search('treasure'))
    .told('chestTrapSprung', { hero: 'barbarian' })
    .silent('treasureFound')
    .silent('goldGained');
  expect(onTurn(s)).toBe('dwarf');
  expect(who(s, 'barbarian')).toMatchObject({ gold: 0, searched: [], body: 7 });
  s.finish();
});

test('[search.record-finds] gold and potions on the sheet, artifacts in the pack', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('V').hero('elf', { at: sq(6, 15), gold: 5 });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, search('treasure'))
    .told('goldGained', { hero: 'elf', gold: 60, total: 65 })
    .told('itemGained', { hero: 'elf', item: 'healing' }, 'search.record-finds');
  expect(s.view(ZARGON).heroes[2]).toMatchObject({ gold: 65, potions: ['healing'] });
  s.finish();
  const cloak = dungeon(6, (scene) => {
    scene.reveal('C').hero('elf', { at: sq(3, 6) });
    scene.table.trapSearched = ['C'];
    scene.table.stripped = null;
    scene.turn('elf');
  });
  cloak.does(HEROES_SEAT, search('treasure')).told('itemGained', { hero: 'elf', item: 'wizards-cloak' });
  expect(who(cloak, 'elf')).toMatchObject({ artifacts: ['wizards-cloak'], gold: 40 });
  cloak.finish();
});

test('[search.secret-needs-no-visible-monster] [search.traps-needs-no-visible-monster] nobody searches under a monster’s eyes', () => {
  const watched = (isScreened: boolean) =>
    dungeon(1, (scene) => {
      scene.reveal('Z').hero('elf', { at: sq(9, 10) });
      if (isScreened) scene.hero('dwarf', { at: sq(11, 10) });
      scene.monster('goblin', 13, 10);
      scene.turn('elf');
    });
  watched(false)
    .refused(HEROES_SEAT, search('secretDoors'), 'search.secret-needs-no-visible-monster')
    .refused(HEROES_SEAT, search('traps'), 'search.traps-needs-no-visible-monster')
    .finish();
  watched(true).does(HEROES_SEAT, search('secretDoors')).finish();
  watched(true).does(HEROES_SEAT, search('traps')).finish();
});

test('[search.secret-scope] [search.secret-is-placed-closed] the walls of the room, from either side, and no farther', () => {
  const inside = (room: string, column: number, row: number) =>
    dungeon(1, (scene) => {
      scene.reveal(room).hero('wizard', { at: sq(column, row) });
      scene.turn('wizard');
    }).does(HEROES_SEAT, search('secretDoors'));
  for (const s of [inside('U', 6, 13), inside('V', 6, 17)]) {
    s.told('secretDoorsFound', { doors: [edge('7,14S')] });
    expect(s.view(HEROES_SEAT).doors).toContainEqual({
      edge: edge('7,14S'),
      kind: 'secret',
      isOpen: false,
      changed: 0,
    });
    s.finish();
  }
  inside('W', 9, 14)
    .told('nothingFound', { hero: 'wizard' }, 'search.secret-scope')
    .silent('secretDoorsFound')
    .finish();
});

test('[search.secret-scope] in a corridor, along the walls in view', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('.').hero('wizard', { at: sq(8, 8) });
    scene.table.hidden.secretDoors.push(edge('8,3E'), edge('3,12S'));
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, search('secretDoors')).told('secretDoorsFound', { doors: [edge('8,3E')] });
  expect(s.table.hidden.secretDoors).toContain(edge('3,12S'));
  s.finish();
});

test('[search.traps-scope] every trap of the room or of the corridor in view', () => {
  const s = dungeon(3, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(8, 8) });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, search('traps')).told(
    'trapsFound',
    { traps: [{ kind: 'block', at: sq(8, 11) }], chests: [] },
    'board.corridor-scope',
  );
  expect(s.table.hidden.traps).toEqual([{ kind: 'pit', at: sq(3, 14) }]);
  s.finish();
  const room = dungeon(1, (scene) => {
    scene.reveal('U').hero('elf', { at: sq(6, 14) });
    scene.table.hidden.traps.push({ at: sq(7, 13), kind: 'spear' });
    scene.turn('elf');
  });
  room.does(HEROES_SEAT, search('traps'));
  room.told('trapsFound', {
    traps: [{ at: sq(7, 13), kind: 'spear' }],
    chests: [{ room: 'U', kind: 'needle', damage: 1, at: sq(8, 13) }],
  });
  room.finish();
  const bare = dungeon(1, (scene) => {
    scene.reveal('W').hero('elf', { at: sq(9, 14) });
    scene.turn('elf');
  });
  bare.does(HEROES_SEAT, search('traps')).told('nothingFound', { hero: 'elf' }, 'search.traps-scope').finish();
});

test('[search.traps-known-not-placed] a found pit is known to all, and still opens', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('G').hero('barbarian', { at: sq(10, 4) });
      scene.hero('dwarf', { at: sq(12, 4) });
      scene.turn('barbarian', { movement: 4 });
    },
    {},
    4,
  );
  s.does(0, search('traps')).silent('trapSprung');
  for (const seat of [0, 1, 2, 3]) {
    expect(s.heard(seat)).toContainEqual({ type: 'trapsFound', traps: [{ at: sq(11, 4), kind: 'pit' }], chests: [] });
    expect(s.view(seat).traps).toEqual([{ at: sq(11, 4), kind: 'pit', isOpen: false }]);
  }
  s.does(0, walk(11, 4)).told('trapSprung', { trap: 'pit' }).told('wounded', { figure: BARBARIAN }).finish();
});

test('[search.declared] one search finds nothing of the other two', () => {
  const inU = (what: 'treasure' | 'secretDoors' | 'traps') =>
    dungeon(1, (scene) => {
      scene.reveal('U').hero('elf', { at: sq(6, 14) });
      scene.table.trapSearched = what === 'treasure' ? ['U'] : [];
      scene.turn('elf');
    })
      .does(HEROES_SEAT, search(what))
      .told('searched', { hero: 'elf', what, room: 'U' }, 'search.declared');
  inU('traps')
    .told('trapsFound')
    .silent('secretDoorsFound')
    .silent('treasureFound')
    .refused(HEROES_SEAT, search('secretDoors'), 'turn.move-and-one-action', { acted: 'elf' })
    .finish();
  inU('secretDoors').told('secretDoorsFound').silent('trapsFound').silent('treasureFound').finish();
  inU('treasure').told('treasureFound').silent('trapsFound').silent('secretDoorsFound').finish();
});

test('[search.repeatable] traps and secret doors may be looked for again and again', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('U').hero('elf', { at: sq(6, 14) });
    scene.turn('elf');
  });
  for (const what of ['traps', 'traps', 'secretDoors', 'secretDoors'] as const)
    untilTurn(s, 'elf').does(HEROES_SEAT, search(what)).does(HEROES_SEAT, END);
  s.finish();
});
