import type { PlacedPiece, Square } from '../sheet/sheet.ts';
import type { HeroInPlay, KnownTrap, Table } from '../types/index.ts';
import { areaAt, boardOf, CORRIDOR, fills, isStair } from './board.ts';
import { isFriendAt, isTaken, monsterAt } from './figures.ts';

type Built = Pick<Table, 'plan' | 'rocks' | 'furniture'>;

export const trapAt = (table: Pick<Table, 'traps'>, square: Square): KnownTrap | null =>
  table.traps.find(({ at }) => at === square) ?? null;

export const isOpenPit = (table: Pick<Table, 'traps'>, square: Square): boolean =>
  trapAt(table, square)?.isOpen === true;

/** Squares to bar, with none of them barred yet: one list for each board, to use and leave. */
export const noneBarred = ({ plan }: Pick<Table, 'plan'>): Uint8Array => boardOf(plan).barred.fill(0);

export function barRocks({ rocks }: Pick<Table, 'rocks'>, barred: Uint8Array): Uint8Array {
  for (const rock of rocks) barred[rock] = 1;
  return barred;
}

export function barFurniture(
  { plan }: Pick<Table, 'plan'>,
  pieces: readonly PlacedPiece[],
  barred: Uint8Array,
): Uint8Array {
  const { width } = boardOf(plan).grid;
  for (const piece of pieces)
    for (let row = 0; row < piece.height; row++)
      barred.fill(1, piece.at + row * width, piece.at + row * width + piece.width);
  return barred;
}

/**
 * Rock and furniture, by square: what nobody enters. To use and leave. [move.not-into-rock-or-furniture,
 * board.furniture-fills-squares]
 */
export const solid = (table: Built): Uint8Array =>
  barFurniture(table, table.furniture, barRocks(table, noneBarred(table)));

export const isSolid = (table: Built, square: Square): boolean =>
  table.rocks.includes(square) || table.furniture.some((piece) => fills(table, piece, square));

/**
 * Whether a hero or a captive may stop here, other figures considered. [move.no-sharing, board.stairway-shared,
 * trap.pit-shared]
 */
export function mayStop(
  table: Pick<Table, 'plan' | 'heroes' | 'monsters' | 'allies' | 'traps' | 'stairs'>,
  square: Square,
): boolean {
  if (monsterAt(table, square) !== null) return isOpenPit(table, square);
  return !isFriendAt(table, square) || isStair(table, square) || isOpenPit(table, square);
}

/** Nothing and nobody is there. */
export const isEmpty = (table: Table, square: Square): boolean => !isTaken(table, square) && !isSolid(table, square);

export const isInPit = (table: Pick<Table, 'traps'>, square: Square): boolean => isOpenPit(table, square);

/** The room a hero searches for treasure: a pit is one of its own. [trap.pit-is-a-room] */
export function searchRoom(table: Pick<Table, 'plan' | 'traps'>, hero: HeroInPlay): string | null {
  if (isInPit(table, hero.at)) return `pit ${hero.at}`;
  const area = areaAt(table, hero.at);
  return area === CORRIDOR ? null : area;
}
