import { expect, test } from 'vitest';
import {
  asked,
  at,
  bears,
  body,
  DEFENSE,
  FOE,
  isGone,
  MONSTERS_SEAT,
  OFFENSE,
  OTHER,
  order,
  surges,
  UTILITY,
  who,
} from '../cast.ts';
import { type Scene, story } from '../scene.ts';
import { attack, DONE, END, go, place, use } from '../wishes.ts';

/** Offense at 1,2 before a Warboss (Grit 7, 32 Hitpoints) at 2,2. */
const facing =
  (surgesLeft: number, cards: Parameters<Scene['hero']>[3] = {}, more: (scene: Scene) => void = () => undefined) =>
  (scene: Scene): void => {
    scene.hero('offense', 1, 2, cards);
    scene.monster('champion-goblin-warboss', 2, 2);
    more(scene);
    scene.turn(OFFENSE, surgesLeft);
  };

const STEPS = ['attackDeclared', 'rolledToHit', 'used', 'hit', 'missed', 'moved', 'harmed'];

test('[attack.sequence] base and target, die, Roll window, hit or miss, Momentum, Hit window, damage', () => {
  const s = story(facing(4, { cards: ['trip', 'hit-and-run'] }));
  s.dice(6).does(OFFENSE, attack(FOE));
  expect([order(s, ...STEPS), asked(s)]).toEqual([['attackDeclared', 'rolledToHit'], ['roll']]);
  s.refused(OFFENSE, END, 'attack.spend-after-roll').refused(OFFENSE, go(1, 1), 'attack.spend-after-roll');
  s.does(OFFENSE, use('aim')).does(OFFENSE, DONE);
  expect([order(s, ...STEPS), asked(s)]).toEqual([['hit', 'moved', 'moved'], ['hit']]);
  s.refused(OFFENSE, END, 'attack.hit-window').does(OFFENSE, use('trip'));
  expect(order(s, ...STEPS)).toEqual(['used']);
  s.does(OFFENSE, DONE);
  expect([order(s, ...STEPS), asked(s)]).toEqual([['harmed'], ['turn']]);
  s.does(OFFENSE, use('hit-and-run')).finish();
});

test('[attack.choose-base] any value at hand may be chosen, and its pattern is for that attack alone', () => {
  const s = story(
    facing(1, { cards: ['hunting-bow', 'throwing-knives'] }, (scene) => scene.monster('orc-brute', 4, 4)),
  );
  s.refused(OFFENSE, attack(OTHER), 'attack.target-adjacent').refused(
    OFFENSE,
    attack(FOE, 'throwing-knives'),
    'attack.choose-base',
  );
  s.refused(OFFENSE, attack(FOE, 'longsword'), 'attack.choose-base').does(OFFENSE, use('throwing-knives'));
  s.dice(8)
    .does(OFFENSE, attack(OTHER, 'throwing-knives'))
    .told('attackDeclared', { base: 'throwing-knives', damage: 3 }, 'pattern.ranged');
  s.finish();
  const sword = () => story(facing(0, { cards: ['longsword'] }));
  const cut = sword().dice(8).does(OFFENSE, attack(FOE, 'longsword'));
  cut.told('attackDeclared', { base: 'longsword' }, 'attack.choose-base');
  cut.told('harmed', { who: FOE, amount: 4 }).finish();
  sword().dice(8).does(OFFENSE, attack(FOE)).told('harmed', { who: FOE, amount: 3 }).finish();
});

test('[attack.target-adjacent] the target is one enemy, and adjacent unless something reaches farther', () => {
  const s = story(
    facing(1, { cards: ['lunge'] }, (scene) => {
      scene.monster('orc-brute', 3, 2);
      scene.monster('orc-brute', 4, 2);
      scene.hero('defense', 1, 1);
    }),
  );
  s.refused(OFFENSE, attack(OTHER), 'attack.target-adjacent').refused(
    OFFENSE,
    attack(DEFENSE),
    'attack.target-adjacent',
  );
  s.refused(OFFENSE, attack(OFFENSE), 'attack.target-adjacent').refused(OFFENSE, attack(99), 'attack.target-adjacent');
  s.does(OFFENSE, use('lunge')).refused(OFFENSE, attack(5), 'pattern.reach');
  s.dice(8).does(OFFENSE, attack(OTHER)).told('hit').finish();
});

test('[attack.target-not-unconscious] nobody attacks a hero who lies unconscious', () => {
  const s = story(
    (scene) => {
      scene.hero('defense', 4, 4);
      scene.hero('utility', 1, 2, { hitpoints: 0 });
      scene.hero('offense', 3, 2);
      scene.monster('ghoul', 2, 2);
      scene.turn(DEFENSE);
    },
    { playersRunMonsters: true },
  );
  s.dice(3, 2).does(DEFENSE, END).refused(MONSTERS_SEAT, attack(UTILITY, 'own'), 'attack.target-not-unconscious');
  s.dice(8).does(MONSTERS_SEAT, attack(OFFENSE, 'own')).told('rolledToHit', { target: OFFENSE }).finish();
});

test('[attack.to-hit] the total is the die, the attacker’s bonuses and the target’s Unsteady', () => {
  const s = story(
    facing(1, { cards: ['keen-eye'] }, (scene) =>
      scene.effect(OFFENSE, 'to-hit', 2).effect(FOE, 'unsteady', 1).effect(OFFENSE, 'unsteady', 3),
    ),
  );
  s.dice(2).does(OFFENSE, attack(FOE)).told('rolledToHit', { die: 2, total: 6, grit: 7 }, 'attack.to-hit');
  s.does(OFFENSE, use('aim')).told('hit', { total: 7, grit: 7 }).finish();
});

test('[attack.hit-at-grit] as much as the Grit hits, less misses; a 12 can miss and a 1 can hit', () => {
  const shot = (die: number, grit: number, unsteady = 0) =>
    story(facing(0, {}, (scene) => scene.effect(FOE, 'grit', grit).effect(FOE, 'unsteady', unsteady || 1)))
      .dice(die)
      .does(OFFENSE, attack(FOE));
  shot(7, 1).told('hit', { total: 8, grit: 8 }, 'attack.hit-at-grit').finish();
  shot(6, 1).told('missed', { total: 7, grit: 8 }, 'attack.hit-at-grit').finish();
  shot(1, 1, 6).told('missed', { total: 7, grit: 8 }).finish();
  const high = story(facing(0, {}, (scene) => scene.effect(FOE, 'grit', 6)));
  high.dice(12).does(OFFENSE, attack(FOE)).told('missed', { total: 12, grit: 13 }).finish();
  const low = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('rat-swarm', 2, 2);
    scene.effect(FOE, 'unsteady', 6).turn(OFFENSE);
  });
  low.dice(1).does(OFFENSE, attack(FOE)).told('hit', { total: 7, grit: 5 }).finish();
});

test('[attack.spend-after-roll] Roll Benefits are added one by one once the die is seen, and only then', () => {
  const s = story(facing(3, { cards: ['precise-cut', 'sure-strike'] }));
  s.refused(OFFENSE, use('precise-cut'), 'benefit.timing')
    .dice(3)
    .does(OFFENSE, attack(FOE))
    .told('rolledToHit', { total: 3 });
  expect(s.asked()).toEqual([{ seat: OFFENSE, kind: 'roll', rule: 'attack.spend-after-roll' }]);
  s.does(OFFENSE, use('precise-cut'))
    .silent('missed')
    .silent('hit')
    .does(OFFENSE, use('aim'))
    .does(OFFENSE, use('aim'))
    .told('hit', { total: 7 });
  expect(surges(s)).toBe(0);
  s.finish();
});

test('[attack.momentum-before-damage] [momentum.whole-before-damage] positions change before anybody is hurt', () => {
  const s = story(facing(1)).dice(8).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE);
  expect([at(s, FOE), at(s, OFFENSE), who(s, FOE).hitpoints]).toEqual([[3, 2], [2, 2], 32]);
  expect(asked(s)).toEqual(['hit']);
  s.does(OFFENSE, DONE);
  expect(who(s, FOE).hitpoints).toBe(29);
  s.finish();
  // Even one who dies of it has been pushed first.
  const killed = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('ghoul', 2, 2, { hitpoints: 1 });
    scene.monster('ghoul', 4, 4);
    scene.turn(OFFENSE);
  });
  killed.dice(8).does(OFFENSE, attack(FOE)).told('died', { monster: FOE }, 'damage.monster-dies');
  expect(order(killed, 'moved', 'died')).toEqual(['moved', 'moved', 'died']);
  expect([isGone(killed, FOE), at(killed, OFFENSE)]).toEqual([true, [2, 2]]);
  killed.finish();
});

test('[attack.hit-window] after the Momentum of a hit come the Hit Benefits, as many as one likes', () => {
  const s = story(facing(6, { cards: ['gap-finder', 'finish'] }));
  s.dice(8).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE);
  expect(s.asked()).toEqual([{ seat: OFFENSE, kind: 'hit', rule: 'attack.hit-window' }]);
  expect([at(s, FOE), at(s, OFFENSE)]).toEqual([
    [3, 2],
    [2, 2],
  ]);
  s.does(OFFENSE, use('gap-finder'))
    .does(OFFENSE, use('power'))
    .does(OFFENSE, use('power'))
    .refused(OFFENSE, use('power'), 'benefit.limit');
  s.does(OFFENSE, use('finish')).told('harmed', { amount: 8 }).finish();
});

test('[attack.effects-before-damage] what a Hit Benefit does counts for the damage of the same attack', () => {
  const s = story(facing(2, { cards: ['expose'] }))
    .dice(8)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('expose'));
  s.told('harmed', { who: FOE, amount: 5 }); // 3, one more by Expose, one more for its Fragile
  expect(bears(s, FOE)).toEqual(['fragile 1 long']);
  s.finish();
  // A Push moves the target away from one square of a Sweep and onto another.
  const push = story((scene) => {
    scene.hero('offense', 0, 2, { cards: ['war-hammer', 'wide-arc'] });
    scene.monster('orc-brute', 1, 2);
    scene.monster('orc-brute', 2, 1);
    scene.monster('orc-brute', 4, 1);
    scene.turn(OFFENSE, 3);
  });
  push
    .dice(8)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('wide-arc'))
    .does(OFFENSE, use('war-hammer'))
    .does(OFFENSE, place(4, 2));
  expect([OTHER, 5].map((id) => who(push, id).hitpoints)).toEqual([6, 3]);
  push.finish();
});

test('[attack.miss-window] after the Momentum of a miss come the Miss Benefits, and nobody is hurt', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['rolling-guard', 'sweeping-blow'] });
    scene.monster('ghoul', 2, 2);
    scene.turn(DEFENSE, 2);
  });
  s.dice(1).does(DEFENSE, attack(FOE)).does(DEFENSE, DONE).told('missed');
  expect([asked(s), at(s, DEFENSE), at(s, FOE)]).toEqual([['miss'], [0, 2], [1, 2]]);
  s.refused(DEFENSE, use('power'), 'benefit.timing')
    .refused(DEFENSE, END, 'attack.miss-window')
    .does(DEFENSE, use('rolling-guard'));
  expect([body(s, DEFENSE), body(s, FOE)]).toEqual([
    [10, 2, 1],
    [5, 0, 0],
  ]);
  s.silent('harmed').finish();
});

test('[attack.after-window] After Benefits are there once an attack is complete, for the rest of the Turn', () => {
  const s = story(facing(4, { cards: ['hit-and-run'] }));
  s.refused(OFFENSE, use('hit-and-run'), 'attack.after-window')
    .dice(2)
    .does(OFFENSE, attack(FOE))
    .refused(OFFENSE, use('hit-and-run'), 'attack.after-window');
  s.does(OFFENSE, DONE).does(OFFENSE, use('guard')).does(OFFENSE, use('hit-and-run')).does(OFFENSE, go(0, 0));
  expect([at(s, OFFENSE), who(s, OFFENSE).shield]).toEqual([[0, 0], 2]);
  s.finish();
});

test('[attack.again] another attack is a whole one with a base value 1 lower, and used limits stay used', () => {
  const s = story(facing(7, { cards: ['flurry', 'keen-eye'] }, (scene) => scene.monster('orc-brute', 2, 1)));
  s.dice(4)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, use('aim'))
    .does(OFFENSE, use('aim'))
    .does(OFFENSE, DONE)
    .told('harmed', { who: FOE, amount: 3 });
  s.refused(OFFENSE, attack(FOE), 'turn.one-attack')
    .does(OFFENSE, use('flurry'))
    .told('attackAgain', { who: OFFENSE }, 'attack.again');
  s.dice(5).does(OFFENSE, attack(OTHER)).told('attackDeclared', { target: OTHER, damage: 2 }).told('hit', { total: 6 });
  expect(at(s, OTHER)).toEqual([2, 0]); // with a Momentum of its own
  s.refused(OFFENSE, use('aim'), 'benefit.limit').does(OFFENSE, use('power')).told('harmed', { who: OTHER, amount: 3 });
  s.refused(OFFENSE, attack(OTHER), 'turn.one-attack').finish();
  const feeble = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['twin-daggers', 'flurry'] });
    scene.monster('champion-goblin-warboss', 2, 2);
    scene.effect(OFFENSE, 'weak', 6).turn(OFFENSE, 7);
  });
  feeble
    .dice(8)
    .does(OFFENSE, attack(FOE, 'twin-daggers'))
    .does(OFFENSE, DONE)
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('twin-daggers'));
  feeble
    .does(OFFENSE, use('flurry'))
    .dice(8)
    .does(OFFENSE, attack(FOE, 'twin-daggers'))
    .told('attackDeclared', { damage: 2 });
  feeble.dice(8).does(OFFENSE, attack(FOE)).told('attackDeclared', { damage: 2 }).does(OFFENSE, place(4, 1));
  feeble.told('harmed', { amount: 0, loss: 0 }).finish();
});
