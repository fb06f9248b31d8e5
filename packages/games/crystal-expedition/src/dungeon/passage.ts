import type { Cell, Direction } from '@questhall/grid';
import {
  type Door,
  type Exit,
  grown,
  isFree,
  type Join,
  joinsAt,
  type Opening,
  offsetOf,
  openingOf,
  RIGHT,
  stepTo,
  turnedBy,
  walledUp,
  wayTo,
} from '@questhall/tiles';
import type { PassageWall, RolledEnd } from '../content/exploration.ts';
import type { End } from '../content/tiles.ts';
import type { Floor, Tile } from '../types/floor.ts';
import { pieceTo, SECTION_LENGTH, sectionTo, TURN_TO, type Turned } from './shapes.ts';

/** What the dice say of a passage. [passage.length, passage.end, passage.doors] */
export interface RolledPassage {
  readonly sections: number;
  readonly end: RolledEnd;
  readonly doors: readonly PassageWall[];
  /** Stairs Down lie at its end if they fit there. [explore.stairs-down-quest-five] */
  readonly hasStairs: boolean;
}

type Rule =
  | 'passage.length'
  | 'passage.doors'
  | 'passage.end'
  | 'tiles.passage-shortening'
  | 'tiles.end-fallback'
  | 'explore.last-way-on'
  | 'explore.stairs-down-quest-five';

export interface LaidPassage {
  readonly floor: Floor;
  /** The new tiles in the order of walking; none where the way was bricked up. */
  readonly tiles: readonly Tile[];
  readonly sections: number;
  readonly end: End;
  /** Where the passage begins in its left lane, and which way it goes. */
  readonly origin: Cell;
  readonly way: Direction;
  /** What was laid leads on: an end or a door to explore, or Stairs Down. */
  readonly leadsOn: boolean;
  readonly rule: Rule;
}

/** A way into the dark: the squares at which a passage can begin in its left lane, the best first. */
interface Entrance {
  readonly id: number;
  readonly way: Direction;
  readonly origins: readonly Cell[];
  /** It is as wide as the passage; a door joins one lane alone, by being open. */
  readonly isWide: boolean;
}

const entranceOf = (exit: Opening | Door): Entrance =>
  'near' in exit ? behindDoor(exit) : { ...exit, origins: [exit.left + stepTo(exit.way)], isWide: true };

/** Behind a door of a room lies the left lane, or else the right one. [tiles.passage-shortening] */
function behindDoor({ id, near, far }: Door): Entrance {
  const way = wayTo(near, far);
  return { id, way, origins: [far, far - stepTo(turnedBy(way, RIGHT))], isWide: false };
}

const hasRoomFor = (tiles: readonly Tile[], origin: Cell, { squares }: Turned): boolean =>
  isFree(tiles, origin, squares);

/** Whether a passage could begin behind a door here. [tiles.room-door-needs-space] */
export const canLeadOn = (tiles: readonly Tile[], door: Door): boolean => {
  const { origins, way } = behindDoor(door);
  return origins.some((origin) => hasRoomFor(tiles, origin, sectionTo(way)));
};

/** The ends to try for the one that was rolled. [tiles.end-fallback] */
const CANDIDATES: Readonly<Record<RolledEnd, readonly End[]>> = {
  'dead-end': [],
  left: ['left', 'right'],
  right: ['right', 'left'],
  't-junction': ['t-junction'],
  'four-way': ['four-way'],
  open: ['open'],
};

/** What replaces an end that leaves nothing to explore. [explore.last-way-on] */
const LAST_WAYS: readonly End[] = ['t-junction', 'right', 'left', 'open'];

/** An end that fits, with the exits of it that stay open. */
interface FittingEnd {
  readonly end: End;
  readonly piece: Turned | null;
  readonly exits: readonly Exit[];
}

const DEAD_END: FittingEnd = { end: 'dead-end', piece: null, exits: [] };

/** Where the end of a passage comes to lie: behind its last section. */
interface Tail {
  readonly tiles: readonly Tile[];
  readonly at: Cell;
  readonly way: Direction;
}

/** The first of these ends that fits and leads on; Stairs Down lead on by themselves. */
function firstFitting(tail: Tail, ends: readonly End[]): FittingEnd | null {
  for (const end of ends) {
    const fitting = fitted(tail, end);
    if (fitting !== null && (fitting.exits.length > 0 || end === 'stairs-down')) return fitting;
  }
  return null;
}

function fitted({ tiles, at, way }: Tail, end: End): FittingEnd | null {
  if (end === 'dead-end') return DEAD_END;
  const isClear = ({ left, way: out }: Exit): boolean => hasRoomFor(tiles, at + left, sectionTo(out));
  if (end === 'open') {
    const ahead: Exit = { left: 0, right: offsetOf([1, 0], way), way };
    return { end, piece: null, exits: isClear(ahead) ? [ahead] : [] };
  }
  const piece = pieceTo(end, way);
  return hasRoomFor(tiles, at, piece) ? { end, piece, exits: piece.exits.filter(isClear) } : null;
}

/**
 * Lays a passage behind an end or a door of a room. Where nothing else is left to explore, and something must be, it
 * leads on if anything can. [tiles.passage-shortening, tiles.end-fallback, explore.last-way-on]
 */
export function layPassage(
  floor: Floor,
  exit: Opening | Door,
  rolled: RolledPassage,
  mustLeadOn: boolean,
): LaidPassage {
  const entrance = entranceOf(exit);
  const { way } = entrance;
  const origin = entrance.origins.find((start) => hasRoomFor(floor.tiles, start, sectionTo(way)));
  if (origin === undefined) return brickedUp(floor, entrance);
  const sections = sectionsFrom(floor, origin, way, rolled.sections);
  const laid = sections.map((start, at): Tile => tileAt(floor.next + at, start, sectionTo(way)));
  const tail: Tail = { tiles: [...floor.tiles, ...laid], at: origin + sections.length * length(way), way };
  const asRolled =
    firstFitting(tail, [...(rolled.hasStairs ? (['stairs-down'] as const) : []), ...CANDIDATES[rolled.end]]) ??
    DEAD_END;
  const isClosed = asRolled.end === 'dead-end' && rolled.doors.length === 0;
  const lastWay = mustLeadOn && isClosed ? firstFitting(tail, LAST_WAYS) : null;
  const rule = ruleOf(rolled, sections.length, asRolled, lastWay !== null);
  return lay(floor, entrance, { origin, laid, tail, chosen: lastWay ?? asRolled, doors: rolled.doors, rule });
}

/** What a section adds to the number of a square for whoever goes that way. */
const length = (way: Direction): number => SECTION_LENGTH * stepTo(way);

/** Where the sections begin, up to the first that does not fit. */
function sectionsFrom(floor: Floor, origin: Cell, way: Direction, wanted: number): readonly Cell[] {
  const starts: Cell[] = [];
  for (let start = origin; starts.length < wanted; start += length(way)) {
    if (!hasRoomFor(floor.tiles, start, sectionTo(way))) break;
    starts.push(start);
  }
  return starts;
}

const tileAt = (id: number, origin: Cell, { kind, squares }: Turned): Tile => ({
  id,
  kind,
  cells: squares.map((square) => origin + square),
});

function ruleOf(rolled: RolledPassage, sections: number, { end }: FittingEnd, isLastWay: boolean): Rule {
  if (isLastWay) return 'explore.last-way-on';
  if (sections < rolled.sections) return 'tiles.passage-shortening';
  if (end === 'stairs-down') return 'explore.stairs-down-quest-five';
  if (end !== rolled.end) return 'tiles.end-fallback';
  if (rolled.doors.length > 0) return 'passage.doors';
  return end === 'open' ? 'passage.length' : 'passage.end';
}

function brickedUp(floor: Floor, { id, way, origins }: Entrance): LaidPassage {
  return {
    floor: walledUp(floor, id),
    tiles: [],
    sections: 0,
    end: 'dead-end',
    origin: origins[0] ?? 0,
    way,
    leadsOn: false,
    rule: 'tiles.passage-shortening',
  };
}

interface Plan {
  readonly origin: Cell;
  /** The sections. */
  readonly laid: readonly Tile[];
  readonly tail: Tail;
  readonly chosen: FittingEnd;
  readonly doors: readonly PassageWall[];
  readonly rule: Rule;
}

function lay(floor: Floor, { id, way, isWide }: Entrance, plan: Plan): LaidPassage {
  const { origin, laid, tail, chosen, rule } = plan;
  const pieceId = floor.next + laid.length;
  const pieces = chosen.piece === null ? [] : [tileAt(pieceId, tail.at, chosen.piece)];
  const tiles = [...laid, ...pieces];
  const first = floor.next + tiles.length;
  const openings = chosen.exits.map((exit, at) => openingOf(first + at, first - 1, tail.at, exit));
  const doors = plan.doors.map((side, at) => passageDoor(first + openings.length + at, tail, side));
  const joins: Join[] = tiles.flatMap((_, at) => (at > 0 || isWide ? joinsAt(origin + at * length(way), way) : []));
  const next = first + openings.length + doors.length;
  return {
    floor: grown(floor, { explored: id, tiles, openings, doors, joins, next }),
    tiles,
    sections: laid.length,
    end: chosen.end,
    origin,
    way,
    leadsOn: openings.length + doors.length > 0 || chosen.end === 'stairs-down',
    rule,
  };
}

/** At the third square of the last section. [passage.doors] */
function passageDoor(id: number, { at, way }: Tail, side: PassageWall): Door {
  const near = at + offsetOf([side === 'left' ? 0 : 1, -3], way);
  return { id, near, far: near + stepTo(turnedBy(way, TURN_TO[side])), isOpen: false };
}
