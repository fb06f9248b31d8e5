import type { Cell } from '@questhall/grid';
import type { Rng } from '@questhall/kernel';
import {
  type Door,
  type Exit,
  grown,
  isFree,
  type Join,
  joinsAt,
  type Opening,
  openingOf,
  stepTo,
  walledUp,
} from '@questhall/tiles';
import { type End, SECTION_LENGTH } from '../content/tiles.ts';
import type { Floor, Tile } from '../types/floor.ts';
import { canHaveDoor, sitePassageDoor } from './doors.ts';
import { restock } from './floor.ts';
import { reclaim } from './reclaim.ts';
import { type Run, runOf, sectionTo } from './turned.ts';

/** A line of the table of passages. [gen.passage-table] */
export interface RolledPassage {
  readonly sections: 1 | 2;
  readonly end: End;
  readonly doors: 0 | 1;
}

export interface Laid {
  readonly floor: Floor;
  /** The new tiles in the order of walking. */
  readonly tiles: readonly number[];
  /** What they are, which may differ from the roll; null when sealed. */
  readonly run: { readonly sections: 1 | 2; readonly end: End } | null;
  /** Squares that left the board. */
  readonly reclaimed: readonly Cell[];
  /** Openings that became wall: blocked exits, or the explored opening itself when it was sealed. */
  readonly walled: readonly Opening[];
  readonly door: Door | null;
  readonly isSealed: boolean;
  /** What made it so: how it was made to fit, or else where its door is, or else the plain roll. */
  readonly rule: Fit | DoorRule | AsRolled | 'fit.sealed';
}

/** Why something else was laid than was rolled, or in another way. */
type Fit = 'fit.candidates' | 'fit.clear-exit' | 'fit.two-passes' | 'fit.reclaim';

/** What the far end of a run goes by when it is laid as it was rolled. */
const AS_ROLLED: Readonly<Record<End, AsRolled>> = {
  't-junction': 'gen.passage-table',
  right: 'gen.turns-relative',
  left: 'gen.turns-relative',
  none: 'gen.no-end-piece',
  'dead-end': 'gen.passage-table',
  'four-way': 'gen.passage-table',
};
type AsRolled = 'gen.passage-table' | 'gen.turns-relative' | 'gen.no-end-piece';

/** Whether the door that was rolled has a place. */
type DoorRule = 'door.site-passage' | 'door.none-possible';

/** The ends to try for a rolled one, in this order. [fit.candidates] */
const CANDIDATES: Readonly<Record<End, readonly End[]>> = {
  'four-way': ['four-way', 't-junction', 'right', 'left', 'none'],
  't-junction': ['t-junction', 'right', 'left', 'none'],
  right: ['right', 'left', 'none'],
  left: ['left', 'right', 'none'],
  none: ['none', 'right', 'left'],
  'dead-end': ['dead-end', 'none', 'right', 'left'],
};

/** Everything that a choice depends on, the dice apart. */
interface Place {
  readonly floor: Floor;
  readonly opening: Opening;
  readonly origin: Cell;
  readonly isUnlimited: boolean;
}

interface Chosen {
  readonly run: Run;
  /** Null for what was rolled, laid as it was rolled. */
  readonly fit: Fit | null;
}

/** Explores an opening: whatever was rolled, the floor that comes back can be played on. [fit.always-continues] */
export function layPassage(
  floor: Floor,
  opening: Opening,
  rolled: RolledPassage,
  occupied: readonly Cell[],
  isUnlimited: boolean,
  rng: Rng,
): Laid {
  const place = placeOf(floor, opening, isUnlimited);
  const chosen = choose(place, rolled);
  if (chosen !== null) return lay(place, chosen.run, chosen.fit, rolled.doors, rng);
  const { floor: cleared, reclaimed } = reclaim(floor, occupied, isUnlimited);
  const placeNow = placeOf(cleared, opening, isUnlimited);
  const chance = choose(placeNow, rolled);
  if (chance !== null) return { ...lay(placeNow, chance.run, 'fit.reclaim', rolled.doors, rng), reclaimed };
  return {
    floor: walledUp(cleared, opening.id), // [fit.sealed]
    tiles: [],
    run: null,
    reclaimed,
    walled: [opening],
    door: null,
    isSealed: true,
    rule: 'fit.sealed',
  };
}

const placeOf = (floor: Floor, opening: Opening, isUnlimited: boolean): Place => ({
  floor,
  opening,
  origin: opening.left + stepTo(opening.way),
  isUnlimited,
});

/** The first run with clear exits, else the first that fits at all. [fit.two-passes] */
function choose(place: Place, rolled: RolledPassage): Chosen | null {
  const { opening } = place;
  const lengths = rolled.sections === 1 ? ([1, 2] as const) : ([2, 1] as const);
  const fitting: Run[] = [];
  for (const end of CANDIDATES[rolled.end]) {
    for (const sections of lengths) {
      const run = runOf(sections, end, opening.way);
      if (!isInStock(place, run) || !isFree(place.floor.tiles, place.origin, run.squares)) continue;
      if (run.exits.every((exit) => isClear(place, exit)))
        return { run, fit: isRolled(run, rolled) ? null : whyNotRolled(fitting, rolled) };
      fitting.push(run);
    }
  }
  const run = fitting.find((candidate) => leadsOn(place, candidate, rolled.doors));
  return run === undefined ? null : { run, fit: 'fit.two-passes' };
}

/** It is the very thing that was rolled. */
function isRolled({ end, sections }: Run, rolled: RolledPassage): boolean {
  return end === rolled.end && sections === rolled.sections;
}

/** What was rolled would have fitted, but for an exit that leads nowhere; or it did not fit at all. */
const whyNotRolled = ([first]: readonly Run[], rolled: RolledPassage): Fit =>
  first !== undefined && isRolled(first, rolled) ? 'fit.clear-exit' : 'fit.candidates';

function isInStock({ floor, isUnlimited }: Place, { sections, pieces }: Run): boolean {
  if (isUnlimited) return true;
  const last = pieces.at(-1)?.kind ?? 'passage';
  return floor.stock.passage >= sections && floor.stock[last] > 0;
}

/** A straight section laid here would overlap nothing. [fit.clear-exit] */
const isClear = ({ floor, origin }: Place, { left, way }: Exit): boolean =>
  isFree(floor.tiles, origin + left, sectionTo(way));

/** Some exit of this run is blocked; when it has no other, a door has to make up for it. [fit.two-passes] */
function leadsOn(place: Place, run: Run, doors: 0 | 1): boolean {
  if (run.exits.length !== 1) return true;
  const { floor, opening, origin } = place;
  return doors === 1 && canHaveDoor([...floor.tiles, ...tilesOf(place, run)], origin, opening.way, run);
}

const tilesOf = ({ floor, origin }: Place, run: Run): Tile[] =>
  run.pieces.map(({ kind, squares }, at) => ({
    id: floor.next + at,
    kind,
    cells: squares.map((square) => origin + square),
  }));

function lay(place: Place, run: Run, fit: Fit | null, doors: 0 | 1, rng: Rng): Laid {
  const { floor, opening, origin, isUnlimited } = place;
  const laid = tilesOf(place, run);
  const tiles = [...floor.tiles, ...laid];
  const kinds = laid.map(({ kind }) => kind);
  const last = floor.next + laid.length - 1;
  const exits = run.exits.map((exit, at) => ({
    opening: openingOf(last + 1 + at, last, origin, exit),
    isClear: isClear(place, exit),
  }));
  const site = doors === 0 ? null : sitePassageDoor(tiles, origin, opening.way, run, rng);
  const door: Door | null = site === null ? null : { id: last + 1 + exits.length, ...site, isOpen: false };
  const stocked: Floor = { ...floor, stock: restock(floor.stock, kinds, -1, isUnlimited) };
  const next = grown(stocked, {
    explored: opening.id,
    tiles: laid,
    openings: exits.filter((exit) => exit.isClear).map((exit) => exit.opening),
    doors: door === null ? [] : [door],
    joins: joinsOf(place, run),
    next: last + 1 + exits.length + (door === null ? 0 : 1),
  });
  return {
    floor: next,
    tiles: laid.map(({ id }) => id),
    run: { sections: run.sections, end: run.end },
    reclaimed: [],
    walled: exits.filter((exit) => !exit.isClear).map((exit) => exit.opening),
    door,
    isSealed: false,
    rule: fit ?? doorRule(doors, door) ?? AS_ROLLED[run.end],
  };
}

const doorRule = (doors: 0 | 1, door: Door | null): DoorRule | null =>
  doors === 0 ? null : door === null ? 'door.none-possible' : 'door.site-passage';

/** Each piece opens into the one before it over the whole width, the first into the explored opening. [tile.walls] */
const joinsOf = ({ opening: { way }, origin }: Place, { pieces }: Run): Join[] =>
  pieces.flatMap((_piece, at) => joinsAt(origin + at * SECTION_LENGTH * stepTo(way), way));
