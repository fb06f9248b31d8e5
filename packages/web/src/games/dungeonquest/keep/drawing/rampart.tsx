import { KEEP_HEIGHT, KEEP_WIDTH } from '@questhall/dungeonquest/client';
import { type JSX, memo, type NamedExoticComponent } from 'react';
import { type Box, CELL, cornerOf, hash } from '../../../../board/cells.ts';
import { ragged } from './stones.ts';

const WIDE = KEEP_WIDTH * CELL;
const TALL = KEEP_HEIGHT * CELL;
const WALL = 18;

/** All that is drawn, towers included. */
export const BOUNDS: Box = { x: -40, y: -40, width: WIDE + 80, height: TALL + 80 };

/** The wall around the keep, with its merlons, and nothing but night within. */
export const Rampart: NamedExoticComponent = memo(function Rampart(): JSX.Element {
  const ring = (out: number): string => `M${-out} ${-out}H${WIDE + out}V${TALL + out}H${-out}Z`;
  return (
    <>
      <path className="keep-ward" d={ring(WALL + 4)} />
      <path className="keep-mortar" d={ring(WALL)} />
      <path className="keep-walk" d={ring(WALL / 2)} />
      <path className="keep-merlons" d={ring(WALL - 3)} />
      <path className="keep-night" d={ring(0)} />
    </>
  );
});

/** Squares that nobody has seen: a hint of stone in the dark. */
export const Unseen: NamedExoticComponent<{ readonly squares: readonly number[] }> = memo(
  function Unseen({ squares }: { readonly squares: readonly number[] }): JSX.Element {
    const slabs = squares.map((square) => {
      const { x, y } = cornerOf(square, KEEP_WIDTH);
      return `M${x + 1.5} ${y + 1.5}h${CELL - 3}v${CELL - 3}h${3 - CELL}Z`;
    });
    const crumbs = squares.flatMap((square) => {
      const { x, y } = cornerOf(square, KEEP_WIDTH);
      return [0, 1].map((i) =>
        ragged(
          x + 12 + (hash(square, 300 + i) % 40),
          y + 12 + (hash(square, 310 + i) % 40),
          3 + i * 2,
          square + i,
          6,
          0.6,
        ),
      );
    });
    return (
      <>
        <path className="keep-dark" d={slabs.join('')} />
        <path className="keep-crumbs" d={crumbs.join('')} />
      </>
    );
  },
  ({ squares: one }, { squares: other }) => one.join() === other.join(),
);
