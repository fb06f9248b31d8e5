import { expect, test } from 'vitest';
import { effectSum, gritOf } from '../../src/queries/stats.ts';
import { at, DEFENSE, isGone, OFFENSE, question, UTILITY, who } from '../cast.ts';
import { type GlowStory, story } from '../scene.ts';
import { IDLY, idle } from '../scenes.ts';
import { attack, DONE, dodge, END, flee, go, rock, use } from '../wishes.ts';

test('scenario 30 [turn.end-heal-then-ongoing] [enc.monster-turn-after-hero] [resolve.pay-on-unconscious] end of Turn', () => {
  const s = story((scene) => {
    idle(scene);
    scene.hero('defense', 0, 0);
    scene.hero('utility', 2, 0, { hitpoints: 1 });
    scene.effect(UTILITY, 'heal', 1).effect(UTILITY, 'ongoing', 2).turn(UTILITY);
  });
  expect(s.table.resolve).toBe(3);
  s.dice(2)
    .does(UTILITY, END)
    .told('healed', { who: UTILITY, hitpoints: 2 })
    .told('harmed', { who: UTILITY, loss: 2, hitpoints: 0 });
  s.told('fell', { hero: UTILITY, resolve: 2 }).silent('recordRolled').told('turnBegan', { who: DEFENSE });
  expect(question(s)).toEqual({ kind: 'turn', who: DEFENSE });
  s.finish();
});

/** Defense has Iron Stance; a Round passes in which nothing happens. */
const stance = () =>
  story((scene) => {
    idle(scene);
    scene.hero('defense', 0, 0, { cards: ['iron-stance'] });
    scene.turn(DEFENSE, 1);
  });
function passRound(s: GlowStory): void {
  for (const seat of [DEFENSE, OFFENSE, UTILITY]) s.dice(...IDLY, 2).does(seat, END);
}
const grit = (s: GlowStory) => gritOf(who(s, DEFENSE));

test('scenario 31 [dur.short] [turn.end-remove-short] [stack.refresh-same-benefit] short on oneself', () => {
  const once = stance();
  expect(grit(once)).toBe(8);
  once.does(DEFENSE, use('iron-stance'));
  passRound(once);
  expect(grit(once)).toBe(10);
  once.dice(...IDLY, 2).does(DEFENSE, END);
  expect(grit(once)).toBe(8);
  once.finish();
  const twice = stance().does(DEFENSE, use('iron-stance'));
  passRound(twice);
  twice.does(DEFENSE, use('iron-stance'));
  expect(grit(twice)).toBe(10);
  passRound(twice);
  expect(grit(twice)).toBe(10);
  twice.dice(...IDLY, 2).does(DEFENSE, END);
  expect(grit(twice)).toBe(8);
  twice.finish();
});

test('scenario 32 [stack.long-once] [stack.sum] long once', () => {
  const s = story((scene) => {
    scene.hero('defense', 0, 1, { cards: ['ring-of-dread'] });
    scene.hero('offense', 0, 2, { cards: ['hard-hitter', 'longsword'] });
    scene.hero('utility', 0, 4, { cards: ['wither'] });
    for (const x of [1, 4]) {
      const ghoul = scene.monster('ghoul', x, 2);
      scene.effect(ghoul, 'stun', 1).effect(ghoul, 'immobile', 1);
    }
    scene.effect(3, 'weak', 1, { by: UTILITY, source: 'wither' }).turn(UTILITY, 2);
  });
  s.refused(UTILITY, use('wither', 4), 'stack.long-once').dice(3, 1, 1, 2).does(UTILITY, END);
  s.does(DEFENSE, use('ring-of-dread', 3));
  expect([effectSum(who(s, 3), 'weak'), effectSum(who(s, 4), 'weak')]).toEqual([2, 0]);
  s.dice(3, 1, 1, 2)
    .does(DEFENSE, END)
    .dice(12)
    .does(OFFENSE, attack(3, 'longsword'))
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('power'));
  s.does(OFFENSE, use('power'));
  expect(isGone(s, 3)).toBe(true);
  s.dice(3, 1, 1, 2).does(OFFENSE, END).does(UTILITY, use('wither', 4));
  expect(effectSum(who(s, 4), 'weak')).toBe(1);
  s.finish();
});

test('scenario 33 [leave.choice] [leave.once-per-enemy] [leave.dodge] [move.shift] leaving two enemies', () => {
  const [M1, M2, M3] = [3, 4, 5] as const;
  const s = story((scene) => {
    scene.hero('offense', 2, 2, { cards: ['tumble'] });
    scene.monster('ghoul', 1, 1);
    scene.monster('ghoul', 1, 3);
    scene.monster('ghoul', 1, 0);
    scene.turn(OFFENSE, 2);
  });
  s.does(OFFENSE, go(3, 1));
  expect(question(s)).toEqual({ kind: 'leave', who: OFFENSE, enemies: [M1, M2] });
  s.does(OFFENSE, flee(M1)).dice(4).does(OFFENSE, dodge(M2)).told('dodged', { enemy: M2, passed: true });
  expect([at(s, OFFENSE), effectSum(who(s, OFFENSE), 'unsteady')]).toEqual([[3, 1], 1]);
  s.does(OFFENSE, go(2, 0)).does(OFFENSE, go(3, 0));
  expect(question(s)).toEqual({ kind: 'leave', who: OFFENSE, enemies: [M3] });
  s.refused(OFFENSE, dodge(M1), 'leave.once-per-enemy')
    .dice(3)
    .does(OFFENSE, dodge(M3))
    .told('dodged', { enemy: M3, passed: false });
  expect(at(s, OFFENSE)).toEqual([2, 0]);
  s.refused(OFFENSE, use('tumble'), 'leave.dodge')
    .refused(OFFENSE, go(3, 0), 'leave.dodge')
    .dice(12)
    .does(OFFENSE, attack(M3))
    .finish();
});

test('scenario 34 [down.truncated-turn] [down.throw-rock] [down.heal-wakes] down and up', () => {
  const s = story((scene) => {
    scene.hero('offense', 2, 2, { hitpoints: 2 });
    scene.hero('utility', 3, 3, { cards: ['mend'] });
    scene.monster('cave-bear', 1, 2);
    scene.monster('grey-wolf', 0, 0, { shield: 1 });
    scene.turn(DEFENSE);
  });
  s.dice(3, 1, 1, 12).does(DEFENSE, END).told('fell', { hero: OFFENSE, resolve: 2 });
  expect(s.asked()).toMatchObject([{ seat: OFFENSE, kind: 'down' }]);
  s.dice(2)
    .does(OFFENSE, rock(4))
    .told('harmed', { who: 4, shielded: 1, loss: 1, hitpoints: 2 })
    .silent('recordRolled');
  s.does(UTILITY, use('mend', OFFENSE)).told('woke', { who: OFFENSE });
  expect([who(s, OFFENSE).hitpoints, s.table.resolve]).toEqual([2, 2]);
  s.dice(3, 1, 1, 12, 2).does(UTILITY, END).told('fell', { hero: OFFENSE, resolve: 1 });
  expect(s.table.resolve).toBe(1);
  s.finish();
});
