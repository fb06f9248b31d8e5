import type { Types } from '@questhall/kernel';
import type { Floor } from '@questhall/tiles';
import { type JSX, type ReactNode, useMemo } from 'react';
import { cornerOf } from '../board/cells.ts';
import { DoorShape, doorPlace as placeOfDoor } from '../board/drawing/door.tsx';
import { Floor as Pavements } from '../board/drawing/floor.tsx';
import { Fog } from '../board/drawing/fog.tsx';
import { Reach } from '../board/drawing/marks.tsx';
import { Stairway } from '../board/drawing/stairway.tsx';
import { Walls } from '../board/drawing/walls.tsx';
import { Figures, HeroLights } from './figures.tsx';
import { type AnyTileGame, doorPlace, type TileWords } from './game.ts';
import { doorSide, duskOf, floorPath, pavementsOf, stairwaysOf, WIDTH, wallsShown } from './ground.ts';
import './tiles.css';

/** What lies on the floor, drawn by the game; `within` is the floor as path data. */
export type DrawThings<View> = (view: View, within: string) => ReactNode;

interface LayersProps<T extends Types, W extends TileWords<T>> {
  readonly game: AnyTileGame<T, W>;
  readonly view: T['View'];
  readonly words: W;
  readonly reach: readonly number[];
  /** One of those squares must be chosen. */
  readonly isChoice: boolean;
  readonly targets: ReadonlySet<number>;
  readonly ready: ReadonlySet<number>;
  readonly actor: number | null;
  readonly drawThings: DrawThings<T['View']>;
}

const STAIRS_LENGTH = 2;

/** All that lies on the table, from the floor up. */
export function Layers<T extends Types, W extends TileWords<T>>(props: LayersProps<T, W>): JSX.Element {
  const { game, view, words, reach, isChoice, targets, ready, actor, drawThings } = props;
  const floor = game.floorOf(view);
  const path = useMemo(() => floorPath(floor), [floor]);
  const things = useMemo(() => drawThings(view, path), [drawThings, view, path]);
  return (
    <>
      <Ground floor={floor} />
      <HeroLights figures={game.figuresOf(view)} within={path} />
      <Sides floor={floor} />
      {things}
      <Reach squares={reach} width={WIDTH} isChoice={isChoice} />
      <Figures game={game} view={view} words={words} targets={targets} ready={ready} actor={actor} />
    </>
  );
}

function Ground({ floor }: { readonly floor: Floor }): JSX.Element {
  const pavements = useMemo(() => pavementsOf(floor), [floor]);
  return (
    <>
      <g className="tile-floor">
        <Pavements width={WIDTH} pavements={pavements} />
      </g>
      {stairwaysOf(floor).map((square) => (
        <g key={square} transform={`translate(${Object.values(cornerOf(square, WIDTH)).join(' ')})`}>
          <Stairway squares={STAIRS_LENGTH} />
        </g>
      ))}
    </>
  );
}

/** The dark beyond openings, the walls, and the doors in them. */
function Sides({ floor }: { readonly floor: Floor }): JSX.Element {
  const { dusk, runs } = useMemo(() => ({ dusk: duskOf(floor), runs: wallsShown(floor) }), [floor]);
  return (
    <>
      <Fog patches={dusk} isThin={false} />
      <Walls runs={runs} />
      <g className="doors">
        {floor.doors.map((door) => (
          <g
            key={door.id}
            transform={placeOfDoor(doorSide(door))}
            data-door={door.isOpen ? 'open' : 'closed'}
            data-place={doorPlace(door.id)}
          >
            <DoorShape isOpen={door.isOpen} isSecret={false} />
          </g>
        ))}
      </g>
    </>
  );
}
