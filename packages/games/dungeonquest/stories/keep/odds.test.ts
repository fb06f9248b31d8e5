import { advance, cloneState, legal, pending, type State, silence } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { MONSTER_SHEETS } from '../../src/content/monsters.ts';
import { POWER_VALUES } from '../../src/content/power-cards.ts';
import { dungeonquest } from '../../src/game.ts';
import { fighterOf, keepOf } from '../../src/queries/heroes.ts';
import type { Action, DungeonQuest } from '../../src/types/index.ts';
import {
  at,
  beside,
  carry,
  dash,
  ESCAPE,
  GO_ON,
  guard,
  heroOf,
  hold,
  type KeepStory,
  keepItem,
  lay,
  layPower,
  meets,
  move,
  oddsFor,
  onTop,
  power,
  ROLL,
  stand,
  tileOnTop,
  use,
} from './cast.ts';

// Odds in the keep: what they come to, and whether the rules come to the same.

type Match = State<DungeonQuest>;

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((one) => FACES.map((other) => [one, other]));
/** For whatever else is rolled: nothing that is asked here depends on it. */
const REST = [3, 3, 3, 3, 3, 3];

/** The same match after an answer, with these dice. */
function after(state: Match, action: Action, dice: readonly number[]): Match {
  const draft = cloneState(dungeonquest, state);
  draft.rng.loaded = [...dice, ...REST];
  const [ask] = pending(draft);
  if (ask === undefined) throw new Error('nobody is asked');
  advance(dungeonquest, draft, { seat: ask.seat, ask: ask.id, action }, silence);
  return draft;
}

/** How often a test is passed that is rolled now, over all falls of the dice: tokens where they help, then the Coin. */
function passShare(state: Match, action: Action, isPassed: (state: Match) => boolean): number {
  const shares = PAIRS.map((dice) => savedShare(after(state, action, dice), isPassed));
  return shares.reduce((sum, one) => sum + one, 0) / shares.length;
}

function savedShare(state: Match, isPassed: (state: Match) => boolean): number {
  const [ask] = pending(state);
  if (ask?.question.kind !== 'failed') return isPassed(state) ? 1 : 0;
  const offers = legal(dungeonquest, state, ask);
  const spend = offers.find(({ type }) => type === 'spend');
  if (spend !== undefined) return savedShare(after(state, spend, []), isPassed);
  const coin = offers.find(({ type }) => type === 'useItem');
  return coin === undefined
    ? savedShare(after(state, { type: 'keep' }, []), isPassed)
    : passShare(state, coin, isPassed);
}

/** A hero in a trapped chamber, before a test of Armor. */
function trapped(tokens: number, arrange: (s: KeepStory, me: number) => void) {
  const { s, me } = beside('tatianna'); // Armor 6
  heroOf(s, me).determination = tokens;
  arrange(s, me);
  tileOnTop(s, 'trapped', 'OOO');
  onTop(s, 'trap', 'dartSlits');
  s.does(me, move('E4'));
  return { s, me };
}

const isUnhurt =
  (seat: number) =>
  ({ table }: Match): boolean =>
    table.heroes[seat]?.wounds === 0;

describe('an attribute test', () => {
  test('[test.roll] by the dice alone, with tokens, with a card and with the Coin: by hand', () => {
    const { s, me } = trapped(2, (story, seat) => {
      hold(story, seat, 'bracedShield', 'sidestep');
      carry(story, seat, 'coinOfSecondChances');
    });
    const { test: odds, rules } = oddsFor(s, me);
    expect(odds).toMatchObject({ tokens: 2, hasCoin: true });
    // Armor 6: 15 of 36; with two tokens 8, 26 of 36; with the card 9, 30 of 36, and 11, 35 of 36. The Coin rolls once more.
    expect(odds?.ways).toEqual([
      { help: { kind: 'none' }, byDice: 15 / 36, inAll: expect.closeTo(1 - (10 / 36) ** 2, 12) },
      { help: { kind: 'power', card: 'bracedShield' }, byDice: 30 / 36, inAll: expect.closeTo(1 - (1 / 36) ** 2, 12) },
    ]);
    expect(rules).toEqual(['test.roll', 'test.boost-before', 'test.spend-after', 'test.coin-reroll']);
  });

  test.each([
    [0, false],
    [1, false],
    [3, false],
    [0, true],
    [2, true],
  ])('[test.order] with %i tokens, the Coin: %s, the rules pass as many rolls of all there are', (tokens, hasCoin) => {
    const { s, me } = trapped(tokens, (story, seat) => {
      hold(story, seat, 'bracedShield');
      if (hasCoin) carry(story, seat, 'coinOfSecondChances');
    });
    const plain = oddsFor(s, me).test?.ways;
    expect(plain?.[0]?.inAll).toBeCloseTo(passShare(s.state, ROLL, isUnhurt(me)), 12);
    s.does(me, power('bracedShield'));
    const boosted = oddsFor(s, me).test?.ways;
    expect(boosted).toHaveLength(1); // one card a test
    expect(boosted?.[0]?.inAll).toBeCloseTo(plain?.[1]?.inAll ?? 0, 12);
    expect(boosted?.[0]?.inAll).toBeCloseTo(passShare(s.state, ROLL, isUnhurt(me)), 12);
  });

  test('[test.coin-reroll] when it has failed, the Coin has the chance of another roll', () => {
    const { s, me } = trapped(1, (story, seat) => carry(story, seat, 'coinOfSecondChances'));
    s.dice(6, 6).does(me, ROLL);
    expect(oddsFor(s, me).failed).toMatchObject({
      needed: 6,
      tokens: 1,
      coin: { byDice: 15 / 36, inAll: 21 / 36 },
    });
    expect(passShare(s.state, use('coinOfSecondChances'), isUnhurt(me))).toBeCloseTo(21 / 36, 12);
    s.dice(1, 1).does(me, use('coinOfSecondChances'));
  });

  test('[tile.bridge] each Treasure dropped counts for one, and who drops the Coin cannot spend it', () => {
    const { s, me } = beside('maud'); // Agility 6
    carry(s, me, 'jadeChessSet', 'coinOfSecondChances');
    tileOnTop(s, 'bridge', 'XOX');
    s.does(me, move('E4'));
    expect(oddsFor(s, me).test?.rules).toEqual(['test.roll', 'tile.bridge', 'test.coin-reroll']);
    const ways = oddsFor(s, me).test?.ways;
    expect(ways?.map(({ help, byDice, inAll }) => [help.kind, byDice * 36, inAll])).toEqual([
      ['none', 15, expect.closeTo(1 - (21 / 36) ** 2, 12)],
      ['drop', 21, expect.closeTo(1 - (15 / 36) ** 2, 12)],
      ['drop', expect.closeTo(26, 9), 26 / 36],
    ]);
    s.does(me, { type: 'drop', treasure: 'jadeChessSet' });
    expect(oddsFor(s, me).test?.ways[0]).toMatchObject({ byDice: 21 / 36 });
  });

  test('[treasure.use-optional] a Feather Cloak needs no dice', () => {
    const { s, me } = beside('maud');
    carry(s, me, 'featherCloak');
    tileOnTop(s, 'shaft', 'XOX');
    s.does(me, move('E4'));
    expect(oddsFor(s, me).test?.ways.at(-1)).toEqual({ help: { kind: 'cloak' }, byDice: 1, inAll: 1 });
    expect(oddsFor(s, me).test?.rules).toEqual(['test.roll', 'treasure.use-optional']);
  });
});

describe('a door', () => {
  /** How often the hero is through, over every card and every roll. */
  function throughShare(s: KeepStory, me: number): number {
    const keep = keepOf(s.table);
    const [doors, traps] = [keep.decks.door.draw.slice(), keep.decks.trap.draw.slice()];
    const isThrough = (state: Match): boolean => state.table.heroes[me]?.square === at('E4');
    let sum = 0;
    for (const door of new Set(doors))
      for (const trap of new Set(traps)) {
        const state = cloneState(dungeonquest, s.state);
        const { decks } = keepOf(state.table);
        decks.door.draw.push(...decks.door.draw.splice(decks.door.draw.indexOf(door), 1));
        decks.trap.draw.push(...decks.trap.draw.splice(decks.trap.draw.indexOf(trap), 1));
        const ways = doors.filter((one) => one === door).length * traps.filter((one) => one === trap).length;
        sum += ways * openedShare(after(state, GO_ON, []), isThrough);
      }
    return sum / (doors.length * traps.length);
  }

  function openedShare(state: Match, isThrough: (state: Match) => boolean): number {
    const [ask] = pending(state);
    if (ask?.question.kind !== 'test') return isThrough(state) ? 1 : 0;
    const shares = PAIRS.flatMap((dice) =>
      FACES.map((face) => {
        const rolled = after(state, ROLL, [...dice, face]);
        const [next] = pending(rolled);
        const spend =
          next === undefined ? undefined : legal(dungeonquest, rolled, next).find(({ type }) => type === 'spend');
        const done = spend === undefined ? rolled : after(rolled, spend, [face]);
        const [still] = pending(done);
        return isThrough(still?.question.kind === 'failed' ? after(done, { type: 'keep' }, [face]) : done) ? 1 : 0;
      }),
    );
    return shares.reduce<number>((sum, one) => sum + one, 0) / shares.length;
  }

  test.each([
    ['maud', 0, 0],
    ['maud', 2, 0],
    ['maud', 0, 10],
    ['krutzbeck', 1, 12],
  ] as const)(
    '[move.door] the rules let %s with %i tokens and %i wounds through as often as is said',
    (hero, tokens, wounds) => {
      const { s, me } = beside(hero);
      lay(s, 'D4', 'chamber', 'DDD');
      tileOnTop(s, 'turning', 'XXX');
      keepItem(s, me, 'skeletonKey');
      heroOf(s, me).determination = tokens;
      heroOf(s, me).wounds = wounds;
      s.does(me, move('E4'));
      const { door } = oddsFor(s, me);
      expect(door?.through).toBeCloseTo(throughShare(s, me), 12);
      s.does(me, use('key'));
    },
  );
});

describe('an escape', () => {
  test.each([
    ['skeleton', 'lindel'],
    ['sorcerer', 'tatianna'],
    ['golem', 'lindel'],
    ['demon', 'tatianna'],
  ] as const)('[escape.totals] from a %s %s gets away from as many cards of the deck as is said', (monster, hero) => {
    const s = dash([hero], { mode: 'solo' });
    lay(s, 'D4', 'chamber', 'OOO');
    lay(s, 'E4', 'corridor', 'XOX');
    stand(s, 0, 'D4');
    hold(s, 0, 'bluff', 'sprint', 'ironNerve');
    s.table.powerDiscards.push(...s.table.powerDeck.splice(0, 5));
    const [life = 2] = MONSTER_SHEETS[monster].lives;
    guard(s, 'E4', monster, life);
    s.does(0, move('E4')).does(0, GO_ON).does(0, ESCAPE);
    const { escapes } = oddsFor(s, 0);
    expect(escapes.map(({ card }) => card)).toEqual(['bluff', 'sprint', 'ironNerve']);
    for (const { card, clean, bought, failed, held } of escapes) {
      const ends = s.table.powerDeck.map((top) => {
        const state = cloneState(dungeonquest, s.state);
        state.table.powerDeck.push(...state.table.powerDeck.splice(state.table.powerDeck.indexOf(top), 1));
        const { square, wounds } = fighterOf(after(state, layPower(card), []).table);
        return square === at('D4') ? (wounds === 0 ? 'clean' : 'bought') : 'failed';
      });
      const share = (end: string): number => ends.filter((one) => one === end).length / ends.length;
      expect([clean, bought, failed]).toEqual(
        ['clean', 'bought', 'failed'].map((end) => expect.closeTo(share(end), 12)),
      );
      expect(held).toBeNull(); // nobody is there to hold anything
    }
  });

  test('[escape.deck-stands-in] at worst the other side gives its highest card, or the deck where that holds better', () => {
    const { s, me, other } = meets(['bluff', 'headlongFlight'], ['bluff']);
    hold(s, (me + 2) % 3);
    guard(s, 'E4', 'skeleton', 2);
    s.does(me, move('E4')).does(me, GO_ON).does(me, ESCAPE);
    const [bluff, flight] = oddsFor(s, me).escapes;
    // 38 unseen cards, 7 of value 1. Only another 1 lets a 1 away, at a price; the deck has six more in 37 then.
    expect(bluff).toMatchObject({ clean: 0, bought: 7 / 38, failed: 31 / 38 });
    expect(bluff?.held).toMatchObject({ clean: 0, bought: expect.closeTo((7 / 38) * (6 / 37), 12) });
    // Against a 5 one card helps, another 5, of which three are unseen; the deck may hold it, too.
    expect(flight).toMatchObject({ clean: 35 / 38, bought: 3 / 38, failed: 0 });
    expect(flight?.held?.bought).toBeCloseTo(3 / 38 + (35 / 38) * (3 / 37), 12);
    const holds = oddsFor(s, other).holds;
    expect(holds.map(({ answer }) => answer)).toEqual([null, 'bluff']);
    for (const { clean, bought, failed } of holds) expect(clean + bought + failed).toBeCloseTo(1, 12);
    s.does(me, layPower('bluff')).does(other, { type: 'leaveToDeck' });
  });

  test('[escape.deck-stands-in] the hero’s best card is weighed against each answer', () => {
    const { s, me, other } = meets(['sprint', 'bluff'], ['ironNerve', 'headlongFlight']);
    hold(s, (me + 2) % 3);
    guard(s, 'E4', 'skeleton', 2);
    s.does(me, move('E4')).does(me, GO_ON).does(me, ESCAPE);
    const unseen = [...s.table.powerDeck, ...(s.table.powerHands[me] ?? [])].map((card) => POWER_VALUES[card]);
    const pairs = unseen.flatMap((one, i) => unseen.slice(i + 1).map((two) => Math.max(one, two)));
    const share = (fits: (best: number) => boolean): number => pairs.filter(fits).length / pairs.length;
    const nerve = oddsFor(s, other).holds.find(({ answer }) => answer === 'ironNerve');
    expect(nerve?.clean).toBeCloseTo(
      share((best) => best > 4),
      12,
    );
    expect(nerve?.bought).toBeCloseTo(
      share((best) => best === 4),
      12,
    );
    expect(nerve?.failed).toBeCloseTo(
      share((best) => best < 4),
      12,
    );
    s.does(me, layPower('sprint')).does(other, layPower('ironNerve'));
  });
});
