export type { Flaw } from './checks/survey.ts';
export * from './limits.ts';
export { isPlanDrawn, isSheet, retitleSheet } from './lines.ts';
export { findMonster, type KnownMonster } from './monster.ts';
export { parseSheet } from './parse.ts';
export { printSheet } from './print.ts';
export { reviewSheet, type SheetReview } from './review.ts';
export type * from './sheet.ts';
export { CHEST_TRAPS, FLOOR_TRAPS } from './sheet.ts';
export {
  columnOf,
  footprint,
  nameEdge,
  nameSquare,
  roomAt,
  rowOf,
  squareAt,
  stairSquares,
  widthOf,
} from './squares.ts';
export { mirrorSheet, rotateSheet } from './turn.ts';
export { validateSheet } from './validate.ts';
