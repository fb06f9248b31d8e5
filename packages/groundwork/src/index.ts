export { findFrame, topFrame } from './agenda.ts';
export { type FromList, fromLists, neverAsked, notNow } from './asking.ts';
export { bearingBy } from './bearing.ts';
export { broken, isAsked, type Law, law, type OfAsked, ofAskedIn } from './laws.ts';
export {
  crowdedSquares,
  type Footing,
  forcedWay,
  nearerSquares,
  type Retreat,
  retreatOf,
  type Skirmish,
} from './shoving.ts';
export { isSame, type Leg, squaresOver } from './ways.ts';
