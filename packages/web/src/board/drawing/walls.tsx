import { type JSX, memo, type NamedExoticComponent } from 'react';
import { CELL, hash } from '../cells.ts';
import type { Run } from './wall-runs.ts';

interface WallsProps {
  readonly runs: readonly Run[];
}

/** Half the thickness of the lit face. */
const HALF = 5;
const BLOCK = 26;

const lineOf = ({ column, row, isStanding, length }: Run): string =>
  `M${column * CELL} ${row * CELL}${isStanding ? 'v' : 'h'}${length * CELL}`;

/** The edge that catches the light; it stops short of the walls it runs into. */
const lightOf = ({ column, row, isStanding, length }: Run): string =>
  isStanding
    ? `M${column * CELL - HALF + 1} ${row * CELL + HALF}v${length * CELL - 2 * HALF}`
    : `M${column * CELL - HALF} ${row * CELL - HALF + 1}h${length * CELL + 2 * HALF}`;

/** Where one block ends and the next begins. */
function jointsOf({ column, row, isStanding, length }: Run): string {
  let d = '';
  for (let along = BLOCK, i = 0; along < length * CELL - BLOCK / 3; i++) {
    d += isStanding
      ? `M${column * CELL - HALF} ${row * CELL + along}h${HALF * 2}`
      : `M${column * CELL + along} ${row * CELL - HALF}v${HALF * 2}`;
    along += BLOCK + (hash(column * 64 + row + i * 7, 6) % 18);
  }
  return d;
}

/** Walls of cut stone on the sides of squares. */
export const Walls: NamedExoticComponent<WallsProps> = memo(function Walls({ runs }: WallsProps): JSX.Element {
  const middle = runs.map(lineOf).join('');
  return (
    <g className="walls">
      <path className="wall-shade" d={middle} />
      <path className="wall-body" d={middle} />
      <path className="wall-face" d={middle} />
      <path className="wall-joint" d={runs.map(jointsOf).join('')} />
      <path className="wall-light" d={runs.map(lightOf).join('')} />
    </g>
  );
});

/** The plan of a place nobody has seen yet, hardly visible. */
export const WallTraces: NamedExoticComponent<WallsProps> = memo(function WallTraces({
  runs,
}: WallsProps): JSX.Element {
  return <path className="wall-trace" d={runs.map(lineOf).join('')} />;
});
