export { BEARINGS, type Bearing, strideOf, turned, waysFrom } from './compass.ts';
export { acrossFrom, areDiagonal, cellOf, edgeOf, edgesAround, isBesideEdge, sideOf, stepsApart } from './edges.ts';
export { type Flood, flood, floodAll, makeFlood, pathTo, stepsTo } from './flood.ts';
export {
  CELLS_MAX,
  type Cell,
  DIRECTIONS,
  type Direction,
  EAST,
  type Edge,
  edgeAt,
  edgeBetween,
  type Grid,
  makeGrid,
  NORTH,
  SOUTH,
  sidesOf,
  WEST,
} from './grid.ts';
export {
  type Box,
  blankPaper,
  boxAround,
  CELL_HEIGHT,
  CELL_WIDTH,
  drawCorners,
  drawSide,
  drawWalls,
  type Paper,
  placeOn,
  write,
} from './paper.ts';
export { roam, type Ways } from './roam.ts';
export { sees } from './sight.ts';
export { hasWall, isAdjacent, openFloor, setWall, type Walls, wallOff, wallsBetween } from './walls.ts';
