import { DIRECTIONS } from '@questhall/grid';
import { Story } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { TOWERS } from '../../src/content/keep/board.ts';
import { DECK_CARDS, DECKS } from '../../src/content/keep/decks.ts';
import { TILE_STACK } from '../../src/content/keep/tiles.ts';
import { dungeonquest } from '../../src/game.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import { edgeOf, kindOf } from '../../src/queries/keep/laid.ts';
import { besideOf } from '../../src/queries/keep/squares.ts';
import {
  at,
  beside,
  carry,
  dash,
  dashLed,
  heroOf,
  hold,
  LEAVE,
  lay,
  move,
  onTop,
  onTurn,
  power,
  ROLL,
  stand,
  tileOnTop,
} from './cast.ts';

// What lies on the table before the first turn, and what is asked of whom.

const sorted = (list: readonly number[]): readonly number[] => list.toSorted((one, other) => one - other);

describe('before the first turn', () => {
  test('[setup.decks] [setup.tile-stack] every deck is whole, and lies otherwise with another seed', () => {
    const [one, other] = ['one', 'other'].map((seed) => keepOf(dash(['maud'], {}, seed).table));
    for (const deck of DECKS) {
      expect(sorted(one?.decks[deck].draw ?? [])).toEqual(sorted(DECK_CARDS[deck]));
      expect(one?.decks[deck].discards).toEqual([]);
    }
    expect(sorted(one?.stack ?? [])).toEqual(sorted(TILE_STACK));
    expect(one?.stack).not.toEqual(other?.stack);
    expect(one?.decks.dungeon.draw).not.toEqual(other?.decks.dungeon.draw);
    expect(one?.treasureDeck).not.toEqual(other?.treasureDeck);
  });

  test('[setup.first-player] chance says who is first, and it stays so', () => {
    const firsts = Array.from({ length: 20 }, (_, seed) => {
      const s = dash(['maud', 'hugo', 'lindel'], {}, `first ${seed}`);
      expect(onTurn(s)).toBe(keepOf(s.table).first);
      return onTurn(s);
    });
    expect([...new Set(firsts)].toSorted()).toEqual([0, 1, 2]);
  });

  test('[setup.first-player] who is first is told before anything else, and once', () => {
    const s = new Story(dungeonquest, { options: { play: 'keep' }, seats: 3 });
    const { first } = keepOf(s.table);
    s.told('firstChosen', { seat: first }, 'setup.first-player').told('decksShuffled', {}, 'setup.decks');
    const last = (first + 2) % 3;
    s.does(last, { type: 'takeHero', hero: 'maud' }).silent('firstChosen').silent('decksShuffled');
  });

  test('[setup.players] one to four, and nobody more', () => {
    expect(dungeonquest.seats).toEqual({ min: 1, max: 4 });
    for (const seats of [1, 2, 3, 4]) {
      const heroes = (['maud', 'hugo', 'lindel', 'krutzbeck'] as const).slice(0, seats);
      expect(dash(heroes).table.heroes.map((hero) => hero?.hero)).toEqual(heroes);
    }
  });

  test('[setup.sun] the sun is on the first space of 26', () => {
    const s = dash(['maud', 'hugo']);
    expect(s.view(0).keep).toMatchObject({ sun: 1, sunSpaces: 26 });
    s.told('sunMoved', { space: 1, of: 26 }, 'setup.sun');
  });

  test('[setup.sun] with torches two Chambers lie at every tower that is taken, and at no other', () => {
    const s = dash(['maud', 'hugo'], { torchlightStart: true });
    const { tiles, stack } = keepOf(s.table);
    for (const [seat, tower] of TOWERS.entries())
      for (const way of DIRECTIONS) {
        const square = besideOf(tower, way);
        if (square < 0) continue;
        const tile = tiles[square] ?? -1;
        expect(kindOf(tile)).toBe(seat < 2 ? 'chamber' : null);
        if (seat < 2) expect(edgeOf(tile, ((way + 2) % 4) as typeof way)).toBe(0);
      }
    expect(stack).toHaveLength(TILE_STACK.length - 4);
    expect(keepOf(s.table).decks.dungeon.discards).toEqual([]);
  });

  test('[setup.classic-hands] three Combat cards each in Classic Cards, and none otherwise', () => {
    const cards = dash(['maud', 'hugo'], { mode: 'cards' });
    expect([0, 1].map((seat) => cards.view(seat).combatHand.length)).toEqual([3, 3]);
    const dice = dash(['maud', 'hugo'], { mode: 'dice' });
    expect([0, 1].map((seat) => dice.view(seat).combatHand.length)).toEqual([0, 0]);
  });

  test('[single.modes] [mode.classic-needs-two] alone without Classic Cards', () => {
    expect(() => dash(['maud'], { mode: 'cards' })).toThrow('mode.classic-needs-two');
    expect(dash(['maud'], { mode: 'solo' }).table.mode).toBe('solo');
  });
});

describe('what is asked', () => {
  test('[seat.no-empty-question] the last hero and the last tower are nobody’s choice', () => {
    const s = dash(['hugo', 'krutzbeck', 'tatianna', 'challara']);
    expect(s.table.heroes.map((hero) => hero?.square)).toEqual([0, 1, 2, 3].map((seat) => TOWERS[seat]));
    const { s: t, me } = beside('maud');
    lay(t, 'E4', 'corridor', 'XOX');
    tileOnTop(t, 'rubble', 'OOO');
    t.does(me, move('E4')).told('corridorGoesOn'); // one way on: nobody is asked
    expect(heroOf(t, me).square).toBe(at('F4'));
  });

  test('[seat.no-empty-question] a test is rolled with one answer, too', () => {
    const { s, me } = beside('maud');
    tileOnTop(s, 'sinkhole', 'OOO');
    s.does(me, move('E4'));
    expect(s.asked()).toMatchObject([{ seat: me, kind: 'test' }]);
    s.dice(1, 1).does(me, ROLL);
  });

  test('[seat.blind-window] a window opens for the number of cards, and a wrong card is refused like one not held', () => {
    const s = dashLed(['maud', 'hugo']);
    const me = onTurn(s);
    lay(s, 'D4', 'chamber', 'OOO');
    stand(s, me, 'D4');
    hold(s, me, 'bluff');
    carry(s, me, 'silverLyre');
    tileOnTop(s, 'chamber', 'OOO');
    onTop(s, 'dungeon', 'gutteringTorch');
    s.does(me, move('E4'));
    expect(s.asked()).toMatchObject([{ seat: me, kind: 'torch' }]);
    s.refused(me, { type: 'useItem', item: 'lanternOfLateHours' }, 'treasure.use-optional');
    s.refused(me, { type: 'useItem', item: 'silverLyre' }, 'treasure.use-optional');
    s.does(me, { type: 'goOn' });
    const t = dashLed(['maud', 'hugo']);
    const he = onTurn(t);
    lay(t, 'D4', 'chamber', 'OOO');
    stand(t, he, 'D4');
    hold(t, he, 'bluff');
    tileOnTop(t, 'chamber', 'OOO');
    onTop(t, 'dungeon', 'somethingMoves');
    t.does(he, move('E4')).refused(he, power('snuffedLantern'), 'power.snuffed-lantern', { card: 'snuffedLantern' });
    t.refused(he, power('bluff'), 'power.snuffed-lantern', { card: 'bluff' });
  });

  test('[seat.blind-window] alone one is asked only with the card in hand', () => {
    for (const [card, kind] of [
      ['snuffedLantern', 'meeting'],
      ['ironNerve', 'encounter'],
    ] as const) {
      const s = dash(['maud']);
      hold(s, 0, card);
      tileOnTop(s, 'chamber', 'OOO');
      onTop(s, 'dungeon', 'somethingMoves');
      s.does(0, move('B1'));
      expect(s.asked()).toMatchObject([{ kind }]);
    }
  });

  test('[seat.simultaneous] two are asked at once only for secret cards', () => {
    const s = dashLed(['maud', 'hugo', 'lindel'], { mode: 'cards' });
    const me = onTurn(s);
    lay(s, 'D4', 'chamber', 'OOO');
    stand(s, me, 'D4');
    hold(s, me);
    tileOnTop(s, 'chamber', 'OOO');
    onTop(s, 'dungeon', 'somethingMoves');
    s.does(me, move('E4'));
    expect(s.asked()).toMatchObject([
      { seat: me, kind: 'lay' },
      { seat: (me + 1) % 3, kind: 'lay' },
    ]);
    s.refused((me + 2) % 3, { type: 'lay', card: 'slash' }, 'round.order');
  });

  test('[seat.absent] an absent seat answers always the same way', () => {
    const answer = (s: ReturnType<typeof dash>) => {
      const [ask] = s.state.asks;
      return ask === undefined ? null : dungeonquest.fallback(s.state, ask);
    };
    const s = dash(['maud']);
    hold(s, 0);
    expect(answer(s)).toEqual(move('B1'));
    heroOf(s, 0).gold = 5;
    expect(answer(s)).toEqual(LEAVE);
    stand(s, 0, 'G5');
    expect(answer(s)).toEqual(move('G4'));
    lay(s, 'D4', 'chamber', 'OOO');
    stand(s, 0, 'D4');
    expect(answer(s)).toEqual({ type: 'catchBreath' });
    heroOf(s, 0).heading = 1;
    expect(answer(s)).toEqual({ type: 'grope' });
    onTop(s, 'catacomb', 'brokenStair');
    s.does(0, { type: 'grope' });
    expect(answer(s)).toEqual({ type: 'climb' });
    const t = dash(['maud']);
    hold(t, 0, 'sprint', 'bluff', 'headlongFlight');
    tileOnTop(t, 'chamber', 'OOO');
    onTop(t, 'dungeon', 'somethingMoves');
    t.does(0, move('B1'));
    expect(answer(t)).toEqual({ type: 'goOn' });
    t.does(0, { type: 'goOn' });
    expect(answer(t)).toEqual({ type: 'fight' });
  });
});

describe('what there is not', () => {
  test('[cards.no-trade] [power.never-in-combat] nothing changes hands, and no Power card is played in a fight', () => {
    const { s, me, other } = beside('maud', { mode: 'solo' });
    hold(s, me, 'secondWind');
    stand(s, me, 'D4');
    heroOf(s, me).gold = 50;
    tileOnTop(s, 'chamber', 'OOO');
    onTop(s, 'dungeon', 'fromTheDark');
    s.does(me, move('E4')).refused(me, power('secondWind'), 'encounter.power-only-for-escape');
    expect(heroOf(s, other).gold).toBe(0);
    expect(s.table.powerHands[me]).toEqual(['secondWind']);
  });

  test('[breath.draw] a breath is one card and no more, as often as he likes', () => {
    const { s, me, again } = beside('maud');
    for (let breath = 1; breath <= 3; breath++) {
      again();
      s.does(me, { type: 'catchBreath' });
      expect(s.table.powerHands[me]).toHaveLength(breath);
    }
    expect(heroOf(s, me).searches).toBe(0);
  });

  test('[single.same-rules] alone the deck answers, and the Life is nobody’s to know', () => {
    const s = dash(['maud']);
    hold(s, 0, 'headlongFlight');
    tileOnTop(s, 'chamber', 'OOO');
    onTop(s, 'dungeon', 'somethingMoves');
    s.does(0, move('B1'));
    expect(s.view(0).monster?.life).toBeNull();
    expect(s.view(0).monsterSeat).toBeNull();
    s.does(0, { type: 'escape' }).told('escapeRevealed', { isDeck: true }, 'escape.deck-stands-in');
  });
});
