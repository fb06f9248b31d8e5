import { DIRECTIONS, EAST, edgeAt, type Grid, hasWall, SOUTH, sidesOf, type Walls } from '@questhall/grid';
import { boardOf, footprint, isRevealed, wallsSeen, wallsTrue } from '../queries/board.ts';
import { heroesHere } from '../queries/figures.ts';
import { bodies, monsterSees } from '../queries/sight.ts';
import type { Edge, Square } from '../sheet/sheet.ts';
import type { Table } from '../types/index.ts';
import { isOncePer, type Law, law } from './law.ts';

const COLUMNS = 26;
const ROWS = 19;
const ROOMS = 24;

const isBarred = (grid: Grid, walls: Walls, edge: Edge): boolean => {
  const [one] = sidesOf(grid, edge);
  return hasWall(walls, one, edge === edgeAt(grid, one, EAST) ? EAST : SOUTH);
};

const isWalledIn = (walls: Walls, square: Square): boolean =>
  DIRECTIONS.every((direction) => hasWall(walls, square, direction));

/** Every edge of the board with the two squares beside it. */
function edgesOf({ size, width, neighbour }: Grid): (readonly [Square, Square, typeof EAST | typeof SOUTH])[] {
  const edges: (readonly [Square, Square, typeof EAST | typeof SOUTH])[] = [];
  for (let square = 0; square < size; square++) {
    if ((neighbour[square * 4 + EAST] ?? -1) >= 0) edges.push([square, square + 1, EAST]);
    if ((neighbour[square * 4 + SOUTH] ?? -1) >= 0) edges.push([square, square + width, SOUTH]);
  }
  return edges;
}

/** Two areas are always walled off from each other; within one there is no wall but what the plan draws besides. */
function isWalled({ plan }: Table): boolean {
  const { grid, walls, areas } = boardOf(plan);
  const drawn = (plan.split('\n\n')[1] ?? '').split(' ').filter(Boolean).map(Number);
  return edgesOf(grid).every(([one, other, side]) =>
    areas[one] === areas[other]
      ? !hasWall(walls, one, side) || drawn.includes(edgeAt(grid, one, side))
      : hasWall(walls, one, side),
  );
}

const doorsOf = ({ doors, hidden }: Table): Edge[] => [
  ...doors.map(({ edge }) => edge),
  ...hidden.doors.map(({ edge }) => edge),
  ...hidden.secretDoors,
];

/** On the plan of the campaign a door leads from one area to another; a sheet from elsewhere may put one anywhere. */
function areDoorsOnEdges(table: Table): boolean {
  const { grid, areas } = boardOf(table.plan);
  return doorsOf(table).every((edge) => {
    const [one, other] = sidesOf(grid, edge);
    return one >= 0 && other >= 0 && other < grid.size && (table.ownSheet !== '' || areas[one] !== areas[other]);
  });
}

const isOneWaySight = (table: Table): boolean => {
  const inTheWay = bodies(table);
  return heroesHere(table).some(({ at }) =>
    table.monsters.some(
      (monster) => monsterSees(table, at, monster.at, inTheWay) !== monsterSees(table, monster.at, at, inTheWay),
    ),
  );
};

export const BOARD_LAWS: readonly Law[] = [
  law(
    'board.grid-26-by-19',
    ({ table }) => {
      const { grid, squaresOf } = boardOf(table.plan);
      const isCampaignPlan = grid.width === COLUMNS && grid.size === COLUMNS * ROWS && squaresOf.size === ROOMS + 1;
      return table.ownSheet !== '' || isCampaignPlan;
    },
    'the quests of the campaign have 26 columns, 19 rows and 24 rooms',
  ),
  law(
    'board.walls-on-edges',
    ({ table }) => isWalled(table),
    'there is a wall wherever two areas meet, and nowhere else',
  ),
  law('board.doors-on-edges', ({ table }) => areDoorsOnEdges(table), 'every door is on an edge between two areas'),
  law(null, ({ table }) => isOncePer(doorsOf(table)), 'no two doors are on one edge'),
  law(
    'board.blocked-squares',
    ({ table }) =>
      table.rocks.every((rock) => isWalledIn(wallsSeen(table), rock) && isWalledIn(wallsTrue(table), rock)),
    'solid rock has a wall on every side',
  ),
  law(
    'board.fallen-block-is-rock',
    ({ table }) =>
      table.traps.every(({ kind, isOpen, at }) => kind !== 'block' || (!isOpen && !table.rocks.includes(at))),
    'a block that has fallen is rock, and no trap any more',
  ),
  law(
    'door.closed-blocks',
    ({ table }) => {
      const { grid } = boardOf(table.plan);
      return table.doors.every(
        ({ edge, isOpen }) =>
          isOpen || (isBarred(grid, wallsSeen(table), edge) && isBarred(grid, wallsTrue(table), edge)),
      );
    },
    'a closed door bars the way',
  ),
  law(
    'door.secret-invisible',
    ({ table }) => {
      const { grid } = boardOf(table.plan);
      return table.hidden.secretDoors.every(
        (edge) => isBarred(grid, wallsSeen(table), edge) && isBarred(grid, wallsTrue(table), edge),
      );
    },
    'a secret door that nobody has found is wall',
  ),
  law(
    'reveal.never-traps-or-secrets',
    ({ table }) => table.hidden.traps.every((trap) => !table.traps.some(({ at }) => at === trap.at)),
    'no trap is hidden and known',
  ),
  law(
    'reveal.monsters-become-active',
    ({ table }) => table.hidden.monsters.every(({ at }) => !isRevealed(table, at)),
    'no monster hides in plain sight',
  ),
  law(
    'reveal.blocked-with-neighbour',
    ({ table }) => table.hidden.rocks.every((rock) => !isRevealed(table, rock)),
    'rock that has come to light is shown',
  ),
  law(
    'reveal.permanent',
    ({ table }) =>
      table.furniture.every((piece) => footprint(table, piece).every((square) => isRevealed(table, square))),
    'what has been seen stays in the light',
  ),
  law(
    'search.secret-is-placed-closed',
    ({ table }) => table.doors.every(({ kind, isOpen, changed }) => kind !== 'secret' || !isOpen || changed !== 0),
    'a secret door that nobody has opened since it was found is closed',
  ),
  law('sight.centre-to-centre', ({ table }) => !isOneWaySight(table), 'whoever sees somebody is seen in turn'),
];
