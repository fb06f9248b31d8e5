import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/index.ts';
import type { Clause } from '../../src/content/vocabulary.ts';
import { farther } from '../../src/queries/holdings.ts';
import { DEFENSE, OFFENSE, surges, UTILITY } from '../cast.ts';
import { story } from '../scene.ts';
import { go, use } from '../wishes.ts';
import { clause, FIRST, made, printed } from './made-up.ts';

// What a Benefit costs, how far it reaches, and when it would do nothing.

test('[benefit.basic] Trail Boots: the first Move of a Turn is free, and nothing else is', () => {
  const s = story((scene) => {
    scene.hero('offense', 0, 0, { cards: ['trail-boots', 'heavy-swing'] });
    scene.monster('ghoul', 4, 4);
    scene.turn(OFFENSE, 1);
  });
  s.does(OFFENSE, use('guard')).told('used', { benefit: 'guard', cost: 1, left: 0 });
  s.refused(OFFENSE, use('brace'), 'benefit.not-enough');
  s.does(OFFENSE, use('move'))
    .told('used', { benefit: 'move', cost: 0, left: 0 })
    .does(OFFENSE, go(1, 0))
    .does(OFFENSE, go(2, 0));
  expect(surges(s)).toBe(0);
  s.finish();
});

test('[move.end-free] a Move that leads nowhere is not paid for', () => {
  const s = story((scene) => {
    scene.hero('offense', 0, 0);
    for (const [x, y] of [
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      scene.monster('ghoul', x, y);
    scene.turn(OFFENSE, 3);
  });
  s.refused(OFFENSE, use('move'), 'move.end-free', { benefit: 'move' });
  expect(surges(s)).toBe(3);
  s.finish();
});

test('[benefit.range-pattern] Reach and Ranged let Benefits go farther; squares around a target do not', () => {
  expect(farther(null, { kind: 'sweep', n: 0 })).toBeNull();
  expect(farther('reach', { kind: 'line', n: 0 })).toBe('reach');
  expect([farther(null, { kind: 'reach', n: 0 }), farther('reach', { kind: 'ranged', n: 0 })]).toEqual([
    'reach',
    'ranged',
  ]);
  expect([farther('ranged', { kind: 'reach', n: 0 }), farther('reach', null)]).toEqual(['ranged', 'reach']);
});

test('[benefit.range-pattern] a Benefit that is Ranged itself goes as far with a War Spear as without', () => {
  const bound = (cards: CardId[], x: number) =>
    story((scene) => {
      scene.hero('utility', 0, 0, { cards: ['binding-word', ...cards] });
      scene.monster('ghoul', x, 0);
      scene.turn(UTILITY, 3);
    })
      .does(UTILITY, use('binding-word', 3))
      .told('effectGiven', { who: 3 });
  for (const x of [1, 2, 3, 4])
    for (const cards of [[], ['war-spear'], ['hunting-bow']] as const) bound([...cards], x).finish();
});

test('[benefit.unconscious-target] what cannot be done to one who lies there is passed over, until a Heal has woken it', () => {
  const saved = (clauses: readonly Clause[]) =>
    printed({ [FIRST]: made(clauses, { target: 'ally' }) }, () => {
      const s = story((scene) => {
        scene.hero('offense', 1, 2, { cards: [FIRST] });
        scene.hero('defense', 0, 2, { hitpoints: 0 });
        scene.monster('ghoul', 4, 4);
        scene.turn(OFFENSE);
      });
      s.does(OFFENSE, use(FIRST, DEFENSE))
        .told('healed', { who: DEFENSE, amount: 2 })
        .told('woke', { who: DEFENSE })
        .finish();
      return s.table.heroes[DEFENSE]?.saved;
    });
  const [vigor, heal] = [clause('surges-next', 3), clause('heal', 2)];
  expect([saved([vigor, heal]), saved([heal, vigor])]).toEqual([0, 3]);
});
