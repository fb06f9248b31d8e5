import { doorPlace as doorName } from '@questhall/heroquest/client';
import { boardOf, type Door, type Edge } from '@questhall/heroquest/queries';
import { type JSX, memo, type NamedExoticComponent } from 'react';
import { DoorShape, doorPlace } from '../../../board/drawing/door.tsx';
import { edgeSide } from './ground.ts';

interface DoorsProps {
  readonly plan: string;
  readonly doors: readonly Pick<Door, 'edge' | 'kind' | 'isOpen'>[];
  /** Doors that only Zargon knows of. */
  readonly ghosts: readonly Edge[];
}

/** Doors stand in gaps of the walls. */
export const Doors: NamedExoticComponent<DoorsProps> = memo(function Doors({
  plan,
  doors,
  ghosts,
}: DoorsProps): JSX.Element {
  const { width } = boardOf(plan).grid;
  return (
    <g className="doors">
      {doors.map((door) => (
        <g key={door.edge} transform={placeOf(door.edge, width)} data-door={door.edge} data-place={doorName(door.edge)}>
          <Shape {...door} />
        </g>
      ))}
      {ghosts.map((edge) => (
        <g key={edge} transform={placeOf(edge, width)} className="is-ghost">
          <DoorShape isOpen={false} isSecret />
        </g>
      ))}
    </g>
  );
});

const placeOf = (edge: Edge, width: number): string => doorPlace(edgeSide(edge, width));

function Shape({ kind, isOpen }: Pick<Door, 'kind' | 'isOpen'>): JSX.Element {
  return kind === 'portal' ? <Portal /> : <DoorShape isOpen={isOpen} isSecret={kind === 'secret'} />;
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
