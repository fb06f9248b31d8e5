import { expect, test } from 'vitest';
import { type Blow, blowChances, type Purchase } from './attack.ts';
import { aimedHitsAgainst, hitsAgainst } from './dice.ts';

const NOTHING: Purchase = { cost: 1, times: 20, toHit: 0, damage: 0, ignored: 0, stripped: 0, isWeakness: false };
const AIM: Purchase = { ...NOTHING, toHit: 1 };
const HEAVE: Purchase = { ...NOTHING, damage: 1 };

const BLOW: Blow = {
  toHit: 0,
  grit: 8,
  base: 3,
  damage: 0,
  weakness: 2,
  isWeakness: false,
  formCost: 0,
  planned: 0,
  isWild: false,
  armor: 0,
  layers: 0,
  hitpoints: 6,
  purchases: [AIM, HEAVE],
};

/** So many of 216. */
const of216 = (share: number): number => Math.round(share * 216);

test.each([6, 7, 8, 9, 10])(
  '[attack.hit-at-least-grit] against Grit %i by dice, and with every Surge for Aim',
  (grit) => {
    const { hit, aimed } = blowChances({ ...BLOW, grit });
    expect([of216(hit), of216(aimed)]).toEqual([hitsAgainst(grit), aimedHitsAgainst(grit)]);
  },
);

test('[crit.doubles-base] without anything to buy only a critical hit kills a target with twice the base', () => {
  const { kill, loss } = blowChances({ ...BLOW, purchases: [] });
  expect(of216(kill)).toBe(16);
  expect(of216(loss)).toBe(3 * hitsAgainst(8) + 3 * 16);
});

test('[damage.order] Armor and the layers behind it take their part, unless they are ignored or stripped', () => {
  const plain = { ...BLOW, grit: 0, hitpoints: 99, base: 5, purchases: [] };
  const sure = (more: Partial<Blow>): number => of216(blowChances({ ...plain, ...more }).loss) - 5 * 16;
  expect([sure({}), sure({ armor: 1 }), sure({ armor: 1, layers: 2 })]).toEqual([5, 4, 2].map((n) => n * 216));
  const crush: Purchase = { ...NOTHING, times: 1, ignored: 2 };
  const rend: Purchase = { ...NOTHING, times: 1, stripped: 1 };
  expect(sure({ armor: 1, purchases: [crush] })).toBe(5 * 216);
  expect(sure({ layers: 2, purchases: [rend] })).toBe(4 * 216);
});

test('[damage.weakness-plus-two] an element that is bought counts once', () => {
  const oil: Purchase = { ...NOTHING, isWeakness: true };
  const loss = (more: Partial<Blow>): number => of216(blowChances({ ...BLOW, grit: 0, hitpoints: 99, ...more }).loss);
  expect(loss({ purchases: [oil] }) - loss({ purchases: [] })).toBe(2 * 216);
  expect(loss({ purchases: [oil], isWeakness: true })).toBe(loss({ purchases: [oil] }));
});

test('[attack.form-cost, race.half-orc-wild] what the form costs must be there, and a 1 may bring nothing', () => {
  expect(of216(blowChances({ ...BLOW, grit: 0, formCost: 2 }).hit)).toBe(216 - 75);
  expect(of216(blowChances({ ...BLOW, grit: 0, formCost: 1, isWild: true }).hit)).toBe(216 - 91);
  expect(of216(blowChances({ ...BLOW, grit: 0, formCost: 2 }, 1).aimed)).toBe(216);
});

test('Fate never makes it worse, and a Surge is never spent twice', () => {
  const chances = [0, 1, 2, 3].map((fate) => blowChances(BLOW, fate));
  for (const key of ['aimed', 'kill', 'loss'] as const) {
    const row = chances.map((one) => one[key]);
    expect(row).toEqual(row.toSorted((a, b) => a - b));
  }
  expect(blowChances({ ...BLOW, purchases: [HEAVE] }).aimed).toBe(blowChances(BLOW).hit);
});
