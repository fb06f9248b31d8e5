import { expect, test } from 'vitest';
import type { Clause } from '../../src/content/vocabulary.ts';
import type { Rule } from '../../src/rulebook/index.ts';
import { DEFENSE, FOE, OFFENSE, who } from '../cast.ts';
import { story } from '../scene.ts';
import { use } from '../wishes.ts';
import { clause, FIRST, made, printed } from './made-up.ts';

// Whatever comes over somebody is told by the rule that says what it does.

const SELF: readonly (readonly [rule: Rule, word: Clause['word']])[] = [
  ['effect.unsteady', 'unsteady'],
  ['effect.fragile', 'fragile'],
  ['effect.weak', 'weak'],
  ['effect.ongoing', 'ongoing'],
  ['effect.stun', 'stun'],
  ['effect.immobile', 'immobile'],
  ['heal.over-time', 'heal'],
  ['effect.bonuses', 'grit'],
  ['effect.bonuses', 'armor'],
  ['effect.bonuses', 'to-hit'],
  ['effect.bonuses', 'damage'],
  ['momentum.anchor-chooses', 'anchor'],
];

test.each(SELF)('[%s] it is cited when somebody is given %s', (rule, word) => {
  printed({ [FIRST]: made([clause(word, 1)], { duration: 'long' }) }, () => {
    const s = story((scene) => {
      scene.hero('offense', 1, 2, { cards: [FIRST] });
      scene.monster('ghoul', 4, 4);
      scene.turn(OFFENSE);
    });
    s.does(OFFENSE, use(FIRST)).told('effectGiven', { who: OFFENSE }, rule);
    expect(who(s, OFFENSE).effects.map(({ kind }) => kind)).toEqual([word]);
    s.finish();
  });
});

test('[ctrl.preferred-replaced] it is cited when somebody is challenged', () => {
  printed({ [FIRST]: made([clause('taunt', 1)], { target: 'enemy', duration: 'short' }) }, () => {
    const s = story((scene) => {
      scene.hero('offense', 1, 2, { cards: [FIRST] });
      scene.monster('ghoul', 2, 2);
      scene.turn(OFFENSE);
    });
    s.does(OFFENSE, use(FIRST, FOE)).told('effectGiven', { who: FOE }, 'ctrl.preferred-replaced').finish();
  });
});

test('[turn.surge-roll] Surges for the next roll are told by the rule of that roll, and added to it', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.hero('utility', 1, 3, { cards: ['lend-vigor'] });
    scene.hero('defense', 0, 0);
    scene.monster('ghoul', 4, 4);
    scene.effect(FOE, 'stun', 1).effect(FOE, 'immobile', 0).turn(2, 3);
  });
  s.does(2, use('lend-vigor', DEFENSE)).told('savedSurges', { who: DEFENSE }, 'turn.surge-roll');
  const { saved } = s.table.heroes[DEFENSE] ?? { saved: 0 };
  expect(saved).toBeGreaterThan(0);
  s.dice(3, 2, 4)
    .does(2, { type: 'endTurn' })
    .told('surgesRolled', { who: DEFENSE, dice: [4], bonus: saved, surges: 4 + saved })
    .finish();
});

test('[stack.shield-reflect-add] what is told of a layer is how much was added and how much there is', () => {
  printed({ [FIRST]: made([clause('shield', 2), clause('reflect', 2)]) }, () => {
    const s = story((scene) => {
      scene.hero('offense', 1, 2, { cards: [FIRST], shield: 3, reflect: 1 });
      scene.monster('ghoul', 4, 4);
      scene.turn(OFFENSE);
    });
    s.does(OFFENSE, use(FIRST)).told('shielded', { amount: 2, shield: 5 }, 'stack.shield-reflect-add');
    s.told('reflecting', { amount: 2, reflect: 3 }, 'stack.shield-reflect-add').finish();
  });
});
