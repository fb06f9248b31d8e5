import type { Floor, Opening } from '@questhall/tiles';
import type { ComponentProps } from 'react';
import type { Overview } from '../board/camera/overview.tsx';
import { boxAround, CELL, centreOf, type Point } from '../board/cells.ts';
import { squaresPath } from '../board/drawing/shapes.ts';
import { type Side, sideOf } from '../board/drawing/wall-runs.ts';
import type { TileFigure } from './game.ts';
import { doorSide, isRoom, WIDTH } from './ground.ts';

const MARGIN = CELL;

type Map = Pick<ComponentProps<typeof Overview>, 'box' | 'shapes' | 'dots' | 'ground'>;

/** The whole dungeon on a small map; `shining` are squares with something on them that shines. */
export function mapOf(floor: Floor, figures: readonly TileFigure[], shining: readonly number[]): Map {
  const squares = floor.tiles.flatMap(({ cells }) => cells);
  const cellsOf = (wanted: boolean): number[] =>
    floor.tiles.filter((tile) => isRoom(tile) === wanted).flatMap(({ cells }) => cells);
  const closed = floor.doors.filter(({ isOpen }) => !isOpen);
  return {
    box: boxAround(squares, WIDTH, MARGIN) ?? { x: 0, y: 0, width: CELL, height: CELL },
    ground: squares.map((cell) => centreOf(cell, WIDTH)),
    shapes: [
      { kind: 'corridor', d: squaresPath(cellsOf(false), WIDTH) },
      { kind: 'room', d: squaresPath(cellsOf(true), WIDTH) },
      { kind: 'door', d: closed.map((door) => sidePath(doorSide(door))).join('') },
      { kind: 'opening', d: floor.openings.map(openingPath).join('') },
    ],
    dots: [
      ...shining.map((cell) => ({
        key: `shining ${cell}`,
        ...centreOf(cell, WIDTH),
        colour: '--glowstone',
        isLarge: false,
      })),
      ...figures
        .filter(({ at, isHero, isUp }) => at >= 0 && (isUp || !isHero))
        .toSorted((a, b) => Number(a.isHero) - Number(b.isHero))
        .map(({ id, at, colour, isHero }) => ({
          key: String(id),
          ...centreOf(at, WIDTH),
          colour,
          isLarge: isHero,
        })),
    ],
  };
}

/** What the small map must not cover: everybody, every door that can still be opened, and where one can go now. */
export const mattersIn = (
  { doors }: Floor,
  figures: readonly TileFigure[],
  reach: readonly number[],
): readonly Point[] =>
  [...figures.map(({ at }) => at), ...doors.filter(({ isOpen }) => !isOpen).map(({ near }) => near), ...reach]
    .filter((cell) => cell >= 0)
    .map((cell) => centreOf(cell, WIDTH));

const sidePath = ({ column, row, isStanding }: Side): string =>
  `M${column * CELL} ${row * CELL}${isStanding ? 'v' : 'h'}${CELL}`;

const openingPath = ({ left, right, way }: Opening): string =>
  [left, right].map((cell) => sidePath(sideOf(cell, way, WIDTH))).join('');
