import { expect, test } from 'vitest';
import { armorOf, gritOf } from '../../src/queries/stats.ts';
import { at, bears, body, DEFENSE, FOE, isGone, OFFENSE, OTHER, UTILITY, who } from '../cast.ts';
import { type Scene, sq, story } from '../scene.ts';
import { cellar, IDLE } from '../scenes.ts';
import { attack, DONE, END, flee, go, use } from '../wishes.ts';

/** Offense at 1,2, an Orc Brute before it at 2,2 and another at 3,1, where a Sweep reaches it. */
const facing =
  (surges: number, more: (scene: Scene) => void = () => undefined) =>
  (scene: Scene): void => {
    scene.hero('offense', 1, 2, { cards: ['wide-arc'] });
    scene.monster('orc-brute', 2, 2);
    scene.monster('orc-brute', 3, 1);
    more(scene);
    scene.turn(OFFENSE, surges);
  };

test('[effect.unsteady] whoever attacks the bearer adds its Unsteady to the roll, and nobody else', () => {
  const unsteady = story(facing(0, (scene) => scene.effect(FOE, 'unsteady', 2)));
  unsteady
    .dice(4)
    .does(OFFENSE, attack(FOE))
    .told('rolledToHit', { die: 4, total: 6 })
    .told('hit', { total: 6 })
    .finish();
  const other = story(facing(0, (scene) => scene.effect(OTHER, 'unsteady', 2).effect(OFFENSE, 'unsteady', 2)));
  other.dice(5).does(OFFENSE, attack(FOE)).told('missed', { total: 5 }).finish();
});

test('[effect.fragile] an attack does more to a fragile target, be it the first or one of its pattern', () => {
  const s = story(facing(2, (scene) => scene.effect(FOE, 'fragile', 1).effect(OTHER, 'fragile', 2)));
  s.dice(9).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('wide-arc'));
  s.told('harmed', { who: FOE, amount: 5 }).told('harmed', { who: OTHER, amount: 5 }).finish();
});

test('[effect.fragile] it makes nothing of returned damage, Ongoing, a rock or dealt damage', () => {
  const s = story((scene) => {
    cellar(scene).glow(0, 2).hero('offense', 1, 2);
    scene.monster('orc-brute', 2, 2, { reflect: 2 });
    scene.monster('orc-brute', 20, 20);
    scene.effect(OFFENSE, 'fragile', 2).effect(OFFENSE, 'ongoing', 1).effect(FOE, 'fragile', 2).turn(OFFENSE, 2);
  });
  s.does(OFFENSE, use('glow-lance', FOE, sq(0, 2))).told('harmed', { who: FOE, how: 'dealt', amount: 3 });
  s.told('harmed', { who: OFFENSE, how: 'returned', amount: 2, loss: 2 });
  s.dice(3, 2, 2, 4).does(OFFENSE, END).told('harmed', { who: OFFENSE, how: 'ongoing', amount: 1, loss: 1 });
  s.finish();
  const down = story((scene) => {
    scene.hero('utility', 1, 2, { hitpoints: 0 });
    scene.monster('orc-brute', 4, 4);
    scene.effect(FOE, 'fragile', 2).turn(OFFENSE);
  });
  // The Brute braces itself far from anybody awake; then Utility, who lies there, throws a rock.
  down.dice(1, 3).does(OFFENSE, END).dice(5).does(UTILITY, { type: 'throwRock', target: FOE });
  down.told('harmed', { who: FOE, how: 'dealt', amount: 2, shielded: 2 });
  down.finish();
});

test('[effect.weak] a weak attacker does less, to the others in its pattern as well, but never less than nothing', () => {
  const s = story(facing(2, (scene) => scene.effect(OFFENSE, 'weak', 2)));
  s.dice(9).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('wide-arc'));
  s.told('harmed', { who: FOE, amount: 2 }).told('harmed', { who: OTHER, amount: 1 }).finish();
  // What is below nothing does not eat up a bonus.
  const feeble = story(facing(1, (scene) => scene.effect(OFFENSE, 'weak', 5)));
  feeble.dice(9).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('power'));
  feeble.told('harmed', { who: FOE, amount: 1 }).finish();
});

test('[effect.ongoing] at the end of its own Turn, and of no other, the bearer loses Hitpoints past every layer', () => {
  const s = story((scene) => {
    cellar(scene).hero('defense', 1, 2, { cards: ['thick-hide'], shield: 3, reflect: 3 });
    scene.monster('ghoul', 20, 20);
    scene.effect(DEFENSE, 'ongoing', 2).effect(DEFENSE, 'fragile', 3).effect(UTILITY, 'ongoing', 1).turn(DEFENSE);
  });
  s.dice(...IDLE)
    .does(DEFENSE, END)
    .told('harmed', { who: DEFENSE, how: 'ongoing', reflected: 0, shielded: 0, armored: 0, loss: 2 });
  expect(body(s, DEFENSE)).toEqual([8, 3, 3]);
  expect(who(s, UTILITY).hitpoints).toBe(12);
  s.dice(...IDLE)
    .does(OFFENSE, END)
    .silent('harmed')
    .dice(...IDLE)
    .does(UTILITY, END);
  expect([body(s, DEFENSE)[0], body(s, UTILITY)[0]]).toEqual([8, 11]);
  s.finish();
});

test('[effect.stun] [attack.stunned] the stunned do not attack, but walk and use what needs no attack', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('ghoul', 2, 2);
    scene.effect(OFFENSE, 'stun', 0, { duration: 'short' }).turn(OFFENSE, 2);
  });
  s.refused(OFFENSE, attack(FOE), 'attack.stunned')
    .does(OFFENSE, use('guard'))
    .does(OFFENSE, go(0, 2))
    .does(OFFENSE, flee(FOE));
  expect(at(s, OFFENSE)).toEqual([0, 2]);
  s.finish();
});

test('[effect.immobile] the immobile take no step of their own, but attack and are moved', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['tumble'] });
    scene.monster('ghoul', 2, 2);
    scene.effect(OFFENSE, 'immobile', 0, { duration: 'short' }).turn(OFFENSE, 4);
  });
  s.refused(OFFENSE, go(0, 2), 'effect.immobile').refused(OFFENSE, use('tumble'), 'effect.immobile');
  s.refused(OFFENSE, use('slip-away'), 'effect.immobile')
    .dice(9)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, DONE)
    .does(OFFENSE, DONE);
  expect(at(s, OFFENSE)).toEqual([2, 2]);
  s.refused(OFFENSE, go(0, 2), 'effect.immobile').finish();
});

test('[effect.bonuses] bonuses that last are Effects of the bearer, and more damage is for the first target only', () => {
  const s = story((scene) => {
    cellar(scene).hero('utility', 4, 4, { cards: ['war-chant', 'blessing', 'quick-ward', 'stone-ward'] });
    scene.hero('offense', 1, 2, { cards: ['wide-arc'] });
    scene.hero('defense', 4, 3);
    scene.monster('orc-brute', 2, 2);
    scene.monster('orc-brute', 3, 1);
    scene.monster('ghoul', 20, 20);
    scene.effect(FOE, 'stun', 0).effect(OTHER, 'stun', 0).turn(UTILITY, 6);
  });
  s.does(UTILITY, use('war-chant')).does(UTILITY, use('blessing', OFFENSE)).does(UTILITY, use('quick-ward', OFFENSE));
  s.does(UTILITY, use('stone-ward', DEFENSE));
  expect(bears(s, OFFENSE)).toEqual(['damage 1 short', 'to-hit 2 short', 'grit 2 short']);
  expect([bears(s, UTILITY), bears(s, FOE)]).toEqual([['damage 1 short'], ['stun long']]);
  expect([
    gritOf(who(s, OFFENSE)),
    gritOf(who(s, DEFENSE)),
    armorOf(who(s, DEFENSE)),
    armorOf(who(s, OFFENSE)),
  ]).toEqual([9, 8, 1, 0]);
  s.dice(...IDLE)
    .does(UTILITY, END)
    .dice(3, 2, 2)
    .does(DEFENSE, END);
  s.dice(4)
    .does(OFFENSE, attack(FOE))
    .told('rolledToHit', { die: 4, total: 6 })
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('wide-arc'));
  s.told('harmed', { who: FOE, amount: 5 }).told('harmed', { who: OTHER, amount: 3 }).finish();
});

test('[effect.immunity] the immune never receive it; the rest of the Benefit works', () => {
  const lord = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['dazing-blow'] });
    scene.monster('lord-skrit-nine-knives', 2, 2);
    scene.turn(OFFENSE, 3);
  });
  lord.dice(9).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('dazing-blow'));
  lord.told('effectRefused', { who: FOE, kind: 'stun' }, 'effect.immunity').told('harmed', { who: FOE, amount: 5 });
  expect(bears(lord, FOE)).toEqual([]);
  lord.finish();
  const bones = story((scene) => {
    scene.glow(3, 3).hero('offense', 1, 2, { cards: ['open-vein'] });
    scene.monster('skeleton-spearman', 2, 2);
    scene.turn(OFFENSE, 2);
  });
  bones.dice(9).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('open-vein'));
  bones.told('effectRefused', { who: FOE, kind: 'ongoing' }).told('harmed', { amount: 4, armored: 1, loss: 3 });
  expect(bears(bones, FOE)).toEqual([]);
  bones.finish();
});

test('[effect.gone-with-bearer] Effects end with their bearer, not with the one who gave them', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('ghoul', 2, 2, { hitpoints: 1 });
    scene.monster('ghoul', 4, 4);
    scene.effect(OFFENSE, 'ongoing', 1, { by: FOE, source: 'rotten-claws' }).turn(OFFENSE);
  });
  s.dice(9).does(OFFENSE, attack(FOE));
  expect(isGone(s, FOE)).toBe(true);
  expect(bears(s, OFFENSE)).toEqual(['ongoing 1 long']);
  s.finish();
  const fallen = story((scene) => {
    scene.hero('offense', 1, 2, { hitpoints: 1 });
    scene.monster('ghoul', 4, 4);
    scene.effect(OFFENSE, 'ongoing', 1).effect(OFFENSE, 'grit', 2).effect(OFFENSE, 'unsteady', 1);
    scene.effect(DEFENSE, 'grit', 2, { by: OFFENSE }).turn(OFFENSE);
  });
  fallen.dice(4).does(OFFENSE, END).told('fell', { hero: OFFENSE });
  expect([bears(fallen, OFFENSE), bears(fallen, DEFENSE)]).toEqual([[], ['grit 2 long']]);
  fallen.finish();
});
