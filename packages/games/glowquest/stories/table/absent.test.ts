import type { Ask } from '@questhall/kernel';
import { OPENLY } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { fallback } from '../../src/fallback.ts';
import type { Action, Glowquest } from '../../src/types/index.ts';
import { asked, DEFENSE, FOE, OFFENSE, UTILITY } from '../cast.ts';
import { type GlowStory, story } from '../scene.ts';
import { outset, stack } from '../scenes.ts';
import { attack, award, DECLINE, END, END_PHASE, keep, RECOVER } from '../wishes.ts';

// A seat whose player has gone: what must be chosen is chosen anyhow, and everything else passes.

/** What the absent seat would do about the first question, and then does. */
function absent(s: GlowStory): Action {
  const [ask] = s.state.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  const action = fallback(s.state, ask);
  s.does(ask.seat, action);
  return action;
}

test('[create.three-gains] an absent hero is made of the first cards that come, and nothing is shuffled back', () => {
  const s = outset((draft) => stack(draft, 'defense', 'anchor', 'payback', 'bulwark'));
  expect([absent(s), absent(s)]).toEqual([{ type: 'gain', deck: 'defense' }, keep('anchor')]);
  expect(s.table.discards.defense).toEqual(['payback', 'bulwark']);
  s.finish();
});

test('[level.optional] [explore.start] an absent hero does not Level Up, stands anywhere, and lets its Phases pass', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('grey-wolf', 2, 2);
    scene.turn(OFFENSE);
  });
  s.dice(12).does(OFFENSE, attack(FOE)).told('encounterWon');
  expect([absent(s), absent(s), absent(s)]).toEqual([DECLINE, DECLINE, DECLINE]);
  for (let i = 0; i < 3; i++) expect([asked(s), absent(s).type]).toEqual([['stand'], 'stand']);
  expect(asked(s)).toEqual(['explore']);
  expect(absent(s)).toEqual(END_PHASE);
  s.finish();
});

test('[bounty.reward] a Bounty goes to the first hero when nobody is there to say whose it is', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('grey-wolf', 2, 2, { bounty: 1 });
    scene.turn(OFFENSE);
  });
  s.dice(12).does(OFFENSE, attack(FOE));
  while (asked(s)[0] === 'gain') absent(s);
  expect([asked(s), absent(s)]).toEqual([['bounty'], award(DEFENSE, 'equipment')]);
  s.finish();
});

test('[down.recover] an absent hero ends its Turns, and tries to get up when it lies there', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2);
    scene.hero('offense', 0, 0, { hitpoints: 0 });
    scene.monster('ghoul', 4, 4);
    scene.effect(FOE, 'stun', 1).effect(FOE, 'immobile', 0).turn(DEFENSE);
  });
  s.dice(3, 2);
  expect([absent(s), asked(s)]).toEqual([END, ['down']]);
  s.dice(1, 4); // it fails, and the next hero has a Turn
  expect(absent(s)).toEqual(RECOVER);
  s.finish();
});

/** A question as it might be put to Utility. */
const asking = (question: Ask<Glowquest>['question']): Ask<Glowquest> => ({
  id: 1,
  seat: UTILITY,
  rule: 'turn.free-order',
  ...OPENLY,
  question,
});

test('[stack.reduce] what an absent hero makes smaller is the first there is, and windows are passed over', () => {
  const { state } = story((scene) => {
    scene.hero('utility', 1, 2);
    scene.effect(UTILITY, 'stun', 1).effect(UTILITY, 'weak', 1).effect(UTILITY, 'ongoing', 1).turn(UTILITY);
    scene.monster('ghoul', 4, 4);
  });
  expect(fallback(state, asking({ kind: 'reduce', who: UTILITY, bearer: UTILITY, by: 1 }))).toEqual({
    type: 'reduce',
    effect: 'weak',
  });
  expect(fallback(state, asking({ kind: 'hit', who: UTILITY }))).toEqual({ type: 'done' });
  expect(fallback(state, asking({ kind: 'trade', card: 'longsword', from: 0, to: 1 }))).toEqual(DECLINE);
});
