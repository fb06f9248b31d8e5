import { expect, test } from 'vitest';
import { cellBeside, distancesOn } from '../../src/map/chart.ts';
import { distanceOf } from '../../src/queries/exits.ts';
import { A, B, C, type Scene, type Tale, tale } from '../scene.ts';
import { bane } from '../telling.ts';
import '../test-cards.ts';

test('[map.distance] steps on the shortest way that can be walked, not as the crow flies', () => {
  const s = tale((scene) => {
    // HD-M02 turns a wall to the west: HD-M09 beside it is reached by HD-M03 alone.
    scene.lay('HD-M02', 0, 1).lay('HD-M03', -1, 0).lay('HD-M09', -1, 1).lay('HD-M06', -1, 2, 'turned');
  });
  expect(['HD-M01', 'HD-M02', 'HD-M03', 'HD-M09', 'HD-M06'].map((card) => distanceOf(s.table, card))).toEqual([
    0, 1, 1, 2, 3,
  ]);
  s.finish();
});

test('[map.distance] sewers and Portals do not shorten it', () => {
  const s = tale((scene) => {
    scene.lay('HD-M04', 0, 1).lay('HD-M02', 0, 2).lay('HD-M05', 0, 3).lay('HD-M09', 0, 4);
  });
  expect(distanceOf(s.table, 'HD-M09')).toBe(4); // HD-M04 has the other end of the sewer
  s.finish();
  const t = tale(
    (scene) => {
      scene.lay('HW-M03', 0, 1).lay('HW-M08', 0, 2);
      scene.table.portals = [{ portal: 'HW-M08', entrance: 'HD-M01', letter: 'A' }];
    },
    { sets: 'HD,HW' },
  );
  expect(distanceOf(t.table, 'HW-M08')).toBe(2);
});

test('[map.distance] of two Entrances the nearer one counts', () => {
  const s = tale((scene) => scene.lay('HD-M02', 0, 1).lay('HD-M09', 0, 2).lay('T-OOOO', 0, 3));
  expect(distanceOf(s.table, 'HD-M09')).toBe(1);
  expect(distancesOn(s.table.sections[0]?.placed ?? []).get('T-OOOO')).toBe(0);
  s.finish();
});

test('[map.grid] a card fills one cell and has a neighbour on each of its four sides', () => {
  const sides = ['north', 'east', 'south', 'west'] as const;
  expect(sides.map((side) => cellBeside({ x: 0, y: 0 }, side))).toEqual([
    { x: 0, y: 1 },
    { x: 1, y: 0 },
    { x: 0, y: -1 },
    { x: -1, y: 0 },
  ]);
  // The grid has no edge: a long way out a card is laid like any other.
  const s = tale((scene) => {
    for (let y = 1; y <= 5; y++) scene.lay(['HD-M02', 'HD-M04', 'HD-M05', 'HD-M09', 'HD-M03'][y - 1] ?? '', 0, y);
    scene.mapDeck('HD-M06', 'HD-M11').hero(A, { points: 1 }).turn(A);
  });
  s.does(A, { type: 'explore' }).does(A, { type: 'place', section: 'dungeon', x: 0, y: 6, turn: 180 });
  s.told('laid', { placed: { card: 'HD-M06', x: 0, y: 6, isTurned: true } }).finish();
});

/** Two Entrances that HD-M02 alone joins; A has played Settling Stones with 2 Peril of C. */
const joined = (set: (scene: Scene) => void = () => {}): Tale => {
  const s = tale((scene) => {
    scene
      .lay('HD-M02', 0, 1)
      .lay('T-OOOO', 0, 2)
      .lay('HD-M03', 1, 0)
      .hero(A, { hand: ['HD-A18'] });
    scene.hero(B, {}).hero(C, { peril: 2 });
    set(scene);
    scene.turn(A, 'lord');
  });
  return s.does(A, bane('HD-A18', null, { payer: C }));
};

test('[map.no-stranding] both halves keep an Entrance, and still the map must be one (scenario 90)', () => {
  const away = { type: 'shift', card: 'HD-M02', section: 'dungeon', x: 0, y: -1, turn: 0 } as const;
  joined().refused(A, away, 'map.no-stranding').finish();
  // With another way between the two it may go.
  const s = joined((scene) => scene.lay('HD-M09', 1, 1).lay('HD-M04', 1, 2));
  s.does(A, away)
    .told('shifted', { placed: { card: 'HD-M02', x: 0, y: -1, isTurned: false } })
    .finish();
});
