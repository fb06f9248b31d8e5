import { DIRECTIONS, hasWall, sidesOf } from '@questhall/grid';
import { below, type Rng, type Seat, type State } from '@questhall/kernel';
import { cloneHidden } from './clone.ts';
import { MONSTERS } from './content/monsters.ts';
import { zargonSeat } from './frames/agenda.ts';
import { areaAt, boardOf, CORRIDOR, footprint, isRevealed, stairSquares } from './queries/board.ts';
import { lurkingOf } from './queries/lurking.ts';
import { FLOOR_TRAPS, type Room, type Square } from './sheet/sheet.ts';
import type { HeroQuest, Hidden, Lurking, Table } from './types/index.ts';

const NEW_MONSTERS_MAX = 4;
const NEW_TRAPS_MAX = 4;

/**
 * Redraws what a seat cannot know: all of the sheet that has not come to light. Zargon knows everything but the dice.
 */
export function imagine(draft: State<HeroQuest>, seat: Seat, rng: Rng): void {
  if (seat === zargonSeat(draft)) return;
  const { table } = draft;
  const { hidden } = table;
  const dark = darkSquares(table);
  hidden.rocks = redrawRocks(table, dark, rng);
  hidden.doors = redrawDoors(table, rng);
  hidden.secretDoors = redrawSecretDoors(table, rng);
  hidden.furniture = hidden.furniture.filter(() => below(rng, 2) === 0);
  redrawGoal(table, dark, rng);
  hidden.monsters = redrawMonsters(table, dark, rng);
  hidden.traps = redrawTraps(table, rng);
  redrawRooms(table, rng);
  hidden.later = hidden.later.map((one) => ({ ...one, at: pick(rng, dark) ?? one.at }));
  hidden.wander = anyMonster(table, rng, 0);
  hidden.escape = pick(rng, dark) ?? hidden.escape;
  hidden.isRising = below(rng, 2) === 0;
  hidden.notes = [];
  redrawPortals(hidden, rng);
  table.hidden = cloneHidden(hidden); // another one: whoever remembers walls by what was hidden must look again
  for (const monster of table.monsters) monster.spells = monster.spells.filter(() => below(rng, 2) === 0);
}

const pick = <X>(rng: Rng, from: readonly X[]): X | undefined =>
  from.length === 0 ? undefined : from[below(rng, from.length)];

function darkSquares(table: Table): Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < boardOf(table.plan).grid.size; square++)
    if (!isRevealed(table, square)) squares.push(square);
  return squares;
}

/** Rock is seen from the square before it, so it is imagined only where no such square is in the light. */
function redrawRocks(table: Table, dark: readonly Square[], rng: Rng): Square[] {
  const { grid, walls } = boardOf(table.plan);
  const isDeep = (square: Square): boolean =>
    DIRECTIONS.every(
      (direction) =>
        hasWall(walls, square, direction) || !isRevealed(table, grid.neighbour[square * 4 + direction] ?? -1),
    );
  const deep = dark.filter((square) => areaAt(table, square) === CORRIDOR && isDeep(square));
  return [...new Set(table.hidden.rocks.map(() => pick(rng, deep)).filter((square) => square !== undefined))];
}

/** Edges with a wall that carry no door anybody knows of. */
function blankEdges(table: Table): number[] {
  const known = new Set(table.doors.map(({ edge }) => edge));
  return boardOf(table.plan).edges.filter((edge) => !known.has(edge));
}

function redrawDoors(table: Table, rng: Rng): Hidden['doors'] {
  const { grid } = boardOf(table.plan);
  const isDark = (edge: number): boolean => sidesOf(grid, edge).every((side) => !isRevealed(table, side));
  const free = blankEdges(table).filter(isDark);
  const drawn = table.hidden.doors.map((door) => ({ ...door, edge: pick(rng, free) ?? door.edge }));
  return drawn.filter((door, i) => drawn.findIndex(({ edge }) => edge === door.edge) === i);
}

function redrawSecretDoors(table: Table, rng: Rng): number[] {
  const taken = new Set(table.hidden.doors.map(({ edge }) => edge));
  const free = blankEdges(table).filter((edge) => !taken.has(edge));
  return [...new Set(table.hidden.secretDoors.map((edge) => pick(rng, free) ?? edge))];
}

/** The stairway, the captive and the gold are somewhere in the dark. */
function redrawGoal(table: Table, dark: readonly Square[], rng: Rng): void {
  const { hidden } = table;
  if (hidden.goalSquare !== null) hidden.goalSquare = pick(rng, dark) ?? hidden.goalSquare;
  hidden.goldChests = hidden.goldChests.map((at) => pick(rng, dark) ?? at);
  hidden.goldChests = hidden.goldChests.filter((at, i) => hidden.goldChests.indexOf(at) === i);
  if (hidden.stairs === null) return;
  const { squaresOf, grid } = boardOf(table.plan);
  const corners = [...squaresOf].flatMap(([room, squares]) => {
    if (room === CORRIDOR) return [];
    const isCorner = (square: Square): boolean =>
      (square % grid.width) + 1 < grid.width &&
      stairSquares({ plan: table.plan, stairs: square }).every(
        (one) => squares.includes(one) && !isRevealed(table, one),
      );
    return squares.filter(isCorner);
  });
  hidden.stairs = pick(rng, corners) ?? hidden.stairs;
}

function anyMonster({ house }: Table, rng: Rng, at: Square): Lurking {
  return lurkingOf({ named: [] }, pick(rng, MONSTERS) ?? 'orc', at, house);
}

/** Some are not there, some are elsewhere, some are new; whoever must be slain is somewhere. */
function redrawMonsters(table: Table, dark: readonly Square[], rng: Rng): Lurking[] {
  const { hidden, goal } = table;
  const wanted = goal.kind === 'kill' ? goal.keys : [];
  const filled = new Set([...hidden.rocks, ...hidden.furniture.flatMap((piece) => footprint(table, piece))]);
  if (hidden.stairs !== null)
    for (const stair of stairSquares({ plan: table.plan, stairs: hidden.stairs })) filled.add(stair);
  const free = dark.filter((square) => !filled.has(square) && !table.monsters.some(({ at }) => at === square));
  const kept = hidden.monsters.filter(({ key }) => wanted.includes(key) || below(rng, 4) > 0);
  const fresh = Array.from({ length: below(rng, NEW_MONSTERS_MAX) }, () => anyMonster(table, rng, 0));
  return [...kept, ...fresh].flatMap((one) => {
    const at = pick(rng, free);
    if (at === undefined) return wanted.includes(one.key) ? [one] : [];
    free.splice(free.indexOf(at), 1); // nobody else stands there
    return [{ ...one, at }];
  });
}

/** Anywhere but where somebody has looked, or stands, or where one is known. */
function redrawTraps(table: Table, rng: Rng): Hidden['traps'] {
  const { grid, squaresOf } = boardOf(table.plan);
  const known = [...table.rocks, ...table.hidden.rocks, ...[...table.traps, ...table.heroes].map(({ at }) => at)];
  const out = new Set(known.concat(table.trapSearched.flatMap((area) => squaresOf.get(area) ?? [])));
  const squares: Square[] = [];
  for (let square = 0; square < grid.size; square++) if (!out.has(square)) squares.push(square);
  const count = table.hidden.traps.length + below(rng, NEW_TRAPS_MAX);
  const at = [
    ...new Set(Array.from({ length: count }, () => pick(rng, squares)).filter((square) => square !== undefined)),
  ];
  return at.map((square) => ({ at: square, kind: pick(rng, FLOOR_TRAPS) ?? 'pit' }));
}

/** Treasure, chest traps and alarms change rooms. */
function redrawRooms(table: Table, rng: Rng): void {
  const { hidden } = table;
  const { squaresOf } = boardOf(table.plan);
  const rooms = [...squaresOf.keys()].filter((room) => room !== CORRIDOR);
  const unsearched = rooms.filter((room) => !table.heroes.some(({ searched }) => searched.includes(room)));
  const moved = new Map<Room, Room>();
  for (const { room } of hidden.treasures) {
    const to = pick(
      rng,
      unsearched.filter((one) => ![...moved.values()].includes(one)),
    );
    moved.set(room, to ?? room);
  }
  hidden.treasures = hidden.treasures.map(({ room, finds }) => ({ room: moved.get(room) ?? room, finds }));
  if (hidden.goalRoom !== null) hidden.goalRoom = moved.get(hidden.goalRoom) ?? hidden.goalRoom;
  const unwarned = rooms.filter((room) => !table.trapSearched.includes(room));
  hidden.chestTraps = hidden.chestTraps.map((trap) => ({ ...trap, room: pick(rng, unwarned) ?? trap.room, at: null }));
  hidden.alarms = hidden.alarms.filter(() => below(rng, 2) === 0);
}

/** Nobody but Zargon knows where the portals lead. */
function redrawPortals(hidden: Hidden, rng: Rng): void {
  const { special } = hidden;
  if (special?.kind !== 'portals') return;
  const rooms = Object.values(special.rooms);
  hidden.special = {
    ...special,
    rooms: Object.fromEntries(Object.keys(special.rooms).map((sum) => [sum, pick(rng, rooms) ?? CORRIDOR])),
  };
}
