import { expect, test } from 'vitest';
import type { MapId } from '../../src/content/index.ts';
import { A, allPass, B, C, heroIn, type Scene, type Tale, tale, waiting } from '../scene.ts';
import '../test-cards.ts';

const to = (card: MapId, x: number, y: number, turn = 0, section: 'dungeon' | 'wilderness' = 'dungeon') =>
  ({ type: 'shift', card, section, x, y, turn }) as const;

const STONES = { type: 'bane', card: 'HD-A18', payer: C, target: null, host: null } as const;

/** The map of scenario 5, with B's hero on HD-M10. A has played Settling Stones with 2 Peril of C. */
const stones = (set: (scene: Scene) => void = () => {}): Tale => {
  const s = tale((scene) => {
    scene.lay('HD-M02', 0, 1).lay('HD-M03', 1, 0).lay('HD-M05', 0, -1).lay('HD-M04', -1, 0, 'turned');
    scene
      .lay('HD-M10', 0, 2)
      .hero(A, { hand: ['HD-A18'] })
      .hero(C, { peril: 2 });
    scene.hero(B, { space: 'HD-M10' });
    set(scene);
    scene.turn(A, 'lord');
  });
  return s.does(A, STONES);
};

test('[map.no-stranding] [fx.shift-legal] a Shift may cut nothing off (scenario 5)', () => {
  const s = stones();
  s.told('declared', { payer: C, paid: 2 });
  s.refused(A, to('HD-M02', 2, 0, 180), 'map.no-stranding');
  s.finish();
});

test('[fx.shift-what] the Entrance stays, a card that does not lie cannot be moved, and the cell must be another (scenario 5)', () => {
  const s = stones();
  s.refused(A, to('HD-M01', 2, 0), 'fx.shift-what').refused(A, to('HD-M09', 2, 0), 'fx.shift-what');
  s.refused(A, to('HD-M10', 0, 2, 180), 'fx.shift-what');
  s.finish();
});

test('[fx.shift-carries] heroes go with the card, and it is no entry for them (scenario 5)', () => {
  const s = stones();
  s.does(A, to('HD-M10', 1, 1)).told('shifted', { placed: { card: 'HD-M10', x: 1, y: 1, isTurned: false } });
  s.silent('collected').silent('threat').silent('moved');
  expect(heroIn(s, B)).toMatchObject({ space: 'HD-M10', glory: 0, peril: 0, isTipped: false, hasMoved: false });
  expect(waiting(s).map(({ kind }) => kind)).toEqual(['choice']);
  s.finish();
});

test('[fx.shift-legal] the tests of laying hold, in their order', () => {
  const s = stones();
  s.refused(A, to('HD-M10', 1, 0), 'map.cell-free').refused(A, to('HD-M10', 1, 1, 90), 'map.parallel');
  s.refused(A, to('HD-M10', 5, 5), 'map.must-connect');
  const placed = { card: 'HD-M10', x: 1, y: 1, isTurned: false };
  s.does(A, to('HD-M10', 1, 1)).told('shifted', { seat: A, placed }, 'fx.shift-legal');
  expect(s.table.sections[0]?.placed).toContainEqual(placed);
  s.finish();
});

test('[fx.shift-same-section] the Dungeon stays in the Dungeon', () => {
  const s = stones();
  s.refused(A, to('HD-M10', 1, 1, 0, 'wilderness'), 'fx.shift-same-section').finish();
});

test('[fx.shift-legal] [map.not-closed] a Shift may not close the map while cards are to come', () => {
  const capping = (...deck: readonly MapId[]): Tale => {
    const s = tale((scene) => {
      scene.bare().lay('T-OOOO', 0, 0).lay('T-OWWW', 0, -1).lay('T-WOWW', -1, 0).lay('T-OOWO', 1, 0);
      scene.lay('T-OWWO', 2, 0).lay('T-OWOW', 2, 1).lay('T-WWOO', 2, 2).lay('T-OWOW2', 0, 1).lay('T-WOOW', 0, 2);
      scene.lay('T-WOOO', 1, 1).mapDeck(...deck);
      scene.hero(A, { space: 'T-OOOO', hand: ['HD-A18'] }).hero(B, { space: 'T-OOOO' });
      scene.hero(C, { space: 'T-OOOO', peril: 2 }).turn(A, 'lord');
    });
    return s.does(A, STONES);
  };
  // The card in the middle would cap the only way out, and leave a hole behind it.
  capping('HD-M02')
    .refused(A, to('T-WOOO', 1, 2), 'map.not-closed')
    .finish();
  capping()
    .does(A, to('T-WOOO', 1, 2))
    .finish();
});

test('[fx.shift-carries] without a legal Shift the card does nothing', () => {
  const s = tale((scene) => {
    scene
      .hero(A, { hand: ['HD-A18'] })
      .hero(C, { peril: 2 })
      .turn(A, 'lord');
  });
  s.does(A, STONES).silent('shifted');
  expect(waiting(s).map(({ kind }) => kind)).toEqual(['choice']);
  expect(heroIn(s, C).peril).toBe(0);
  s.finish();
});

/** B holds the locked south exit of HD-M03 open; HD-M09 behind it hangs on HD-M05 as well. */
const held = (): Tale =>
  stones((scene) => {
    scene.lay('HD-M09', 1, -1).hero(B, { hero: 'HD-H2', space: 'HD-M03' }).mapDeck();
    scene.table.gates = [{ card: 'HD-M03', side: 'south', state: 'held', by: B }];
  });

test('[fx.shift-carries] a doorway turns with its card and stays held', () => {
  const s = held();
  s.does(A, to('HD-M03', 1, -2, 180)).silent('holdEnded');
  allPass(s.does(A, { type: 'endPhase' })).does(A, { type: 'endPhase' });
  allPass(s).does(B, { type: 'endPhase' });
  // What was locked in the south is open in the north now.
  allPass(s).does(B, { type: 'move', side: 'north' }).silent('threat').told('moved', { to: 'HD-M09' });
});

test('[fx.shift-carries] a doorway that faces nothing leads nowhere, but stays held', () => {
  const s = held();
  s.does(A, to('HD-M03', 0, 3));
  s.does(A, { type: 'endPhase' }).does(A, { type: 'endPhase' });
  expect(s.table.gates).toMatchObject([{ card: 'HD-M03', side: 'south', state: 'held', by: B }]);
  allPass(s).does(B, { type: 'endPhase' });
  s.refused(B, { type: 'move', side: 'north' }, 'move.usable-exit-only');
});

test('[fx.shift-what] up to so many cards, one after the other; or fewer', () => {
  const turning = (): Tale => {
    const s = tale(
      (scene) => {
        scene
          .lay('LD-M02', 0, 1)
          .lay('LD-M09', 0, 2)
          .lay('LD-M06', 1, 0)
          .hero(A, { hand: ['LD-A18'] });
        scene.hero(C, { peril: 3 }).turn(A, 'lord');
      },
      { sets: 'LD' },
    );
    return s.does(A, { type: 'bane', card: 'LD-A18', payer: C, target: null, host: null });
  };
  const s = turning();
  s.does(A, to('LD-M09', 0, -1)).told('shifted', { placed: { card: 'LD-M09', x: 0, y: -1, isTurned: false } });
  expect(s.state.asks[0]?.question).toEqual({ kind: 'shift', left: 0 });
  // Each step must be legal by itself; now that nothing hangs on it, LD-M02 may go.
  s.does(A, to('LD-M02', 0, -2));
  expect(waiting(s).map(({ kind }) => kind)).toEqual(['choice']);
  s.finish();
  const once = turning();
  once.refused(A, to('LD-M02', 2, 0, 180), 'map.no-stranding');
  once
    .does(A, to('LD-M09', 0, -1))
    .does(A, { type: 'stop' })
    .silent('shifted');
  expect(waiting(once).map(({ kind }) => kind)).toEqual(['choice']);
  turning().does(A, { type: 'stop' }).finish();
});

test('[draw.stayed-collects] being carried along is no move (scenario 14)', () => {
  const s = stones((scene) => scene.hero(A, { hand: ['HD-A18', 'HD-A04', 'HD-A05'] }).mapDeck());
  s.does(A, to('HD-M10', 1, 1))
    .does(A, { type: 'endPhase' })
    .does(A, { type: 'endPhase' });
  s.does(A, { type: 'discard', card: 'HD-A04' });
  allPass(s).does(B, { type: 'endPhase' }).does(B, { type: 'endPhase' });
  s.told('collected', { seat: B, space: 'HD-M10', glory: 2, peril: 2 }, 'draw.stayed-collects').silent('threat');
});
