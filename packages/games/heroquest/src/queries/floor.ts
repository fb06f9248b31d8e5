import type { Square } from '../sheet/sheet.ts';
import type { HeroInPlay, KnownTrap, Table } from '../types/index.ts';
import { areaAt, boardOf, CORRIDOR, footprint, isStair } from './board.ts';
import { isFriendAt, isTaken, monsterAt } from './figures.ts';

export const trapAt = (table: Pick<Table, 'traps'>, square: Square): KnownTrap | null =>
  table.traps.find(({ at }) => at === square) ?? null;

export const isOpenPit = (table: Pick<Table, 'traps'>, square: Square): boolean => trapAt(table, square)?.isOpen === true;

/** Rock and furniture, by square: what nobody enters. [move.not-into-rock-or-furniture, board.furniture-fills-squares] */
export function solid(table: Pick<Table, 'plan' | 'rocks' | 'furniture' | 'chests'>): Uint8Array {
  const squares = new Uint8Array(boardOf(table.plan).grid.size);
  for (const rock of table.rocks) squares[rock] = 1;
  const { width } = boardOf(table.plan).grid;
  for (const { at, width: w, height: h } of table.furniture)
    for (let row = 0; row < h; row++) for (let column = 0; column < w; column++) squares[at + row * width + column] = 1;
  return squares;
}

export const isSolid = (table: Pick<Table, 'plan' | 'rocks' | 'furniture' | 'chests'>, square: Square): boolean =>
  table.rocks.includes(square) || table.furniture.some((piece) => footprint(table, piece).includes(square));

/** Whether a hero or a captive may stop here, other figures considered. [move.no-sharing, board.stairway-shared, trap.pit-shared] */
export function mayStop(table: Table, square: Square): boolean {
  if (monsterAt(table, square) !== null) return isOpenPit(table, square);
  return !isFriendAt(table, square) || isStair(table, square) || isOpenPit(table, square);
}

/** Nothing and nobody is there. */
export const isEmpty = (table: Table, square: Square): boolean => !isTaken(table, square) && !isSolid(table, square);

export const isInPit = (table: Pick<Table, 'traps'>, square: Square): boolean => isOpenPit(table, square);

/** The room a hero searches for treasure: a pit is one of its own. [trap.pit-is-a-room] */
export function searchRoom(table: Table, hero: HeroInPlay): string | null {
  if (isInPit(table, hero.at)) return `pit ${hero.at}`;
  const area = areaAt(table, hero.at);
  return area === CORRIDOR ? null : area;
}
