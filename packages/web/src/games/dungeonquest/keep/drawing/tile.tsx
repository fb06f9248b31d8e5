import { KEEP_WIDTH, type SquareSeen } from '@questhall/dungeonquest/client';
import { type JSX, memo, type NamedExoticComponent, useRef } from 'react';
import { CELL, cornerOf } from '../../../../board/cells.ts';
import { LARGE, pave, SMALL } from '../../../../board/drawing/slabs.ts';
import { GROUNDS } from './grounds.tsx';
import { Side } from './side.tsx';
import { MIDDLE } from './stones.ts';

const TURNS = [0, 1, 2, 3] as const;

/** A tile: its floor, what lies on it, and its four sides. It turns as it is turned. */
export const Tile: NamedExoticComponent<{ readonly seen: SquareSeen }> = memo(
  function Tile({ seen: { square, ground, ahead, sides } }): JSX.Element {
    const { x, y } = cornerOf(square, KEEP_WIDTH);
    const angle = useWound(ahead);
    const own = TURNS.map((turn) => sides[(turn + ahead) & 3] ?? 'wall');
    const Art = GROUNDS[ground];
    return (
      <g transform={`translate(${x} ${y})`} className="keep-tile" data-ground={ground}>
        <g className="keep-turning" style={{ transform: `rotate(${angle}deg)` }}>
          <Flags square={square} ground={ground} />
          <Art seed={square} ways={own.map((side) => side !== 'wall')} />
          {ground !== 'corridor' &&
            own.map((barrier, turn) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a side is the way it looks
              <g key={turn} transform={`rotate(${turn * 90} ${MIDDLE} ${MIDDLE})`}>
                <Side barrier={barrier} seed={square * 8 + turn * 2} />
              </g>
            ))}
        </g>
      </g>
    );
  },
  ({ seen: one }, { seen: other }) =>
    one.square === other.square && one.ahead === other.ahead && one.sides.join() === other.sides.join(),
);

/** How far it has been turned in all, clockwise, so that it never turns back the long way. */
function useWound(ahead: number): number {
  const wound = useRef(ahead);
  wound.current += (ahead - wound.current) & 3;
  return wound.current * 90;
}

/** The flagstones of one square, the same every time. */
function Flags({ square, ground }: Pick<SquareSeen, 'square' | 'ground'>): JSX.Element {
  const { tints, lights, cracks } = pave([square], KEEP_WIDTH, ground === 'corridor' ? LARGE : SMALL);
  const { x, y } = cornerOf(square, KEEP_WIDTH);
  return (
    <>
      <rect className="floor-joint" width={CELL} height={CELL} />
      <g transform={`translate(${-x} ${-y})`}>
        {tints.map((d, tint) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tint has no other name than its number
          <path key={tint} className={`slab-${tint}`} d={d} />
        ))}
        <path className="slab-light" d={lights} />
        <path className="slab-crack" d={cracks} />
      </g>
    </>
  );
}
