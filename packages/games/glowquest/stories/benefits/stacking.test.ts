import { expect, test } from 'vitest';
import { armorOf, effectSum, gritOf } from '../../src/queries/stats.ts';
import { asked, bears, body, DEFENSE, FOE, isGone, OFFENSE, OTHER, UTILITY, who } from '../cast.ts';
import { story } from '../scene.ts';
import { cellar, IDLE } from '../scenes.ts';
import { attack, DONE, END, flee, go, place, use } from '../wishes.ts';

test('[stack.sum] the same Effect from several sources adds up, and each part runs out in its own time', () => {
  const s = story((scene) => {
    cellar(scene).hero('defense', 1, 2, { cards: ['stare-down', 'ring-of-dread'] });
    scene.monster('orc-brute', 2, 2);
    scene.monster('ghoul', 20, 20);
    scene.effect(FOE, 'stun', 0).turn(DEFENSE, 2);
  });
  s.does(DEFENSE, use('stare-down', FOE)).told('effectGiven', { who: FOE }, 'effect.weak');
  s.does(DEFENSE, use('ring-of-dread', FOE)).told('effectGiven', { who: FOE }, 'stack.sum');
  expect(bears(s, FOE)).toEqual(['stun long', 'weak 2 short', 'weak 1 long']);
  expect(effectSum(who(s, FOE), 'weak')).toBe(3);
  s.dice(1, 2, 4).does(DEFENSE, END);
  expect(effectSum(who(s, FOE), 'weak')).toBe(1);
  s.finish();
});

test('[stack.cap-six] together they count for six at most', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { hitpoints: 8 });
    scene.monster('orc-brute', 2, 2);
    scene
      .effect(FOE, 'unsteady', 4)
      .effect(FOE, 'unsteady', 4)
      .effect(OFFENSE, 'ongoing', 5)
      .effect(OFFENSE, 'ongoing', 2)
      .turn(OFFENSE);
  });
  s.dice(1).does(OFFENSE, attack(FOE)).told('rolledToHit', { die: 1, total: 7 });
  s.dice(1, 2, 1, 4).does(OFFENSE, END).told('harmed', { who: OFFENSE, how: 'ongoing', amount: 6, loss: 6 }).finish();
  const runner = (before: number) => {
    const r = story((scene) => {
      scene.hero('offense', 2, 2);
      scene.monster('ghoul', 1, 1);
      scene.effect(OFFENSE, 'unsteady', before).turn(OFFENSE, 1);
    });
    return r.does(OFFENSE, go(3, 2)).does(OFFENSE, flee(FOE));
  };
  runner(5).told('effectGiven', { who: OFFENSE }, 'stack.users-separate').finish();
  runner(6).told('effectGiven', { who: OFFENSE }, 'stack.cap-six').finish();
});

test('[stack.no-magnitude] Stun twice is Stun, until the last of it is gone', () => {
  const s = story(
    (scene) => {
      cellar(scene).hero('defense', 1, 2);
      scene.monster('orc-brute', 2, 2);
      scene
        .effect(DEFENSE, 'stun', 0, { duration: 'short' })
        .effect(DEFENSE, 'stun', 0, { duration: 'short', turn: 10 });
      scene.effect(FOE, 'stun', 0).turn(DEFENSE);
    },
    { heroes: 'defense' },
  );
  s.refused(DEFENSE, attack(FOE), 'attack.stunned')
    .dice(...IDLE)
    .does(DEFENSE, END);
  expect(bears(s, DEFENSE)).toEqual(['stun short']);
  s.refused(DEFENSE, attack(FOE), 'attack.stunned').dice(3, 2, 2).does(DEFENSE, END);
  s.dice(9).does(DEFENSE, attack(FOE)).does(DEFENSE, DONE).does(DEFENSE, DONE).finish();
  const bashed = (isStunned: boolean) => {
    const b = story((scene) => {
      scene.hero('defense', 1, 2, { cards: ['shield-bash'] });
      scene.monster('orc-brute', 2, 2);
      if (isStunned) scene.effect(FOE, 'stun', 0);
      scene.turn(DEFENSE, 2);
    });
    return b.dice(9).does(DEFENSE, attack(FOE)).does(DEFENSE, DONE).does(DEFENSE, use('shield-bash'));
  };
  bashed(false).told('effectGiven', { who: FOE }, 'effect.stun').finish();
  bashed(true).told('effectGiven', { who: FOE }, 'stack.no-magnitude').finish();
});

test('[stack.refresh-same-benefit] the same Benefit of the same user replaces its own Effect', () => {
  const s = story(
    (scene) => {
      cellar(scene).hero('defense', 1, 2, { cards: ['iron-stance'] });
      scene.monster('ghoul', 20, 20);
      scene.turn(DEFENSE, 1);
    },
    { heroes: 'defense' },
  );
  const grit = (): number => gritOf(who(s, DEFENSE));
  s.does(DEFENSE, use('iron-stance'))
    .dice(...IDLE)
    .does(DEFENSE, END)
    .does(DEFENSE, use('iron-stance'))
    .told('effectGiven', { who: DEFENSE }, 'stack.refresh-same-benefit');
  expect([grit(), bears(s, DEFENSE)]).toEqual([10, ['grit 2 short']]);
  s.dice(...IDLE).does(DEFENSE, END); // refreshed, it lasts through the third Turn
  expect(grit()).toBe(10);
  s.dice(...IDLE).does(DEFENSE, END);
  expect(grit()).toBe(8);
  s.finish();
});

test('[stack.users-separate] two of the same kind of monster add up, and so do fleeing and Glow', () => {
  const s = story((scene) => {
    scene.hero('utility', 2, 2);
    scene.monster('ghoul', 1, 2);
    scene.monster('ghoul', 3, 2);
    scene
      .effect(UTILITY, 'ongoing', 1, { by: OTHER, source: 'rotten-claws', duration: 'short', turn: 10 })
      .turn(DEFENSE);
  });
  // The first Ghoul hits and claws.
  s.dice(3, 2, 8, 4).does(DEFENSE, END).told('used', { who: FOE, benefit: 'rotten-claws' });
  s.told('effectGiven', { who: UTILITY }, 'stack.users-separate');
  expect(bears(s, UTILITY)).toEqual(['ongoing 1 short', 'ongoing 1 short']);
  expect(effectSum(who(s, UTILITY), 'ongoing')).toBe(2);
  s.finish();
  const runner = story((scene) => {
    scene.glow(4, 2).hero('offense', 2, 2);
    scene.monster('ghoul', 1, 1);
    scene.monster('ghoul', 1, 3);
    scene.turn(OFFENSE, 1);
  });
  runner.does(OFFENSE, go(3, 2)).does(OFFENSE, flee(FOE)).does(OFFENSE, flee(OTHER));
  expect(bears(runner, OFFENSE)).toEqual(['unsteady 1 long', 'unsteady 1 long']);
  runner.told('effectGiven', { who: OFFENSE }, 'stack.users-separate').finish();
  const burning = story((scene) => {
    scene.glow(3, 2).hero('defense', 1, 2, { cards: ['kicking-boots', 'hook-and-drag'] });
    scene.monster('orc-brute', 2, 2);
    scene.turn(DEFENSE, 3);
  });
  burning.does(DEFENSE, use('kicking-boots', FOE)).does(DEFENSE, place(3, 2));
  burning
    .does(DEFENSE, use('hook-and-drag', FOE))
    .does(DEFENSE, place(2, 2))
    .does(DEFENSE, use('shove', FOE))
    .does(DEFENSE, place(3, 2));
  expect(bears(burning, FOE)).toEqual(['ongoing 3 long', 'ongoing 3 long']);
  burning.finish();
});

test('[stack.long-once] a Long Benefit waits until its Effect is gone, wherever it is', () => {
  const s = story(
    (scene) => {
      scene.hero('utility', 1, 2, { cards: ['wither', 'mend'] });
      scene.monster('goblin-assassin', 4, 0, { hitpoints: 1 });
      scene.monster('orc-brute', 2, 2);
      scene.effect(FOE, 'stun', 0).effect(OTHER, 'stun', 0).turn(0, 4);
    },
    { heroes: 'utility' },
  );
  s.does(0, use('wither', FOE)).refused(0, use('wither', OTHER), 'benefit.limit');
  s.dice(4, 2, 4)
    .does(0, END)
    .refused(0, use('wither', OTHER), 'stack.long-once')
    .refused(0, use('wither', FOE), 'stack.long-once');
  s.does(0, use('mend', 0)); // anything else is free
  s.finish();
  const over = story((scene) => {
    scene.hero('utility', 1, 2, { cards: ['wither'] });
    scene.monster('goblin-assassin', 2, 2, { hitpoints: 1 });
    scene.monster('orc-brute', 4, 4);
    scene.effect(FOE, 'weak', 1, { by: UTILITY, source: 'wither' }).turn(UTILITY, 2);
  });
  over
    .refused(UTILITY, use('wither', OTHER), 'stack.long-once')
    .dice(9)
    .does(UTILITY, attack(FOE))
    .does(UTILITY, DONE)
    .does(UTILITY, DONE);
  expect(isGone(over, FOE)).toBe(true);
  over.does(UTILITY, use('wither', OTHER));
  expect(bears(over, OTHER)).toEqual(['weak 1 long']);
  over.finish();
  const others = story((scene) => {
    scene.hero('utility', 1, 2, { cards: ['wither'] });
    scene.monster('orc-brute', 4, 4);
    scene
      .effect(FOE, 'weak', 1, { by: OFFENSE, source: 'wither' })
      .effect(FOE, 'weak', 1, { by: UTILITY, source: 'wither', duration: 'short' });
    scene.turn(UTILITY, 2);
  });
  others.does(UTILITY, use('wither', FOE)).finish();
});

test('[stack.shield-reflect-add] Shield and Reflect grow without a limit for heroes', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['raise-shield', 'spiked-guard', 'spiked-shield'], shield: 9, reflect: 8 });
    scene.monster('ghoul', 4, 4);
    scene.turn(DEFENSE, 4);
  });
  s.does(DEFENSE, use('raise-shield')).told('shielded', { who: DEFENSE }, 'stack.shield-reflect-add');
  s.does(DEFENSE, use('spiked-guard')).does(DEFENSE, use('spiked-shield'));
  s.told('reflecting', { who: DEFENSE, reflect: 11 }, 'stack.shield-reflect-add');
  expect(body(s, DEFENSE)).toEqual([10, 12, 11]);
  expect(bears(s, DEFENSE)).toEqual([]);
  s.finish();
});

test('[stack.monster-layer-cap] a monster has 3 Shield and 2 Reflect at most', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('cult-zealot', 2, 2, { reflect: 1, shield: 1 });
    scene.turn(DEFENSE);
  });
  // Fervor (1 Shield) after the hit, then Martyr Thorns no more, for 2 + 1 is enough.
  s.dice(1, 3, 8, 4).does(DEFENSE, END).told('used', { who: FOE, benefit: 'fervor' });
  expect(body(s, FOE)).toEqual([4, 2, 1]);
  s.finish();
  const full = (record: 'champion-cult-hierophant' | 'bone-chanter', shield: number, reflect: number) => {
    const given = story((scene) => {
      cellar(scene).hero('offense', 1, 2);
      scene.monster(record, 20, 20);
      scene.monster('orc-brute', 21, 21, { shield, reflect });
      scene.effect(OTHER, 'stun', 0).turn(DEFENSE);
    });
    given
      .dice(record === 'bone-chanter' ? 5 : 4, 2, 4)
      .does(DEFENSE, END)
      .finish();
    return body(given, OTHER);
  };
  expect(full('bone-chanter', 2, 0)).toEqual([6, 3, 0]);
  expect(full('champion-cult-hierophant', 0, 2)).toEqual([6, 0, 2]);
});

test('[stack.armor-adds] Armor from everywhere adds up', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['thick-hide', 'chain-shirt', 'tower-shield', 'stone-skin'] });
    scene.monster('ghoul', 4, 4);
    scene.effect(FOE, 'armor', 1).turn(DEFENSE, 3);
  });
  s.does(DEFENSE, use('stone-skin'));
  expect(armorOf(who(s, DEFENSE))).toBe(4);
  expect(armorOf(who(s, FOE))).toBe(1);
  s.finish();
});

test('[stack.reduce] one kind of trouble shrinks by 2, the oldest part first; Immobile goes at once, Stun never', () => {
  const shaken = (effect: 'unsteady' | 'immobile' | 'weak') => {
    const s = story((scene) => {
      scene.hero('defense', 1, 2);
      scene.monster('ghoul', 4, 4);
      scene
        .effect(DEFENSE, 'unsteady', 1)
        .effect(DEFENSE, 'weak', 3)
        .effect(DEFENSE, 'unsteady', 2, { duration: 'short' });
      scene.effect(DEFENSE, 'immobile', 0).effect(DEFENSE, 'stun', 0).effect(DEFENSE, 'grit', 2).turn(DEFENSE, 2);
    });
    s.does(DEFENSE, use('shake-off'));
    expect(asked(s)).toEqual(['reduce']);
    s.refused(DEFENSE, { type: 'reduce', effect: 'stun' }, 'stack.reduce').refused(
      DEFENSE,
      { type: 'reduce', effect: 'fragile' },
      'stack.reduce',
    );
    s.does(DEFENSE, { type: 'reduce', effect }).finish();
    return bears(s, DEFENSE);
  };
  expect(shaken('unsteady')).toEqual(['weak 3 long', 'unsteady 1 short', 'immobile long', 'stun long', 'grit 2 long']);
  expect(shaken('weak')).toEqual([
    'unsteady 1 long',
    'weak 1 long',
    'unsteady 2 short',
    'immobile long',
    'stun long',
    'grit 2 long',
  ]);
  expect(shaken('immobile')).toEqual([
    'unsteady 1 long',
    'weak 3 long',
    'unsteady 2 short',
    'stun long',
    'grit 2 long',
  ]);
  const stunned = story((scene) => {
    scene.hero('defense', 1, 2);
    scene.monster('ghoul', 4, 4);
    scene.effect(DEFENSE, 'stun', 0).turn(DEFENSE, 2);
  });
  stunned.refused(DEFENSE, use('shake-off'), 'stack.reduce').finish();
});

test('[stack.remove-all] to remove all negative Effects is to remove all six, and nothing good', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['unbowed'] });
    scene.monster('ghoul', 4, 4);
    for (const kind of ['unsteady', 'fragile', 'weak', 'ongoing'] as const)
      scene.effect(DEFENSE, kind, 2).effect(OFFENSE, kind, 1);
    scene.effect(DEFENSE, 'stun', 0).effect(DEFENSE, 'immobile', 0).effect(DEFENSE, 'weak', 1, { duration: 'short' });
    scene.effect(DEFENSE, 'grit', 1).effect(DEFENSE, 'heal', 1).turn(DEFENSE, 2);
  });
  s.does(DEFENSE, use('unbowed')).told('effectsEnded', { who: DEFENSE }, 'stack.remove-all');
  expect(bears(s, DEFENSE)).toEqual(['grit 1 long', 'heal 1 long']);
  expect([who(s, DEFENSE).shield, bears(s, OFFENSE)]).toEqual([
    2,
    ['unsteady 1 long', 'fragile 1 long', 'weak 1 long', 'ongoing 1 long'],
  ]);
  s.finish();
});
