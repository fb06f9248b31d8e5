import { expect, test } from 'vitest';
import { adventureOf, FORMS, SET_CARDS } from '../../src/content/index.ts';
import { lording } from '../cast.ts';
import { A, B, C, heroIn, type Tale } from '../scene.ts';
import { asked, entry, sends } from '../telling.ts';

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
