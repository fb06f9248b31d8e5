import { EAST, NORTH, SOUTH, WEST } from '@questhall/grid';
import { describe, expect, test } from 'vitest';
import { KEEP_CARDS } from '../../src/content/keep/decks.ts';
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
  LEAVE,
  lay,
  move,
  onTop,
  onTurn,
  powerOnTop,
  ROLL,
  SEARCH,
  stand,
  tileOnTop,
  use,
} from './cast.ts';

// Two rules at once.

const SWAP = { type: 'swap' } as const;

describe('Lindel steps lightly, wherever the trap comes from', () => {
  const tried: readonly (readonly [from: string, spring: (s: KeepStory) => void])[] = [
    [
      'a trapped chamber',
      (s) => {
        lay(s, 'B1', 'trapped', 'OOO');
        s.does(0, move('B1'));
      },
    ],
    [
      'a click underfoot',
      (s) => {
        lay(s, 'B1', 'chamber', 'OOO');
        onTop(s, 'dungeon', 'clickUnderfoot');
        s.does(0, move('B1'));
      },
    ],
    [
      'a rigged latch',
      (s) => {
        lay(s, 'B1', 'chamber', 'DDD');
        stand(s, 0, 'B1');
        onTop(s, 'door', 'riggedLatch');
        s.does(0, move('C1'));
      },
    ],
  ];

  test.each(tried)('%s', (_from, spring) => {
    const s = dash(['lindel']);
    hold(s, 0);
    tileOnTop(s, 'rubble', 'OOO');
    onTop(s, 'trap', 'seizedMechanism');
    onTop(s, 'trap', 'pendulumBlade');
    spring(s);
    expect(s.asked()).toMatchObject([{ kind: 'trap', rule: 'trait.lindel-light-step' }]);
    s.does(0, SWAP).told('cardPassedOver');
    expect(heroOf(s, 0).wounds).toBe(0);
  });

  test('a mechanism he has searched out', () => {
    const s = dash(['lindel']);
    lay(s, 'B1', 'chamber', 'OOO');
    stand(s, 0, 'B1');
    hold(s, 0);
    onTop(s, 'trap', 'seizedMechanism');
    onTop(s, 'trap', 'dropCage');
    onTop(s, 'search', 'hiddenMechanism');
    onTop(s, 'search', 'bareStone');
    const card = KEEP_CARDS.findIndex(({ title }) => title === 'hiddenMechanism');
    s.does(0, SEARCH).does(0, { type: 'resolve', card }).does(0, SWAP);
    expect(heroOf(s, 0).isCaged).toBe(false);
    const printed = keepOf(s.table).decks.search.discards.map((place) => KEEP_CARDS[place]?.title);
    expect(printed).toEqual(['bareStone', 'hiddenMechanism']);
  });
});

test('[turn.ends] [cat.enter-fall] a fall in the middle of a chain of corridors ends the turn below', () => {
  const s = dash(['hugo']);
  lay(s, 'B1', 'corridor', 'XOX');
  lay(s, 'C1', 'corridor', 'XOX');
  lay(s, 'D1', 'chamber', 'DDD', NORTH);
  onTop(s, 'door', 'riggedLatch');
  onTop(s, 'trap', 'trapdoor');
  hold(s, 0);
  s.does(0, move('B1')).told('corridorGoesOn').dice(6, 6, 3).does(0, ROLL);
  expect(heroOf(s, 0)).toMatchObject({ square: at('C1'), heading: 2, wounds: 1, determination: 1 });
  expect(keepOf(s.table).decks.door.discards).toHaveLength(1);
  expect(keepOf(s.table).decks.trap.discards).toHaveLength(1);
  expect(s.asked()).toMatchObject([{ kind: 'action' }]);
});

test('[cat.enter-fall] [hoard.one-square] a fall out of the hoard is under the square whose edge was tried', () => {
  const s = dash(['hugo']);
  stand(s, 0, 'G5');
  lay(s, 'H6', 'chamber', 'DOD', NORTH);
  onTop(s, 'door', 'riggedLatch');
  onTop(s, 'trap', 'trapdoor');
  hold(s, 0);
  s.does(0, move('H6')).dice(6, 6, 1).does(0, ROLL);
  expect(heroOf(s, 0)).toMatchObject({ square: at('G6'), heading: NORTH });
});

test('[turn.ends] [hoard.dragonfire] a death by somebody else’s plunder leaves the plunderer his turn’s end', () => {
  const s = dash(['lindel', 'maud']);
  const me = onTurn(s);
  const other = 1 - me;
  stand(s, me, 'G5');
  stand(s, other, 'G5');
  heroOf(s, other).wounds = heroOf(s, other).life - 1;
  onTop(s, 'dragon', 'dragonfire');
  s.dice(2, 1).does(me, { type: 'plunder' }).told('perished', { seat: other });
  expect([heroOf(s, me).fate, heroOf(s, other).fate]).toEqual(['inside', 'dead']);
  expect(onTurn(s)).toBe(me);
  expect(s.asked()).toMatchObject([{ kind: 'action' }]);
});

test('[turn.ends] [escape.retreat-square] an escape out of a corridor leads back to the corridor before it, and carries nobody on', () => {
  const s = dash(['maud']);
  lay(s, 'B1', 'corridor', 'XOX');
  lay(s, 'C1', 'chamber', 'OOO');
  guard(s, 'C1', 'troll', 3);
  hold(s, 0, 'headlongFlight');
  powerOnTop(s, 'bluff');
  s.does(0, move('B1'))
    .does(0, ESCAPE)
    .told('escaped', { to: at('B1') });
  expect(heroOf(s, 0)).toMatchObject({ square: at('B1'), enteredBy: EAST });
  expect(s.asked()).toMatchObject([{ kind: 'action' }]);
});

test('[move.entered-edge] a chasm remembers the way in, also when the floor has turned', () => {
  const s = dash(['maud']);
  lay(s, 'B2', 'chasm', 'OOO');
  lay(s, 'A2', 'rubble', 'OOO', WEST);
  stand(s, 0, 'B2', WEST);
  hold(s, 0);
  s.does(0, move('A2'));
  expect(heroOf(s, 0)).toMatchObject({ square: at('A2'), enteredBy: EAST });
  s.does(0, move('B2'));
  tileOnTop(s, 'rubble', 'OOO');
  s.does(0, move('B3'));
  expect(s.asked()).toMatchObject([{ kind: 'test', rule: 'tile.chasm' }]);
});

describe('house rules that meet', () => {
  test('what a dead hero left is taken by whoever retreats there', () => {
    const s = dash(['maud'], { fallenHoard: true });
    lay(s, 'B1', 'chamber', 'OOO');
    lay(s, 'C1', 'chamber', 'OOO');
    stand(s, 0, 'B1');
    keepOf(s.table).remains.push({ square: at('B1'), gold: 90, hasCrown: false, treasures: [], knownTo: 0 });
    guard(s, 'C1', 'troll', 3);
    hold(s, 0, 'headlongFlight');
    powerOnTop(s, 'bluff');
    s.does(0, move('C1')).does(0, ESCAPE).told('remainsTaken', { gold: 90 });
    expect(heroOf(s, 0).gold).toBe(90);
    expect(keepOf(s.table).remains).toEqual([]);
  });

  test('nothing is over while a second hero is to come, who starts with nothing', () => {
    const s = dash(['maud'], { secondHero: true, fallenHoard: true });
    heroOf(s, 0).gold = 30;
    carry(s, 0, 'silverLyre');
    lay(s, 'B1', 'chamber', 'OOO');
    stand(s, 0, 'B1');
    hold(s, 0);
    heroOf(s, 0).wounds = heroOf(s, 0).life - 1;
    tileOnTop(s, 'trapped', 'OOO');
    onTop(s, 'trap', 'flameJet');
    s.dice(1, 1)
      .does(0, move('C1'))
      .does(0, ROLL)
      .told('belongingsLeft', { square: at('C1') });
    expect(s.state.outcome).toBeNull();
    s.does(0, { type: 'takeHero', hero: 'hugo' }).refused(0, { type: 'takeHero', hero: 'hugo' }, 'setup.tower-choice');
    s.does(0, { type: 'takeTower', square: 0 });
    expect(heroOf(s, 0)).toMatchObject({ hero: 'hugo', gold: 0, treasures: [], wounds: 0 });
    expect(s.table.powerHands[0]).toHaveLength(3);
    s.refused(0, LEAVE, 'leave.needs-gold');
  });
});

test('[move.entered-edge] [tile.turning] the side he came in by outlives a floor that turns under him', () => {
  const s = dash(['maud']);
  lay(s, 'B2', 'chamber', 'OOO');
  stand(s, 0, 'B2');
  hold(s, 0);
  tileOnTop(s, 'turning', 'OXX');
  s.does(0, move('C2')).told('tileTurned', {}, 'tile.turning');
  expect(heroOf(s, 0).enteredBy).toBe(WEST);
});

test('[hoard.leave-any-edge] [test.order] the hoard has six edges and no more; a boost comes before the roll', () => {
  const s = dash(['maud']);
  stand(s, 0, 'G5');
  heroOf(s, 0).determination = 9;
  hold(s, 0, 'sidestep');
  s.refused(0, move('F4'), 'hoard.leave-any-edge').refused(0, move('G6'), 'hoard.leave-any-edge');
  tileOnTop(s, 'shaft', 'XOX');
  s.does(0, move('G7')).dice(6, 6).does(0, ROLL).refused(0, { type: 'playPower', card: 'sidestep' }, 'test.order');
});

test('[escape.retreat-square] [search.secret-door] out of a Secret Door he flees back through the wall', () => {
  const { s, me, other } = beside('maud');
  lay(s, 'D5', 'chamber', 'XXX', SOUTH);
  stand(s, me, 'D5');
  lay(s, 'E5', 'chamber', 'XXX', EAST);
  guard(s, 'E5', 'troll', 3);
  hold(s, me, 'headlongFlight');
  hold(s, other);
  powerOnTop(s, 'bluff');
  onTop(s, 'search', 'secretDoor');
  s.does(me, SEARCH)
    .does(me, move('E5'))
    .does(me, GO_ON)
    .does(me, ESCAPE)
    .told('escaped', { to: at('D5') });
  expect(heroOf(s, me)).toMatchObject({ square: at('D5'), enteredBy: EAST, searches: 0, wounds: 0 });
});

test('[escape.retreat-quietly] [hoard.plunder-on-entry] a retreat into the hoard wakes nothing', () => {
  const { s, me, other } = beside('maud');
  stand(s, me, 'G5');
  lay(s, 'H6', 'chamber', 'OOO');
  guard(s, 'H6', 'troll', 3);
  hold(s, me, 'headlongFlight');
  hold(s, other);
  powerOnTop(s, 'bluff');
  s.does(me, move('H6'))
    .does(me, GO_ON)
    .does(me, ESCAPE)
    .told('escaped', { to: at('G5') })
    .silent('treasuresTaken');
  expect(heroOf(s, me)).toMatchObject({ square: at('G5'), enteredBy: null });
  expect(keepOf(s.table).decks.dragon.discards).toEqual([]);
});

test('[tile.corridor-no-revisit] [hoard.one-square] a ring of corridors does not lead back into the hoard', () => {
  const { s, me } = beside('maud');
  stand(s, me, 'G5');
  lay(s, 'H5', 'corridor', 'XXO', EAST);
  lay(s, 'H6', 'corridor', 'XXO', SOUTH);
  s.does(me, move('H5')).told('corridorEnded', {}, 'tile.corridor-stop').silent('treasuresTaken');
  expect(heroOf(s, me)).toMatchObject({ square: at('H6'), enteredBy: NORTH });
});

test('[item.key] [move.door-before-portcullis] a key opens the door, and the portcullis is tested all the same', () => {
  const { s, me } = beside('maud');
  lay(s, 'D4', 'chamber', 'ODO');
  lay(s, 'E4', 'chamber', 'OPO', WEST);
  keepItem(s, me, 'skeletonKey');
  s.does(me, move('E4')).does(me, use('key'));
  expect(s.asked()).toEqual([{ seat: me, kind: 'test', rule: 'move.door-before-portcullis' }]);
  s.dice(6, 6).does(me, ROLL).told('crossingFailed', {}, 'move.failed-crossing');
  expect(heroOf(s, me)).toMatchObject({ square: at('D4'), items: [], determination: 2 });
  expect(keepOf(s.table).decks.door.discards).toEqual([]);
});

test('[turn.caged] [turn.lost] a caged hero who loses a turn keeps the cage, and tests it a turn later', () => {
  const { s, me, again } = beside('maud');
  lay(s, 'E4', 'trapped', 'OOO');
  onTop(s, 'trap', 'dropCage');
  again();
  s.does(me, move('E4')).dice(6, 6).does(me, ROLL).told('caged', {}, 'turn.caged');
  expect(s.asked()).toMatchObject([{ seat: me, kind: 'test', rule: 'turn.caged' }]);
  heroOf(s, me).determination = 0;
  s.dice(3, 3).does(me, ROLL).told('freed', {}, 'turn.caged');
  expect(heroOf(s, me)).toMatchObject({ isCaged: false, square: at('E4') });
});

test('[turn.ends] [treasure.use-optional] an Aegis outweighs a small fire, and he stays where he is', () => {
  const { s, me } = beside('maud');
  stand(s, me, 'G5');
  heroOf(s, me).wounds = 13;
  carry(s, me, 'emberAegis');
  onTop(s, 'dragon', 'dragonfire');
  s.dice(1, 2).does(me, { type: 'plunder' }).does(me, use('emberAegis')).told('shielded', { seat: me, wounds: 3 });
  expect(heroOf(s, me)).toMatchObject({ fate: 'inside', wounds: 13, treasures: [], square: at('G5') });
});
