import { expect, test } from 'vitest';
import { adventureOf, FORMS, SET_CARDS } from '../../src/content/index.ts';
import { cast, lording } from '../cast.ts';
import { A, B, C, heroIn, type Tale } from '../scene.ts';
import { asked, bane, entry, play, sends } from '../telling.ts';
import { cardOf } from '../vocabulary/made.ts';
import '../test-cards.ts';

test('[threat.any-score] every Threat of these sets names Melee, Magic or Speed, and the named one is added', () => {
  const named = SET_CARDS.HD.adventures.flatMap((card) =>
    adventureOf(card).clauses.flatMap(({ choices }) =>
      choices.flat().flatMap((effect) => (effect.word === 'threat' ? effect.scores : [])),
    ),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.every((score) => FORMS.includes(score))).toBe(true);
  const rolled = (card: string): Tale =>
    sends(
      lording(
        { a: { hand: [card], space: 'HD-M02' }, b: { peril: 3 }, c: { space: 'HD-M02' } },
        {
          arrange: (scene) => scene.lay('HD-M02', 0, 1),
        },
      ).dice(3),
      A,
      entry(card, B),
    );
  rolled('HD-A28').told('threat', { seat: B, form: 'speed', total: 5 });
  rolled('HD-A29').told('threat', { seat: B, form: 'magic', total: 6, isOvercome: true }).silent('wounded');
});

test('[threat.order] [end.hero-defeated] whoever falls to a Trap leaves the others their roll', () => {
  const s = lording({ a: { hand: ['HD-A28'] }, b: { peril: 2, life: 1 }, c: { life: 6 } });
  s.dice(6, 1, 1);
  sends(s, A, entry('HD-A28', B)).told('defeated', { seat: B }).told('threat', { seat: C, total: 4 });
  expect([heroIn(s, C).life, asked(s)]).toEqual([5, 'A lord']);
  s.finish();
});

/** A's card comes for B, who is alone on a space of the Wilderness. */
const outside = (card: string, space: string, form: 'magic' | null, special: number | null): Tale =>
  sends(
    lording(
      { a: { hand: [card], space: 'HW-M01' }, b: { space, peril: 9 }, c: { space: 'HW-M01' } },
      { set: 'HW', arrange: (scene) => scene.lay('HW-M04', 0, 1).lay('HW-M09', 1, 0) },
    ).dice(6, 6, 1),
    A,
    entry(card, B, form, { special }),
  );

test('[obst.hazard] [threat.roll] on some ground a Trap has another number; a Hazard makes Traps harder and nothing else', () => {
  outside('HW-A29', 'HW-M04', null, null).told('threat', { seat: B, number: 7 });
  outside('HW-A29', 'HW-M09', null, null).told('threat', { seat: B, number: 7 }, 'obst.hazard');
  outside('HW-A26', 'HW-M09', 'magic', 0).told('threat', { seat: B, number: 5 }, 'combat.a-threat-before-fight');
});

test('[combat.a-threat-before-fight] [combat.encounter-own-space-only] the Threat of a monster whose target has fallen is rolled by whoever is there', () => {
  const s = lording(
    { a: { hand: ['HD-A23', 'HW-A26'], space: 'HD-M02' }, b: { life: 1, peril: 12 }, c: {} },
    { sets: 'HD,HW', arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  s.dice(1, 5, 1);
  sends(s, A, entry('HD-A23', B, 'magic', { special: 0 }), entry('HW-A26', B, 'magic', { special: 0 }));
  s.told('defeated', { seat: B }).told('wounded', { seat: C, by: 1 });
  const rolled = s.heard(A).flatMap((event) => (event.type === 'threat' ? [[event.seat, event.source]] : []));
  expect(rolled).toEqual([
    [B, 'HD-A23'],
    [C, 'HD-A23'],
    [C, 'HW-A26'],
  ]);
});

test('[threat.order] a Bane for a terrain finds its target where there is none', () => {
  const s = lording({ a: { hand: ['HW-A16'] }, b: { peril: 3 } }, { sets: 'HD,HW' });
  s.dice(6).does(A, bane('HW-A16', B)).told('threat', { seat: B, isOvercome: true }, 'threat.order');
  s.finish();
});

test('[time.nested] a wound by an act on arrival lands at once: no window opens in one of its own level', () => {
  const s = cast(
    { a: { points: 1, glory: 2, hand: ['T-BITTER'], readied: ['HD-A12'] } },
    { arrange: (scene) => scene.lay('HD-M05', 0, 1) },
  );
  s.does(A, { type: 'move', side: 'north' });
  expect(asked(s)).toBe('A arrived 1');
  s.does(A, play('T-BITTER')).told('wounded', { seat: A, by: 1 });
  expect(asked(s)).toBe('A arrived 2');
});

test('[time.nested] [time.roll-groups] a Threat by an act on arrival is rolled at once: nobody is asked before it', () => {
  const dare = cardOf('Boon 1 Anytime Instant Spell | Thr Sp 9 else Tip');
  const s = cast(
    { a: { hero: 'HD-H2', points: 1, glory: 9, hand: [dare, 'HD-A02'] } },
    { arrange: (scene) => scene.lay('HD-M05', 0, 1) },
  );
  s.does(A, { type: 'move', side: 'north' });
  expect(asked(s)).toBe('A arrived 1');
  s.dice(1).does(A, play(dare)).told('threat', { seat: A, source: dare, isOvercome: false });
  expect(asked(s)).toBe('A arrived 2');
});
