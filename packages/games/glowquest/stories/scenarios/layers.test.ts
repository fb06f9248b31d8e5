import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/index.ts';
import { body, DEFENSE, FOE, OFFENSE, who } from '../cast.ts';
import { type GlowStory, story } from '../scene.ts';
import { attack, DONE, END, name, use } from '../wishes.ts';

const SECOND = 4;

/** A Brute hits Defense; its Surges decide for how much: 4 with one, 6 with three, 7 with four. */
function struck(
  changes: { cards?: CardId[]; shield?: number; reflect?: number },
  ...surgeDice: readonly number[]
): GlowStory {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, changes);
    scene.monster('orc-brute', 2, 2);
    scene.turn(DEFENSE);
  });
  return s.dice(1, ...surgeDice, 12, 6).does(DEFENSE, END);
}

test('scenario 24 [damage.layer-order] [damage.reflect] the order of the layers', () => {
  const full = struck({ cards: ['thick-hide'], shield: 2, reflect: 2 }, 4);
  const layers = { amount: 7, reflected: 2, shielded: 2, armored: 1, loss: 2 };
  full.told('harmed', { who: DEFENSE, ...layers }, 'damage.layer-order');
  full.told('harmed', { who: FOE, amount: 2, how: 'returned' });
  expect(body(full, DEFENSE)).toEqual([8, 0, 0]);
  expect(who(full, FOE).hitpoints).toBe(4);
  full.finish();
  const mirror = struck({ shield: 2, reflect: 6 }, 1, 1);
  mirror.told('harmed', { who: DEFENSE, amount: 4, reflected: 4, shielded: 0, loss: 0 });
  expect(body(mirror, DEFENSE)).toEqual([10, 2, 2]);
  expect(who(mirror, FOE).hitpoints).toBe(2);
  mirror.finish();
});

test('scenario 25 [damage.shield] [damage.armor] what Shield and Armor take', () => {
  const shield = struck({ shield: 3 }, 3).told('harmed', { amount: 6, shielded: 3, loss: 3 }, 'damage.shield');
  expect(body(shield, DEFENSE)).toEqual([7, 0, 0]);
  shield.finish();
  const armor = struck({ cards: ['thick-hide', 'plate-harness'] }, 1, 1);
  armor.told('harmed', { amount: 4, armored: 3, loss: 1 }, 'damage.armor');
  expect(body(armor, DEFENSE)).toEqual([9, 0, 0]);
  armor.dice(4, 2, 12, 6).does(OFFENSE, END).told('harmed', { who: DEFENSE, armored: 3 }).finish();
});

test('scenario 26 [damage.returned-not-returned] no ping-pong', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['heavy-swing', 'thick-hide'], reflect: 2, shield: 1 });
    scene.monster('skeleton-spearman', 2, 2, { reflect: 4 });
    scene.turn(OFFENSE, 2);
  });
  s.dice(10).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('heavy-swing'));
  s.told('harmed', { who: FOE, amount: 6, reflected: 4, armored: 1, loss: 1 }, 'damage.layer-order');
  s.told(
    'harmed',
    { who: OFFENSE, how: 'returned', amount: 4, reflected: 2, shielded: 1, armored: 1, loss: 0 },
    'damage.returned-not-returned',
  );
  expect(body(s, FOE)).toEqual([3, 0, 0]);
  expect(body(s, OFFENSE)).toEqual([8, 0, 0]);
  s.finish();
});

test('scenario 27 [damage.reflect-each-target] [damage.simultaneous] Reflect twice', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['greataxe', 'thick-hide'] });
    scene.monster('orc-brute', 2, 2, { reflect: 2 });
    scene.monster('orc-brute', 3, 1, { reflect: 3 });
    scene.turn(OFFENSE, 3);
  });
  s.dice(10).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE);
  s.does(OFFENSE, use('power')).does(OFFENSE, use('power')).does(OFFENSE, use('greataxe')).does(OFFENSE, name(SECOND));
  s.told('harmed', { who: OFFENSE, by: FOE, amount: 2, armored: 1, loss: 1 }, 'damage.reflect-each-target');
  s.told('harmed', { who: OFFENSE, by: SECOND, amount: 3, armored: 1, loss: 2 }, 'damage.reflect-each-target');
  expect(body(s, FOE)).toEqual([3, 0, 0]);
  expect(body(s, SECOND)).toEqual([6, 0, 0]);
  expect(body(s, OFFENSE)).toEqual([5, 0, 0]);
  s.finish();
});

test('scenario 28 [damage.bypass] around the layers', () => {
  const pierced = (card: 'gap-finder' | 'glowglass-blade', shield: number): GlowStory => {
    const s = story((scene) => {
      scene.hero('offense', 1, 2, { cards: [card] });
      scene.monster('stone-crawler', 2, 2, { reflect: 1, shield });
      scene.turn(OFFENSE, 1);
    });
    s.dice(10).does(OFFENSE, attack(FOE, card === 'gap-finder' ? 'role' : card));
    s.does(OFFENSE, DONE).does(OFFENSE, use(card)).told('harmed', { who: FOE, how: 'attack' }, 'damage.bypass');
    return s.told('harmed', { who: OFFENSE, how: 'returned', amount: 1 });
  };
  const gap = pierced('gap-finder', 1);
  expect(body(gap, FOE)).toEqual([2, 0, 0]);
  gap.finish();
  const glass = pierced('glowglass-blade', 2);
  expect(body(glass, FOE)).toEqual([1, 2, 0]);
  glass.finish();
});
