import { type Exit, SIDES, type Side } from '@questhall/dungeoneer/content';
import { exitOf, type Gate, type Placed } from '@questhall/dungeoneer/queries';
import type { JSX } from 'react';
import { iconHref } from '../../../look/icon.tsx';
import { FORM_ICONS } from '../looks.ts';
import { EDGES } from './geometry.ts';
import type { Gates } from './spaces.ts';

/** Where the number of a lock or a trap stands, which is never turned. */
const LABELS: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  north: [68, 25],
  east: [113, 98],
  south: [68, 126],
  west: [23, 98],
};

/**
 * The four exits of a card as it lies: a gap is open, bricks are a wall, a door with a padlock is locked, and teeth in
 * the floor are a trap. A lock and a trap say which score they try, and how high.
 */
export function Exits({ placed, gates }: { readonly placed: Placed; readonly gates: Gates }): JSX.Element {
  return (
    <>
      {SIDES.map((side) => {
        const { x, y, turn } = EDGES[side];
        return (
          <g key={side} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <ExitShape exit={exitOf(placed, side)} state={gates[side]} />
          </g>
        );
      })}
      {SIDES.map((side) => {
        const exit = exitOf(placed, side);
        if (!('number' in exit)) return null;
        return <Trial key={side} exit={exit} at={LABELS[side]} isOver={gates[side] !== undefined} />;
      })}
    </>
  );
}

const WAY = 'M-17 0H17V34H-17Z';
const BRICKS = 'M-44 0H44V11H-44ZM-44 5.5H44M-28 0V5.5M-10 0V5.5M10 0V5.5M28 0V5.5M-19 5.5V11M0 5.5V11M19 5.5V11';
const TEETH = 'M-16 2L-12 15L-8 2L-4 15L0 2L4 15L8 2L12 15L16 2Z';
const TEETH_DOWN = 'M-16 2L-12 5L-8 2L-4 5L0 2L4 5L8 2L12 5L16 2Z';

function ExitShape({ exit, state }: { readonly exit: Exit; readonly state: Gate['state'] | undefined }): JSX.Element {
  switch (exit.kind) {
    case 'wall':
      return <path className="dg-bricks" d={BRICKS} />;
    case 'open':
      return (
        <>
          <path className="dg-way" d={WAY} />
          <path className="dg-arrow" d="M-6 9L0 3L6 9" />
        </>
      );
    case 'trapped':
      return (
        <>
          <path className="dg-way" d={WAY} />
          <path className="dg-teeth" d={state === undefined ? TEETH : TEETH_DOWN} />
        </>
      );
    case 'locked':
      return (
        <>
          <path className="dg-way" d={WAY} />
          {state === undefined ? <ShutDoor /> : <path className="dg-door" d="M-17 1H-12V26H-17Z" />}
        </>
      );
  }
}

const ShutDoor = (): JSX.Element => (
  <>
    <path className="dg-door" d="M-17 1H17V13H-17Z" />
    <path className="dg-shackle" d="M-3.5 6.5V4.5A3.5 3.5 0 0 1 3.5 4.5V6.5" />
    <rect className="dg-lock" x="-5.5" y="6" width="11" height="8" rx="1.5" />
  </>
);

interface TrialProps {
  readonly exit: Extract<Exit, { number: number }>;
  readonly at: readonly [x: number, y: number];
  /** It is open or disarmed for now. */
  readonly isOver: boolean;
}

/** Which score has to reach what: round for a lock, square for a trap. */
function Trial({ exit: { kind, form, number }, at: [x, y], isOver }: TrialProps): JSX.Element {
  return (
    <g className="dg-trial" data-kind={kind} data-over={isOver || undefined} transform={`translate(${x} ${y})`}>
      <rect x="-15" y="-8.5" width="30" height="17" rx={kind === 'locked' ? 8.5 : 2} />
      <use href={iconHref(FORM_ICONS[form])} x="-13" y="-6.5" width="13" height="13" />
      <text x="7" y="4.6">
        {number}
      </text>
    </g>
  );
}
