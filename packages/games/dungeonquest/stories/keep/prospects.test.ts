import { EAST, SOUTH, WEST } from '@questhall/grid';
import { describe, expect, test } from 'vitest';
import { prospectOf } from '../../src/odds/index.ts';
import type { Action } from '../../src/types/index.ts';
import {
  beside,
  carry,
  ESCAPE,
  FIGHT,
  GO_ON,
  guard,
  heroOf,
  hold,
  KEEP,
  type KeepStory,
  keepItem,
  lay,
  layPower,
  meets,
  move,
  oddsFor,
  power,
  ROLL,
  SEARCH,
  stand,
  tileOnTop,
  use,
} from './cast.ts';

// What each answer has going for it, and by which rules all that is reckoned.

const prospect = (s: KeepStory, seat: number, offer: Action) => prospectOf(offer, oddsFor(s, seat));

describe('what an answer has going for it', () => {
  test('[test.roll] [test.boost-before] [tile.bridge] of a test: the dice, a card, a Treasure dropped, and nothing else', () => {
    const { s, me } = beside('maud'); // Agility 6
    hold(s, me, 'sidestep', 'bluff');
    carry(s, me, 'jadeChessSet', 'featherCloak');
    tileOnTop(s, 'bridge', 'XOX');
    s.does(me, move('E4'));
    expect(prospect(s, me, ROLL)).toEqual({ kind: 'passes', chance: 15 / 36 });
    expect(prospect(s, me, power('sidestep'))).toEqual({ kind: 'passes', chance: expect.closeTo(30 / 36, 12) });
    expect(prospect(s, me, { type: 'drop', treasure: 'jadeChessSet' })).toEqual({ kind: 'passes', chance: 21 / 36 });
    expect(prospect(s, me, use('featherCloak'))).toEqual({ kind: 'passes', chance: 1 });
    expect([power('bluff'), GO_ON, FIGHT].map((offer) => prospect(s, me, offer))).toEqual([null, null, null]);
    s.does(me, use('featherCloak'));
  });

  test('[test.coin-reroll] of a test that has failed: the Coin', () => {
    const { s, me } = beside('maud');
    carry(s, me, 'coinOfSecondChances');
    tileOnTop(s, 'bridge', 'XOX');
    s.does(me, move('E4')).dice(6, 6).does(me, ROLL);
    expect(prospect(s, me, use('coinOfSecondChances'))).toEqual({ kind: 'passes', chance: 15 / 36 });
    expect(prospect(s, me, KEEP)).toBeNull();
    s.dice(1, 1).does(me, use('coinOfSecondChances'));
  });

  test('[item.key] [move.door] of a door: a key opens it, else the cards say', () => {
    const { s, me } = beside('maud');
    keepItem(s, me, 'skeletonKey');
    lay(s, 'D4', 'chamber', 'ODO');
    s.does(me, move('E4'));
    expect(prospect(s, me, use('key'))).toEqual({ kind: 'opens', chance: 1 });
    expect(prospect(s, me, GO_ON)).toEqual({ kind: 'opens', chance: oddsFor(s, me).door?.through });
    expect(oddsFor(s, me).door?.through).toBeLessThan(1);
  });

  test('[escape.totals] [odds.solo-chain] of a meeting: the fight, the best card, each card, and who holds him', () => {
    const { s, me, other } = meets(['headlongFlight', 'sprint', 'secondWind'], ['crossedFingers', 'bluff']);
    guard(s, 'E4', 'troll', 4);
    s.does(me, move('E4'));
    s.does(me, GO_ON);
    const { fight, escapes } = oddsFor(s, me);
    expect(prospect(s, me, FIGHT)).toEqual({ kind: 'wins', chance: fight?.win });
    const of = (card: string) => {
      const { clean, bought } = escapes.find((one) => one.card === card) ?? {};
      return { kind: 'getsAway', clean, bought };
    };
    // 5 against the deck is held by nothing; 3 and 1 are.
    expect(prospect(s, me, ESCAPE)).toEqual(of('headlongFlight'));
    expect(of('headlongFlight')).not.toEqual(of('sprint'));
    s.does(me, ESCAPE);
    for (const card of ['headlongFlight', 'sprint', 'secondWind'] as const)
      expect(prospect(s, me, layPower(card))).toEqual(of(card));
    const inAll = (ends: { clean: number; bought: number; failed: number } | null): number =>
      ends === null ? Number.NaN : ends.clean + ends.bought + ends.failed;
    for (const one of escapes) {
      expect([inAll(one), inAll(one.held)]).toEqual([expect.closeTo(1, 12), expect.closeTo(1, 12)]);
      expect(one.held?.failed).toBeGreaterThanOrEqual(one.failed); // whoever may choose holds at least as well
      expect(Math.min(one.held?.clean ?? -1, one.held?.bought ?? -1)).toBeGreaterThanOrEqual(0);
    }
    const { holds } = oddsFor(s, other);
    for (const one of holds) expect(inAll(one)).toBeCloseTo(1, 12);
    expect(holds.map(({ answer }) => answer).toSorted()).toEqual(['bluff', 'crossedFingers', null].toSorted());
    for (const { answer, failed } of holds)
      expect(prospect(s, other, answer === null ? { type: 'leaveToDeck' } : layPower(answer))).toEqual({
        kind: 'holds',
        chance: failed,
      });
    expect(new Set(holds.map(({ failed }) => failed)).size).toBe(3);
    expect(oddsFor(s, other).rules).toEqual(
      expect.arrayContaining(['escape.totals', 'escape.clean', 'escape.bought', 'escape.deck-stands-in']),
    );
    s.does(me, layPower('sprint')).does(other, layPower('crossedFingers'));
  });

  test('[hoard.risk-grows] of one more plunder: that it wakes the dragon', () => {
    const { s, me } = beside('lindel');
    stand(s, me, 'G5');
    expect(prospect(s, me, { type: 'plunder' })).toEqual({ kind: 'burns', chance: 1 / 8 });
    expect(prospect(s, me, SEARCH)).toBeNull();
  });
});

describe('by which rules it is reckoned', () => {
  test('[hoard.dragonfire] [treasure.use-optional] the dragon: its deck, its fire, and the Aegis of whoever carries it', () => {
    const { s, me } = beside('lindel');
    stand(s, me, 'G5');
    expect(oddsFor(s, me).dragon?.rules).toEqual(['hoard.risk-grows', 'hoard.dragonfire']);
    carry(s, me, 'emberAegis');
    expect(oddsFor(s, me).dragon?.rules).toEqual(['hoard.risk-grows', 'hoard.dragonfire', 'treasure.use-optional']);
  });

  test('[test.order] [test.spend-after] a failed test: what comes after the dice, in order', () => {
    for (const tokens of [0, 6]) {
      const { s, me } = beside('maud');
      heroOf(s, me).determination = tokens;
      carry(s, me, 'coinOfSecondChances');
      tileOnTop(s, 'bridge', 'XOX');
      s.does(me, move('E4')).dice(6, 6).does(me, ROLL);
      const spending = tokens > 0 ? ['test.spend-after'] : [];
      expect(oddsFor(s, me).failed?.rules).toEqual(['test.order', ...spending, 'test.coin-reroll']);
      s.dice(1, 1).does(me, use('coinOfSecondChances'));
    }
  });

  test('[round.nightfall] [cat.actions] the way home, above and below, and what a deck still has', () => {
    const { s, me } = beside('maud');
    const [way] = oddsFor(s, me).ways;
    expect(way?.rules).toEqual(['round.nightfall', 'turn.one-action', 'tile.corridor-move-on', 'move.both-edges']);
    expect(oddsFor(s, me).draws.map(({ deck, rules }) => [deck, rules])).toEqual([['search', ['setup.decks']]]);
    heroOf(s, me).heading = EAST;
    expect(oddsFor(s, me).ways[0]?.rules).toEqual(['round.nightfall', 'cat.actions']);
  });

  test('[tile.dark] [tile.rubble] a way out of the dark and over rubble counts its hurdles', () => {
    const { s, me } = beside('maud');
    lay(s, 'C1', 'dark', 'OOO');
    lay(s, 'B1', 'rubble', 'XOX');
    lay(s, 'D1', 'chamber', 'XPX', WEST);
    lay(s, 'D2', 'chamber', 'XXX', SOUTH);
    stand(s, me, 'D1');
    expect(oddsFor(s, me).ways.find(({ goal }) => goal === 'home')?.known).toMatchObject({
      turns: 3,
      dark: 1,
      tests: 1,
      gates: 1,
      unknown: 0,
    });
  });
});
