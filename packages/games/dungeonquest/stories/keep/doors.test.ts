import { NORTH, SOUTH, WEST } from '@questhall/grid';
import { describe, expect, test } from 'vitest';
import { keepOf } from '../../src/queries/heroes.ts';
import { at, beside, carry, GO_ON, heroOf, lay, move, onTop, ROLL, stand, tileOnTop, use } from './cast.ts';

// Doors and portcullises, and what opens them.

describe('doors and portcullises', () => {
  test('[move.door] a door on either side takes one Door card, and every crossing another', () => {
    const { s, me, again } = beside('lindel');
    lay(s, 'E4', 'rubble', 'OOO');
    lay(s, 'D5', 'chamber', 'ODO', NORTH);
    onTop(s, 'door', 'swingsOpen');
    onTop(s, 'dungeon', 'dustAndSilence');
    again();
    s.does(me, move('D5')).told('cardDrawn', {}, 'move.door');
    expect(keepOf(s.table).decks.door.discards).toHaveLength(1);
    onTop(s, 'door', 'barred');
    s.does(me, move('D4')).told('crossingFailed', { to: at('D4') }, 'move.failed-crossing');
    expect(keepOf(s.table).decks.door.discards).toHaveLength(2);
  });

  test('[move.door] an open crossing takes none', () => {
    const { s, me } = beside('lindel');
    lay(s, 'E4', 'rubble', 'OOO');
    s.does(me, move('E4'));
    expect(keepOf(s.table).decks.door.discards).toEqual([]);
  });

  test.each([
    ['passed', [3, 3], 'E4', 0],
    ['failed', [6, 5], 'D4', 1],
  ] as const)('[move.portcullis] one Strength test, %s', (_how, dice, where, tokens) => {
    const { s, me } = beside('lindel');
    lay(s, 'E4', 'chamber', 'OPO', WEST);
    onTop(s, 'dungeon', 'dustAndSilence');
    s.does(me, move('E4'));
    expect(s.asked()).toEqual([{ seat: me, kind: 'test', rule: 'move.portcullis' }]);
    s.dice(...dice).does(me, ROLL);
    expect(heroOf(s, me)).toMatchObject({ square: at(where), determination: tokens });
  });

  test('[move.door-before-portcullis] a barred door leaves the portcullis untried', () => {
    const { s, me } = beside('lindel');
    lay(s, 'D6', 'chamber', 'OPO', NORTH);
    lay(s, 'D5', 'chamber', 'ODO', SOUTH);
    stand(s, me, 'D5');
    onTop(s, 'door', 'barred');
    s.does(me, move('D6')).told('crossingFailed', {}, 'move.failed-crossing');
    expect(heroOf(s, me)).toMatchObject({ square: at('D5'), determination: 0 });
  });

  test('[move.failed-crossing] no tile is drawn, and neither searches nor the way in are forgotten', () => {
    const { s, me, other } = beside('lindel');
    lay(s, 'D6', 'chamber', 'ODO', SOUTH);
    stand(s, me, 'D6', NORTH);
    heroOf(s, me).searches = 2;
    onTop(s, 'door', 'barred');
    s.does(me, move('D7')).silent('tileLaid').told('turnBegan', { seat: other });
    expect(heroOf(s, me)).toMatchObject({ square: at('D6'), enteredBy: NORTH, searches: 2 });
  });

  test('[item.key] a key is used up instead of the Door card; who has none is not asked', () => {
    const { s, me } = beside('lindel');
    lay(s, 'D6', 'chamber', 'ODO', SOUTH);
    stand(s, me, 'D6');
    onTop(s, 'search', 'skeletonKey');
    const [key = -1] = keepOf(s.table).decks.search.draw.splice(-1);
    heroOf(s, me).items.push(key);
    tileOnTop(s, 'rubble', 'OOO');
    s.does(me, move('D7'));
    expect(s.asked()).toEqual([{ seat: me, kind: 'door', rule: 'item.key' }]);
    s.does(me, use('key')).told('unlocked', {}, 'item.key').silent('cardDrawn');
    expect(heroOf(s, me)).toMatchObject({ square: at('D7'), items: [] });
    expect(keepOf(s.table).decks.search.discards).toEqual([key]);
    expect(keepOf(s.table).decks.door.discards).toEqual([]);
  });

  test('[item.key] a key that stays in the pocket leaves the door to its card', () => {
    const { s, me } = beside('lindel');
    lay(s, 'D6', 'chamber', 'ODO', SOUTH);
    stand(s, me, 'D6');
    onTop(s, 'search', 'skeletonKey');
    heroOf(s, me).items.push(...keepOf(s.table).decks.search.draw.splice(-1));
    onTop(s, 'door', 'barred');
    s.does(me, move('D7')).does(me, GO_ON).told('crossingFailed');
    expect(heroOf(s, me).items).toHaveLength(1);
  });

  test('[treasure.use-optional] the Key of Nine Wards opens a door and is kept, and only its owner opens doors', () => {
    for (const title of ['keyOfNineWards', 'silverLyre'] as const) {
      const { s, me } = beside('lindel');
      lay(s, 'D6', 'chamber', 'ODO', SOUTH);
      stand(s, me, 'D6');
      carry(s, me, title);
      tileOnTop(s, 'rubble', 'OOO');
      onTop(s, 'door', 'barred');
      s.does(me, move('D7'));
      if (title === 'silverLyre') s.refused(me, use('keyOfNineWards'), 'item.key').does(me, GO_ON);
      else s.does(me, use('keyOfNineWards')).told('unlocked', {}, 'treasure.use-optional');
      expect(heroOf(s, me).treasures).toHaveLength(1);
      expect(heroOf(s, me).square).toBe(at(title === 'silverLyre' ? 'D6' : 'D7'));
    }
  });
});

describe('what doors do', () => {
  const atDoor = () => {
    const made = beside('maud');
    lay(made.s, 'D6', 'chamber', 'ODO', SOUTH);
    stand(made.s, made.me, 'D6');
    tileOnTop(made.s, 'rubble', 'OOO');
    return made;
  };

  test.each([
    [[4, 3], 'D7', 0],
    [[4, 4], 'D6', 2],
  ] as const)('[move.door] Swollen Frame: Strength 7 and %j', (dice, where, tokens) => {
    const { s, me } = atDoor();
    onTop(s, 'door', 'swollenFrame');
    s.dice(...dice)
      .does(me, move('D7'))
      .does(me, ROLL);
    expect(heroOf(s, me)).toMatchObject({ square: at(where), determination: tokens });
  });

  test.each([
    [[3, 3], 0],
    [[6, 6], 1],
  ] as const)('[move.door] Needle Lock: he gets through with %j too', (dice, wounds) => {
    const { s, me } = atDoor();
    onTop(s, 'door', 'needleLock');
    s.dice(...dice)
      .does(me, move('D7'))
      .does(me, ROLL);
    expect(heroOf(s, me)).toMatchObject({ square: at('D7'), wounds });
  });

  test('[move.door] Needle Lock: the dead do not get through', () => {
    const { s, me } = atDoor();
    heroOf(s, me).wounds = 13;
    onTop(s, 'door', 'needleLock');
    s.dice(6, 6).does(me, move('D7')).does(me, ROLL).told('perished', { seat: me }).silent('tileLaid');
  });

  test.each([
    ['seizedMechanism', [], 'D7', {}],
    ['dartSlits', [6, 6], 'D7', { wounds: 2 }],
    ['dropCage', [6, 6], 'D6', { isCaged: true }],
    ['sleepingVapour', [6, 6], 'D6', { hasLostTurn: true, wounds: 1 }],
  ] as const)('[move.door] Rigged Latch and %s', (trap, dice, where, then) => {
    const { s, me } = atDoor();
    onTop(s, 'door', 'riggedLatch');
    onTop(s, 'trap', trap);
    s.dice(...dice).does(me, move('D7'));
    if (dice.length > 0) s.does(me, ROLL);
    expect(heroOf(s, me)).toMatchObject({ square: at(where), ...then });
  });
});
