import type { JSX } from 'react';
import { CELL } from '../cells.ts';
import './scenery.css';

const STEPS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** Up and out, two squares wide and so many long: each step a little lighter than the one below. */
export function Stairway({ squares }: { readonly squares: number }): JSX.Element {
  const [width, height] = [CELL * 2, CELL * squares];
  const step = height / STEPS.length;
  return (
    <g className="stairway">
      <rect className="step-well" x="2" y="2" width={width - 4} height={height - 4} />
      {STEPS.map((i) => (
        <g key={i}>
          <rect
            className="step"
            x="10"
            y={4 + i * (step - 1)}
            width={width - 20}
            height={step - 3}
            rx="1.5"
            opacity={0.35 + (i / STEPS.length) * 0.65}
          />
          <path
            className="step-light"
            d={`M11 ${5 + i * (step - 1)}h${width - 22}`}
            opacity={0.3 + (i / STEPS.length) * 0.7}
          />
        </g>
      ))}
      <path className="step-rail" d={`M4 3h7v${height - 6}h-7zM${width - 11} 3h7v${height - 6}h-7z`} />
    </g>
  );
}
