import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/index.ts';
import { asked, at, bears, DEFENSE, FOE, isGone, OFFENSE, offered, surges, UTILITY, who } from '../cast.ts';
import { type Scene, sq, story } from '../scene.ts';
import { attack, DONE, END, flee, go, name, place, use } from '../wishes.ts';

const [M2, M3] = [4, 5] as const;

test('[benefit.clause-order] [effect.push] Bull Rush: four squares, and then one adjacent enemy is pushed', () => {
  const s = story((scene) => {
    scene.hero('defense', 0, 0, { cards: ['bull-rush'] });
    scene.monster('orc-brute', 2, 3);
    scene.monster('orc-brute', 1, 3);
    scene.turn(DEFENSE, 2);
  });
  s.does(DEFENSE, use('bull-rush'));
  expect(asked(s)).toEqual(['move']);
  s.refused(DEFENSE, use('guard'), 'move.one-go')
    .refused(DEFENSE, attack(FOE), 'move.one-go')
    .does(DEFENSE, go(2, 2))
    .does(DEFENSE, DONE);
  expect(asked(s)).toEqual(['shove']);
  s.refused(DEFENSE, name(DEFENSE), 'effect.push').does(DEFENSE, name(FOE));
  expect(offered(s)).toEqual([
    [2, 3],
    [2, 4],
  ]);
  s.does(DEFENSE, place(2, 4));
  expect([at(s, DEFENSE), at(s, FOE), at(s, M2)]).toEqual([
    [2, 2],
    [2, 4],
    [1, 3],
  ]);
  s.finish();
});

test('[leave.trigger] Bull Rush is a move like any other: whoever stands beside an enemy leaves it', () => {
  const s = story((scene) => {
    scene.hero('defense', 0, 0, { cards: ['bull-rush'] });
    scene.monster('orc-brute', 1, 1);
    scene.turn(DEFENSE, 2);
  });
  s.does(DEFENSE, use('bull-rush'))
    .does(DEFENSE, go(0, 2))
    .does(DEFENSE, flee(FOE))
    .does(DEFENSE, DONE)
    .does(DEFENSE, name(FOE))
    .does(DEFENSE, place(1, 1));
  expect(bears(s, DEFENSE)).toEqual(['unsteady 1 long']);
  s.finish();
});

test('[ctrl.preferred-replaced] Challenge: the monster goes for the challenger instead, until the end of its next Turn', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['challenge'] });
    scene.hero('utility', 3, 2);
    scene.monster('ghoul', 2, 2);
    scene.turn(DEFENSE, 1);
  });
  s.does(DEFENSE, use('challenge', FOE));
  expect([bears(s, FOE), who(s, DEFENSE).shield]).toEqual([['taunt short'], 1]);
  s.dice(3, 2, 12, 4).does(DEFENSE, END).told('chose', { target: DEFENSE, why: 'challenged' });
  expect(bears(s, FOE)).toEqual([]);
  s.finish();
});

test('[momentum.anchor-chooses] Anchor: one’s own squares and 1 more Grit, through the next Turn', () => {
  const s = story(
    (scene) => {
      scene.hero('defense', 0, 2, { cards: ['anchor'] });
      scene.monster('orc-brute', 1, 2);
      scene.turn(DEFENSE, 1);
    },
    { heroes: 'defense' },
  );
  s.does(DEFENSE, use('anchor'));
  expect(bears(s, DEFENSE)).toEqual(['anchor short', 'grit 1 short']);
  s.dice(1, 2, 12).does(DEFENSE, END).told('hit', { grit: 9 });
  expect(s.asked()).toEqual([{ seat: DEFENSE, kind: 'momentum', rule: 'momentum.anchor-chooses' }]);
  s.dice(4).does(DEFENSE, place(0, 3));
  expect(at(s, DEFENSE)).toEqual([0, 3]);
  s.finish();
});

test('[benefit.clause-order] Payback: 1 more, and 1 more again if wounded', () => {
  const paid = (hitpoints: number) =>
    story((scene) => {
      scene.hero('defense', 1, 2, { cards: ['payback'], hitpoints });
      scene.monster('orc-brute', 2, 2);
      scene.turn(DEFENSE, 1);
    })
      .dice(9)
      .does(DEFENSE, attack(FOE))
      .does(DEFENSE, DONE)
      .does(DEFENSE, use('payback'));
  paid(10).told('harmed', { amount: 3 }).finish();
  paid(9).told('harmed', { amount: 4 }).finish();
});

test('[benefit.target-word] Bulwark and Hold the Line: everybody beside, and nobody else', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['bulwark', 'hold-the-line'] });
    scene.hero('offense', 1, 1);
    scene.hero('utility', 4, 4);
    scene.monster('orc-brute', 2, 2);
    scene.monster('orc-brute', 2, 3);
    scene.monster('orc-brute', 4, 2);
    scene.turn(DEFENSE, 5);
  });
  s.does(DEFENSE, use('bulwark')).does(DEFENSE, use('hold-the-line'));
  expect([DEFENSE, OFFENSE, UTILITY].map((id) => who(s, id).shield)).toEqual([2, 2, 0]);
  expect([FOE, M2, M3].map((id) => bears(s, id))).toEqual([
    ['immobile short', 'weak 1 short'],
    ['immobile short', 'weak 1 short'],
    [],
  ]);
  s.finish();
});

/** Offense at 2,2 hits a Berserker at 3,2 and uses this. */
const hitting = (card: CardId, left: number, more: (scene: Scene) => void = () => undefined) =>
  story((scene) => {
    scene.hero('offense', 0, 2, { cards: [card] });
    scene.monster('champion-orc-berserker', 1, 2);
    more(scene);
    scene.turn(OFFENSE, left);
  })
    .dice(9)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, DONE)
    .does(OFFENSE, use(card));

test('[benefit.clause-order] [effect.push] Slam: pushed by two, and hurt more if that did not go all the way', () => {
  const whole = hitting('slam', 1).does(OFFENSE, place(4, 2)).told('harmed', { who: FOE, amount: 3 });
  expect(at(whole, FOE)).toEqual([4, 2]);
  whole.finish();
  hitting('slam', 1, (scene) => scene.monster('ghoul', 4, 2))
    .does(OFFENSE, place(3, 2))
    .told('harmed', { who: FOE, amount: 5 })
    .finish();
  hitting('slam', 1, (scene) => scene.monster('ghoul', 3, 2))
    .told('harmed', { who: FOE, amount: 5 })
    .finish();
});

test('[benefit.clause-order] Finish: 2 more, and 2 more again against one at half its Hitpoints', () => {
  const finished = (hitpoints: number) => {
    const s = story((scene) => {
      scene.hero('offense', 1, 2, { cards: ['finish'] });
      scene.monster('orc-brute', 2, 2, { hitpoints });
      scene.monster('orc-brute', 4, 4);
      scene.turn(OFFENSE, 2);
    });
    return s.dice(9).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('finish'));
  };
  finished(4).told('harmed', { amount: 5 }).finish();
  finished(3).told('harmed', { amount: 7 }).finish();
});

test('[attack.after-window] Killing Rhythm: 2 Surges after a kill, nothing after a mere hit', () => {
  const killing = (hitpoints: number) => {
    const s = story((scene) => {
      scene.hero('offense', 1, 2, { cards: ['killing-rhythm'] });
      scene.monster('orc-brute', 2, 2, { hitpoints });
      scene.monster('orc-brute', 4, 4);
      scene.turn(OFFENSE);
    });
    s.refused(OFFENSE, use('killing-rhythm'), 'attack.after-window')
      .dice(9)
      .does(OFFENSE, attack(FOE))
      .does(OFFENSE, use('killing-rhythm'));
    s.refused(OFFENSE, use('killing-rhythm'), 'benefit.limit').finish();
    return [isGone(s, FOE), surges(s)];
  };
  expect([killing(3), killing(4)]).toEqual([
    [true, 2],
    [false, 0],
  ]);
});

test('[attack.after-window] Killing Rhythm: a kill without an attack does not count', () => {
  const s = story((scene) => {
    scene.glow(0, 2).hero('offense', 1, 2, { cards: ['killing-rhythm'] });
    scene.monster('orc-brute', 2, 2);
    scene.monster('orc-brute', 4, 4, { hitpoints: 1 });
    scene.turn(OFFENSE, 2);
  });
  s.does(OFFENSE, use('glow-lance', M2, sq(0, 2))).told('died', { monster: M2 });
  s.dice(9).does(OFFENSE, attack(FOE)).does(OFFENSE, use('killing-rhythm')).silent('gainedSurges').finish();
});

test('[damage.self-inflicted] Blood Rush: whoever falls of it gets no Surges', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['blood-rush'], hitpoints: 3 });
    scene.monster('ghoul', 4, 4);
    scene.turn(OFFENSE, 1);
  });
  s.dice(4)
    .does(OFFENSE, use('blood-rush'))
    .told('fell', { hero: OFFENSE })
    .silent('gainedSurges')
    .silent('bountyMarked')
    .silent('recordRolled')
    .finish();
});

test('[attack.again] Flurry: once more, at 1 less', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['flurry'] });
    scene.monster('champion-orc-berserker', 2, 2, { hitpoints: 16 });
    scene.turn(OFFENSE, 4);
  });
  s.refused(OFFENSE, use('flurry'), 'attack.after-window')
    .dice(9)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, DONE)
    .does(OFFENSE, DONE);
  s.does(OFFENSE, use('flurry')).dice(9).does(OFFENSE, attack(FOE)).told('harmed', { amount: 2 });
  expect(who(s, FOE).hitpoints).toBe(11);
  s.finish();
});

test('[move.shift] Hit and Run, Shadow Dash and Tumble take nobody’s leave', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['shadow-dash'] });
    scene.monster('ghoul', 2, 2);
    scene.monster('ghoul', 0, 1);
    scene.turn(OFFENSE, 2);
  });
  s.does(OFFENSE, use('shadow-dash')).does(OFFENSE, go(4, 4)).silent('fled').silent('dodged');
  expect([at(s, OFFENSE), bears(s, OFFENSE)]).toEqual([[4, 4], ['to-hit 1 turn']]);
  s.dice(3, 2, 12, 4)
    .does(OFFENSE, END)
    .told('effectsEnded', { who: OFFENSE, kinds: ['to-hit'] }, 'turn.end-remove-turn');
});
