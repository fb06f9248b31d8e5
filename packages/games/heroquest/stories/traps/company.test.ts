import { expect, test } from 'vitest';
import { DWARF, ELF, GENIE_ID, genie, HEROES_SEAT, WIZARD, who, ZARGON } from '../cast.ts';
import { arena, type DungeonStory, dungeon, faces, onTurn, type Scene } from '../dungeon.ts';
import { openPit, stack } from '../scenes.ts';
import { aside, END, jump, LEAVE, ROLL, search, sq, walk } from '../wishes.ts';

const BLOCK = sq(11, 9);

/** A block hangs over 11,9 and nobody knows of it; somebody stands there whom it did not bother. */
function under(build: (scene: Scene) => void): DungeonStory {
  return arena((scene) => {
    scene.table.hidden.traps.push({ at: BLOCK, kind: 'block' });
    scene.hero('elf', { at: sq(10, 9) });
    build(scene);
    scene.turn('elf', { movement: 6 });
  });
}

test('[trap.block-step-aside] [board.blocked-squares] a block that falls on two leaves nobody in the rock', () => {
  const s = under((scene) => void genie(scene, 11, 9));
  s.dice(...faces('SWW'))
    .does(HEROES_SEAT, walk(12, 9))
    .told('wounded', { figure: ELF, amount: 1 }, 'trap.block-effect');
  expect(s.state.asks[0]?.question).toMatchObject({ kind: 'aside', hero: 2, squares: [sq(12, 9), sq(10, 9)] });
  s.does(HEROES_SEAT, aside(12, 9)).silent('blockFell');
  expect(s.state.asks[0]?.question).toMatchObject({
    kind: 'aside',
    hero: GENIE_ID,
    squares: [sq(11, 8), sq(10, 9), sq(11, 10)],
  });
  s.does(HEROES_SEAT, aside(11, 8))
    .told('placed', { figure: GENIE_ID, to: sq(11, 8) })
    .told('blockFell', { at: BLOCK });
  expect(s.table.allies[0]).toMatchObject({ at: sq(11, 8), body: 2 }); // whoever only stood there is not hurt
  expect(s.table.rocks).toContain(BLOCK);
  s.told('turnCut', { hero: 'elf' }).finish();
});

test('[trap.block-step-aside] a monster under it is Zargon’s to move, and keeps off the stairway', () => {
  const s = under((scene) => {
    scene.monster('orc', 11, 9);
    scene.hero('elf').effects.veil = 1;
  });
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, walk(12, 9))
    .does(HEROES_SEAT, aside(10, 9));
  expect(s.asked()[0]).toMatchObject({ seat: ZARGON, kind: 'aside', rule: 'trap.block-step-aside' });
  s.refused(ZARGON, aside(10, 9), 'trap.block-step-aside').does(ZARGON, aside(12, 9)).told('blockFell', { at: BLOCK });
  expect(s.table.monsters[0]).toMatchObject({ at: sq(12, 9), wounds: 0 });
  s.finish();
});

test('[trap.block-step-aside] [turn.forced-displacement-is-no-move] a hero who only stood there has its turn still before it', () => {
  const s = under((scene) => void scene.hero('wizard', { at: BLOCK }));
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, walk(12, 9))
    .does(HEROES_SEAT, aside(12, 9))
    .does(HEROES_SEAT, aside(11, 10));
  expect([who(s, 'wizard').body, onTurn(s)]).toEqual([4, 'wizard']);
  s.dice(1, 2).does(HEROES_SEAT, ROLL).does(HEROES_SEAT, walk(11, 11)).finish();
});

test('[trap.block-step-aside] whoever sprang it is out first, whatever the order of the heroes', () => {
  const s = under((scene) => void scene.hero('barbarian', { at: BLOCK }));
  s.dice(...faces('WWW')).does(HEROES_SEAT, walk(12, 9));
  expect(s.state.asks[0]?.question).toMatchObject({ kind: 'aside', hero: 2, squares: [sq(12, 9), sq(10, 9)] });
  s.does(HEROES_SEAT, aside(12, 9));
  expect(s.state.asks[0]?.question).toMatchObject({ kind: 'aside', hero: 0 });
  s.does(HEROES_SEAT, aside(11, 8)).told('blockFell', { at: BLOCK }).finish();
});

test('[trap.block-step-aside] [trap.block-effect] when the block kills whoever sprang it, the others get out all the same', () => {
  const s = under((scene) => {
    scene.hero('elf', { body: 1, schools: [] });
    genie(scene, 11, 9);
  });
  s.dice(...faces('SSS'))
    .does(HEROES_SEAT, walk(12, 9))
    .told('died', { figure: ELF })
    .does(HEROES_SEAT, aside(12, 9))
    .told('blockFell');
  expect(s.table.allies[0]?.at).toBe(sq(12, 9));
  s.finish();
});

test('[trap.open-pit-again] [trap.block-step-aside] stepping aside into an open pit is falling into it', () => {
  const s = under((scene) => void scene.trap('pit', 12, 9, true));
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, walk(11, 9))
    .does(HEROES_SEAT, aside(12, 9));
  s.told('trapSprung', { figure: ELF, at: sq(12, 9), trap: 'pit' }).told(
    'wounded',
    { figure: ELF, amount: 1 },
    'trap.open-pit-again',
  );
  expect(who(s, 'elf')).toMatchObject({ at: sq(12, 9), body: 5 });
  s.finish();
});

test('[trap.open-pit-again] [trap.block-step-aside] so it is for whoever was pushed there, but not for the Genie or a monster', () => {
  for (const kind of ['wizard', 'genie', 'orc'] as const) {
    const s = under((scene) => {
      if (kind === 'wizard') scene.hero('wizard', { at: BLOCK });
      else if (kind === 'genie') genie(scene, 11, 9);
      else scene.monster('orc', 11, 9);
      scene.hero('elf').effects.veil = 1;
      scene.trap('pit', 11, 8, true);
    });
    s.dice(...faces('WWW'))
      .does(HEROES_SEAT, walk(12, 9))
      .does(HEROES_SEAT, aside(12, 9));
    s.does(kind === 'orc' ? ZARGON : HEROES_SEAT, aside(11, 8)).told('blockFell');
    if (kind === 'wizard') s.told('wounded', { figure: WIZARD, amount: 1 }, 'trap.open-pit-again');
    else s.silent('wounded');
    s.finish();
  }
});

test('[trap.block-step-aside] from one block under the next: the first is rock by then', () => {
  const s = under((scene) => void scene.table.hidden.traps.push({ at: sq(12, 9), kind: 'block' }));
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, walk(11, 9))
    .dice(...faces('WWW'))
    .does(HEROES_SEAT, aside(12, 9));
  expect(who(s, 'elf').at).toBe(sq(13, 9)); // there is no way back
  expect(s.table.rocks).toEqual(expect.arrayContaining([sq(11, 9), sq(12, 9)]));
  s.finish();
});

test('[trap.block-step-aside] [spell.pass-through-rock] in a pocket of rock one still gets out', () => {
  const s = dungeon(3, (scene) => {
    scene.reveal('.').rock(8, 10).rock(8, 12);
    scene.hero('elf', { at: sq(8, 13) }).effects.throughRock = 1;
    scene.only('elf').turn('elf', { movement: 2 });
  });
  s.dice(...faces('WWW')).does(HEROES_SEAT, walk(8, 11));
  const [asked] = s.state.asks;
  expect(asked?.question).toMatchObject({ kind: 'aside', squares: [sq(8, 9), sq(7, 12), sq(9, 12)] }); // by no step, but near
  s.does(HEROES_SEAT, aside(8, 9))
    .told('blockFell', { at: sq(8, 11) })
    .finish();
});

test('[death.loot] [artifact.elixir-of-life] whoever dies under a block lies where it came from, and can be revived there', () => {
  const s = under((scene) => {
    scene.hero('elf', { body: 1, schools: [], gold: 30 });
    scene.hero('wizard', { at: sq(9, 9), artifacts: ['elixir-of-life'] });
  });
  s.dice(...faces('SSS'))
    .does(HEROES_SEAT, walk(11, 9))
    .told('blockFell', { at: BLOCK });
  expect(s.table.piles).toMatchObject([{ at: sq(10, 9), owner: 'elf', gold: 30 }]);
  s.does(HEROES_SEAT, { type: 'elixir', hero: 'elf' })
    .told('revived', { hero: 'elf', at: sq(10, 9) })
    .finish();
});

test('[quest.q4-deliver] [trap.block-step-aside] whoever steps aside onto the stairway has brought its chest there', () => {
  const s = dungeon(4, (scene) => {
    scene
      .reveal('T')
      .trap('block', 3, 16)
      .only('elf')
      .hero('elf', { at: sq(4, 16) });
    scene.table.chests = [{ at: sq(4, 16), where: 'carried', carrier: 'elf' }];
    scene.turn('elf', { movement: 4 });
  });
  s.dice(...faces('S WWW'))
    .does(HEROES_SEAT, jump([3, 16], [3, 15]))
    .does(HEROES_SEAT, aside(2, 16));
  s.told('chestDelivered', { hero: 'elf' }, 'quest.q4-deliver').finish();
});

test('[trap.block-becomes-wall] [spell.pass-through-rock] what lay there never slides into the rock that somebody came out of', () => {
  const s = dungeon(3, (scene) => {
    scene.reveal('.').rock(8, 12);
    scene.hero('elf', { at: sq(8, 13) }).effects.throughRock = 1;
    scene.table.piles = [{ at: sq(8, 11), owner: null, gold: 0, items: ['dagger'], isSafe: true }];
    scene.only('elf').turn('elf', { movement: 2 });
  });
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, walk(8, 11))
    .told('blockFell', { at: sq(8, 11) });
  const [pile] = s.table.piles;
  expect([s.table.rocks.includes(pile?.at ?? -1), pile?.items]).toEqual([false, ['dagger']]);
  s.finish();
});

/** The Dwarf looks for treasure in the arena, and something wanders in. */
function wandering(build: (scene: Scene) => void): DungeonStory {
  return arena((scene) => {
    scene.hero('dwarf', { at: sq(9, 7) });
    build(scene);
    scene.turn('dwarf');
    scene.table.hidden.treasures = [];
    stack(scene, 'wandering-monster');
  });
}

test('[treasure.wandering-placement] [trap.monster-in-open-pit] an open pit that is empty is a square like any other', () => {
  const s = wandering((scene) => void scene.trap('pit', 10, 7, true).trap('spear', 9, 8));
  s.does(HEROES_SEAT, search('treasure'));
  expect(s.state.asks[0]?.question).toMatchObject({ kind: 'place', squares: [sq(10, 7), sq(9, 8)] });
  s.dice(...faces('SS SS')).does(ZARGON, { type: 'place', at: sq(10, 7) }); // two dice, from the pit
  s.told('wounded', { figure: DWARF, amount: 2 }).finish();
});

test('[treasure.wandering-placement] [trap.monster-in-open-pit] with somebody in it, it is taken', () => {
  const s = wandering((scene) => {
    scene.trap('pit', 10, 7, true).hero('elf', { at: sq(10, 7) });
  });
  s.dice(...faces('SWW WW'))
    .does(HEROES_SEAT, search('treasure'))
    .told('monsterAppeared', { at: sq(9, 8) })
    .finish();
});

test('[treasure.wandering-placement] whoever searches a pit has the monster at its edge, never in the pit with it', () => {
  const s = wandering((scene) => void scene.trap('pit', 9, 7, true));
  s.does(HEROES_SEAT, search('treasure'));
  expect(s.state.asks[0]?.question).toMatchObject({ kind: 'place', squares: [sq(10, 7), sq(9, 8)] });
  s.dice(...faces('SWW W'))
    .does(ZARGON, { type: 'place', at: sq(9, 8) })
    .finish();
});

test('[ally.genie-ends] a Genie goes with whoever called it: up the stairway as well', () => {
  const s = dungeon(1, (scene) => {
    genie(scene, 11, 9);
    Object.assign(scene.table.allies[0] ?? {}, { at: sq(3, 10) });
    scene.monster('verag', 14, 10);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, LEAVE).told('vanished', { figure: GENIE_ID }, 'ally.genie-ends');
  expect(s.table.allies).toEqual([]);
  expect(s.state.asks.some(({ question }) => question.kind === 'genie')).toBe(false);
  s.finish();
});

test('[ally.genie-turn] it stays while somebody else leaves, and moves though its summoner sleeps', () => {
  const s = dungeon(1, (scene) => {
    genie(scene, 11, 9);
    Object.assign(scene.table.allies[0] ?? {}, { at: sq(3, 10) });
    scene.hero('wizard').effects.slumber = 1;
    scene.monster('verag', 14, 10);
    scene.turn('elf');
  });
  s.dice(1, 1, 1, 1, 1, 1).does(HEROES_SEAT, LEAVE).silent('vanished').told('turnLost', { hero: 'wizard' });
  expect(s.state.asks[0]?.question).toEqual({ kind: 'genie' });
  s.finish();
});

test('[ally.genie-is-extra-hero-figure] the Genie comes to stand on nobody, but shares stairs and pits as heroes do', () => {
  const s = arena((scene) => {
    genie(scene, 9, 9);
    scene.hero('elf', { at: sq(10, 9) });
    scene.hero('dwarf', { at: sq(11, 9) });
    scene.monster('orc', 12, 9);
    scene.trap('pit', 11, 9, true).turn('wizard');
  });
  s.does(HEROES_SEAT, END)
    .refused(HEROES_SEAT, walk(10, 9), 'move.no-sharing')
    .refused(HEROES_SEAT, walk(12, 9), 'move.monsters-block');
  s.does(HEROES_SEAT, walk(11, 9)).silent('wounded').finish();
});

test('[ally.genie-cannot] [move.monsters-block] the Genie does not drop into a pit upon a monster', () => {
  const s = arena((scene) => {
    genie(scene, 9, 9);
    scene.trap('pit', 11, 9, true).monster('orc', 11, 9);
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END).refused(HEROES_SEAT, walk(11, 9), 'move.monsters-block', { square: sq(11, 9) });
  s.does(HEROES_SEAT, walk(10, 9)).finish();
});

test('[quest.auto-end] [ally.genie-can] the Genie strikes the last blow while everybody waits on the stairway, and that is the end', () => {
  let verag = 0;
  const s = dungeon(1, (scene) => {
    genie(scene, 3, 10);
    verag = scene.monster('verag', 4, 10);
    Object.assign(scene.table.monsters[0] ?? {}, { wounds: (scene.table.monsters[0]?.body ?? 1) - 1 });
    scene.turn('wizard');
  });
  s.does(HEROES_SEAT, END)
    .dice(...faces('SSSS SSSS'))
    .does(HEROES_SEAT, { type: 'attack', target: verag, isThrown: false });
  s.told('goalMet', {}, 'quest.q1-goal').told('questEnded', { ending: 'success' }, 'quest.auto-end').finish();
});

test('[quest.q2-prisoner] [spell.pass-through-rock] through the wall one does not walk over a captive in chains', () => {
  const s = dungeon(2, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(18, 18) }).effects.throughRock = 1;
    scene.turn('elf', { movement: 2 });
  });
  s.does(HEROES_SEAT, walk(18, 16)).told('captiveSeen', { at: sq(18, 17) });
  expect(who(s, 'elf').at).toBe(sq(18, 18));
  s.does(HEROES_SEAT, walk(17, 17)); // elsewhere he bars nobody
  expect(who(s, 'elf').at).toBe(sq(17, 17));
  s.finish();
});

test('[trap.pit-shared] [spell.pass-through-rock] whoever passes through rock drops in on a monster as well', () => {
  const s = openPit('elf', 10, 6, (scene) => {
    scene.hero('elf').effects.throughRock = 1;
    scene.monster('orc', 11, 4);
  });
  s.does(HEROES_SEAT, walk(11, 4)).told('trapSprung', { figure: ELF, at: sq(11, 4) });
  expect(who(s, 'elf').at).toBe(sq(11, 4));
  s.finish();
});
