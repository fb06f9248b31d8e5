import type { Cell } from '@questhall/grid';
import { type Join, type Opening, SHEET, stepTo } from '@questhall/tiles';
import { newFloor, restock } from '../../dungeon/floor.ts';
import type { Event, Floor, Tile, View } from '../../types/index.ts';

/** The dungeon after an event: it grows, and seldom shrinks. */
export function floorAfter(view: View, event: Event): View {
  const { floor } = view;
  switch (event.type) {
    case 'laid':
      return { ...view, floor: grown(view, event) };
    case 'reclaimed':
      return {
        ...view,
        floor: shrunk(view, event.squares),
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
      return { ...view, floor: newFloor(event.level) };
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
function grown(view: View, { tiles, openings, doors }: Extract<Event, { type: 'laid' }>): Floor {
  const { floor, house } = view;
  const fresh = tiles.map((tile, i): Tile => ({ ...tile, id: floor.next + i }));
  const used = exploredOpening(view, fresh);
  const joins: Join[] = [...floor.joins];
  if (used !== undefined) for (const from of [used.left, used.right]) joins.push({ from, to: from + stepTo(used.way) });
  for (const [i, tile] of fresh.entries()) joins.push(...bordersOf(fresh[i - 1]?.cells ?? [], tile.cells));
  const kinds = fresh.map(({ kind }) => kind);
  return {
    ...floor,
    next: Math.max(floor.next + fresh.length, ...[...openings, ...doors].map(({ id }) => id + 1)),
    tiles: [...floor.tiles, ...fresh],
    openings: [...floor.openings.filter(({ id }) => id !== used?.id), ...openings],
    doors: [...floor.doors, ...doors],
    joins,
    stock: restock(floor.stock, kinds, -1, house.unlimitedTiles),
  };
}

/** The opening that whoever explores stands at, if a passage lies behind it; a room lies behind a door. */
function exploredOpening({ floor, phase, heroes }: View, [first]: readonly Tile[]): Opening | undefined {
  const at = heroes.find(({ id }) => id === phase?.hero)?.at;
  return floor.openings.find(
    (opening) =>
      (opening.left === at || opening.right === at) && outsideOf(opening).every((cell) => first?.cells.includes(cell)),
  );
}

/** The edges between two pieces. */
const bordersOf = (one: readonly Cell[], other: readonly Cell[]): Join[] =>
  one.flatMap((from) =>
    [1, -1, SHEET.width, -SHEET.width]
      .filter((step) => other.includes(from + step))
      .map((step) => ({ from, to: from + step })),
  );

function shrunk({ floor, house }: View, squares: readonly Cell[]): Floor {
  const gone = new Set(squares);
  const isGone = ({ cells }: Tile): boolean => cells.some((cell) => gone.has(cell));
  const kinds = floor.tiles.filter(isGone).map(({ kind }) => kind);
  return {
    ...floor,
    tiles: floor.tiles.filter((tile) => !isGone(tile)),
    doors: floor.doors.filter(({ far, isOpen }) => !isOpen || !gone.has(far)),
    joins: floor.joins.filter(({ to }) => !gone.has(to)),
    stock: restock(floor.stock, kinds, 1, house.unlimitedTiles),
  };
}
