import { expect, test } from 'vitest';
import type { MapId } from '../../src/content/index.ts';
import { A, AIM, allPass, B, heroIn, type Scene, type Tale, tale, waiting } from '../scene.ts';

const NORTH = { type: 'move', side: 'north' } as const;
const SOUTH = { type: 'move', side: 'south' } as const;

const sewer = (to: MapId) => ({ type: 'sewer', to }) as const;
const portal = (to: MapId) => ({ type: 'portal', to }) as const;

const rats = (set: (scene: Scene) => void): Tale =>
  tale((scene) => {
    scene.lay('HD-M04', 1, 0).hero(A, { hero: 'HD-H2', space: 'HD-M04', points: 2 });
    set(scene);
    scene.turn(A);
  });

test('[link.sewer] a sewer leads to the same letter for one point, without a Threat (scenario 63)', () => {
  const s = rats((scene) => scene.lay('HD-M09', 0, 1));
  s.does(A, sewer('HD-M09')).silent('threat').told('moved', { to: 'HD-M09', by: 'sewer' }, 'link.sewer');
  expect(heroIn(s, A)).toMatchObject({ points: 1, glory: 2, peril: 2, hasMoved: true });
  s.does(A, sewer('HD-M04')).refused(A, sewer('HD-M09'), 'move.cost-one');
  s.finish();
});

test('[link.sewer] not while the other end is in the deck, and to no other space (scenario 63)', () => {
  const s = rats((scene) => scene.lay('HD-M02', 0, 1));
  s.refused(A, sewer('HD-M09'), 'link.sewer').refused(A, sewer('HD-M02'), 'link.sewer');
  s.refused(A, sewer('HD-M04'), 'link.sewer').finish();
});

test('[link.not-while-tipped] nobody crawls or steps through while tipped (scenario 63)', () => {
  const s = rats((scene) => {
    scene.lay('HD-M09', 0, 1).hero(A, { hero: 'HD-H2', space: 'HD-M04', points: 2, isTipped: true });
  });
  s.refused(A, sewer('HD-M09'), 'link.not-while-tipped').finish();
  const gate = crossing((scene) => scene.hero(A, { space: 'HW-M08', points: 1, isTipped: true }));
  gate.refused(A, portal('HD-M01'), 'link.not-while-tipped').finish();
});

/** Dungeon and Wilderness; HW-M08 lies and is paired with HD-M01. */
const crossing = (set: (scene: Scene) => void): Tale =>
  tale(
    (scene) => {
      scene.lay('HW-M08', 1, 0).lay('HD-M02', 0, 1);
      scene.table.portals = [{ portal: 'HW-M08', entrance: 'HD-M01', letter: 'A' }];
      set(scene);
      scene.turn(A);
    },
    { sets: 'HD,HW' },
  );

test('[link.portal] a Portal leads to its Entrance and back, for a point each (scenario 8)', () => {
  const s = crossing((scene) => scene.hero(A, { space: 'HW-M08', points: 2 }));
  s.refused(A, portal('HW-M01'), 'link.portal');
  s.does(A, portal('HD-M01')).silent('threat').told('moved', { to: 'HD-M01', by: 'portal' }, 'link.portal');
  expect(heroIn(s, A)).toMatchObject({ points: 1, glory: 1, peril: 1, space: 'HD-M01' });
  s.does(A, portal('HW-M08')).silent('collected');
  s.refused(A, portal('HD-M01'), 'move.cost-one').finish();
});

test('[link.portal] an Entrance with several letters lets the traveller choose', () => {
  const s = crossing((scene) => {
    scene.lay('HW-M11', 0, 1).hero(A, { space: 'HD-M01', points: 1 });
    scene.table.portals.push({ portal: 'HW-M11', entrance: 'HD-M01', letter: 'B' });
  });
  s.refused(A, portal('HW-M01'), 'link.portal').does(A, portal('HW-M11'));
  expect(heroIn(s, A).space).toBe('HW-M11');
  s.finish();
});

test('[link.portal-inert] without a Dungeon a Portal does nothing (scenario 64)', () => {
  const s = tale((scene) => scene.lay('HW-M08', 1, 0).hero(A, { space: 'HW-M08', points: 2 }), {
    sets: 'HW',
  });
  s.refused(A, portal('HW-M01'), 'link.portal-inert').finish();
});

test('[link.portal-inert] nobody is asked where it leads when it is placed', () => {
  const s = tale((scene) => scene.mapDeck('HW-M08', 'HW-M02').turn(A, 'build'), { sets: 'HW' });
  s.does(A, { type: 'place', section: 'wilderness', x: 1, y: 0, turn: 0 }).silent('paired');
  expect(waiting(s).map(({ kind }) => kind)).toEqual(['choice']);
  s.finish();
});

test('[link.portal-pairing] each Portal gets the next letter and the Entrance that its placer names', () => {
  const s = tale(
    (scene) => {
      scene.lay('HW-M08', 1, 0).lay('ED-M01', 0, 3).lay('HD-M02', 0, 1).lay('HD-M03', 0, 2).mapDeck('HW-M11', 'HW-M02');
      scene.table.portals = [{ portal: 'HW-M08', entrance: 'HD-M01', letter: 'A' }];
      scene.hero(A, { space: 'HW-M01' }).turn(A, 'build');
    },
    { sets: 'HD,HW,ED' },
  );
  s.does(A, { type: 'place', section: 'wilderness', x: 0, y: 1, turn: 180 });
  expect(waiting(s)).toEqual([{ seat: A, kind: 'pair', rule: 'link.portal-pairing' }]);
  s.does(A, { type: 'pair', entrance: 'ED-M01' });
  s.told('paired', { portal: 'HW-M11', entrance: 'ED-M01', letter: 'B' }, 'link.portal-pairing');
  s.finish();
});

test('[link.portal-late] when a Dungeon Entrance comes, waiting Portals are paired at once (scenario 64)', () => {
  const s = tale(
    (scene) => {
      scene.lay('HW-M08', 1, 0).lay('HW-M11', 0, 1);
      scene.hero(A, { level: 4 }).hero(B, { level: 3, space: 'HW-M11', glory: 11 }).globals('HW-Q5').turn(B);
    },
    { sets: 'HW,ED', seats: 2 },
  );
  s.does(B, { type: 'attempt', quest: 'HW-Q5', form: null, price: 0 });
  s.told('gradeChanged', { grade: 'epic', seat: B }).told('laid', { section: 'dungeon', seat: null });
  const dungeon = s.table.sections.find(({ name }) => name === 'dungeon');
  expect(dungeon?.placed[0]).toEqual({ card: 'ED-M01', x: 0, y: 0, isTurned: false });
  expect(dungeon?.placed).toHaveLength(5);
  expect(waiting(s)).toEqual([{ seat: B, kind: 'pair', rule: 'link.portal-late' }]);
  s.does(B, { type: 'pair', entrance: 'ED-M01' });
  s.told('paired', { portal: 'HW-M08', entrance: 'ED-M01', letter: 'A' }, 'link.portal-late');
  s.does(B, { type: 'pair', entrance: 'ED-M01' }).told('paired', { portal: 'HW-M11', letter: 'B' }, 'link.portal-late');
});

test('[obst.pit] who fails is tipped and nothing else (scenario 62)', () => {
  const pit = (): Tale => tale((scene) => scene.lay('HD-M05', 0, 1).hero(A, { hero: 'HD-H1', points: 2 }).turn(A));
  const s = pit().dice(2);
  s.does(A, NORTH)
    .told('threat', { total: 4, number: 5, isOvercome: false }, 'obst.pit')
    .told('tipped', {}, 'obst.pit');
  s.silent('wounded').refused(A, SOUTH, 'fx.tipped-cannot-move');
  expect(heroIn(s, A)).toMatchObject({ points: 1, isTipped: true, life: 6, glory: 2 });
  s.does(A, { type: 'untip' }).told('untipped', { seat: A });
  expect(heroIn(s, A)).toMatchObject({ points: 0, isTipped: false });
  s.finish();
  const safe = pit().dice(3);
  safe.does(A, NORTH).silent('tipped').told('threat', { total: 5, isOvercome: true });
  safe.finish();
});

/** Ilvane before the Ossuary: 2 Glory, 2 Peril, Spikes that try Speed 5. */
const ossuary = (glory: number): Tale =>
  tale((scene) => {
    scene
      .lay('HD-M08', -1, 0)
      .hero(A, { hero: 'HD-H2', points: 2, glory, hand: ['HD-A10'] })
      .turn(A);
  });

test('[obst.spikes] who fails takes a wound (scenario 13)', () => {
  const s = ossuary(0).dice(2);
  s.does(A, { type: 'move', side: 'west' });
  s.does(A, { type: 'pass' }); // arrived
  s.does(A, { type: 'pass' }); // before the roll: 2 Glory would do for Read the Weave
  s.told('threat', { total: 4, number: 5, isOvercome: false }, 'obst.spikes');
  s.does(A, { type: 'pass' }); // would be wounded: 2 Glory would do for an Anytime card
  s.told('wounded', { by: 1, life: 5 }, 'obst.spikes');
  expect(heroIn(s, A)).toMatchObject({ life: 5, isTipped: false, space: 'HD-M08' });
  allPass(s).finish();
});

test('[univ.resolution-order] [fx.speed-no-instant-mp] [obst.spikes] Glory first, then a card, then the spikes (scenario 13)', () => {
  const s = ossuary(3).dice(2);
  s.does(A, { type: 'move', side: 'west' }).told('collected', { space: 'HD-M08', glory: 2 }).silent('threat');
  expect(heroIn(s, A).glory).toBe(5);
  s.does(A, { type: 'play', card: 'HD-A10', isUsedNow: false, ...AIM }).silent('points');
  s.told('threat', { total: 5, isOvercome: true }).silent('wounded');
  expect(heroIn(s, A)).toMatchObject({ life: 6, glory: 0, points: 1 });
  allPass(s).finish();
});

test('[obst.hazard] a Trap that is played in a Hazard is harder by so much', () => {
  const s = tale((scene) => {
    scene.lay('HD-M07', 0, -1).hero(A, { hero: 'HD-H3', hand: ['HD-A28'] });
    scene.hero(B, { hero: 'HD-H1', space: 'HD-M07', peril: 2 }).turn(A, 'lord');
  });
  s.does(A, { type: 'muster' });
  s.does(A, {
    type: 'encounter',
    card: 'HD-A28',
    target: B,
    form: null,
    special: null,
    attachment: null,
    payer: null,
  });
  s.dice(4)
    .does(A, { type: 'attack' })
    .told('threat', { seat: B, number: 7, total: 6, isOvercome: false }, 'obst.hazard');
  s.told('wounded', { seat: B, by: 1 });
  s.finish();
});

test('[exit.trapped-is-obstacle] [obst.hazard] Stone-Sense helps with trapped exits, not with Traps', () => {
  const s = tale((scene) => {
    scene.lay('HD-M03', 1, 0).lay('HD-M09', 2, 0);
    scene.hero(A, { hero: 'HD-H1', space: 'HD-M03', points: 1, banes: [] }).turn(A);
  });
  s.dice(2).does(A, { type: 'move', side: 'east' }).told('threat', { about: 'exit', total: 5, number: 5 });
  s.finish();
});
