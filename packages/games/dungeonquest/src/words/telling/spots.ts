import { type Cell, DIRECTIONS, type Direction } from '@questhall/grid';
import type { Attribute } from '../../content/heroes.ts';
import { HOARD_NORTH, HOARD_SOUTH, TOWERS } from '../../content/keep/board.ts';
import { DOOR, PORTCULLIS, WALL } from '../../content/keep/edges.ts';
import { ROPE_TILES, TILE_SHEETS } from '../../content/keep/tile-sheets.ts';
import type { TileKind } from '../../content/keep/tiles.ts';
import type { Monster } from '../../content/monsters.ts';
import { edgeOf, kindOf } from '../../queries/keep/laid.ts';
import {
  besideOf,
  edgeAt,
  facingEdge,
  isHoard,
  isTower,
  roomOf,
  UNEXPLORED,
  waysOutOf,
} from '../../queries/keep/squares.ts';
import type { HeroSeen, KeepSeen } from '../../types/index.ts';

// Places without their coordinates: what they are, and which way they lie.

export const CORNERS = ['northWest', 'northEast', 'southWest', 'southEast'] as const;
export type Corner = (typeof CORNERS)[number];

/** What there is on a square, as far as anybody knows. */
export type Spot =
  | { readonly kind: 'tower'; readonly corner: Corner }
  | { readonly kind: 'hoard' }
  | { readonly kind: 'tile'; readonly tile: TileKind }
  | { readonly kind: 'unknown' };

export const cornerOf = (square: Cell): Corner => CORNERS[TOWERS.indexOf(square)] ?? 'northWest';

export function spotAt({ tiles }: Pick<KeepSeen, 'tiles'>, square: Cell): Spot {
  if (isTower(square)) return { kind: 'tower', corner: cornerOf(square) };
  if (isHoard(square)) return { kind: 'hoard' };
  const tile = kindOf(tiles[square] ?? UNEXPLORED);
  return tile === null ? { kind: 'unknown' } : { kind: 'tile', tile };
}

/** Which way one room lies from another, and from which half of the hoard one goes there. */
export interface Heading {
  readonly way: Direction;
  readonly half: 'north' | 'south' | null;
}

/** Null where the two are not side by side. */
export function headingTo(from: Cell, to: Cell): Heading | null {
  const out = waysOutOf(from).find(
    ({ from: square, way }) => besideOf(square, way) === to && roomOf(square) !== roomOf(to),
  );
  const into = out ?? waysOutOf(from).find(({ from: square, way }) => roomOf(besideOf(square, way)) === roomOf(to));
  if (into === undefined) return null;
  const half = isHoard(into.from) ? (into.from === HOARD_SOUTH ? 'south' : 'north') : null;
  return { way: into.way, half };
}

/** Whether north and south halves of the hoard have a way out on that side each. */
export const isTwofold = ({ way, half }: Heading): boolean =>
  half !== null && [HOARD_NORTH, HOARD_SOUTH].every((square) => !isHoard(besideOf(square, way)));

/** All that awaits whoever goes from one square to another. */
export interface Passage extends Heading {
  readonly to: Spot;
  readonly isDoor: boolean;
  readonly isPortcullis: boolean;
  /** Tested before anything else. */
  readonly leaving: Attribute | null;
  readonly guard: Monster | null;
}

export function passageTo(keep: KeepSeen, hero: HeroSeen, hasRope: boolean, to: Cell): Passage | null {
  const heading = headingTo(hero.square, to);
  if (heading === null) return null;
  const { way, half } = heading;
  const from = half === 'south' ? HOARD_SOUTH : hero.square;
  const edges = [edgeAt(keep.tiles, from, way), facingEdge(keep.tiles, from, way)];
  const kind = kindOf(keep.tiles[hero.square] ?? UNEXPLORED);
  const leaving = kind === null ? null : TILE_SHEETS[kind].leaving;
  const isTested = leaving !== null && (leaving.isTestedBack || hero.enteredBy !== way);
  const isSpared = kind !== null && hasRope && ROPE_TILES.includes(kind);
  return {
    way,
    half,
    to: spotAt(keep, to),
    isDoor: edges.includes(DOOR),
    isPortcullis: edges.includes(PORTCULLIS),
    leaving: isTested && !isSpared ? leaving.attribute : null,
    guard: keep.lairs.find(({ square }) => square === to)?.monster ?? null,
  };
}

/** The sides of a tile that are no walls, clockwise from north, as it lies or would lie. */
export const openings = (square: Cell, tile: number): readonly { readonly way: Direction; readonly edge: number }[] =>
  DIRECTIONS.map((way) => ({ way, edge: besideOf(square, way) < 0 ? WALL : edgeOf(tile, way) })).filter(
    ({ edge }) => edge !== WALL,
  );
