import { expect, test } from 'vitest';
import type { MapId } from '../../src/content/index.ts';
import type { Action } from '../../src/types/index.ts';
import { A, allPass, B, C, heroIn, type Scene, type Tale, tale, waiting } from '../scene.ts';
import { offersTo } from '../telling.ts';
import '../test-cards.ts';

const at = (x: number, y: number, turn = 0, section: 'dungeon' | 'wilderness' = 'dungeon'): Action => ({
  type: 'place',
  section,
  x,
  y,
  turn,
});

/** A's Build phase, with these cards on top of the Map deck. */
const building = (set: (scene: Scene) => void, ...deck: readonly MapId[]): Tale =>
  tale((s) => {
    set(s);
    s.mapDeck(...deck).turn(A, 'build');
  });

const CROSS = ['T-OOOO', 'T-WWWO', 'T-WOWW', 'T-OWWW', 'T-OWOW'] as const;

/** Scenario 6: all sides of the Entrance are dead ends but the north. */
const nearlyClosed = (s: Scene): void => {
  s.bare().lay(CROSS[0], 0, 0).lay(CROSS[1], 1, 0).lay(CROSS[2], -1, 0).lay(CROSS[3], 0, -1).lay(CROSS[4], 0, 1);
  for (const seat of [A, B, C]) s.hero(seat, { space: CROSS[0] });
};

test('[map.parallel] [map.must-connect] [map.cell-free] half a turn, no quarter turn, one card to a cell (scenario 3)', () => {
  const s = building(() => {}, 'HD-M02', 'HD-M03');
  s.refused(A, at(1, 0), 'map.must-connect');
  s.refused(A, at(1, 0, 90), 'map.parallel').refused(A, at(1, 0, 270), 'map.parallel');
  s.refused(A, at(0, 0), 'map.cell-free');
  s.does(A, at(1, 0, 180)).told('laid', { placed: { card: 'HD-M02', x: 1, y: 0, isTurned: true } });
  s.finish();
});

test('[map.parallel] a card that is turned swaps north with south and east with west', () => {
  const s = tale((scene) => {
    scene.lay('HD-M02', 1, 0, 'turned').lay('HD-M03', 2, 0).lay('HD-M09', 1, 1).lay('HD-M08', 2, 1);
    scene.hero(A, { space: 'HD-M02', points: 3 });
  });
  // Printed: open north and south, a lock in the east, a wall in the west.
  s.refused(A, { type: 'move', side: 'east' }, 'move.usable-exit-only');
  s.dice(4).does(A, { type: 'move', side: 'west' }).told('threat', { about: 'exit', form: 'speed', number: 6 });
  s.finish();
});

test('[map.mismatch-allowed] [map.adjacent] [map.usable-connection] walls may face exits, but nobody walks there (scenario 4)', () => {
  const lying = (s: Scene): void => {
    s.lay('HD-M02', 0, 1).lay('HD-M03', -1, 0);
  };
  const s = building(lying, 'HD-M09', 'HD-M10');
  s.does(A, at(-1, 1)).told('laid', { placed: { card: 'HD-M09', x: -1, y: 1, isTurned: false } });
  const walking = (space: MapId, oneWayWalls = false): Tale =>
    tale(
      (scene) => {
        lying(scene);
        scene.lay('HD-M09', -1, 1).hero(A, { hero: 'HD-H2', space, points: 2 });
      },
      { oneWayWalls },
    );
  walking('HD-M09').refused(A, { type: 'move', side: 'east' }, 'move.usable-exit-only');
  walking('HD-M02').refused(A, { type: 'move', side: 'west' }, 'move.usable-exit-only');
  const through = walking('HD-M09', true).dice(6);
  expect(offersTo(through, A)).toContainEqual({ type: 'move', side: 'east' });
  through.does(A, { type: 'move', side: 'east' }).told('threat', { about: 'exit', form: 'speed', number: 6 });
  expect(heroIn(through, A).space).toBe('HD-M02');
  through.refused(A, { type: 'move', side: 'west' }, 'move.usable-exit-only').finish();
});

test('[map.usable-connection] with one-way walls a card still needs a connection without a wall', () => {
  const s = tale((scene) => scene.mapDeck('HD-M02', 'HD-M03').turn(A, 'build'), { oneWayWalls: true });
  s.refused(A, at(1, 0), 'map.must-connect');
  s.finish();
});

test('[map.not-closed] [map.unplaceable-card] [map.legality-order] the map may not be closed (scenario 6)', () => {
  const s = building(nearlyClosed, 'T-WWOW', 'T-OWOW2', 'T-OOOO2');
  // The first card fits nowhere: it was shown and lies under the deck.
  expect(s.table.sections[0]).toMatchObject({ deck: ['T-WWOW', 'T-OOOO2'], seenBelow: 1 });
  expect(waiting(s)).toEqual([{ seat: A, kind: 'place', rule: 'build.mandatory' }]);
  expect(s.view(B).sections[0]?.below).toEqual(['T-WWOW']);
  s.does(A, at(0, 2)).told('laid', { placed: { card: 'T-OWOW2', x: 0, y: 2, isTurned: false } });
  s.finish();
});

test('[map.legality-order] [map.not-closed] of several reasons the first is told (scenario 6)', () => {
  const s = tale((scene) => {
    nearlyClosed(scene);
    scene.mapDeck('T-OOOO2').turn(A);
    scene.draft.agenda.push({
      kind: 'build',
      seat: A,
      placer: A,
      passed: [],
      card: 'T-WWOW',
      section: 0,
      isLast: false,
    });
  });
  s.refused(A, at(0, 2), 'map.not-closed');
  s.refused(A, at(0, 2, 180), 'map.must-connect');
  s.refused(A, at(1, 1), 'map.must-connect');
  s.refused(A, at(0, 1, 90), 'map.cell-free');
  s.refused(A, at(0, 2, 90), 'map.parallel');
  s.refused(A, at(0, 1, 90, 'wilderness'), 'map.sections-separate');
});

test('[map.not-closed] the last card of the deck may close the map (scenario 6)', () => {
  const s = building(nearlyClosed, 'T-WWOW');
  s.does(A, at(0, 2)).told('laid', { placed: { card: 'T-WWOW', x: 0, y: 2, isTurned: false } });
  s.finish();
});

/** Scenario 7: a ring around the empty cell (1,1), open to it from the south alone. */
const ring = (s: Scene): void => {
  s.bare().lay('T-OOOO', 0, 0).lay('T-OWWW', 0, -1).lay('T-WOWW', -1, 0).lay('T-OOWO', 1, 0).lay('T-OWWO', 2, 0);
  s.lay('T-OWOW', 2, 1).lay('T-WWOO', 2, 2).lay('T-OWOW2', 0, 1).lay('T-WOOW', 0, 2);
  for (const seat of [A, B, C]) s.hero(seat, { space: 'T-OOOO' });
};

test('[map.not-closed] an exit into an enclosed hole is no way on (scenario 7)', () => {
  const s = tale((scene) => {
    ring(scene);
    scene.mapDeck('T-OOOO2').turn(A);
    scene.draft.agenda.push({
      kind: 'build',
      seat: A,
      placer: A,
      passed: [],
      card: 'T-WOWO',
      section: 0,
      isLast: false,
    });
  });
  s.refused(A, at(1, 2), 'map.not-closed').refused(A, at(1, 1), 'map.must-connect');
  const last = building(ring, 'T-WOWO');
  last.does(A, at(1, 2)).told('laid', { placed: { card: 'T-WOWO', x: 1, y: 2, isTurned: false } });
  last.finish();
});

test('[map.sections-separate] [link.portal-pairing] a card goes into its own section (scenario 8)', () => {
  const s = tale(
    (scene) => {
      scene.mapDeck('HW-M08', 'HW-M02').hero(B, { space: 'HW-M01' }).turn(B, 'build');
    },
    { sets: 'HD,HW' },
  );
  s.refused(B, at(1, 0, 0), 'map.sections-separate');
  s.does(B, at(1, 0, 0, 'wilderness'));
  expect(waiting(s)).toEqual([{ seat: B, kind: 'pair', rule: 'link.portal-pairing' }]);
  s.refused(B, { type: 'pair', entrance: 'HW-M01' }, 'link.portal-pairing');
  s.does(B, { type: 'pair', entrance: 'HD-M01' }).told('paired', { portal: 'HW-M08', entrance: 'HD-M01', letter: 'A' });
  s.finish();
});

test('[map.placer-chooses] the card is drawn first, unseen by the others, and then laid as its placer likes', () => {
  const s = tale((scene) => {
    scene.mapDeck('HD-M09', 'HD-M10').hero(A, { points: 1 });
  });
  allPass(s.does(A, { type: 'explore' }));
  expect(s.heard(A)).toContainEqual({ type: 'mapDrawn', seat: A, card: 'HD-M09' });
  expect(s.heard(B)).toContainEqual({ type: 'mapDrawnUnseen', seat: A, section: 'dungeon' });
  expect(s.view(B).placing).toEqual({ seat: A, card: null, section: 'dungeon' });
  s.does(A, at(0, -1, 180)).told('laid', { seat: A }, 'map.placer-chooses');
  s.finish();
});

test('[map.space-is-card] any number of heroes can be on one card', () => {
  const s = tale((scene) => {
    scene.lay('HD-M02', 0, 1);
    for (const seat of [A, B, C]) scene.hero(seat, { space: 'HD-M02', points: 1 });
  });
  s.does(A, { type: 'move', side: 'south' });
  expect(s.table.heroes.map(({ space }) => space)).toEqual(['HD-M01', 'HD-M02', 'HD-M02']);
  s.finish();
});
