import { EAST, SOUTH } from '@questhall/grid';
import { cloneState, pending, seedRng, sight } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { HERO_SHEETS } from '../../src/content/heroes.ts';
import { DECKS, KEEP_CARDS } from '../../src/content/keep/decks.ts';
import { MONSTER_SHEETS, TOKENS } from '../../src/content/monsters.ts';
import { dungeonquest } from '../../src/game.ts';
import { keepOddsIn, oddsOf } from '../../src/odds/index.ts';
import { drawOdds } from '../../src/odds/keep/next-card.ts';
import { wayOdds } from '../../src/odds/keep/way.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import {
  at,
  beside,
  carry,
  dashLed,
  GO_ON,
  guard,
  heroOf,
  hold,
  type KeepStory,
  keepItem,
  lay,
  meets,
  move,
  oddsFor,
  onTop,
  onTurn,
  power,
  SEARCH,
  stand,
  tileOnTop,
} from './cast.ts';
import { dash as course, motley } from './dash.ts';

// Odds of what lies ahead: the next cards, the way home, and nothing that is hidden.

describe('cards to come', () => {
  test('[hoard.risk-grows] the chance of Dragonfire grows with every card that is set aside', () => {
    const { s, me } = beside('lindel');
    stand(s, me, 'G5');
    const dragon = () => oddsFor(s, me).dragon;
    expect(dragon()).toMatchObject({
      left: 8,
      dragonfire: 1 / 8,
      deepSleep: 6 / 8,
      oneEyeOpens: 1 / 8,
      worth: 42_200 / 32,
    });
    expect(dragon()?.quiet.map((chance) => Math.round(chance * 8))).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(dragon()?.fatal).toBe(0); // Life 15 outlasts two sixes
    heroOf(s, me).wounds = 6;
    expect(dragon()?.fatal).toBeCloseTo(10 / 36, 12); // nine left: 9, 10, 11 or 12
    heroOf(s, me).wounds = 12;
    expect(dragon()?.fatal).toBeCloseTo(35 / 36, 12); // three left: all but two ones
    heroOf(s, me).wounds = 13;
    expect(dragon()?.fatal).toBe(1);
    heroOf(s, me).wounds = 6;
    carry(s, me, 'emberAegis');
    expect(dragon()?.fatal).toBeCloseTo(1 / 36, 12);
    expect(dragon()?.worth).toBeCloseTo((42_200 - 600) / 31, 9);
    const { draw, discards } = keepOf(s.table).decks.dragon;
    for (const title of ['deepSleep', 'deepSleep', 'oneEyeOpens'])
      discards.push(
        ...draw.splice(
          draw.findIndex((card) => KEEP_CARDS[card]?.title === title),
          1,
        ),
      );
    expect(dragon()).toMatchObject({ left: 5, dragonfire: 1 / 5, deepSleep: 4 / 5, oneEyeOpens: 0 });
  });

  test('[encounter.random-token] what may come is the mean over the pool, for as much Life as is left', () => {
    const { s, me } = beside('maud', { mode: 'solo' });
    hold(s, me, 'snuffedLantern');
    guard(s, 'A5', 'demon', 8);
    heroOf(s, me).wounds = 8;
    tileOnTop(s, 'chamber', 'OOO');
    onTop(s, 'dungeon', 'somethingMoves');
    s.does(me, move('E4'));
    const { meeting } = oddsFor(s, me);
    expect(meeting?.rules).toEqual(['encounter.random-token', 'odds.unknown-life']);
    expect(meeting?.tokens).toEqual({ skeleton: 7, sorcerer: 5, troll: 5, golem: 4, demon: 3 });
    const wins = TOKENS.map(({ monster, life }) => {
      const attribute = HERO_SHEETS.maud[MONSTER_SHEETS[monster].attribute];
      const fight = { mode: 'solo', hero: 'maud', attribute, life: 14, house: s.table.house } as const;
      return oddsOf(fight, { hero: 6, monster: life, tokens: 0 }).win;
    });
    const demons = wins.slice(-4).reduce((sum, win) => sum + win, 0) / 4;
    const others = wins.slice(0, -4).reduce((sum, win) => sum + win, 0);
    expect(meeting?.win).toBeCloseTo((others + 3 * demons) / 24, 12); // nobody has seen which Demon lies there
    s.does(me, power('snuffedLantern'));
  });

  test('[odds.unknown-life] a token whose Life is known to lie elsewhere is not the one that is met', () => {
    const { s, me } = meets(['sprint']);
    guard(s, 'E4', 'golem', 5);
    guard(s, 'A5', 'golem', 6);
    s.does(me, move('E4')).does(me, GO_ON);
    const before = oddsFor(s, me).fight?.win ?? 0;
    const there = keepOf(s.table).lairs.find(({ square }) => square === at('A5'));
    if (there !== undefined) there.isLifeShown = true;
    expect(oddsFor(s, me).fight?.win).toBeGreaterThan(before); // 4, 5 or 5 instead of 4, 5, 5 or 6
    s.does(me, { type: 'fight' });
  });

  test('[treasure.crown] a Crown that somebody carries, or that lies with what he left, is not drawn again', () => {
    const { s, me, other } = beside('maud', { fallenHoard: true });
    const titles = (): readonly (string | undefined)[] => {
      const view = s.view(me);
      if (view.keep === null) throw new Error('there is no keep');
      return drawOdds(view, view.keep, 'crypt').cards.map(({ card }) => KEEP_CARDS[card]?.title);
    };
    expect(titles()).toContain('burialCrown');
    heroOf(s, other).hasCrown = true;
    expect(titles()).not.toContain('burialCrown');
    heroOf(s, other).hasCrown = false;
    keepOf(s.table).remains.push({ square: at('A5'), gold: 0, treasures: [], hasCrown: true, knownTo: 0 });
    expect(titles()).not.toContain('burialCrown');
    keepOf(s.table).remains.pop();
  });

  test('[cards.reshuffle] an empty deck will be made of its discards', () => {
    const { s, me } = beside('maud');
    const { search } = keepOf(s.table).decks;
    keepItem(s, me, 'coilOfRope');
    search.discards = search.draw.splice(0);
    expect(oddsFor(s, me).draws).toEqual([
      expect.objectContaining({ deck: 'search', left: 29, rules: ['cards.reshuffle'] }),
    ]);
    s.does(me, SEARCH).told('deckReshuffled');
  });
});

describe('the way home', () => {
  const home = (s: KeepStory, seat: number) => oddsFor(s, seat).ways.find(({ goal }) => goal === 'home');

  test('[tile.corridor-move-on] a corridor costs no turn of its own', () => {
    const { s, me } = beside('maud');
    lay(s, 'C1', 'chamber', 'OOO');
    lay(s, 'B1', 'corridor', 'XOX');
    stand(s, me, 'C1');
    expect(home(s, me)?.known).toMatchObject({ turns: 1, unknown: 0, doors: 0, cards: 0 });
    lay(s, 'B1', 'chamber', 'XOX');
    expect(home(s, me)?.known).toMatchObject({ turns: 2, cards: 1 });
  });

  test('[move.both-edges] walls bar the way, doors, monsters and tests stand on it', () => {
    const { s, me } = beside('maud');
    lay(s, 'D1', 'chamber', 'OOO');
    lay(s, 'C1', 'rubble', 'XOX');
    lay(s, 'B1', 'chamber', 'DOD', SOUTH);
    stand(s, me, 'D1');
    guard(s, 'B1', 'troll', 4);
    expect(home(s, me)?.known).toMatchObject({ turns: 3, doors: 2, tests: 1, monsters: 1, cards: 1 });
    lay(s, 'B1', 'chamber', 'XOX', SOUTH);
    expect(home(s, me)).toMatchObject({ known: null, atBest: { turns: 5, unknown: 4 } });
  });

  test('[tile.turning] a turning chamber is left as it will lie then', () => {
    const { s, me } = beside('maud');
    lay(s, 'C1', 'chamber', 'OOO');
    lay(s, 'B1', 'turning', 'OXO', EAST); // a way through from the east, but behind whoever comes so
    stand(s, me, 'C1');
    expect(home(s, me)?.known).toBeNull();
    stand(s, me, 'B1');
    expect(home(s, me)?.known).toMatchObject({ turns: 1 });
  });

  test('[round.nightfall] turns are left for who has not had this round’s, and one less for who has', () => {
    const s = dashLed(['lindel', 'maud', 'hugo']);
    const me = onTurn(s);
    const keep = keepOf(s.table);
    keep.sun = 20;
    const left = (seat: number): number => {
      const view = s.view(seat);
      const hero = view.heroes[seat];
      if (view.keep === null || hero === null || hero === undefined) throw new Error('nobody is there');
      return wayOdds(view, view.keep, hero, seat, 'home').left;
    };
    const next = (me + 1) % 3;
    expect([home(s, me)?.left, left(me), left(next)]).toEqual([7, 7, 7]);
    heroOf(s, next).hasLostTurn = true;
    expect(left(next)).toBe(6);
    s.table.fighter = next;
    expect([left(me), left(next)]).toEqual([6, 6]);
    s.table.fighter = me;
  });

  test('[cat.actions] below nobody knows a way, and squares are counted as they are walked', () => {
    const { s, me } = beside('maud');
    const hero = heroOf(s, me);
    hero.heading = EAST;
    expect(home(s, me)).toMatchObject({ known: null, atBest: null, below: 6 });
    expect(oddsFor(s, me).draws.map(({ deck }) => deck)).toEqual(['catacomb']);
  });
});

describe('what nobody may know', () => {
  test.each([
    [1, 'solo'],
    [3, 'dice'],
    [3, 'cards'],
  ] as const)('changes no odds, at a table for %i by %s', (seats, mode) => {
    let looks = 0;
    course({ mode }, seats, motley(seats + 5), (state) => {
      for (const ask of pending(state)) {
        const dream = cloneState(dungeonquest, state);
        dungeonquest.imagine(dream, ask.seat, seedRng(`fast:dream ${looks}`));
        const odds = keepOddsIn(sight(dungeonquest, state, ask.seat));
        expect(keepOddsIn(sight(dungeonquest, dream, ask.seat))).toEqual(odds);
        if (odds !== null) looks += 1;
      }
    });
    expect(looks).toBeGreaterThan(10);
  });

  test('[setup.decks] but what lies in each deck can be counted by everybody, at every moment', () => {
    course({ mode: 'solo' }, 3, motley(9), (state) => {
      const { view } = sight(dungeonquest, state, 2);
      if (view.keep === null) return;
      const { decks } = keepOf(state.table);
      for (const deck of DECKS) {
        if (decks[deck].draw.length === 0) continue;
        const { cards } = drawOdds(view, view.keep, deck);
        const copies = cards.map((one) => one.copies);
        expect(copies).toEqual(copies.toSorted((one, other) => other - one)); // those most likely first
        const counted = cards.flatMap(({ card, copies }) => Array<number>(copies).fill(card));
        expect(counted.toSorted((one, other) => one - other)).toEqual(
          decks[deck].draw.toSorted((one, other) => one - other),
        );
      }
    });
  });
});
