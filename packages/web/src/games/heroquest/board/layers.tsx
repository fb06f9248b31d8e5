import type { View } from '@questhall/heroquest';
import type { FigureId, Square } from '@questhall/heroquest/queries';
import { boardOf } from '@questhall/heroquest/queries';
import { type JSX, memo, type NamedExoticComponent, useMemo } from 'react';
import { Floor } from '../../../board/drawing/floor.tsx';
import { Fog } from '../../../board/drawing/fog.tsx';
import { Reach } from '../../../board/drawing/marks.tsx';
import { Walls, WallTraces } from '../../../board/drawing/walls.tsx';
import { Doors } from './doors.tsx';
import { Figures, HeroLights } from './figures.tsx';
import { darkness, pavementsOf, wallsShown } from './ground.ts';
import { Pieces } from './pieces.tsx';
import { Things } from './things.tsx';

interface LayersProps {
  readonly view: View;
  readonly reach: readonly Square[];
  readonly targets: ReadonlySet<FigureId>;
  readonly ready: ReadonlySet<FigureId>;
  readonly actor: FigureId | null;
}

/** All that lies on the table, from the floor up. */
export const Layers: NamedExoticComponent<LayersProps> = memo(function Layers({
  view,
  reach,
  targets,
  ready,
  actor,
}: LayersProps): JSX.Element {
  const { plan, hidden } = view;
  const { width } = boardOf(plan).grid;
  const pavements = useMemo(() => pavementsOf(plan), [plan]);
  const light = [
    plan,
    view.revealed.join(),
    view.rocks.join(),
    view.doors.map(({ edge, isOpen }) => `${edge}${isOpen}`).join(),
  ].join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are all that walls and darkness depend on
  const { seen, traces, patches } = useMemo(
    () => ({ ...wallsShown(view), patches: darkness(view) }),
    [light, hidden !== null],
  );
  const piles = useMemo(() => view.piles.map(({ at }) => at), [view.piles]);
  const chests = useMemo(() => view.chests.filter(({ where }) => where === 'floor').map(({ at }) => at), [view.chests]);
  return (
    <>
      <Floor width={width} pavements={pavements} />
      <HeroLights view={view} />
      <Things
        plan={plan}
        stairs={view.stairs}
        rocks={view.rocks}
        traps={view.traps}
        piles={piles}
        chests={chests}
        isGhost={false}
      />
      <Pieces plan={plan} pieces={view.furniture} isGhost={false} />
      <Fog patches={patches} isThin={hidden !== null} />
      <WallTraces runs={traces} />
      <Walls runs={seen} />
      {hidden !== null && <Hidden view={view} />}
      <Doors plan={plan} doors={view.doors} ghosts={hidden?.secretDoors ?? NONE} />
      <Reach squares={reach} width={width} />
      <Figures view={view} targets={targets} ready={ready} actor={actor} />
    </>
  );
});

const NONE: readonly number[] = [];

/** What only Zargon sees. */
function Hidden({ view: { plan, hidden } }: { readonly view: View }): JSX.Element | null {
  if (hidden === null) return null;
  const traps = hidden.traps.map((trap) => ({ ...trap, isOpen: false }));
  return (
    <>
      <Things
        plan={plan}
        stairs={hidden.stairs}
        rocks={hidden.rocks}
        traps={traps}
        piles={NONE}
        chests={hidden.goldChests}
        isGhost
      />
      <Pieces plan={plan} pieces={hidden.furniture} isGhost />
      <g className="is-ghost">
        <Doors plan={plan} doors={hidden.doors} ghosts={NONE} />
      </g>
    </>
  );
}
