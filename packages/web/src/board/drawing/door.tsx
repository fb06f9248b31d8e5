import type { JSX } from 'react';
import { CELL } from '../cells.ts';
import './scenery.css';
import type { Side } from './wall-runs.ts';

interface DoorProps {
  readonly isOpen: boolean;
  /** Made to look like the wall. */
  readonly isSecret: boolean;
}

/** Where a door stands: it is drawn lying from left to right, and turned down where the wall stands. */
export const doorPlace = ({ column, row, isStanding }: Side): string =>
  `translate(${column * CELL} ${row * CELL})${isStanding ? ' rotate(90)' : ''}`;

/** A door in a gap of the wall, between its posts. */
export function DoorShape({ isOpen, isSecret }: DoorProps): JSX.Element {
  const leaf = isSecret ? 'door-stone' : 'door-leaf';
  return (
    <>
      <rect className="door-sill" x="6" y="-7" width="52" height="14" />
      {isOpen ? (
        <g className="door-swing" data-leaf="open">
          <rect className={leaf} x="10" y="-4" width="42" height="8" rx="1.5" />
          <path className="door-band" d="M20 -4v8M42 -4v8" />
          <path className="door-light" d="M11 -3.4h40" />
        </g>
      ) : (
        <g className="door-swing" data-leaf="shut">
          <rect className={leaf} x="8" y="-8.5" width="48" height="17" rx="2" />
          <path className="door-plank" d="M20 -8.5v17M32 -8.5v17M44 -8.5v17" />
          {isSecret ? (
            <path className="door-sign" d="M32 -5l5 5l-5 5l-5 -5Z" />
          ) : (
            <>
              <path className="door-band" d="M8 -4.2h48M8 4.2h48" />
              <circle className="door-ring" cx="48" cy="0" r="2.6" />
            </>
          )}
          <path className="door-light" d="M9 -7.6h46" />
        </g>
      )}
      <rect className="door-post" x="-4" y="-10.5" width="13" height="21" rx="2" />
      <rect className="door-post" x="55" y="-10.5" width="13" height="21" rx="2" />
      <path className="door-post-light" d="M-3 -9.3h11M56 -9.3h11" />
    </>
  );
}
