import { EAST, NORTH, SOUTH, WEST } from '@questhall/grid';
import { describe, expect, test } from 'vitest';
import { keepOf } from '../../src/queries/heroes.ts';
import { edgeOf } from '../../src/queries/keep/laid.ts';
import {
  at,
  beside,
  DRAW,
  dash,
  dashLed,
  GO_ON,
  guard,
  heroOf,
  hold,
  lay,
  move,
  onTop,
  onTurn,
  powerOnTop,
  ROLL,
  SEARCH,
  stand,
  tileOnTop,
} from './cast.ts';

// Moving about: what can be tried, what it takes, and what comes of it.

describe('what can be tried', () => {
  test('[move.orthogonal] a move goes one square straight ahead, never across a corner', () => {
    const { s, me } = beside('lindel');
    for (const far of ['E5', 'C3', 'F4', 'D6', 'D4']) s.refused(me, move(far), 'move.orthogonal');
    tileOnTop(s, 'rubble', 'OOO');
    s.does(me, move('D5'));
    expect(heroOf(s, me).square).toBe(at('D5'));
  });

  test('[move.legal] in the dark without a way out nobody stumbles; with one, everybody does', () => {
    const { s, me } = beside('lindel');
    lay(s, 'C7', 'dark', 'OXO', EAST); // open to the north, south and west
    lay(s, 'C6', 'chamber', 'XXX', SOUTH);
    lay(s, 'B7', 'chamber', 'XXX', EAST);
    lay(s, 'C8', 'corridor', 'XOX', EAST);
    stand(s, me, 'C7');
    s.refused(me, { type: 'stumble' }, 'move.legal', {});
    lay(s, 'C8', 'rubble', 'OOO', SOUTH);
    s.refused(me, move('C8'), 'tile.dark')
      .does(me, { type: 'stumble' })
      .told('stumbled', { to: at('C8') });
    expect(heroOf(s, me).square).toBe(at('C8'));
  });

  test('[move.border] [move.both-edges] the border is wall, and a wall on either side stops a crossing', () => {
    const { s, me } = beside('lindel');
    lay(s, 'E1', 'chamber', 'OOO');
    stand(s, me, 'E1');
    s.refused(me, move('E1'), 'move.orthogonal');
    lay(s, 'F1', 'chamber', 'XOX', NORTH);
    s.refused(me, move('F1'), 'move.both-edges');
  });

  test('[move.no-sharing] nobody enters a square where another hero stands; below nobody is in the way', () => {
    const s = dashLed(['lindel', 'maud']);
    const me = onTurn(s);
    lay(s, 'D4', 'chamber', 'OOO');
    lay(s, 'E4', 'rubble', 'OOO');
    stand(s, me, 'D4');
    stand(s, 1 - me, 'E4');
    s.refused(me, move('E4'), 'move.no-sharing');
    heroOf(s, 1 - me).heading = NORTH;
    s.does(me, move('E4'));
    expect(heroOf(s, me).square).toBe(heroOf(s, 1 - me).square);
  });

  test('[move.edges-known-late] a wall of the own tile stops a try, an edge nobody has seen does not', () => {
    const { s, me } = beside('lindel');
    lay(s, 'G8', 'chamber', 'XOX');
    stand(s, me, 'G8');
    s.refused(me, move('G9'), 'move.edges-known-late');
    tileOnTop(s, 'rubble', 'XOX');
    s.does(me, move('H8')).told('tileLaid', { square: at('H8') });
  });

  test('[move.stack-empty] with no tile left nobody goes where nothing lies', () => {
    const { s, me } = beside('lindel');
    lay(s, 'E4', 'rubble', 'OOO');
    const gone = keepOf(s.table).stack.splice(0);
    keepOf(s.table).peeked.length = 0;
    s.refused(me, move('D5'), 'move.stack-empty').does(me, move('E4'));
    keepOf(s.table).stack.push(...gone);
    keepOf(s.table).peeked.push(...gone.map(() => 0));
  });
});

describe('coming in', () => {
  test('[move.draw-tile] [move.arrow-edge-open] the new tile’s arrow points back', () => {
    for (const [name, back] of [
      ['E4', WEST],
      ['D3', SOUTH],
      ['D5', NORTH],
    ] as const) {
      const { s, me } = beside('lindel');
      tileOnTop(s, 'rubble', 'XOX');
      s.does(me, move(name)).told('tileLaid', { square: at(name) }, 'move.draw-tile');
      const tile = keepOf(s.table).tiles[at(name)] ?? -1;
      expect([edgeOf(tile, back), edgeOf(tile, ((back + 1) % 4) as 0 | 1 | 2 | 3)]).toEqual([0, 1]);
      expect(heroOf(s, me).enteredBy).toBe(back);
    }
  });

  test('[move.entry-sequence] [monster.guards-square] the monster first, the Power card, then the tile', () => {
    const { s, me } = beside('lindel', { mode: 'solo' });
    lay(s, 'E4', 'chamber', 'OOO');
    guard(s, 'E4', 'skeleton', 2);
    onTop(s, 'dungeon', 'scatteredCoins');
    s.does(me, move('E4')).told('monsterMet', { monster: 'skeleton' }, 'encounter.type-public').silent('cardDrawn');
    s.dice(6).does(me, ROLL).told('powerDrawn', { seat: me }, 'power.gain-kill').told('goldFound');
    expect(keepOf(s.table).lairs).toEqual([]);
  });

  test('[move.entry-sequence] whoever dies by the monster there has no effect of the tile', () => {
    const { s, me } = beside('lindel', { mode: 'solo' });
    lay(s, 'E4', 'chamber', 'OOO');
    heroOf(s, me).wounds = 14;
    guard(s, 'E4', 'skeleton', 2);
    s.does(me, move('E4')).dice(1).does(me, ROLL).told('perished', { seat: me }).silent('cardDrawn');
    expect(keepOf(s.table).lairs).toMatchObject([{ square: at('E4'), isLifeShown: true }]);
  });

  test('[move.entered-edge] a retreat counts as coming, and whoever climbs up has come by no side', () => {
    const { s, me } = beside('lindel');
    lay(s, 'E4', 'corridor', 'OOO');
    guard(s, 'E4', 'troll', 3);
    hold(s, me, 'headlongFlight');
    powerOnTop(s, 'bluff');
    stand(s, me, 'D4', NORTH);
    hold(s, 1 - me);
    s.does(me, move('E4')).does(me, GO_ON).does(me, { type: 'escape' });
    expect(heroOf(s, me)).toMatchObject({ square: at('D4'), enteredBy: EAST });
  });

  test('[move.tower] [leave.tower] nothing waits in a tower, and whoever stays ends the turn there', () => {
    const { s, me, other } = beside('lindel');
    lay(s, 'B10', 'chamber', 'OOO');
    stand(s, me, 'B10');
    heroOf(s, me).gold = 30;
    s.does(me, move('A10')).told('entered', { to: at('A10') }, 'move.tower');
    expect(s.asked()).toEqual([{ seat: me, kind: 'leave', rule: 'leave.tower' }]);
    s.does(me, GO_ON).told('turnBegan', { seat: other });
    expect(heroOf(s, me)).toMatchObject({ square: at('A10'), fate: 'inside', gold: 30 });
  });

  test('[move.tower] a trap of the door acts in the tower: caged there, or fallen beneath it', () => {
    for (const trap of ['dropCage', 'trapdoor'] as const) {
      const { s, me } = beside('maud');
      stand(s, me, 'A10');
      lay(s, 'B10', 'chamber', 'ODO', WEST);
      onTop(s, 'door', 'riggedLatch');
      onTop(s, 'trap', trap);
      s.dice(6, 6);
      if (trap === 'trapdoor') s.dice(2);
      s.does(me, move('B10')).does(me, ROLL);
      expect(heroOf(s, me)).toMatchObject({ square: at('A10'), isCaged: trap === 'dropCage' });
      expect(heroOf(s, me).heading).toBe(trap === 'dropCage' ? null : EAST);
    }
  });
});

describe('a turn', () => {
  test('[turn.one-action] one action a turn, and no reaction out of turn', () => {
    const { s, me, other } = beside('lindel');
    expect(s.asked()).toEqual([{ seat: me, kind: 'action', rule: 'turn.one-action' }]);
    s.refused(me, DRAW, 'turn.one-action').refused(me, GO_ON, 'turn.one-action').refused(me, ROLL, 'turn.one-action');
    onTop(s, 'search', 'bareStone');
    onTop(s, 'search', 'bareStone');
    s.does(me, SEARCH);
    expect(s.asked()).toMatchObject([{ seat: other, kind: 'action' }]);
  });

  test('[turn.must-act] a turn is passed only in a tower without a way out and without a coin', () => {
    const s = dash(['maud']);
    hold(s, 0);
    s.refused(0, { type: 'pass' }, 'turn.must-act');
    lay(s, 'B1', 'chamber', 'XXX', WEST);
    s.refused(0, { type: 'pass' }, 'turn.must-act');
    lay(s, 'A2', 'chamber', 'XXX', NORTH);
    heroOf(s, 0).gold = 1;
    s.refused(0, { type: 'pass' }, 'turn.must-act');
    heroOf(s, 0).gold = 0;
    s.refused(0, SEARCH, 'search.where');
    s.does(0, { type: 'pass' }).told('passed', { seat: 0 }, 'turn.must-act');
  });
});
