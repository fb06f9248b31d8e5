import { expect, test } from 'vitest';
import type { RoomType } from '../../src/content/tiles.ts';
import { asked, DEFENSE, heard, isGone, MONSTERS_SEAT, OFFENSE, UTILITY, who } from '../cast.ts';
import { block, expedition, type GlowStory, type Scene, story, tile } from '../scene.ts';
import { atTheDoor, DOOR, declineAll } from '../scenes.ts';
import { attack, DONE, END, gain, keep, open, RECOVER, stand, use } from '../wishes.ts';

const BEAR = 3;
const resolve = ({ table }: GlowStory) => table.resolve;

/** A Cave Bear beside Defense, and beside that Offense and Utility. Utility has just had its Turn. */
const cornered = (set: (scene: Scene) => void, given = {}) =>
  story((scene) => {
    scene.hero('defense', 2, 2);
    scene.hero('offense', 3, 1);
    scene.hero('utility', 3, 3);
    scene.monster('cave-bear', 1, 2);
    scene.turn(UTILITY);
    set(scene);
  }, given);

test('[resolve.start] Easy 4, Normal 3, Hard 2', () => {
  expect((['easy', 'normal', 'hard'] as const).map((difficulty) => resolve(expedition({ difficulty })))).toEqual([
    4, 3, 2,
  ]);
  expedition({ difficulty: 'hard', heroes: 'utility' }).finish();
});

test('[resolve.pay-on-unconscious] a fall costs one Resolve, and lying there costs nothing', () => {
  const s = cornered((scene) => scene.hero('defense', 2, 2, { hitpoints: 2 }));
  s.dice(3, 1, 1, 12, 2).does(UTILITY, END).told('fell', { hero: DEFENSE, resolve: 2 }, 'resolve.pay-on-unconscious');
  expect(s.table.heroes.map(({ hitpoints }) => hitpoints)).toEqual([0, 8, 12]);
  s.does(DEFENSE, { type: 'throwRock', target: BEAR });
  expect(resolve(s)).toBe(2);
  s.finish();
});

test('[resolve.pay-on-unconscious] a pattern over somebody Unconscious costs nothing either', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['blast'] });
    scene.hero('utility', 3, 3, { hitpoints: 0 });
    scene.hero('defense', 4, 1);
    scene.monster('cave-bear', 2, 2);
    scene.turn(OFFENSE, 3);
  });
  s.dice(12).does(OFFENSE, attack(BEAR)).does(OFFENSE, DONE).does(OFFENSE, use('blast')).silent('fell');
  expect(s.table.heroes.map(({ hitpoints }) => hitpoints)).toEqual([7, 5, 0]);
  expect(resolve(s)).toBe(3);
  s.finish();
});

test('[resolve.several-at-once] whoever was aimed at pays first, then the others, one by one', () => {
  const fallen = (left: number) =>
    cornered((scene) => {
      scene.hero('defense', 2, 2, { hitpoints: 1 });
      scene.hero('offense', 3, 1, { hitpoints: 1 });
      scene.table.resolve = left;
    }).dice(3, 3, 12);
  const s = fallen(3).does(UTILITY, END);
  expect(heard(s, 'fell')).toEqual([
    { type: 'fell', hero: DEFENSE, resolve: 2 },
    { type: 'fell', hero: OFFENSE, resolve: 1 },
  ]);
  expect(who(s, UTILITY).hitpoints).toBe(10);
  s.finish();
  const short = fallen(1).does(UTILITY, END).told('expeditionLost', {}, 'lose.resolve-empty');
  expect(heard(short, 'fell')).toMatchObject([{ hero: DEFENSE }, { hero: OFFENSE }]);
  expect([resolve(short), who(short, UTILITY).hitpoints > 0]).toEqual([0, true]);
  short.finish();
});

test('[resolve.never-regained] waking, victory and growth bring no Resolve back', () => {
  const mended = cornered((scene) => {
    scene.hero('utility', 3, 3, { cards: ['mend'] });
    scene.hero('defense', 3, 2, { hitpoints: 0 });
    scene.table.resolve = 1;
    scene.turn(UTILITY, 1);
  });
  mended.does(UTILITY, use('mend', DEFENSE)).told('woke', { who: DEFENSE });
  expect(resolve(mended)).toBe(1);
  mended.finish();
  const s = story((scene) => {
    scene.hero('defense', 1, 1);
    scene.hero('offense', 4, 4, { hitpoints: 0 });
    scene.hero('utility', 2, 3);
    scene.monster('grey-wolf', 2, 2, { hitpoints: 1 });
    scene.effect(3, 'stun', 1).effect(3, 'immobile', 1).turn(DEFENSE);
    scene.table.resolve = 1;
  });
  s.dice(1, 1, 1).does(DEFENSE, END).dice(6, 1, 1, 1, 3).does(OFFENSE, RECOVER).told('woke', { who: OFFENSE });
  expect(resolve(s)).toBe(1);
  s.dice(12).does(UTILITY, attack(3)).does(UTILITY, DONE).does(UTILITY, use('power')).does(UTILITY, use('power'));
  s.told('encounterWon')
    .does(DEFENSE, gain('defense'))
    .does(DEFENSE, keep(s.table.drawn[0] ?? 'tough'));
  expect(resolve(declineAll(s))).toBe(1);
  s.finish();
});

test('[lose.resolve-empty] a fall that nobody can pay for ends it, whoever still stands', () => {
  const s = cornered((scene) => {
    scene.hero('defense', 2, 2, { hitpoints: 2 });
    scene.table.resolve = 0;
  });
  s.dice(3, 1, 1, 12)
    .does(UTILITY, END)
    .told('fell', { hero: DEFENSE })
    .told('expeditionLost', {}, 'lose.resolve-empty');
  expect(s.state.outcome).toEqual({ winners: 1 << MONSTERS_SEAT, rule: 'lose.resolve-empty' });
  expect(asked(s)).toEqual([]);
  s.refused(OFFENSE, END, 'kernel.over').finish();
  const paid = cornered((scene) => {
    scene.hero('defense', 2, 2, { hitpoints: 2 });
    scene.table.resolve = 1;
  });
  paid.dice(3, 1, 1, 12).does(UTILITY, END).silent('expeditionLost');
  expect([resolve(paid), paid.state.outcome]).toEqual([0, null]);
  paid.finish();
});

test('[lose.all-unconscious] when the last of them falls, no Resolve helps', () => {
  const last = (utility: number) =>
    cornered((scene) => {
      scene.hero('defense', 2, 2, { hitpoints: 2 });
      scene.hero('offense', 3, 1, { hitpoints: 0 });
      scene.hero('utility', 3, 3, { hitpoints: utility });
      scene.turn(DEFENSE);
    }).dice(3, 1, 1, 12);
  const s = last(0)
    .does(DEFENSE, END)
    .told('fell', { hero: DEFENSE, resolve: 2 })
    .told('expeditionLost', {}, 'lose.all-unconscious');
  expect(s.state.outcome).toEqual({ winners: 1 << MONSTERS_SEAT, rule: 'lose.all-unconscious' });
  s.finish();
  const one = last(1).does(DEFENSE, END).told('fell', { hero: DEFENSE, resolve: 2 }).silent('expeditionLost');
  expect(one.asked()).toMatchObject([{ seat: OFFENSE, kind: 'down' }]);
  one.finish();
});

test('[lose.beats-win] the last monster of the Quest dies in the same blow, and the party has lost all the same', () => {
  const blast = (left: number) =>
    story((scene) => {
      scene.hero('offense', 1, 2, { cards: ['blast'], hitpoints: 3 });
      scene.hero('utility', 4, 4);
      scene.hero('defense', 0, 4);
      scene.monster('grey-wolf', 2, 2);
      scene.encounter({ room: 'quest', family: 'beasts' }).turn(OFFENSE, 3);
      Object.assign(scene.table, { roomsFound: 5, roomsCleared: 4, resolve: left });
    })
      .dice(12)
      .does(OFFENSE, attack(BEAR))
      .does(OFFENSE, DONE)
      .does(OFFENSE, use('blast'));
  const lost = blast(0)
    .told('died', { monster: BEAR })
    .told('expeditionLost', {}, 'lose.resolve-empty')
    .silent('expeditionWon');
  expect(lost.state.outcome).toEqual({ winners: 1 << MONSTERS_SEAT, rule: 'lose.resolve-empty' });
  const won = blast(1).told('fell', { hero: OFFENSE, resolve: 0 }).told('expeditionWon', {}, 'win.quest');
  expect(won.state.outcome).toMatchObject({ rule: 'win.quest' });
  for (const s of [lost, won]) s.finish();
});

/** Offense is about to kill the last monster of a room, or of none. */
const lastBlow = (room: RoomType | null, before: { roomsCleared: number; isQuestCleared: boolean }) =>
  story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('grey-wolf', 2, 2);
    scene.encounter({ room, family: 'beasts' }).turn(OFFENSE);
    Object.assign(scene.table, { roomsFound: 5, ...before });
  })
    .dice(12)
    .does(OFFENSE, attack(3));

test('[win.quest] four rooms and the Quest room, at the end of the fight that makes them so', () => {
  const s = lastBlow('quest', { roomsCleared: 4, isQuestCleared: false }).told('expeditionWon', {}, 'win.quest');
  expect(s.state.outcome).toEqual({ winners: 0b111, rule: 'win.quest' });
  expect(asked(s)).toEqual([]);
  expect(lastBlow('small', { roomsCleared: 3, isQuestCleared: true }).state.outcome).toMatchObject({
    rule: 'win.quest',
  });
  for (const early of [
    lastBlow('quest', { roomsCleared: 3, isQuestCleared: false }),
    lastBlow('big', { roomsCleared: 3, isQuestCleared: false }),
    lastBlow('small', { roomsCleared: 4, isQuestCleared: false }),
    lastBlow('small', { roomsCleared: 2, isQuestCleared: true }),
    lastBlow(null, { roomsCleared: 3, isQuestCleared: true }),
  ]) {
    early.told('encounterWon').silent('expeditionWon');
    expect([early.state.outcome, asked(early)]).toEqual([null, ['gain']]);
    early.finish();
  }
});

test('[win.quest] not while a single monster of the Quest room lives', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('grey-wolf', 2, 2);
    scene.monster('grey-wolf', 4, 4);
    scene.encounter({ room: 'quest', family: 'beasts' }).turn(OFFENSE);
    Object.assign(scene.table, { roomsFound: 5, roomsCleared: 4 });
  });
  s.dice(12).does(OFFENSE, attack(3)).told('died').silent('expeditionWon').silent('encounterWon');
  expect([isGone(s, 3), s.state.outcome, s.table.isQuestCleared]).toEqual([true, null, false]);
  s.finish();
});

test('[quest.cleared-room] a room is cleared when the last of its monsters is dead; Patrols clear nothing', () => {
  const after = (room: RoomType | null) => {
    const { roomsCleared, isQuestCleared } = lastBlow(room, { roomsCleared: 1, isQuestCleared: false }).table;
    return [roomsCleared, isQuestCleared];
  };
  expect((['small', 'big', 'quest', null] as const).map(after)).toEqual([
    [2, false],
    [2, false],
    [1, true],
    [1, false],
  ]);
});

test('[quest.count-carries-over] rooms count on every floor: after four of them the next is the Quest room, even on a new one', () => {
  const s = story((scene) => {
    atTheDoor(scene, { stock: { ...scene.table.floor.stock, small: 0, big: 0, quest: 0 } });
    for (const [id, role] of (['defense', 'offense', 'utility'] as const).entries()) scene.hero(role, 1, 2 + id);
    Object.assign(scene.table, { roomsFound: 4, roomsCleared: 4 });
    scene.phase(DEFENSE, 4);
  });
  s.dice(10, 6, 1).does(DEFENSE, open(DOOR)).told('falseDoor').told('wentDown', { level: 2 });
  expect([s.table.roomsFound, s.table.roomsCleared]).toEqual([4, 4]);
  s.does(DEFENSE, stand(0, -2)).does(OFFENSE, stand(0, 0)).dice(14, 6, 1).does(UTILITY, stand(1, 0));
  const [door] = s.table.floor.doors;
  if (door === undefined) throw new Error('there is no door');
  s.does(DEFENSE, { type: 'go', to: door.near }).dice(20, 6, 1, 4).does(DEFENSE, open(door.id));
  s.told('roomFound', { room: 'quest', found: 5 }, 'quest.count-carries-over');
  expect(s.table.roomsCleared).toBe(4);
  s.finish();
});

test('[quest.count-carries-over] [quest.cleared-room] a room that is cleared below is added to those above', () => {
  const wonOn = (level: number) => {
    const s = story((scene) => {
      scene.hero('offense', 1, 2);
      scene.monster('grey-wolf', 2, 2, { hitpoints: 1 });
      scene.floor([tile(1, 'small', block(0, 0, 4, 4))], { level }).turn(OFFENSE);
      Object.assign(scene.table, { roomsFound: 3, roomsCleared: 2 });
    });
    return s.dice(12).does(OFFENSE, attack(3));
  };
  wonOn(1).told('encounterWon', { cleared: 3 }, 'quest.cleared-room').finish();
  wonOn(2).told('encounterWon', { cleared: 3 }, 'quest.count-carries-over').finish();
});
