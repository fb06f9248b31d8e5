import type { Ground } from '@questhall/dungeonquest/client';
import type { JSX } from 'react';
import { CELL, hash } from '../../../../board/cells.ts';
import { MIDDLE, masonry, ragged } from './stones.ts';

interface GroundProps {
  readonly seed: number;
  /** What each side is, from the one ahead clockwise: whether one can pass there at all. */
  readonly ways: readonly boolean[];
}

/** So wide is a corridor, from its middle. */
const NARROW = 13;

/** What lies on each kind of floor, drawn for whoever comes in from below. */
export const GROUNDS: Readonly<Record<Ground, (props: GroundProps) => JSX.Element | null>> = {
  tower: () => null,
  hoard: () => null,
  chamber: () => null,
  corridor: Corridor,
  trapped: Trapped,
  stairwell: Stairwell,
  turning: Turntable,
  rubble: Rubble,
  web: Web,
  dark: Dark,
  chasm: Chasm,
  bridge: Bridge,
  sinkhole: Sinkhole,
  shaft: Shaft,
};

/** Rock on both sides of a narrow passage. */
function Corridor({ seed, ways }: GroundProps): JSX.Element {
  const near = MIDDLE - NARROW;
  const far = MIDDLE + NARROW;
  const corners = [0, far].flatMap((x) => [0, far].map((y) => [x, y, near, near] as const));
  const ends = [
    [near, 0, 2 * NARROW, near],
    [far, near, near, 2 * NARROW],
    [near, far, 2 * NARROW, near],
    [0, near, near, 2 * NARROW],
  ] as const;
  const rock = [...corners, ...ends.filter((_, side) => ways[side] === false)];
  return (
    <>
      <path className="keep-mortar" d={rock.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h-${w}Z`).join('')} />
      <path className="keep-stone" d={rock.map(([x, y, w, h], i) => masonry(x, y, w, h, seed + i * 7)).join('')} />
      <path className="keep-groove" d={rock.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h-${w}Z`).join('')} />
    </>
  );
}

/** A plate that gives way, spikes around it, and slits for darts. */
function Trapped(): JSX.Element {
  return (
    <>
      <rect className="keep-pit" x="17" y="17" width="30" height="30" rx="2" />
      <path
        className="keep-spike"
        d="M20 28l3.5-9l3.5 9ZM28.5 28l3.5-9l3.5 9ZM37 28l3.5-9l3.5 9ZM20 44l3.5-9l3.5 9ZM28.5 44l3.5-9l3.5 9ZM37 44l3.5-9l3.5 9Z"
      />
      <path className="keep-slit" d="M13 22v6M13 36v6M51 22v6M51 36v6M22 51h6M36 51h6" />
    </>
  );
}

/** Steps that go down into the dark. */
function Stairwell(): JSX.Element {
  const steps = [0, 1, 2, 3, 4, 5];
  return (
    <>
      <rect className="keep-pit" x="15" y="14" width="34" height="37" rx="2" />
      {steps.map((step) => (
        <rect
          key={step}
          className="keep-step"
          x={17 + step * 1.4}
          y={45 - step * 5.8}
          width={30 - step * 2.8}
          height="4.8"
          opacity={1 - step * 0.16}
        />
      ))}
      <path className="keep-rim" d="M15 51V14H49V51" />
    </>
  );
}

/** A round floor that turns on its own. */
function Turntable(): JSX.Element {
  return (
    <>
      <circle className="keep-pit" cx={MIDDLE} cy={MIDDLE} r="22" />
      <circle className="keep-disc-floor" cx={MIDDLE} cy={MIDDLE} r="20" />
      <path className="keep-groove" d="M32 12V52M12 32H52M17.9 17.9L46.1 46.1M46.1 17.9L17.9 46.1" />
      <circle className="keep-groove" cx={MIDDLE} cy={MIDDLE} r="11" />
      <path className="keep-arrow" d="M19.5 24A15 15 0 0 1 44.5 24M44.5 40A15 15 0 0 1 19.5 40" />
      <path className="keep-arrow-head" d="M47.5 17v9.5h-9.5ZM16.5 47v-9.5h9.5Z" />
    </>
  );
}

/** Stones that have come down. */
function Rubble({ seed }: GroundProps): JSX.Element {
  const stones = Array.from({ length: 13 }, (_, i) => ({
    x: 14 + (hash(seed, 60 + i) % 37),
    y: 14 + (hash(seed, 90 + i) % 37),
    size: 4 + (hash(seed, 120 + i) % 5),
    seed: seed + i,
  })).toSorted((one, other) => one.y - other.y);
  return (
    <>
      {stones.map((stone) => (
        <g key={stone.seed}>
          <path className="keep-cast" d={ragged(stone.x + 1.2, stone.y + 2, stone.size, stone.seed, 7, 0.5)} />
          <path className="keep-boulder" d={ragged(stone.x, stone.y, stone.size, stone.seed, 7, 0.5)} />
        </g>
      ))}
    </>
  );
}

/** Threads from corner to corner, and whoever spun them. */
function Web(): JSX.Element {
  const rings = [8, 14, 20];
  const spokes = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4 + 0.2);
  const at = (turn: number, far: number): string =>
    `${(MIDDLE + Math.cos(turn) * far).toFixed(1)} ${(MIDDLE + Math.sin(turn) * far).toFixed(1)}`;
  const ring = (far: number): string =>
    spokes
      .map((turn, i) => {
        const next = turn + Math.PI / 4;
        return `${i === 0 ? `M${at(turn, far)}` : ''}Q${at(turn + Math.PI / 8, far * 0.8)} ${at(next, far)}`;
      })
      .join('');
  return (
    <>
      <path className="keep-thread" d={spokes.map((turn) => `M${at(turn, 0)}L${at(turn, 30)}`).join('')} />
      <path className="keep-thread" d={rings.map(ring).join('')} />
      <g transform="translate(44 19)">
        <path className="keep-leg" d="M-7-4L0 0L7-4M-8 1L0 0L8 1M-6 6L0 0L6 6M-3-7L0 0L3-7" />
        <circle className="keep-spider" r="3.2" />
        <circle className="keep-spider" cy="-3.6" r="1.9" />
      </g>
    </>
  );
}

/** No light comes here; something looks back. */
function Dark(): JSX.Element {
  return (
    <>
      <rect className="keep-gloom" width={CELL} height={CELL} />
      <path
        className="keep-eye"
        d="M16 21q3-3 6 0q-3 3-6 0ZM25 21q3-3 6 0q-3 3-6 0ZM42 47q2-2 4 0q-2 2-4 0ZM48.5 47q2-2 4 0q-2 2-4 0Z"
      />
    </>
  );
}

/** The floor is torn from side to side. */
function Chasm(): JSX.Element {
  const tear = 'M0 27L9 22L16 29L24 23L31 31L40 24L48 30L56 25L64 29V40L57 36L49 42L41 37L32 44L23 37L15 43L8 38L0 42Z';
  return (
    <>
      <path className="keep-abyss" d={tear} />
      <path className="keep-brink" d="M0 27L9 22L16 29L24 23L31 31L40 24L48 30L56 25L64 29" />
      <path className="keep-groove" d="M16 29l-3-9M31 31l2-10M48 30l4-9M23 37l-4 10M41 37l3 11" />
    </>
  );
}

/** Planks on ropes over nothing. */
function Bridge(): JSX.Element {
  const planks = Array.from({ length: 11 }, (_, i) => i * 5.8 + 0.8);
  return (
    <>
      <path className="keep-abyss" d={`M10 0H54V${CELL}H10Z`} />
      <path
        className="keep-brink"
        d={`M10 0L13 12L10 26L14 40L11 52L13 ${CELL}M54 0L51 14L54 28L50 42L53 54L51 ${CELL}`}
      />
      {planks.map((y, i) => (
        <rect key={y} className="keep-board" x={21 + (i % 3) * 0.7} y={y} width={22 - (i % 2)} height="4.4" rx="0.8" />
      ))}
      <path className="keep-rope" d={`M22 0Q19 ${MIDDLE} 22 ${CELL}M42 0Q45 ${MIDDLE} 42 ${CELL}`} />
    </>
  );
}

/** The floor sinks away, ring by ring. */
function Sinkhole({ seed }: GroundProps): JSX.Element {
  return (
    <>
      {[21, 16.5, 12, 7.5].map((radius, i) => (
        <path
          key={radius}
          className="keep-sunk"
          d={ragged(MIDDLE + i * 0.8, MIDDLE - i * 0.6, radius, seed + i, 9, 0.28)}
          style={{ opacity: 0.35 + i * 0.2 }}
        />
      ))}
      <path className="keep-groove" d="M11 18l8 5M13 50l9-7M52 15l-9 8M53 47l-10-5M32 55l-1-9" />
    </>
  );
}

/** A round well without a bottom, with a rim of stones. */
function Shaft({ seed }: GroundProps): JSX.Element {
  const rim = Array.from({ length: 12 }, (_, i) => i * 30);
  return (
    <>
      {rim.map((turn) => (
        <rect
          key={turn}
          className="keep-stone"
          x={MIDDLE - 5}
          y={MIDDLE - 24}
          width={9 + (hash(seed, turn) % 2)}
          height="7"
          rx="1.5"
          transform={`rotate(${turn} ${MIDDLE} ${MIDDLE})`}
        />
      ))}
      <circle className="keep-abyss" cx={MIDDLE} cy={MIDDLE} r="17.5" />
      <circle className="keep-depth" cx={MIDDLE} cy={MIDDLE} r="12" />
      <circle className="keep-depth" cx={MIDDLE} cy={MIDDLE} r="7" />
    </>
  );
}
