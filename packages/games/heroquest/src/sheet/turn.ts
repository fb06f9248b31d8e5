import { edgeOf, sideOf } from '@questhall/grid';
import type { Edge, Goal, Placed, Plan, Sheet, Special, Square } from './sheet.ts';
import { columnOf, rowOf, STAIRS_SIDE, sidesIn, squareAt, widthOf } from './squares.ts';

/** A valid sheet with left and right exchanged, the plan with everything on it. [campaign.replay-changed] */
export const mirrorSheet = (sheet: Sheet): Sheet =>
  turnSheet(sheet, { plan: sheet.plan.map(backwards), isRotated: false });

/** Turned by half a circle. [campaign.replay-changed] */
export const rotateSheet = (sheet: Sheet): Sheet =>
  turnSheet(sheet, { plan: sheet.plan.map(backwards).toReversed(), isRotated: true });

const backwards = (row: string): string => [...row].toReversed().join('');

/** The plan as it is afterwards, and whether rows are exchanged too. */
interface Turn {
  readonly plan: Plan;
  readonly isRotated: boolean;
}

function turnSheet(sheet: Sheet, turn: Turn): Sheet {
  const square = (at: Square): Square => turnSquare(turn, at);
  const edge = (at: Edge): Edge => turnEdge(turn, at);
  const placed = ({ key, at }: Placed): Placed => ({ key, at: square(at) });
  return {
    ...sheet,
    plan: turn.plan,
    stairs: sheet.stairs === null ? null : turnCorner(turn, sheet.stairs, STAIRS_SIDE, STAIRS_SIDE),
    start: sheet.start.map(square),
    goal: turnGoal(turn, sheet.goal),
    doors: sheet.doors.map(edge),
    openDoors: sheet.openDoors.map(edge),
    secretDoors: sheet.secretDoors.map(edge),
    walls: sheet.walls.map(edge),
    blocked: sheet.blocked.map(square),
    traps: sheet.traps.map(({ kind, at }) => ({ kind, at: square(at) })),
    furniture: sheet.furniture.map((piece) => ({
      ...piece,
      at: turnCorner(turn, piece.at, piece.width, piece.height),
    })),
    monsters: sheet.monsters.map(placed),
    later: sheet.later.map(placed),
    chestTraps: sheet.chestTraps.map((trap) => ({
      ...trap,
      at: trap.at === null ? null : turnTrapped(turn, sheet, trap.at),
    })),
    alarms: sheet.alarms.map(({ room, edges }) => ({ room, edges: edges.map(edge) })),
    clock: sheet.clock === null ? null : { ...sheet.clock, at: square(sheet.clock.at) },
    escape: sheet.escape === null ? null : square(sheet.escape),
    special: turnSpecial(turn, sheet.special),
    notes: sheet.notes.map((note) => ({ ...note, at: note.at === null ? null : square(note.at) })),
  };
}

/** Both plans are of the same size, so either tells columns from rows. */
function turnSquare({ plan, isRotated }: Turn, at: Square): Square {
  const row = rowOf(plan, at);
  return squareAt(plan, widthOf(plan) - 1 - columnOf(plan, at), isRotated ? plan.length - 1 - row : row);
}

/** An edge is called by its western or northern square, which may be the other one afterwards. */
function turnEdge(turn: Turn, edge: Edge): Edge {
  const [first, second] = sidesIn(turn.plan, edge);
  return edgeOf(Math.min(turnSquare(turn, first), turnSquare(turn, second)), sideOf(edge));
}

/** The top-left square of something that covers several. */
function turnCorner({ plan, isRotated }: Turn, at: Square, width: number, height: number): Square {
  const row = rowOf(plan, at);
  return squareAt(plan, widthOf(plan) - columnOf(plan, at) - width, isRotated ? plan.length - row - height : row);
}

/** A trapped piece is called by its corner. */
function turnTrapped(turn: Turn, { furniture }: Sheet, at: Square): Square {
  const piece = furniture.find((placed) => placed.at === at);
  return piece === undefined ? turnSquare(turn, at) : turnCorner(turn, at, piece.width, piece.height);
}

function turnGoal(turn: Turn, goal: Goal): Goal {
  if (goal.kind === 'escort') return { ...goal, square: turnSquare(turn, goal.square) };
  if (goal.kind === 'carry') return { ...goal, squares: goal.squares.map((square) => turnSquare(turn, square)) };
  return goal;
}

function turnSpecial(turn: Turn, special: Special | null): Special | null {
  if (special?.kind !== 'portals') return special;
  const arrivals = Object.entries(special.arrivals).map(([room, at]): [string, Square] => [room, turnSquare(turn, at)]);
  return { ...special, arrivals: Object.fromEntries(arrivals) };
}
