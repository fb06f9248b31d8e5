import { type JSX, memo, type NamedExoticComponent } from 'react';
import { type Pavement, squaresPath } from './shapes.ts';
import { pave } from './slabs.ts';

interface FloorProps {
  readonly width: number;
  readonly pavements: readonly Pavement[];
}

/** A stone floor: a few large shapes, however many squares it has. */
export const Floor: NamedExoticComponent<FloorProps> = memo(function Floor({
  width,
  pavements,
}: FloorProps): JSX.Element {
  return (
    <g className="floor">
      {pavements.map(({ squares, kind, choice, wash }) => {
        const { tints, lights, cracks } = pave(squares, width, choice);
        const ground = squaresPath(squares, width);
        return (
          <g key={`${kind}${wash}${squares[0]}`} className={`floor-${kind}`}>
            <path className="floor-joint" d={ground} />
            {tints.map((d, tint) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a tint has no other name than its number
              <path key={tint} className={`slab slab-${tint}`} d={d} />
            ))}
            <path className="slab-light" d={lights} />
            <path className="slab-crack" d={cracks} />
            {wash > 0 && <path className={`wash-${wash}`} d={ground} />}
          </g>
        );
      })}
    </g>
  );
});
