import { expect, test } from 'vitest';
import { A, AIM, allPass, B, C, heroIn, type Tale, tale } from '../scene.ts';

const NORTH = { type: 'move', side: 'north' } as const;
const EAST = { type: 'move', side: 'east' } as const;
const SOUTH = { type: 'move', side: 'south' } as const;
const WEST = { type: 'move', side: 'west' } as const;

test('[move.cost-one] a step costs one point, and without one there is none', () => {
  const s = tale((scene) => scene.lay('HD-M09', 1, 0).hero(A, { points: 1 }));
  s.does(A, EAST).told('paid', { seat: A, what: 'points', amount: 1, now: 0 }, 'move.cost-one');
  s.refused(A, WEST, 'move.cost-one');
  s.finish();
});

test('[move.usable-exit-only] not through a wall, not against a wall, not into nothing', () => {
  const s = tale((scene) => {
    scene.lay('HD-M02', 0, 1).lay('HD-M04', -1, 0).lay('HD-M05', -1, 1).lay('HD-M03', -1, 2).lay('HD-M09', 0, 2);
    scene.hero(A, { points: 2 });
  });
  s.refused(A, EAST, 'move.usable-exit-only'); // nothing lies there
  s.refused(A, WEST, 'move.usable-exit-only'); // HD-M04 turns its wall
  s.does(A, NORTH).refused(A, WEST, 'move.usable-exit-only'); // its own wall
  s.finish();
});

test('[move.threat-of-exit-left] only the exit that is left is faced, not the one that is entered by', () => {
  const s = tale((scene) => scene.lay('HD-M07', 0, -1).hero(A, { hero: 'HD-H1', points: 3 }));
  // In by the locked north exit of HD-M07: no roll. Out by it: Melee 6.
  s.does(A, SOUTH).silent('threat');
  s.dice(2).does(A, NORTH).told('threat', { about: 'exit', source: 'HD-M07', form: 'melee', number: 6, total: 6 });
  s.finish();
});

test('[move.sequence] threat, point, way out, lift, Glory and Peril, what waits there', () => {
  const s = tale((scene) => {
    scene.lay('HD-M05', 0, -1).lay('HD-M10', 0, -2, 'turned');
    scene.hero(A, { hero: 'HD-H3', space: 'HD-M10', points: 3 });
  });
  // HD-M10 turned: its open south exit is in the north, so the way to HD-M05 is free; the Pit waits there.
  s.dice(1).does(A, NORTH);
  const order = s.heard(A).map(({ type }) => type);
  expect(order).toEqual(['paid', 'moved', 'collected', 'threat', 'tipped']);
  s.told('moved', { seat: A, by: 'exit' }, 'move.sequence');
  s.finish();
});

test('[move.sequence] the wound of a trapped exit is taken before the point is paid', () => {
  const s = tale((scene) => {
    scene.lay('HD-M03', 1, 0).lay('HD-M09', 2, 0).hero(A, { hero: 'HD-H3', space: 'HD-M03', points: 1 });
  });
  s.dice(1).does(A, EAST);
  expect(s.heard(B).map(({ type }) => type)).toEqual(['threat', 'wounded', 'paid', 'moved', 'collected']);
  s.finish();
});

test('[move.sequence] a Bane is lifted on entering, before anything is collected (scenario 94)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M02', 0, 1);
    scene.hero(A, { hero: 'HD-H2', space: 'HD-M02', points: 1, banes: [{ card: 'HD-A16', by: B }] }).turn(A);
  });
  s.refused(A, { type: 'lift', card: 'HD-A16' }, 'univ.card-beats-rule');
  s.does(A, SOUTH);
  const order = s.heard(A).map(({ type }) => type);
  expect(order.indexOf('lifted')).toBeLessThan(order.indexOf('collected'));
  s.told('lifted', { seat: A, card: 'HD-A16' }, 'move.sequence').told('discarded', { card: 'HD-A16' }, 'dur.permanent');
  expect(heroIn(s, A)).toMatchObject({ banes: [], points: 0, glory: 1 });
  s.finish();
});

test('[fx.speed-no-instant-mp] free of the Shoes, her Speed is 2 again and her points stay 0 (scenario 94)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M02', 0, 1);
    scene.hero(A, { hero: 'HD-H2', space: 'HD-M02', points: 1, banes: [{ card: 'HD-A16', by: B }] }).turn(A);
  });
  s.does(A, SOUTH).silent('points');
  expect(heroIn(s, A).points).toBe(0);
  s.refused(A, NORTH, 'move.cost-one').finish();
});

test('[move.collect-new] [move.collect-once] [reset.spaces-new] a space pays once in a turn, the first one not at all (scenario 12)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M02', 0, 1).hero(A, { hero: 'HD-H3', space: 'HD-M02', points: 3 }).turn(A);
  });
  s.does(A, SOUTH).told('collected', { seat: A, space: 'HD-M01', glory: 1, peril: 1 }, 'move.collect-new');
  s.does(A, NORTH).silent('collected').does(A, SOUTH).silent('collected');
  expect(heroIn(s, A)).toMatchObject({ glory: 1, peril: 1, points: 0 });
  s.does(A, { type: 'endPhase' }).silent('collected');
  s.finish();
});

test('[reset.spaces-new] in the next turn all spaces are new but the one he stands on', () => {
  const s = tale((scene) => {
    scene.lay('HD-M02', 0, 1).mapDeck();
    scene.hero(A, { hero: 'HD-H3', space: 'HD-M02', visited: ['HD-M01', 'HD-M02'] }).turn(A, 'reset');
    const hero = scene.table.heroes[A];
    if (hero !== undefined) hero.visited = ['HD-M01', 'HD-M02'];
  });
  s.does(A, { type: 'endPhase' });
  expect(heroIn(s, A).visited).toEqual(['HD-M02']);
  s.does(A, SOUTH).told('collected', { space: 'HD-M01' }).does(A, NORTH).silent('collected');
  s.finish();
});

/** Marsh Lights hit B: A may warp him to a space of his section. */
const lights = (): Tale => {
  const s = tale(
    (scene) => {
      scene.lay('HW-M10', 0, -1, 'turned').lay('HW-M02', 1, 0).mapDeck();
      scene.hero(A, { hero: 'HW-H2', space: 'HW-M02', hand: ['HW-A22'] });
      scene.hero(B, { hero: 'HW-H1', peril: 4 }).hero(C, { hero: 'HW-H3', space: 'HW-M02' }).turn(A, 'lord');
    },
    { sets: 'HW' },
  );
  s.does(A, { type: 'muster' });
  s.does(A, {
    type: 'encounter',
    card: 'HW-A22',
    target: B,
    form: 'magic',
    special: null,
    attachment: null,
    payer: null,
  });
  return s.dice(4, 2).does(A, { type: 'attack' });
};

test('[move.no-collect-out-of-turn] [move.no-space-effect-out-of-turn] [fx.warp-collects-in-turn] moved out of turn, he collects nothing and meets nothing', () => {
  const s = lights();
  s.does(A, { type: 'hit', choice: 1, space: 'HW-M10' });
  s.told('moved', { seat: B, from: 'HW-M01', to: 'HW-M10', by: 'warp' }).silent('collected').silent('threat');
  expect(heroIn(s, B)).toMatchObject({ space: 'HW-M10', glory: 0, peril: 0, life: 6 });
  allPass(s).finish();
});

test('[move.space-effect-on-entry] what is in a space works on every entry, new or not', () => {
  const s = tale((scene) => {
    scene.lay('HD-M10', 0, 1).hero(A, { hero: 'HD-H3', points: 3 });
  });
  s.dice(2).does(A, NORTH).told('threat', { about: 'space', source: 'HD-M10', number: 5, total: 5, isOvercome: true });
  s.does(A, SOUTH);
  s.dice(1).does(A, NORTH).silent('collected').told('tipped', { seat: A });
  s.finish();
});

test('[move.space-effect-on-entry] what a space offers may be bought, once for each entry, or left', () => {
  const s = tale((scene) => {
    scene.lay('HD-M11', 0, 1, 'turned').hero(A, { hero: 'HD-H3', points: 3, life: 3, glory: 1 });
  });
  // HD-M11 turned has its open north exit in the south.
  s.does(A, NORTH);
  expect(s.state.asks.find(({ seat }) => seat === A)).toMatchObject({
    rule: 'move.space-effect-on-entry',
    question: { kind: 'spaceEffect', space: 'HD-M11' },
  });
  s.does(A, { type: 'spaceEffect', card: null }).told('paid', { what: 'glory', amount: 2, now: 0 });
  s.told('healed', { seat: A, by: 1, life: 4 });
  s.does(A, SOUTH).does(A, NORTH).refused(A, { type: 'spaceEffect', card: null }, 'univ.card-beats-rule', { cost: 2 });
  s.does(A, { type: 'decline' }).silent('healed');
  s.finish();
});

test('[move.leaving] a text about leaving works after the exit and before collecting (scenario 59)', () => {
  const s = tale(
    (scene) => {
      // HW-M04 has its open east exit towards HW-M02.
      scene.lay('HW-M04', 0, 1, 'turned').lay('HW-M02', -1, 1);
      scene.hero(B, { hero: 'HW-H1', space: 'HW-M04', glory: 2, points: 3, banes: [{ card: 'HW-A17', by: A }] });
      scene.turn(B);
    },
    { sets: 'HW' },
  );
  s.does(B, WEST).told('glory', { seat: B, by: -1, now: 1 }, 'move.leaving');
  expect(s.heard(B).map(({ type }) => type)).toEqual(['paid', 'glory', 'moved', 'collected']);
  expect(heroIn(s, B)).toMatchObject({ glory: 2, space: 'HW-M02' });
  s.finish();
});

test('[move.leaving] [exit.locked-doorway] whoever stays in the doorway has not left (scenario 59)', () => {
  const s = tale(
    (scene) => {
      scene.lay('HW-M02', 1, 0);
      scene.hero(B, { hero: 'HW-H1', space: 'HW-M02', glory: 2, points: 1, banes: [{ card: 'HW-A17', by: A }] });
      scene.turn(B);
    },
    { sets: 'HW' },
  );
  s.dice(1).does(B, WEST).silent('glory').told('gate', { state: 'held' });
  expect(heroIn(s, B)).toMatchObject({ glory: 2, space: 'HW-M02', points: 0 });
  s.finish();
});

test('[move.leaving] the Bane goes as he enters a city, after it took its toll; or for two points (scenario 59)', () => {
  const cursed = (): Tale =>
    tale(
      (scene) => {
        scene.lay('HW-M07', 0, -1, 'turned');
        scene.hero(B, { hero: 'HW-H1', glory: 2, points: 3, banes: [{ card: 'HW-A17', by: A }] }).turn(B);
      },
      { sets: 'HW' },
    );
  const s = cursed();
  s.does(B, SOUTH).told('glory', { by: -1, now: 1 }, 'move.leaving').told('lifted', { seat: B, card: 'HW-A17' });
  expect(heroIn(s, B)).toMatchObject({ banes: [], glory: 3 });
  expect(s.table.piles[0]?.discard).toEqual(['HW-A17']);
  const paying = cursed();
  paying.does(B, { type: 'lift', card: 'HW-A17' }).told('lifted', { seat: B, card: 'HW-A17' });
  expect(heroIn(paying, B)).toMatchObject({ banes: [], glory: 2, points: 1 });
  paying.finish();
});

test('[move.leaving] out of turn nothing is lost for leaving', () => {
  const s = tale(
    (scene) => {
      scene.lay('LD-M06', 1, 0).lay('LD-M02', 0, 1).mapDeck();
      scene.hero(B, { hero: 'LD-H2', space: 'LD-M06', glory: 9, hand: ['LD-A06'], banes: [{ card: 'HW-A17', by: C }] });
      scene.hero(A, { hero: 'LD-H1', space: 'LD-M02', points: 2 }).turn(A);
    },
    { sets: 'LD' },
  );
  s.does(A, SOUTH);
  s.does(B, { type: 'play', card: 'LD-A06', isUsedNow: false, ...AIM, space: 'LD-M02' });
  allPass(s);
  expect(heroIn(s, B)).toMatchObject({ space: 'LD-M02', glory: 5 });
  s.finish();
});

test('[hero.any-order] moving, exploring, cards and Quests come in any order', () => {
  const s = tale((scene) => {
    scene.lay('HD-M09', 1, 0).mapDeck('HD-M02', 'HD-M03');
    scene
      .hero(A, { hero: 'HD-H1', points: 3, glory: 2, hand: ['HD-A06'] })
      .globals('HD-Q5')
      .turn(A);
  });
  s.does(A, { type: 'explore' }).does(A, { type: 'place', section: 'dungeon', x: 0, y: 1, turn: 0 });
  allPass(s).does(A, EAST);
  allPass(s).does(A, { type: 'play', card: 'HD-A06', isUsedNow: false, ...AIM });
  allPass(s).does(A, { type: 'explore' }).does(A, { type: 'place', section: 'dungeon', x: -1, y: 0, turn: 0 });
  allPass(s).refused(A, { type: 'attempt', quest: 'HD-Q5', form: null, price: 0 }, 'quest.sacrifice');
  allPass(s).does(A, WEST);
  expect(heroIn(s, A)).toMatchObject({ points: 1, space: 'HD-M01' });
});
