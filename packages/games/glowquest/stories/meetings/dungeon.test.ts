import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/index.ts';
import { FULL_STOCK } from '../../src/content/tiles.ts';
import { asked, body, crowd, DEFENSE, OFFENSE, order, question, UTILITY } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { atTheDoor, atTheEnd, DOOR, NORTH_END, setUpAll } from '../scenes.ts';
import { ACCEPT, DECLINE, go, handOver, open, trade } from '../wishes.ts';

// The dungeon where it ends, and the bags where they overflow.

const NO_ROOMS = { ...FULL_STOCK, small: 0, big: 0, quest: 0 };

/** Behind the door that Offense opens there is no room for a room; it is the floor's last, unless an end is open. */
const rubble = (changes: Parameters<typeof atTheDoor>[1] = {}, set: (scene: Scene) => void = () => {}): GlowStory =>
  story((scene) => {
    atTheDoor(scene, { stock: { ...NO_ROOMS, 'dead-end': 2 }, ...changes });
    scene.hero('defense', 0, 0);
    scene.hero('offense', 1, 2);
    scene.hero('utility', 0, 3);
    scene.phase(OFFENSE, 3);
    set(scene);
  });

test('[fit.false-door] [explore.trigger-opening] behind rubble the walk goes on, one square poorer', () => {
  const s = rubble({ openings: [NORTH_END] })
    .dice(10, 1, 4)
    .does(OFFENSE, open(DOOR))
    .told('falseDoor');
  expect(s.table.phase?.left).toBe(2);
  s.dice(13, 6, 1).does(OFFENSE, go(1, 0)).told('explored', { hero: OFFENSE }).told('laid');
  expect(s.table.phase?.left).toBe(0);
  s.finish();
});

test('[fit.stairs-down] [glow.harvest-shield] the way down ends the Phase: its Glow is gathered first', () => {
  const s = rubble({}, (scene) => {
    scene.glow(0, 4);
    scene.hero('utility', 0, 3, { shield: 2 });
  });
  s.dice(10, 1, 4).does(OFFENSE, open(DOOR)).told('wentDown', { level: 2 });
  expect([s.table.glow, s.table.heroes.map(({ shield }) => shield)]).toEqual([[], [1, 1, 3]]);
  expect(question(s)).toMatchObject({ kind: 'stand', hero: DEFENSE });
  s.finish();
});

/** The same when the others have had their Phases: a wandering Patrol may come at the end of this one. */
const lastDoor = (): GlowStory =>
  rubble({}, (scene) => Object.assign(scene.table, { explored: [DEFENSE, UTILITY], waited: [DEFENSE, UTILITY] }));

test('[fit.stairs-down] [patrol.wandering] the Phase that finds the way down ends with the roll due', () => {
  const s = lastDoor().dice(10, 1, 4, 6).does(OFFENSE, open(DOOR));
  const steps = ['falseDoor', 'phaseEnded', 'wandered', 'wentDown'] as const;
  expect(order(s, ...steps)).toEqual(steps);
  s.finish();
});

test('[fit.stairs-down] [patrol.wandering] a Patrol comes: it is fought on this floor, and then all go down', () => {
  const s = setUpAll(lastDoor().dice(10, 1, 4, 1, 4, 3).does(OFFENSE, open(DOOR)).silent('wentDown').dice(4));
  expect([crowd(s), s.table.floor.level, s.table.turn?.who]).toEqual([{ 'cave-bear': 1 }, 1, OFFENSE]);
  s.finish();
});

test('[gen.quest-room-auto] [fit.room-substitute] the fifth room on a Small tile, and the Lord is there', () => {
  const s = story((scene) => {
    atTheDoor(scene, { stock: { ...FULL_STOCK, quest: 0, big: 0 } });
    scene.hero('defense', 1, 2);
    scene.hero('offense', 0, 1);
    scene.hero('utility', 0, 3);
    Object.assign(scene.table, { roomsFound: 4, roomsCleared: 4 });
    scene.phase(DEFENSE, 8);
  });
  s.dice(3, 2, 1, 2).does(DEFENSE, open(DOOR)).told('roomFound', { room: 'quest', tile: 'small', found: 5 });
  setUpAll(s.dice(4));
  expect(crowd(s)).toEqual({
    'orc-brute': 1,
    'orc-shieldbearer': 1,
    'orc-shaman': 1,
    'lord-girdan-the-savage': 1,
  });
  expect(s.table.floor.doors.filter(({ isOpen }) => !isOpen)).toEqual([]);
  s.finish();
});

test('[scale.extra-monsters] [gen.quest-has-lord] a 1 in the Quest room: one more of each, and the Lord', () => {
  const s = story((scene) => {
    atTheDoor(scene);
    scene.hero('defense', 1, 2);
    scene.hero('offense', 0, 1);
    scene.hero('utility', 0, 3);
    Object.assign(scene.table, { roomsFound: 4, roomsCleared: 4 });
    scene.phase(DEFENSE, 8);
  });
  s.dice(12, 1, 1, 2).does(DEFENSE, open(DOOR)).told('extraMonsters');
  setUpAll(s.dice(4));
  expect(crowd(s)).toEqual({
    'orc-brute': 2,
    'orc-shieldbearer': 2,
    'orc-shaman': 2,
    'lord-girdan-the-savage': 1,
  });
  s.finish();
});

test('[fit.dead-end-reroll] [fit.candidates] a Dead End is rolled again, and what comes must still fit', () => {
  // No T-junction, no 4-way and no corner is left: of a 4-way only the straight sections stay.
  const s = story((scene) => {
    atTheEnd(scene, { stock: { ...FULL_STOCK, corner: 0, 't-junction': 0, 'four-way': 0 } });
    scene.hero('offense', 1, 2);
    scene.phase(OFFENSE, 9);
  });
  s.dice(16, 6, 1, 19).does(OFFENSE, go(1, 0)).told('rerolledLayout', { layout: 19 }).told('laid');
  expect(s.table.floor.openings).toHaveLength(1);
  expect(s.table.floor.tiles.map(({ kind }) => kind).toSorted()).toEqual(['dead-end', 'passage', 'passage']);
  s.finish();
});

test('[explore.suspended] [door.open-cost] in a fight a door stays shut, and an end of a passage is a wall', () => {
  const s = story((scene) => {
    atTheDoor(scene, { openings: [NORTH_END] });
    scene.hero('offense', 1, 2);
    scene.monster('ghoul', 0, 4);
    scene.turn(OFFENSE, 3);
  });
  s.refused(OFFENSE, open(DOOR), 'explore.suspended');
  s.does(OFFENSE, go(1, 0)).silent('explored');
  s.finish();
});

/** All three in the passage, Defense exploring, with these cards. */
const bags = (...held: readonly (readonly CardId[])[]): GlowStory =>
  story((scene) => {
    atTheDoor(scene);
    scene.hero('defense', 0, 0, { cards: [...(held[0] ?? [])] });
    scene.hero('offense', 0, 1, { cards: [...(held[1] ?? [])] });
    scene.hero('utility', 0, 3, { cards: [...(held[2] ?? [])] });
    scene.phase(DEFENSE, 5);
  });

test('[equip.trade-window] [equip.max-hp-change] a coat that changes hands takes its Hitpoints along', () => {
  const s = bags(['padded-coat'], [], []);
  s.does(DEFENSE, trade('padded-coat', DEFENSE, OFFENSE))
    .does(OFFENSE, ACCEPT)
    .told('handedOver', { card: 'padded-coat' });
  expect([body(s, DEFENSE)[0], body(s, OFFENSE)[0]]).toEqual([10, 11]);
  s.finish();
});

test('[equip.two-handed] [equip.overflow] a bow for one with shield and sword: both are too many', () => {
  const s = bags(['hunting-bow'], ['longsword', 'buckler'], ['short-sword', 'focus-orb']);
  s.does(DEFENSE, trade('hunting-bow', DEFENSE, OFFENSE)).does(OFFENSE, ACCEPT);
  expect(question(s)).toMatchObject({ kind: 'overflow', hero: OFFENSE });
  // Utility has both hands full: nothing can go there.
  s.refused(OFFENSE, handOver('longsword', UTILITY), 'equip.overflow');
  s.does(OFFENSE, handOver('longsword', DEFENSE));
  expect(question(s)).toMatchObject({ kind: 'overflow', hero: OFFENSE });
  s.does(OFFENSE, handOver('buckler', DEFENSE));
  const [defense, offense] = s.table.heroes.map(({ cards }) => cards);
  expect([defense, offense]).toEqual([['longsword', 'buckler'], ['hunting-bow']]);
  expect(asked(s)).toEqual(['explore']);
  s.finish();
});

test('[equip.two-handed] [equip.overflow] the bow itself may go again, and nothing has changed', () => {
  const s = bags(['hunting-bow'], ['longsword', 'buckler'], []);
  s.does(DEFENSE, trade('hunting-bow', DEFENSE, OFFENSE))
    .does(OFFENSE, ACCEPT)
    .does(OFFENSE, handOver('hunting-bow', UTILITY));
  expect(s.table.heroes.map(({ cards }) => cards)).toEqual([[], ['longsword', 'buckler'], ['hunting-bow']]);
  expect(asked(s)).toEqual(['explore']);
  s.finish();
});

test('[equip.trade-window] [equip.overflow] a declined trade is told, and changes nothing', () => {
  const s = bags(['soft-boots'], [], []);
  s.does(DEFENSE, trade('soft-boots', DEFENSE, UTILITY)).does(UTILITY, DECLINE);
  s.told('tradeDeclined', { card: 'soft-boots', from: DEFENSE, to: UTILITY });
  expect([s.table.heroes[DEFENSE]?.cards, asked(s)]).toEqual([['soft-boots'], ['explore']]);
  s.refused(OFFENSE, trade('soft-boots', DEFENSE, OFFENSE), 'kernel.not-asked').finish();
});
