import { expect, test } from 'vitest';
import { BASICS, CARDS, GLOWS, MONSTERS } from '../../src/content/index.ts';
import { type Benefit, NEGATIVES } from '../../src/content/vocabulary.ts';
import { gritOf } from '../../src/queries/stats.ts';
import { bears, body, DEFENSE, FOE, OFFENSE, OTHER, UTILITY, who } from '../cast.ts';
import { sq, story } from '../scene.ts';
import { cellar, IDLE } from '../scenes.ts';
import { attack, DONE, END, flee, go, use } from '../wishes.ts';

test('[dur.turn] what lasts a Turn ends with the Turn in progress, on whomever it is', () => {
  const s = story((scene) => {
    cellar(scene).glow(1, 1).hero('offense', 1, 2);
    scene.monster('ghoul', 20, 20);
    scene.effect(DEFENSE, 'grit', 1, { duration: 'turn' }).effect(FOE, 'weak', 1, { duration: 'turn' });
    scene.turn(OFFENSE, 1);
  });
  s.does(OFFENSE, use('glow-edge', null, sq(1, 1)));
  expect(bears(s, OFFENSE)).toEqual(['to-hit 2 turn', 'damage 2 turn']);
  s.dice(...IDLE)
    .does(OFFENSE, END)
    .told('effectsEnded', { who: DEFENSE, kinds: ['grit'] }, 'turn.end-remove-turn');
  expect([DEFENSE, OFFENSE].map((id) => bears(s, id))).toEqual([[], []]);
  expect(bears(s, FOE)).toEqual([]);
  s.finish();
});

test('[dur.short] on oneself a Short Effect lasts through the end of the Turn after this one', () => {
  const s = story(
    (scene) => {
      cellar(scene).hero('defense', 1, 2, { cards: ['iron-stance'] });
      scene.monster('ghoul', 20, 20);
      scene.turn(DEFENSE, 1);
    },
    { heroes: 'defense' },
  );
  const grit = (): number => gritOf(who(s, DEFENSE));
  s.does(DEFENSE, use('iron-stance'));
  expect(grit()).toBe(10);
  s.dice(...IDLE).does(DEFENSE, END);
  expect(grit()).toBe(10);
  s.dice(...IDLE)
    .does(DEFENSE, END)
    .told('effectsEnded', { who: DEFENSE, kinds: ['grit'] }, 'turn.end-remove-short');
  expect(grit()).toBe(8);
  s.finish();
});

test('[dur.short] on another it lasts until the end of that one’s own next Turn, however many others pass', () => {
  const s = story((scene) => {
    cellar(scene).hero('utility', 1, 2, { cards: ['quick-ward', 'blinding-flash'] });
    scene.monster('cult-zealot', 2, 2);
    scene.monster('cult-flayer', 20, 20);
    scene.effect(FOE, 'stun', 0);
    scene.turn(UTILITY, 2);
  });
  s.does(UTILITY, use('quick-ward', OFFENSE)).does(UTILITY, use('blinding-flash'));
  expect(bears(s, FOE)).toEqual(['stun long', 'unsteady 2 short']);
  s.dice(3, 2, 4).does(UTILITY, END); // the Flayer acts
  expect([bears(s, OFFENSE), bears(s, FOE)]).toEqual([['grit 2 short'], ['stun long', 'unsteady 2 short']]);
  s.dice(1, 2, 4).does(DEFENSE, END); // the Zealot acts
  expect([bears(s, OFFENSE), bears(s, FOE)]).toEqual([['grit 2 short'], ['stun long']]);
  s.dice(3, 2, 4).does(OFFENSE, END);
  expect(bears(s, OFFENSE)).toEqual([]);
  s.finish();
});

test('[dur.long] a Long Effect outlasts any number of Turns and ends with the Encounter', () => {
  const s = story(
    (scene) => {
      cellar(scene).hero('defense', 1, 2, { cards: ['stone-skin'] });
      scene.monster('ghoul', 20, 20);
      scene.turn(DEFENSE, 3);
    },
    { heroes: 'defense' },
  );
  s.does(DEFENSE, use('stone-skin'));
  for (let turns = 0; turns < 4; turns++) {
    s.dice(...IDLE).does(DEFENSE, END);
    expect(bears(s, DEFENSE)).toEqual(['armor 1 long']);
  }
  s.finish();
  const last = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('ghoul', 2, 2, { hitpoints: 1 });
    scene.effect(OFFENSE, 'armor', 1).effect(UTILITY, 'weak', 1).turn(OFFENSE);
  });
  last.dice(9).does(OFFENSE, attack(FOE)).told('encounterWon');
  expect([OFFENSE, UTILITY].map((id) => bears(last, id))).toEqual([[], []]);
  last.finish();
});

const EVERY: readonly Benefit[] = [
  ...Object.values(BASICS),
  ...Object.values(GLOWS),
  ...Object.values(CARDS).flatMap(({ benefit }) => (benefit === null ? [] : [benefit])),
  ...Object.values(MONSTERS).flatMap(({ benefits }) => benefits),
];

test('[dur.default-long] what comes without a duration stays: Unsteady from fleeing, Ongoing from Glow', () => {
  const s = story((scene) => {
    cellar(scene).glow(3, 2).hero('offense', 1, 2);
    scene.monster('ghoul', 2, 2);
    scene.monster('ghoul', 20, 20);
    scene.turn(OFFENSE, 1);
  });
  s.does(OFFENSE, go(0, 2)).does(OFFENSE, flee(FOE));
  expect(bears(s, OFFENSE)).toEqual(['unsteady 1 long']);
  s.finish();
  // And no Benefit leaves the duration of an Effect open, so that nothing else can need the default.
  const open = EVERY.filter(
    ({ duration, clauses }) => duration === 'now' && clauses.some(({ word }) => NEGATIVES.some((one) => one === word)),
  );
  expect(open).toEqual([]);
});

test('[dur.stun-immobile-default] Stun and Immobile are Short wherever they come from', () => {
  const binding = EVERY.filter(({ clauses }) => clauses.some(({ word }) => word === 'stun' || word === 'immobile'));
  expect(binding.length).toBeGreaterThan(10);
  expect(new Set(binding.map(({ duration }) => duration))).toEqual(new Set(['short']));
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['shield-bash'] });
    scene.monster('orc-brute', 2, 2);
    scene.turn(DEFENSE, 2);
  });
  s.dice(9).does(DEFENSE, attack(FOE)).does(DEFENSE, DONE).does(DEFENSE, use('shield-bash'));
  expect(bears(s, FOE)).toEqual(['stun short']);
  s.dice(1, 2, 6).does(DEFENSE, END).silent('attackDeclared');
  expect(bears(s, FOE)).toEqual([]);
  s.finish();
});

test('[dur.instant] Heal, Shield, Reflect and Surges without a duration happen once and leave nothing behind', () => {
  const s = story((scene) => {
    cellar(scene)
      .glow(0, 1)
      .hero('utility', 1, 2, { cards: ['mend', 'mirror-ward', 'renewal'], hitpoints: 2 });
    scene.monster('ghoul', 20, 20);
    scene.monster('ghoul', 21, 21);
    scene.hero('defense', 4, 4);
    scene.hero('offense', 4, 3);
    scene.turn(UTILITY, 6);
  });
  s.does(UTILITY, use('mend', UTILITY))
    .does(UTILITY, use('mirror-ward', UTILITY))
    .does(UTILITY, use('glow-surge', null, sq(0, 1)));
  expect(body(s, UTILITY)).toEqual([4, 0, 2]);
  expect(bears(s, UTILITY)).toEqual([]);
  // With a duration a Heal is an Effect: nothing now, something at the end of each Turn.
  s.does(UTILITY, use('renewal', UTILITY));
  expect(body(s, UTILITY)).toEqual([4, 0, 2]);
  expect(bears(s, UTILITY)).toEqual(['heal 1 long']);
  s.dice(...IDLE).does(UTILITY, END);
  expect(body(s, UTILITY)).toEqual([5, 0, 2]);
  expect(who(s, OTHER).hitpoints).toBe(5);
  s.finish();
});
