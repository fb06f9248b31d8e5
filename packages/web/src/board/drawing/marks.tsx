import { type JSX, memo, type NamedExoticComponent } from 'react';
import { CELL, centreOf, cornerOf } from '../cells.ts';
import { doorPlace } from './door.tsx';
import type { Block } from './sight-block.ts';
import type { Side } from './wall-runs.ts';

const INSET = 5;
/** A way begins at the rim of whoever goes it. */
const START = 0.46;

interface ReachProps {
  readonly squares: readonly number[];
  readonly width: number;
  /** One of them must be chosen: they cannot be overlooked. */
  readonly isChoice?: boolean;
}

/** Where one can go: a tint and a dot, not more. */
export const Reach: NamedExoticComponent<ReachProps> = memo(function Reach({
  squares,
  width,
  isChoice = false,
}: ReachProps): JSX.Element {
  const side = CELL - 2 * INSET;
  const corners = squares.map((square) => cornerOf(square, width));
  return (
    <g className={isChoice ? 'reach reach-choice' : 'reach'}>
      <path
        className="reach-tint"
        d={corners.map(({ x, y }) => `M${x + INSET} ${y + INSET}h${side}v${side}h${-side}Z`).join('')}
      />
      <path className="reach-dot" d={corners.map(({ x, y }) => `M${x + 28} ${y + 32}l4 -4l4 4l-4 4Z`).join('')} />
    </g>
  );
});

interface WayProps {
  readonly squares: readonly number[];
  readonly width: number;
  /** What has to be paid for it, in words; empty for nothing. */
  readonly toll?: string;
}

/** A way from square to square, with what it costs at its end. */
export function Way({ squares, width, toll = '' }: WayProps): JSX.Element | null {
  const last = squares.at(-1);
  if (last === undefined || squares.length < 2) return null;
  const [first, second, ...rest] = squares.map((square) => centreOf(square, width));
  const end = centreOf(last, width);
  if (first === undefined || second === undefined) return null;
  const points = [
    { x: first.x + (second.x - first.x) * START, y: first.y + (second.y - first.y) * START },
    second,
    ...rest,
  ];
  return (
    <g className="way">
      <polyline className="way-under" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <polyline className="way-line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <g transform={`translate(${end.x} ${end.y})`}>
        <circle className="way-cost" r="13" />
        <text className="way-number" y="5">
          {squares.length - 1}
        </text>
        {toll !== '' && <Toll text={toll} />}
      </g>
    </g>
  );
}

function Toll({ text }: { readonly text: string }): JSX.Element {
  const width = 12 + text.length * 8;
  return (
    <g transform="translate(0 27)">
      <rect className="way-cost" x={-width / 2} y="-11" width={width} height="22" rx="6" />
      <text className="way-number" y="5">
        {text}
      </text>
    </g>
  );
}

export type RingKind = 'cursor' | 'hover' | 'threat' | 'refused';

/** A ring around a square. */
export function Ring({
  square,
  width,
  kind,
}: {
  readonly square: number;
  readonly width: number;
  readonly kind: RingKind;
}): JSX.Element {
  const { x, y } = cornerOf(square, width);
  return (
    <g className={`ring ring-${kind}`}>
      <rect className="ring-under" x={x + 3} y={y + 3} width={CELL - 6} height={CELL - 6} rx="8" />
      <rect className="ring-line" x={x + 3} y={y + 3} width={CELL - 6} height={CELL - 6} rx="8" />
      {kind === 'refused' && <path className="ring-cross" d={`M${x + 22} ${y + 22}l20 20m0 -20l-20 20`} />}
    </g>
  );
}

/** A ring around a door. */
export function DoorRing({ side, kind }: { readonly side: Side; readonly kind: RingKind }): JSX.Element {
  return (
    <g className={`ring ring-${kind}`} transform={doorPlace(side)}>
      <rect className="ring-under" x="-8" y="-15" width="80" height="30" rx="8" />
      <rect className="ring-line" x="-8" y="-15" width="80" height="30" rx="8" />
    </g>
  );
}

interface SightLineProps {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly block: Block;
}

/** A look from one square to another, and all that stops it. */
export function SightLine({ from, to, width, block }: SightLineProps): JSX.Element {
  const [a, b] = [centreOf(from, width), centreOf(to, width)];
  return (
    <>
      <g className="sight">
        <path className="sight-line" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      </g>
      <InTheWay width={width} block={block} />
    </>
  );
}

/** The walls and figures that stop somebody. */
export function InTheWay({ width, block: { sides, bodies } }: Pick<SightLineProps, 'width' | 'block'>): JSX.Element {
  const walls = sides.map(
    ({ column, row, isStanding }) => `M${column * CELL} ${row * CELL}${isStanding ? 'v' : 'h'}${CELL}`,
  );
  return (
    <g className="sight">
      <path className="sight-wall" d={walls.join('')} />
      {bodies.map((square) => {
        const { x, y } = centreOf(square, width);
        return <circle key={square} className="sight-body" cx={x} cy={y} r="29" />;
      })}
    </g>
  );
}
