import type { Event, View } from '@questhall/glowquest';
import { type Floor, newFloor, type Opening, SHEET, stepTo, type Tile } from '@questhall/glowquest/queries';

type Cell = number;

/** The dungeon after an event: it grows, and seldom shrinks. */
export function floorAfter(view: View, event: Event): View {
  const { floor } = view;
  switch (event.type) {
    case 'laid':
      return { ...view, floor: grown(floor, event) };
    case 'reclaimed':
      return {
        ...view,
        floor: shrunk(floor, event.squares),
        glow: view.glow.filter((cell) => !event.squares.includes(cell)),
      };
    case 'sealed':
      return {
        ...view,
        floor: { ...floor, openings: floor.openings.filter(({ left }) => !event.squares.includes(left)) },
      };
    case 'doorOpened':
      return {
        ...view,
        floor: {
          ...floor,
          doors: floor.doors.map((door) =>
            door.near === event.near && door.far === event.far ? { ...door, isOpen: true } : door,
          ),
        },
      };
    case 'falseDoor':
      return {
        ...view,
        floor: { ...floor, doors: floor.doors.filter(({ near, isOpen }) => isOpen || near !== event.near) },
      };
    case 'wentDown':
      return {
        ...view,
        floor: newFloor(event.level),
        glow: [],
        phase: null,
        heroes: view.heroes.map((hero) => ({ ...hero, at: -1 })),
      };
    case 'glowPlaced':
      return { ...view, glow: [...view.glow, ...event.squares] };
    case 'glowUsed':
      return { ...view, glow: view.glow.filter((cell) => cell !== event.at) };
    case 'glowHarvested':
      return { ...view, glow: [] };
    default:
      return view;
  }
}

const outsideOf = ({ left, right, way }: Opening): readonly Cell[] => [left + stepTo(way), right + stepTo(way)];

/**
 * The event names no joins: an opening is joined to what now lies behind it, and each new piece to the one it was laid
 * after.
 */
function grown(floor: Floor, { tiles, openings, doors }: Extract<Event, { type: 'laid' }>): Floor {
  const fresh = tiles.map((tile, i): Tile => ({ ...tile, id: floor.next + i }));
  const laid = new Set(fresh.flatMap(({ cells }) => cells));
  const explored = floor.openings.filter((opening) => outsideOf(opening).every((cell) => laid.has(cell)));
  const [used] = explored;
  const joins = [...floor.joins];
  if (used !== undefined) for (const from of [used.left, used.right]) joins.push({ from, to: from + stepTo(used.way) });
  for (const [i, tile] of fresh.entries()) {
    const last = fresh[i - 1];
    if (last !== undefined) joins.push(...bordersOf(last.cells, tile.cells));
  }
  return {
    ...floor,
    next: Math.max(floor.next + fresh.length, ...[...openings, ...doors].map(({ id }) => id + 1)),
    tiles: [...floor.tiles, ...fresh],
    openings: [...floor.openings.filter(({ id }) => id !== used?.id), ...openings],
    doors: [...floor.doors, ...doors],
    joins,
  };
}

/** The edges between two pieces. */
const bordersOf = (one: readonly Cell[], other: readonly Cell[]): Floor['joins'] =>
  one.flatMap((from) =>
    [1, -1, SHEET.width, -SHEET.width]
      .filter((step) => other.includes(from + step))
      .map((step) => ({ from, to: from + step })),
  );

function shrunk(floor: Floor, squares: readonly Cell[]): Floor {
  const gone = new Set(squares);
  return {
    ...floor,
    tiles: floor.tiles.filter(({ cells }) => !cells.some((cell) => gone.has(cell))),
    doors: floor.doors.filter(({ near, far, isOpen }) => !isOpen || !(gone.has(near) || gone.has(far))),
    joins: floor.joins.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
  };
}
