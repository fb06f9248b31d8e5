import { type JSX, memo, type NamedExoticComponent } from 'react';
import type { Patch } from './shapes.ts';

interface FogProps {
  readonly patches: readonly Patch[];
  /** Whoever sees through it sees it as a shade. */
  readonly isThin: boolean;
}

const ENDS: readonly { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }[] = [
  { x1: 0, y1: 0, x2: 0, y2: 1 },
  { x1: 1, y1: 0, x2: 0, y2: 0 },
  { x1: 0, y1: 1, x2: 0, y2: 0 },
  { x1: 0, y1: 0, x2: 1, y2: 0 },
];
const NAMES = ['north', 'east', 'south', 'west'] as const;

/** Darkness over what nobody has seen. Only its opacity ever changes. */
export const Fog: NamedExoticComponent<FogProps> = memo(function Fog({ patches, isThin }: FogProps): JSX.Element {
  return (
    <g className={isThin ? 'fog is-thin' : 'fog'}>
      <defs>
        {ENDS.map((ends, side) => (
          <linearGradient key={NAMES[side]} id={`dusk-${side}`} {...ends}>
            <stop className="dusk-near" offset="0" />
            <stop className="dusk-far" offset="0.85" />
          </linearGradient>
        ))}
      </defs>
      {patches.map(({ key, d, isLifted, litFrom }) => (
        <path
          key={key}
          className={isLifted ? 'dark is-lifted' : 'dark'}
          d={d}
          style={litFrom === null || isThin ? undefined : { fill: `url(#dusk-${litFrom})` }}
        />
      ))}
    </g>
  );
});
