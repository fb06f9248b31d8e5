import { expect, test } from 'vitest';
import {
  accountOf,
  act,
  clause,
  FIRST,
  hall,
  holding,
  made,
  printed,
  settled,
  USER,
  use as useIt,
} from '../benefits/made-up.ts';
import { asked, at, bears, body, DEFENSE, MONSTERS_SEAT, OFFENSE, order, surges, UTILITY } from '../cast.ts';
import { type GlowStory, type Scene, sq, story } from '../scene.ts';
import { cellar } from '../scenes.ts';
import { attack, DECLINE, DONE, END, place, use } from '../wishes.ts';

// The monsters' script and the house rules where they meet the rest.

const [FOE, M2, _M3] = [3, 4, 5] as const;

test('[ctrl.9-attack] [attack.spend-after-roll] before the die a monster with a bonus buys no Aim either', () => {
  const s = story(
    (scene) => {
      scene.hero('defense', 2, 2);
      scene.monster('lord-girdan-the-savage', 1, 2);
      scene.effect(FOE, 'to-hit', 1).turn(DEFENSE);
    },
    { spendBeforeRoll: true },
  );
  s.dice(4, 3, 6, 4).does(DEFENSE, END).told('missed', { total: 7, grit: 8 });
  expect(order(s, 'used')).toEqual([]);
  s.finish();
});

test('[ctrl.players-may-run] [attack.spend-after-roll] who runs the monsters may buy blindly', () => {
  const s = story(
    (scene) => {
      scene.hero('defense', 2, 2);
      scene.monster('ghoul', 1, 2);
      scene.turn(DEFENSE);
    },
    { spendBeforeRoll: true, playersRunMonsters: true },
  );
  s.dice(3, 3).does(DEFENSE, END).does(MONSTERS_SEAT, attack(DEFENSE, 'own')).silent('rolledToHit');
  expect(asked(s)).toEqual(['roll']);
  s.does(MONSTERS_SEAT, use('aim')).dice(7).does(MONSTERS_SEAT, DONE).told('hit', { total: 8, grit: 8 });
  s.refused(MONSTERS_SEAT, use('aim'), 'benefit.timing').finish();
});

/** A Crypt Knight with a single Surge strikes Defense, and whoever stands on either side is swept. */
const reaped = (right: (scene: Scene) => void): GlowStory =>
  story((scene) => {
    scene.hero('defense', 2, 2);
    scene.hero('offense', 3, 1);
    scene.monster('champion-crypt-knight', 1, 2);
    right(scene);
    scene.turn(UTILITY);
  })
    .dice(4, 1, 1, 12, 4)
    .does(UTILITY, END);

test('[ctrl.11-hit-benefits] [ctrl.useful] one Surge is enough for a Reaping Sweep over two heroes', () => {
  const s = reaped((scene) => scene.hero('utility', 3, 3));
  s.told('used', { who: FOE, benefit: 'reaping-sweep', cost: 1, left: 0 });
  expect([DEFENSE, OFFENSE, UTILITY].map((id) => body(s, id)[0])).toEqual([7, 5, 9]);
  s.finish();
});

test('[ctrl.useful] [term.unconscious-still-entity] not over a hero and a monster, nor over one who lies', () => {
  const s = reaped((scene) => scene.monster('ghoul', 3, 3));
  s.told('used', { who: FOE, benefit: 'power', cost: 1, left: 0 });
  expect([body(s, DEFENSE)[0], body(s, OFFENSE)[0], body(s, M2)[0]]).toEqual([6, 8, 5]);
  s.finish();
  const lying = reaped((scene) => {
    scene.hero('offense', 3, 1, { hitpoints: 0 });
  });
  lying.told('used', { who: FOE, benefit: 'power' });
  expect([body(lying, DEFENSE)[0], lying.table.resolve]).toEqual([6, 3]);
  lying.finish();
});

test('[effect.weak] [stack.sum] a Ring of Dread and a Wither take all that a Ghoul has', () => {
  const s = story((scene) => {
    scene.hero('utility', 1, 2, { cards: ['ring-of-dread', 'wither'] });
    scene.monster('ghoul', 2, 2);
    scene.turn(UTILITY, 3);
  });
  s.does(UTILITY, use('ring-of-dread', FOE)).does(UTILITY, use('wither', FOE));
  expect(bears(s, FOE)).toEqual(['weak 1 long', 'weak 1 long']);
  // One Surge: the Ghoul clutches, which leaves nothing for Power.
  s.dice(3, 1, 1, 12, 4).does(UTILITY, END).told('harmed', { who: UTILITY, amount: 0, loss: 0 });
  expect([body(s, UTILITY)[0], bears(s, UTILITY)]).toEqual([12, ['immobile short']]);
  s.finish();
});

test('[ctrl.preferred-replaced] [down.monsters-ignore] a challenger who lies there challenges nobody', () => {
  const struck = (hitpoints: number): GlowStory =>
    story((scene) => {
      scene.hero('defense', 1, 1, { hitpoints });
      scene.hero('utility', 3, 3);
      scene.monster('ghoul', 2, 2);
      scene.effect(FOE, 'taunt', 0, { by: DEFENSE, duration: 'short' }).turn(UTILITY);
    }).dice(3, 1, 1, 12);
  const up = struck(10).dice(4).does(UTILITY, END).told('attackDeclared', { target: DEFENSE });
  // The Challenge was Short and is over with that Turn.
  expect(bears(up, FOE)).toEqual([]);
  struck(0).does(UTILITY, END).told('attackDeclared', { target: UTILITY });
});

test('[glow.forced-entry] [ctrl.4-shake-off] a monster in Glow shakes most of it off, and then attacks', () => {
  const s = story((scene) => {
    scene.hero('defense', 2, 2);
    scene.monster('ghoul', 3, 2);
    scene.glow(4, 2).turn(DEFENSE);
  });
  s.dice(3, 1, 1, 1, 4).does(DEFENSE, END).told('missed');
  // It burns at the end of the same Turn.
  expect([at(s, FOE), bears(s, FOE), body(s, FOE)[0]]).toEqual([[4, 2], ['ongoing 3 long'], 2]);
  s.dice(3, 2, 1).does(OFFENSE, END).told('used', { who: FOE, benefit: 'shake-off', left: 0 });
  s.told('reduced', { who: FOE, kind: 'ongoing', by: 2, left: 1 }).told('attackDeclared', { target: DEFENSE });
  // It misses again with its back to the wall, and Defense has to follow onto the Glow.
  s.dice(4).does(DEFENSE, place(4, 1));
  expect([body(s, FOE)[0], at(s, DEFENSE), bears(s, DEFENSE)]).toEqual([1, [4, 2], ['ongoing 3 long']]);
  s.finish();
});

test('[momentum.winner-loser] [bounty.mark] a hero who misses is driven into Glow: a mark for that one', () => {
  const s = story((scene) => {
    cellar(scene).hero('offense', 1, 2, { hitpoints: 3 });
    scene.monster('ghoul', 2, 2);
    scene.glow(0, 2).turn(OFFENSE);
  });
  s.dice(1).does(OFFENSE, attack(FOE)).told('missed');
  expect([at(s, OFFENSE), bears(s, OFFENSE)]).toEqual([[0, 2], ['ongoing 3 long']]);
  s.dice(4).does(OFFENSE, END).told('fell', { hero: OFFENSE });
  s.told('bountyMarked', { monster: FOE, bounty: 1 }).finish();
});

test('[ctrl.engaged-stays] [ctrl.6-target] an archer beside one hero shoots the one it hates', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 1);
    scene.hero('offense', 4, 2);
    scene.monster('goblin-archer', 1, 2);
    scene.turn(DEFENSE);
  });
  s.dice(3, 1, 1, 8, 4).does(DEFENSE, END);
  s.told('attackDeclared', { target: OFFENSE }).silent('walked');
  // Pushed along the wall, clockwise from north; the archer comes a square nearer, and its Surge is for Power.
  expect([at(s, OFFENSE), at(s, FOE), body(s, OFFENSE)[0]]).toEqual([[4, 1], [2, 2], 6]);
  s.finish();
});

/** A lone Offense about to be brought down by a Ghoul. */
const alone = (cards: NonNullable<Parameters<Scene['hero']>[3]>['cards'], literalLoneHero: boolean): GlowStory =>
  story(
    (scene) => {
      scene.hero('offense', 2, 2, { hitpoints: 1, cards: cards ?? [] });
      scene.monster('ghoul', 1, 2);
      scene.effect(0, 'weak', 1).turn(0);
    },
    { heroes: 'offense', literalLoneHero },
  )
    .dice(3, 1, 1, 12)
    .does(0, END);

test('[lose.all-unconscious] [damage.hero-falls] a lone hero’s fall is the end, unless a charm helps', () => {
  const kept = alone(['phoenix-charm'], true);
  expect(asked(kept)).toEqual(['brink']);
  kept.dice(4).does(0, { type: 'survive', card: 'phoenix-charm' });
  // What it bears is not stripped, for it has not fallen.
  expect([body(kept, 0)[0], kept.table.resolve]).toEqual([1, 3]);
  expect(bears(kept, 0)).toContain('weak 1 long');
  kept.finish();
  const lost = alone([], true).told('expeditionLost');
  expect([asked(lost), lost.state.outcome?.rule, lost.table.resolve]).toEqual([[], 'lose.all-unconscious', 2]);
  lost.finish();
});

test('[scale.last-stand] [damage.hero-falls] a Last Effort fails, a charm is kept, the stand is made', () => {
  const s = alone(['last-effort', 'phoenix-charm'], false);
  s.dice(3).does(0, { type: 'survive', card: 'last-effort' }).told('survived', { passed: false });
  expect(s.state.asks[0]?.question).toMatchObject({ kind: 'brink', cards: ['phoenix-charm'] });
  s.dice(4).does(0, DECLINE).told('stoodUp', { hitpoints: 7, resolve: 2 });
  expect(bears(s, 0)).not.toContain('weak 1 long');
  expect(s.table.heroes[0]?.cards).toEqual(['last-effort', 'phoenix-charm']);
  s.finish();
});

test('[effect.ongoing] [bounty.reward] each Round who did not act burns too, and its mark pays', () => {
  const s = story(
    (scene) => {
      cellar(scene);
      scene.monster('ghoul', 20, 20);
      scene.monster('ghoul', 21, 21, { hitpoints: 1, bounty: 1 });
      scene.effect(M2, 'ongoing', 1, { by: OFFENSE });
      scene.encounter({ first: DEFENSE, acted: [FOE] }).turn(UTILITY);
    },
    { ongoingEachRound: true },
  );
  s.dice(3, 2, 4).does(UTILITY, END).told('died', { monster: M2, bounty: 1 });
  expect([s.table.encounter?.bounties, s.table.encounter?.round, s.table.turn?.who]).toEqual([1, 2, DEFENSE]);
  s.finish();
});

test('[stack.monster-layer-cap] [ctrl.useful] Shields locked beside a wall of three are no more than three', () => {
  const s = story((scene) => {
    cellar(scene);
    scene.monster('orc-shieldbearer', 20, 20, { shield: 3 });
    scene.monster('orc-shieldbearer', 21, 20, { shield: 2 });
    scene.turn(DEFENSE);
  });
  s.dice(3, 1, 1, 4).does(DEFENSE, END).told('used', { who: FOE, benefit: 'lock-shields' });
  expect([body(s, FOE)[1], body(s, M2)[1], surges(s)]).toEqual([3, 3, 4]);
  s.finish();
});

test('[pattern.radius] [bounty.reward] a Wisp’s Radius takes a monster with it: its marks still pay', () => {
  const s = story((scene) => {
    scene.hero('offense', 3, 2);
    scene.hero('defense', 4, 1);
    scene.hero('utility', 4, 3);
    scene.monster('ember-wisp', 0, 2);
    scene.monster('ghoul', 3, 3, { hitpoints: 1, bounty: 2 });
    scene.turn(UTILITY);
  });
  s.dice(5, 2, 12, 4).does(UTILITY, END).told('used', { benefit: 'flare' }).told('died', { monster: M2, bounty: 2 });
  expect([s.table.encounter?.bounties, s.table.monsters.map(({ id }) => id)]).toEqual([2, [FOE]]);
  s.finish();
});

test.each([
  [1, ['weak 1 long', 'weak 2 long']],
  [3, ['weak 1 long']],
  [5, []],
] as const)('[stack.reduce] [stack.sum] a card that takes %i off Weak, the oldest first', (n, left) => {
  const account = printed({ [FIRST]: made([clause('reduce', n)]) }, () => {
    const state = holding(
      hall((scene) => {
        scene.effect(USER, 'weak', 2, { source: 'one' }).effect(USER, 'weak', 2, { source: 'two' });
      }),
      FIRST,
    );
    return accountOf(settled(act(state, useIt(FIRST))));
  });
  expect(account.figures[USER]?.effects).toEqual(left);
});

test('[benefit.clause-order] [effect.push] push, step, push: by where the user stands then', () => {
  const clauses = [clause('push', 1), clause('shift', 1, { isSelf: true }), clause('push', 1)];
  const { figures } = printed({ [FIRST]: made(clauses, { target: 'any-enemy' }) }, () =>
    accountOf(settled(act(holding(hall(), FIRST), useIt(FIRST, FOE)), { walk: sq(6, 7) })),
  );
  expect([figures[FOE]?.at, figures[USER]?.at]).toEqual([
    [9, 5],
    [6, 7],
  ]);
});
