import type { Barrier } from '@questhall/dungeonquest/client';
import { type JSX, memo, type NamedExoticComponent } from 'react';
import { CELL } from '../../../../board/cells.ts';
import { course, JAMB, THICK } from './stones.ts';

interface SideProps {
  readonly barrier: Barrier;
  readonly seed: number;
}

const END = CELL - JAMB;

/**
 * The northern side of a square. A wall is stone from corner to corner; an opening is a gap between two stumps; a door
 * fills the gap with solid wood, a portcullis with bars before the dark.
 */
export const Side: NamedExoticComponent<SideProps> = memo(function Side({ barrier, seed }: SideProps): JSX.Element {
  const isWall = barrier === 'wall';
  return (
    <>
      <path className="keep-cast" d={isWall ? `M0 ${THICK}h${CELL}v5h-${CELL}Z` : stumps(THICK, 5)} />
      <path className="keep-mortar" d={isWall ? `M0 0h${CELL}v${THICK}h-${CELL}Z` : stumps(0, THICK)} />
      <path
        className="keep-stone"
        d={isWall ? course(0, CELL, seed) : course(0, JAMB, seed) + course(END, CELL, seed + 1)}
      />
      {isWall && <path className="keep-lit-edge" d={`M0 ${THICK - 0.8}H${CELL}`} />}
      {barrier === 'door' && <Door />}
      {barrier === 'portcullis' && <Portcullis />}
    </>
  );
});

const stumps = (top: number, height: number): string =>
  `M0 ${top}h${JAMB}v${height}h-${JAMB}ZM${END} ${top}h${JAMB}v${height}h-${JAMB}Z`;

/** Two leaves of solid wood on hinges, with a ring where they meet: no gaps, so that nobody takes them for bars. */
function Door(): JSX.Element {
  return (
    <>
      <rect className="keep-sill" x={JAMB} width={END - JAMB} height={THICK + 2} />
      <rect className="keep-leaf" x={JAMB + 0.8} y="1" width={END - JAMB - 1.6} height={THICK} rx="1" />
      <path className="keep-hinge" d={`M${JAMB + 1} 6h8M${END - 1} 6h-8`} />
      <path className="keep-seam" d="M32 1v10" />
      <circle className="keep-knocker" cx="32" cy="6" r="2.6" />
    </>
  );
}

/** Iron bars that end in points, before the dark behind them. */
function Portcullis(): JSX.Element {
  return (
    <>
      <rect className="keep-sill" x={JAMB} width={END - JAMB} height={THICK + 2} />
      <path
        className="keep-bars"
        d="M18.5 0v10l1.5 3l1.5-3V0M25.3 0v10l1.5 3l1.5-3V0M32.1 0v10l1.5 3l1.5-3V0M38.9 0v10l1.5 3l1.5-3V0"
        transform="translate(-1.6 0)"
      />
      <path className="keep-crossbar" d={`M${JAMB} 2.6H${END}M${JAMB} 7.2H${END}`} />
    </>
  );
}
