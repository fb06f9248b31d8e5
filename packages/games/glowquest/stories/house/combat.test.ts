import { expect, test } from 'vitest';
import { asked, at, bears, body, DEFENSE, FOE, MONSTERS_SEAT, OFFENSE, OTHER, THIRD, UTILITY, who } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { cellar } from '../scenes.ts';
import { attack, DONE, END, flee, go, name, place, use } from '../wishes.ts';

test.each([true, false])(
  '[effect.ongoing] Ongoing each Round (%s): monsters that did not act lose it before the first hero’s Turn',
  (isOn) => {
    const s = story(
      (scene) => {
        cellar(scene).hero('utility', 1, 2);
        scene.monster('ghoul', 20, 20, { shield: 2 });
        scene.monster('orc-brute', 21, 21);
        scene.monster('ghoul', 21, 20);
        scene.effect(FOE, 'ongoing', 1).effect(OTHER, 'ongoing', 1).effect(OFFENSE, 'ongoing', 1).turn(UTILITY);
      },
      { ongoingEachRound: isOn },
    );
    s.dice(1, 2, 4).does(UTILITY, END); // the Brute acts, and Defense, the first hero, is next
    expect([body(s, FOE), body(s, OTHER)[0], body(s, THIRD)[0], body(s, OFFENSE)[0]]).toEqual([
      [isOn ? 4 : 5, 2, 0],
      5,
      5,
      8,
    ]);
    // In the middle of a Round nothing of that kind happens.
    s.dice(1, 2, 4).does(DEFENSE, END);
    expect([body(s, FOE)[0], body(s, OTHER)[0]]).toEqual([isOn ? 4 : 5, 4]);
    s.finish();
  },
);

test('[effect.ongoing] Ongoing each Round may end a fight', () => {
  const s = story(
    (scene) => {
      cellar(scene).hero('utility', 1, 2);
      scene.monster('ghoul', 20, 20, { hitpoints: 1 });
      scene.monster('orc-brute', 21, 21, { hitpoints: 1 });
      scene.effect(FOE, 'ongoing', 1).effect(OTHER, 'ongoing', 1).turn(UTILITY);
    },
    { ongoingEachRound: true },
  );
  s.dice(1, 2)
    .does(UTILITY, END)
    .told('died', { monster: FOE })
    .told('died', { monster: OTHER })
    .told('encounterWon')
    .finish();
});

/** Offense before a Warboss (Grit 7) with so many Surges. */
const facing =
  (left: number) =>
  (scene: Scene): void => {
    scene.hero('offense', 1, 2, { cards: ['wide-arc'] });
    scene.monster('champion-goblin-warboss', 2, 2);
    scene.monster('orc-brute', 3, 1);
    scene.turn(OFFENSE, left);
  };

test('[attack.spend-after-roll] Spend before the roll: Roll Benefits are paid for before the die is seen', () => {
  const s = story(facing(3), { spendBeforeRoll: true });
  s.does(OFFENSE, attack(FOE)).silent('rolledToHit');
  expect(asked(s)).toEqual(['roll']);
  s.does(OFFENSE, use('aim'))
    .silent('rolledToHit')
    .dice(6)
    .does(OFFENSE, DONE)
    .told('rolledToHit', { die: 6, total: 7 })
    .told('hit', { total: 7 });
  expect(asked(s)).toEqual(['hit']); // and no second chance to aim
  s.refused(OFFENSE, use('aim'), 'benefit.timing').does(OFFENSE, DONE).finish();
  const near = story(facing(3), { spendBeforeRoll: true });
  near.does(OFFENSE, attack(FOE)).dice(6).does(OFFENSE, DONE).told('missed', { total: 6 }).finish();
});

test('[attack.spend-after-roll] Spend before the roll: monsters, who look at the die, do not aim', () => {
  const s = story(
    (scene) => {
      scene.hero('defense', 1, 2);
      scene.monster('ghoul', 2, 2);
      scene.turn(DEFENSE);
    },
    { spendBeforeRoll: true },
  );
  s.dice(3, 2, 7, 4).does(DEFENSE, END).told('missed', { total: 7 }).silent('used').finish();
});

test('[ctrl.9-attack] Spend before the roll: a die that has not been rolled is no total of 0', () => {
  const s = story(
    (scene) => {
      scene.hero('defense', 1, 2);
      scene.monster('ghoul', 2, 2);
      scene.effect(DEFENSE, 'unsteady', 6).turn(DEFENSE);
    },
    { spendBeforeRoll: true },
  );
  s.dice(3, 2, 1, 4).does(DEFENSE, END).told('missed', { total: 7 }).silent('used').finish(); // two Aims would have made 8 of 6
});

test.each([
  [true, 12, 6],
  [true, 11, 3],
  [false, 12, 3],
])('[attack.hit-at-grit] a critical 12 (%s): a natural %i does base damage %i', (criticalTwelve, die, base) => {
  const s = story(facing(4), { criticalTwelve });
  s.dice(die)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('wide-arc'))
    .does(OFFENSE, use('power'))
    .does(OFFENSE, DONE);
  s.told('harmed', { who: FOE, amount: base + 2 })
    .told('harmed', { who: OTHER, amount: base })
    .finish(); // bonuses are not doubled
});

test.each([true, false])('[damage.layer-order] Armor first (%s): it goes before Reflect and Shield', (armorFirst) => {
  const s = story(
    (scene) => {
      scene.hero('defense', 1, 2, { cards: ['thick-hide'], reflect: 2, shield: 1 });
      scene.monster('orc-brute', 2, 2);
      scene.turn(DEFENSE);
    },
    { armorFirst },
  );
  s.dice(1, 1, 1, 12, 4)
    .does(DEFENSE, END)
    .told('harmed', { who: DEFENSE, amount: 4, reflected: 2, shielded: 1, armored: 1, loss: 0 })
    .finish();
  const small = story(
    (scene) => {
      scene.hero('defense', 1, 2, { cards: ['thick-hide'], reflect: 2, shield: 1 });
      scene.monster('goblin-drummer', 2, 2);
      scene.turn(DEFENSE);
    },
    { armorFirst },
  );
  small.dice(5, 1, 1, 12, 4).does(DEFENSE, END); // 1 and Power: 2
  expect([body(small, DEFENSE), body(small, FOE)[0]]).toEqual(armorFirst ? [[10, 1, 1], 3] : [[10, 1, 0], 2]);
  small.finish();
});

/** Two Ghouls and a Brute, run by a player; Defense ends its Turn. */
const run = (more: (scene: Scene) => void = () => undefined): GlowStory =>
  story(
    (scene) => {
      scene.hero('defense', 1, 2);
      scene.hero('offense', 4, 4);
      scene.hero('utility', 0, 0, { hitpoints: 0 });
      scene.monster('ghoul', 2, 2);
      scene.monster('ghoul', 2, 3);
      scene.monster('orc-brute', 4, 0);
      more(scene);
      scene.turn(DEFENSE);
    },
    { playersRunMonsters: true },
  );

test('[ctrl.players-may-run] Players run monsters: the die still says which record; which figure and what it does is theirs', () => {
  const s = run().dice(3).does(DEFENSE, END).told('recordRolled', { record: 'ghoul' });
  expect(s.asked()).toEqual([{ seat: MONSTERS_SEAT, kind: 'activate', rule: 'ctrl.players-may-run' }]);
  s.refused(MONSTERS_SEAT, { type: 'activate', monster: THIRD }, 'ctrl.pick-record')
    .dice(5)
    .does(MONSTERS_SEAT, { type: 'activate', monster: OTHER });
  s.refused(MONSTERS_SEAT, attack(UTILITY, 'own'), 'attack.target-not-unconscious').refused(
    DEFENSE,
    END,
    'kernel.not-asked',
  );
  // It leaves Defense, which the script never would, and goes for Offense.
  s.does(MONSTERS_SEAT, go(3, 3))
    .does(MONSTERS_SEAT, flee(DEFENSE))
    .dice(7)
    .does(MONSTERS_SEAT, attack(OFFENSE, 'own'));
  expect([bears(s, OTHER), asked(s)]).toEqual([['unsteady 1 long'], ['roll']]);
  s.does(MONSTERS_SEAT, use('aim')).does(MONSTERS_SEAT, DONE).told('hit', { total: 8 });
  expect(asked(s)).toEqual(['hit']);
  s.does(MONSTERS_SEAT, use('clutch')).does(MONSTERS_SEAT, DONE).told('harmed', { who: OFFENSE, amount: 2 });
  expect([asked(s), s.table.turn?.surges]).toEqual([['turn'], 2]);
  s.does(MONSTERS_SEAT, use('brace'))
    .dice(4)
    .does(MONSTERS_SEAT, END)
    .told('turnEnded', { who: OTHER })
    .told('turnBegan', { who: OFFENSE });
  s.finish();
});

test('[ctrl.players-may-run] Players run monsters: with one figure there is nothing to choose, and squares of Momentum are theirs', () => {
  const s = run((scene) => scene.hero('offense', 4, 1))
    .dice(1, 2)
    .does(DEFENSE, END)
    .told('turnBegan', { who: THIRD });
  expect(asked(s)).toEqual(['turn']);
  s.dice(12).does(MONSTERS_SEAT, attack(OFFENSE, 'own')).does(MONSTERS_SEAT, DONE);
  expect(asked(s)).toEqual(['hit']);
  s.does(MONSTERS_SEAT, DONE).dice(4).does(MONSTERS_SEAT, END);
  expect([at(s, OFFENSE), at(s, THIRD), who(s, OFFENSE).hitpoints]).toEqual([[4, 2], [4, 1], 5]);
  s.finish();
  const wall = run((scene) => scene.hero('offense', 3, 0))
    .dice(1, 2)
    .does(DEFENSE, END);
  wall.dice(12).does(MONSTERS_SEAT, attack(OFFENSE, 'own')).does(MONSTERS_SEAT, DONE).does(MONSTERS_SEAT, DONE);
  expect(at(wall, OFFENSE)).toEqual([2, 0]);
});

test('[ctrl.players-may-run] Players run monsters without a seat of their own: whoever has just had a Turn does', () => {
  const s = story(
    (scene) => {
      scene.hero('defense', 4, 4);
      scene.hero('offense', 0, 2);
      scene.monster('orc-brute', 1, 2);
      scene.turn(DEFENSE);
    },
    { playersRunMonsters: true, monsters: 'heroes' },
  );
  s.dice(1, 2).does(DEFENSE, END);
  expect(s.asked()).toEqual([{ seat: DEFENSE, kind: 'turn', rule: 'turn.free-order' }]);
  s.dice(12).does(DEFENSE, attack(OFFENSE, 'own')).does(DEFENSE, DONE);
  expect(s.asked()).toEqual([{ seat: DEFENSE, kind: 'momentum', rule: 'momentum.winner-chooses' }]);
  s.does(DEFENSE, place(0, 3)).does(DEFENSE, DONE).dice(4).does(DEFENSE, END);
  expect([at(s, OFFENSE), asked(s), s.table.turn?.who]).toEqual([[0, 3], ['turn'], OFFENSE]);
  s.refused(OFFENSE, name(FOE), 'turn.free-order').finish();
});
