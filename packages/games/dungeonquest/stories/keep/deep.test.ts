import { NORTH, SOUTH, WEST } from '@questhall/grid';
import { describe, expect, test } from 'vitest';
import type { TileKind } from '../../src/content/keep/tiles.ts';
import { at, beside, carry, heroOf, keepItem, lay, move, oddsFor, onTop, ROLL, tileOnTop, use } from './cast.ts';

// Bridges, sinkholes and the shaft, and what takes one across.

describe('deep places', () => {
  const come = (kind: TileKind, letters: string, wounds = 0) => {
    const made = beside('lindel');
    heroOf(made.s, made.me).wounds = wounds;
    tileOnTop(made.s, kind, letters);
    return made;
  };

  test('[tile.test-passed-stay] a passed test leaves him standing there, and nothing is drawn', () => {
    for (const [kind, letters] of [
      ['bridge', 'XOX'],
      ['sinkhole', 'OOO'],
      ['shaft', 'XOX'],
    ] as const) {
      const { s, me } = come(kind, letters);
      s.does(me, move('E4'));
      expect(s.asked()).toEqual([{ seat: me, kind: 'test', rule: `tile.${kind}` }]);
      s.dice(3, 3).does(me, ROLL).told('tested', { isPassed: true }, 'tile.test-passed-stay').silent('cardDrawn');
      expect(heroOf(s, me)).toMatchObject({ square: at('E4'), heading: null, wounds: 0 });
    }
  });

  test('[tile.bridge] a failure costs 2 wounds and a fall; the dead do not fall', () => {
    const { s, me } = come('bridge', 'XOX');
    s.does(me, move('E4'))
      .dice(6, 6, 1)
      .does(me, ROLL)
      .told('fell', { square: at('E4') }, 'cat.enter-fall');
    expect(heroOf(s, me)).toMatchObject({ wounds: 2, heading: NORTH, determination: 1 });
    const { s: t, me: he } = come('bridge', 'XOX', 13);
    t.does(he, move('E4')).dice(6, 6).does(he, ROLL).told('perished', { seat: he }).silent('fell');
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [6, 3],
  ])('[tile.sinkhole] a die of %i costs %i wounds, and a fall', (face, wounds) => {
    const { s, me } = come('sinkhole', 'OOO');
    s.does(me, move('E4')).dice(6, 6, face, 4).does(me, ROLL).told('fell').told('hurt', { wounds }, 'tile.sinkhole');
    expect(heroOf(s, me)).toMatchObject({ wounds, heading: WEST, square: at('E4') });
  });

  test('[tile.shaft] a failure kills', () => {
    const { s, me } = come('shaft', 'XOX');
    s.does(me, move('E4')).dice(6, 6).does(me, ROLL).told('perished', { seat: me }, 'tile.shaft');
  });

  test('[tile.shaft] with the house rule of no sudden death it costs two dice of wounds, and he stands there', () => {
    const { s, me } = beside('lindel', { noInstantDeath: true });
    tileOnTop(s, 'shaft', 'XOX');
    s.does(me, move('E4')).dice(6, 6, 5, 4).does(me, ROLL).told('hurt', { wounds: 9 }, 'tile.shaft');
    expect(heroOf(s, me)).toMatchObject({ fate: 'inside', square: at('E4'), heading: null, determination: 1 });
  });

  test('[tile.rope] a rope takes bridge, sinkhole, shaft and chasm without a test, and is kept', () => {
    for (const [kind, letters] of [
      ['bridge', 'XOX'],
      ['sinkhole', 'OOO'],
      ['shaft', 'XOX'],
    ] as const) {
      const { s, me } = come(kind, letters);
      keepItem(s, me, 'coilOfRope');
      s.does(me, move('E4')).told('testSpared', {}, 'tile.rope').silent('rolled');
      expect(heroOf(s, me)).toMatchObject({ wounds: 0, heading: null, determination: 0 });
      expect(heroOf(s, me).items).toHaveLength(1);
    }
    const { s, me } = come('rubble', 'OOO');
    lay(s, 'D4', 'chasm', 'OOO');
    keepItem(s, me, 'coilOfRope');
    s.does(me, move('E4')).told('testSpared', {}, 'tile.rope');
    expect(heroOf(s, me).square).toBe(at('E4'));
  });

  test('[tile.rope] a rope does nothing against a trapdoor', () => {
    const { s, me } = beside('maud');
    keepItem(s, me, 'coilOfRope');
    tileOnTop(s, 'trapped', 'OOO');
    onTop(s, 'trap', 'trapdoor');
    s.does(me, move('E4')).dice(6, 6, 3).does(me, ROLL).told('fell');
    expect(heroOf(s, me)).toMatchObject({ heading: SOUTH, wounds: 1, determination: 2 });
  });

  test('[treasure.use-optional] a Feather Cloak lifts no portcullis, not even over a chasm', () => {
    const { s, me } = come('rubble', 'OOO');
    lay(s, 'D4', 'chasm', 'OOO');
    lay(s, 'E4', 'chamber', 'OPO', WEST);
    carry(s, me, 'featherCloak');
    s.does(me, move('E4')).does(me, use('featherCloak'));
    expect(s.asked()).toEqual([{ seat: me, kind: 'test', rule: 'move.portcullis' }]);
    expect(oddsFor(s, me).test?.ways.map(({ help }) => help.kind)).toEqual(['none']);
    s.refused(me, use('featherCloak'), 'move.portcullis').dice(1, 1).does(me, ROLL);
  });

  test('[treasure.use-optional] a Feather Cloak takes bridge, shaft and chasm, not a sinkhole', () => {
    for (const [kind, letters] of [
      ['bridge', 'XOX'],
      ['shaft', 'XOX'],
    ] as const) {
      const { s, me } = come(kind, letters);
      carry(s, me, 'featherCloak');
      s.does(me, move('E4')).does(me, use('featherCloak')).told('testSpared', {}, 'treasure.use-optional');
      expect(heroOf(s, me)).toMatchObject({ wounds: 0, square: at('E4') });
    }
    const { s: t, me: he } = come('rubble', 'OOO');
    lay(t, 'D4', 'chasm', 'OOO');
    carry(t, he, 'featherCloak');
    t.does(he, move('E4'))
      .does(he, use('featherCloak'))
      .told('testSpared', {}, 'treasure.use-optional')
      .silent('rolled');
    expect(heroOf(t, he)).toMatchObject({ wounds: 0, square: at('E4') });
    const { s, me } = come('sinkhole', 'OOO');
    carry(s, me, 'featherCloak');
    s.does(me, move('E4')).refused(me, use('featherCloak'), 'tile.sinkhole').dice(2, 2).does(me, ROLL);
  });
});
