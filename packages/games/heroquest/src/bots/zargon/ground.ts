import { type Flood, flood, isAdjacent, makeFlood, setWall, type Walls, wallOff } from '@questhall/grid';
import { type Board, boardOf, stairSquares } from '../../queries/board.ts';
import { isHere } from '../../queries/figures.ts';
import { barFurniture, isOpenPit } from '../../queries/floor.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Door, FigureId, Hidden, MonsterInPlay, View } from '../../types/index.ts';
import { type Steps, stepsTo } from './fields.ts';

/** Zargon's view with the sheet in it: his seat always has it. */
export type ZargonView = View & { readonly hidden: Hidden };

/** Where a monster can strike from this turn: a bit for each slot, and the steps to it. */
export interface Reach {
  readonly from: Square;
  readonly movement: number;
  readonly mask: number;
  readonly steps: readonly number[];
}

/**
 * What stays the same while Zargon's monsters walk about: walls, the heroes' squares, and the squares around them.
 * Monsters may pass each other, so that no distance depends on where they stand.
 */
export interface Ground {
  readonly stamp: readonly number[];
  readonly title: string;
  readonly plan: string;
  readonly round: number;
  /** Every door that there is but hidden secret ones. */
  readonly doors: readonly Door[];
  readonly board: Board;
  readonly walls: Walls;
  /** Rock and furniture. */
  readonly solid: Uint8Array;
  /** Where no monster goes. */
  readonly barred: Uint8Array;
  /** The squares of heroes and allies that can be attacked, in the order of `foesOf` in the scene. */
  readonly foes: readonly Square[];
  /** Squares from which somebody can be attacked, and whom: a bit for each foe. */
  readonly slots: readonly Square[];
  readonly slotFoes: readonly number[];
  readonly near: Steps;
  /** For those who walk through furniture; made when there is one. */
  ghostly: { readonly barred: Uint8Array; readonly near: Steps } | null;
  /** As `near`, as if every closed door stood open; made when a monster finds no way. */
  beyond: Steps | null;
  readonly reaches: Map<FigureId, Reach>;
  /** Squares on which a monster stands, or lurks unseen: written anew for each decision. */
  readonly taken: Uint8Array;
  readonly lists: Lists;
}

const SLOTS_MAX = 30;
const NOWHERE: readonly number[] = [];

/** Squares of everybody whom a monster may attack; a captive in chains is no target. */
function foeSquares({ heroes, allies }: View): Square[] {
  const squares: Square[] = [];
  for (const hero of heroes) if (isHere(hero)) squares.push(hero.at);
  for (const ally of allies) if (!ally.isChained) squares.push(ally.at);
  return squares;
}

/** Where a ground is laid out, square by square. */
interface Lists {
  readonly walls: Walls;
  readonly solid: Uint8Array;
  readonly barred: Uint8Array;
  readonly nearest: Flood;
  readonly taken: Uint8Array;
}

function newLists({ grid }: Board): Lists {
  const list = (): Uint8Array => new Uint8Array(grid.size);
  return { walls: list(), solid: list(), barred: list(), nearest: makeFlood(grid), taken: list() };
}

/** The ground under a view. It takes over the lists of the one before it, which nobody needs any more. */
export function makeGround(view: ZargonView, before: Ground | null): Ground {
  const board = boardOf(view.plan);
  const lists = before?.board === board ? before.lists : newLists(board);
  const { walls, solid, barred, taken } = lists;
  const doors = [...view.doors, ...view.hidden.doors];
  buildWalls(walls, view, board, doors);
  solid.fill(0);
  for (const rock of view.rocks) solid[rock] = 1;
  for (const rock of view.hidden.rocks) solid[rock] = 1;
  const hasGhost = view.monsters.some(isGhost);
  const ghostBarred = hasGhost ? barFolk(view, solid.slice()) : null; // rock bars a ghost, furniture does not
  barFurniture(view, view.furniture, solid);
  barFurniture(view, view.hidden.furniture, solid);
  barred.set(solid);
  barFolk(view, barred);
  const foes = foeSquares(view);
  const near = stepsTo(board.grid, walls, barred, foes, lists.nearest);
  const ghostly = ghostBarred && { barred: ghostBarred, near: stepsTo(board.grid, walls, ghostBarred, foes) };
  const { slots, slotFoes } = slotsAround(view, board, walls, foes);
  return {
    stamp: stampOf(view),
    title: view.title,
    plan: view.plan,
    round: view.round,
    doors,
    board,
    walls,
    solid,
    barred,
    foes,
    slots,
    slotFoes,
    near,
    ghostly,
    beyond: null,
    reaches: new Map(),
    taken,
    lists,
  };
}

/**
 * The walls as they are. The queries know them too, but only of a table; a player has none. [door.closed-blocks,
 * board.blocked-squares]
 */
function buildWalls(walls: Walls, view: ZargonView, { grid, walls: plain }: Board, doors: readonly Door[]): void {
  walls.set(plain);
  for (const { edge, isOpen } of doors) setWall(grid, walls, edge, !isOpen);
  for (const rock of view.rocks) wallOff(grid, walls, rock);
  for (const rock of view.hidden.rocks) wallOff(grid, walls, rock);
}

/** [monster.ghost] */
const isGhost = ({ key }: MonsterInPlay): boolean => key === 'ghost';

/**
 * Heroes, allies and stairways bar the way of every monster. [monster.not-through-heroes,
 * board.stairway-closed-to-monsters]
 */
function barFolk(view: ZargonView, barred: Uint8Array): Uint8Array {
  for (const hero of view.heroes) if (isHere(hero)) barred[hero.at] = 1;
  for (const ally of view.allies) barred[ally.at] = 1;
  for (const stair of stairSquares(view)) barred[stair] = 1;
  for (const stair of stairSquares({ plan: view.plan, stairs: view.hidden.stairs })) barred[stair] = 1;
  return barred;
}

/**
 * The squares beside each foe, and a foe's own when it has dropped into the pit of a monster.
 * [trap.monster-in-open-pit]
 */
function slotsAround(
  view: View,
  { grid }: Board,
  walls: Walls,
  foes: readonly Square[],
): Pick<Ground, 'slots' | 'slotFoes'> {
  const slots: Square[] = [];
  const slotFoes: number[] = [];
  const add = (square: Square, foe: number): void => {
    let slot = slots.indexOf(square);
    if (slot < 0) slot = slots.length < SLOTS_MAX ? slots.push(square) - 1 : -1;
    if (slot >= 0) slotFoes[slot] = (slotFoes[slot] ?? 0) | (1 << foe);
  };
  for (const [foe, at] of foes.entries()) {
    for (let direction = 0; direction < 4; direction++) {
      const beside = grid.neighbour[at * 4 + direction] ?? -1;
      if (beside >= 0 && isAdjacent(grid, walls, at, beside)) add(beside, foe);
    }
    if (isOpenPit(view, at)) add(at, foe);
  }
  return { slots, slotFoes };
}

/** Whatever the ground is made of: as long as this stays the same, so does the ground. */
function stampOf({ quest, attempt, round, changes, heroes, allies, monsters, doors, hidden }: ZargonView): number[] {
  const stamp = [quest, attempt, round, changes, doors.length, hidden.doors.length, hidden.rocks.length];
  for (const hero of heroes) stamp.push(isHere(hero) ? hero.at : -1);
  for (const { id, at, isChained } of allies) stamp.push(id, at, isChained ? 1 : 0);
  stamp.push(monsters.some(isGhost) ? 1 : 0);
  return stamp;
}

export function isSameGround({ stamp, plan, title }: Ground, view: ZargonView): boolean {
  if (plan !== view.plan || title !== view.title) return false;
  const now = stampOf(view);
  if (now.length !== stamp.length) return false;
  for (let i = 0; i < now.length; i++) if (now[i] !== stamp[i]) return false;
  return true;
}

export const barredFor = (ground: Ground, monster: MonsterInPlay): Uint8Array =>
  (isGhost(monster) ? ground.ghostly?.barred : null) ?? ground.barred;

/** A monster's steps to the nearest hero or ally, by square. */
export const nearFor = (ground: Ground, monster: MonsterInPlay): Steps =>
  (isGhost(monster) ? ground.ghostly?.near : null) ?? ground.near;

/** What is left of its move. [monster.fixed-move, monster.no-split-move] */
export const movementOf = ({ move, hasMoved }: MonsterInPlay): number => (hasMoved ? 0 : move);

export function reachOf(ground: Ground, monster: MonsterInPlay): Reach {
  const movement = movementOf(monster);
  const known = ground.reaches.get(monster.id);
  if (known !== undefined && known.from === monster.at && known.movement === movement) return known;
  const reach = measure(ground, monster, movement);
  ground.reaches.set(monster.id, reach);
  return reach;
}

function measure(ground: Ground, monster: MonsterInPlay, movement: number): Reach {
  const { board, walls, slots, solid } = ground;
  const from = monster.at;
  const far = nearFor(ground, monster)[from] ?? -1;
  if (far < 0 || far > movement + 1) return { from, movement, mask: 0, steps: NOWHERE };
  const { distance } = flood(board.grid, walls, barredFor(ground, monster), from, movement, board.flood);
  const steps: number[] = [];
  let mask = 0;
  for (const square of slots) {
    const away = solid[square] === 1 ? -1 : (distance[square] ?? -1);
    if (away >= 0) mask |= 1 << steps.length;
    steps.push(away);
  }
  return { from, movement, mask, steps };
}

/**
 * As if every closed door were open: the way the heroes would come. Portals and doors nobody has found lead nowhere.
 */
export function beyondDoors(ground: Ground): Steps {
  const { board, barred, foes } = ground;
  ground.beyond ??= stepsTo(board.grid, wallsWithoutDoors(ground), barred, foes);
  return ground.beyond;
}

/** The walls with all doors open that a hero could open sooner or later. */
export function wallsWithoutDoors({ doors, board, walls }: Ground): Walls {
  const open = walls.slice();
  for (const { edge, kind, isOpen } of doors) if (!isOpen && kind !== 'portal') setWall(board.grid, open, edge, false);
  return open;
}
