import { type JSX, type ReactNode, useId } from 'react';
import { centreOf } from '../board/cells.ts';
import { WIDTH } from './ground.ts';

interface ShineProps {
  readonly squares: readonly number[];
  /** The floor that it falls on, as path data. */
  readonly within: string;
  readonly radius: number;
  /** How it fades, as the stops of a gradient. */
  readonly children: ReactNode;
}

/** Light that falls on the floor around some squares. */
export function Shine({ squares, within, radius, children }: ShineProps): JSX.Element {
  const floor = useId();
  const light = useId();
  return (
    <>
      <defs>
        <radialGradient id={light}>{children}</radialGradient>
        <clipPath id={floor}>
          <path d={within} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${floor})`}>
        {squares.map((square) => {
          const { x, y } = centreOf(square, WIDTH);
          return <circle key={square} cx={x} cy={y} r={radius} fill={`url(#${light})`} />;
        })}
      </g>
    </>
  );
}
