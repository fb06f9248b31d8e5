import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, allPass, B, heroIn, type Tale, tale } from '../scene.ts';
import { ability, asked, attackOn, bane, entry, PASS, play, sends } from '../telling.ts';
import { lasting } from '../vocabulary/made.ts';

const NORTH = { type: 'move', side: 'north' } as const;
const UNTIP = { type: 'untip' } as const;

test('[fx.tipped-cannot-move] [act.untip] a tipped hero stays until he is upright', () => {
  const s = tale((scene) => {
    scene.lay('HD-M02', 0, 1).hero(A, { hero: 'HD-H1', points: 2, isTipped: true }).turn(A);
  });
  s.refused(A, NORTH, 'fx.tipped-cannot-move');
  s.does(A, UNTIP).told('untipped', { seat: A }, 'act.untip').refused(A, UNTIP, 'act.untip');
  s.does(A, NORTH).told('moved', { to: 'HD-M02' });
  s.finish();
});

test('[fx.tipped-cannot-move] [fx.tipped-no-other-penalty] a Trap after the spikes (scenario 26)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M08', 1, 0, 'turned').hero(B, { hero: 'HD-H1', hand: ['HD-A30'] });
    scene.hero(A, { hero: 'HD-H2', points: 2, quests: ['HD-Q2'] }).turn(A);
  });
  // Spikes: 4 + 2 = 6. B lets the rest of the world pass and plays his Trap: 3 + 2 = 5.
  s.does(A, { type: 'move', side: 'east' });
  expect(asked(s)).toBe('A before-roll 1');
  s.dice(4).does(A, PASS).told('threat', { about: 'space', total: 6, isOvercome: true });
  expect(heroIn(s, A)).toMatchObject({ points: 1, peril: 2, life: 6 });
  expect(asked(s)).toBe('B entered 1');
  s.does(B, play('HD-A30'));
  allPass(s.dice(3)).told('threat', { about: 'trap', total: 5, number: 6 }).told('tipped', { seat: A });
  allPass(s);
  s.refused(A, { type: 'move', side: 'west' }, 'fx.tipped-cannot-move');
  s.does(A, { type: 'attempt', quest: 'HD-Q2', form: 'melee', price: 0 }).told('attempted', { isFree: true });
  s.dice(4).does(A, PASS).told('threat', { about: 'quest', total: 6, isOvercome: true });
  allPass(s).does(A, UNTIP);
  expect(heroIn(s, A)).toMatchObject({ isTipped: false, points: 0 });
  s.finish();
});

test('[fx.tipped-no-other-penalty] he fights, explores and plays his cards lying down', () => {
  const s = cast(
    { a: { points: 3, glory: 4, hand: ['HD-A04'], isTipped: true } },
    { arrange: (scene) => scene.mapDeck('HD-M02', 'HD-M03') },
  );
  s.does(A, { type: 'explore' }).does(A, { type: 'place', section: 'dungeon', x: 0, y: 1, turn: 0 });
  allPass(s).does(A, play('HD-A04'));
  // Melee 3 and 1 more, tipped or not: 3 + 4 = 7 against 2 + 2 = 4.
  allPass(s)
    .dice(3, 2)
    .does(A, attackOn({ hero: B }, 'melee'))
    .told('attackRolled', { total: 7 });
  allPass(s);
  expect(heroIn(s, A)).toMatchObject({ isTipped: true, points: 1, glory: 0 });
  expect(heroIn(s, B).life).toBe(5);
  s.finish();
});

/** Maelle enters, and B plays Quickmud on her: 1 + 1 against 6. */
const mired = (): Tale => {
  const s = cast(
    { a: { hero: 'HW-H2', points: 3, peril: 1 }, b: { hand: ['HW-A30'] } },
    { set: 'HW', arrange: (scene) => scene.lay('HW-M03', 0, 1) },
  );
  s.does(A, NORTH);
  expect(asked(s)).toBe('B entered 1');
  return s.dice(1).does(B, play('HW-A30')).told('tipped', { seat: A });
};

test('[fx.untip-extra-threat] the point is spent, and a Threat must be overcome as well (scenario 61)', () => {
  const s = allPass(mired());
  s.dice(3).does(A, UNTIP).told('threat', { about: 'untip', form: 'melee', total: 4, number: 5, isOvercome: false });
  s.told('stuck', { seat: A }, 'fx.untip-extra-threat');
  expect(heroIn(s, A)).toMatchObject({ isTipped: true, points: 1 });
  allPass(s).dice(4).does(A, UNTIP).told('threat', { total: 5, isOvercome: true });
  s.told('untipped', { seat: A }, 'fx.untip-extra-threat');
  expect(heroIn(s, A)).toMatchObject({ isTipped: false, points: 0, mud: null });
  s.finish();
});

test('[fx.untip-extra-threat] once upright the mud is forgotten', () => {
  const s = allPass(mired());
  s.dice(6).does(A, UNTIP);
  expect(heroIn(s, A)).toMatchObject({ isTipped: false, mud: null, points: 1 });
  s.finish();
});

test('[fx.untip-extra-threat] it holds who lay there already, and what sets upright by itself needs no roll', () => {
  const mud = { form: 'melee', number: 5 } as const;
  const s = tale(
    (scene) => {
      scene.hero(A, { hero: 'GH-H1', glory: 2, isTipped: true, mud }).turn(A);
    },
    { seats: 4 },
  );
  s.does(A, ability('GH-H1'));
  s.silent('threat').told('untipped', { seat: A });
  expect(heroIn(s, A)).toMatchObject({ isTipped: false, mud: null });
  s.finish();
});

test('[fx.tipped-no-other-penalty] a tipped Dungeonlord plays his cards as ever', () => {
  const s = lording({ a: { isTipped: true, hand: ['HD-A17'] }, b: { peril: 2, glory: 5 } });
  allPass(s.does(A, bane('HD-A17', B)));
  expect(heroIn(s, B).glory).toBe(2);
  s.finish();
});

test('[fx.tipped-no-other-penalty] who lies already is not told to fall, nor who stands to rise', () => {
  const s = lording({ a: { hand: ['HD-A25'] }, b: { peril: 4, isTipped: true } });
  sends(s.dice(6, 1), A, entry('HD-A25', B, 'speed'))
    .told('wounded', { seat: B, by: 1 })
    .silent('tipped');
  expect(heroIn(s, B).isTipped).toBe(true);
  const upright = cast({ a: { hero: 'ED-H1', life: 3, glory: 4, hand: ['ED-A02'] } }, { set: 'ED' });
  upright.does(A, play('ED-A02')).told('healed', { seat: A, by: 3 }).silent('untipped');
});

test('[move.space-effect-on-entry] who need not care for a pit steps over it, and all are told why he does not roll', () => {
  const s = tale((scene) => {
    scene.lay('HD-M05', 0, -1).hero(A, { points: 1, readied: [lasting('Ignore (Pit)', 'Cloak')] });
  });
  s.does(A, { type: 'move', side: 'south' }).silent('threat').silent('tipped');
  s.told('worked', { source: 'HD-M05', seat: A, effect: 'ignore' }, 'move.space-effect-on-entry');
});
