import type { View } from '@questhall/heroquest';
import { boardOf, type Door, type Edge } from '@questhall/heroquest/queries';
import { type JSX, memo, type NamedExoticComponent } from 'react';
import { CELL } from '../../../board/cells.ts';
import { edgeSide } from './ground.ts';

interface DoorsProps {
  readonly plan: string;
  readonly doors: readonly Pick<Door, 'edge' | 'kind' | 'isOpen'>[];
  /** Doors that only Zargon knows of. */
  readonly ghosts: readonly Edge[];
}

/** Doors stand in gaps of the walls. */
export const Doors: NamedExoticComponent<DoorsProps> = memo(function Doors({ plan, doors, ghosts }: DoorsProps): JSX.Element {
  const { width } = boardOf(plan).grid;
  return (
    <g className="doors">
      {doors.map((door) => (
        <g key={door.edge} transform={placeOf(door.edge, width)} data-door={door.edge}>
          <DoorShape {...door} />
        </g>
      ))}
      {ghosts.map((edge) => (
        <g key={edge} transform={placeOf(edge, width)} className="is-ghost">
          <DoorShape kind="secret" isOpen={false} />
        </g>
      ))}
    </g>
  );
});

/** Drawn lying from left to right, turned down where the wall stands. */
function placeOf(edge: Edge, width: number): string {
  const { column, row, isStanding } = edgeSide(edge, width);
  return `translate(${column * CELL} ${row * CELL})${isStanding ? ' rotate(90)' : ''}`;
}

function DoorShape({ kind, isOpen }: Pick<View['doors'][number], 'kind' | 'isOpen'>): JSX.Element {
  if (kind === 'portal') return <Portal />;
  const leaf = kind === 'secret' ? 'door-stone' : 'door-leaf';
  return (
    <>
      <rect className="door-sill" x="6" y="-7" width="52" height="14" />
      {isOpen ? (
        <g transform="rotate(-72 10 0)">
          <rect className={leaf} x="10" y="-4" width="42" height="8" rx="1.5" />
          <path className="door-band" d="M20 -4v8M42 -4v8" />
          <path className="door-light" d="M11 -3.4h40" />
        </g>
      ) : (
        <>
          <rect className={leaf} x="8" y="-8.5" width="48" height="17" rx="2" />
          <path className="door-plank" d="M20 -8.5v17M32 -8.5v17M44 -8.5v17" />
          {kind === 'secret' ? (
            <path className="door-sign" d="M32 -5l5 5l-5 5l-5 -5Z" />
          ) : (
            <>
              <path className="door-band" d="M8 -4.2h48M8 4.2h48" />
              <circle className="door-ring" cx="48" cy="0" r="2.6" />
            </>
          )}
          <path className="door-light" d="M9 -7.6h46" />
        </>
      )}
      <rect className="door-post" x="-4" y="-10.5" width="13" height="21" rx="2" />
      <rect className="door-post" x="55" y="-10.5" width="13" height="21" rx="2" />
      <path className="door-post-light" d="M-3 -9.3h11M56 -9.3h11" />
    </>
  );
}

function Portal(): JSX.Element {
  return (
    <>
      <ellipse className="portal-glow" cx="32" cy="0" rx="34" ry="17" />
      <rect className="door-post" x="-4" y="-10.5" width="11" height="21" rx="2" />
      <rect className="door-post" x="57" y="-10.5" width="11" height="21" rx="2" />
      <ellipse className="portal" cx="32" cy="0" rx="25" ry="9" />
      <path className="portal-swirl" d="M14 0q9 -8 18 -3t16 1M18 4q12 4 28 -1" />
    </>
  );
}
