import { type Cell, type Grid, makeGrid } from '@questhall/grid';

const COLUMNS = 'ABCDEFGHIJKLM';
const ROWS = 10;

/** The keep: columns A to M from west to east, rows 1 to 10 from north to south. [setup.board] */
export const BOARD: Grid = makeGrid(COLUMNS.length, ROWS);

/** The square that the ledger calls by this column and row; nobody who plays is told such names. */
export const squareAt = (column: string, row: number): Cell => (row - 1) * COLUMNS.length + COLUMNS.indexOf(column);

/** In the order in which a player who is away takes them. [setup.towers] */
export const TOWERS: readonly Cell[] = [squareAt('A', 1), squareAt('M', 1), squareAt('A', 10), squareAt('M', 10)];

/** Two squares, one room. [setup.hoard] */
export const HOARD_NORTH: Cell = squareAt('G', 5);
export const HOARD_SOUTH: Cell = squareAt('G', 6);
