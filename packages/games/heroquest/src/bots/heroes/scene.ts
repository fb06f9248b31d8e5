import { CELLS_MAX, type Flood, flood, sees as line, makeFlood, stepsApart, type Walls } from '@questhall/grid';
import { type Board, boardOf } from '../../queries/board.ts';
import { bodies as bodiesIn } from '../../queries/sight.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { HeroInPlay, MonsterInPlay, View } from '../../types/index.ts';
import { type Ground, groundOf, newGround } from './ground.ts';

/** One look at the table, laid out by square. Its lists belong to the board and hold until the next look. */
export interface Scene extends Layers {
  readonly view: View;
  readonly board: Board;
  readonly walls: Walls;
  /** Rock, furniture, and what nobody has seen yet: nobody goes there. */
  readonly fixed: Uint8Array;
  readonly heroes: readonly HeroInPlay[];
}

interface Layers {
  /** What is fixed, and known traps: no plain walk leads through. */
  readonly still: Uint8Array;
  /** The same and monsters: what a walk of this turn must go around. */
  readonly barred: Uint8Array;
  /** What stands in the way of a look. */
  readonly bodies: Uint8Array;
  /** The monster on a square, by its place in the list, plus one. */
  readonly foeAt: Uint8Array;
  /** How many heroes and allies stand there. */
  readonly friendAt: Uint8Array;
  readonly stairAt: Uint8Array;
  /** How many monsters could strike there, and where none of them goes: laid out when somebody asks. */
  readonly threats: Uint8Array;
  readonly closed: Uint8Array;
  readonly floods: Floods;
}

/** Each is filled anew by whoever needs it, and means the same thing everywhere. */
interface Floods {
  /** Where the hero to move can walk in this turn. */
  readonly reach: Flood;
  /** How far everything is from that hero, figures and traps aside. */
  readonly far: Flood;
  /** How far it is to a place the hero is heading for. */
  readonly field: Flood;
  readonly other: Flood;
}

/** Lists are made once for each board: a look must cost no more than a few microseconds. */
const desks = new WeakMap<Board, { readonly ground: Ground; readonly layers: Layers }>();

function deskOf(board: Board): { readonly ground: Ground; readonly layers: Layers } {
  const known = desks.get(board);
  if (known !== undefined) return known;
  const { grid } = board;
  const layer = (): Uint8Array => new Uint8Array(grid.size);
  const floods = { reach: makeFlood(grid), far: makeFlood(grid), field: makeFlood(grid), other: makeFlood(grid) };
  const [threats, closed] = [layer(), layer()];
  const layers = {
    still: layer(),
    barred: layer(),
    bodies: layer(),
    foeAt: layer(),
    friendAt: layer(),
    stairAt: layer(),
    threats,
    closed,
    floods,
  };
  const desk = { ground: newGround(board), layers };
  desks.set(board, desk);
  return desk;
}

/** Lays a view out. Nothing but the view is asked: what it does not show, no hero knows. [ai.hero-view-only] */
export function look(view: View): Scene {
  const board = boardOf(view.plan);
  const { ground, layers } = deskOf(board);
  const { fixed, walls } = groundOf(ground, view);
  const { still, barred, bodies, foeAt, friendAt, stairAt, threats, closed, floods } = layers;
  still.set(fixed);
  for (const { at } of view.traps) still[at] = 1;
  barred.set(still);
  bodies.fill(0);
  foeAt.fill(0);
  friendAt.fill(0);
  stairAt.fill(0);
  let number = 0;
  for (const { at } of view.monsters) {
    number += 1;
    barred[at] = 1;
    bodies[at] = 1;
    foeAt[at] = number;
  }
  const heroes: HeroInPlay[] = [];
  for (const hero of view.heroes) {
    if (hero.status !== 'here') continue;
    heroes.push(hero);
    friendAt[hero.at] = (friendAt[hero.at] ?? 0) + 1;
    bodies[hero.at] = 1;
  }
  for (const { at, isChained } of view.allies) {
    friendAt[at] = (friendAt[at] ?? 0) + 1;
    bodies[at] = 1;
    if (isChained) barred[at] = 1; // [quest.q2-prisoner]
  }
  if (view.house.tallFurnitureBlocks) bodies.set(bodiesIn(view)); // [sight.furniture-never-blocks]
  if (view.stairs !== null) for (const off of stairOffsets(board)) stairAt[view.stairs + off] = 1;
  return {
    view,
    board,
    walls,
    fixed,
    heroes,
    still,
    barred,
    bodies,
    foeAt,
    friendAt,
    stairAt,
    threats,
    closed,
    floods,
  };
}

/** From the first square of a stairway to all four. */
export const stairOffsets = ({ grid }: Board): readonly number[] => [0, 1, grid.width, grid.width + 1];

export function foeOn({ view, foeAt }: Scene, square: Square): MonsterInPlay | null {
  const number = foeAt[square] ?? 0;
  return number === 0 ? null : (view.monsters[number - 1] ?? null);
}

/** Nothing is in the way, on any board. */
export const UNBARRED: Uint8Array = new Uint8Array(CELLS_MAX);

/** Steps from a square to everywhere, over whatever is not barred. */
export function stepsFrom(
  { board, walls }: Scene,
  from: Square,
  barred: Uint8Array,
  into: Flood,
  limit: number = board.grid.size,
): Flood {
  return flood(board.grid, walls, barred, from, limit, into);
}

export const stepsTo = ({ distance }: Flood, square: Square): number => distance[square] ?? -1;

export const isShown = ({ revealed }: View, square: Square): boolean =>
  (((revealed[square >> 5] ?? 0) >> (square & 31)) & 1) === 1;

/** Whether there is a line of sight, other figures considered. Monsters may be where nobody has looked yet. */
export const hasLine = ({ view, board, walls, bodies }: Scene, from: Square, to: Square): boolean =>
  from === to || (isShown(view, to) && line(board.grid, walls, bodies, from, to));

/** Whether there is one with everybody out of the way: how far a corridor view goes. */
export const isInView = ({ board, walls }: Scene, from: Square, to: Square): boolean =>
  line(board.grid, walls, null, from, to);

/** The square on that side if nothing stands between, else -1. */
export function stepOver({ board, walls }: Scene, square: Square, direction: number): Square {
  if ((((walls[square] ?? 0) >> direction) & 1) === 1) return -1;
  return board.grid.neighbour[square * 4 + direction] ?? -1;
}

export function areBeside(scene: Scene, a: Square, b: Square): boolean {
  for (let direction = 0; direction < 4; direction++) if (stepOver(scene, a, direction) === b) return true;
  return false;
}

export const areaOf = ({ board }: Scene, square: Square): string => board.areas[square] ?? '';

/** Whether a hero may end its walk here. Pits may be shared too, but nobody wants to. [move.no-sharing] */
export const canStop = ({ foeAt, friendAt, stairAt }: Scene, square: Square): boolean =>
  foeAt[square] === 0 && (friendAt[square] === 0 || stairAt[square] === 1);

/** Columns and rows between two squares. */
export const apart = ({ board }: Scene, a: Square, b: Square): number => stepsApart(board.grid, a, b);
