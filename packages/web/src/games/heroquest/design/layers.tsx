import type { View } from '@questhall/heroquest';
import { squaresOf, type Thing, thingsOn } from '@questhall/heroquest/edit';
import { boardOf, CORRIDOR, planText, type Square } from '@questhall/heroquest/queries';
import type { Sheet } from '@questhall/heroquest/sheet';
import { type JSX, memo, type NamedExoticComponent, useMemo } from 'react';
import { CELL, centreOf, cornerOf } from '../../../board/cells.ts';
import { Floor } from '../../../board/drawing/floor.tsx';
import { Walls } from '../../../board/drawing/walls.tsx';
import { iconHref } from '../../../look/icon.tsx';
import type { Heat } from '../../../workshop/design-page.ts';
import { Doors } from '../board/doors.tsx';
import { pavementsOf, wallsShown } from '../board/ground.ts';
import { Pieces } from '../board/pieces.tsx';
import { Things } from '../board/things.tsx';
import './layers.css';
import { ThingDrawing } from './thing-drawing.tsx';

const NONE: readonly never[] = [];

interface LayersProps {
  readonly sheet: Sheet;
  readonly heat: Heat | null;
}

/** A quest as its designer sees it: all of it, in the light. */
export const SheetLayers: NamedExoticComponent<LayersProps> = memo(function SheetLayers({
  sheet,
  heat,
}: LayersProps): JSX.Element {
  const plan = planText(sheet.plan, sheet.walls);
  const { width } = boardOf(plan).grid;
  const doors = useMemo(() => doorsOf(sheet), [sheet]);
  const walls = useMemo(
    () => wallsShown({ plan, doors, rocks: [...sheet.blocked], revealed: [], hidden: sheet }),
    [plan, doors, sheet],
  );
  const pavements = useMemo(() => pavementsOf(plan), [plan]);
  const covered = useMemo(() => new Set(thingsOn(sheet).flatMap((thing) => squaresOf(sheet.plan, thing))), [sheet]);
  const standing = useMemo(() => thingsOn(sheet).filter(isStanding), [sheet]);
  return (
    <>
      <Floor width={width} pavements={pavements} />
      <Warmth plan={plan} heat={heat} />
      <Letters plan={plan} covered={covered} />
      <Things
        plan={plan}
        stairs={sheet.stairs}
        rocks={sheet.blocked}
        traps={sheet.traps.map((trap) => ({ ...trap, isOpen: false }))}
        piles={NONE}
        chests={NONE}
        isGhost={false}
      />
      <Pieces plan={plan} pieces={sheet.furniture} isGhost={false} />
      <Found sheet={sheet} plan={plan} />
      <Walls runs={walls.seen} />
      <Doors plan={plan} doors={doors} ghosts={NONE} />
      {standing.map((thing) => (
        <ThingDrawing key={JSON.stringify(thing)} thing={thing} plan={plan} sheet={sheet} />
      ))}
    </>
  );
});

const DRAWN_TOGETHER: readonly Thing['kind'][] = ['stairs', 'rock', 'piece', 'trap', 'door', 'wall'];
const isStanding = ({ kind }: Thing): boolean => !DRAWN_TOGETHER.includes(kind);

function doorsOf({ doors, openDoors, secretDoors, special }: Sheet): View['doors'] {
  const kind = special?.kind === 'portals' ? 'portal' : 'door';
  return [
    ...doors.map((edge) => ({ edge, kind, isOpen: false, changed: 0 }) as const),
    ...openDoors.map((edge) => ({ edge, kind: 'door', isOpen: true, changed: 0 }) as const),
    ...secretDoors.map((edge) => ({ edge, kind: 'secret', isOpen: false, changed: 0 }) as const),
  ];
}

/** The letter of each room, by which the text speaks of it, where nothing lies. */
function Letters({ plan, covered }: { readonly plan: string; readonly covered: ReadonlySet<Square> }): JSX.Element {
  const { squaresOf, grid } = boardOf(plan);
  return (
    <g className="room-letters">
      {[...squaresOf].map(([room, squares]) => {
        if (room === CORRIDOR) return null;
        const free = squares.filter((square) => !covered.has(square));
        const { x, y } = centreOf(middleOf(free.length === 0 ? squares : free, grid.width), grid.width);
        return (
          <text key={room} x={x} y={y + 16}>
            {room}
          </text>
        );
      })}
    </g>
  );
}

/** The square of a room that is nearest to its middle. */
function middleOf(squares: readonly Square[], width: number): Square {
  const mean = (of: (square: Square) => number): number =>
    squares.reduce((sum, at) => sum + of(at), 0) / squares.length;
  const [column, row] = [mean((at) => at % width), mean((at) => Math.floor(at / width))];
  const away = (at: Square): number => Math.hypot((at % width) - column, Math.floor(at / width) - row);
  return squares.reduce((best, at) => (away(at) < away(best) ? at : best), squares[0] ?? 0);
}

/** What a search finds: a sign in a corner of the room, and one on a piece that is trapped. */
function Found({ sheet, plan }: { readonly sheet: Sheet; readonly plan: string }): JSX.Element {
  const { squaresOf, grid } = boardOf(plan);
  return (
    <g className="found">
      {sheet.treasures.map(({ room }) => {
        const [first] = squaresOf.get(room) ?? [];
        return first === undefined ? null : <Sign key={room} at={first} width={grid.width} icon="two-coins" />;
      })}
      {sheet.chestTraps.map(({ room, at }) =>
        at === null ? null : <Sign key={`${room}${at}`} at={at} width={grid.width} icon="wolf-trap" isRight />,
      )}
    </g>
  );
}

interface SignProps {
  readonly at: Square;
  readonly width: number;
  readonly icon: 'two-coins' | 'wolf-trap';
  readonly isRight?: boolean;
}

function Sign({ at, width, icon, isRight = false }: SignProps): JSX.Element {
  const { x, y } = cornerOf(at, width);
  return (
    <g className={`sign sign-${icon}`} transform={`translate(${x + (isRight ? CELL - 15 : 15)} ${y + 15})`}>
      <circle r="12" />
      <use href={iconHref(icon)} x="-8" y="-8" width="16" height="16" />
    </g>
  );
}

const HOTTEST = 0.6;

/** Where heroes suffered most the floor glows most. */
function Warmth({ plan, heat }: { readonly plan: string; readonly heat: Heat | null }): JSX.Element | null {
  if (heat === null) return null;
  const { squaresOf, grid } = boardOf(plan);
  return (
    <g className="plan-heat">
      {[...squaresOf].map(([room, squares]) => {
        const warmth = heat[room === CORRIDOR ? 'corridor' : room] ?? 0;
        if (warmth === 0) return null;
        const corners = squares.map((at) => cornerOf(at, grid.width));
        return (
          <path
            key={room}
            opacity={HOTTEST * warmth}
            d={corners.map(({ x, y }) => `M${x} ${y}h${CELL}v${CELL}h${-CELL}Z`).join('')}
          />
        );
      })}
    </g>
  );
}
