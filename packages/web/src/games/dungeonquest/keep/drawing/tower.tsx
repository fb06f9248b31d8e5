import { KEEP_HEIGHT, KEEP_WIDTH, type SquareSeen } from '@questhall/dungeonquest/client';
import type { JSX } from 'react';
import { CELL, cornerOf } from '../../../../board/cells.ts';
import { JAMB, MIDDLE } from './stones.ts';

const RING = 37;

/** One of the four corner towers: round, crowned with merlons, with a stair that leads out. */
export function Tower({ seen: { square, sides } }: { readonly seen: SquareSeen }): JSX.Element {
  const { x, y } = cornerOf(square, KEEP_WIDTH);
  // It stands out over the corner of the keep.
  const [left, top] = [square % KEEP_WIDTH === 0, square < KEEP_WIDTH];
  const shift = { x: left ? -5 : 5, y: top ? -5 : 5 };
  const isSouth = Math.floor(square / KEEP_WIDTH) === KEEP_HEIGHT - 1;
  return (
    <g transform={`translate(${x} ${y})`} className="keep-tower">
      <g transform={`translate(${MIDDLE + shift.x} ${MIDDLE + shift.y})`}>
        <circle className="keep-mortar" r={RING + 6} />
        <circle className="keep-merlons" r={RING + 3} />
        <circle className="keep-drum" r={RING - 3} />
        <path className="keep-groove" d={spokes()} />
        <circle className="keep-groove" r="24" />
        <circle className="keep-groove" r="12" />
      </g>
      {sides.map((barrier, way) =>
        barrier === 'wall' ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is the way it looks
          <g key={way} transform={`rotate(${way * 90} ${MIDDLE} ${MIDDLE})`}>
            <path className="keep-threshold" d={`M${JAMB} -12H${CELL - JAMB}V14H${JAMB}Z`} />
            <path
              className="keep-groove"
              d={`M${JAMB} -8H${CELL - JAMB}M${JAMB} -3H${CELL - JAMB}M${JAMB} 2H${CELL - JAMB}`}
            />
          </g>
        ),
      )}
      <path
        className="keep-flag"
        d="M0-22V-2M0-22L15-17L0-12"
        transform={`translate(${left ? 6 : 58} ${isSouth ? 76 : 6})`}
      />
    </g>
  );
}

const spokes = (): string =>
  Array.from({ length: 12 }, (_, i) => {
    const turn = (i * Math.PI) / 6;
    const at = (far: number): string => `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`;
    return `M${at(i % 2 === 0 ? 12 : 24)}L${at(RING - 3)}`;
  }).join('');
