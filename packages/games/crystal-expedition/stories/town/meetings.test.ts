import { describe, expect, test } from 'vitest';
import type { Action, EntityId } from '../../src/types/index.ts';
import { CLERIC, FIGHTER, ROGUE } from '../cast.ts';
import { failure } from './coming-home.ts';
import {
  asking,
  bare,
  buy,
  crownsOf,
  giveCrowns,
  givePiece,
  here,
  hero,
  leave,
  owns,
  ready,
  sell,
  stay,
  town,
  train,
  upgrade,
  visit,
  visitsOf,
  waits,
} from './stage.ts';

// Where rules of Town meet each other.

const exchange = (visitor: EntityId, who: EntityId, waiting: number): Action => ({
  type: 'exchange',
  hero: visitor,
  who,
  waiting,
  heir: null,
});
const stayBehind = (visitor: EntityId, who: EntityId): Action => ({
  type: 'stayBehind',
  hero: visitor,
  who,
  heir: null,
});
const stake = (crowns: number): Action => ({ type: 'stake', hero: ROGUE, crowns });
const REROLL: Action = { type: 'rerollDungeon', hero: FIGHTER, dungeon: 0, locks: [] };

/** One player, and somebody waits at the Wagon, which the Fighter visits. */
const atWagon = () => town((table) => waits(table, 3, 'elf-mage'), { players: 1 }).does(0, visit(FIGHTER, 'wagon'));

describe('[wagon.inherits-visits] a hero is exchanged in the middle of a visit', () => {
  test('in which it has done nothing: the place has that visit again', () => {
    const s = atWagon()
      .does(0, visit(ROGUE, 'blacksmith'))
      .does(0, exchange(FIGHTER, ROGUE, 3));
    s.told('leftLocation', { hero: ROGUE, isTakenBack: true });
    expect([visitsOf(s), stay(s, ROGUE).visit]).toEqual([[2, 3, 3], null]);
    s.finish();
  });

  test('in which it has bought something: the visit is used up, and the newcomer is outside', () => {
    const s = atWagon().does(0, visit(ROGUE, 'blacksmith')).does(0, buy(ROGUE, 'lantern'));
    s.does(0, exchange(FIGHTER, ROGUE, 3)).told('leftLocation', { hero: ROGUE, isTakenBack: false });
    expect(visitsOf(s)).toEqual([2, 2, 3]);
    s.refused(0, buy(ROGUE, 'lantern'), 'town.visit-is-one-location').finish();
  });

  test('[fickle.hero-trails] in a round of Fickle: that is played to its end first', () => {
    const s = atWagon().does(0, visit(ROGUE, 'gambler')).dice(1, 1, 6, 6).does(0, stake(50));
    s.refused(0, exchange(FIGHTER, ROGUE, 3), 'fickle.hero-trails');
    s.refused(0, stayBehind(FIGHTER, ROGUE), 'fickle.hero-trails');
    s.does(0, { type: 'concede', hero: ROGUE }).does(0, exchange(FIGHTER, ROGUE, 3));
    expect(crownsOf(s)).toEqual([125, 25, 125]);
    s.finish();
  });

  test('[gambler.fickle-visit] it is the hero who has gambled, not its place', () => {
    const s = atWagon().does(0, visit(ROGUE, 'gambler')).dice(6, 6, 1, 1, 1).does(0, stake(50));
    s.does(0, exchange(FIGHTER, ROGUE, 3)).does(0, visit(ROGUE, 'gambler'));
    s.does(0, visit(FIGHTER, 'wagon')).does(0, exchange(FIGHTER, FIGHTER, ROGUE));
    s.refused(0, visit(FIGHTER, 'gambler'), 'town.repeat-visits-allowed').finish();
  });

  test('[town.all-ready] who has said to be ready has not said it for the newcomer', () => {
    const s = atWagon()
      .does(0, ready(ROGUE))
      .does(0, exchange(FIGHTER, ROGUE, 3));
    expect(stay(s, ROGUE).isReady).toBe(false);
    s.finish();
  });
});

describe('[reward.free-is-price-only] a free use whose hero leaves the party', () => {
  const withTraining = () =>
    town(
      (table) => {
        waits(table, 3, 'elf-mage', { successes: 2 });
        Object.assign(hero(table, ROGUE), { successes: 1, crowns: 0 });
        if (table.town !== null) table.town.freeUses = [{ reward: 'train', hero: ROGUE }];
      },
      { players: 1 },
    );

  test('is nobody else’s: the newcomer pays', () => {
    const s = withTraining()
      .does(0, visit(ROGUE, 'wagon'))
      .does(0, exchange(ROGUE, ROGUE, 3));
    s.does(0, visit(ROGUE, 'guild')).refused(0, train(ROGUE, 'race'), 'town.pay-own-purse', { price: 60, crowns: 0 });
    s.does(0, giveCrowns(FIGHTER, ROGUE, 100))
      .does(0, train(ROGUE, 'race'))
      .told('trained', { paid: 60 }, 'guild.cost');
    expect(here(s).freeUses).toHaveLength(1);
    s.finish();
  });

  test('is still there if it comes back in time, to whatever place', () => {
    const s = withTraining()
      .does(0, visit(ROGUE, 'wagon'))
      .does(0, exchange(ROGUE, ROGUE, 3));
    s.does(0, visit(FIGHTER, 'wagon')).does(0, exchange(FIGHTER, FIGHTER, ROGUE));
    s.does(0, visit(FIGHTER, 'guild')).does(0, train(FIGHTER, 'class'));
    s.told('trained', { hero: FIGHTER, paid: 0 }, 'guild.free-training-counts').finish();
  });
});

test('[smith.sell-half] the gems of a piece that was handed over are the party’s when it is sold', () => {
  const s = town(
    (table) => {
      bare(table, CLERIC);
      owns(table, FIGHTER, 'mace', { gems: ['fiery', 'of-might'] });
    },
    { players: 1 },
  ).does(0, givePiece(FIGHTER, CLERIC, 3));
  s.does(0, visit(CLERIC, 'blacksmith')).does(0, sell(CLERIC, 0)).told('sold', { paid: 27 });
  expect([s.table.gems, crownsOf(s)]).toEqual([
    ['fiery', 'of-might'],
    [100, 100, 127],
  ]);
  s.finish();
});

test('[wagon.kit-is-bound] a bound piece is upgraded and set with gems like any other, but stays where it is', () => {
  const s = town((table) => {
    bare(table, FIGHTER);
    owns(table, FIGHTER, 'mace', { isKit: true, isBound: true });
    table.gems = ['fiery'];
  }).does(FIGHTER, visit(FIGHTER, 'blacksmith'));
  s.does(FIGHTER, upgrade(FIGHTER, 0)).does(FIGHTER, { type: 'setGem', hero: FIGHTER, piece: 0, gem: 'fiery' });
  expect(hero(s.table, FIGHTER).build.pieces).toEqual([
    { item: 'mace', level: 2, gems: ['fiery'], isKit: true, isBound: true },
  ]);
  s.refused(FIGHTER, sell(FIGHTER, 0), 'wagon.kit-is-bound').refused(
    FIGHTER,
    givePiece(FIGHTER, ROGUE, 0),
    'wagon.kit-is-bound',
  );
  s.does(FIGHTER, { type: 'takeGem', hero: FIGHTER, piece: 0, gem: 'fiery' }).finish();
});

test('[wagon.kit-is-bound] once it is free it is free for whoever gets it', () => {
  const s = town(
    (table) => {
      bare(table, CLERIC);
      owns(table, FIGHTER, 'mace', { isKit: true });
    },
    { players: 1 },
  ).does(0, givePiece(FIGHTER, CLERIC, 3));
  s.does(0, givePiece(CLERIC, FIGHTER, 0)).finish(); // though the Cleric has never been anywhere
});

test('[guild.once-per-successful-expedition] Train now or never: of two successes one has lapsed', () => {
  const s = town(
    (table) => {
      Object.assign(hero(table, FIGHTER), { successes: 2, lapsed: 1, crowns: 300 });
    },
    { trainNowOrNever: true },
  );
  s.does(FIGHTER, visit(FIGHTER, 'guild')).does(FIGHTER, train(FIGHTER, 'race')).does(FIGHTER, visit(FIGHTER, 'guild'));
  s.refused(FIGHTER, train(FIGHTER, 'class'), 'guild.once-per-successful-expedition').finish();
});

describe('[explorer.unvisited-only] the Explorer and the only dungeon', () => {
  test('that nobody has seen yet can be rolled again', () => {
    const s = town().does(FIGHTER, visit(FIGHTER, 'explorer')).dice(12, 1, 1, 1).does(FIGHTER, REROLL);
    expect(s.table.dungeons).toMatchObject([{ type: 'beasts' }]);
    s.finish();
  });

  test('[dungeon.visited-is-fixed] from which the party has fled leaves nothing to do', () => {
    const s = failure(undefined, {}).does(0, visit(FIGHTER, 'explorer')).refused(0, REROLL, 'explorer.unvisited-only');
    s.does(0, leave(FIGHTER)).told('leftLocation', { isTakenBack: true }).finish();
  });
});

describe('[wagon.create-or-switch] a party of two with an empty place between them', () => {
  const between = () =>
    town(() => {}, { players: 3 })
      .does(ROGUE, visit(ROGUE, 'wagon'))
      .does(ROGUE, stayBehind(ROGUE, ROGUE));

  test('who has no hero is not asked, and the others share the Crowns', () => {
    const s = between();
    expect([s.table.party.map(({ id }) => id), crownsOf(s), asking(s)]).toEqual([
      [0, 2],
      [150, 150],
      [[0, 2], []],
    ]);
    s.refused(ROGUE, visit(ROGUE, 'tavern'), 'kernel.not-asked');
    s.does(FIGHTER, ready(FIGHTER)).does(CLERIC, ready(CLERIC));
    expect([s.table.town, s.asked().map(({ seat, kind }) => [seat, kind])]).toEqual([null, [[0, 'stand']]]);
    s.finish();
  });

  test('[wagon.inherits-visits] the place has what it had left', () => {
    const s = between()
      .does(CLERIC, visit(CLERIC, 'wagon'))
      .does(CLERIC, { type: 'fill', hero: CLERIC, waiting: ROGUE });
    expect([s.table.party.map(({ id }) => id), visitsOf(s)]).toEqual([
      [0, 1, 2],
      [3, 2, 2],
    ]);
    expect(asking(s)[0]).toEqual([0, 1, 2]);
    s.finish();
  });

  test('[town.all-ready] the party leaves when the only one who is not ready stays behind', () => {
    const s = town().does(FIGHTER, ready(FIGHTER)).does(CLERIC, ready(CLERIC)).does(ROGUE, visit(ROGUE, 'wagon'));
    s.does(ROGUE, stayBehind(ROGUE, ROGUE)).told('expeditionBegan');
    expect([s.table.town, s.table.wagon.map(({ name }) => name)]).toEqual([null, ['Sylwen']]);
    s.finish();
  });
});
