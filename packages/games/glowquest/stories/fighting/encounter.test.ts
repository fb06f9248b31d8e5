import { expect, test } from 'vitest';
import { asked, at, DEFENSE, heard, OFFENSE, UTILITY, who } from '../cast.ts';
import { story } from '../scene.ts';
import { atTheDoor, DOOR, declineAll, IDLY, idle, setUpAll } from '../scenes.ts';
import { attack, DONE, END, END_PHASE, go, open, RECOVER, use } from '../wishes.ts';

const BEAR = 3;

test('[enc.turn-order] [enc.round] clockwise, the Unconscious too; a Round is over when the first hero comes again', () => {
  const s = story((scene) => {
    scene.hero('defense', 0, 0);
    scene.hero('offense', 1, 0);
    scene.hero('utility', 2, 0, { hitpoints: 0 });
    idle(scene);
    scene.encounter({ first: OFFENSE }).turn(OFFENSE);
  });
  s.dice(...IDLY)
    .does(OFFENSE, END)
    .told('turnBegan', { who: UTILITY, round: 1 }, 'enc.turn-order');
  expect(s.asked()).toMatchObject([{ seat: UTILITY, kind: 'down' }]);
  s.dice(3, 2).does(UTILITY, RECOVER).told('turnBegan', { who: DEFENSE, round: 1 });
  s.dice(...IDLY, 2)
    .does(DEFENSE, END)
    .told('turnBegan', { who: OFFENSE, round: 2 }, 'enc.round');
  expect(s.table.encounter).toMatchObject({ current: OFFENSE, round: 2 });
  s.finish();
});

test('[enc.monster-turn-after-hero] one monster acts after each hero who ends its Turn awake, and none after another', () => {
  const s = story((scene) => {
    scene.hero('defense', 0, 0);
    scene.hero('offense', 1, 0, { hitpoints: 0 });
    scene.hero('utility', 2, 0, { hitpoints: 1 });
    idle(scene);
    idle(scene, 4, 3);
    scene.effect(UTILITY, 'ongoing', 1).turn(DEFENSE);
  });
  s.dice(...IDLY).does(DEFENSE, END);
  expect(heard(s, 'recordRolled')).toHaveLength(1);
  expect(heard(s, 'turnBegan').map((one) => one.who)).toEqual([3, OFFENSE]);
  s.dice(6, ...IDLY, 2)
    .does(OFFENSE, RECOVER)
    .told('woke', { who: OFFENSE });
  expect(heard(s, 'turnBegan').map((one) => one.who)).toEqual([3, UTILITY]);
  s.dice(2).does(UTILITY, END).told('fell', { hero: UTILITY }).silent('recordRolled');
  expect(heard(s, 'turnBegan').map((one) => one.who)).toEqual([DEFENSE]);
  s.finish();
});

test('[enc.end] at once with the last monster, in whosever Turn that is', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['tumble'] });
    scene.monster('grey-wolf', 2, 2);
    scene.turn(OFFENSE, 2);
  });
  s.dice(12)
    .does(OFFENSE, attack(3))
    .does(OFFENSE, DONE)
    .does(OFFENSE, DONE)
    .told('died')
    .told('encounterWon', {}, 'quest.cleared-room');
  expect([s.table.turn, s.table.encounter, asked(s)]).toEqual([null, null, ['gain']]);
  s.refused(OFFENSE, use('tumble'), 'kernel.not-asked').finish();
  const reflected = story((scene) => {
    scene.hero('offense', 1, 0);
    scene.hero('utility', 2, 2, { reflect: 2 });
    scene.monster('grey-wolf', 3, 2, { hitpoints: 2 });
    scene.turn(OFFENSE, 6);
  });
  reflected.dice(1, 2, 12).does(OFFENSE, END).told('harmed', { who: 3, how: 'returned' }).told('encounterWon');
  expect(heard(reflected, 'turnBegan').map((one) => one.who)).toEqual([3]);
  reflected.finish();
  const bled = story((scene) => {
    scene.hero('offense', 0, 0);
    idle(scene);
    scene.effect(BEAR, 'ongoing', 1).turn(OFFENSE);
    for (const monster of scene.table.monsters) monster.hitpoints = 1;
  });
  bled.dice(3, 1, 1).does(OFFENSE, END).told('harmed', { who: BEAR, how: 'ongoing' }).told('encounterWon');
  expect(heard(bled, 'turnBegan').map((one) => one.who)).toEqual([BEAR]);
  bled.finish();
});

test('[enc.end-cleanup] Effects and layers go, all are healed, Glow is gathered, and only then do they grow', () => {
  const s = story((scene) => {
    scene.hero('defense', 4, 4, { hitpoints: 0 });
    scene.hero('offense', 1, 2, { hitpoints: 2, shield: 5, reflect: 1 });
    scene.hero('utility', 0, 4, { hitpoints: 3, reflect: 4, cards: ['tough'] });
    scene.monster('grey-wolf', 2, 2);
    scene.effect(OFFENSE, 'ongoing', 2).effect(UTILITY, 'grit', 2).effect(UTILITY, 'weak', 1);
    scene.glow(4, 0).glow(0, 0).turn(OFFENSE);
  });
  s.dice(12)
    .does(OFFENSE, attack(3))
    .told('refreshed', { heroes: [DEFENSE, OFFENSE, UTILITY] }, 'enc.end-cleanup');
  expect(
    s.table.heroes.map(({ hitpoints, shield, reflect, effects }) => [hitpoints, shield, reflect, effects]),
  ).toEqual([
    [10, 2, 0, []],
    [8, 2, 0, []],
    [15, 2, 0, []],
  ]);
  const order = s.heard(0).map(({ type }) => type);
  expect(order.slice(order.indexOf('died'))).toEqual([
    'died',
    'turnEnded',
    'encounterWon',
    'refreshed',
    'glowHarvested',
    'shielded',
    'shielded',
    'shielded',
  ]);
  expect([s.table.glow, s.table.resolve, asked(s)]).toEqual([[], 3, ['gain']]);
  s.finish();
});

test('[enc.no-flight] a hero may run wherever it likes, and the fight is not over', () => {
  const s = story((scene) => {
    scene.passageAndRoom();
    scene.hero('defense', 0, 4);
    scene.hero('offense', 2, 2);
    scene.hero('utility', 0, 3);
    scene.monster('stone-crawler', 6, 2);
    scene.effect(3, 'immobile', 1).turn(OFFENSE, 1);
  });
  s.does(OFFENSE, go(0, 0)).dice(3, 2, 4).does(OFFENSE, END).silent('encounterWon').silent('phaseBegan');
  expect([at(s, OFFENSE), s.table.encounter?.current]).toEqual([[0, 0], UTILITY]);
  s.refused(UTILITY, END_PHASE, 'turn.free-order').dice(3, 2, 4).does(UTILITY, END).told('turnBegan', { who: DEFENSE });
  s.refused(DEFENSE, END_PHASE, 'turn.free-order').finish();
});

test('[enc.unspent-lost] what was saved, called or spent in a fight is gone with it', () => {
  const s = story((scene) => {
    atTheDoor(scene);
    scene.hero('defense', 1, 2, {
      cards: ['patient', 'last-effort'],
      saved: 2,
      spent: ['last-effort'],
      hasGuarded: true,
    });
    scene.hero('offense', 0, 0, { saved: 3 });
    scene.hero('utility', 0, 4);
    scene.monster('grey-wolf', 1, 3, { hitpoints: 2 });
    scene.encounter({ room: null, family: 'beasts', caller: 3 }).turn(DEFENSE, 1);
  });
  s.dice(12).does(DEFENSE, attack(3)).does(DEFENSE, DONE).does(DEFENSE, DONE).told('callVoid').told('encounterWon');
  expect(s.table.heroes.map(({ saved, spent, hasGuarded }) => [saved, spent, hasGuarded])).toEqual(
    Array(3).fill([0, [], false]),
  );
  declineAll(s).does(DEFENSE, go(1, 2)).dice(12, 6, 1, 3).does(DEFENSE, open(DOOR)).dice(4);
  setUpAll(s)
    .told('surgesRolled', { who: DEFENSE, dice: [4], bonus: 0, surges: 4 })
    .silent('reinforced');
  expect(s.table.encounter).toMatchObject({ caller: null, hasCalled: false });
  expect(who(s, DEFENSE)).toMatchObject({ saved: 0, spent: [] });
  s.finish();
});
