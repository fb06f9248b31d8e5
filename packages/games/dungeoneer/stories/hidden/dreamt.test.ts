import { dream, type Seat, SPECTATOR, seedRng } from '@questhall/kernel';
import { Story } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { adventureOf, isGloryCard, questOf } from '../../src/content/index.ts';
import { dungeoneer } from '../../src/game.ts';
import type { Table } from '../../src/types/index.ts';
import { A, B, C, type Tale, tale } from '../scene.ts';
import '../test-cards.ts';

// What a seat cannot know is drawn again and again, and what it knows never is.

const DREAMS = 30;

/** In how many ways a seat imagines something. */
function waysOf<X>({ state }: Tale, seat: Seat, what: (table: Table) => X): readonly X[] {
  const rng = seedRng('fast:dreams');
  const all = Array.from({ length: DREAMS }, () => what(dream(dungeoneer, state, seat, rng).table));
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

test('[hidden.view] [hidden.known-cards] hands and decks are drawn again, but for what was seen', () => {
  const s = tale((scene) => {
    scene
      .hero(B, { hand: ['HD-A02', 'HD-A21'], known: ['HD-A21'] })
      .hero(C, { hand: ['HD-A03'] })
      .hero(A, { hand: ['HD-A04'] });
    const [pile] = scene.table.piles;
    if (pile !== undefined) pile.known = [1, 0, 0];
  });
  const top = s.table.piles[0]?.draw.at(-1);
  expect(waysOf(s, A, ({ hands }) => hands[B]?.[0]).length).toBeGreaterThan(5);
  expect(waysOf(s, A, ({ hands }) => hands[C]).length).toBeGreaterThan(5);
  expect(waysOf(s, A, ({ hands }) => [hands[A], hands[B]?.[1]])).toEqual([[['HD-A04'], 'HD-A21']]);
  expect(waysOf(s, A, ({ piles }) => piles[0]?.draw.at(-1))).toEqual([top]);
  for (const seat of [B, SPECTATOR])
    expect(waysOf(s, seat, ({ piles }) => piles[0]?.draw.at(-1)).length).toBeGreaterThan(5);
  expect(waysOf(s, A, ({ piles }) => piles[0]?.draw).length).toBe(DREAMS);
});

test('[combine.glory-and-peril-decks] [hidden.view] a card is imagined of its own deck and its own grade', () => {
  const s = tale(
    (scene) => {
      scene.hero(B, { hand: ['HD-A02', 'HD-A21', 'ED-A02'] }).hero(C, { hand: ['HD-A04', 'HD-A22', 'ED-A21'] });
      scene.table.grade = 'epic';
      for (const pile of scene.table.piles)
        pile.draw = pile.name === 'glory' ? ['ED-A03', 'ED-A04', 'ED-A05'] : ['ED-A16', 'ED-A22'];
    },
    { sets: 'HD,ED' },
  );
  const sorts = waysOf(s, A, ({ hands }) =>
    [hands[B], hands[C]].map((hand) => hand?.map((card) => [adventureOf(card).grade, isGloryCard(adventureOf(card))])),
  );
  const row = (isGlory: boolean) => [
    ['heroic', true],
    ['heroic', false],
    ['epic', isGlory],
  ];
  expect(sorts).toEqual([[row(true), row(false)]]);
  // The two old Glory cards change places, and so do the two old Peril cards.
  expect(waysOf(s, A, ({ hands }) => hands[B]?.[0])).toHaveLength(2);
  expect(waysOf(s, A, ({ hands }) => hands[B]?.[1])).toHaveLength(2);
});

test('[quest.effect-revealed] [hidden.view] face-down Quests are drawn again, and none of them is an Effect', () => {
  const s = tale(
    (scene) => {
      scene.hero(B, { quests: ['HW-Q1', 'HW-Q2'] }).hero(A, { quests: ['HW-Q3'] });
    },
    { sets: 'HW' },
  );
  const seen = waysOf(s, A, ({ errands }) => errands[B]?.map(({ quest }) => quest));
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.flat().some((quest) => quest !== undefined && questOf(quest).category === 'effect')).toBe(false);
  expect(waysOf(s, A, ({ errands }) => errands[A])).toEqual([[{ quest: 'HW-Q3', isUp: false }]]);
  expect(waysOf(s, A, ({ questDeck }) => questDeck).length).toBeGreaterThan(20);
  // Every Quest is there once, the Effect among them.
  const all = waysOf(s, A, ({ questDeck, errands, globals }) =>
    [...questDeck, ...globals, ...errands.flat().map(({ quest }) => quest)].toSorted(),
  );
  expect(all).toHaveLength(1);
  expect(waysOf(s, A, ({ questDeck }) => questDeck.indexOf('HW-Q7')).length).toBeGreaterThan(1);
});

test('[hidden.view] [map.unplaceable-card] Map decks are drawn again above what all have seen, and so is a card in somebody’s hands', () => {
  const s = tale((scene) => {
    scene.mapDeck('HD-M09', 'HD-M02', 'HD-M03', 'HD-M06', 'HD-M07').turn(B, 'build');
    const [section] = scene.table.sections;
    if (section !== undefined) section.seenBelow = 1;
  });
  const building = (seat: Seat) => {
    const rng = seedRng('fast:builders');
    const drawn = Array.from({ length: DREAMS }, () => {
      const { agenda } = dream(dungeoneer, s.state, seat, rng);
      const frame = agenda.at(-1);
      return frame?.kind === 'build' ? frame.card : null;
    });
    return new Set(drawn);
  };
  expect(s.asked()).toMatchObject([{ seat: B, kind: 'place' }]);
  expect(building(B)).toEqual(new Set(['HD-M09']));
  expect(building(A).size).toBeGreaterThan(2);
  expect(building(A).has('HD-M07')).toBe(false);
  expect(waysOf(s, A, ({ sections }) => sections[0]?.deck[0])).toEqual(['HD-M07']);
  expect(waysOf(s, B, ({ sections }) => sections[0]?.deck).length).toBeGreaterThan(3);
  const sizes = waysOf(s, A, ({ sections }) => new Set(sections[0]?.deck).size);
  expect(sizes).toEqual([4]);
});

test('[opt.revealed-map] [hidden.view] of a revealed map the holders of Entrances are known, and nothing else', () => {
  const s: Tale = new Story(dungeoneer, {
    options: { revealedMap: true },
    seats: 3,
    arrange(draft) {
      draft.table.dealt = [['HD-M02'], ['HD-M01', 'HD-M03'], ['HD-M04', 'HD-M05']];
    },
  });
  expect(waysOf(s, A, ({ dealt }) => [dealt[A], dealt[B]?.[0]])).toEqual([[['HD-M02'], 'HD-M01']]);
  expect(waysOf(s, A, ({ dealt }) => dealt[C]).length).toBeGreaterThan(3);
});

test('[hidden.view] [map.not-closed] nobody imagines that a card is being placed which would close the map', () => {
  const s = tale((scene) => {
    // One frontier is left, north of (0,1), and two cards are still to come.
    scene.bare().lay('T-OOOO', 0, 0).lay('T-WWWO', 1, 0).lay('T-WOWW', -1, 0).lay('T-OWWW', 0, -1).lay('T-OWOW', 0, 1);
    scene.mapDeck('T-OWOW2', 'T-OWOW3', 'T-WWOW');
    for (const seat of [A, B, C]) scene.hero(seat, { space: 'T-OOOO', points: 1 });
  });
  s.does(A, { type: 'explore' }).told('mapDrawn', { card: 'T-OWOW2' });
  const rng = seedRng('fast:frontier');
  const cards = Array.from({ length: DREAMS }, () => {
    const frame = dream(dungeoneer, s.state, B, rng).agenda.at(-1);
    return frame?.kind === 'build' ? frame.card : null;
  });
  expect([...new Set(cards)].toSorted()).toEqual(['T-OWOW2', 'T-OWOW3']);
});

test('[hidden.view] [map.dead-end-fallback] a card that is laid although it closes the map can be no other', () => {
  const s = tale(
    (scene) => {
      scene.bare().lay('T-OOOO', 0, 0).lay('T-WWWO', 1, 0).lay('T-WOWW', -1, 0).lay('T-OWWW', 0, -1).mapDeck('T-WWOW');
      for (const seat of [A, B, C]) scene.hero(seat, { space: 'T-OOOO', points: 1 });
    },
    { sets: 'HD,ED' },
  );
  s.does(A, { type: 'explore' }).told('closedUp', { cards: [] });
  expect(waysOf(s, B, ({ sections }) => sections[0]?.deck)).toEqual([[]]);
});
