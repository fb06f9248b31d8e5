import { turned } from '@questhall/grid';
import { isInSight, isNear, kingSteps, neighboursOf } from '@questhall/tiles';
import { bearingTo } from '../queries/squares.ts';
import type { Entity, Floor } from '../types/index.ts';
import { everybodyIn, type Law, law, type Match } from './law.ts';

/** Whether this holds of every two who stand on the floor. */
const ofPairs =
  (holds: (floor: Floor, one: Entity, other: Entity) => boolean): Law['holds'] =>
  (state) => {
    const floor = state.table.expedition?.floor;
    if (floor === undefined) return true;
    const standing = onFloor(state);
    return standing.every((one, at) => standing.slice(at + 1).every((other) => holds(floor, one, other)));
  };

const onFloor = (state: Match): readonly Entity[] => everybodyIn(state).filter(({ at }) => at >= 0);

const HALF_TURN = 4;

/** How two squares lie to each other. */
export const GRID: readonly Law[] = [
  law(
    'grid.adjacent',
    ofPairs((floor, { at }, { at: other }) => isNear(floor, at, other) === neighboursOf(floor, at).includes(other)),
    'somebody is adjacent whom no step leads to',
  ),
  law(
    'grid.distance',
    ofPairs((floor, { at }, { at: other }) => !isNear(floor, at, other) || kingSteps(at, other) === 1),
    'somebody adjacent is farther off than one square',
  ),
  law(
    'grid.line-of-sight',
    ofPairs((floor, { at }, { at: other }) => isInSight(floor, at, other) === isInSight(floor, other, at)),
    'somebody is seen by one who cannot be seen',
  ),
  law(
    'grid.eight-way-direction',
    ofPairs((_floor, { at }, { at: other }) => {
      const [there, back] = [bearingTo(at, other), bearingTo(other, at)];
      return there === null ? back === null : back === turned(there, HALF_TURN);
    }),
    'the way back is not opposite to the way there',
  ),
];
