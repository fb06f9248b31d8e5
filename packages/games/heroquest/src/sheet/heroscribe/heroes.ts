import { bad, good, type Result } from '@questhall/border';
import { boardAt, plain, type TiedNote } from '@questhall/heroscribe';
import { HEROES } from '../../content/heroes.ts';
import type { Square } from '../sheet.ts';
import { CORRIDOR, footprint, nameSquare, roomAt, STAIRS_SIDE, stairSquares } from '../squares.ts';
import { addStairs, type Draft, distance, freeNear, isFree, namesOf, remark, warn } from './draft.ts';
import { partsOf, reachedFrom, walkFrom } from './walk.ts';

/** Steps by which a spot in a room may be farther away than one that stops up a corridor. */
const CORRIDOR_PENALTY = 8;
const FALSE_DOOR = /\bwon't budge\b|\bto fool\b|\bfalse\b|\bcannot be opened\b|\bdoes not open\b/i;
const BEGIN =
  /\b(?:heroes|players|adventurers|characters)\b[^.]*\b(?:begin|start)s?\b|\bstarting (?:room|square|point)\b/i;

/** Where the heroes come in, and the stairway by which they leave. */
export function placeHeroes(draft: Draft, notes: readonly TiedNote[], speech: string): Result<null> {
  const { stairs, surface } = draft;
  const outs = draft.ways.filter(({ way, at }) => way === 'out' && !isFalse(draft, notes, at)).map(({ at }) => at);
  const isToSurface = surface !== null && /\bsurface\b/i.test(speech);
  const begin = beginOf(draft, notes) ?? (outs.length > 0 && stairs === null ? surface : null) ?? heroMark(draft);
  if (begin !== null && comeFrom(draft, begin, outs, surface)) return good(null);
  const leaveBy = outs.length > 0 ? outs : isToSurface ? [surface] : [];
  if (stairs !== null && leaveBy.length > 0 && leaveElsewhere(draft, stairs, leaveBy)) return good(null);
  if (stairs !== null) return good(null);
  const both = draft.ways.find(({ way }) => way === 'both') ?? draft.ways[0];
  if (both !== undefined && comeFrom(draft, both.at, [], null)) return good(null);
  return chooseSpot(draft);
}

/** Some doors out are there to fool the heroes, and their notes say so. */
const isFalse = ({ plan }: Draft, notes: readonly TiedNote[], at: Square): boolean =>
  notes.some(
    ({ squares, text }) => FALSE_DOOR.test(plain(text)) && squares.some((square) => distance(plan, square, at) <= 2),
  );

/** A room whose note says so, or a door with an arrow that points in. */
function beginOf(draft: Draft, notes: readonly TiedNote[]): Square | null {
  const room = notes.find(({ squares, text }) => squares.length > 0 && BEGIN.test(plain(text)));
  return room?.squares[0] ?? draft.ways.find(({ way }) => way === 'in')?.at ?? null;
}

/** Hero figures say where to begin where nothing else does. */
function heroMark({ stairs, heroMarks }: Draft): Square | null {
  return stairs !== null || heroMarks.size === 0 ? null : (heroMarks.values().next().value ?? null);
}

/** The heroes begin around a square and leave by one of the doors, by the stairway, or where they came in. */
function comeFrom(draft: Draft, from: Square, outs: readonly Square[], surface: Square | null): boolean {
  const { plan } = draft;
  const reached = walkFrom(draft, from);
  const isStairsReached = stairSquares(plan, draft.stairs).some((square) => (reached.distance[square] ?? -1) >= 0);
  if (draft.stairs !== null && !isStairsReached) {
    warn(draft, `no way leads from ${nameSquare(plan, from)} to the stairway: the heroes begin on the stairway`);
    return false;
  }
  const steps = (square: Square): number => reached.distance[square] ?? -1;
  // Of several doors out the farthest: the others are there to fool somebody.
  const target = outs
    .filter((at) => steps(at) > 0)
    .toSorted((one, other) => steps(other) - steps(one) || one - other)[0];
  const away = target ?? (surface !== null && surface !== from && steps(surface) > 0 ? surface : from);
  const start = startAround(draft, from);
  if (start.length < HEROES.length) return false;
  if (draft.stairs === null) {
    // Whoever comes and goes by the same way begins on the stairway, unless figures show where.
    const isSame = away === from && ![...draft.heroMarks.values()].includes(from);
    const spot = spotNear(draft, away, isSame ? [] : start, (square) => steps(square) >= 0);
    if (spot < 0) return false;
    addStairs(draft, spot);
    warn(
      draft,
      `the file has no stairway: the way out is a stairway at ${nameSquare(plan, spot)}, near ${nameSquare(plan, away)}`,
    );
    if (isSame) return true;
  }
  draft.start = start;
  warn(draft, `the heroes begin at ${namesOf(plan, start)}, not on the stairway`);
  return true;
}

/** They come in by the drawn stairway, but leave elsewhere. */
function leaveElsewhere(draft: Draft, stairs: Square, outs: readonly (Square | null)[]): boolean {
  const { plan } = draft;
  const start = stairSquares(plan, stairs);
  const walk = walkFrom(draft, stairs).distance;
  const target = outs.find((at): at is Square => at !== null && (walk[at] ?? -1) > 0);
  if (target === undefined) return false;
  const spot = spotNear(draft, target, start, (square) => (walk[square] ?? -1) >= 0);
  if (spot < 0) return false;
  for (const square of start) draft.filled.delete(square);
  addStairs(draft, spot);
  draft.start = start;
  warn(
    draft,
    `the heroes come in by the stairway at ${nameSquare(plan, stairs)}; they leave by another one at ${nameSquare(plan, spot)}`,
  );
  return true;
}

/** Four free squares near it, if possible without going through a door. */
function startAround(draft: Draft, from: Square): Square[] {
  const isTrap = (square: Square): boolean => draft.traps.some(({ at }) => at === square);
  const marks = HEROES.map((_, index) => draft.heroMarks.get(index) ?? -1);
  if (marks.includes(from) && marks.every((mark) => isFree(draft, mark)) && new Set(marks).size === marks.length)
    return marks;
  const near = [...reachedFrom(walkFrom(draft, from, false)), ...reachedFrom(walkFrom(draft, from))];
  return [...new Set(near)].filter((square) => isFree(draft, square) && !isTrap(square)).slice(0, HEROES.length);
}

/** The top left of the nearest two by two squares with nothing on them; -1 if there are none. */
function spotNear(
  draft: Draft,
  near: Square,
  taken: readonly Square[],
  isAllowed: (square: Square) => boolean,
): Square {
  const walk = walkFrom(draft, near).distance;
  const away = (at: Square): number =>
    Math.min(...footprint(draft.plan, at, STAIRS_SIDE, STAIRS_SIDE).map((square) => walk[square] ?? 0)) +
    (roomAt(draft.plan, at) === CORRIDOR ? CORRIDOR_PENALTY : 0);
  let best = -1;
  for (const at of spotsOf(draft)) {
    const squares = footprint(draft.plan, at, STAIRS_SIDE, STAIRS_SIDE);
    const isGood = squares.every((square) => isAllowed(square) && (walk[square] ?? -1) >= 0 && !taken.includes(square));
    if (isGood && (best < 0 || away(at) < away(best))) best = at;
  }
  return best;
}

/** Where a stairway could lie; `isRelaxed`: also where monsters and traps would have to make room. */
function spotsOf(draft: Draft, isRelaxed = false): Square[] {
  const { plan, grid, blocked, filled } = draft;
  const traps = new Set(draft.traps.map(({ at }) => at));
  const isGood = (square: Square): boolean =>
    square >= 0 &&
    square !== draft.escape &&
    (isRelaxed ? !blocked.has(square) && !filled.has(square) : isFree(draft, square) && !traps.has(square));
  return Array.from({ length: grid.size }, (_, square) => square).filter((at) => {
    const squares = footprint(plan, at, STAIRS_SIDE, STAIRS_SIDE);
    const isOneRoom = new Set(squares.map((square) => `${roomAt(plan, square)} ${boardAt(grid, square)}`)).size === 1;
    return squares.every(isGood) && isOneRoom;
  });
}

/** Nothing says where to begin: a spot in the largest part of the board, in a quiet room if there is one. */
function chooseSpot(draft: Draft): Result<null> {
  const { plan } = draft;
  const { part, sizes } = partsOf(draft);
  const haunted = new Set(draft.monsters.map(({ at }) => roomAt(plan, at)));
  const rank = (at: Square): number => {
    const room = roomAt(plan, at);
    return (sizes[part[at] ?? -1] ?? 0) * 4 - (haunted.has(room) ? 2 : 0) - (room === CORRIDOR ? 1 : 0);
  };
  const best = (spots: readonly Square[]): Square | undefined =>
    spots.toSorted((one, other) => rank(other) - rank(one) || one - other)[0];
  const spot = best(spotsOf(draft)) ?? best(spotsOf(draft, true));
  if (spot === undefined) return bad('the quest', 'has no two by two squares in play on which the heroes could begin');
  addStairs(draft, spot);
  makeRoom(draft, stairSquares(plan, spot));
  warn(draft, `the file does not say where the heroes begin: a stairway was put at ${nameSquare(plan, spot)}`);
  return good(null);
}

/** Whoever stands where the stairway goes steps aside. */
function makeRoom(draft: Draft, squares: readonly Square[]): void {
  const keep = <X extends { readonly at: Square }>(list: X[], isKept: (one: X) => boolean): void =>
    void list.splice(0, list.length, ...list.filter(isKept));
  keep(draft.traps, ({ at, kind }) => {
    if (squares.includes(at)) remark(draft, `a trap, ${kind}, made room for the stairway`, nameSquare(draft.plan, at));
    return !squares.includes(at);
  });
  keep(draft.monsters, (monster) => {
    if (!squares.includes(monster.at)) return true;
    const aside = freeNear(draft, monster.at);
    draft.occupied.delete(monster.at);
    if (aside < 0) remark(draft, `${monster.key} made room for the stairway`, nameSquare(draft.plan, monster.at));
    else draft.occupied.add(aside);
    monster.at = aside;
    return aside >= 0;
  });
}
