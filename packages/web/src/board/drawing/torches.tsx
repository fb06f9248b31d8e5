import { type JSX, useId } from 'react';
import { CELL, type Point } from '../cells.ts';
import './scenery.css';

const TORCH = CELL * 4.2;

interface TorchesProps {
  readonly lights: readonly (Point & { readonly key: string })[];
  /** The floor that they shine on, as path data. */
  readonly within: string;
}

/** The light that heroes carry. */
export function Torches({ lights, within }: TorchesProps): JSX.Element {
  const floor = useId();
  return (
    <g className="torches" clipPath={`url(#${floor})`}>
      <defs>
        <radialGradient id="torchlight">
          <stop className="torch-core" offset="0" />
          <stop className="torch-middle" offset="0.45" />
          <stop className="torch-end" offset="1" />
        </radialGradient>
        <clipPath id={floor}>
          <path d={within} />
        </clipPath>
      </defs>
      {lights.map(({ key, x, y }) => (
        <circle
          key={key}
          className="torch"
          r={TORCH}
          fill="url(#torchlight)"
          style={{ transform: `translate(${x}px, ${y}px)` }}
        />
      ))}
    </g>
  );
}
