import type { View } from '@questhall/dungeoneer';
import type { SectionName, Side } from '@questhall/dungeoneer/content';
import type { Box, Point } from '../../../board/cells.ts';

/** A Map card on the screen, in units of the drawing, and the gap to the next one. */
export const CARD: { readonly width: number; readonly height: number } = { width: 136, height: 150 };
const GAP = 6;
/** Between the Dungeon and the Wilderness. */
const SEA = 90;
/** Around all that lies there, so that nothing sticks to the edge. */
const MARGIN = 30;

/** A cell of a section. */
export interface Cell {
  readonly section: SectionName;
  readonly x: number;
  readonly y: number;
}

/** The cells that a section takes up, and how far to the right it begins. */
interface Stretch {
  readonly section: SectionName;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly left: number;
}

/** How the map lies on the table. */
export interface Layout {
  readonly bounds: Box;
  /** Where the name of each section stands. */
  readonly titles: readonly (Point & { readonly section: SectionName })[];
  corner(cell: Cell): Point;
  boxOf(cell: Cell): Box;
  /** The cell under a point; null beside all of them. */
  cellAt(point: Point): Cell | null;
}

const across = CARD.width + GAP;
const along = CARD.height + GAP;

/** Sections side by side, each with room for the cells that a card could be laid on. */
export function layoutOf({ sections }: Pick<View, 'sections'>, spots: readonly Cell[]): Layout {
  const stretches: Stretch[] = [];
  let left = 0;
  for (const { name, placed } of sections) {
    const cells = [...placed, ...spots.filter(({ section }) => section === name)];
    const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
    const [west, east] = [Math.min(0, ...xs), Math.max(0, ...xs)];
    stretches.push({ section: name, left, west, east, south: Math.min(0, ...ys), north: Math.max(0, ...ys) });
    left += (east - west + 1) * across - GAP + SEA;
  }
  return layoutFrom(stretches, left - SEA);
}

function layoutFrom(stretches: readonly Stretch[], width: number): Layout {
  const north = Math.max(0, ...stretches.map((stretch) => stretch.north));
  const south = Math.min(0, ...stretches.map((stretch) => stretch.south));
  const corner = ({ section, x, y }: Cell): Point => {
    const stretch = stretches.find((one) => one.section === section);
    return { x: (stretch?.left ?? 0) + (x - (stretch?.west ?? 0)) * across, y: (north - y) * along };
  };
  return {
    titles: stretches.map(({ section, left }) => ({ section, x: left, y: -12 })),
    bounds: {
      x: -MARGIN,
      y: -MARGIN,
      width: Math.max(CARD.width, width) + 2 * MARGIN,
      height: (north - south + 1) * along - GAP + 2 * MARGIN,
    },
    corner,
    boxOf: (cell) => ({ ...corner(cell), ...CARD }),
    cellAt(point) {
      for (const { section, left, west, east } of stretches) {
        const x = west + Math.floor((point.x - left) / across);
        if (point.x >= left && x <= east) return { section, x, y: north - Math.floor(point.y / along) };
      }
      return null;
    },
  };
}

/** The middle of a side of a card, and how far it is turned from the north, in degrees. */
export const EDGES: Readonly<Record<Side, { readonly x: number; readonly y: number; readonly turn: number }>> = {
  north: { x: CARD.width / 2, y: 0, turn: 0 },
  east: { x: CARD.width, y: CARD.height / 2, turn: 90 },
  south: { x: CARD.width / 2, y: CARD.height, turn: 180 },
  west: { x: 0, y: CARD.height / 2, turn: 270 },
};
