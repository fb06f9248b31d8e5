import { expect, test } from 'vitest';
import { A, B, C, heroIn, type Scene, type Tale, tale, waiting } from '../scene.ts';
import '../test-cards.ts';

const at = (x: number, y: number, turn = 0) => ({ type: 'place', section: 'dungeon', x, y, turn }) as const;

/** One frontier is left, north of (0,1); every card of the deck would close the map. */
const cornered = (set: (scene: Scene) => void = () => {}): Tale =>
  tale((s) => {
    s.bare().lay('T-OOOO', 0, 0).lay('T-WWWO', 1, 0).lay('T-WOWW', -1, 0).lay('T-OWWW', 0, -1).lay('T-OWOW', 0, 1);
    s.mapDeck('T-WWOW', 'T-WWOW2', 'T-WWOW3');
    for (const seat of [A, B, C]) s.hero(seat, { space: 'T-OOOO' });
    set(s);
    s.hero(A, { space: 'T-OOOO', points: 2 }).turn(A);
  });

test('[map.dead-end-fallback] when no card fits, the top one is laid and the rest leave the game', () => {
  const s = cornered();
  s.does(A, { type: 'explore' }).told('unplaceable', { card: 'T-WWOW' }, 'map.unplaceable-card');
  s.told('closedUp', { section: 'dungeon', cards: ['T-WWOW3', 'T-WWOW2'] }, 'map.dead-end-fallback');
  expect(waiting(s)).toEqual([{ seat: A, kind: 'place', rule: 'build.mandatory' }]);
  s.refused(A, at(0, 2, 180), 'map.must-connect');
  s.does(A, at(0, 2)).told('laid', { seat: A, placed: { card: 'T-WWOW', x: 0, y: 2, isTurned: false } });
  expect(s.table.sections[0]?.deck).toEqual([]);
  expect(s.table.lost).toEqual(['T-WWOW3', 'T-WWOW2']);
  s.refused(A, { type: 'explore' }, 'explore.nothing-left').finish();
});

test('[map.dead-end-fallback] a Quest that names a lost card may be done at any Entrance of its section', () => {
  const sacrifice = { type: 'attempt', quest: 'HD-Q5', form: null, price: 0 } as const;
  const s = cornered((scene) => {
    scene.globals('HD-Q5');
    scene.table.lost = ['HD-M09'];
  });
  s.refused(A, sacrifice, 'quest.sacrifice'); // the place will do, the price is not there
  const far = cornered((scene) => scene.globals('HD-Q5'));
  far.refused(A, sacrifice, 'quest.at-location');
});

test('[map.dead-end-fallback] without a Portal an Entrance of the Wilderness leads to the first of the Dungeon', () => {
  const s = tale(
    (scene) => {
      scene.mapDeck('HD-M02', 'HW-M02').hero(A, { space: 'HW-M01', points: 2 }).turn(A);
      scene.table.lost = ['HW-M08', 'HW-M11'];
    },
    { sets: 'HD,HW' },
  );
  s.does(A, { type: 'portal', to: 'HD-M01' }).told('moved', { to: 'HD-M01', by: 'portal' });
  s.does(A, { type: 'portal', to: 'HW-M01' });
  expect(heroIn(s, A)).toMatchObject({ space: 'HW-M01', points: 0 });
  s.finish();
  for (const space of ['HW-M02', 'HD-M02']) {
    const aside = tale(
      (scene) => {
        scene.lay('HD-M02', 0, 1).lay('HW-M02', 0, 1).mapDeck().hero(A, { space, points: 2 });
        scene.table.lost = ['HW-M08', 'HW-M11'];
      },
      { sets: 'HD,HW' },
    );
    aside.refused(A, { type: 'portal', to: 'HD-M01' }, 'link.portal');
  }
});

test('[map.dead-end-fallback] not as long as a Portal lies or is still to come', () => {
  const s = tale(
    (scene) => {
      scene.mapDeck('HW-M11').hero(A, { space: 'HW-M01', points: 2 }).turn(A);
      scene.table.lost = ['HW-M08'];
    },
    { sets: 'HD,HW' },
  );
  s.refused(A, { type: 'portal', to: 'HD-M01' }, 'link.portal').finish();
});

test('[map.unplaceable-card] what is under the deck is known to all until it is drawn', () => {
  const s = tale((scene) => {
    scene.bare().lay('T-OOOO', 0, 0).lay('T-WWWO', 1, 0).lay('T-WOWW', -1, 0).lay('T-OWWW', 0, -1).lay('T-OWOW', 0, 1);
    scene.mapDeck('T-WWOW', 'T-OWOW2');
    for (const seat of [A, B, C]) scene.hero(seat, { space: 'T-OOOO' });
    scene.hero(A, { space: 'T-OOOO', points: 2 }).turn(A);
  });
  s.does(A, { type: 'explore' }).told('unplaceable', { card: 'T-WWOW' }, 'map.unplaceable-card');
  expect(s.view(C).sections[0]?.below).toEqual(['T-WWOW']);
  s.does(A, at(0, 2)).does(A, { type: 'explore' });
  expect(s.view(C).sections[0]?.below).toEqual([]);
  // It is the last card now and may close the map.
  s.does(A, at(0, 3));
  s.finish();
});

test('[map.dead-end-fallback] [map.not-closed] a grade that is still to come keeps the map open, but not then', () => {
  const s = tale(
    (scene) => {
      scene.bare().lay('T-OOOO', 0, 0).lay('T-WWWO', 1, 0).lay('T-WOWW', -1, 0).lay('T-OWWW', 0, -1).mapDeck('T-WWOW');
      for (const seat of [A, B, C]) scene.hero(seat, { space: 'T-OOOO', points: 2 });
    },
    { sets: 'HD,ED' },
  );
  expect(s.table.later).not.toEqual([]);
  s.does(A, { type: 'explore' }).told('closedUp', { cards: [] }, 'map.dead-end-fallback');
  s.does(A, at(0, 1)).told('laid', { seat: A });
});

test('[map.not-closed] whoever builds may not close the map while cards are left', () => {
  const s = tale((scene) => {
    // A ring with one gap, at (0,1): the card that fits there leads out of the ring or into its wall.
    scene.bare().lay('T-OOOO', 0, 0).lay('T-WOOW', 1, 0, 'turned').lay('T-OWOW', 1, 1).lay('T-WWOO', 1, 2);
    scene.lay('T-OWWO', 0, 2, 'turned').lay('T-WOWW', -1, 0).lay('T-OWWW', 0, -1).mapDeck('T-OWWO2', 'T-OWOW2');
    for (const seat of [A, B, C]) scene.hero(seat, { space: 'T-OOOO', points: 2 });
  });
  s.does(A, { type: 'explore' }).told('mapDrawn', { card: 'T-OWWO2' });
  s.refused(A, at(0, 1, 180), 'map.not-closed')
    .does(A, at(0, 1))
    .told('laid', { seat: A });
  s.finish();
});

test('[map.dead-end-fallback] not anywhere, and not at the Entrance of the other section', () => {
  const sacrifice = { type: 'attempt', quest: 'HD-Q5', form: null, price: 0 } as const;
  const at9 = (space: string): Tale =>
    tale(
      (scene) => {
        scene.lay('HD-M02', 0, 1).globals('HD-Q5').hero(A, { space, glory: 11 }).table.lost = ['HD-M09'];
      },
      { sets: 'HD,HW' },
    );
  for (const space of ['HW-M01', 'HD-M02']) at9(space).refused(A, sacrifice, 'quest.at-location');
  at9('HD-M01').does(A, sacrifice).told('completed', { seat: A, quest: 'HD-Q5' });
});

test('[map.dead-end-fallback] a Portal that lies is enough', () => {
  const s = tale(
    (scene) => {
      scene.mapDeck().lay('HW-M11', 0, 1).hero(A, { space: 'HW-M01', points: 2 });
      scene.table.lost = ['HW-M08'];
    },
    { sets: 'HD,HW' },
  );
  s.refused(A, { type: 'portal', to: 'HD-M01' }, 'link.portal');
});
