import type { View } from '@questhall/glowquest';
import { isConscious } from '@questhall/glowquest/queries';
import type { Opening } from '@questhall/tiles';
import type { ComponentProps } from 'react';
import type { Overview } from '../../../board/camera/overview.tsx';
import { boxAround, CELL, centreOf, type Point } from '../../../board/cells.ts';
import { squaresPath } from '../../../board/drawing/shapes.ts';
import { type Side, sideOf } from '../../../board/drawing/wall-runs.ts';
import { colourOf } from '../looks.ts';
import { doorSide, WIDTH } from './ground.ts';

const MARGIN = CELL;

/** The whole dungeon on a small map. */
export function mapOf({
  floor,
  heroes,
  monsters,
  glow,
}: View): Pick<ComponentProps<typeof Overview>, 'box' | 'shapes' | 'dots' | 'ground'> {
  const squares = floor.tiles.flatMap(({ cells }) => cells);
  const isRoom = (kind: string): boolean => kind === 'small' || kind === 'big' || kind === 'quest';
  const cellsOf = (wanted: boolean): number[] =>
    floor.tiles.filter(({ kind }) => isRoom(kind) === wanted).flatMap(({ cells }) => cells);
  return {
    box: boxAround(squares, WIDTH, MARGIN) ?? { x: 0, y: 0, width: CELL, height: CELL },
    ground: squares.map((cell) => centreOf(cell, WIDTH)),
    shapes: [
      { kind: 'corridor', d: squaresPath(cellsOf(false), WIDTH) },
      { kind: 'room', d: squaresPath(cellsOf(true), WIDTH) },
      {
        kind: 'door',
        d: floor.doors
          .filter(({ isOpen }) => !isOpen)
          .map((door) => sidePath(doorSide(door)))
          .join(''),
      },
      { kind: 'opening', d: floor.openings.map(openingPath).join('') },
    ],
    dots: [
      ...glow.map((cell) => ({ key: `glow ${cell}`, ...centreOf(cell, WIDTH), colour: '--glowstone', isLarge: false })),
      ...[...monsters, ...heroes.filter(isConscious)]
        .filter(({ at }) => at >= 0)
        .map((entity) => ({
          key: String(entity.id),
          ...centreOf(entity.at, WIDTH),
          colour: colourOf(entity),
          isLarge: 'role' in entity,
        })),
    ],
  };
}

/** What the small map must not cover: everybody, every door that can still be opened, and where one can go now. */
export const mattersIn = ({ floor, heroes, monsters }: View, reach: readonly number[]): readonly Point[] =>
  [
    ...[...heroes, ...monsters].map(({ at }) => at),
    ...floor.doors.filter(({ isOpen }) => !isOpen).map(({ near }) => near),
    ...reach,
  ]
    .filter((cell) => cell >= 0)
    .map((cell) => centreOf(cell, WIDTH));

const sidePath = ({ column, row, isStanding }: Side): string =>
  `M${column * CELL} ${row * CELL}${isStanding ? 'v' : 'h'}${CELL}`;

const openingPath = ({ left, right, way }: Opening): string =>
  [left, right].map((cell) => sidePath(sideOf(cell, way, WIDTH))).join('');
