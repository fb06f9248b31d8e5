/** Rats, skulls and other decoration are no pieces: no rule speaks of them. [component.no-rules-for-rats] */
export const PIECES = [
  'table',
  'chest',
  'throne',
  'workbench',
  'tomb',
  'ritual',
  'rack',
  'bookcase',
  'fireplace',
  'weapon-rack',
  'cupboard',
] as const;
export type Piece = (typeof PIECES)[number];

interface PieceSheet {
  /** Lying along a row; standing along a column it is as wide as it was high. */
  readonly width: number;
  readonly height: number;
  /** Only the house rule `tall-furniture-blocks` asks. */
  readonly isTall: boolean;
  /** In the box. */
  readonly count: number;
}

export const PIECE_SHEETS: Readonly<Record<Piece, PieceSheet>> = {
  table: { width: 3, height: 2, isTall: false, count: 2 },
  chest: { width: 1, height: 1, isTall: false, count: 3 },
  throne: { width: 1, height: 1, isTall: false, count: 1 },
  workbench: { width: 3, height: 2, isTall: false, count: 1 },
  tomb: { width: 3, height: 2, isTall: false, count: 1 },
  ritual: { width: 3, height: 2, isTall: false, count: 1 },
  rack: { width: 3, height: 2, isTall: true, count: 1 },
  bookcase: { width: 3, height: 1, isTall: true, count: 2 },
  fireplace: { width: 3, height: 1, isTall: true, count: 1 },
  'weapon-rack': { width: 3, height: 1, isTall: true, count: 1 },
  cupboard: { width: 3, height: 1, isTall: true, count: 1 },
};
