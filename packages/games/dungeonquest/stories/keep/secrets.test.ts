import { describe, expect, test } from 'vitest';
import type { TreasureTitle } from '../../src/content/keep/treasures.ts';
import type { PowerCard } from '../../src/content/power-cards.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import {
  beside,
  carry,
  ESCAPE,
  GO_ON,
  guard,
  hold,
  type KeepStory,
  layPower,
  meets,
  move,
  onTop,
  tileOnTop,
} from './cast.ts';

// Two tables that differ in nothing but what a seat may not see look alike to that seat.

/** One seat sees, hears and is asked the same at both. */
function looksAlike(one: KeepStory, two: KeepStory, seat: number): void {
  expect(one.view(seat)).toEqual(two.view(seat));
  expect(one.heard(seat)).toEqual(two.heard(seat));
  expect(one.asked()).toEqual(two.asked());
}

describe('to whom two tables look alike', () => {
  test('[encounter.life-secret-until-combat] [escape.token-stays] the Life of a token, to all but its player', () => {
    const [one, two] = [3, 6].map((life) => {
      const made = meets(['headlongFlight', 'bluff'], ['sprint']);
      guard(made.s, 'E4', 'troll', life);
      made.s.does(made.me, move('E4'));
      return made;
    });
    if (one === undefined || two === undefined) throw new Error('there are two');
    const { me, other, third } = one;
    for (const seat of [me, third]) looksAlike(one.s, two.s, seat);
    expect(one.s.view(other)).not.toEqual(two.s.view(other));
    for (const { s } of [one, two])
      s.does(me, GO_ON).does(me, ESCAPE).does(me, layPower('headlongFlight')).does(other, layPower('sprint'));
    for (const seat of [me, third]) looksAlike(one.s, two.s, seat);
  });

  test('[treasure.secret] which Treasures somebody carries, to everybody else', () => {
    const [one, two] = (['silverLyre', 'lanternOfLateHours'] as const).map((title: TreasureTitle) => {
      const made = beside('maud');
      carry(made.s, made.me, title);
      tileOnTop(made.s, 'chamber', 'OOO');
      onTop(made.s, 'dungeon', 'gutteringTorch');
      made.s.does(made.me, move('E4'));
      return made;
    });
    if (one === undefined || two === undefined) throw new Error('there are two');
    looksAlike(one.s, two.s, one.other);
    expect(one.s.view(one.me)).not.toEqual(two.s.view(two.me));
    for (const { s, me } of [one, two]) s.does(me, GO_ON);
    looksAlike(one.s, two.s, one.other);
  });

  test('[seat.blind-window] which Power cards somebody holds, to everybody else', () => {
    const [one, two] = (['snuffedLantern', 'bluff'] as const).map((card: PowerCard) => {
      const made = beside('maud');
      hold(made.s, made.me, card);
      tileOnTop(made.s, 'chamber', 'OOO');
      onTop(made.s, 'dungeon', 'somethingMoves');
      made.s.does(made.me, move('E4'));
      return made;
    });
    if (one === undefined || two === undefined) throw new Error('there are two');
    looksAlike(one.s, two.s, one.other);
    expect(one.s.view(one.me)).not.toEqual(two.s.view(two.me));
  });

  test('[setup.tile-stack] what lies in the stack and in the decks, to everybody', () => {
    const [one, two] = [false, true].map((isTurned) => {
      const made = beside('maud');
      const { stack, decks, treasureDeck } = keepOf(made.s.table);
      if (isTurned) for (const pile of [stack, decks.dungeon.draw, decks.catacomb.draw, treasureDeck]) pile.reverse();
      return made;
    });
    if (one === undefined || two === undefined) throw new Error('there are two');
    for (const seat of [one.me, one.other]) looksAlike(one.s, two.s, seat);
  });

  test('[trait.challara-scout] the tile that Challara put under the stack, to everybody else', () => {
    const [one, two] = (['shaft', 'bridge'] as const).map((kind) => {
      const made = beside('challara');
      tileOnTop(made.s, kind, 'XOX');
      tileOnTop(made.s, 'rubble', 'OOO');
      const form = keepOf(made.s.table).stack.at(-1) ?? -1;
      made.s.does(made.me, move('E4')).does(made.me, { type: 'layTile', form });
      return made;
    });
    if (one === undefined || two === undefined) throw new Error('there are two');
    looksAlike(one.s, two.s, one.other);
    expect(one.s.view(one.me)).not.toEqual(two.s.view(two.me));
  });
});
