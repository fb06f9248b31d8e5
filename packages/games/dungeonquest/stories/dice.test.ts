import { expect, test } from 'vitest';
import { HERO_SHEETS } from '../src/content/heroes.ts';
import { fighterOf } from '../src/queries/heroes.ts';
import { arena, FIGHT, HERO, KEEP, lay, MAUD, MONSTER, ROLL, reroll, story, wounds } from './cast.ts';

story('[dice.no-combat-cards] no card of any kind is laid in Combat Dice', MAUD, (s) => {
  s.does(HERO, FIGHT)
    .refused(HERO, lay('slash'), 'dice.no-combat-cards')
    .refused(HERO, { type: 'playPower', card: 'sidestep' }, 'encounter.power-only-for-escape');
  expect(s.view(HERO).combatHand).toEqual([]);
  expect(s.view(HERO).combatDeckSize).toBe(0);
});

test.each([
  ['skeleton', 'agility'],
  ['sorcerer', 'luck'],
  ['troll', 'armor'],
  ['golem', 'strength'],
  ['demon', 'strength'],
] as const)('[dice.attribute-by-monster] a %s tests %s', (monster, attribute) => {
  const s = arena({ mode: 'dice', hero: 'tatianna', monster, monsterLife: 9 }).does(HERO, FIGHT);
  const value = HERO_SHEETS.tatianna[attribute];
  expect(s.view(HERO).test).toEqual({ attribute, value });
  s.dice(2, 1)
    .does(HERO, ROLL)
    .told('tested', { attribute, value, total: 3, isPassed: true }, 'dice.attribute-by-monster');
});

story('[dice.test-each-round] each round is one test of two dice against the attribute', MAUD, (s) => {
  s.does(HERO, FIGHT);
  expect(s.asked()).toEqual([{ seat: HERO, kind: 'roll', rule: 'dice.test-each-round' }]);
  s.dice(3, 5)
    .does(HERO, ROLL)
    .told('rolled', { dice: [3, 5] }, 'dice.test-each-round')
    .told('tested', { total: 8, value: 7, isPassed: false });
  expect(s.view(MONSTER).lying.dice).toEqual([3, 5]);
  expect(s.table.round).toBe(2);
});

story('[dice.fail-over] one above the attribute fails and wounds the hero once', MAUD, (s) => {
  s.does(HERO, FIGHT)
    .dice(5, 3)
    .does(HERO, ROLL)
    .told('wounded', { side: 'hero', wounds: 1, left: 13 }, 'dice.fail-over');
  expect(wounds(s)).toEqual({ hero: 1, monster: 0 });
});

story('[dice.succeed-equal-or-under] equal or below succeeds and wounds the monster once', MAUD, (s) => {
  s.does(HERO, FIGHT)
    .dice(6, 1)
    .does(HERO, ROLL)
    .told('wounded', { side: 'monster', wounds: 1, left: 5 }, 'dice.succeed-equal-or-under');
  s.dice(1, 2).does(HERO, ROLL).told('wounded', { side: 'monster', wounds: 1, left: 4 }, 'dice.succeed-equal-or-under');
  expect(wounds(s)).toEqual({ hero: 0, monster: 2 });
});

story('[dice.doubles-two-wounds] doubles wound twice, whichever side it is', MAUD, (s) => {
  s.does(HERO, FIGHT)
    .dice(3, 3)
    .does(HERO, ROLL)
    .told('wounded', { side: 'monster', wounds: 2, left: 4 }, 'dice.doubles-two-wounds');
  s.dice(4, 4).does(HERO, ROLL).told('wounded', { side: 'hero', wounds: 2, left: 12 }, 'dice.doubles-two-wounds');
  expect(wounds(s)).toEqual({ hero: 2, monster: 2 });
});

story('[dice.doubles-on-final-dice] doubles are read after the reroll', { ...MAUD, hero: 'hugo' }, (s) => {
  s.does(HERO, FIGHT).dice(6, 6).does(HERO, ROLL).silent('wounded').dice(1).does(HERO, reroll(1));
  s.told('wounded', { side: 'hero', wounds: 1 }, 'dice.fail-over').silent('doublesCounted'); // 6 and 1: the doubles are gone
  s.dice(2, 5).does(HERO, ROLL).silent('doublesCounted').dice(2).does(HERO, reroll(1));
  s.told('doublesCounted', { face: 2 }, 'dice.doubles-on-final-dice');
  s.told('wounded', { side: 'monster', wounds: 2 }, 'dice.doubles-two-wounds');
});

test('[dice.exactly-one-side] every roll wounds one side, by one or two', () => {
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= 6; second++) {
      const s = arena(MAUD).does(HERO, FIGHT).dice(first, second).does(HERO, ROLL);
      const { hero, monster } = wounds(s);
      expect([hero, monster].filter((n) => n === 0)).toHaveLength(1);
      expect(hero + (monster ?? 0)).toBe(first === second ? 2 : 1);
    }
  }
});

story('[dice.no-determination] a failed combat test gives no token', { ...MAUD, determination: 2 }, (s) => {
  s.does(HERO, FIGHT).dice(6, 5).does(HERO, ROLL).dice(6, 6).does(HERO, ROLL);
  expect(fighterOf(s.table).determination).toBe(2);
});

story(
  '[dice.no-determination] not even where the house lets it be spent',
  { ...MAUD, determination: 2, determinationInCombat: true },
  (s) => {
    s.does(HERO, FIGHT)
      .dice(6, 5)
      .does(HERO, ROLL)
      .refused(HERO, { type: 'spend', tokens: 3 }, 'dice.no-determination', { held: 2 });
    s.dice(6, 2)
      .does(HERO, ROLL)
      .refused(HERO, { type: 'spend', tokens: 3 }, 'dice.no-determination', { held: 2 })
      .does(HERO, KEEP);
    expect(fighterOf(s.table)).toMatchObject({ wounds: 2, determination: 2 });
  },
);

story('[dice.no-test-abilities] no determination is spent on a combat test', { ...MAUD, determination: 3 }, (s) => {
  s.does(HERO, FIGHT).refused(HERO, { type: 'spend', tokens: 1 }, 'dice.no-test-abilities', { held: 3 });
  s.dice(6, 2).does(HERO, ROLL).refused(HERO, { type: 'spend', tokens: 1 }, 'dice.no-test-abilities');
  expect(fighterOf(s.table)).toMatchObject({ wounds: 1, determination: 3 });
});

story(
  '[dice.no-test-abilities] where the house allows it, exactly what is needed can be spent',
  { ...MAUD, determination: 3, determinationInCombat: true },
  (s) => {
    s.does(HERO, FIGHT).dice(6, 1).does(HERO, ROLL).told('tested', { total: 7, isPassed: true }).silent('determined'); // needs no help
    s.dice(5, 5).does(HERO, ROLL); // 10 against Strength 7
    expect(s.asked()).toEqual([{ seat: HERO, kind: 'spend', rule: 'dice.no-test-abilities' }]);
    s.refused(HERO, { type: 'spend', tokens: 2 }, 'dice.no-test-abilities', { needed: 3, held: 3 });
    s.refused(HERO, { type: 'spend', tokens: 4 }, 'dice.no-determination', { held: 3 });
    s.does(HERO, { type: 'spend', tokens: 3 })
      .told('determined', { tokens: 3, left: 0 })
      .told('tested', { total: 7, isPassed: true });
    expect(wounds(s)).toEqual({ hero: 0, monster: 3 }); // doubles stay doubles
    s.dice(6, 2).does(HERO, ROLL).told('wounded', { side: 'hero', wounds: 1 }); // nothing left to spend, nothing gained
    s.refused(HERO, { type: 'spend', tokens: 1 }, 'dice.no-determination', { held: 0 });
    expect(fighterOf(s.table).determination).toBe(0);
  },
);

story('[dice.no-test-abilities] and may be saved', { ...MAUD, determination: 3, determinationInCombat: true }, (s) => {
  s.does(HERO, FIGHT)
    .dice(6, 2)
    .does(HERO, ROLL)
    .does(HERO, KEEP)
    .told('wounded', { side: 'hero', wounds: 1 }, 'dice.fail-over');
  s.refused(HERO, { type: 'spend', tokens: 1 }, 'dice.test-each-round', { asked: 'roll' }); // and what is over is over
  s.dice(6, 6).does(HERO, ROLL).silent('determined'); // five needed, three held: nothing to decide
  expect(fighterOf(s.table)).toMatchObject({ wounds: 3, determination: 3 });
});

story('[dice.no-monster-decision] the monster player is asked nothing, and cannot roll for the hero', MAUD, (s) => {
  s.does(HERO, FIGHT);
  for (const face of [1, 2, 3]) {
    expect(s.asked().map(({ seat }) => seat)).toEqual([HERO]);
    s.refused(MONSTER, ROLL, 'kernel.not-asked').dice(6, face).does(HERO, ROLL);
  }
});

test('[dice.no-monster-decision] neither rerolls nor extra wounds nor tokens are the monster player’s to decide', () => {
  const hugo = arena({ ...MAUD, hero: 'hugo' })
    .does(HERO, FIGHT)
    .dice(6, 5)
    .does(HERO, ROLL);
  const krutzbeck = arena({ ...MAUD, hero: 'krutzbeck' })
    .does(HERO, FIGHT)
    .dice(6, 2)
    .does(HERO, ROLL);
  const maud = arena({ ...MAUD, determination: 1, determinationInCombat: true })
    .does(HERO, FIGHT)
    .dice(6, 2)
    .does(HERO, ROLL);
  expect([hugo, krutzbeck, maud].map((s) => s.asked().map(({ seat, kind }) => [seat, kind]))).toEqual([
    [[HERO, 'reroll']],
    [[HERO, 'extraWound']],
    [[HERO, 'spend']],
  ]);
  hugo.refused(MONSTER, reroll(0), 'kernel.not-asked');
  krutzbeck.refused(MONSTER, { type: 'decline' }, 'kernel.not-asked');
  maud.refused(MONSTER, KEEP, 'kernel.not-asked');
});
