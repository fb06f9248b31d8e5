import { expect, test } from 'vitest';
import type { Draft } from '../../src/frames/agenda.ts';
import { DEFENSE, MONSTERS_SEAT, OFFENSE, UTILITY } from '../cast.ts';
import { expedition, type GlowStory, type Scene, story } from '../scene.ts';
import { createAll, outset } from '../scenes.ts';
import { END, END_PHASE, gain, go, keep, stand } from '../wishes.ts';

const SEATS = [DEFENSE, OFFENSE, UTILITY, MONSTERS_SEAT];
const sights = (s: GlowStory): readonly string[] => SEATS.map((seat) => JSON.stringify(s.sight(seat)));

/** Every deck lies the other way round. */
const turnedOver = ({ table }: Draft): void => {
  for (const deck of Object.values(table.decks)) deck.reverse();
};

test('[hidden.decks] nobody knows what lies on top of a deck; the discards lie open', () => {
  const s = outset(() => {});
  const other = outset(turnedOver);
  expect(other.table.decks).not.toEqual(s.table.decks);
  expect(sights(other)).toEqual(sights(s));
  for (const seat of SEATS) {
    expect(s.view(seat)).not.toHaveProperty('decks');
    expect(s.view(seat).deckSizes).toEqual({ defense: 24, offense: 25, utility: 26, equipment: 50, passive: 26 });
  }
  s.does(DEFENSE, gain('defense'));
  const [kept, ...others] = s.table.drawn;
  s.does(DEFENSE, keep(kept ?? 'tough'));
  for (const seat of SEATS) {
    expect(s.view(seat).discards.defense).toEqual(others);
    expect(s.view(seat).deckSizes.defense).toBe(21);
  }
  s.finish();
});

test('[hidden.decks] not even whoever shuffled a deck knows it', () => {
  const again = (set: (draft: Draft) => void) => outset(set).does(DEFENSE, gain('equipment'));
  const s = again(() => {});
  const drawn = s.table.drawn;
  const other = again(({ table }) => {
    table.decks.equipment = [...table.decks.equipment.slice(0, -3).toReversed(), ...drawn.toReversed()];
  });
  const [kept] = drawn;
  for (const one of [s, other]) one.does(DEFENSE, keep(kept ?? 'longsword', true));
  expect(other.table.decks.equipment).not.toEqual(s.table.decks.equipment);
  expect(sights(other)).toEqual(sights(s));
  for (const seat of SEATS) expect(other.heard(seat)).toEqual(s.heard(seat));
});

/** The heroes stand on the stairs. */
const entered = (seed: string): GlowStory =>
  createAll(expedition({}, seed)).does(DEFENSE, stand(0, 0)).does(OFFENSE, stand(1, 0)).does(UTILITY, stand(0, -1));

test('[hidden.map] behind an end and a door there is nothing yet', () => {
  const s = entered('one');
  const other = entered('two');
  for (const seat of SEATS) expect(other.view(seat).floor).toEqual(s.view(seat).floor);
  expect(s.table.floor.tiles).toHaveLength(1);
  for (const one of [s, other]) one.dice(20, 6, 1).does(DEFENSE, go(1, -2)).finish();
  expect(s.table.floor.tiles.map(({ kind }) => kind)).toEqual(['stairs-up', 'passage', 'four-way']);
  expect(s.table.floor.doors).toMatchObject([{ isOpen: false }]);
  expect(s.table.floor.openings).toHaveLength(3);
});

test('[hidden.dice] no seat sees a die before it falls', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('ghoul', 2, 2);
    scene.turn(OFFENSE, 2);
  });
  const other = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('ghoul', 2, 2);
    scene.turn(OFFENSE, 2);
    scene.draft.rng = { ...scene.draft.rng, source: outsideSource() };
  });
  expect(other.state.rng).not.toEqual(s.state.rng);
  expect(sights(other)).toEqual(sights(s));
  for (const text of sights(s)) expect(text).not.toContain('rng');
});

/** Another future. */
const outsideSource = () => expedition({}, 'another').state.rng.source;

test('[hidden.nothing-else] everything else lies before everybody', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['tumble', 'longsword'], shield: 2, reflect: 1, saved: 1 });
    scene.hero('utility', 4, 4, { cards: ['mend', 'tough'] });
    scene.monster('ghoul', 2, 2, { bounty: 1, reflect: 1 });
    scene.effect(3, 'weak', 1).effect(OFFENSE, 'unsteady', 2).glow(0, 0).turn(OFFENSE, 3);
    Object.assign(scene.table, { roomsFound: 3, roomsCleared: 2, resolve: 1 });
  });
  const { decks: _, ...open } = s.table;
  for (const seat of SEATS) {
    const { deckSizes: __, ...seen } = s.view(seat);
    expect(seen).toEqual(open);
  }
  s.dice(12).does(OFFENSE, { type: 'attack', target: 3, base: 'longsword' });
  for (const seat of SEATS) expect(s.heard(seat)).toEqual(s.heard(OFFENSE));
  s.finish();
  const drawing = outset(() => {}).does(DEFENSE, gain('defense'));
  for (const seat of SEATS) expect(drawing.view(seat).drawn).toEqual(drawing.table.drawn);
  const exploring = entered('one').does(DEFENSE, END_PHASE);
  for (const seat of SEATS)
    expect(exploring.view(seat)).toMatchObject({ phase: exploring.table.phase, explored: [DEFENSE] });
});

test('[hidden.controller] a monster does the same whatever the heroes can bear or do', () => {
  const plain = (scene: Scene): void => {
    scene.hero('defense', 3, 1);
    scene.hero('offense', 3, 3);
    scene.hero('utility', 0, 0);
  };
  const armed = (scene: Scene): void => {
    scene.hero('defense', 3, 1, { hitpoints: 1, cards: ['plate-harness', 'buckler', 'anchor'], saved: 3 });
    scene.hero('offense', 3, 3, { hitpoints: 1 });
    scene.hero('utility', 0, 0, { shield: 6, reflect: 5 });
    scene.effect(UTILITY, 'grit', 2).effect(UTILITY, 'armor', 3);
  };
  const acts = (set: (scene: Scene) => void) => {
    const s = story((scene) => {
      set(scene);
      scene.monster('grey-wolf', 2, 4);
      scene.monster('goblin-archer', 4, 4);
      scene.turn(UTILITY);
    });
    s.dice(1, 3, 6, 2).does(UTILITY, END);
    const deeds = s
      .heard(0)
      .filter(({ type }) => ['recordRolled', 'chose', 'walked', 'attackDeclared', 'used'].includes(type));
    return deeds.map((deed) => JSON.stringify(deed));
  };
  expect(acts(armed)).toEqual(acts(plain));
  expect(acts(plain).join()).toContain('"benefit":"aim"');
});
