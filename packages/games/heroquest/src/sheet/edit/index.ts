export { readText } from '../parse.ts';
export { printNamed, printNote } from '../print.ts';
export { clearBoard } from './clear.ts';
export { exchange, place, refusals, remove } from './edit.ts';
export { freeRoom, paint, resize } from './plan.ts';
export { writeAlarm, writeChestTrap, writeFinds } from './rooms.ts';
export { readLine } from './source.ts';
export { type Spot, spotOf } from './spots.ts';
export {
  DOOR_LINES,
  type DoorLine,
  type EdgeThing,
  isInEdge,
  isTurnable,
  type SquareThing,
  sizeOf,
  squaresOf,
  type Thing,
  thingsOn,
} from './things.ts';
export { writeLine, writePlan, writeRepeated, writeTitle } from './write.ts';
