import { EAST, NORTH, SOUTH, WEST } from '@questhall/grid';
import { describe, expect, test } from 'vitest';
import { OPEN, WALL } from '../../src/content/keep/edges.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import { edgeOf, kindOf } from '../../src/queries/keep/laid.ts';
import {
  at,
  beside,
  carry,
  DRAW,
  dash,
  ESCAPE,
  GO_ON,
  guard,
  heroOf,
  hold,
  KEEP,
  lay,
  move,
  onTop,
  onTurn,
  power,
  powerOnTop,
  ROLL,
  SEARCH,
  stand,
  tileOnTop,
} from './cast.ts';

// The acceptance scenarios of the keep, by their numbers in the ledger.

describe('moves', () => {
  test('[tile.corridor-move-on] [tile.corridor-no-revisit] [tile.corridor-stop] scenario 30: a corridor carries on, or ends', () => {
    const s = dash(['lindel']);
    tileOnTop(s, 'chamber', 'OOO');
    tileOnTop(s, 'corridor', 'XOX');
    onTop(s, 'dungeon', 'dustAndSilence');
    s.does(0, move('B1')).told('corridorGoesOn').told('cardDrawn', {}, 'tile.chamber');
    expect(s.heard(0).filter(({ type }) => type === 'cardDrawn')).toHaveLength(1);
    expect(heroOf(s, 0).square).toBe(at('C1'));
    const t = dash(['lindel']);
    tileOnTop(t, 'corridor', 'OXX');
    t.does(0, move('B1')).told('corridorEnded', {}, 'tile.corridor-stop');
    expect(heroOf(t, 0).square).toBe(at('B1'));
    t.refused(0, SEARCH, 'tile.corridor-stop').does(0, move('A1'));
  });

  test('[tile.turning] [move.both-edges] scenario 31: a turning chamber', () => {
    const s = dash(['lindel']);
    lay(s, 'B1', 'chamber', 'OOO');
    stand(s, 0, 'B1');
    tileOnTop(s, 'turning', 'XXX');
    s.does(0, move('C1')).told('tileTurned', {}, 'tile.turning');
    s.refused(0, move('B1'), 'move.both-edges').refused(0, move('C2'), 'move.edges-known-late');
    tileOnTop(s, 'chamber', 'OOO');
    s.does(0, move('D1'));
  });

  test('[move.door] [move.door-before-portcullis] [move.failed-crossing] scenario 32: two doors, one card; a door before a portcullis', () => {
    const s = dash(['lindel']);
    lay(s, 'D4', 'chamber', 'ODO');
    lay(s, 'E4', 'chamber', 'ODO', WEST);
    stand(s, 0, 'D4');
    onTop(s, 'door', 'swingsOpen');
    hold(s, 0);
    s.does(0, move('E4'));
    expect(keepOf(s.table).decks.door.discards).toHaveLength(1);
    expect(heroOf(s, 0).square).toBe(at('E4'));
    const t = dash(['lindel']);
    lay(t, 'D4', 'chamber', 'ODO');
    lay(t, 'E4', 'chamber', 'OPO', WEST);
    stand(t, 0, 'D4');
    onTop(t, 'door', 'swingsOpen');
    t.does(0, move('E4'));
    expect(t.asked()).toEqual([{ seat: 0, kind: 'test', rule: 'move.door-before-portcullis' }]);
    t.dice(5, 4).does(0, ROLL).told('crossingFailed', {}, 'move.failed-crossing');
    expect(heroOf(t, 0)).toMatchObject({ square: at('D4'), determination: 1 });
  });

  test('[move.entry-sequence] [tile.corridor-move-on] [monster.guards-square] scenario 42: a guarded corridor', () => {
    const s = dash(['lindel'], { mode: 'solo' });
    lay(s, 'B2', 'chamber', 'OOO');
    lay(s, 'C2', 'corridor', 'XOX');
    stand(s, 0, 'B2');
    hold(s, 0);
    guard(s, 'C2', 'skeleton', 2);
    tileOnTop(s, 'chamber', 'OOO');
    onTop(s, 'dungeon', 'scatteredCoins');
    s.does(0, move('C2')).told('combatBegan').dice(6).does(0, ROLL);
    const told = s.heard(0).map(({ type }) => type);
    const order = ['powerDrawn', 'corridorGoesOn', 'tileLaid', 'goldFound'] as const;
    expect(told.filter((type) => order.some((one) => one === type))).toEqual(order);
    s.told('powerDrawn', { seat: 0 }, 'power.gain-kill').told('tileLaid', { square: at('D2') });
    expect(heroOf(s, 0)).toMatchObject({ square: at('D2'), enteredBy: WEST });
    const t = dash(['lindel'], { mode: 'solo' });
    lay(t, 'B2', 'chamber', 'OOO');
    lay(t, 'C2', 'corridor', 'XOX');
    stand(t, 0, 'B2');
    hold(t, 0, 'headlongFlight');
    powerOnTop(t, 'bluff');
    guard(t, 'C2', 'skeleton', 2);
    t.does(0, move('C2'))
      .does(0, ESCAPE)
      .told('escaped', { to: at('B2') })
      .silent('corridorGoesOn');
    expect(heroOf(t, 0).square).toBe(at('B2'));
  });

  test('[tile.turning] [move.border] [search.trapped-exception] [search.secret-door] scenario 44: shut in', () => {
    const s = dash(['maud']);
    lay(s, 'C2', 'chamber', 'OOO');
    stand(s, 0, 'C2');
    tileOnTop(s, 'turning', 'XXX');
    s.does(0, move('C1')).told('tileTurned', { square: at('C1') }, 'tile.turning');
    const edges = (name: string): readonly number[] =>
      ([NORTH, EAST, SOUTH, WEST] as const).map((way) => edgeOf(keepOf(s.table).tiles[at(name)] ?? -1, way));
    expect(edges('C1')).toEqual([OPEN, WALL, WALL, WALL]);
    s.refused(0, move('C2'), 'move.both-edges');
    for (const title of ['bareStone', 'bareStone', 'secretDoor'] as const) {
      onTop(s, 'search', title);
      s.does(0, SEARCH).told('cardDrawn', {}, 'search.trapped-exception');
    }
    tileOnTop(s, 'rubble', 'OXO');
    s.does(0, move('D1')).told('tileLaid', { square: at('D1') });
    expect(edges('D1')).toEqual([OPEN, WALL, OPEN, OPEN]); // its arrow, which is always open, to the west
    expect(heroOf(s, 0)).toMatchObject({ square: at('D1'), enteredBy: WEST, searches: 0 });
  });

  test('[search.trapped-exception] scenario 37: a grinding floor', () => {
    const { s, me, again } = beside('maud');
    lay(s, 'D5', 'chamber', 'OXX', SOUTH); // open to the north, where he comes from, and to the east
    onTop(s, 'dungeon', 'grindingFloor');
    again();
    s.does(me, move('D5')).told('tileTurned', { square: at('D5') });
    const tile = keepOf(s.table).tiles[at('D5')] ?? -1;
    expect(([NORTH, EAST, SOUTH, WEST] as const).map((way) => edgeOf(tile, way))).toEqual([1, 0, 0, 1]);
    expect(kindOf(tile)).toBe('chamber');
    expect(heroOf(s, me)).toMatchObject({ square: at('D5'), enteredBy: NORTH });
    lay(s, 'E5', 'chamber', 'XXX', WEST);
    lay(s, 'D6', 'chamber', 'XXX', NORTH);
    for (let search = 0; search < 3; search++) {
      onTop(s, 'search', 'bareStone');
      again();
      s.does(me, SEARCH).told('cardDrawn', {}, 'search.trapped-exception');
    }
  });
});

describe('tests', () => {
  test('[test.spend-after] [test.gain-on-failure] scenario 33: determination', () => {
    const { s, me, again } = beside('lindel');
    carry(s, me, 'silverLyre'); // so that he is asked, whatever it is
    heroOf(s, me).determination = 2;
    lay(s, 'E4', 'trapped', 'OOO');
    onTop(s, 'trap', 'pendulumBlade');
    again();
    s.does(me, move('E4')).does(me, GO_ON).dice(5, 4).does(me, ROLL);
    s.refused(me, { type: 'spend', tokens: 3 }, 'test.spend-after').refused(
      me,
      { type: 'spend', tokens: 2 },
      'test.spend-after',
    );
    s.does(me, KEEP);
    expect(heroOf(s, me)).toMatchObject({ wounds: 3, determination: 3 });
    lay(s, 'F4', 'trapped', 'OOO');
    onTop(s, 'trap', 'pendulumBlade');
    s.does(me, move('F4')).does(me, GO_ON).dice(5, 4).does(me, ROLL).does(me, { type: 'spend', tokens: 3 });
    expect(heroOf(s, me)).toMatchObject({ wounds: 3, determination: 0 });
  });

  test('[tile.bridge] [cat.enter-fall] scenario 34: a bridge under load', () => {
    for (const drops of [2, 1]) {
      const s = dash(['lindel']);
      lay(s, 'B1', 'chamber', 'OOO');
      stand(s, 0, 'B1');
      carry(s, 0, 'carvedTusk', 'coralComb', 'silverLyre');
      tileOnTop(s, 'bridge', 'XOX');
      hold(s, 0);
      s.does(0, move('C1'));
      s.does(0, { type: 'drop', treasure: 'carvedTusk' });
      if (drops === 2) s.does(0, { type: 'drop', treasure: 'silverLyre' });
      s.refused(0, { type: 'drop', treasure: 'ivoryWarHorn' }, 'tile.bridge');
      s.dice(5, 3);
      if (drops === 1) s.dice(3);
      s.does(0, ROLL);
      expect(heroOf(s, 0).treasures).toHaveLength(3 - drops);
      if (drops === 2) expect(heroOf(s, 0)).toMatchObject({ wounds: 0, square: at('C1'), heading: null });
      else expect(heroOf(s, 0)).toMatchObject({ wounds: 2, square: at('C1'), heading: SOUTH, determination: 1 });
    }
  });

  test('[turn.order-of-steps] [turn.lost] [turn.caged] [test.spend-after] scenario 43: lost and caged', () => {
    const s = dash(['lindel']);
    lay(s, 'B1', 'chamber', 'OOO');
    stand(s, 0, 'B1');
    Object.assign(heroOf(s, 0), { isCaged: true, hasLostTurn: true });
    hold(s, 0, 'ironNerve');
    onTop(s, 'search', 'bareStone');
    s.does(0, SEARCH).told('turnSkipped');
    expect(s.asked()).toMatchObject([{ kind: 'startWindow' }]);
    s.refused(0, { type: 'plunder' }, 'turn.start-window');
    s.does(0, power('ironNerve')).dice(5, 3).does(0, ROLL).does(0, { type: 'spend', tokens: 2 }).told('freed');
    expect(heroOf(s, 0)).toMatchObject({ isCaged: false, determination: 0 });
    expect(s.asked()).toMatchObject([{ kind: 'action' }]);
  });

  test('[seat.blind-window] scenario 47: asked without a card', () => {
    for (const cards of [['bluff', 'sprint', 'ironNerve'], []] as const) {
      const s = dash(['lindel', 'maud']);
      const me = onTurn(s);
      lay(s, me === 0 ? 'B1' : 'L1', 'chamber', 'OOO', me === 0 ? EAST : WEST);
      hold(s, me, ...cards);
      onTop(s, 'dungeon', 'somethingMoves');
      s.does(me, move(me === 0 ? 'B1' : 'L1'));
      if (cards.length > 0) s.does(me, DRAW);
      expect(s.asked()[0]?.kind === 'meeting').toBe(cards.length > 0);
    }
  });
});
