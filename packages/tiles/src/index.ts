export { type Drawing, drawFloor, EDGE_SIGNS, type Look, type Mark } from './drawing.ts';
export type { Door, Floor, Join, Opening, Tile } from './floor.ts';
export {
  areNear,
  cellsOf,
  distanceBetween,
  distancesFrom,
  FAR,
  type Ground,
  groundOf,
  isInSight,
  isNear,
  isSeen,
  neighboursOf,
  placeOf,
  stepFrom,
  stepsAmong,
  stepsBetween,
  waysOf,
} from './ground.ts';
export { freezeFloor, grown, joinsAt, openingOf, walledUp } from './grow.ts';
export { doorsAt, isClosed, openingAt } from './look.ts';
export { isFree, tileAt } from './occupancy.ts';
export { block, type Exit, type Local, type LocalExit, offsetOf, type Shape, turnExit, turnSquares } from './shape.ts';
export {
  AHEAD,
  type ByWay,
  cellAt,
  forEachWay,
  kingSteps,
  LEFT,
  RIGHT,
  SHEET,
  stepTo,
  type Turn,
  turnedBy,
  wayTo,
  xOf,
  yOf,
} from './sheet.ts';
export { wallsOf } from './walls.ts';
