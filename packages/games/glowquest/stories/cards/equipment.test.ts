import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/index.ts';
import { armorOf, gritOf, hitpointsMax, speedOf } from '../../src/queries/stats.ts';
import { at, bears, body, DEFENSE, FOE, MONSTERS_SEAT, OFFENSE, OTHER, surges, UTILITY, who } from '../cast.ts';
import { block, type GlowStory, sq, story, tile } from '../scene.ts';
import { cellar, dawn } from '../scenes.ts';
import { attack, DONE, END, go, place, use } from '../wishes.ts';

test('[effect.weak] Ring of Dread: one Surge, and a neighbour is Weak 1 to the end of the Encounter', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['ring-of-dread'] });
    scene.monster('orc-brute', 2, 2);
    scene.turn(DEFENSE, 1);
  });
  s.does(DEFENSE, use('ring-of-dread', FOE)).told('used', { cost: 1, left: 0 });
  expect(bears(s, FOE)).toEqual(['weak 1 long']);
  s.dice(1, 1, 1, 12, 4).does(DEFENSE, END).told('harmed', { who: DEFENSE, how: 'attack', amount: 3 }); // 3 less 1, and a Power
  expect(bears(s, FOE)).toEqual(['weak 1 long']);
  s.finish();
});

test.each([
  ['short-sword', 3, 1],
  ['longsword', 4, 1],
  ['greataxe', 4, 1],
  ['war-spear', 3, 2],
  ['halberd', 4, 2],
  ['hunting-bow', 3, 4],
  ['war-hammer', 3, 1],
  ['flame-staff', 2, 4],
  ['storm-rod', 2, 4],
  ['twin-daggers', 3, 1],
  ['mercy-mace', 3, 1],
  ['glowglass-blade', 3, 1],
] as const)('[attack.choose-base] %s does %i, as far as %i', (card, base, far) => {
  const struck = (distance: number): GlowStory =>
    story((scene) => {
      scene.hero('offense', 0, 2, { cards: [card] });
      scene.monster('champion-orc-berserker', distance, 2);
      scene.turn(OFFENSE);
    });
  struck(far).dice(9).does(OFFENSE, attack(FOE, card)).told('attackDeclared', { base: card, damage: base });
  if (far < 4) {
    const rule = far === 2 ? 'pattern.reach' : 'attack.target-adjacent';
    struck(far + 1)
      .refused(OFFENSE, attack(FOE, card), rule)
      .finish();
  }
});

test('[attack.choose-base] the Heavy Crossbow costs 1 Surge for each attack', () => {
  const far = (left: number) =>
    story((scene) => {
      scene.hero('offense', 0, 2, { cards: ['heavy-crossbow'] });
      scene.monster('champion-orc-berserker', 3, 2);
      scene.turn(OFFENSE, left);
    });
  far(0).refused(OFFENSE, attack(FOE, 'heavy-crossbow'), 'benefit.not-enough').finish();
  const s = far(1).dice(9).does(OFFENSE, attack(FOE, 'heavy-crossbow')).told('harmed', { amount: 4 });
  expect(surges(s)).toBe(0);
  s.finish();
});

test('[move.speed-floor] [stack.armor-adds] what armour, shields and boots do all the time', () => {
  const stats = (...cards: CardId[]) => {
    const s = story((scene) => {
      scene.hero('offense', 1, 2, { cards });
      scene.monster('ghoul', 4, 4);
      scene.turn(OFFENSE);
    });
    const hero = who(s, OFFENSE);
    s.finish();
    return [gritOf(hero), armorOf(hero), speedOf(hero), hitpointsMax(s.table, hero)];
  };
  expect(stats()).toEqual([7, 0, 7, 8]);
  expect(stats('buckler')).toEqual([8, 0, 7, 8]);
  expect(stats('tower-shield')).toEqual([7, 1, 6, 8]);
  expect(stats('padded-coat')).toEqual([7, 0, 7, 11]);
  expect(stats('chain-shirt')).toEqual([7, 1, 7, 8]);
  expect(stats('plate-harness')).toEqual([7, 2, 5, 8]);
  expect(stats('duelist-leathers')).toEqual([8, 0, 8, 8]);
  expect(stats('amulet-of-vigor', 'padded-coat', 'tough')).toEqual([7, 0, 7, 17]);
  expect(stats('swift-boots', 'quick')).toEqual([7, 0, 11, 8]);
  expect(stats('bracing-boots', 'buckler', 'defiant')).toEqual([10, 0, 7, 8]);
});

test('[enc.start] Mirror Robe, Warded Tabard and Ring of Thorns give their layers as the Encounter begins', () => {
  const s = dawn(
    (scene) => {
      scene.hero('defense', 0, 0, { cards: ['mirror-robe', 'ring-of-thorns'] });
      scene.hero('offense', 1, 0, { cards: ['warded-tabard'] });
    },
    'orc-brute',
    OFFENSE,
  );
  s.dice(4).does(MONSTERS_SEAT, { type: 'setUp', at: sq(2, 2) });
  expect([DEFENSE, OFFENSE, UTILITY].map((id) => body(s, id))).toEqual([
    [10, 0, 5],
    [8, 4, 0],
    [12, 0, 0],
  ]);
  s.finish();
});

test('[effect.immunity] the Amulet of Clarity keeps off Stun and Weak', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['amulet-of-clarity'] });
    scene.monster('bone-chanter', 2, 2);
    scene.turn(DEFENSE);
  });
  s.dice(5, 2, 12, 4)
    .does(DEFENSE, END)
    .told('used', { benefit: 'dirge' })
    .told('effectRefused', { who: OFFENSE, kind: 'weak' })
    .told('harmed', { amount: 2 });
  expect(bears(s, OFFENSE)).toEqual([]);
  s.finish();
  const stunned = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['amulet-of-clarity'] });
    scene.monster('cult-whisperer', 2, 2);
    scene.turn(DEFENSE);
  });
  stunned.dice(5, 3, 12, 4).does(DEFENSE, END).told('effectRefused', { who: OFFENSE, kind: 'stun' }).finish();
});

test('[damage.fixed] Giant Bane: 1 more against Champions and Lords', () => {
  const blow = (record: 'lord-girdan-the-savage' | 'champion-orc-berserker' | 'orc-brute') =>
    story((scene) => {
      scene.hero('offense', 1, 2, { cards: ['giant-bane', 'wide-arc'] });
      scene.monster(record, 2, 2);
      scene.monster('champion-orc-berserker', 3, 1);
      scene.turn(OFFENSE, 2);
    })
      .dice(9)
      .does(OFFENSE, attack(FOE))
      .does(OFFENSE, DONE)
      .does(OFFENSE, use('wide-arc'))
      .told('harmed', { who: OTHER, amount: 3 });
  blow('lord-girdan-the-savage').told('harmed', { who: FOE, amount: 5 }).finish();
  blow('champion-orc-berserker').told('harmed', { who: FOE, amount: 5 }).finish();
  blow('orc-brute').told('harmed', { who: FOE, amount: 4 }).finish();
});

test('[attack.after-window] Leech Stone: 2 Hitpoints after a hit, none after a miss', () => {
  const drunk = (die: number) => {
    const s = story((scene) => {
      scene.hero('offense', 1, 2, { cards: ['leech-stone'], hitpoints: 2 });
      scene.monster('champion-orc-berserker', 2, 2);
      scene.turn(OFFENSE, 3);
    });
    s.refused(OFFENSE, use('leech-stone'), 'attack.after-window')
      .dice(die)
      .does(OFFENSE, attack(FOE))
      .does(OFFENSE, DONE);
    if (die > 6) s.does(OFFENSE, DONE);
    s.does(OFFENSE, use('leech-stone')).finish();
    return who(s, OFFENSE).hitpoints;
  };
  expect([drunk(9), drunk(2)]).toEqual([4, 2]);
});

test('[turn.surge-roll] Ring of Haste: a final 2 or 3 is worth 1 more', () => {
  const rolled = (...dice: readonly number[]) => {
    const s = story((scene) => {
      cellar(scene).hero('offense', 1, 2, { cards: ['ring-of-haste', 'energetic'] });
      scene.monster('ghoul', 20, 20);
      scene.turn(DEFENSE);
    });
    s.dice(3, 2, ...dice)
      .does(DEFENSE, END)
      .finish();
    return surges(s);
  };
  expect([rolled(3), rolled(2, 2), rolled(2, 4), rolled(1, 1), rolled(4), rolled(2, 3)]).toEqual([4, 3, 4, 1, 4, 4]);
});

test('[momentum.anchor-chooses] [effect.immunity] Anchor Boots: own squares in Momentum, and enemies push nobody about', () => {
  const s = story((scene) => {
    scene.hero('offense', 0, 2, { cards: ['anchor-boots'] });
    scene.monster('tusk-boar', 1, 2);
    scene.turn(DEFENSE);
  });
  s.dice(5, 2, 12).does(DEFENSE, END);
  expect(s.asked()).toEqual([{ seat: OFFENSE, kind: 'momentum', rule: 'momentum.anchor-chooses' }]);
  s.dice(4).does(OFFENSE, place(0, 3)).told('used', { benefit: 'gore' }).told('harmed', { who: OFFENSE, amount: 5 });
  expect(at(s, OFFENSE)).toEqual([0, 3]); // Gore pushed it nowhere, and was held up
  s.finish();
  const slid = story((scene) => {
    scene.hero('utility', 4, 4, { cards: ['guiding-hand'] });
    scene.hero('offense', 0, 2, { cards: ['anchor-boots'] });
    scene.monster('ghoul', 4, 0);
    scene.turn(UTILITY, 1);
  });
  slid.does(UTILITY, use('guiding-hand', OFFENSE)).does(UTILITY, place(2, 2));
  expect(at(slid, OFFENSE)).toEqual([2, 2]); // a friend may
  slid.finish();
});

test('[benefit.pay] Trail Boots: the Move of a Turn costs nothing, and there is still only one', () => {
  const s = story((scene) => {
    scene.floor([tile(1, 'passage', block(0, 0, 1, 15))]).hero('offense', 0, 0, { cards: ['trail-boots'] });
    scene.monster('ghoul', 41, 41);
    scene.turn(OFFENSE, 1);
  });
  s.does(OFFENSE, go(0, 2))
    .told('used', { benefit: 'move', cost: 0, left: 1 })
    .does(OFFENSE, use('brace'))
    .refused(OFFENSE, go(0, 3), 'benefit.limit')
    .finish();
});
