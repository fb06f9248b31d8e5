import { expect, test } from 'vitest';
import { asked, at, bears, body, DEFENSE, isGone, OFFENSE, question, surges, UTILITY } from '../cast.ts';
import { type GlowStory, story } from '../scene.ts';
import { cellar, declineAll, IDLE } from '../scenes.ts';
import { attack, DONE, END, name, place, RECOVER, use } from '../wishes.ts';

// Ends of Turns, limits and windows where two of them meet.

const [FOE, M2, M3] = [3, 4, 5] as const;

test('[effect.ongoing] [turn.end-remove-short] a Barbed Arrow hurts once, in the Turn that also ends it', () => {
  const s = story((scene) => {
    cellar(scene).hero('offense', 2, 2);
    scene.monster('goblin-archer', 0, 2);
    scene.turn(DEFENSE);
  });
  s.dice(3, 2, 12, 4).does(DEFENSE, END).told('used', { benefit: 'barbed-arrow' });
  expect([body(s, OFFENSE)[0], bears(s, OFFENSE)]).toEqual([7, ['ongoing 1 short']]);
  s.dice(3, 1, 1, 1, 4).does(OFFENSE, END).told('harmed', { who: OFFENSE, how: 'ongoing', loss: 1 });
  expect([body(s, OFFENSE)[0], bears(s, OFFENSE)]).toEqual([6, []]);
});

test('[heal.over-time] [dur.short] a Soothing Mist heals its maker twice and a neighbour once', () => {
  const s = story((scene) => {
    cellar(scene).hero('utility', 1, 1, { cards: ['soothing-mist'], hitpoints: 5 });
    scene.hero('defense', 1, 2, { hitpoints: 5 });
    scene.monster('ghoul', 20, 20);
    scene.turn(UTILITY, 2);
  });
  s.does(UTILITY, use('soothing-mist')).silent('healed');
  s.dice(...IDLE).does(UTILITY, END);
  s.dice(...IDLE).does(DEFENSE, END);
  s.dice(...IDLE).does(OFFENSE, END);
  expect([body(s, UTILITY)[0], body(s, DEFENSE)[0], bears(s, DEFENSE)]).toEqual([6, 6, []]);
  s.dice(...IDLE).does(UTILITY, END);
  s.dice(...IDLE).does(DEFENSE, END);
  expect([body(s, UTILITY)[0], body(s, DEFENSE)[0], bears(s, UTILITY)]).toEqual([7, 6, []]);
  s.finish();
});

test('[heal.over-time] [benefit.unconscious-target] a Soothing Mist passes over a neighbour who lies there', () => {
  const s = story((scene) => {
    cellar(scene).hero('utility', 1, 1, { cards: ['soothing-mist'] });
    scene.hero('defense', 1, 2, { hitpoints: 0 });
    scene.monster('ghoul', 20, 20);
    scene.turn(UTILITY, 2);
  });
  s.does(UTILITY, use('soothing-mist'));
  expect([bears(s, UTILITY), bears(s, DEFENSE), body(s, DEFENSE)[0]]).toEqual([['heal 1 short'], [], 0]);
  s.finish();
});

test('[effect.stun] [ctrl.13-last] a stunned Ghoul guards and braces; then only the Brace is left', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['shield-bash'] });
    scene.monster('ghoul', 2, 2);
    scene.turn(DEFENSE, 2);
  });
  s.dice(12).does(DEFENSE, attack(FOE)).does(DEFENSE, DONE).does(DEFENSE, use('shield-bash'));
  expect([bears(s, FOE), body(s, FOE)[0]]).toEqual([['stun short'], 2]);
  s.dice(3, 3, 4).does(DEFENSE, END).silent('attackDeclared');
  expect([bears(s, FOE), body(s, FOE)[1]]).toEqual([['grit 1 short'], 2]);
  s.finish();
});

test('[damage.self-inflicted] [turn.cut-short] Blood Rush with a Phoenix Charm: the Surges come', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['blood-rush', 'phoenix-charm'], hitpoints: 3, reflect: 2 });
    scene.monster('ghoul', 4, 4);
    scene.turn(OFFENSE);
  });
  s.does(OFFENSE, use('blood-rush'));
  expect([asked(s), surges(s)]).toEqual([['brink'], 0]);
  s.does(OFFENSE, { type: 'survive', card: 'phoenix-charm' }).told('gainedSurges', { amount: 2 });
  expect([body(s, OFFENSE), surges(s), asked(s), s.table.resolve]).toEqual([[1, 0, 2], 2, ['turn'], 3]);
  s.finish();
});

test('[attack.again] [benefit.limit] the second attack has the Aims and Powers that the first one left', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['flurry'] });
    scene.monster('cave-bear', 2, 2);
    scene.turn(OFFENSE, 9);
  });
  s.dice(4).does(OFFENSE, attack(FOE)).does(OFFENSE, use('aim')).does(OFFENSE, use('aim'));
  s.does(OFFENSE, use('power')).does(OFFENSE, DONE);
  expect([body(s, FOE)[0], surges(s)]).toEqual([3, 6]);
  s.does(OFFENSE, use('flurry')).dice(12).does(OFFENSE, attack(FOE));
  // Both Aims are used: no Roll window opens. One Power is left.
  expect(asked(s)).toEqual(['hit']);
  s.does(OFFENSE, use('power')).told('died', { monster: FOE });
  s.finish();
});

test('[attack.again] [attack.choose-base] a crossbow costs its Surge twice, and bare hands do not', () => {
  const s = story((scene) => {
    scene.hero('offense', 0, 2, { cards: ['heavy-crossbow', 'flurry'] });
    scene.monster('cave-bear', 3, 2);
    scene.monster('ghoul', 0, 1);
    scene.turn(OFFENSE, 5);
  });
  s.dice(12).does(OFFENSE, attack(FOE, 'heavy-crossbow'));
  for (const kind of ['roll', 'hit']) if (asked(s)[0] === kind) s.does(OFFENSE, DONE);
  expect([body(s, FOE)[0], surges(s)]).toEqual([3, 4]);
  s.does(OFFENSE, use('flurry')).refused(OFFENSE, attack(FOE, 'heavy-crossbow'), 'benefit.not-enough');
  s.dice(12).does(OFFENSE, attack(M2)).told('harmed', { who: M2, amount: 2 });
  s.finish();
});

test('[effect.weak] [effect.fragile] a base of 0: what is added, and Fragile, are all that hurts', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['wide-arc'] });
    scene.monster('orc-brute', 2, 2);
    scene.monster('orc-brute', 3, 1);
    scene.monster('orc-brute', 3, 3);
    scene.effect(OFFENSE, 'weak', 5).effect(M2, 'fragile', 2).turn(OFFENSE, 2);
  });
  s.dice(12).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('wide-arc'));
  expect([FOE, M2, M3].map((id) => body(s, id)[0])).toEqual([5, 4, 6]);
  s.finish();
});

test('[pattern.after-momentum] [pattern.line] a Line is measured where the Slam has left its target', () => {
  for (const cards of [
    ['skewer', 'slam'],
    ['slam', 'skewer'],
  ] as const) {
    const s = story((scene) => {
      scene.floor([]);
      scene.passage();
      scene.hero('offense', 0, 0, { cards });
      scene.monster('cave-bear', 0, 1);
      scene.monster('orc-brute', 0, 4);
      scene.monster('orc-brute', 1, 3);
      scene.turn(OFFENSE, 2);
    });
    s.dice(12).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE);
    for (const card of cards) {
      s.does(OFFENSE, use(card));
      if (asked(s)[0] === 'forced') s.does(OFFENSE, place(0, 3));
    }
    // Momentum leads to 0,2 and the Slam to 0,3: one square of two, with a Brute behind it.
    expect([at(s, FOE), body(s, FOE)[0], body(s, M2)[0], body(s, M3)[0]], cards.join()).toEqual([[0, 3], 1, 3, 6]);
    s.finish();
  }
});

test('[pattern.once-per-attack] [pattern.bounce] a Bounce out of a Blast names one beyond it', () => {
  const blast = (far: boolean): GlowStory => {
    const s = story((scene) => {
      scene.hero('offense', 0, 2, { cards: ['storm-rod', 'blast'] });
      scene.monster('cave-bear', 2, 2);
      scene.monster('cave-bear', 4, 2);
      if (far) scene.monster('cave-bear', 1, 4);
      scene.turn(OFFENSE, 4);
    });
    s.dice(12).does(OFFENSE, attack(FOE, 'storm-rod')).does(OFFENSE, DONE);
    return s.does(OFFENSE, use('storm-rod')).does(OFFENSE, use('blast'));
  };
  const s = blast(true);
  if (asked(s)[0] === 'victim') {
    expect(s.state.asks[0]?.question).toMatchObject({ kind: 'victim', victims: [M3] });
    s.does(OFFENSE, name(M3));
  }
  expect([FOE, M2, M3].map((id) => body(s, id)[0])).toEqual([3, 5, 5]);
  s.finish();
  const alone = blast(false);
  if (asked(alone)[0] === 'victim') alone.does(OFFENSE, name(M2));
  expect([FOE, M2].map((id) => body(alone, id)[0])).toEqual([3, 5]);
  alone.finish();
});

test('[pattern.cleave] [pattern.bounce] two patterns name two victims, while there are two', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['whirl', 'ricochet'] });
    scene.monster('cave-bear', 2, 2);
    scene.monster('cave-bear', 1, 1);
    scene.monster('cave-bear', 4, 4);
    scene.turn(OFFENSE, 4);
  });
  s.dice(12).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('ricochet')).does(OFFENSE, use('whirl'));
  // The Bounce takes the only one that a Cleave could: the Cleave finds nobody new.
  expect(s.state.asks[0]?.question).toMatchObject({ kind: 'victim', pattern: 'bounce' });
  s.does(OFFENSE, name(M2));
  expect([FOE, M2, M3].map((id) => body(s, id)[0])).toEqual([3, 4, 7]);
  expect(asked(s)).toEqual(['turn']);
  s.finish();
});

test('[benefit.range-pattern] [down.heal-wakes] with knives in hand a bandage flies as far as they do', () => {
  const s = story((scene) => {
    scene.hero('offense', 0, 0, { cards: ['throwing-knives'] });
    scene.hero('utility', 4, 4, { hitpoints: 0 });
    scene.monster('ghoul', 4, 0);
    scene.turn(OFFENSE, 4);
  });
  s.refused(OFFENSE, use('bind-wounds', UTILITY), 'benefit.range-default');
  s.does(OFFENSE, use('throwing-knives')).does(OFFENSE, use('bind-wounds', UTILITY)).told('woke', { who: UTILITY });
  expect([body(s, UTILITY)[0], surges(s)]).toEqual([1, 1]);
  s.finish();
});

test('[down.recover] [enc.monster-turn-after-hero] who recovers is followed by a monster, and is its prey', () => {
  const s = story((scene) => {
    scene.hero('offense', 2, 2, { hitpoints: 0, cards: ['stubborn'] });
    scene.hero('defense', 0, 4);
    scene.monster('ghoul', 3, 2);
    scene.effect(FOE, 'immobile', 0, { duration: 'long' }).turn(DEFENSE);
  });
  s.dice(3, 2).does(DEFENSE, END).silent('attackDeclared');
  s.dice(5, 3, 1, 1, 12, 4).does(OFFENSE, RECOVER).told('woke', { who: OFFENSE }).told('hit', { target: OFFENSE });
  expect([s.table.turn?.who, body(s, OFFENSE)[0]]).toEqual([UTILITY, 6]);
});

test('[turn.cut-short] [turn.end-remove-turn] a monster dies in its own Turn: bonuses of the Turn end', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { reflect: 5 });
    scene.monster('ghoul', 2, 2, { hitpoints: 2 });
    scene.monster('ghoul', 4, 4);
    scene.effect(FOE, 'ongoing', 1).effect(M2, 'damage', 1, { duration: 'turn' }).turn(DEFENSE);
  });
  s.dice(3, 1, 1, 12, 4).does(DEFENSE, END).told('died', { monster: FOE });
  expect([bears(s, M2), isGone(s, FOE), s.table.turn?.who]).toEqual([[], true, OFFENSE]);
  s.finish();
});

test('[turn.end-heal-then-ongoing] [enc.end] the last one burns down: no Grim Harvest, but its mark pays', () => {
  const s = story((scene) => {
    cellar(scene).hero('offense', 1, 2, { cards: ['grim-harvest'], hitpoints: 3 });
    scene.monster('ghoul', 20, 20, { hitpoints: 1, bounty: 1 });
    scene.effect(FOE, 'ongoing', 1, { by: OFFENSE }).turn(DEFENSE);
  });
  s.dice(3, 1, 1).does(DEFENSE, END).told('died', { monster: FOE, bounty: 1 }).told('encounterWon').silent('healed');
  expect(question(declineAll(s))).toMatchObject({ kind: 'bounty', left: 1 });
  s.finish();
});

test('[stack.users-separate] [stack.refresh-same-benefit] two Drummers beat twice, one again does not', () => {
  const s = story((scene) => {
    cellar(scene);
    for (const [x, y] of [
      [20, 20],
      [21, 20],
      [20, 21],
    ] as const)
      scene.monster('goblin-drummer', x, y);
    scene.effect(M3, 'damage', 1, { by: FOE, source: 'war-beat', duration: 'short' });
    scene.effect(M3, 'damage', 1, { by: M2, source: 'war-beat', duration: 'short' }).turn(DEFENSE);
  });
  // The first of them acts, and beats again.
  s.dice(5, 2, 4).does(DEFENSE, END).told('used', { who: FOE, benefit: 'war-beat' });
  expect([bears(s, M3), bears(s, M2)]).toEqual([['damage 1 short', 'damage 1 short'], ['damage 1 short']]);
  s.finish();
});
