import { expect, test } from 'vitest';
import { at, bears, body, DEFENSE, FOE, isGone, OFFENSE, UTILITY, who } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { cellar } from '../scenes.ts';
import { END } from '../wishes.ts';

/** What a monster was seen to do in the last move: everything but the dice and what came of it. */
const deeds = (s: GlowStory): readonly string[] =>
  s.heard(0).flatMap((event) => {
    if (event.type === 'chose') return [`chose ${event.target}`];
    if (event.type === 'used') return [event.benefit];
    if (event.type === 'attackDeclared') return [`attack ${event.target}`];
    return event.type === 'walked' ? [`walk ${event.path.length}`] : [];
  });

test('[ctrl.blind] whatever a hero has or lacks, the monster does the same', () => {
  const seen = (changes: Parameters<Scene['hero']>[3], more: (scene: Scene) => void = () => undefined) => {
    const s = story((scene) => {
      scene.hero('offense', 4, 0);
      scene.hero('defense', 0, 4, changes);
      scene.monster('goblin-assassin', 2, 2);
      more(scene);
      scene.turn(UTILITY);
    });
    // Equally near: Defense comes first after Utility. A 6 is made an 8; then Backstab is paid for.
    s.dice(1, 5, 6, 4).does(UTILITY, END);
    return deeds(s);
  };
  const usual = ['move', 'walk 1', 'aim', 'aim', 'backstab'];
  expect(seen({}).filter((deed) => usual.includes(deed))).toEqual(usual);
  const bare = seen({});
  expect(seen({ hitpoints: 1 })).toEqual(bare);
  expect(seen({ shield: 9, reflect: 9 })).toEqual(bare);
  expect(seen({ cards: ['plate-harness', 'tower-shield', 'phoenix-charm'] })).toEqual(bare);
  expect(seen({}, (scene) => scene.effect(DEFENSE, 'armor', 3).effect(OFFENSE, 'fragile', 5))).toEqual(bare);
});

test('[ctrl.blind] it strikes a hero with 5 Reflect though it dies of it', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { reflect: 5 });
    scene.monster('goblin-assassin', 2, 2);
    scene.monster('goblin-archer', 41, 41);
    scene.turn(DEFENSE);
  });
  s.dice(1, 2, 8, 4).does(DEFENSE, END).told('used', { who: FOE, benefit: 'backstab' }).told('died', { monster: FOE });
  expect([isGone(s, FOE), body(s, DEFENSE)]).toEqual([true, [10, 0, 0]]);
  s.finish();
});

test('[ctrl.assumed-grit] it takes every Grit for 8: it pays too much for one of 6, and nothing for one of 10', () => {
  const struck = (role: 'utility' | 'defense', die: number, grit: number) => {
    const s = story((scene) => {
      scene.hero(role, 1, 2);
      scene.monster('orc-brute', 2, 2);
      if (grit > 0) scene.effect(role === 'defense' ? DEFENSE : UTILITY, 'grit', grit);
      scene.turn(DEFENSE);
    });
    s.dice(1, 2, die, 4).does(DEFENSE, END).finish();
    return s;
  };
  const low = struck('utility', 6, 0).told('hit', { total: 8, grit: 6 });
  low.told('used', { who: FOE, benefit: 'aim' }, 'ctrl.assumed-grit');
  expect(deeds(low)).toEqual(['chose null', 'chose 2', 'attack 2', 'aim', 'aim']);
  const high = struck('defense', 8, 2).told('missed', { total: 8, grit: 10 });
  expect(deeds(high)).toEqual(['chose null', 'chose 0', 'attack 0']);
});

test('[ctrl.no-unconscious] it goes for nobody who lies there: not as a target, not as a goal', () => {
  const s = story((scene) => {
    cellar(scene).hero('utility', 4, 2, { hitpoints: 0 });
    scene.hero('defense', 0, 2);
    scene.monster('ghoul', 3, 2);
    scene.turn(DEFENSE);
  });
  s.dice(3, 2, 1, 4)
    .does(DEFENSE, END)
    .told('chose', { monster: FOE, target: DEFENSE, why: 'only' })
    .told('attackDeclared', { target: DEFENSE });
  expect(at(s, UTILITY)).toEqual([4, 2]);
  s.finish();
});

test('[ctrl.no-pulled-punches] who can attack attacks, be it for nothing or the end of a hero', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { hitpoints: 1 });
    scene.monster('orc-brute', 2, 2, { hitpoints: 1 });
    scene.turn(DEFENSE);
  });
  s.dice(1, 2, 12, 4)
    .does(DEFENSE, END)
    .told('attackDeclared', { attacker: FOE, target: DEFENSE }, 'ctrl.9-attack')
    .told('fell', { hero: DEFENSE })
    .finish();
  const weak = story((scene) => {
    scene.hero('defense', 1, 2, { shield: 9 });
    scene.monster('orc-brute', 2, 2);
    scene.effect(FOE, 'weak', 6).turn(DEFENSE);
  });
  weak.dice(1, 2, 12, 4).does(DEFENSE, END).told('attackDeclared', { target: DEFENSE }, 'ctrl.no-pulled-punches');
  weak.told('harmed', { who: DEFENSE, loss: 0 });
  expect([bears(weak, DEFENSE), who(weak, DEFENSE).hitpoints]).toEqual([['unsteady 1 short'], 10]);
  weak.finish();
});
