import { freezeFloor } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { FULL_STOCK } from '../../src/content/tiles.ts';
import { newFloor } from '../../src/dungeon/floor.ts';
import { asked, body, crowd, DEFENSE, isGone, OFFENSE, question, UTILITY } from '../cast.ts';
import { block, type GlowStory, type Scene, sq, story, tile } from '../scene.ts';
import { atTheEnd, declineAll, setUpAll, stack } from '../scenes.ts';
import { attack, award, DECLINE, END, END_PHASE, exchange, go, keep } from '../wishes.ts';

// Patrols and their calls, where somebody dies, burns or finds no room at the wrong moment.

const [FOE, M2] = [3, 4] as const;

/** A Ghoul of a Patrol beside Defense, with Surges enough to call before it attacks. */
const calls = (set: (scene: Scene) => void): GlowStory =>
  story((scene) => {
    scene.hero('defense', 1, 2, { reflect: 5 });
    scene.encounter({ room: null, family: 'undead' });
    scene.monster('ghoul', 2, 2, { hitpoints: 2, mayCall: true });
    set(scene);
    scene.turn(DEFENSE);
  });

test('[patrol.call-cancelled] [damage.reflect] a caller that dies on a hero’s Reflect has called nobody', () => {
  const s = calls((scene) => {
    const other = scene.monster('ghoul', 4, 4, { mayCall: true });
    scene.effect(other, 'stun', 0).effect(other, 'immobile', 0);
  });
  s.dice(3, 3, 12, 4).does(DEFENSE, END).told('called', { monster: FOE }).told('died', { monster: FOE });
  s.told('callVoid', { monster: FOE }).told('turnBegan', { who: OFFENSE });
  expect(s.table.encounter).toMatchObject({ caller: null, hasCalled: false });
  s.dice(3, 3, 4).does(OFFENSE, END).told('called', { monster: M2 }).finish();
});

test('[patrol.over-early] [damage.reflect] and if it was the only one the Encounter is over with its call', () => {
  const s = calls(() => {}).dice(3, 3, 12);
  s.does(DEFENSE, END).told('called', { monster: FOE }).told('encounterWon', { room: null }).silent('reinforced');
  expect([asked(s), s.table.roomsCleared]).toEqual([['gain'], 0]);
  s.finish();
});

test('[patrol.call-cancelled] [turn.end-heal-then-ongoing] nor has one that burns down in its Turn', () => {
  const s = calls((scene) => {
    scene.hero('defense', 1, 2);
    scene.effect(FOE, 'ongoing', 2, { by: OFFENSE }).effect(FOE, 'stun', 0);
    const other = scene.monster('ghoul', 4, 4, { mayCall: true });
    scene.effect(other, 'stun', 0).effect(other, 'immobile', 0);
  });
  // It calls first and has nothing left to shake the fire off with.
  s.dice(3, 3, 4).does(DEFENSE, END).told('called', { monster: FOE }).told('died', { monster: FOE }).told('callVoid');
  expect(s.table.encounter).toMatchObject({ caller: null, hasCalled: false });
  s.finish();
});

test('[patrol.reinforcements] [enc.setup-distance] who finds no square does not come, and play goes on', () => {
  const s = story((scene) => {
    const cells = block(0, 0, 1, 2);
    scene.table.floor = freezeFloor({
      ...newFloor(1),
      next: 1000,
      openings: [],
      doors: [],
      joins: [],
      stock: { ...FULL_STOCK, 'stairs-up': 0 },
      tiles: [tile(1, 'stairs-up', cells)],
    });
    scene.hero('defense', 0, 0);
    scene.hero('offense', 1, 0);
    scene.hero('utility', 0, 1);
    scene.monster('ghoul', 1, 2, { mayCall: true });
    scene.monster('ghoul', 0, 2, { mayCall: true });
    for (const id of [FOE, M2]) scene.effect(id, 'stun', 0, { duration: 'long' }).effect(id, 'immobile', 0);
    scene.encounter({ room: null, family: 'undead', caller: FOE }).turn(DEFENSE);
  });
  setUpAll(s.dice(2, 4).does(DEFENSE, END).told('reinforced', { monster: FOE }));
  expect([s.table.monsters.length, s.table.encounter?.hasCalled, s.table.turn?.who]).toEqual([3, true, OFFENSE]);
  s.finish();
});

/** A passage with an end to the north; Glow lies in it, and all three are there. Utility explores. */
const withGlow = (set: (scene: Scene) => void = () => {}): GlowStory =>
  story((scene) => {
    atTheEnd(scene);
    scene.hero('defense', 0, 4);
    scene.hero('offense', 1, 4);
    scene.hero('utility', 0, 2);
    scene.glow(1, 2);
    Object.assign(scene.table, { explored: [DEFENSE, OFFENSE], waited: [DEFENSE, OFFENSE] });
    scene.phase(UTILITY, 10);
    set(scene);
  });

test('[patrol.wandering] [glow.harvest-shield] a wandering Patrol finds the Glow gathered', () => {
  const s = setUpAll(withGlow().dice(1, 4, 3).does(UTILITY, END_PHASE).told('wandered', { isPatrol: true }).dice(4));
  expect([s.table.glow, s.table.heroes.map(({ shield }) => shield)]).toEqual([[], [1, 1, 1]]);
  s.finish();
});

test('[gen.passage-monsters] [glow.harvest-shield] a Patrol met on the way leaves the Glow on the board', () => {
  const s = withGlow().dice(13, 2, 1, 4, 3).does(UTILITY, go(0, 0)).silent('glowHarvested');
  setUpAll(s.dice(4));
  expect([s.table.glow, s.table.heroes.map(({ shield }) => shield)]).toEqual([[sq(1, 2)], [0, 0, 0]]);
  expect([s.table.encounter?.room, s.table.turn?.who]).toEqual([null, UTILITY]);
  s.finish();
});

test('[gen.passage-monsters-gate] [explore.first-phase] after a fight the die waits until all have explored', () => {
  const begin = (explored: readonly number[]): GlowStory =>
    withGlow((scene) => Object.assign(scene.table, { hasFought: true, explored, waited: [] }));
  const idle = begin([DEFENSE]).dice(13, 1, 1).does(UTILITY, go(0, 0)).silent('encounterBegan').silent('patrolRolled');
  expect(idle.table.phase).toEqual({ hero: UTILITY, left: 8 });
  idle.finish();
  // With the Phase that is going on, all three have had theirs.
  begin([DEFENSE, OFFENSE]).dice(13, 1, 1, 4, 3, 4).does(UTILITY, go(0, 0)).told('encounterBegan').told('patrolRolled');
});

test('[enc.first-turn] [patrol.wandering] the hero whose Phase just ended meets a wandering Patrol', () => {
  const s = setUpAll(withGlow().dice(1, 4, 3).does(UTILITY, END_PHASE).dice(4));
  expect([crowd(s), s.table.turn?.who]).toEqual([{ 'cave-bear': 1 }, UTILITY]);
  expect(s.table.encounter).toMatchObject({ first: UTILITY, room: null });
  s.finish();
});

test('[patrol.reinforcements] [scale.counts] a Brute calls two Shieldbearers and a Shaman on two heroes', () => {
  const s = story(
    (scene) => {
      scene.hero('defense', 0, 0);
      scene.hero('offense', 1, 0);
      scene.monster('orc-brute', 4, 4, { mayCall: true });
      scene.effect(FOE, 'stun', 0, { duration: 'long' }).effect(FOE, 'immobile', 0, { duration: 'long' });
      scene.encounter({ room: null, family: 'orcs', caller: FOE }).turn(DEFENSE);
    },
    { heroes: 'defense,offense' },
  );
  setUpAll(s.dice(2, 4).does(DEFENSE, END).told('reinforced'));
  expect(crowd(s)).toEqual({ 'orc-brute': 1, 'orc-shieldbearer': 2, 'orc-shaman': 1 });
  s.finish();
});

/** The last Ghoul of a Patrol, marked once, is killed by Offense. */
const paid = (set: (scene: Scene) => void): GlowStory => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('ghoul', 2, 2, { hitpoints: 1, bounty: 1 });
    scene.encounter({ room: null, family: 'undead' });
    scene.turn(OFFENSE);
    set(scene);
  });
  s.dice(12).does(OFFENSE, attack(FOE)).told('encounterWon', { cleared: 0 });
  expect(isGone(s, FOE)).toBe(true);
  return s;
};

test('[bounty.reward] [gain.draw-three] a Bounty is a Gain: a Scavenger draws four for it', () => {
  const s = paid((scene) => scene.hero('utility', 4, 4, { cards: ['scavenger'] }));
  declineAll(s);
  expect(question(s)).toMatchObject({ kind: 'bounty', left: 1 });
  const [seat] = s.asked();
  s.does(seat?.seat ?? -1, award(UTILITY, 'utility')).told('drew', { hero: UTILITY, deck: 'utility' });
  expect(s.table.drawn).toHaveLength(4);
  s.does(UTILITY, keep(s.table.drawn[0] ?? 'tough'));
  expect(asked(s)).not.toContain('bounty');
  s.finish();
});

test('[bounty.reward] [create.no-foreign-deck] it is for the own deck or the Equipment, never a Passive', () => {
  const s = declineAll(paid(() => {}));
  const seat = s.asked()[0]?.seat ?? -1;
  for (const deck of ['passive', 'defense', 'offense'] as const) s.refused(seat, award(UTILITY, deck), 'bounty.reward');
  s.does(seat, award(UTILITY, 'equipment')).told('drew', { hero: UTILITY, deck: 'equipment' }).finish();
});

test('[level.trade-for-passive] [gain.draw-three] a Scavenger given away draws three like anybody', () => {
  const s = paid((scene) => scene.hero('defense', 4, 4, { cards: ['scavenger', 'anchor'] }));
  s.does(DEFENSE, exchange('scavenger')).told('discarded', { card: 'scavenger' });
  expect([s.table.drawn.length, s.table.discards.passive]).toEqual([3, ['scavenger']]);
  const other = paid((scene) => scene.hero('defense', 4, 4, { cards: ['scavenger', 'anchor'] }));
  other.does(DEFENSE, exchange('anchor'));
  expect([other.table.drawn.length, other.table.discards.defense]).toEqual([4, ['anchor']]);
  other.finish();
});

test('[level.trade-for-passive] [equip.max-hp-change] giving Tough away leaves the hero at what is left', () => {
  const s = paid((scene) => {
    scene.hero('defense', 4, 4, { cards: ['tough', 'padded-coat'] });
    stack(scene.draft, 'passive', 'quick', 'nimble', 'steady');
  });
  expect(body(s, DEFENSE)[0]).toBe(16);
  s.does(DEFENSE, exchange('tough'));
  expect(body(s, DEFENSE)[0]).toBe(13);
  s.does(DEFENSE, keep('quick'));
  expect(body(s, DEFENSE)[0]).toBe(13);
  s.finish();
});

test('[gain.empty-deck] [level.discard-pile] the only Passive there is goes, comes back, and must be kept', () => {
  const s = paid((scene) => {
    scene.hero('defense', 4, 4, { cards: ['quick'] });
    scene.hero('utility', 4, 3, { cards: [...scene.table.decks.passive] });
    scene.table.decks.passive = [];
  });
  s.does(DEFENSE, exchange('quick'));
  expect(s.table.drawn).toEqual(['quick']);
  s.refused(DEFENSE, DECLINE, 'gain.keep-exactly-one').does(DEFENSE, keep('quick'));
  expect(s.table.heroes[DEFENSE]?.cards).toEqual(['quick']);
  s.finish();
});
