import { expect, test } from 'vitest';
import { asked, at, bears, body, DEFENSE, OFFENSE, offered, surges, UTILITY } from '../cast.ts';
import { type GlowStory, type Scene, sq, story } from '../scene.ts';
import { cellar, IDLE } from '../scenes.ts';
import { attack, DONE, dodge, END, go, place, use } from '../wishes.ts';

// Glow and forced movement where they meet attacks, swaps, the fallen, and each other.

const [FOE, M2] = [3, 4] as const;

/** Attacks with a 12 and spends nothing. */
function strikes(s: GlowStory, seat: number, base: Parameters<typeof attack>[1] = 'role'): GlowStory {
  s.dice(12).does(seat, attack(FOE, base));
  for (const kind of ['roll', 'hit']) if (asked(s)[0] === kind) s.does(seat, DONE);
  return s;
}

test('[glow.forced-entry] [damage.fixed] driven into Glow a target ails, and an Opportunist hurts it more', () => {
  const struck = (glow: boolean): number => {
    const s = story((scene) => {
      scene.hero('offense', 1, 2, { cards: ['opportunist'] });
      scene.monster('orc-brute', 2, 2);
      if (glow) scene.glow(3, 2);
      scene.turn(OFFENSE);
    });
    strikes(s, OFFENSE).finish();
    return body(s, FOE)[0];
  };
  expect([struck(false), struck(true)]).toEqual([3, 2]);
});

test('[glow.forced-entry] [effect.immunity] what is immune to Ongoing stands in the Glow unharmed', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['opportunist'] });
    scene.monster('skeleton-spearman', 2, 2);
    scene.glow(3, 2).turn(OFFENSE);
  });
  strikes(s, OFFENSE);
  expect([at(s, FOE), bears(s, FOE), body(s, FOE)[0], s.table.glow]).toEqual([[3, 2], [], 2, [sq(3, 2)]]);
  s.finish();
});

test('[momentum.follow-adjacent] [glow.forced-entry] the winner must follow onto the loser’s Glow', () => {
  const s = story((scene) => {
    cellar(scene).hero('offense', 1, 2, { hitpoints: 3 });
    scene.monster('orc-brute', 2, 2);
    scene.glow(2, 2).turn(OFFENSE);
  });
  strikes(s, OFFENSE);
  expect([at(s, OFFENSE), bears(s, OFFENSE)]).toEqual([[2, 2], ['ongoing 3 long']]);
  expect([at(s, FOE), bears(s, FOE)]).toEqual([[3, 2], []]);
  // It walked into it by its own win: nobody is to be marked for that.
  s.dice(4).does(OFFENSE, END).told('fell', { hero: OFFENSE }).silent('bountyMarked').finish();
});

test('[momentum.follow-distant] [momentum.forced] an archer follows straight on, be it into Glow', () => {
  const s = story((scene) => {
    scene.hero('offense', 0, 2, { cards: ['hunting-bow'] });
    scene.monster('orc-brute', 3, 2);
    scene.glow(1, 2).turn(OFFENSE);
  });
  strikes(s, OFFENSE, 'hunting-bow');
  expect([at(s, OFFENSE), bears(s, OFFENSE), at(s, FOE)]).toEqual([[1, 2], ['ongoing 3 long'], [4, 2]]);
  s.finish();
});

test('[effect.push] [glow.forced-entry] a Slam into Glow has moved too little: it is stopped there', () => {
  const s = story((scene) => {
    scene.hero('offense', 0, 2, { cards: ['slam'] });
    scene.monster('orc-brute', 1, 2);
    scene.glow(3, 2).turn(OFFENSE, 1);
  });
  s.dice(12).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('slam'));
  expect(offered(s)).toEqual([
    [2, 2],
    [3, 2],
  ]);
  s.does(OFFENSE, place(3, 2));
  expect([at(s, FOE), bears(s, FOE), body(s, FOE)[0]]).toEqual([[3, 2], ['ongoing 3 long'], 1]);
  s.finish();
});

test('[effect.pull] [glow.forced-entry] a Pull over Glow ends in it, and what follows the Pull still comes', () => {
  const s = story((scene) => {
    scene.hero('utility', 0, 2, { cards: ['beckon'] });
    scene.monster('orc-brute', 4, 2);
    scene.glow(2, 2).turn(UTILITY, 1);
  });
  s.does(UTILITY, use('beckon', FOE));
  expect(offered(s)).toEqual([
    [4, 2],
    [3, 2],
    [2, 2],
  ]);
  s.does(UTILITY, place(2, 2));
  expect([at(s, FOE), bears(s, FOE)]).toEqual([
    [2, 2],
    ['ongoing 3 long', 'unsteady 1 short'],
  ]);
  s.finish();
});

test('[effect.swap] [glow.forced-entry] whoever trades places with one in the Glow stands in it', () => {
  const s = story((scene) => {
    scene.hero('utility', 0, 0, { cards: ['trade-places'] });
    scene.hero('offense', 3, 3);
    scene.monster('orc-brute', 4, 0);
    scene.glow(3, 3).turn(UTILITY, 1);
  });
  s.does(UTILITY, use('trade-places', OFFENSE));
  expect([at(s, UTILITY), bears(s, UTILITY)]).toEqual([[3, 3], ['ongoing 3 long']]);
  expect([at(s, OFFENSE), bears(s, OFFENSE)]).toEqual([[0, 0], []]);
  expect(body(s, OFFENSE)[1]).toBe(1);
  s.finish();
});

test('[effect.swap] [benefit.unconscious-target] the fallen can be swapped into Glow, and get nothing', () => {
  const s = story((scene) => {
    scene.hero('utility', 3, 3, { cards: ['trade-places'] });
    scene.hero('offense', 0, 0, { hitpoints: 0 });
    scene.monster('orc-brute', 4, 0);
    scene.glow(3, 3).turn(UTILITY, 3);
  });
  s.does(UTILITY, use('trade-places', OFFENSE));
  expect([at(s, OFFENSE), body(s, OFFENSE), bears(s, OFFENSE), bears(s, UTILITY)]).toEqual([[3, 3], [0, 0, 0], [], []]);
  s.finish();
});

test('[effect.slide] [down.monsters-ignore] the fallen are slid into Glow without harm, and never through it', () => {
  const s = story((scene) => {
    scene.floor([]);
    scene.passage();
    scene.hero('utility', 0, 0, { cards: ['guiding-hand'] });
    scene.hero('offense', 0, 1, { hitpoints: 0 });
    scene.monster('orc-brute', 1, 0);
    scene.monster('orc-brute', 1, 1);
    scene.glow(0, 2).glow(1, 2).turn(UTILITY, 1);
  });
  s.does(UTILITY, use('guiding-hand', OFFENSE));
  expect(offered(s).toSorted()).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  s.does(UTILITY, place(0, 2));
  expect([at(s, OFFENSE), body(s, OFFENSE), bears(s, OFFENSE)]).toEqual([[0, 2], [0, 0, 0], []]);
  s.finish();
});

test('[effect.immunity] [effect.slide] Anchor Boots hold against enemies, and let a friend lead their bearer', () => {
  const s = story((scene) => {
    scene.hero('utility', 0, 0, { cards: ['guiding-hand'] });
    scene.hero('offense', 2, 2, { cards: ['anchor-boots'] });
    scene.monster('orc-brute', 4, 4);
    scene.turn(UTILITY, 1);
  });
  s.does(UTILITY, use('guiding-hand', OFFENSE)).does(UTILITY, place(2, 4));
  expect([at(s, OFFENSE), body(s, OFFENSE)[1]]).toEqual([[2, 4], 1]);
  s.finish();
});

/** Defense has failed to dodge a Brute and stays where it is; Utility is beside it. */
const stuck = (set: (scene: Scene) => void): GlowStory => {
  const s = story((scene) => {
    scene.hero('defense', 2, 2, { cards: ['interpose', 'gliding-boots'] });
    scene.hero('utility', 2, 3);
    scene.monster('orc-brute', 1, 1);
    set(scene);
    scene.turn(DEFENSE, 6);
  });
  s.does(DEFENSE, use('move')).does(DEFENSE, go(3, 2)).dice(3).does(DEFENSE, dodge(FOE));
  return s.told('dodged', { passed: false });
};

test('[leave.dodge] [effect.swap] who failed to dodge may not step or shift, but may be swapped', () => {
  const s = stuck((scene) => scene.glow(3, 3));
  const steps = [use('gliding-boots'), use('slip-away'), use('glow-step', null, sq(3, 3))];
  for (const step of steps) s.refused(DEFENSE, step, 'leave.dodge');
  s.does(DEFENSE, use('interpose', UTILITY));
  expect([at(s, DEFENSE), at(s, UTILITY), body(s, DEFENSE)[1], s.table.glow]).toEqual([[2, 3], [2, 2], 2, [sq(3, 3)]]);
  s.finish();
});

test('[leave.dodge] [momentum.forced] and its attack carries it on like any other', () => {
  const s = strikes(
    stuck(() => {}),
    DEFENSE,
  );
  expect([at(s, DEFENSE), at(s, FOE)]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  s.finish();
});

test('[glow.consumed] [glow.forced-entry] one burns in the Glow, uses it up from inside, and still burns', () => {
  const s = story((scene) => {
    cellar(scene).hero('offense', 2, 2);
    scene.effect(OFFENSE, 'ongoing', 3, { source: 'glow', by: FOE });
    scene.monster('ghoul', 20, 20);
    scene.glow(2, 2).glow(4, 4).turn(OFFENSE, 3);
  });
  s.refused(OFFENSE, use('glow-mirror', null, sq(4, 4)), 'glow.heroes-only');
  s.does(OFFENSE, use('glow-mirror', null, sq(2, 2))).told('glowUsed', { at: sq(2, 2) });
  expect([s.table.glow, body(s, OFFENSE)[2], surges(s)]).toEqual([[sq(4, 4)], 3, 1]);
  s.dice(...IDLE).does(OFFENSE, END);
  expect(body(s, OFFENSE)).toEqual([5, 0, 3]);
  s.finish();
});

test('[glow.heroes-only] [down.heal-wakes] Glow Mend wakes a neighbour, Glow Purge does nothing for it', () => {
  const lying = (): GlowStory =>
    story((scene) => {
      scene.hero('defense', 2, 2);
      scene.hero('offense', 2, 3, { hitpoints: 0 });
      scene.monster('ghoul', 0, 0);
      scene.effect(DEFENSE, 'weak', 2).glow(3, 2).turn(DEFENSE, 3);
    });
  const purged = lying().does(DEFENSE, use('glow-purge', null, sq(3, 2)));
  expect([bears(purged, DEFENSE), body(purged, DEFENSE)[1], body(purged, OFFENSE)]).toEqual([[], 1, [0, 0, 0]]);
  purged.finish();
  const mended = lying()
    .does(DEFENSE, use('glow-mend', OFFENSE, sq(3, 2)))
    .told('woke', { who: OFFENSE });
  expect([body(mended, OFFENSE)[0], mended.table.glow]).toEqual([4, []]);
  mended.finish();
});

test('[damage.non-attack] [enc.end] what the last one’s Reflect sends back is part of the Glow Lance', () => {
  const lanced = (resolve: number): GlowStory => {
    const s = story((scene) => {
      scene.hero('offense', 2, 2, { hitpoints: 2 });
      scene.monster('cult-zealot', 4, 4, { hitpoints: 1, reflect: 2 });
      scene.glow(3, 2).turn(OFFENSE, 2);
      scene.table.resolve = resolve;
    });
    return s.does(OFFENSE, use('glow-lance', FOE, sq(3, 2))).told('died', { monster: FOE });
  };
  const paid = lanced(1).told('fell', { hero: OFFENSE }).told('encounterWon');
  expect(paid.table.resolve).toBe(0);
  paid.finish();
  const lost = lanced(0).told('fell', { hero: OFFENSE });
  expect(lost.state.outcome?.rule).toBe('lose.resolve-empty');
  lost.finish();
});

test('[glow.harvest-after-reset] [glow.forced-entry] Glow that somebody burnt in is gathered as well', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { shield: 5 });
    scene.monster('grey-wolf', 2, 2);
    scene.glow(3, 2).glow(0, 0).turn(OFFENSE);
  });
  strikes(s, OFFENSE).told('glowHarvested', { glow: 2 });
  expect([DEFENSE, OFFENSE, UTILITY].map((id) => body(s, id)[1])).toEqual([2, 2, 2]);
  s.finish();
});

test('[momentum.anchor-chooses] [momentum.chain] a light-footed loser picks whom it is driven into', () => {
  const s = story((scene) => {
    scene.hero('offense', 4, 2, { cards: ['light-feet'] });
    scene.hero('defense', 4, 1);
    scene.hero('utility', 4, 3);
    scene.monster('tusk-boar', 3, 2);
    scene.glow(4, 0).turn(DEFENSE);
  });
  s.dice(5, 1, 1, 12).does(DEFENSE, END);
  expect([s.asked()[0]?.seat, asked(s), offered(s)]).toEqual([
    OFFENSE,
    ['momentum'],
    [
      [4, 1],
      [4, 3],
    ],
  ]);
  s.dice(4).does(OFFENSE, place(4, 1));
  expect([at(s, DEFENSE), bears(s, DEFENSE)]).toEqual([[4, 0], ['ongoing 3 long']]);
  expect([at(s, OFFENSE), at(s, FOE)]).toEqual([
    [4, 1],
    [4, 2],
  ]);
  s.finish();
});

test('[effect.lord-braced] [effect.pull] [stack.sum] two that pull a Lord draw it one square each', () => {
  const s = story((scene) => {
    scene.hero('utility', 0, 2, { cards: ['beckon', 'ring-of-the-far-hand', 'chain-whip'] });
    scene.monster('lord-girdan-the-savage', 3, 2);
    scene.turn(UTILITY, 2);
  });
  s.does(UTILITY, use('beckon', FOE));
  expect(offered(s)).toEqual([
    [3, 2],
    [2, 2],
  ]);
  s.does(UTILITY, place(2, 2)).does(UTILITY, use('chain-whip', FOE)).does(UTILITY, place(1, 2));
  // Girdan is immune to Weak, and to nothing else of it.
  expect([at(s, FOE), bears(s, FOE)]).toEqual([
    [1, 2],
    ['unsteady 1 short', 'immobile short'],
  ]);
  s.finish();
});

test('[effect.immunity] [benefit.category] a Lord cannot be stunned: the blow stays, the word is refused', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['dazing-blow'] });
    scene.hero('utility', 0, 0, { cards: ['binding-word'] });
    scene.monster('lord-girdan-the-savage', 2, 2, { hitpoints: 30 });
    scene.monster('ghoul', 4, 4);
    scene.turn(OFFENSE, 3);
  });
  s.dice(12).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('dazing-blow'));
  expect([body(s, FOE)[0], bears(s, FOE)]).toEqual([25, []]);
  s.finish();
  const word = story((scene) => {
    scene.hero('utility', 0, 0, { cards: ['binding-word'] });
    scene.monster('lord-girdan-the-savage', 2, 2);
    scene.monster('ghoul', 4, 4);
    scene.turn(UTILITY, 3);
  });
  word.refused(UTILITY, use('binding-word', FOE), 'benefit.category').does(UTILITY, use('binding-word', M2));
  expect(bears(word, M2)).toEqual(['stun short']);
  word.finish();
});
