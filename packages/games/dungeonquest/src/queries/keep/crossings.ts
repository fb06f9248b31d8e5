import { type Cell, DIRECTIONS, type Direction } from '@questhall/grid';
import { OPEN, WALL } from '../../content/keep/edges.ts';
import type { Rule } from '../../rulebook/index.ts';
import type { DungeonQuest } from '../../types/index.ts';
import { fighterOf, isBelow, isInside, keepOf } from '../heroes.ts';
import { besideOf, edgeAt, facingEdge, isHoard, isLaid, isTower, roomOf, type WayOut, waysOutOf } from './squares.ts';

type Table = DungeonQuest['Table'];

/** Whether somebody else's hero stands there, and leaves no room for another. [move.no-sharing] */
export function isHeld({ heroes, fighter }: Table, square: Cell): boolean {
  if (isHoard(square) || isTower(square)) return false;
  for (let seat = 0; seat < heroes.length; seat++) {
    const hero = heroes[seat];
    if (seat !== fighter && isInside(hero) && hero.square === square && !isBelow(hero)) return true;
  }
  return false;
}

/** Why the hero cannot try that edge, in a turn in which he stood on these squares; null where he can. [move.legal] */
export function crossingRefusal(table: Table, { from, way }: WayOut, trail: readonly Cell[]): Rule | null {
  const { tiles, stack } = keepOf(table);
  const to = besideOf(from, way);
  if (to < 0) return 'move.border';
  const facing = facingEdge(tiles, from, way);
  if (edgeAt(tiles, from, way) === WALL) return facing === null ? 'move.edges-known-late' : 'move.both-edges';
  if (facing === WALL) return 'move.both-edges';
  if (facing === null && stack.length === 0) return 'move.stack-empty';
  if (isHeld(table, to)) return 'move.no-sharing';
  return trail.includes(roomOf(to)) ? 'tile.corridor-no-revisit' : null;
}

/** The edges that the hero can try. */
export function crossings(table: Table, trail: readonly Cell[]): readonly WayOut[] {
  return waysOutOf(fighterOf(table).square).filter((out) => crossingRefusal(table, out, trail) === null);
}

/** The edge that leads from the hero's room to that square; undefined where it lies beside none of it. */
export const wayTo = (table: Table, to: Cell): WayOut | undefined =>
  waysOutOf(fighterOf(table).square).find(({ from, way }) => besideOf(from, way) === to && roomOf(to) !== roomOf(from));

/** Why a Secret Door does not lead there; null where it does. [search.secret-door] */
export function secretDoorRefusal(table: Table, to: Cell): Rule | null {
  const out = wayTo(table, to);
  if (out === undefined) return 'search.secret-door';
  const { tiles, stack } = keepOf(table);
  if (!isLaid(tiles, to) && stack.length === 0) return 'move.stack-empty';
  return isHeld(table, to) ? 'move.no-sharing' : null;
}

export const secretDoors = (table: Table): readonly Cell[] =>
  waysOutOf(fighterOf(table).square)
    .map(({ from, way }) => besideOf(from, way))
    .filter((to) => secretDoorRefusal(table, to) === null);

/** Where the hero could flee to, who came from there in this turn, or has not moved in it. [escape.retreat-square] */
export function retreatSquares(table: Table, from: Cell): readonly Cell[] {
  if (from >= 0) return isHeld(table, from) ? [] : [from];
  const { tiles, lairs } = keepOf(table);
  const { square } = fighterOf(table);
  const isOpen = (way: Direction): boolean =>
    edgeAt(tiles, square, way) === OPEN && facingEdge(tiles, square, way) === OPEN;
  return DIRECTIONS.filter(isOpen)
    .map((way) => roomOf(besideOf(square, way)))
    .filter((to) => !isHeld(table, to) && !lairs.some((lair) => lair.square === to));
}
