import { expect, test } from 'vitest';
import { asked, at, bears, body, DEFENSE, isGone, OFFENSE, offered, surges, UTILITY } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { attack, DONE, dodge, END, go, name, place, use } from '../wishes.ts';

// Crush where it meets something else: the square, the chain, the pattern, the Lord, the hero who dealt it.

const [FOE, M2, M3] = [3, 4, 5] as const;

/** Offense attacks, a 12, and spends nothing on the roll. */
function strikes(s: GlowStory, base: Parameters<typeof attack>[1] = 'role'): GlowStory {
  s.dice(12).does(OFFENSE, attack(FOE, base));
  return asked(s)[0] === 'roll' ? s.does(OFFENSE, DONE) : s;
}

test('[attack.hit-window] [momentum.swap] crushed by an exchange, and the window wakes a friend', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 1, { cards: ['crush', 'mercy-mace'] });
    scene.hero('utility', 4, 4, { hitpoints: 0 });
    scene.monster('ghoul', 0, 0, { hitpoints: 1 });
    scene.monster('ghoul', 4, 0);
    scene.turn(OFFENSE, 1);
  });
  strikes(s).told('died', { monster: FOE });
  expect([asked(s), at(s, OFFENSE)]).toEqual([['hit'], [0, 0]]);
  s.does(OFFENSE, use('mercy-mace', UTILITY)).told('woke', { who: UTILITY });
  expect([asked(s), body(s, UTILITY)[0], s.table.resolve]).toEqual([['turn'], 2, 3]);
  s.finish();
});

test('[attack.hit-window] [momentum.chain] crushed at the end of a chain, with everybody in place', () => {
  const s = story((scene) => {
    scene.hero('offense', 3, 2, { cards: ['crush', 'mercy-mace'], hitpoints: 4 });
    scene.monster('ghoul', 4, 2, { hitpoints: 1 });
    scene.monster('ghoul', 4, 1);
    scene.monster('ghoul', 4, 3);
    scene.turn(OFFENSE, 1);
  });
  strikes(s).does(OFFENSE, place(4, 1)).told('died', { monster: FOE });
  expect([asked(s), at(s, M2), at(s, M3), at(s, OFFENSE)]).toEqual([['hit'], [4, 0], [4, 3], [4, 2]]);
  s.does(OFFENSE, use('mercy-mace', OFFENSE));
  expect([body(s, OFFENSE)[0], body(s, M2)[0], asked(s)]).toEqual([6, 5, ['turn']]);
  s.finish();
});

test('[pattern.cleave] [effect.push] a Cleave paid for before the hammer crushes strikes all the same', () => {
  const s = story((scene) => {
    scene.hero('offense', 2, 2, { cards: ['crush', 'war-hammer', 'whirl'] });
    scene.monster('orc-brute', 3, 2, { hitpoints: 1 });
    scene.monster('orc-brute', 4, 1);
    scene.monster('orc-brute', 2, 1);
    scene.turn(OFFENSE, 3);
  });
  strikes(s, 'war-hammer').does(OFFENSE, use('whirl')).does(OFFENSE, use('war-hammer')).told('died', { monster: FOE });
  s.does(OFFENSE, name(M2));
  expect([body(s, M2)[0], body(s, M3)[0], asked(s)]).toEqual([3, 6, ['turn']]);
  s.finish();
});

test('[pattern.bounce] [geo.distance] a Bounce goes on from where Crush killed, as far as it says', () => {
  const s = story((scene) => {
    scene.hero('offense', 0, 2, { cards: ['crush', 'storm-rod', 'slam'] });
    scene.monster('orc-brute', 3, 2, { hitpoints: 1 });
    scene.monster('orc-brute', 1, 1);
    scene.monster('orc-brute', 0, 4);
    scene.turn(OFFENSE, 2);
  });
  strikes(s, 'storm-rod').does(OFFENSE, use('storm-rod')).does(OFFENSE, use('slam')).told('died', { monster: FOE });
  if (asked(s)[0] === 'victim') s.refused(OFFENSE, name(M3), 'pattern.bounce').does(OFFENSE, name(M2));
  expect([body(s, M2)[0], body(s, M3)[0], asked(s)]).toEqual([4, 6, ['turn']]);
  s.finish();
});

test('[pattern.cleave] [enc.end] with nobody in reach the Cleave is lost, and the Surges with it', () => {
  const s = story((scene) => {
    scene.hero('offense', 2, 2, { cards: ['crush', 'slam', 'whirl'] });
    scene.monster('orc-brute', 3, 2, { hitpoints: 1 });
    scene.monster('orc-brute', 0, 0);
    scene.turn(OFFENSE, 4);
  });
  strikes(s).does(OFFENSE, use('whirl')).does(OFFENSE, use('slam')).told('died', { monster: FOE });
  expect([asked(s), surges(s), body(s, M2)[0]]).toEqual([['turn'], 1, 6]);
  s.finish();
});

test('[enc.end] [pattern.radius] Crush kills the last one: the Blast does not strike its maker', () => {
  const s = story((scene) => {
    scene.hero('offense', 2, 2, { cards: ['crush', 'slam', 'blast'], hitpoints: 1 });
    scene.monster('orc-brute', 3, 2, { hitpoints: 1 });
    scene.turn(OFFENSE, 4);
  });
  strikes(s).does(OFFENSE, use('blast')).does(OFFENSE, use('slam')).told('encounterWon').silent('fell');
  expect([asked(s), s.table.resolve, body(s, OFFENSE)[0]]).toEqual([['gain'], 3, 8]);
  s.finish();
});

test('[turn.cut-short] [bounty.mark] who crushes with a kick and falls of what comes back ends its Turn', () => {
  const s = story((scene) => {
    scene.hero('offense', 3, 2, { cards: ['crush', 'kicking-boots'], hitpoints: 1 });
    scene.monster('orc-brute', 4, 2, { reflect: 1 });
    scene.effect(FOE, 'unsteady', 1, { duration: 'turn' });
    scene.turn(OFFENSE, 3);
  });
  s.dice(4).does(OFFENSE, use('kicking-boots', FOE)).told('fell', { hero: OFFENSE }).silent('recordRolled');
  s.told('bountyMarked', { monster: FOE, bounty: 1 }).told('turnBegan', { who: UTILITY });
  expect([body(s, FOE), bears(s, FOE), s.table.resolve]).toEqual([[6, 0, 0], [], 2]);
  s.finish();
});

test('[damage.reflect] [attack.miss-window] the winner’s Crush brings it down, the loser has its window', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['crush'], hitpoints: 1 });
    scene.monster('lord-skrit-nine-knives', 0, 2, { reflect: 1 });
    scene.turn(DEFENSE);
  });
  s.dice(4, 2, 1).does(DEFENSE, END);
  s.dice(4).does(DEFENSE, place(0, 1)).told('fell', { hero: DEFENSE, resolve: 2 });
  s.told('bountyMarked', { monster: FOE }).told('used', { who: FOE, benefit: 'smoke-pellet' });
  expect([at(s, FOE), at(s, DEFENSE), s.table.turn?.who, body(s, FOE)[2]]).toEqual([[0, 1], [0, 2], OFFENSE, 0]);
  s.finish();
});

test('[heal.amount] [momentum.winner-loser] a kill by Crush in a monster’s Turn heals one with Grim Harvest', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['crush', 'grim-harvest'], hitpoints: 3 });
    scene.monster('orc-brute', 0, 2, { hitpoints: 1 });
    scene.monster('orc-brute', 4, 4);
    scene.turn(DEFENSE);
  });
  s.dice(1, 2, 1).does(DEFENSE, END);
  s.dice(4).does(DEFENSE, place(0, 3)).told('died', { monster: FOE }).told('healed', { who: DEFENSE, amount: 2 });
  expect([body(s, DEFENSE)[0], s.table.turn?.who]).toEqual([5, OFFENSE]);
  s.finish();
});

test('[momentum.swap] [momentum.distant] Crush hurts one that cannot be pushed from afar', () => {
  const s = story((scene) => {
    scene.hero('offense', 2, 2, { cards: ['crush', 'hunting-bow'] });
    scene.monster('orc-brute', 0, 0);
    scene.turn(OFFENSE);
  });
  strikes(s, 'hunting-bow').told('harmed', { who: FOE, how: 'dealt', amount: 1 });
  expect([at(s, FOE), at(s, OFFENSE), body(s, FOE)[0]]).toEqual([[0, 0], [1, 1], 2]);
  s.finish();
});

test('[turn.cut-short] [benefit.clause-order] a Force Wave ends where its user falls', () => {
  const s = story((scene) => {
    scene.hero('utility', 3, 2, { cards: ['crush', 'force-wave'], hitpoints: 1 });
    scene.monster('orc-brute', 4, 2, { reflect: 1 });
    scene.monster('orc-brute', 2, 2);
    scene.turn(UTILITY, 2);
  });
  s.dice(4).does(UTILITY, use('force-wave'));
  s.told('fell', { hero: UTILITY }).told('turnBegan', { who: DEFENSE }).silent('recordRolled');
  expect([at(s, M2), bears(s, M2), bears(s, FOE), body(s, UTILITY)]).toEqual([[2, 2], [], [], [0, 0, 0]]);
  s.finish();
});

test('[leave.dodge] [effect.push] a Bull Rush stopped by a Dodge still pushes, and Crush with it', () => {
  const s = story((scene) => {
    scene.hero('defense', 2, 2, { cards: ['crush', 'bull-rush', 'gliding-boots'] });
    scene.monster('orc-brute', 1, 2);
    scene.turn(DEFENSE, 3);
  });
  s.does(DEFENSE, use('bull-rush')).does(DEFENSE, go(3, 2)).dice(3).does(DEFENSE, dodge(FOE));
  s.told('dodged', { passed: false });
  if (asked(s)[0] === 'shove') s.does(DEFENSE, name(FOE));
  expect(offered(s)).toEqual([
    [1, 2],
    [0, 2],
  ]);
  s.does(DEFENSE, place(0, 2));
  expect([at(s, DEFENSE), at(s, FOE), body(s, FOE)[0]]).toEqual([[2, 2], [0, 2], 5]);
  s.refused(DEFENSE, use('gliding-boots'), 'leave.dodge').finish();
});

test('[effect.lord-braced] [momentum.tier-side] Momentum may crush a Lord, a kick it braces against does not', () => {
  const s = story((scene) => {
    scene.hero('offense', 3, 2, { cards: ['crush', 'kicking-boots'] });
    scene.monster('lord-girdan-the-savage', 4, 2, { hitpoints: 30 });
    scene.turn(OFFENSE, 1);
  });
  strikes(s).does(OFFENSE, place(4, 1));
  if (asked(s)[0] === 'hit') s.does(OFFENSE, DONE);
  expect(body(s, FOE)[0]).toBe(26);
  s.does(OFFENSE, use('kicking-boots', FOE)).does(OFFENSE, place(4, 0)).silent('harmed');
  expect([at(s, FOE), body(s, FOE)[0]]).toEqual([[4, 0], 26]);
  s.finish();
});

test('[effect.lord-braced] [benefit.clause-order] a Lord goes one square for a hammer, and is Unsteady', () => {
  const s = story((scene) => {
    scene.hero('offense', 0, 2, { cards: ['war-hammer'] });
    scene.monster('lord-girdan-the-savage', 1, 2);
    scene.turn(OFFENSE, 1);
  });
  strikes(s, 'war-hammer').does(OFFENSE, use('war-hammer'));
  expect(offered(s)).toEqual([
    [2, 2],
    [3, 2],
  ]);
  s.does(OFFENSE, place(3, 2));
  expect([at(s, FOE), bears(s, FOE)]).toEqual([[3, 2], ['unsteady 1 short']]);
  s.finish();
});

test('[attack.after-window] [damage.non-attack] Crush is no attack, and no kill for a Killing Rhythm', () => {
  const s = story((scene) => {
    scene.hero('offense', 3, 2, { cards: ['crush', 'killing-rhythm'] });
    scene.monster('orc-brute', 4, 2, { hitpoints: 1 });
    scene.monster('orc-brute', 0, 0);
    scene.turn(OFFENSE);
  });
  strikes(s).does(OFFENSE, place(4, 1)).told('died', { monster: FOE });
  s.does(OFFENSE, use('killing-rhythm')).silent('gainedSurges');
  expect([surges(s), isGone(s, FOE)]).toEqual([0, true]);
  s.finish();
});

/** Offense kills a Zealot that reflects, and is the one that falls of it. */
const lastBlow = (resolve: number, set: (scene: Scene) => void = () => {}): GlowStory => {
  const s = story((scene) => {
    scene.encounter({ room: 'quest', family: 'cultists' });
    scene.hero('offense', 1, 2, { hitpoints: 2 });
    scene.monster('cult-zealot', 2, 2, { hitpoints: 1, reflect: 2 });
    Object.assign(scene.table, { resolve, roomsFound: 5, roomsCleared: 4 });
    scene.turn(OFFENSE);
    set(scene);
  });
  return strikes(s).told('died', { monster: FOE });
};

test('[lose.beats-win] [damage.simultaneous] the last one’s Reflect is still part of the attack', () => {
  const lost = lastBlow(0).told('fell', { hero: OFFENSE });
  expect(lost.state.outcome?.rule).toBe('lose.resolve-empty');
  lost.finish();
  const won = lastBlow(1).told('fell', { hero: OFFENSE, resolve: 0 }).told('expeditionWon');
  expect([won.state.outcome?.rule, won.table.resolve]).toEqual(['win.quest', 0]);
  won.finish();
});
