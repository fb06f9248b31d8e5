import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/index.ts';
import { at, bears, body, DEFENSE, FOE, isGone, OFFENSE, surges, UTILITY } from '../cast.ts';
import { type Scene, sq, story } from '../scene.ts';
import { cellar } from '../scenes.ts';
import { attack, END, flee, go, use } from '../wishes.ts';

/** Offense at 1,2 with these cards; a Warboss before it and a Brute at 3,1. */
const holding =
  (cards: CardId[], left = 0, more: (scene: Scene) => void = () => undefined) =>
  (scene: Scene): void => {
    scene.hero('offense', 1, 2, { cards });
    scene.monster('champion-goblin-warboss', 2, 2);
    scene.monster('orc-brute', 3, 1);
    more(scene);
    scene.turn(OFFENSE, left);
  };

test('[effect.immunity] Iron Will and Steady: no Stun, no Immobile, no Unsteady, and fleeing is free', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['iron-will', 'steady'] });
    scene.monster('ghoul', 2, 2);
    scene.turn(DEFENSE);
  });
  s.dice(3, 3, 12, 4)
    .does(DEFENSE, END)
    .told('used', { benefit: 'clutch' })
    .told('effectRefused', { who: OFFENSE, kind: 'immobile' }, 'effect.immunity');
  s.does(OFFENSE, go(0, 0)).does(OFFENSE, flee(FOE)).told('effectRefused', { who: OFFENSE, kind: 'unsteady' });
  expect([at(s, OFFENSE), bears(s, OFFENSE)]).toEqual([[0, 0], ['ongoing 1 short']]);
  s.finish();
  const dazed = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['iron-will'] });
    scene.monster('cult-whisperer', 2, 2);
    scene.turn(DEFENSE);
  });
  dazed
    .dice(5, 3, 12, 4)
    .does(DEFENSE, END)
    .told('used', { benefit: 'mind-lock' })
    .told('effectRefused', { kind: 'stun' })
    .finish();
});

test('[glow.forced-entry] Glow Touched: Glow costs 1 less, never below 0, and burns less', () => {
  const s = story((scene) => {
    scene
      .glow(1, 1)
      .glow(2, 2)
      .hero('defense', 2, 1, { cards: ['glow-touched', 'interpose'] });
    scene.hero('offense', 2, 2);
    scene.monster('ghoul', 4, 4);
    scene.turn(DEFENSE, 2);
  });
  s.does(DEFENSE, use('glow-mirror', null, sq(1, 1))).told('used', { cost: 1, left: 1 });
  s.does(DEFENSE, use('interpose', OFFENSE));
  expect([bears(s, DEFENSE), surges(s)]).toEqual([['ongoing 1 long'], 0]);
  s.does(DEFENSE, use('glow-edge', null, sq(2, 2)))
    .told('used', { cost: 0, left: 0 })
    .finish();
});

test('[attack.to-hit] Pack Tactics: 1 more if another conscious hero is beside the target when it is declared', () => {
  const blow = (more: (scene: Scene) => void) =>
    story(holding(['pack-tactics'], 0, more))
      .dice(6)
      .does(OFFENSE, attack(FOE));
  blow((scene) => void scene.hero('utility', 2, 3))
    .told('hit', { total: 7 })
    .finish();
  blow((scene) => void scene.hero('utility', 2, 3, { hitpoints: 0 }))
    .told('missed', { total: 6 })
    .finish();
  blow((scene) => void scene.hero('utility', 1, 1))
    .told('hit', { total: 7 })
    .finish();
  blow((scene) => void scene.hero('utility', 0, 2))
    .told('missed', { total: 6 })
    .finish();
});

test('[heal.amount] [heal.over-time] Field Medic and Focus Orb: every Heal of one’s Benefits heals 1 more, for each', () => {
  const healed = (cards: CardId[]) =>
    story((scene) => {
      cellar(scene).hero('utility', 1, 2, { cards: ['mend', 'renewal', ...cards], hitpoints: 1 });
      scene.monster('ghoul', 20, 20);
      scene.turn(UTILITY, 3);
    })
      .does(UTILITY, use('mend', UTILITY))
      .does(UTILITY, use('renewal', UTILITY));
  for (const [cards, mended, over] of [
    [[], 3, 'heal 1 long'],
    [['field-medic'], 4, 'heal 2 long'],
    [['field-medic', 'focus-orb'], 5, 'heal 3 long'],
  ] as const) {
    const s = healed([...cards]);
    expect([body(s, UTILITY)[0], bears(s, UTILITY)]).toEqual([mended, [over]]);
    s.finish();
  }
});

test('[effect.ongoing] Lingering Malice: one’s Ongoing is 1 higher, other Effects are not', () => {
  const s = story((scene) => {
    scene.hero('utility', 1, 2, { cards: ['miasma', 'lingering-malice'] });
    scene.monster('ghoul', 4, 4);
    scene.turn(UTILITY, 3);
  });
  s.does(UTILITY, use('miasma', FOE));
  expect(bears(s, FOE)).toEqual(['ongoing 2 long', 'unsteady 1 long']);
  s.finish();
});

test('[gain.draw-three] Scavenger: a Gain draws four cards', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['scavenger'] });
    scene.monster('ghoul', 2, 2, { hitpoints: 1 });
    scene.turn(DEFENSE);
  });
  s.dice(9).does(DEFENSE, attack(FOE));
  expect(isGone(s, FOE)).toBe(true);
  s.does(DEFENSE, { type: 'gain', deck: 'defense' });
  expect(s.table.drawn).toHaveLength(4);
  s.finish();
});
