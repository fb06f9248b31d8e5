import { expect, test } from 'vitest';
import { CAPTIVE_ID, ELF, genie, HEROES_SEAT, who, ZARGON } from '../cast.ts';
import { arena, type DungeonStory, dungeon, faces, onTurn, type Scene } from '../dungeon.ts';
import { cast, END, jump, sq, walk } from '../wishes.ts';

const OVER = [11, 9] as const;
const LANDING = [12, 9] as const;

/** The Elf in the arena with a trap before her, six squares to go, and whoever else is there. */
function before(
  kind: 'pit' | 'block' | 'spear',
  isOpen: boolean,
  build: (scene: Scene) => void = () => {},
): DungeonStory {
  return arena((scene) => {
    scene.trap(kind, ...OVER, isOpen).hero('elf', { at: sq(10, 9) });
    build(scene);
    scene.turn('elf', { movement: 6 });
  });
}

test.each(['pit', 'block', 'spear'] as const)(
  '[trap.jump] [move.monsters-block] nobody jumps over a monster that stands on a known %s',
  (kind) => {
    const s = before(kind, false, (scene) => void scene.monster('orc', ...OVER));
    s.refused(HEROES_SEAT, jump(OVER, LANDING), 'move.monsters-block', { square: sq(...OVER) });
    expect(s.table.heroes.filter(({ at }) => at === sq(...OVER))).toEqual([]);
    s.finish();
  },
);

test.each(['pit', 'block', 'spear'] as const)(
  '[trap.jump] [move.no-sharing] nor over a friend on a %s that has not sprung',
  (kind) => {
    before(kind, false, (scene) => void scene.hero('dwarf', { at: sq(...OVER) }))
      .refused(HEROES_SEAT, jump(OVER, LANDING), 'move.no-sharing', { square: sq(...OVER) })
      .finish();
    before(kind, false, (scene) => void genie(scene, ...OVER))
      .refused(HEROES_SEAT, jump(OVER, LANDING), 'move.no-sharing')
      .finish();
    before(kind, false, (scene) => {
      scene.table.allies.push({
        id: CAPTIVE_ID,
        at: sq(...OVER),
        body: 3,
        seat: 0,
        turns: 0,
        summoner: null,
        isChained: true,
      });
    })
      .refused(HEROES_SEAT, jump(OVER, LANDING), 'quest.q2-prisoner')
      .finish();
  },
);

test('[trap.jump] [trap.pit-shared] a friend down in an open pit is jumped, or joined', () => {
  for (const [face, at] of [
    ['W', sq(...LANDING)],
    ['S', sq(...OVER)],
  ] as const) {
    const s = before('pit', true, (scene) => void scene.hero('dwarf', { at: sq(...OVER) }));
    s.dice(...faces(face)).does(HEROES_SEAT, jump(OVER, LANDING));
    expect(who(s, 'elf').at).toBe(at);
    s.finish();
  }
});

test('[trap.monster-in-open-pit] a monster down in an open pit is in the way of a jump; one may still drop in on it', () => {
  const s = before('pit', true, (scene) => void scene.monster('orc', ...OVER));
  s.refused(HEROES_SEAT, jump(OVER, LANDING), 'move.monsters-block').does(HEROES_SEAT, walk(...OVER));
  s.told('wounded', { figure: ELF }, 'trap.open-pit-again').told('turnCut', { hero: 'elf' });
  expect(who(s, 'elf').at).toBe(sq(...OVER));
  s.finish();
});

test('[spell.veil-of-mist] [trap.monster-in-open-pit] through the mist one jumps over it, or falls in beside it', () => {
  const veiled = (kind: 'pit' | 'spear', isOpen: boolean): DungeonStory =>
    before(kind, isOpen, (scene) => {
      scene.monster('orc', ...OVER);
      scene.hero('elf').effects.veil = 1;
    });
  const across = veiled('pit', true);
  across.dice(...faces('B')).does(HEROES_SEAT, jump(OVER, LANDING));
  expect(who(across, 'elf').at).toBe(sq(...LANDING));
  across.finish();
  const down = veiled('pit', true);
  down
    .dice(...faces('S'))
    .does(HEROES_SEAT, jump(OVER, LANDING))
    .told('jumpFailed', { over: sq(...OVER) });
  expect(who(down, 'elf').at).toBe(sq(...OVER));
  down.finish();
  veiled('spear', false).refused(HEROES_SEAT, jump(OVER, LANDING), 'move.monsters-block').finish();
});

test('[trap.jump-landing] nobody lands on anybody, nor in an open pit', () => {
  before('pit', true, (scene) => {
    scene.hero('dwarf', { at: sq(...LANDING) });
    genie(scene, 11, 8);
    scene.trap('pit', 11, 10, true);
  })
    .refused(HEROES_SEAT, jump(OVER, LANDING), 'trap.jump-landing')
    .refused(HEROES_SEAT, jump(OVER, [11, 8]), 'trap.jump-landing')
    .refused(HEROES_SEAT, jump(OVER, [11, 10]), 'trap.jump-landing')
    .refused(HEROES_SEAT, jump(OVER, [10, 9]), 'trap.jump-landing')
    .finish();
});

test('[trap.jump] out of one pit over another', () => {
  const s = before('pit', true, (scene) => void scene.trap('pit', 10, 9, true));
  s.dice(...faces('W')).does(HEROES_SEAT, jump(OVER, LANDING));
  expect(s.view(HEROES_SEAT).turn).toMatchObject({ movement: 4 });
  s.finish();
});

test('[spell.swift-wind] [trap.jump] in the wind one may jump, and a fall ends the flight', () => {
  for (const [face, left] of [
    ['W', 4],
    ['S', 0],
  ] as const) {
    const s = before('pit', true, (scene) => {
      scene.hero('wizard', { at: sq(9, 9), schools: ['air'] });
    });
    s.does(HEROES_SEAT, END).does(HEROES_SEAT, cast('swift-wind', { targets: [ELF], mode: 'whisk' }));
    s.dice(...faces(face)).does(HEROES_SEAT, jump(OVER, LANDING));
    const isFlying = s.state.asks.some(({ question }) => question.kind === 'whisk');
    expect([isFlying, onTurn(s)]).toEqual(left > 0 ? [true, null] : [false, 'wizard']);
    s.finish();
  }
});

test('[dread.puppet-strings] [ally.genie-cannot] neither a puppet nor the Genie jumps, and no monster does', () => {
  const puppet = before('pit', false, (scene) => {
    scene.hero('elf').effects.puppet = 1;
  });
  puppet.refused(ZARGON, jump(OVER, LANDING), 'dread.puppet-strings').finish();
  const monster = arena((scene) => {
    scene.trap('pit', ...OVER, true).hero('barbarian', { at: sq(14, 9) });
    scene.monster('orc', 10, 9);
    scene.zargon();
  });
  monster
    .does(ZARGON, { type: 'activate', monster: 6 })
    .refused(ZARGON, jump(OVER, LANDING), 'zargon.all-active-monsters')
    .finish();
});

test('[quest.q2-goal] [trap.jump] the captive who jumps onto the stairway is out', () => {
  const s = dungeon(2, (scene) => {
    scene
      .reveal('L')
      .trap('pit', 22, 2)
      .only('wizard')
      .hero('wizard', { at: sq(24, 1) });
    scene.table.hidden.goalSquare = null;
    scene.table.hidden.later = [];
    scene.table.allies.push({
      id: CAPTIVE_ID,
      at: sq(21, 2),
      body: 3,
      seat: 0,
      turns: 0,
      summoner: null,
      isChained: false,
    });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END)
    .dice(...faces('W'))
    .does(HEROES_SEAT, jump([22, 2], [23, 2]))
    .told('captiveOut', {}, 'quest.q2-goal')
    .told('goalMet', {}, 'quest.q2-goal');
  expect(s.table.allies).toEqual([]);
  s.finish();
});

test('[quest.q4-deliver] [trap.jump] so is a chest whose bearer jumps there', () => {
  const s = dungeon(4, (scene) => {
    scene
      .reveal('T')
      .trap('pit', 3, 16)
      .only('elf')
      .hero('elf', { at: sq(4, 16) });
    scene.table.chests = [{ at: sq(4, 16), where: 'carried', carrier: 'elf' }];
    scene.turn('elf', { movement: 4 });
  });
  s.dice(...faces('W'))
    .does(HEROES_SEAT, jump([3, 16], [2, 16]))
    .told('chestDelivered', { hero: 'elf' }, 'quest.q4-deliver')
    .finish();
});

test('[mind.zero-is-shaken] [dread.choking-murk] [trap.jump] a jump is a move, and there is none after a deed in half a turn', () => {
  for (const [mind, rule] of [
    [0, 'mind.zero-is-shaken'],
    [4, 'dread.choking-murk'],
  ] as const) {
    const s = arena((scene) => {
      scene.trap('pit', ...OVER).hero('elf', { at: sq(10, 9), mind });
      scene.turn('elf', { movement: 4, isHalf: true, hasActed: true });
    });
    s.refused(HEROES_SEAT, jump(OVER, LANDING), rule).finish();
  }
});

test('[spell.veil-of-mist] [move.monsters-block] the captive is in no mist: he does not jump over a monster in a pit', () => {
  const s = dungeon(2, (scene) => {
    scene
      .reveal('Z')
      .trap('pit', ...OVER, true)
      .monster('orc', ...OVER);
    scene.table.hidden.goalSquare = null;
    scene.table.allies = [
      { id: CAPTIVE_ID, at: sq(10, 9), body: 3, seat: 0, turns: 0, summoner: null, isChained: false },
    ];
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END).refused(HEROES_SEAT, jump(OVER, LANDING), 'move.monsters-block').finish();
});
