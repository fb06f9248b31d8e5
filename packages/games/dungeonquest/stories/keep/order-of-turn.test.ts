import { SOUTH } from '@questhall/grid';
import { describe, expect, test } from 'vitest';
import { TILE_FORMS, type TileKind } from '../../src/content/keep/tiles.ts';
import { keepOf } from '../../src/queries/heroes.ts';
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
  move,
  onTop,
  power,
  ROLL,
  SEARCH,
  stand,
  tileOnTop,
  use,
} from './cast.ts';

// What comes first, where one rule could get in the way of another.

describe('the cage and the start of the turn', () => {
  const caged = () => {
    const made = beside('lindel');
    const { s, me, again } = made;
    Object.assign(heroOf(s, me), { isCaged: true, wounds: 6 });
    again();
    s.does(me, { type: 'catchBreath' }); // the turn that was going on; the next one begins in the cage
    hold(s, me, 'secondWind', 'ironNerve');
    keepItem(s, me, 'healingDraught');
    carry(s, me, 'thimbleOfMending');
    return made;
  };

  test('[turn.order-of-steps] what works at the start of a turn works before the test of the cage, and not after it', () => {
    const { s, me } = caged();
    s.does(me, use('draught')).told('healed', { wounds: 4, suffered: 2 }).does(me, GO_ON);
    s.dice(3, 3).does(me, ROLL).told('freed', {}, 'turn.caged');
    expect(s.asked()).toEqual([{ seat: me, kind: 'action', rule: 'turn.one-action' }]);
    for (const card of ['secondWind', 'ironNerve'] as const)
      s.refused(me, power(card), 'turn.order-of-steps', { card });
    s.refused(me, use('thimbleOfMending'), 'turn.one-action');
    expect(heroOf(s, me)).toMatchObject({ wounds: 2, determination: 0, isCaged: false });
    tileOnTop(s, 'rubble', 'OOO');
    s.does(me, move('E4'));
    expect(heroOf(s, me).square).toBe(at('E4'));
  });

  test('[turn.start-window] and a turn later it works again', () => {
    const { s, me, again } = caged();
    s.does(me, GO_ON).dice(3, 3).does(me, ROLL);
    again();
    s.does(me, { type: 'catchBreath' }).does(me, power('secondWind')).told('healed', { wounds: 2 });
  });
});

describe('cards on the table are not in the deck', () => {
  test.each([1, 2])(
    '[escape.deck-stands-in] [cards.reshuffle] a card that is laid is not shuffled into the deck that answers it, %i seats',
    (seats) => {
      for (let seed = 0; seed < 6; seed++) {
        const s = seats === 1 ? dash(['maud'], {}, `laid ${seed}`) : beside('maud', {}, `laid ${seed}`).s;
        const me = s.table.fighter;
        lay(s, 'D4', 'chamber', 'OOO');
        lay(s, 'E4', 'corridor', 'XOX');
        stand(s, me, 'D4');
        guard(s, 'E4', 'troll', 3);
        hold(s, me, 'headlongFlight');
        if (seats > 1) hold(s, 1 - me);
        s.table.powerDiscards = s.table.powerDeck.splice(0);
        const others = s.table.powerDiscards.splice(1);
        const [only] = s.table.powerDiscards;
        s.table.powerHands.push(others); // out of reach
        s.does(me, move('E4'));
        if (seats > 1) s.does(me, GO_ON);
        s.does(me, ESCAPE).told('deckReshuffled', { deck: 'power' }, 'cards.reshuffle');
        s.told('escapeRevealed', { hero: 'headlongFlight', monster: only ?? 'bluff', isDeck: true });
        expect(s.table.powerDiscards).toEqual(['headlongFlight', only]);
        expect(s.table.powerDeck).toEqual([]);
        s.table.powerDeck.push(...(s.table.powerHands.pop() ?? []));
      }
    },
  );
});

describe('tiles that are alike', () => {
  /** All tiles of one form lie on top. */
  const alike = (s: KeepStory, tile: TileKind): number => {
    const form = TILE_FORMS.findIndex(({ kind }) => kind === tile);
    keepOf(s.table).stack.sort((one, other) => Number(one === form) - Number(other === form));
    return form;
  };

  test('[seat.no-empty-question] [trait.challara-scout] alone nobody chooses between two tiles that are alike', () => {
    const s = dash(['challara']);
    const form = alike(s, 'rubble');
    s.does(0, move('B1'))
      .told('tileLaid', { square: at('B1') })
      .told('tilePutUnder', {}, 'trait.challara-scout');
    expect(keepOf(s.table).stack[0]).toBe(form);
    expect(s.view(0).keep?.forms).toEqual([]);
  });

  test('[seat.no-empty-question] [cards.look-at-tiles] nor the order of three', () => {
    const s = dash(['maud']);
    lay(s, 'D5', 'chamber', 'OOO', SOUTH);
    stand(s, 0, 'D5');
    alike(s, 'corridor');
    onTop(s, 'search', 'masonsSketch');
    s.does(0, SEARCH).told('tilesSeen');
    expect(s.asked()).toMatchObject([{ kind: 'action' }]);
  });

  test('[seat.no-empty-question] among others she is asked all the same, or they would know', () => {
    const { s, me } = beside('challara');
    const form = alike(s, 'corridor');
    s.does(me, move('E4'));
    expect(s.asked()).toEqual([{ seat: me, kind: 'tile', rule: 'trait.challara-scout' }]);
    tileOnTop(s, 'rubble', 'OOO');
    s.does(me, { type: 'layTile', form });
    const { s: t, me: he } = beside('maud');
    alike(t, 'corridor');
    onTop(t, 'search', 'masonsSketch');
    t.does(he, SEARCH);
    expect(t.asked()).toEqual([{ seat: he, kind: 'lookAtTiles', rule: 'cards.look-at-tiles' }]);
  });

  test('[trait.challara-scout] the last tile is no choice', () => {
    const { s, me } = beside('challara');
    tileOnTop(s, 'rubble', 'OOO');
    const stack = keepOf(s.table).stack.splice(0, keepOf(s.table).stack.length - 1);
    keepOf(s.table).peeked.length = 1;
    s.does(me, move('E4'))
      .told('tileLaid', { square: at('E4') })
      .silent('tilePutUnder');
    keepOf(s.table).stack.push(...stack);
    keepOf(s.table).peeked.push(...stack.map(() => 0));
  });
});
