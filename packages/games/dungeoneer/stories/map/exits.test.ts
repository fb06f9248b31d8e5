import { expect, test } from 'vitest';
import type { MapId } from '../../src/content/index.ts';
import { barrierAt } from '../../src/queries/exits.ts';
import { A, AIM, allPass, B, C, heroIn, placeAny, type Tale, tale } from '../scene.ts';
import { cardOf } from '../vocabulary/made.ts';

const NORTH = { type: 'move', side: 'north' } as const;
const EAST = { type: 'move', side: 'east' } as const;
const SOUTH = { type: 'move', side: 'south' } as const;

/** HD-M04 as printed east of the Entrance, HD-M09 as printed south of it; A stands on the first. */
const cistern = (hero: string, points: number, glory = 0): Tale =>
  tale((s) => {
    s.lay('HD-M04', 1, 0).lay('HD-M09', 1, -1);
    s.hero(A, { hero, space: 'HD-M04', points, glory, hand: ['HD-A06'] }).turn(A);
  });

test('[exit.locked] who fails with two points pays both and goes through (scenario 9)', () => {
  const s = cistern('HD-H2', 2).dice(3);
  s.does(A, SOUTH).told('threat', { total: 5, number: 6, isOvercome: false }, 'exit.locked');
  s.told('paid', { what: 'points', amount: 1, now: 1 }, 'exit.locked');
  expect(heroIn(s, A)).toMatchObject({ points: 0, space: 'HD-M09', glory: 2, peril: 2 });
  s.finish();
});

test('[exit.locked] [opt.restricted-bonus-by-tipping] what a lock costs is paid with points of the way, not with the bonus', () => {
  const s = tale(
    (scene) => {
      scene.lay('HD-M04', 1, 0).lay('HD-M09', 1, -1);
      scene.hero(A, { hero: 'HD-H2', space: 'HD-M04', points: 2, bonus: 1 });
    },
    { restrictedMovement: true },
  ).dice(3);
  s.does(A, SOUTH);
  expect(heroIn(s, A)).toMatchObject({ points: 0, bonus: 1, space: 'HD-M09' });
});

test('[exit.locked] whoever overcomes it pays one point and keeps the others', () => {
  const s = cistern('HD-H2', 2).dice(4);
  s.does(A, SOUTH).told('threat', { total: 6, isOvercome: true }, 'exit.locked');
  expect(heroIn(s, A)).toMatchObject({ points: 1, space: 'HD-M09' });
  s.finish();
});

test('[exit.locked-stays-open-this-turn] a lock that was overcome stays open for the turn (scenario 9)', () => {
  const s = cistern('HD-H1', 2, 2).dice(3);
  s.does(A, SOUTH).told('gate', { state: 'opened' }, 'exit.locked-stays-open-this-turn');
  expect(heroIn(s, A)).toMatchObject({ points: 1, space: 'HD-M09', glory: 4 });
  s.does(A, NORTH);
  s.does(A, { type: 'play', card: 'HD-A06', isUsedNow: false, ...AIM });
  s.does(A, SOUTH).silent('threat');
  expect(heroIn(s, A)).toMatchObject({ points: 1, space: 'HD-M09' });
  s.finish();
});

test('[exit.locked-stays-open-this-turn] so does one that cost the further point', () => {
  const s = cistern('HD-H2', 3).dice(1);
  s.does(A, SOUTH).told('gate', { state: 'opened' }, 'exit.locked-stays-open-this-turn');
  expect(heroIn(s, A)).toMatchObject({ points: 1, space: 'HD-M09' });
  s.does(A, NORTH);
  expect(s.table.gates).toHaveLength(1);
  s.finish();
});

test('[reset.exits] in the next Reset phase it is locked again (scenario 9)', () => {
  const s = cistern('HD-H1', 1).dice(3);
  s.does(A, SOUTH).told('gate', { state: 'opened' });
  s.does(A, { type: 'endPhase' }).does(A, { type: 'discard', card: 'HD-A06' });
  s.told('gatesReset', { kept: 0 }, 'reset.exits');
  expect(s.table.gates).toEqual([]);
  s.finish();
});

/** Ilvane fails the lock of HD-M04 with her only point; B stands beside her. */
const doorway = (): Tale => {
  const s = tale((scene) => {
    scene.lay('HD-M04', 1, 0).lay('HD-M09', 1, -1);
    scene.hero(A, { hero: 'HD-H2', space: 'HD-M04', points: 1, hand: ['HD-A18'] });
    scene.hero(B, { hero: 'HD-H1', space: 'HD-M04', points: 0 }).hero(C, { hero: 'HD-H3' }).turn(A);
  });
  s.dice(3).does(A, SOUTH);
  return s;
};

test('[exit.locked-doorway] with the last point the exit is open and its hero stays in the doorway (scenario 10)', () => {
  const s = doorway();
  s.told('gate', { seat: A, card: 'HD-M04', side: 'south', state: 'held' }, 'exit.locked-doorway').silent('moved');
  s.told('paid', { what: 'points', amount: 1, now: 0 }, 'exit.locked-doorway').silent('collected');
  expect(heroIn(s, A)).toMatchObject({ points: 0, space: 'HD-M04', hasMoved: false, glory: 0, peril: 0 });
  s.finish();
});

test('[exit.locked-doorway] [draw.stayed-collects] it is no move, and open to everybody for as long as he stays (scenario 10)', () => {
  const s = doorway();
  allPass(s.does(A, { type: 'endPhase' }));
  s.does(A, { type: 'discard', card: 'HD-A18' });
  s.told('collected', { seat: A, space: 'HD-M04', glory: 1, peril: 2 }, 'draw.stayed-collects');
  allPass(s);
  expect(s.table.gates).toMatchObject([{ state: 'held', by: A }]);
  allPass(s.does(B, { type: 'endPhase' }));
  placeAny(s);
  allPass(s);
  s.does(B, SOUTH).silent('threat');
  expect(heroIn(s, B)).toMatchObject({ points: 1, space: 'HD-M09' });
  expect(s.table.gates).toMatchObject([{ state: 'held', by: A }]);
});

test('[exit.locked-doorway] in her next turn she goes through without a roll, and it falls shut behind her (scenario 10)', () => {
  const s = tale((scene) => {
    scene.lay('HD-M04', 1, 0).lay('HD-M09', 1, -1).hero(A, { hero: 'HD-H2', space: 'HD-M04', points: 2 });
    scene.table.gates = [{ card: 'HD-M04', side: 'south', state: 'held', by: A }];
  });
  s.does(A, SOUTH).silent('threat').told('holdEnded', { seat: A }, 'exit.locked-doorway');
  expect(heroIn(s, A)).toMatchObject({ points: 1, space: 'HD-M09' });
  expect(s.table.gates).toEqual([]);
  s.finish();
});

test('[exit.locked-doorway] whoever is warped away lets it fall shut (scenario 10)', () => {
  const s = tale(
    (scene) => {
      scene.lay('LD-M05', 0, 1).lay('LD-M06', 1, 0);
      scene.hero(A, { hero: 'LD-H2', space: 'LD-M05', points: 1, glory: 4, hand: ['LD-A06'] });
      scene.table.gates = [{ card: 'LD-M05', side: 'north', state: 'held', by: A }];
    },
    { sets: 'LD' },
  );
  s.does(A, { type: 'play', card: 'LD-A06', isUsedNow: false, ...AIM, space: 'LD-M06' });
  s.told('holdEnded', { seat: A }, 'exit.locked-doorway');
  expect(s.table.gates).toEqual([]);
  s.finish();
});

test('[exit.locked-doorway] a fallen hero holds nothing open', () => {
  const s = tale((scene) => {
    scene.lay('HD-M04', 1, 0).lay('HD-M09', 1, -1).hero(B, { space: 'HD-M04' });
    scene.table.gates = [{ card: 'HD-M04', side: 'south', state: 'held', by: B }];
  });
  s.does(B, { type: 'resign' }).told('defeated', { seat: B });
  expect(s.table.gates).toEqual([]);
  s.finish();
});

/** Brunna on HD-M03, a trapped exit to her east. */
const trapped = (life: number, space: MapId = 'HD-M03'): Tale =>
  tale((s) => {
    s.lay('HD-M03', 1, 0).lay('HD-M09', 2, 0);
    s.hero(A, { hero: 'HD-H1', space, points: 3, life, hand: ['HD-A02', 'HD-A08'], quests: ['HD-Q1'] }).turn(A);
  });

test('[exit.trapped] [end.defeat-own-turn] who falls to a trapped exit falls where he was leaving (scenario 11)', () => {
  const s = trapped(1).dice(1);
  s.does(A, EAST).told('threat', { total: 4, number: 5, isOvercome: false }, 'exit.trapped-is-obstacle');
  s.told('wounded', { seat: A, by: 1, life: 0 }, 'exit.trapped').told('defeated', { seat: A });
  s.silent('moved').silent('collected').silent('drew').silent('turnOver');
  s.told('cut', { seat: A }, 'end.defeat-own-turn').told('began', { seat: B });
  s.finish();
});

test('[exit.trapped] who survives it goes through all the same, and it stays armed', () => {
  const s = trapped(6).dice(1);
  s.does(A, EAST);
  expect(heroIn(s, A)).toMatchObject({ life: 5, points: 2, space: 'HD-M09', glory: 2, peril: 2 });
  expect(s.table.gates).toEqual([]);
  s.finish();
});

test('[exit.trapped-disarmed-this-turn] overcome, it is harmless to everybody for this turn (scenario 11)', () => {
  const s = trapped(1).dice(2);
  s.does(A, EAST).told('threat', { total: 5, isOvercome: true }).silent('wounded');
  s.told('gate', { card: 'HD-M03', side: 'east', state: 'disarmed' }, 'exit.trapped-disarmed-this-turn');
  s.does(A, { type: 'move', side: 'west' }).does(A, EAST).silent('threat');
  expect(heroIn(s, A)).toMatchObject({ life: 1, points: 0, space: 'HD-M09' });
  s.finish();
});

test('[reset.exits] a disarmed exit is armed again in the next Reset phase', () => {
  const s = trapped(6).dice(2);
  s.does(A, EAST).does(A, { type: 'endPhase' }).does(A, { type: 'discard', card: 'HD-A08' });
  expect(s.table.gates).toHaveLength(1);
  allPass(s.does(A, { type: 'save', saves: false }));
  expect(s.table.gates).toEqual([]);
});

test('[exit.open] an open exit asks for nothing but a point', () => {
  const s = tale((scene) => scene.lay('HD-M09', 1, 0).hero(A, { points: 2, life: 1 }));
  s.does(A, EAST).silent('threat').silent('wounded').silent('gate');
  expect(heroIn(s, A)).toMatchObject({ points: 1, space: 'HD-M09' });
  s.finish();
});

test('[exit.wall] nobody passes a wall, from neither side', () => {
  const s = tale((scene) => {
    scene.lay('HD-M04', -1, 0).lay('HD-M02', 0, 1).lay('HD-M05', -1, 1).lay('HD-M03', -1, 2).lay('HD-M09', 0, 2);
    scene.hero(A, { points: 2 });
  });
  s.refused(A, { type: 'move', side: 'west' }, 'move.usable-exit-only');
  s.does(A, NORTH).refused(A, { type: 'move', side: 'west' }, 'move.usable-exit-only');
  s.finish();
});

test('[exit.trapped-is-obstacle] what helps against exits helps here, a Hazard makes nothing worse', () => {
  const s = tale((scene) => {
    scene.lay('HD-M07', 0, 1).lay('HD-M05', 0, 2).hero(A, { hero: 'HD-H1', space: 'HD-M07', points: 2 });
  });
  // Hazard +1 of HD-M07 raises no exit: Melee 6 stays 6.
  s.dice(2, 6).does(A, NORTH).told('threat', { form: 'melee', number: 6, total: 6, isOvercome: true }, 'exit.locked');
  s.finish();
});

test('[exit.locked-stays-open-this-turn] a lock that was opened opens no other of the same card', () => {
  const s = tale((scene) => {
    scene.lay('HD-M09', 0, 1).hero(A, { space: 'HD-M09', points: 3 });
    scene.table.gates = [{ card: 'HD-M09', side: 'south', state: 'opened', by: A }];
  });
  expect([barrierAt(s.table, A, 'south'), barrierAt(s.table, A, 'east')]).toMatchObject([
    null,
    { kind: 'locked', number: 6 },
  ]);
});

test('[univ.card-beats-rule] what opens an exit opens a trapped one as well, and none that is open', () => {
  const card = cardOf('Boon 1 Hero Instant Spell | Open (1 exit)');
  const s = tale((scene) => scene.lay('HD-M03', 0, 1).hero(A, { space: 'HD-M03', glory: 1, hand: [card] }));
  const opening = (side: 'north' | 'east' | 'south') =>
    ({ type: 'play', card, isUsedNow: false, ...AIM, side }) as const;
  s.refused(A, opening('north'), 'univ.card-beats-rule')
    .does(A, opening('east'))
    .told('gate', { state: 'opened', side: 'east' });
  const lock = tale((scene) => scene.lay('HD-M03', 0, 1).hero(A, { space: 'HD-M03', glory: 1, hand: [card] }));
  lock.does(A, opening('south')).told('gate', { state: 'opened', side: 'south' });
});
