import { type Grid, makeGrid } from '@questhall/grid';
import { boardAt, bordersOf, edgeOfBridge, type QuestFile } from '@questhall/heroscribe';
import type {
  ChestTrap,
  Edge,
  Find,
  FloorTrap,
  Goal,
  NamedMonster,
  Note,
  PlacedPiece,
  Plan,
  Room,
  Sheet,
  Special,
  Square,
} from '../sheet.ts';
import { CORRIDOR, columnOf, nameSquare, roomAt, rowOf, sidesIn, stairSquares, widthOf } from '../squares.ts';
import { planOf } from './plan.ts';

/** How many objects of the file came onto the sheet as what they are; those with a stand-in are counted apart. */
export interface Counts {
  doors: number;
  secretDoors: number;
  furniture: number;
  monsters: number;
  traps: number;
  standIns: number;
}

/** A door in the outer wall: the way heroes come in, or leave. */
interface Way {
  readonly way: 'in' | 'out' | 'both';
  /** The square inside. */
  readonly at: Square;
}

/** A sheet in the making. */
export interface Draft {
  readonly plan: Plan;
  readonly grid: Grid;
  readonly dark: ReadonlySet<Square>;
  /** Everything that is rock by now: dark squares and rubble. */
  readonly blocked: Set<Square>;
  readonly rubble: Set<Square>;
  readonly doors: Edge[];
  readonly openDoors: Edge[];
  readonly secretDoors: Edge[];
  /** Where boards touch; null for all along their borders. */
  readonly bridges: ReadonlySet<Edge> | null;
  readonly traps: { readonly kind: FloorTrap; readonly at: Square }[];
  readonly furniture: PlacedPiece[];
  /** Squares that stairs or furniture cover. */
  readonly filled: Set<Square>;
  /** Chests drawn with a trap. */
  readonly trapped: Square[];
  readonly monsters: { key: string; at: Square }[];
  /** Squares with a monster on them. */
  readonly occupied: Set<Square>;
  readonly named: NamedMonster[];
  /** Keys of those who have a name of their own, not only numbers. */
  readonly guardians: Set<string>;
  readonly treasures: Map<Room, Find[]>;
  readonly chestTraps: {
    readonly room: Room;
    readonly kind: ChestTrap;
    readonly damage: number;
    readonly at: Square;
  }[];
  readonly letters: Map<string, Square[]>;
  readonly numbers: { readonly id: string; readonly at: Square; readonly numbers: readonly number[] }[];
  readonly ways: Way[];
  /** Squares with a hero on them, in hero order. */
  readonly heroMarks: Map<number, Square>;
  surface: Square | null;
  stairs: Square | null;
  start: readonly Square[];
  wander: string;
  goal: Goal;
  /** What the prisoner is called. */
  captive: string | null;
  reward: number;
  escape: Square | null;
  special: Special | null;
  readonly notes: Note[];
  readonly counts: Counts;
  readonly warnings: Set<string>;
  /** What was put right: what, and where. */
  readonly mended: Map<string, string[]>;
  /** What is kept as a note because the game has nothing like it: what and why, and where. */
  readonly remarks: Map<string, string[]>;
}

export function makeDraft({ width, height, dark, bridges, warnings }: QuestFile): Draft {
  const plan = planOf(width, height);
  const grid = makeGrid(widthOf(plan), plan.length);
  return {
    plan,
    grid,
    dark,
    blocked: new Set(dark),
    rubble: new Set(),
    doors: [],
    openDoors: [],
    secretDoors: [],
    bridges: bridges.length === 0 ? null : new Set(bridges.map((bridge) => edgeOfBridge(grid, bridge))),
    traps: [],
    furniture: [],
    filled: new Set(),
    trapped: [],
    monsters: [],
    occupied: new Set(),
    named: [],
    guardians: new Set(),
    treasures: new Map(),
    chestTraps: [],
    letters: new Map(),
    numbers: [],
    ways: [],
    heroMarks: new Map(),
    surface: null,
    stairs: null,
    start: [],
    wander: 'orc',
    goal: { kind: 'reach' },
    captive: null,
    reward: 0,
    escape: null,
    special: null,
    notes: [],
    counts: { doors: 0, secretDoors: 0, furniture: 0, monsters: 0, traps: 0, standIns: 0 },
    warnings: new Set(warnings),
    mended: new Map(),
    remarks: new Map(),
  };
}

export function warn(draft: Draft, text: string): void {
  draft.warnings.add(text);
}

/** Kept as a note of the sheet, and a warning: nothing of a file is dropped in silence. */
export function remark(draft: Draft, what: string, where: string): void {
  gather(draft.remarks, what, where);
}

/** A warning that may come up in many places, and is told once. */
export function mend(draft: Draft, what: string, where: string): void {
  gather(draft.mended, what, where);
}

function gather(lists: Map<string, string[]>, what: string, where: string): void {
  const places = lists.get(what);
  if (places === undefined) lists.set(what, [where]);
  else places.push(where);
}

/** The draft as far as it is known, for those who reckon with sheets. */
export const sheetOf = (draft: Draft): Sheet => ({
  number: null,
  title: '',
  briefing: '',
  plan: draft.plan,
  isForTheBox: true,
  wander: draft.wander,
  stairs: draft.stairs,
  start: draft.start,
  isStairwayKnown: false,
  goal: draft.goal,
  captive: draft.captive,
  freed: [],
  reward: draft.reward,
  doors: draft.doors,
  openDoors: draft.openDoors,
  secretDoors: draft.secretDoors,
  walls: wallsIn(draft),
  blocked: [...draft.blocked].toSorted((one, other) => one - other),
  traps: draft.traps,
  furniture: draft.furniture,
  monsters: draft.monsters,
  later: [],
  named: draft.named,
  treasures: [...draft.treasures].filter(([, finds]) => finds.length > 0).map(([room, finds]) => ({ room, finds })),
  chestTraps: draft.chestTraps,
  alarms: [],
  aura: null,
  clock: null,
  isRising: false,
  limit: null,
  escape: draft.escape,
  special: draft.special,
  notes: draft.notes,
});

/** Whether two boards lie side by side there. */
export function isBorder({ plan, grid }: Draft, edge: Edge): boolean {
  const [first, second] = sidesIn(plan, edge);
  return boardAt(grid, first) !== boardAt(grid, second);
}

/**
 * The walls along the borders: boards touch only at their bridges. A door on a bridge stands in a wall; rock needs
 * none.
 */
export function wallsIn({ plan, grid, bridges, blocked, doors, openDoors, secretDoors }: Draft): Edge[] {
  if (bridges === null) return [];
  const isOpen = (edge: Edge): boolean => bridges.has(edge) && ![...doors, ...openDoors, ...secretDoors].includes(edge);
  const isInPlay = (edge: Edge): boolean => sidesIn(plan, edge).some((side) => !blocked.has(side));
  return bordersOf(grid).filter((edge) => !isOpen(edge) && isInPlay(edge));
}

/** Whether a figure could be put there. */
export const isFree = ({ blocked, filled, occupied }: Draft, square: Square): boolean =>
  square >= 0 && !blocked.has(square) && !filled.has(square) && !occupied.has(square);

export function addStairs(draft: Draft, at: Square): void {
  draft.stairs = at;
  for (const square of stairSquares(draft.plan, at)) draft.filled.add(square);
}

export function addMonster(draft: Draft, key: string, at: Square): void {
  draft.monsters.push({ key, at });
  draft.occupied.add(at);
}

/** The nearest free square of the same room, or of the corridor on the same board; -1 if all are taken. */
export function freeNear(draft: Draft, from: Square): Square {
  if (from < 0) return -1;
  const room = roomAt(draft.plan, from);
  let best = -1;
  for (let square = 0; square < draft.grid.size; square++) {
    const isThere = roomAt(draft.plan, square) === room && boardAt(draft.grid, square) === boardAt(draft.grid, from);
    if (!isThere || !isFree(draft, square)) continue;
    if (best < 0 || distance(draft.plan, from, square) < distance(draft.plan, from, best)) best = square;
  }
  return best;
}

/** In steps, as if there were no walls. */
export const distance = (plan: Plan, a: Square, b: Square): number =>
  Math.abs(columnOf(plan, a) - columnOf(plan, b)) + Math.abs(rowOf(plan, a) - rowOf(plan, b));

/** Rooms of these squares, each once; corridors are none. */
export const roomsOf = (plan: Plan, squares: readonly Square[]): Room[] =>
  [...new Set(squares.map((square) => roomAt(plan, square)))].filter((room) => room !== CORRIDOR && room !== '');

export const namesOf = (plan: Plan, squares: readonly Square[]): string =>
  squares.map((square) => nameSquare(plan, square)).join(' ');
