import { expect, test } from 'vitest';
import { heroScore } from '../../src/queries/scores.ts';
import { cast, lording, type Three } from '../cast.ts';
import { A, allPass, B, C, heroIn, type Tale } from '../scene.ts';
import { asked, bane, entry, play, sends } from '../telling.ts';
import '../test-cards.ts';

const scoresOf = (s: Tale, seat: number): readonly number[] =>
  (['melee', 'magic', 'speed'] as const).map((form) => heroScore(s.table, seat, form));

/** A plays Grave Chill on Brunna, who has 4 Peril; she rolls a 4. */
const chill = (b: NonNullable<Three['b']>): Tale => {
  const s = lording({ a: { hand: ['HD-A19'] }, b: { hero: 'HD-H1', peril: 4, ...b } });
  return s.dice(4).does(A, bane('HD-A19', B));
};

test('[fx.level-drain] a level is lost, the scores with it, and no Quest (scenario 58)', () => {
  const s = chill({ level: 2, done: ['HD-Q5'] });
  s.told('threat', { seat: B, form: 'magic', total: 5, number: 6, isOvercome: false });
  s.told('level', { seat: B, level: 1, by: -1 }, 'fx.level-drain');
  expect(heroIn(s, B)).toMatchObject({ level: 1, done: ['HD-Q5'], peril: 0 });
  expect(scoresOf(s, B)).toEqual([3, 1, 2]);
  s.finish();
});

test('[fx.level-drain-floor] on the first level nothing is lost (scenario 58)', () => {
  const s = chill({ level: 1 });
  s.told('level', { seat: B, level: 1, by: 0 }, 'fx.level-drain-floor');
  expect(scoresOf(s, B)).toEqual([3, 1, 2]);
  s.finish();
});

test('[fx.level-drain-floor] in the epic stage nobody falls below level 4 (scenario 40)', () => {
  const drained = (level: number): Tale => {
    const s = lording({ a: { hand: ['ED-A19'] }, b: { level, peril: 5 } }, { set: 'ED' });
    return s.dice(1).does(A, bane('ED-A19', B));
  };
  const low = drained(4);
  low.told('level', { seat: B, level: 4, by: 0 }, 'fx.level-drain-floor').finish();
  const high = drained(5);
  high.told('level', { seat: B, level: 4, by: -1 }, 'fx.level-drain').finish();
});

test('[fx.level-drain] with Iron Will nothing happens (scenario 58)', () => {
  const s = lording(
    { a: { hand: ['HD-A19'] }, b: { heroes: ['HD-H1', 'ED-H3'], level: 4, peril: 4, readied: ['ED-A03'] } },
    { sets: 'HD,ED' },
  );
  s.dice(1).does(A, bane('HD-A19', B)).told('threat', { seat: B, isOvercome: false }).silent('level');
  expect(heroIn(s, B).level).toBe(4);
  s.finish();
});

test('[fx.level-drain] who falls back under a lower limit discards at once, and the next Quest lifts him again', () => {
  // Ilvane may have three Boons, with Rhoun two; back at level 3 it is three again.
  const s = lording(
    {
      a: { hand: ['HD-A19'] },
      b: { heroes: ['HD-H1', 'ED-H2'], level: 4, peril: 4, readied: ['HD-A08', 'HD-A09', 'HD-A10', 'HD-A11'] },
    },
    { sets: 'HD,ED' },
  );
  s.dice(1).does(A, bane('HD-A19', B)).told('level', { seat: B, level: 3, by: -1 });
  expect(asked(s)).toBe('B trim');
  s.does(B, { type: 'trim', card: 'HD-A11' }).told('discarded', { card: 'HD-A11' }, 'dur.permanent-limits');
  expect(heroIn(s, B).readied).toHaveLength(3);
  s.finish();
});

/** A sends the epic Wraith, which takes a Boon, against B with Magic: 6+6 against 1 and his own. */
const wraith = (b: NonNullable<Three['b']>): Tale => {
  const s = lording({ a: { hand: ['ED-A26'] }, b: { peril: 6, ...b } }, { set: 'ED' });
  s.dice(6, 1);
  sends(s, A, entry('ED-A26', B, 'magic'));
  return s;
};

test('[fx.boon-forced-out] a Boon that is forced out works no longer', () => {
  const s = wraith({ hero: 'ED-H1', readied: ['ED-A04', 'ED-A08'] });
  const before = scoresOf(s, B)[0] ?? 0;
  expect(asked(s)).toBe('B lose');
  s.refused(B, { type: 'lose', card: 'ED-A08' }, 'fx.boon-forced-out');
  s.does(B, { type: 'lose', card: 'ED-A04' }).told('discarded', { card: 'ED-A04' }, 'fx.boon-forced-out');
  expect(scoresOf(s, B)[0]).toBe(before - 1);
  expect(heroIn(s, B).readied.map(({ card }) => card)).toEqual(['ED-A08']);
  s.finish();
});

test('[fx.boon-forced-out] whoever has none loses none', () => {
  const s = wraith({ hero: 'ED-H1', readied: ['ED-A08'] });
  expect(heroIn(s, B)).toMatchObject({ life: 5, readied: { length: 1 } });
  expect(asked(s)).toBe('A stow');
  s.finish();
});

test('[univ.resolution-order] [fx.bane-own-hero] what a card of one’s own makes one’s hero roll for is no Bane', () => {
  const s = cast({ a: { hand: ['T-DARE'], points: 2 } });
  s.dice(1).does(A, play('T-DARE')).told('threat', { seat: A, isOvercome: false }, 'univ.resolution-order');
  s.told('wounded', { seat: A }).finish();
});

test('[fx.bane-own-hero] a Bane may catch the hero of whoever plays it, for no Peril of his own (scenario 60)', () => {
  const weather = (c: string): Tale => {
    const s = lording(
      { a: { hand: ['HW-A16'], space: 'HW-M03', peril: 9 }, b: { peril: 3, space: 'HW-M11' }, c: { space: c } },
      {
        set: 'HW',
        arrange: (scene) => scene.lay('HW-M03', 0, 1).lay('HW-M11', 1, 0).lay('HW-M07', -1, 0).lay('HW-M06', 0, -1),
      },
    );
    return s;
  };
  const s = weather('HW-M07').dice(1, 4, 4).does(A, bane('HW-A16', B));
  s.told('threat', { seat: A, isOvercome: false }, 'fx.bane-own-hero').told('tipped', { seat: A });
  expect(s.table.heroes.map(({ peril }) => peril)).toEqual([9, 0, 0]);
  s.finish();
  // In the desert C shares nothing with B: two dice.
  const dry = weather('HW-M06').dice(4, 4).does(A, bane('HW-A16', B));
  expect(dry.heard(A).flatMap((one) => (one.type === 'threat' ? [one.seat] : []))).toEqual([A, B]);
  allPass(dry).finish();
  weather('HW-M06')
    .refused(A, bane('HW-A16', C, { payer: A }), 'lord.never-own-peril')
    .finish();
});
