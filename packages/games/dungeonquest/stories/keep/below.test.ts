import { EAST, NORTH, SOUTH, WEST } from '@questhall/grid';
import { describe, expect, test } from 'vitest';
import type { Hero } from '../../src/content/heroes.ts';
import type { CardTitle } from '../../src/content/keep/card-titles.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import { edgeOf } from '../../src/queries/keep/laid.ts';
import {
  at,
  beside,
  dashLed,
  ESCAPE,
  GO_ON,
  guard,
  heroOf,
  hold,
  lay,
  move,
  onTop,
  onTurn,
  ROLL,
  SEARCH,
  stand,
  tileOnTop,
} from './cast.ts';

// In the catacombs, and the way up.

const GROPE = { type: 'grope' } as const;
const ADVANCE = { type: 'advance' } as const;
const CLIMB = { type: 'climb' } as const;

/** A marker under D4, heading east, and this card next. */
function below(title: CardTitle, hero: Hero = 'maud', mode: 'dice' | 'solo' = 'solo') {
  const made = beside(hero, { mode });
  heroOf(made.s, made.me).heading = EAST;
  onTop(made.s, 'catacomb', title);
  return made;
}

describe('a turn below', () => {
  test('[cat.actions] advance, grope or turn, and then one card; nothing that is done above', () => {
    for (const [action, then] of [
      [ADVANCE, { square: at('E4'), heading: EAST }],
      [GROPE, { square: at('D4'), heading: EAST }],
      [
        { type: 'turn', to: 'left' },
        { square: at('D4'), heading: NORTH },
      ],
      [
        { type: 'turn', to: 'right' },
        { square: at('D4'), heading: SOUTH },
      ],
    ] as const) {
      const { s, me } = below('silentGallery');
      for (const above of [SEARCH, move('E4'), { type: 'catchBreath' }, { type: 'plunder' }] as const)
        s.refused(me, above, 'cat.actions');
      s.does(me, action).told('cardDrawn', {}, 'cat.actions');
      expect(heroOf(s, me)).toMatchObject(then);
      expect(keepOf(s.table).decks.catacomb.discards).toHaveLength(1);
    }
    const { s, me } = beside('maud');
    for (const action of [ADVANCE, GROPE]) s.refused(me, action, 'cat.actions');
  });

  test('[cat.no-walls] past walls, monsters and heroes above, and under a tower', () => {
    const { s, me } = below('silentGallery');
    stand(s, me, 'L1');
    lay(s, 'L1', 'chamber', 'XXX', WEST);
    heroOf(s, me).heading = EAST;
    s.does(me, ADVANCE).told('advanced', { to: at('M1') }, 'cat.no-walls');
    const { s: t, me: he } = below('silentGallery');
    lay(t, 'E4', 'chamber', 'XXX', WEST);
    guard(t, 'E4', 'demon', 8);
    t.does(he, ADVANCE).silent('monsterMet');
    expect(heroOf(t, he)).toMatchObject({ square: at('E4'), heading: EAST });
  });

  test('[cat.border] nobody advances off the board', () => {
    const { s, me } = below('silentGallery');
    heroOf(s, me).square = at('M4');
    s.refused(me, ADVANCE, 'cat.border').does(me, { type: 'turn', to: 'left' });
    expect(heroOf(s, me)).toMatchObject({ square: at('M4'), heading: NORTH });
  });

  test.each([
    ['roofFall', [6, 6], { wounds: 2, determination: 2 }],
    ['roofFall', [3, 3], { wounds: 0, determination: 0 }],
    ['floodedPit', [6, 6], { wounds: 3 }],
    ['ratPack', [6, 6], { wounds: 1 }],
    ['batCloud', [6, 6, 3], { heading: NORTH, determination: 2 }],
    ['batCloud', [6, 6, 4], { heading: SOUTH, determination: 2 }],
    ['batCloud', [3, 3], { heading: EAST, determination: 0 }],
  ] as const)('[cat.actions] %s with %j', (title, dice, then) => {
    const { s, me } = below(title);
    s.dice(...dice)
      .does(me, GROPE)
      .does(me, ROLL);
    expect(heroOf(s, me)).toMatchObject(then);
  });

  test('[cat.actions] Sunken Stream carries two squares on, or to the border, and draws no further card', () => {
    for (const [from, to] of [
      ['D4', 'F4'],
      ['L4', 'M4'],
      ['M4', 'M4'],
    ] as const) {
      const { s, me } = below('sunkenStream');
      heroOf(s, me).square = at(from);
      s.does(me, GROPE);
      expect(heroOf(s, me)).toMatchObject({ square: at(to), heading: EAST });
      expect(keepOf(s.table).decks.catacomb.discards).toHaveLength(1);
    }
  });

  test('[cat.no-meeting] two below one square do not meet', () => {
    const s = dashLed(['maud', 'hugo']);
    const me = onTurn(s);
    for (const seat of [me, 1 - me]) {
      stand(s, seat, seat === me ? 'D4' : 'E4');
      heroOf(s, seat).heading = EAST;
    }
    onTop(s, 'catacomb', 'silentGallery');
    s.does(me, ADVANCE);
    expect(heroOf(s, me).square).toBe(heroOf(s, 1 - me).square);
  });
});

describe('down', () => {
  test.each([
    [1, NORTH],
    [2, EAST],
    [3, SOUTH],
    [4, WEST],
  ])('[cat.enter-fall] a fall with %i', (face, heading) => {
    const { s, me } = beside('maud');
    tileOnTop(s, 'bridge', 'XOX');
    s.does(me, move('E4')).dice(6, 6, face).does(me, ROLL);
    expect(heroOf(s, me)).toMatchObject({ square: at('E4'), heading, wounds: 2 });
  });

  test.each([5, 6])('[cat.enter-fall] with %i he heads where he likes', (face) => {
    const { s, me, other } = beside('maud');
    tileOnTop(s, 'bridge', 'XOX');
    s.does(me, move('E4')).dice(6, 6, face).does(me, ROLL);
    expect(s.asked()).toEqual([{ seat: me, kind: 'heading', rule: 'cat.enter-fall' }]);
    s.does(me, { type: 'head', way: WEST }).told('tokensGained').told('turnBegan', { seat: other }).silent('cardDrawn');
    expect(heroOf(s, me)).toMatchObject({ heading: WEST, determination: 2 });
  });
});

describe('up', () => {
  test('[cat.way-up] he may stay below; that is said before any die', () => {
    const { s, me, other } = below('brokenStair');
    s.does(me, GROPE);
    expect(s.asked()).toEqual([{ seat: me, kind: 'stair', rule: 'cat.way-up' }]);
    s.does(me, GO_ON).told('stayedBelow', {}, 'cat.way-up').silent('rolled').told('turnBegan', { seat: other });
    expect(heroOf(s, me)).toMatchObject({ square: at('D4'), heading: EAST });
  });

  test.each([
    [1, 'D3'],
    [2, 'D4'],
    [5, 'D4'],
    [6, 'D5'],
  ])('[cat.drift] heading east, with %i he comes up at %s', (face, name) => {
    const { s, me } = below('brokenStair');
    if (name !== 'D4') lay(s, name, 'chamber', 'OOO');
    s.does(me, GROPE)
      .dice(face)
      .does(me, CLIMB)
      .told('entered', { to: at(name) }, 'cat.surface-explored');
    if (name !== 'D4') s.told('drifted', { to: at(name) }, 'cat.drift');
    s.silent('goldFound');
    expect(heroOf(s, me)).toMatchObject({ square: at(name), heading: null, enteredBy: null });
    expect(keepOf(s.table).decks.dungeon.discards).toEqual([]);
  });

  test('[cat.drift] off the board there is no drift', () => {
    const { s, me } = below('brokenStair');
    Object.assign(heroOf(s, me), { square: at('D1') });
    tileOnTop(s, 'rubble', 'OOO');
    s.does(me, GROPE).dice(1).does(me, CLIMB).silent('drifted');
    expect(heroOf(s, me)).toMatchObject({ square: at('D1'), heading: null });
  });

  test('[cat.surface-explored] what waits there is met, without escape, and the tile does nothing', () => {
    const { s, me } = below('brokenStair');
    hold(s, me, 'headlongFlight');
    guard(s, 'D4', 'skeleton', 2);
    s.does(me, GROPE).dice(3).does(me, CLIMB).told('combatBegan').refused(me, ESCAPE, 'escape.forbidden');
    s.dice(6).does(me, ROLL).told('powerDrawn').silent('cardDrawn');
    expect(heroOf(s, me)).toMatchObject({ square: at('D4'), heading: null });
  });

  test('[cat.surface-explored] [tile.effect-every-entry] nor does the shaft', () => {
    const { s, me } = below('brokenStair');
    lay(s, 'D4', 'shaft', 'XOX');
    s.does(me, GROPE)
      .dice(3)
      .does(me, CLIMB)
      .told('entered', { to: at('D4') }, 'cat.surface-explored');
    expect(heroOf(s, me)).toMatchObject({ square: at('D4'), fate: 'inside' });
  });

  test('[cat.surface-unexplored] a new tile with its arrow against the heading, and a corridor carries nobody on', () => {
    const { s, me, other } = below('brokenStair');
    tileOnTop(s, 'corridor', 'XOX');
    s.does(me, ADVANCE)
      .dice(2)
      .does(me, CLIMB)
      .told('tileLaid', { square: at('E4') }, 'cat.surface-unexplored');
    const tile = keepOf(s.table).tiles[at('E4')] ?? -1;
    expect(([NORTH, EAST, SOUTH, WEST] as const).map((way) => edgeOf(tile, way))).toEqual([1, 0, 1, 0]);
    s.silent('corridorGoesOn').told('turnBegan', { seat: other });
    expect(heroOf(s, me).square).toBe(at('E4'));
  });

  test('[cat.surface-unexplored] with no tile left the stair is blocked', () => {
    const { s, me } = below('brokenStair');
    const stack = keepOf(s.table).stack.splice(0);
    keepOf(s.table).peeked.length = 0;
    s.does(me, ADVANCE)
      .dice(2)
      .does(me, CLIMB)
      .told('stairBlocked', { square: at('E4') }, 'cat.surface-occupied');
    expect(heroOf(s, me)).toMatchObject({ square: at('E4'), heading: EAST });
    keepOf(s.table).stack.push(...stack);
    keepOf(s.table).peeked.push(...stack.map(() => 0));
  });

  test('[cat.surface-occupied] another hero there blocks the stair, and the marker is where it was', () => {
    const s = dashLed(['maud', 'hugo']);
    const me = onTurn(s);
    lay(s, 'D4', 'chamber', 'OOO');
    lay(s, 'D3', 'chamber', 'OOO');
    stand(s, me, 'D4');
    stand(s, 1 - me, 'D3');
    heroOf(s, me).heading = EAST;
    onTop(s, 'catacomb', 'brokenStair');
    s.does(me, GROPE)
      .dice(1)
      .does(me, CLIMB)
      .told('stairBlocked', { square: at('D3') }, 'cat.surface-occupied');
    expect(heroOf(s, me)).toMatchObject({ square: at('D4'), heading: EAST });
    expect(heroOf(s, 1 - me)).toMatchObject({ square: at('D3'), wounds: 0 });
    expect(keepOf(s.table).decks.catacomb.discards).toHaveLength(1);
  });

  test('[cat.surface-tower-hoard] in a tower he may leave at once, in the hoard he plunders at once', () => {
    const { s, me } = below('brokenStair');
    Object.assign(heroOf(s, me), { square: at('M10'), gold: 20 });
    s.does(me, GROPE)
      .dice(3)
      .does(me, CLIMB)
      .told('entered', { to: at('M10') }, 'cat.surface-tower-hoard');
    expect(s.asked()).toMatchObject([{ seat: me, kind: 'leave' }]);
    s.does(me, { type: 'leave' }).told('leftKeep', { seat: me, gold: 20 });
    const { s: t, me: he } = below('brokenStair');
    heroOf(t, he).square = at('G6');
    onTop(t, 'dragon', 'oneEyeOpens');
    t.does(he, GROPE).dice(3).does(he, CLIMB).told('cardDrawn', {}, 'cat.surface-tower-hoard');
    expect(heroOf(t, he)).toMatchObject({ square: at('G5'), heading: null });
    expect(heroOf(t, he).treasures).toHaveLength(1);
  });
});
