import { expect, test } from 'vitest';
import type { Rule } from '../../src/rulebook/index.ts';
import { asked, bears, body, DEFENSE, FOE, MONSTERS_SEAT, OFFENSE, OTHER, surges, who } from '../cast.ts';
import { story } from '../scene.ts';
import { attack, DONE, END, place, use } from '../wishes.ts';

test('[benefit.pay] a Benefit costs its full price once and does what it says once', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['spiked-guard'] });
    scene.monster('ghoul', 4, 4);
    scene.turn(DEFENSE, 5);
  });
  s.does(DEFENSE, use('spiked-guard')).told(
    'used',
    { who: DEFENSE, benefit: 'spiked-guard', cost: 2, left: 3 },
    'benefit.pay',
  );
  expect([surges(s), body(s, DEFENSE)]).toEqual([3, [10, 0, 2]]);
  s.finish();
});

test('[benefit.not-enough] what costs more than there is cannot be had', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['thorn-wall', 'spiked-guard'] });
    scene.monster('ghoul', 4, 4);
    scene.turn(DEFENSE, 2);
  });
  s.refused(DEFENSE, use('thorn-wall'), 'benefit.not-enough', { benefit: 'thorn-wall', cost: 3, surges: 2 });
  s.does(DEFENSE, use('spiked-guard')).refused(DEFENSE, use('guard'), 'benefit.not-enough').finish();
});

test('[benefit.limit] once a Turn unless it says otherwise; twice; and only below so much Shield', () => {
  const s = story(
    (scene) => {
      scene.hero('defense', 1, 2, { cards: ['iron-stance'] });
      scene.monster('ghoul', 41, 41);
      scene.turn(DEFENSE, 6);
    },
    { heroes: 'defense' },
  );
  s.does(DEFENSE, use('iron-stance'))
    .refused(DEFENSE, use('iron-stance'), 'benefit.limit')
    .does(DEFENSE, use('guard'))
    .does(DEFENSE, use('guard'));
  s.refused(DEFENSE, use('guard'), 'benefit.limit');
  expect(who(s, DEFENSE).shield).toBe(2);
  s.dice(3, 2, 4)
    .does(DEFENSE, END)
    .refused(DEFENSE, use('guard'), 'benefit.limit')
    .does(DEFENSE, use('iron-stance'))
    .finish();
  const guarded = story((scene) => {
    scene.hero('defense', 1, 2, { shield: 1 });
    scene.monster('ghoul', 4, 4);
    scene.turn(DEFENSE, 6);
  });
  guarded
    .does(DEFENSE, use('guard'))
    .refused(DEFENSE, use('guard'), 'benefit.limit', { benefit: 'guard', shield: 2 })
    .finish();
});

test('[benefit.category] some Benefits do not work on a Lord', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['challenge'] });
    scene.monster('lord-girdan-the-savage', 2, 2);
    scene.monster('champion-orc-berserker', 4, 4);
    scene.turn(DEFENSE, 2);
  });
  s.refused(DEFENSE, use('challenge', FOE), 'benefit.category').does(DEFENSE, use('challenge', OTHER));
  expect([bears(s, FOE), bears(s, OTHER)]).toEqual([[], ['taunt short']]);
  s.finish();
});

test('[benefit.timing] every Benefit has its moment', () => {
  const untimely = (id: string): Rule => (id === 'hit-and-run' ? 'attack.after-window' : 'benefit.timing');
  const s = story((scene) => {
    scene.hero('offense', 1, 2, {
      cards: ['heavy-swing', 'precise-cut', 'lunge', 'hit-and-run', 'parrying-dagger', 'tumble'],
    });
    scene.monster('champion-goblin-warboss', 2, 2);
    scene.turn(OFFENSE, 6);
  });
  for (const id of ['heavy-swing', 'precise-cut', 'hit-and-run', 'parrying-dagger', 'aim', 'power'])
    s.refused(OFFENSE, use(id), untimely(id));
  s.dice(5).does(OFFENSE, attack(FOE));
  for (const id of ['heavy-swing', 'lunge', 'hit-and-run', 'parrying-dagger', 'tumble', 'guard'])
    s.refused(OFFENSE, use(id), untimely(id));
  s.does(OFFENSE, use('precise-cut')).does(OFFENSE, DONE);
  expect(asked(s)).toEqual(['hit']);
  for (const id of ['aim', 'lunge', 'hit-and-run', 'parrying-dagger', 'tumble'])
    s.refused(OFFENSE, use(id), untimely(id));
  s.does(OFFENSE, use('heavy-swing')).does(OFFENSE, DONE);
  s.refused(OFFENSE, use('lunge'), 'benefit.timing').does(OFFENSE, use('hit-and-run')).finish();
  const missed = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['parrying-dagger', 'heavy-swing'] });
    scene.monster('orc-brute', 2, 2);
    scene.turn(OFFENSE, 3);
  });
  missed.dice(1).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).refused(OFFENSE, use('heavy-swing'), 'benefit.timing');
  missed.does(OFFENSE, use('parrying-dagger')).refused(OFFENSE, use('parrying-dagger'), 'benefit.limit');
  expect(body(missed, OFFENSE)).toEqual([8, 0, 2]);
  missed.finish();
});

test('[benefit.own-turn-only] nobody pays for anything in the Turn of another', () => {
  const s = story((scene) => {
    scene.hero('defense', 4, 4, { cards: ['raise-shield'] });
    scene.hero('offense', 0, 2, { cards: ['light-feet'] });
    scene.monster('ghoul', 1, 2);
    scene.turn(DEFENSE, 3);
  });
  s.refused(OFFENSE, use('guard'), 'kernel.not-asked').refused(MONSTERS_SEAT, use('guard'), 'kernel.not-asked');
  s.dice(3, 2, 9)
    .does(DEFENSE, END)
    .refused(OFFENSE, use('guard'), 'momentum.anchor-chooses')
    .refused(DEFENSE, use('raise-shield'), 'kernel.not-asked');
  s.dice(4).does(OFFENSE, place(0, 1)).finish();
});
