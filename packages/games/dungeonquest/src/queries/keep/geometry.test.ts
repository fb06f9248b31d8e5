import { DIRECTIONS, EAST, flood, makeFlood, NORTH, openFloor, SOUTH, WEST } from '@questhall/grid';
import { describe, expect, test } from 'vitest';
import { BOARD, HOARD_NORTH, HOARD_SOUTH, squareAt, TOWERS } from '../../content/keep/board.ts';
import { DOOR, edgesOf, OPEN, PORTCULLIS, WALL } from '../../content/keep/edges.ts';
import { TILE_FORMS, TILE_KINDS, TILE_STACK, type TileKind } from '../../content/keep/tiles.ts';
import { turnedBack, turnedLeft, turnedRight } from './compass.ts';
import { edgeOf, kindOf, laid, turnedTile } from './laid.ts';
import {
  besideOf,
  edgeAt,
  facingEdge,
  isHoard,
  isLaid,
  isTower,
  roomOf,
  squaresApart,
  type Tiles,
  UNEXPLORED,
  waysOutOf,
} from './squares.ts';

const SQUARES = Array.from({ length: BOARD.size }, (_, square) => square);
const NOTHING: Tiles = SQUARES.map(() => UNEXPLORED);
const withTile = (square: number, tile: number): Tiles => NOTHING.with(square, tile);

const formLike = (kind: TileKind, letters: string): number =>
  TILE_FORMS.findIndex((form) => form.kind === kind && form.edges.join() === edgesOf(letters).join());

describe('the board', () => {
  test('[setup.board] has 13 columns and 10 rows', () => {
    expect(BOARD.size).toBe(130);
    expect(squareAt('A', 1)).toBe(0);
    expect(squareAt('M', 10)).toBe(129);
    expect(besideOf(squareAt('C', 4), EAST)).toBe(squareAt('D', 4));
    expect(besideOf(squareAt('C', 4), SOUTH)).toBe(squareAt('C', 5));
  });

  test('[setup.board] squares lie as far apart as a walk through everything is long', () => {
    expect(squaresApart(squareAt('C', 3), squareAt('A', 10))).toBe(9);
    expect(squaresApart(squareAt('A', 10), squareAt('C', 3))).toBe(9);
    for (const tower of TOWERS)
      expect(Math.min(squaresApart(tower, HOARD_NORTH), squaresApart(tower, HOARD_SOUTH))).toBe(10);
  });

  test('[setup.unexplored] 124 squares wait for a tile', () => {
    expect(SQUARES.filter((square) => !isLaid(NOTHING, square))).toHaveLength(124);
  });

  test('[setup.towers] a tower is open to its two neighbours and to nothing else', () => {
    for (const tower of TOWERS) {
      const open = DIRECTIONS.filter((way) => edgeAt(NOTHING, tower, way) === OPEN);
      expect(open).toHaveLength(2);
      expect(open.map((way) => besideOf(tower, way))).not.toContain(-1);
      expect(waysOutOf(tower).map(({ way }) => way)).toEqual(open);
    }
    expect(waysOutOf(squareAt('M', 1)).map(({ way }) => way)).toEqual([SOUTH, WEST]);
  });

  test('[setup.hoard] [hoard.leave-any-edge] the hoard is one room with six open edges', () => {
    const ways = waysOutOf(HOARD_SOUTH);
    expect(ways).toEqual(waysOutOf(HOARD_NORTH));
    expect(new Set(ways.map(({ from, way }) => besideOf(from, way))).size).toBe(6);
    for (const { from, way } of ways) {
      expect(edgeAt(NOTHING, from, way)).toBe(OPEN);
      expect(isHoard(besideOf(from, way))).toBe(false);
    }
    expect(edgeAt(NOTHING, HOARD_NORTH, SOUTH)).toBe(WALL);
    expect(edgeAt(NOTHING, HOARD_SOUTH, NORTH)).toBe(WALL);
  });

  test('[hoard.one-square] whoever is in the hoard is in one place', () => {
    expect(SQUARES.filter((square) => roomOf(square) !== square)).toEqual([HOARD_SOUTH]);
    expect(roomOf(HOARD_SOUTH)).toBe(HOARD_NORTH);
  });

  test('from every tower the hoard is ten Moves away', () => {
    for (const tower of TOWERS) {
      const { distance } = flood(BOARD, openFloor(BOARD), null, tower, BOARD.size, makeFlood(BOARD));
      expect(Math.min(distance[HOARD_NORTH] ?? 0, distance[HOARD_SOUTH] ?? 0)).toBe(10);
    }
  });
});

describe('the compass', () => {
  test('turns', () => {
    expect(DIRECTIONS.map(turnedLeft)).toEqual([WEST, NORTH, EAST, SOUTH]);
    expect(DIRECTIONS.map(turnedRight)).toEqual([EAST, SOUTH, WEST, NORTH]);
    expect(DIRECTIONS.map(turnedBack)).toEqual([SOUTH, WEST, NORTH, EAST]);
  });
});

describe('a tile', () => {
  const around = (tile: number): readonly number[] => DIRECTIONS.map((way) => edgeOf(tile, way));

  test('[setup.tile-stack] is one of 115, each of a form of its own', () => {
    expect(TILE_STACK).toHaveLength(115);
    const forms = TILE_FORMS.map(({ kind, edges }) => `${kind} ${edges.join('')}`);
    expect(new Set(forms).size).toBe(forms.length);
  });

  test('[move.draw-tile] lies with its arrow towards where its explorer came from', () => {
    const tile = formLike('chamber', 'ODX');
    expect(around(laid(tile, NORTH))).toEqual([DOOR, WALL, OPEN, OPEN]);
    expect(around(laid(tile, EAST))).toEqual([OPEN, DOOR, WALL, OPEN]);
    expect(around(laid(tile, SOUTH))).toEqual([OPEN, OPEN, DOOR, WALL]);
    expect(around(laid(tile, WEST))).toEqual([WALL, OPEN, OPEN, DOOR]);
  });

  test('[move.arrow-edge-open] is open where its explorer came in', () => {
    for (const form of TILE_FORMS.keys())
      for (const ahead of DIRECTIONS) expect(edgeOf(laid(form, ahead), turnedBack(ahead))).toBe(OPEN);
  });

  test('[move.edge-kinds] has edges of four kinds', () => {
    expect(edgesOf('OXD')).toEqual([OPEN, WALL, DOOR]);
    expect(edgesOf('PPP')).toEqual([PORTCULLIS, PORTCULLIS, PORTCULLIS]);
    for (const wrong of ['OX', 'OXDO', 'OXQ']) expect(() => edgesOf(wrong)).toThrow(`not three edges: ${wrong}`);
  });

  test('turned, is still the same tile', () => {
    const tile = laid(formLike('turning', 'OXX'), EAST);
    expect(around(tile)).toEqual([OPEN, WALL, WALL, OPEN]);
    expect(around(turnedTile(tile, 2))).toEqual([WALL, OPEN, OPEN, WALL]);
    expect(around(turnedTile(tile, 1))).toEqual([OPEN, OPEN, WALL, WALL]);
    expect(kindOf(turnedTile(tile, 3))).toBe('turning');
    expect(turnedTile(turnedTile(tile, 3), 1)).toBe(tile);
  });

  test('says what kind it is', () => {
    expect(new Set(TILE_STACK.map((form) => kindOf(laid(form, WEST))))).toEqual(new Set(TILE_KINDS));
    expect(kindOf(UNEXPLORED)).toBeNull();
  });
});

describe('between two squares', () => {
  const square = squareAt('B', 1);
  const tiles = withTile(square, laid(formLike('chamber', 'DOD'), EAST));

  test('[move.border] the border is wall, whatever the tile shows', () => {
    expect(edgeOf(tiles[square] ?? UNEXPLORED, NORTH)).toBe(DOOR);
    expect(edgeAt(tiles, square, NORTH)).toBe(WALL);
    expect(facingEdge(tiles, square, NORTH)).toBe(WALL);
    for (const from of SQUARES)
      for (const way of DIRECTIONS) if (besideOf(from, way) < 0) expect(edgeAt(tiles, from, way)).toBe(WALL);
  });

  test('[move.both-edges] each shows its own edge', () => {
    expect(edgeAt(tiles, square, SOUTH)).toBe(DOOR);
    expect(facingEdge(tiles, square, SOUTH)).toBeNull();
    expect(facingEdge(tiles, square, WEST)).toBe(OPEN);
    expect(facingEdge(tiles, squareAt('A', 1), EAST)).toBe(OPEN);
    expect(facingEdge(tiles, squareAt('C', 1), WEST)).toBe(OPEN);
    expect(edgeAt(tiles, squareAt('C', 1), WEST)).toBeNull();
  });

  test('what one shows, the other sees', () => {
    const ways = SQUARES.flatMap((from) => waysOutOf(from));
    for (const { from, way } of ways)
      expect(facingEdge(tiles, besideOf(from, way), turnedBack(way))).toBe(edgeAt(tiles, from, way));
  });

  test('a hero can stand where a tile lies, in a tower and in the hoard', () => {
    expect(isLaid(tiles, square)).toBe(true);
    expect(isLaid(tiles, squareAt('C', 1))).toBe(false);
    expect(TOWERS.every((tower) => isTower(tower) && isLaid(tiles, tower))).toBe(true);
    expect(isLaid(tiles, HOARD_SOUTH)).toBe(true);
  });
});
