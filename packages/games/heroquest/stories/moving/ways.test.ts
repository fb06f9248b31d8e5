import { expect, test } from 'vitest';
import type { Square } from '../../src/sheet/sheet.ts';
import { ELF, freedCaptive, genie, HEROES_SEAT, heroquest, who, ZARGON } from '../cast.ts';
import { arena, type DungeonStory, dungeon, faces } from '../dungeon.ts';
import { activate, END, edge, sq, walk } from '../wishes.ts';

test('[move.rooms-by-doors-only] [door.closed-blocks] a hero is told of the closed door before it, the Genie of doors', () => {
  const s = arena((scene) => {
    scene.reveal('.').hero('wizard', { at: sq(9, 9) });
    scene.table.doors = [{ edge: edge('8,9E'), kind: 'door', isOpen: false, changed: -1 }];
    genie(scene, 9, 9);
    scene.turn('wizard', { movement: 5 });
  });
  s.refused(HEROES_SEAT, walk(8, 9), 'door.closed-blocks').does(HEROES_SEAT, walk(10, 9)).does(HEROES_SEAT, END);
  s.refused(HEROES_SEAT, walk(8, 9), 'move.rooms-by-doors-only').finish();
});

test('[trap.block-step-aside] in the corner of the board there is only the way back', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('.').hero('dwarf', { at: sq(1, 0) });
    scene.table.hidden.rocks = [];
    scene.table.hidden.traps = [{ at: sq(0, 0), kind: 'block' }];
    scene.turn('dwarf', { movement: 3 });
  });
  s.dice(4, 4, 4).does(HEROES_SEAT, walk(0, 0));
  expect(who(s, 'dwarf').at).toBe(sq(1, 0));
  s.told('blockFell', { at: sq(0, 0) }).finish();
});

/** Where whoever is asked is told that it may walk. */
const offered = ({ state }: DungeonStory): Square[] =>
  state.asks
    .flatMap((asked) => heroquest.propose(state, asked))
    .flatMap((wish) => (wish.type === 'walk' ? [wish.to] : []));

test('[trap.known-may-be-walked] [ally.genie-cannot] a known trap is offered to those it stops, and the Genie passes it', () => {
  const s = arena((scene) => {
    scene
      .trap('pit', 11, 9)
      .trap('spear', 9, 11)
      .hero('wizard', { at: sq(10, 9) });
    genie(scene, 10, 10);
    scene.turn('wizard', { movement: 1 });
  });
  expect(offered(s).sort((a, b) => a - b)).toEqual([sq(10, 8), sq(9, 9), sq(11, 9)]);
  s.does(HEROES_SEAT, END);
  const ofGenie = offered(s);
  expect([ofGenie.includes(sq(12, 9)), ofGenie.includes(sq(11, 9)), ofGenie.includes(sq(9, 11))]).toEqual([
    true,
    true,
    true,
  ]);
  const led = dungeon(2, (scene) => {
    scene.reveal('R', 'Q', '.').trap('pit', 17, 15);
    freedCaptive(scene, 17, 16);
    scene.turn('wizard');
  });
  expect(offered(led.does(HEROES_SEAT, END))).toContain(sq(17, 15));
});

test.each([
  [11, 8],
  [9, 8],
  [11, 10],
  [9, 10],
])(
  '[trap.known-may-be-walked] [move.orthogonal] a known trap is not entered from %i,%i, across its corner',
  (column, row) => {
    const s = arena((scene) => {
      scene.trap('pit', 10, 9).hero('elf', { at: sq(column, row) });
      scene.turn('elf', { movement: 1 });
    });
    s.refused(HEROES_SEAT, walk(10, 9), 'move.roll-two-red', { steps: 2, left: 1 }).finish();
  },
);

test('[move.no-walls] a single square in the dark is walked neither into nor through', () => {
  const s = dungeon(1, (scene) => {
    scene.table.hidden.rocks = [];
    scene.reveal('.', ...'ABCDEFGHJKLMNPQRSTUVWXYZ').hero('elf', { at: sq(7, 12) });
    // What is seen is kept in words of 32 squares, of which this one is the first.
    const word = sq(8, 12) / 32;
    scene.table.revealed[word] = (scene.table.revealed[word] ?? 0) & ~1;
    scene.turn('elf', { movement: 1 });
  });
  expect(offered(s)).toEqual([sq(6, 12)]);
  s.refused(HEROES_SEAT, walk(8, 12), 'move.no-walls').finish();
});

test('[monster.no-sharing] [setup.monsters-hidden] nor does a monster stop where another lurks unseen', () => {
  const s = dungeon(1, (scene) => {
    scene.monster('orc', 8, 5);
    scene.table.hidden.monsters = scene.table.monsters.splice(0);
    scene.monster('goblin', 8, 3);
    scene.zargon();
  });
  s.does(ZARGON, activate(7)).refused(ZARGON, walk(8, 5), 'monster.no-sharing', { square: sq(8, 5) });
  expect([offered(s).includes(sq(8, 4)), offered(s).includes(sq(8, 5)), offered(s).includes(sq(8, 6))]).toEqual([
    true,
    false,
    true,
  ]);
  s.does(ZARGON, walk(8, 6)).finish();
});

test('[monster.ghost] [monster.fixed-move] a ghost on bare floor walks like any other monster', () => {
  const s = arena((scene) => {
    scene.table.furniture = [{ piece: 'table', at: sq(12, 8), width: 2, height: 3 }];
    scene.monster('ghost', 11, 9);
    scene.zargon();
  });
  s.does(ZARGON, activate(6)).does(ZARGON, walk(11, 11)).told('walked', {}, 'monster.fixed-move').finish();
});

test('[move.no-sharing] the first square of the board is one to stop on like any other', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(0, 2) });
    scene.turn('elf', { movement: 3 });
  });
  s.does(HEROES_SEAT, walk(0, 0)).silent('placed');
  expect(who(s, 'elf').at).toBe(sq(0, 0));
  s.finish();
});

test('[trap.known-may-be-walked] the step onto a known trap must be left, and of two ways as short the one from above is taken', () => {
  const before = (movement: number): DungeonStory =>
    arena((scene) => {
      scene.trap('spear', 11, 9).hero('elf', { at: sq(10, 8) });
      scene.turn('elf', { movement });
    });
  before(1).refused(HEROES_SEAT, walk(11, 9), 'move.roll-two-red', { steps: 2, left: 1 }).finish();
  const s = before(2)
    .dice(...faces('W'))
    .does(HEROES_SEAT, walk(11, 9));
  s.told('stepped', { figure: ELF, to: sq(11, 8) })
    .told('trapSprung', { at: sq(11, 9) }, 'trap.announced')
    .finish();
});
