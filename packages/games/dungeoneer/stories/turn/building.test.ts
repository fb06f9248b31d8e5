import { expect, test } from 'vitest';
import { A, allPass, B, C, heroIn, placeAny, type Scene, type Tale, tale, waiting } from '../scene.ts';
import { END } from '../telling.ts';

const EXPLORE = { type: 'explore' } as const;
const north = (turn = 0) => ({ type: 'place', section: 'dungeon', x: 0, y: 1, turn }) as const;

test('[build.one-card] in the Build phase one card is drawn and laid', () => {
  const s = tale((scene) => scene.mapDeck('HD-M09', 'HD-M02').turn(A, 'lord'));
  s.does(A, END).told('phase', { phase: 'build' }, 'core.five-phases');
  s.told('mapDrawn', { seat: A, card: 'HD-M09' }, 'build.one-card');
  s.does(A, north()).told('laid', { seat: A }).told('phase', { phase: 'hero' });
  expect(s.table.sections[0]?.deck).toEqual(['HD-M02']);
  s.finish();
});

test('[build.mandatory] it may not be declined while there are Map cards', () => {
  const s = tale((scene) => scene.mapDeck('HD-M09').turn(A, 'build'));
  expect(waiting(s)).toEqual([{ seat: A, kind: 'place', rule: 'build.mandatory' }]);
  s.refused(A, END, 'build.mandatory').refused(A, { type: 'pass' }, 'time.mandatory');
  s.refused(A, { type: 'move', side: 'north' }, 'build.mandatory');
  s.finish();
});

test('[build.skip-when-all-placed] without Map cards the phase is skipped', () => {
  const s = tale((scene) => scene.mapDeck().turn(A, 'lord'));
  s.does(A, END).told('phase', { phase: 'build' }, 'build.skip-when-all-placed').silent('mapDrawn');
  s.told('phase', { phase: 'hero' });
  expect(waiting(s)).toMatchObject([{ seat: A, kind: 'choice' }]);
  s.finish();
});

/** Dungeon and Wilderness, with A on one Entrance. */
const between = (space: string, set: (scene: Scene) => void): Tale =>
  tale(
    (scene) => {
      set(scene);
      scene.hero(A, { space }).turn(A, 'lord');
    },
    { sets: 'HD,HW' },
  );

test('[build.own-section-deck] the card comes from the deck of the section the hero is in', () => {
  const both = (scene: Scene): unknown => scene.mapDeck('HD-M09', 'HW-M02');
  const outside = between('HW-M01', both).does(A, END);
  outside.told('mapDrawn', { card: 'HW-M02' }, 'build.own-section-deck');
  const inside = between('HD-M01', both).does(A, END);
  inside.told('mapDrawn', { card: 'HD-M09' }, 'build.own-section-deck');
  inside.finish();
});

test('[build.own-section-deck] if that deck is empty, from the other', () => {
  const s = between('HW-M01', (scene) => scene.mapDeck('HD-M09')).does(A, END);
  s.told('mapDrawn', { card: 'HD-M09' }).does(A, north()).told('laid', { section: 'dungeon' });
  s.finish();
  const none = between('HW-M01', (scene) => scene.mapDeck()).does(A, END);
  none.told('phase', { phase: 'build' }, 'build.skip-when-all-placed').finish();
});

test('[explore.extra-map-card] [explore.nothing-left] exploring costs a point, for Garrow not the first time (scenario 65)', () => {
  const s = tale(
    (scene) => {
      scene.mapDeck('HW-M02', 'HW-M03').hero(A, { hero: 'HW-H1', points: 2 });
      scene
        .hero(B, { space: 'HW-M01' })
        .hero(C, { space: 'HW-M01', hand: ['HW-A04'] })
        .turn(A);
    },
    { sets: 'HW' },
  );
  s.does(A, EXPLORE).silent('paid');
  placeAny(s).does(A, EXPLORE).told('paid', { what: 'points', amount: 1, now: 1 }, 'explore.extra-map-card');
  placeAny(s).refused(A, EXPLORE, 'explore.nothing-left');
  expect(heroIn(s, A).points).toBe(1);
  s.does(A, END).does(A, { type: 'save', saves: false });
  // The next Build phase is skipped.
  allPass(s).does(B, END).told('phase', { seat: B, phase: 'build' }, 'build.skip-when-all-placed');
  s.finish();
});

test('[explore.extra-map-card] without a point nothing is explored', () => {
  const s = tale((scene) => scene.mapDeck('HD-M09', 'HD-M02').hero(A, { points: 1 }).turn(A));
  s.does(A, EXPLORE).told('mapDrawn', { card: 'HD-M09' });
  s.does(A, north()).refused(A, EXPLORE, 'explore.extra-map-card').finish();
});

test('[explore.extra-map-card] a tipped hero can explore', () => {
  const s = tale((scene) => scene.mapDeck('HD-M09', 'HD-M02').hero(A, { points: 1, isTipped: true }).turn(A));
  s.does(A, EXPLORE).does(A, north()).finish();
});

test('[hero.phase-ends] the phase ends when its player says so', () => {
  const s = tale((scene) => scene.hero(A, { points: 2, hand: ['HD-A04'] }).turn(A));
  expect(waiting(s)).toEqual([{ seat: A, kind: 'choice', rule: 'hero.phase-ends' }]);
  s.does(A, END).told('phase', { phase: 'draw' }, 'draw.order');
  expect(waiting(s)).toMatchObject([{ seat: A, kind: 'discard' }]);
  s.finish();
});

test('[hero.phase-ends] or when he completes a Quest, whatever points he has left', () => {
  const s = tale((scene) => {
    scene
      .lay('HD-M09', 0, 1)
      .hero(A, { space: 'HD-M09', points: 2, glory: 11, quests: ['HD-Q5'] })
      .turn(A);
  });
  s.does(A, { type: 'attempt', quest: 'HD-Q5', form: null, price: 0 }).told('phase', { phase: 'draw' });
  expect(waiting(s)).not.toContainEqual(expect.objectContaining({ seat: A, kind: 'choice' }));
});

test('[core.two-roles] a hero acts in the Hero phase, a Dungeonlord in his own, the others not at all', () => {
  const move = { type: 'move', side: 'north' } as const;
  const lord = tale((scene) => {
    scene
      .lay('HD-M09', 0, 1)
      .hero(A, { points: 2, hand: ['HD-A20'] })
      .turn(A, 'lord');
  });
  lord.refused(A, move, 'core.two-roles').refused(A, EXPLORE, 'core.two-roles');
  const hero = tale((scene) => {
    scene
      .lay('HD-M09', 0, 1)
      .hero(A, { points: 2, hand: ['HD-A20', 'HD-A17'] })
      .hero(B, { peril: 9, points: 2 });
    scene.turn(A);
  });
  hero.refused(A, { type: 'muster' }, 'core.two-roles');
  hero.refused(A, { type: 'bane', card: 'HD-A17', payer: B, target: B, host: null }, 'lord.banes-any-moment');
  hero.refused(B, move, 'core.two-roles').refused(B, { type: 'muster' }, 'core.two-roles');
  hero.does(A, move).finish();
});

test('[build.skip-when-all-placed] [core.five-phases] only the Build phase is told to be skipped', () => {
  const s = tale((scene) => scene.mapDeck().turn(A, 'lord'));
  s.does(A, END).told('phase', { phase: 'hero' }, 'core.five-phases');
});
