import { expect, test } from 'vitest';
import { HEROES } from '../src/content/heroes.ts';
import { MONSTERS } from '../src/content/monsters.ts';
import { arena, FIGHT, HERO, LINDEL_SOLO, lay, MONSTER, ROLL, story, wounds } from './cast.ts';

story('[solo.no-cards] no card of any kind is laid in Classic Solo', LINDEL_SOLO, (s) => {
  s.does(HERO, FIGHT)
    .refused(HERO, lay('quickShot'), 'solo.no-cards')
    .refused(HERO, { type: 'playPower', card: 'bluff' }, 'encounter.power-only-for-escape');
  expect(s.view(HERO).combatHand).toEqual([]);
});

story('[solo.one-die] a round is one die, rolled by the hero’s player', LINDEL_SOLO, (s) => {
  s.does(HERO, FIGHT);
  expect(s.asked()).toEqual([{ seat: HERO, kind: 'roll', rule: 'solo.one-die' }]);
  s.refused(MONSTER, ROLL, 'kernel.not-asked')
    .dice(5)
    .does(HERO, ROLL)
    .told('rolled', { dice: [5] }, 'solo.one-die');
  expect(s.view(MONSTER).lying.dice).toEqual([5]);
});

test.each([
  [1, { hero: 1, monster: 0 }, 'solo.result-1-2'],
  [2, { hero: 1, monster: 0 }, 'solo.result-1-2'],
  [3, { hero: 1, monster: 1 }, 'solo.result-3-4'],
  [4, { hero: 1, monster: 1 }, 'solo.result-3-4'],
  [5, { hero: 0, monster: 1 }, 'solo.result-5'],
  [6, { hero: 0, monster: 2 }, 'solo.result-6'],
] as const)('[solo.result-1-2] [solo.result-3-4] [solo.result-5] [solo.result-6] a %i', (face, expected, rule) => {
  const s = arena(LINDEL_SOLO).does(HERO, FIGHT).dice(face).does(HERO, ROLL);
  expect(wounds(s)).toEqual(expected);
  if (expected.hero > 0) s.told('wounded', { side: 'hero', wounds: expected.hero }, rule);
  if (expected.monster > 0) s.told('wounded', { side: 'monster', wounds: expected.monster }, rule);
});

test('[solo.attributes-irrelevant] the same die does the same whoever fights whom', () => {
  for (const hero of HEROES.filter((one) => one === 'lindel' || one === 'maud')) {
    for (const monster of MONSTERS) {
      for (const attribute of [null, 2, 9, 12]) {
        const s = arena({ mode: 'solo', hero, monster, monsterLife: 6, attribute }).does(HERO, FIGHT);
        for (const face of [1, 2, 3, 4, 5]) s.dice(face).does(HERO, ROLL);
        expect(wounds(s)).toEqual({ hero: 4, monster: 3 });
        s.dice(6).does(HERO, ROLL).told('wounded', { side: 'monster', wounds: 2, left: 1 });
        expect(s.view(HERO).test).toBeNull();
      }
    }
  }
});

story(
  '[solo.attributes-irrelevant] no determination helps against a die that is too much for nothing',
  { ...LINDEL_SOLO, determination: 3, determinationInCombat: true, attribute: 2 },
  (s) => {
    s.does(HERO, FIGHT).refused(HERO, { type: 'spend', tokens: 1 }, 'solo.attributes-irrelevant', { held: 3 });
    s.dice(6).does(HERO, ROLL).told('wounded', { side: 'monster', wounds: 2 });
    expect(s.asked().map(({ kind }) => kind)).toEqual(['roll']);
  },
);

story('[solo.roll-again] while both live the die is rolled again', LINDEL_SOLO, (s) => {
  s.does(HERO, FIGHT).dice(1).does(HERO, ROLL);
  expect(s.asked()).toEqual([{ seat: HERO, kind: 'roll', rule: 'solo.roll-again' }]);
  s.dice(6)
    .does(HERO, ROLL)
    .told('rolled', { dice: [6] }, 'solo.roll-again')
    .dice(6)
    .does(HERO, ROLL)
    .dice(6)
    .does(HERO, ROLL);
  expect(s.state.outcome).not.toBeNull();
});
