import { EAST, NORTH, SOUTH, WEST } from '@questhall/grid';
import { describe, expect, test } from 'vitest';
import { keepOf } from '../../src/queries/heroes.ts';
import { edgeOf } from '../../src/queries/keep/laid.ts';
import {
  at,
  beside,
  carry,
  DRAW,
  GO_ON,
  guard,
  heroOf,
  hold,
  lay,
  move,
  onTop,
  powerOnTop,
  ROLL,
  SEARCH,
  stand,
  tileOnTop,
} from './cast.ts';

// What each kind of tile does to whoever comes onto it, and to whoever wants off it.

describe('chambers', () => {
  test('[tile.chamber] a chamber draws a Dungeon card', () => {
    const { s, me } = beside('maud');
    tileOnTop(s, 'chamber', 'OOO');
    onTop(s, 'dungeon', 'scatteredCoins');
    s.does(me, move('E4')).told('cardDrawn', {}, 'tile.chamber').told('goldFound');
    expect(keepOf(s.table).decks.trap.discards).toEqual([]);
  });

  test('[tile.trapped] a trapped chamber draws a Trap card instead', () => {
    const { s, me } = beside('maud');
    tileOnTop(s, 'trapped', 'OOO');
    onTop(s, 'trap', 'seizedMechanism');
    s.does(me, move('E4')).told('cardDrawn', {}, 'tile.trapped');
    expect(keepOf(s.table).decks.dungeon.discards).toEqual([]);
  });

  test('[tile.effect-every-entry] every entry draws again; a retreat draws nothing', () => {
    const { s, me, again } = beside('maud');
    lay(s, 'E4', 'chamber', 'OOO');
    onTop(s, 'dungeon', 'dustAndSilence');
    onTop(s, 'dungeon', 'dustAndSilence');
    again();
    s.does(me, move('E4')).told('cardDrawn', {}, 'tile.effect-every-entry');
    guard(s, 'F4', 'troll', 3);
    lay(s, 'F4', 'corridor', 'OOO');
    again();
    s.does(me, move('D4')).told('cardDrawn', {}, 'tile.effect-every-entry');
    stand(s, me, 'E4');
    hold(s, me, 'headlongFlight');
    hold(s, 1 - me);
    powerOnTop(s, 'bluff');
    s.does(me, move('F4')).does(me, GO_ON).does(me, { type: 'escape' }).told('escaped').silent('cardDrawn');
    expect(heroOf(s, me).square).toBe(at('E4'));
  });
});

describe('corridors', () => {
  test('[tile.corridor-move-on] with several ways on he is asked, with one he is carried', () => {
    const { s, me } = beside('maud');
    lay(s, 'E4', 'corridor', 'OOO');
    lay(s, 'E5', 'corridor', 'XOX', SOUTH);
    lay(s, 'E6', 'rubble', 'OOO', SOUTH);
    s.does(me, move('E4'));
    expect(s.asked()).toEqual([{ seat: me, kind: 'onward', rule: 'tile.corridor-move-on' }]);
    s.refused(me, SEARCH, 'tile.corridor-move-on').refused(me, move('D4'), 'tile.corridor-no-revisit');
    s.does(me, move('E5')).told('corridorGoesOn', {}, 'tile.corridor-move-on');
    expect(heroOf(s, me).square).toBe(at('E6'));
  });

  test('[tile.corridor-no-revisit] a ring of corridors does not go round again', () => {
    const { s, me } = beside('maud');
    lay(s, 'E4', 'corridor', 'XXO', EAST);
    lay(s, 'E5', 'corridor', 'XXO', SOUTH);
    lay(s, 'D5', 'corridor', 'OXO', WEST);
    lay(s, 'D6', 'chamber', 'XXX', NORTH);
    s.does(me, move('E4')).told('corridorEnded', {}, 'tile.corridor-stop').silent('cardDrawn');
    expect(heroOf(s, me)).toMatchObject({ square: at('D5'), enteredBy: EAST });
  });

  test('[tile.corridor-stop] a failed crossing stops him in the corridor, where nobody searches or rests', () => {
    const { s, me, again } = beside('maud');
    lay(s, 'E4', 'corridor', 'XOX');
    lay(s, 'F4', 'chamber', 'ODO', WEST);
    onTop(s, 'door', 'barred');
    again();
    s.does(me, move('E4')).told('crossingFailed', {}, 'move.failed-crossing');
    expect(heroOf(s, me)).toMatchObject({ square: at('E4'), enteredBy: WEST });
    s.refused(me, SEARCH, 'tile.corridor-stop').refused(me, { type: 'catchBreath' }, 'tile.corridor-stop');
  });
});

describe('stairwells', () => {
  test.each([
    ['card', DRAW],
    ['stairs', { type: 'descend' } as const],
  ])('[tile.stairwell] on the way in: %s', (_how, choice) => {
    const { s, me } = beside('maud');
    tileOnTop(s, 'stairwell', 'OOO');
    onTop(s, 'dungeon', 'dustAndSilence');
    s.does(me, move('E4'));
    expect(s.asked()).toEqual([{ seat: me, kind: 'stairwell', rule: 'tile.stairwell' }]);
    s.does(me, choice);
    if (choice.type === 'draw') expect(heroOf(s, me).heading).toBeNull();
    else {
      s.does(me, { type: 'head', way: NORTH }).told('descended', { way: NORTH }, 'cat.enter-stairs');
      s.silent('cardDrawn');
    }
  });

  test('[tile.stairwell] [cat.enter-stairs] later it is an action, and nowhere else', () => {
    const { s, me, again } = beside('maud');
    s.refused(me, { type: 'descend' }, 'tile.stairwell');
    lay(s, 'D4', 'stairwell', 'OOO');
    again();
    s.does(me, { type: 'descend' });
    expect(s.asked()).toEqual([{ seat: me, kind: 'heading', rule: 'cat.enter-stairs' }]);
    s.does(me, { type: 'head', way: WEST }).told('turnSkipped');
    expect(heroOf(s, me)).toMatchObject({ square: at('D4'), heading: WEST, enteredBy: null });
    expect(keepOf(s.table).decks.catacomb.discards).toEqual([]);
  });
});

describe('turning chambers', () => {
  test('[tile.turning] it turns half round, without a card, at every entry', () => {
    const { s, me } = beside('maud');
    tileOnTop(s, 'turning', 'OXX');
    s.does(me, move('E4')).told('tileTurned', {}, 'tile.turning').silent('cardDrawn');
    const tile = keepOf(s.table).tiles[at('E4')] ?? -1;
    expect(([NORTH, EAST, SOUTH, WEST] as const).map((way) => edgeOf(tile, way))).toEqual([1, 0, 0, 1]);
  });

  test('[tile.turning] not under a hero who has fled', () => {
    const { s, me } = beside('maud');
    lay(s, 'E4', 'turning', 'XXX');
    guard(s, 'E4', 'troll', 3);
    hold(s, me, 'headlongFlight');
    hold(s, 1 - me);
    powerOnTop(s, 'bluff');
    s.does(me, move('E4')).does(me, GO_ON).does(me, { type: 'escape' }).told('escaped').silent('tileTurned');
    expect(edgeOf(keepOf(s.table).tiles[at('E4')] ?? -1, WEST)).toBe(0);
  });
});

describe('hard to leave', () => {
  test.each([
    ['rubble', 'OOO', 'strength', 0],
    ['chasm', 'OOO', 'agility', 2],
  ] as const)(
    '[tile.rubble] [tile.chasm] %s: back without a test, elsewhere with one',
    (kind, letters, _by, wounds) => {
      const { s, me, again } = beside('lindel');
      lay(s, 'D5', kind, letters, SOUTH);
      stand(s, me, 'D5', NORTH);
      again();
      s.does(me, move('E5'));
      expect(s.asked()).toEqual([{ seat: me, kind: 'test', rule: `tile.${kind}` }]);
      s.dice(6, 5)
        .does(me, ROLL)
        .told('crossingFailed', { to: at('E5') }, 'move.leave-effects-first')
        .silent('tileLaid');
      expect(heroOf(s, me)).toMatchObject({ square: at('D5'), wounds, determination: 1 });
      onTop(s, 'dungeon', 'dustAndSilence');
      s.does(me, move('D4'));
      expect(heroOf(s, me)).toMatchObject({ square: at('D4'), wounds, determination: 1 });
    },
  );

  test('[tile.web] a web is torn on the way back too', () => {
    const { s, me } = beside('lindel');
    lay(s, 'D5', 'web', 'OOO', SOUTH);
    stand(s, me, 'D5', NORTH);
    onTop(s, 'dungeon', 'dustAndSilence');
    s.does(me, move('D4'));
    expect(s.asked()).toEqual([{ seat: me, kind: 'test', rule: 'tile.web' }]);
    s.dice(3, 3).does(me, ROLL);
    expect(heroOf(s, me).square).toBe(at('D4'));
  });

  test('[tile.chasm] a fall from the edge that kills leaves no token behind', () => {
    const { s, me } = beside('lindel');
    lay(s, 'D5', 'chasm', 'OOO', SOUTH);
    stand(s, me, 'D5', NORTH);
    heroOf(s, me).wounds = 13;
    s.does(me, move('E5')).dice(6, 5).does(me, ROLL).told('perished', { seat: me }).silent('tokensGained');
  });

  test('[move.leave-effects-first] a passed test is not remembered when the edge fails', () => {
    const { s, me, again } = beside('lindel');
    lay(s, 'D5', 'web', 'OOO', SOUTH);
    lay(s, 'E5', 'chamber', 'ODO', WEST);
    stand(s, me, 'D5', NORTH);
    onTop(s, 'door', 'barred');
    again();
    s.does(me, move('E5')).dice(1, 1).does(me, ROLL).told('crossingFailed', {}, 'move.failed-crossing');
    s.does(me, move('E5'));
    expect(s.asked()).toEqual([{ seat: me, kind: 'test', rule: 'tile.web' }]);
    s.dice(6, 6).does(me, ROLL);
  });

  test('[tile.dark] out of the dark chance picks among the ways that can be tried', () => {
    const gone = new Set<number>();
    for (let night = 0; night < 12; night++) {
      const { s, me } = beside('lindel', {}, `night ${night}`);
      lay(s, 'D5', 'dark', 'OXO', SOUTH);
      stand(s, me, 'D5', NORTH);
      s.refused(me, move('C5'), 'tile.dark').refused(me, move('D4'), 'tile.dark');
      onTop(s, 'dungeon', 'dustAndSilence');
      tileOnTop(s, 'rubble', 'OOO');
      s.does(me, { type: 'stumble' }).told('stumbled', {}, 'tile.dark');
      gone.add(heroOf(s, me).square);
    }
    expect([...gone].toSorted((one, other) => one - other)).toEqual([at('D4'), at('C5'), at('E5')]);
  });

  test('[tile.dark] elsewhere nobody stumbles; [treasure.use-optional] a Lantern shows the way', () => {
    const { s, me } = beside('lindel');
    s.refused(me, { type: 'stumble' }, 'tile.dark');
    lay(s, 'D5', 'dark', 'OXO', SOUTH);
    stand(s, me, 'D5', NORTH);
    carry(s, me, 'lanternOfLateHours');
    tileOnTop(s, 'rubble', 'OOO');
    s.does(me, move('C5')).told('treasureUsed', { treasure: 'lanternOfLateHours' }, 'treasure.use-optional');
    expect(heroOf(s, me)).toMatchObject({ square: at('C5') });
    expect(heroOf(s, me).treasures).toHaveLength(1);
  });
});
