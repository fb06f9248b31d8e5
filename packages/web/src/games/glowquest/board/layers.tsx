import type { View } from '@questhall/glowquest';
import { doorPlace as doorName } from '@questhall/glowquest/client';
import type { EntityId } from '@questhall/glowquest/queries';
import { type JSX, memo, type NamedExoticComponent, useMemo } from 'react';
import { cornerOf } from '../../../board/cells.ts';
import { DoorShape, doorPlace } from '../../../board/drawing/door.tsx';
import { Floor } from '../../../board/drawing/floor.tsx';
import { Fog } from '../../../board/drawing/fog.tsx';
import { Reach } from '../../../board/drawing/marks.tsx';
import { Stairway } from '../../../board/drawing/stairway.tsx';
import { Walls } from '../../../board/drawing/walls.tsx';
import { Figures, HeroLights } from './figures.tsx';
import { Glow } from './glow.tsx';
import { doorSide, duskOf, floorPath, pavementsOf, stairsAt, WIDTH, wallsShown } from './ground.ts';

interface LayersProps {
  readonly view: View;
  readonly reach: readonly number[];
  /** One of those squares must be chosen. */
  readonly isChoice: boolean;
  readonly targets: ReadonlySet<EntityId>;
  readonly ready: ReadonlySet<EntityId>;
  readonly actor: EntityId | null;
}

const STAIRS_LENGTH = 2;

/** All that lies on the table, from the floor up. */
export const Layers: NamedExoticComponent<LayersProps> = memo(function Layers(props: LayersProps): JSX.Element {
  const { view, reach, isChoice, targets, ready, actor } = props;
  const { floor, glow } = view;
  const ground = useMemo(
    () => ({
      pavements: pavementsOf(floor),
      runs: wallsShown(floor),
      dusk: duskOf(floor),
      path: floorPath(floor),
      stairs: stairsAt(floor),
    }),
    [floor],
  );
  return (
    <>
      <g className="gq-floor">
        <Floor width={WIDTH} pavements={ground.pavements} />
      </g>
      {ground.stairs !== null && (
        <g transform={`translate(${Object.values(cornerOf(ground.stairs, WIDTH)).join(' ')})`}>
          <Stairway squares={STAIRS_LENGTH} />
        </g>
      )}
      <HeroLights view={view} within={ground.path} />
      <Fog patches={ground.dusk} isThin={false} />
      <Walls runs={ground.runs} />
      <g className="doors">
        {floor.doors.map((door) => (
          <g
            key={door.id}
            transform={doorPlace(doorSide(door))}
            data-door={door.isOpen ? 'open' : 'closed'}
            data-place={doorName(door.id)}
          >
            <DoorShape isOpen={door.isOpen} isSecret={false} />
          </g>
        ))}
      </g>
      <Glow squares={glow.join()} within={ground.path} />
      <Reach squares={reach} width={WIDTH} isChoice={isChoice} />
      <Figures view={view} targets={targets} ready={ready} actor={actor} />
    </>
  );
});
