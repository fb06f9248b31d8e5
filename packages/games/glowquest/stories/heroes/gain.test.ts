import { expect, test } from 'vitest';
import type { Draft } from '../../src/frames/agenda.ts';
import { asked, DEFENSE, heard, MONSTERS_SEAT, OFFENSE, UTILITY } from '../cast.ts';
import { expedition, type GlowStory, type Scene, story } from '../scene.ts';
import { createAll, outset, stack, thinOut } from '../scenes.ts';
import { attack, DECLINE, exchange, gain, keep } from '../wishes.ts';

const sizes = ({ table }: GlowStory) => Object.values(table.decks).map((deck) => deck.length);
const piles = ({ table }: GlowStory) => Object.values(table.discards).map((pile) => pile.length);

/** Offense kills the last monster of all, and Defense may Level Up. */
const afterTheFight = (set: (scene: Scene) => void) =>
  story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('grey-wolf', 2, 2);
    scene.turn(OFFENSE);
    set(scene);
  })
    .dice(12)
    .does(OFFENSE, attack(3));

test('[gain.draw-three] the top three cards of the deck, before the eyes of all', () => {
  const s = outset((draft) => stack(draft, 'defense', 'anchor', 'bulwark', 'payback', 'unbowed'));
  s.does(DEFENSE, gain('defense')).told('drew', {
    hero: DEFENSE,
    deck: 'defense',
    cards: ['anchor', 'bulwark', 'payback'],
  });
  for (const seat of [DEFENSE, OFFENSE, UTILITY, MONSTERS_SEAT]) {
    expect(s.view(seat).drawn).toEqual(['anchor', 'bulwark', 'payback']);
    expect(s.heard(seat)).toContainEqual({
      type: 'drew',
      hero: DEFENSE,
      deck: 'defense',
      cards: ['anchor', 'bulwark', 'payback'],
    });
  }
  expect(sizes(s)).toEqual([21, 25, 26, 50, 26]);
  expect(s.table.decks.defense.at(-1)).toBe('unbowed');
  s.does(DEFENSE, keep('payback'));
  expect(s.table.drawn).toEqual([]);
  s.finish();
});

test('[gain.keep-exactly-one] one stays, the others go to the discards of that deck, and none is no answer', () => {
  const s = outset((draft) => stack(draft, 'equipment', 'longsword', 'buckler', 'soft-boots', 'halberd'));
  s.does(DEFENSE, gain('equipment')).refused(DEFENSE, DECLINE, 'gain.keep-exactly-one');
  s.refused(DEFENSE, keep('halberd'), 'gain.keep-exactly-one').refused(OFFENSE, keep('buckler'), 'kernel.not-asked');
  s.does(DEFENSE, keep('buckler')).told(
    'kept',
    { card: 'buckler', discarded: ['longsword', 'soft-boots'] },
    'gain.keep-exactly-one',
  );
  expect(s.table.heroes.map(({ cards }) => cards)).toEqual([['buckler'], [], []]);
  expect(s.table.discards).toEqual({
    defense: [],
    offense: [],
    utility: [],
    passive: [],
    equipment: ['longsword', 'soft-boots'],
  });
  s.refused(DEFENSE, keep('longsword'), 'create.three-gains').finish();
});

test('[gain.reshuffle-option] the discards go back into their deck, or stay, as whoever drew likes', () => {
  const begin = () =>
    outset(({ table }: Draft) => {
      table.discards.equipment = table.decks.equipment.splice(0, 4);
      table.discards.passive = table.decks.passive.splice(0, 2);
    }).does(DEFENSE, gain('equipment'));
  const left = begin();
  const [kept, ...others] = left.table.drawn;
  if (kept === undefined) throw new Error('nothing was drawn');
  left.does(DEFENSE, keep(kept)).silent('reshuffled');
  expect([sizes(left), piles(left)]).toEqual([
    [24, 25, 26, 43, 24],
    [0, 0, 0, 6, 2],
  ]);
  const back = begin()
    .does(DEFENSE, keep(kept, true))
    .told('reshuffled', { deck: 'equipment', cards: 49 }, 'gain.reshuffle-option');
  expect([sizes(back), piles(back)]).toEqual([
    [24, 25, 26, 49, 24],
    [0, 0, 0, 0, 2],
  ]);
  expect(back.table.decks.equipment).toEqual(expect.arrayContaining(others));
  expect(back.table.decks.equipment).not.toContain(kept);
  expect(back.table.decks.equipment.slice(0, 43)).not.toEqual(left.table.decks.equipment);
  for (const s of [left, back]) s.finish();
});

test('[gain.empty-deck] the discards become the deck in the middle of a draw, and drawing goes on', () => {
  const s = outset((draft) => thinOut(draft, 'defense', 1, 5, DEFENSE));
  const [last] = s.table.decks.defense;
  s.does(DEFENSE, gain('defense')).told('reshuffled', { deck: 'defense', cards: 5 }, 'gain.empty-deck');
  expect(s.table.drawn).toHaveLength(3);
  expect(s.table.drawn[0]).toBe(last);
  expect([sizes(s)[0], piles(s)[0]]).toEqual([3, 0]);
  s.finish();
  const full = outset((draft) => thinOut(draft, 'defense', 3, 5, DEFENSE))
    .does(DEFENSE, gain('defense'))
    .silent('reshuffled');
  expect([sizes(full)[0], piles(full)[0]]).toEqual([0, 5]);
  full.finish();
});

test('[gain.short-deck] too few cards are all drawn, and of none the Gain is lost', () => {
  const two = outset((draft) => thinOut(draft, 'defense', 1, 1, DEFENSE)).does(DEFENSE, gain('defense'));
  expect(two.table.drawn).toHaveLength(2);
  expect(asked(two)).toEqual(['keep']);
  two.does(DEFENSE, keep(two.table.drawn[1] ?? 'tough')).finish();
  const none = outset((draft) => thinOut(draft, 'defense', 0, 0, DEFENSE)).does(DEFENSE, gain('defense'));
  none.told('gainLost', { hero: DEFENSE, deck: 'defense' }, 'gain.short-deck').silent('drew');
  expect(none.table.heroes[DEFENSE]?.cards).toHaveLength(24);
  none
    .does(DEFENSE, gain('defense'))
    .told('gainLost')
    .does(DEFENSE, gain('defense'))
    .told('gainLost')
    .told('drew', { deck: 'passive' });
  none.finish();
});

test('[gain.kept-card-face-up] everybody reads the cards of everybody, and there is no limit to them', () => {
  const s = afterTheFight((scene) => {
    const passives = scene.table.decks.passive.splice(0, 20);
    const roles = scene.table.decks.defense.splice(0, 20);
    scene.hero('defense', 4, 4, { cards: [...passives, ...roles] });
  });
  s.does(DEFENSE, gain('defense')).does(DEFENSE, keep(s.table.drawn[0] ?? 'tough'));
  expect(heard(s, 'kept')).toMatchObject([{ hero: DEFENSE }]);
  expect(s.asked()).toMatchObject([{ seat: OFFENSE, kind: 'gain' }]);
  for (const seat of [DEFENSE, OFFENSE, UTILITY, MONSTERS_SEAT])
    expect(s.view(seat).heroes.map(({ cards }) => cards.length)).toEqual([41, 0, 0]);
  s.finish();
});

test('[gain.draw-three] a Scavenger looks at four cards, and keeps one', () => {
  const s = afterTheFight((scene) => {
    scene.hero('defense', 4, 4, { cards: ['scavenger', 'quick'] });
    stack(scene.draft, 'passive', 'tough', 'nimble', 'steady', 'crush', 'thorny');
  });
  s.does(DEFENSE, exchange('quick'))
    .told('drew', { cards: ['tough', 'nimble', 'steady', 'crush'] })
    .does(DEFENSE, keep('crush'));
  expect(s.table.discards.passive).toEqual(['quick', 'tough', 'nimble', 'steady']);
  s.does(OFFENSE, gain('offense'));
  expect(s.table.drawn).toHaveLength(3);
  s.finish();
});

test('[comp.decks] five decks of one card each, and a pile of discards for each deck', () => {
  const s = expedition();
  expect(sizes(s)).toEqual([24, 25, 26, 50, 26]);
  expect(new Set(Object.values(s.table.decks).flat()).size).toBe(151);
  createAll(s);
  expect(piles(s)).toEqual([6, 6, 6, 0, 6]);
  expect(sizes(s)).toEqual([15, 16, 17, 50, 17]);
  s.finish();
});
