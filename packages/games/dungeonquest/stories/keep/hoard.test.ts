import { EAST, NORTH, SOUTH } from '@questhall/grid';
import { describe, expect, test } from 'vitest';
import type { Hero } from '../../src/content/heroes.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import {
  at,
  beside,
  carry,
  dashLed,
  GO_ON,
  heroOf,
  lay,
  move,
  onTop,
  onTurn,
  SEARCH,
  stand,
  tileOnTop,
  use,
} from './cast.ts';

// The hoard, the dragon, the way out, and who has won.

const PLUNDER = { type: 'plunder' } as const;

/** He stands in the hoard. */
function inHoard(hero: Hero = 'maud') {
  const made = beside(hero);
  stand(made.s, made.me, 'G5');
  return made;
}

describe('the hoard', () => {
  test('[hoard.plunder-on-entry] coming in draws a Dragon card at once, and the turn is over', () => {
    const { s, me, other } = beside('maud');
    lay(s, 'F5', 'chamber', 'OOO');
    stand(s, me, 'F5');
    onTop(s, 'dragon', 'deepSleep');
    s.does(me, move('G5')).told('cardDrawn', {}, 'hoard.plunder-on-entry').told('turnBegan', { seat: other });
    expect(heroOf(s, me).treasures).toHaveLength(2);
  });

  test('[hoard.plunder-on-entry] through a Secret Door too', () => {
    const { s, me } = beside('maud');
    lay(s, 'H6', 'chamber', 'XXX', EAST);
    stand(s, me, 'H6');
    onTop(s, 'search', 'secretDoor');
    onTop(s, 'dragon', 'oneEyeOpens');
    s.does(me, SEARCH).does(me, move('G6')).told('cardDrawn', {}, 'hoard.plunder-on-entry');
    expect(heroOf(s, me)).toMatchObject({ square: at('G5') });
  });

  test('[hoard.plunder-action] one more card for a turn there; nowhere else', () => {
    const { s, me } = beside('maud');
    s.refused(me, PLUNDER, 'hoard.plunder-action');
    stand(s, me, 'G5');
    onTop(s, 'dragon', 'deepSleep');
    s.does(me, PLUNDER).told('cardDrawn', {}, 'hoard.plunder-action');
    expect(heroOf(s, me)).toMatchObject({ square: at('G5') });
  });

  test.each([
    ['deepSleep', 2, 'hoard.deep-sleep'],
    ['oneEyeOpens', 1, 'hoard.one-eye'],
  ] as const)('[hoard.deep-sleep] [hoard.one-eye] %s: %i Treasures, and it is set aside', (title, treasures, rule) => {
    const { s, me, other } = inHoard();
    onTop(s, 'dragon', title);
    s.does(me, PLUNDER).told('treasuresTaken', { seat: me }, rule);
    expect(heroOf(s, me).treasures).toHaveLength(treasures);
    expect(s.heard(other)).toContainEqual({ type: 'treasuresTakenUnseen', seat: me, treasures });
    expect(keepOf(s.table).decks.dragon.discards).toHaveLength(1);
    expect(s.view(other).keep?.decks.dragon).toMatchObject({ left: 7 });
  });

  test('[hoard.treasure-empty] he takes what there is, and the card is set aside all the same', () => {
    const { s, me } = inHoard();
    const { treasureDeck } = keepOf(s.table);
    heroOf(s, me).treasures = treasureDeck.splice(1);
    onTop(s, 'dragon', 'deepSleep');
    s.does(me, PLUNDER).told('treasuresTaken', {}, 'hoard.treasure-empty');
    expect(heroOf(s, me).treasures).toHaveLength(32);
    expect(keepOf(s.table).decks.dragon.discards).toHaveLength(1);
  });

  test('[hoard.risk-grows] what was set aside stays out until the fire, for everybody', () => {
    const { s, me, again } = inHoard();
    for (let drawn = 1; drawn <= 6; drawn++) {
      onTop(s, 'dragon', 'deepSleep');
      again();
      s.does(me, PLUNDER);
      expect(keepOf(s.table).decks.dragon.draw).toHaveLength(8 - drawn);
    }
    onTop(s, 'dragon', 'dragonfire');
    again();
    s.dice(1, 1).does(me, PLUNDER).does(me, GO_ON).told('deckReshuffled', { deck: 'dragon' }, 'hoard.dragonfire');
    expect(keepOf(s.table).decks.dragon).toMatchObject({ discards: [] });
    expect(keepOf(s.table).decks.dragon.draw).toHaveLength(8);
    expect(keepOf(s.table).treasureDeck).toHaveLength(32);
  });

  test('[hoard.dragonfire] one roll for all in the hoard, and for nobody below it or beside it', () => {
    const s = dashLed(['maud', 'hugo', 'lindel', 'krutzbeck']);
    const me = onTurn(s);
    const [in2 = 0, under = 0, out = 0] = [1, 2, 3].map((turns) => (me + turns) % 4);
    stand(s, me, 'G5');
    stand(s, in2, 'G5');
    stand(s, under, 'G6');
    heroOf(s, under).heading = NORTH;
    carry(s, under, 'paintedIcon');
    lay(s, 'F5', 'chamber', 'OOO');
    stand(s, out, 'F5');
    heroOf(s, in2).wounds = 9;
    heroOf(s, in2).gold = 30;
    onTop(s, 'dragon', 'dragonfire');
    s.dice(4, 3)
      .does(me, PLUNDER)
      .told('perished', { seat: in2 }, 'wounds.killed')
      .told('hurt', { seat: me, wounds: 7 });
    expect([me, in2, under, out].map((seat) => heroOf(s, seat).wounds)).toEqual([7, 16, 0, 0]);
    expect(heroOf(s, under).treasures).toHaveLength(1);
    expect(heroOf(s, me)).toMatchObject({ fate: 'inside', square: at('G5') });
  });

  test('[treasure.use-optional] the Aegis need not be held up, and then nobody sees it', () => {
    const { s, me, other } = inHoard();
    carry(s, me, 'emberAegis');
    onTop(s, 'dragon', 'dragonfire');
    s.dice(4, 3).does(me, PLUNDER);
    expect(s.asked()).toEqual([{ seat: me, kind: 'aegis', rule: 'treasure.use-optional' }]);
    s.refused(me, use('featherCloak'), 'treasure.use-optional').does(me, GO_ON);
    expect(heroOf(s, me)).toMatchObject({ wounds: 7, treasures: [] });
    expect(JSON.stringify(s.heard(other))).not.toContain('emberAegis');
  });

  test('[hoard.no-search] nobody searches or rests there, shut in or not', () => {
    const { s, me } = inHoard();
    s.refused(me, SEARCH, 'hoard.no-search').refused(me, { type: 'catchBreath' }, 'hoard.no-search');
  });

  test('[hoard.leave-any-edge] [hoard.one-square] out over any of six edges, but not inside it, nor through a wall', () => {
    for (const name of ['G4', 'H5', 'F5', 'G7', 'H6', 'F6']) {
      const { s, me } = inHoard();
      tileOnTop(s, 'rubble', 'OOO');
      s.refused(me, move('G6'), 'hoard.leave-any-edge').does(me, move(name));
      expect(heroOf(s, me).square).toBe(at(name));
    }
    const { s, me } = inHoard();
    lay(s, 'H6', 'chamber', 'XXX', SOUTH);
    s.refused(me, move('H6'), 'move.both-edges');
  });
});
