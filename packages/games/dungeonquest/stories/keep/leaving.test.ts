import { NOBODY, seatsOf } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import type { TreasureTitle } from '../../src/content/keep/treasures.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import { beside, carry, dash, dashLed, heroOf, hold, keepItem, LEAVE, onTop, onTurn, stand } from './cast.ts';

// The way out, and who has won.

describe('the way out', () => {
  test('[leave.tower] only from a tower', () => {
    const { s, me } = beside('maud');
    heroOf(s, me).gold = 500;
    s.refused(me, LEAVE, 'leave.tower');
    stand(s, me, 'M10');
    s.does(me, LEAVE).told('leftKeep', { seat: me, gold: 500 }, 'leave.final');
  });

  test('[leave.needs-gold] a coin is enough, an item is not', () => {
    const { s, me } = beside('maud');
    stand(s, me, 'M10');
    keepItem(s, me, 'coilOfRope');
    s.refused(me, LEAVE, 'leave.needs-gold');
    heroOf(s, me).gold = 1;
    s.does(me, LEAVE);
    const { s: t, me: he } = beside('maud');
    stand(t, he, 'M10');
    carry(t, he, 'paintedIcon');
    t.does(he, LEAVE);
  });

  test('[leave.final] cards, items and tokens are discarded; gold, Treasures and wounds are his', () => {
    const { s, me, other } = beside('maud');
    stand(s, me, 'M10');
    keepItem(s, me, 'coilOfRope');
    carry(s, me, 'silverLyre');
    hold(s, me, 'sprint');
    Object.assign(heroOf(s, me), { gold: 70, determination: 3, wounds: 4 });
    s.does(me, LEAVE).told('leftKeep', { seat: me, gold: 70, treasures: 1, power: ['sprint'] }, 'leave.final');
    expect(heroOf(s, me)).toMatchObject({ fate: 'left', gold: 70, wounds: 4, determination: 0, items: [], square: -1 });
    expect(heroOf(s, me).treasures).toHaveLength(1);
    expect(keepOf(s.table).decks.search.discards).toHaveLength(1);
    expect(s.table.powerDiscards).toEqual(['sprint']);
    s.refused(me, LEAVE, 'round.order');
    expect(s.asked()).toMatchObject([{ seat: other }]);
  });
});

describe('who has won', () => {
  interface Out {
    readonly gold: number;
    readonly treasures?: readonly TreasureTitle[];
    readonly wounds?: number;
  }

  /** They leave one after the other; what comes of it, by turns. */
  function leaves(...all: readonly Out[]) {
    const heroes = (['maud', 'hugo', 'lindel'] as const).slice(0, all.length);
    const s = dashLed(heroes);
    const seats = all.map((_, turns) => (onTurn(s) + turns) % all.length);
    all.forEach(({ gold, treasures = [], wounds = 0 }, turns) => {
      const seat = seats[turns] ?? 0;
      Object.assign(heroOf(s, seat), { gold, wounds });
      carry(s, seat, ...treasures);
    });
    for (const seat of seats) s.does(seat, LEAVE);
    return { s, seats };
  }

  test('[win.value] gold and Treasures together are the result, and all who left show theirs', () => {
    const { s, seats } = leaves({ gold: 30, treasures: ['silverLyre'] }, { gold: 20, treasures: ['carvedTusk'] });
    s.told('scored', { seat: seats[0] ?? -1, gold: 30, result: 930 }, 'win.value');
    s.told('scored', { seat: seats[1] ?? -1, gold: 20, result: 820 }, 'win.value');
  });

  test('[win.most] the highest result of those who can win', () => {
    const { s, seats } = leaves({ gold: 30, treasures: ['silverLyre'] }, { gold: 900, treasures: ['carvedTusk'] });
    expect(s.state.outcome).toEqual({ winners: seatsOf(seats[1] ?? -1), rule: 'win.most' });
  });

  test('[win.needs-treasure] gold alone does not win, however much', () => {
    const { s, seats } = leaves({ gold: 9000 }, { gold: 0, treasures: ['coinOfSecondChances'] });
    expect(s.state.outcome).toEqual({ winners: seatsOf(seats[1] ?? -1), rule: 'win.most' });
  });

  test('[win.ties] the better single Treasure, then fewer wounds, then both', () => {
    const better = leaves({ gold: 100, treasures: ['carvedTusk'] }, { gold: 0, treasures: ['silverLyre'], wounds: 9 });
    expect(better.s.state.outcome).toEqual({ winners: seatsOf(better.seats[1] ?? -1), rule: 'win.ties' });
    const fewer = leaves(
      { gold: 0, treasures: ['enamelledGoblet'], wounds: 5 },
      { gold: 0, treasures: ['silverLyre'], wounds: 4 },
    );
    expect(fewer.s.state.outcome).toEqual({ winners: seatsOf(fewer.seats[1] ?? -1), rule: 'win.ties' });
    const both = leaves(
      { gold: 0, treasures: ['enamelledGoblet'] },
      { gold: 0, treasures: ['silverLyre'] },
      { gold: 5 },
    );
    const [one = -1, two = -1] = both.seats;
    expect(both.s.state.outcome).toEqual({ winners: seatsOf(one) | seatsOf(two), rule: 'win.ties' });
  });

  test('[win.nobody] nobody who left has a Treasure', () => {
    const { s } = leaves({ gold: 100 }, { gold: 200 });
    expect(s.state.outcome).toEqual({ winners: NOBODY, rule: 'win.nobody' });
  });

  test('[treasure.crown] the Crown wins, and breaks a tie as 600', () => {
    const s = dashLed(['maud', 'hugo']);
    const me = onTurn(s);
    onTop(s, 'crypt', 'burialCrown');
    keepOf(s.table).decks.crypt.draw.pop();
    Object.assign(heroOf(s, me), { hasCrown: true, gold: 0 });
    heroOf(s, 1 - me).gold = 100;
    carry(s, 1 - me, 'featherCloak');
    s.does(me, LEAVE).does(1 - me, LEAVE);
    expect(s.state.outcome).toEqual({ winners: seatsOf(me), rule: 'win.ties' });
  });

  test.each([
    [1499, 'scavenger'],
    [1500, 'adventurer'],
    [2999, 'adventurer'],
    [3000, 'dragonRobber'],
    [4999, 'dragonRobber'],
    [5000, 'legend'],
  ] as const)('[single.win] [single.rank] alone with %i: %s', (result, rank) => {
    const s = dash(['maud']);
    carry(s, 0, 'coinOfSecondChances');
    heroOf(s, 0).gold = result - 200;
    s.does(0, LEAVE).told('ranked', { rank }, 'single.rank');
    expect(s.state.outcome).toEqual({ winners: seatsOf(0), rule: 'single.win' });
  });

  test('[win.needs-treasure] alone with gold only it is an escape, without a rank', () => {
    const s = dash(['maud']);
    heroOf(s, 0).gold = 8000;
    s.does(0, LEAVE).silent('ranked');
    expect(s.state.outcome).toEqual({ winners: NOBODY, rule: 'win.needs-treasure' });
  });
});
