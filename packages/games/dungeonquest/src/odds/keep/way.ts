import type { Cell, Direction } from '@questhall/grid';
import type { Seat } from '@questhall/kernel';
import { HOARD_NORTH, HOARD_SOUTH, TOWERS } from '../../content/keep/board.ts';
import { DOOR, PORTCULLIS, WALL } from '../../content/keep/edges.ts';
import { CLOAK_TILES, ROPE_TILES, TILE_SHEETS } from '../../content/keep/tile-sheets.ts';
import type { TileKind } from '../../content/keep/tiles.ts';
import { hasTreasure, itemCard } from '../../queries/keep/items.ts';
import { edgeOf, kindOf, turnedTile } from '../../queries/keep/laid.ts';
import {
  besideOf,
  edgeAt,
  facingEdge,
  isHoard,
  isTower,
  roomOf,
  squaresApart,
  UNEXPLORED,
  type WayOut,
  waysOutOf,
} from '../../queries/keep/squares.ts';
import type { Rule } from '../../rulebook/index.ts';
import type { HeroSeen, KeepSeen, View } from '../../types/index.ts';

/** What may hold up whoever goes a way. */
const HURDLES = ['doors', 'gates', 'tests', 'monsters', 'dark', 'cards'] as const;
type Hurdle = (typeof HURDLES)[number];

/** A way, as quick as it can be gone. */
export interface Way extends Readonly<Record<Hurdle, number>> {
  /** Turns, if nothing on it holds anybody up: corridors take none of their own. */
  readonly turns: number;
  /** Squares of it that nobody knows. */
  readonly unknown: number;
}

export type Goal = 'home' | 'hoard';

/** How far it is, and how long it is day. */
export interface WayOdds {
  readonly goal: Goal;
  /** Turns that are left to this hero, the one he is asked in included. */
  readonly left: number;
  /** By squares that lie there; null where nobody has found a way. */
  readonly known: Way | null;
  /** The quickest of all, if unknown squares lead on; null below, where no way has a length. */
  readonly atBest: Way | null;
  /** Squares to go below, as the crow flies; null above ground. */
  readonly below: number | null;
  readonly rules: readonly Rule[];
}

const GOALS: Readonly<Record<Goal, readonly Cell[]>> = { home: TOWERS, hoard: [HOARD_NORTH] };
const SQUARES: Readonly<Record<Goal, readonly Cell[]>> = { home: TOWERS, hoard: [HOARD_NORTH, HOARD_SOUTH] };

/** How far it is for the hero of this seat. */
export function wayOdds(view: View, keep: KeepSeen, hero: HeroSeen, seat: Seat, goal: Goal): WayOdds {
  const left = turnsLeft(view, keep, seat) - (hero.hasLostTurn ? 1 : 0);
  if (hero.heading !== null)
    return {
      goal,
      left,
      known: null,
      atBest: null,
      below: apart(hero.square, goal),
      rules: ['round.nightfall', 'cat.actions'],
    };
  return {
    goal,
    left,
    known: quickest(keep, hero, goal, false),
    atBest: quickest(keep, hero, goal, true),
    below: null,
    rules: ['round.nightfall', 'turn.one-action', 'tile.corridor-move-on', 'move.both-edges'],
  };
}

/** Every round is one turn for everybody; in this one it is over for whoever sits before the hero on turn. */
function turnsLeft({ fighter, heroes }: View, { sun, sunSpaces, first }: KeepSeen, seat: Seat): number {
  const turn = (one: Seat): number => (one - first + heroes.length) % heroes.length;
  return sunSpaces - sun + (turn(seat) < turn(fighter) ? 0 : 1);
}

const apart = (square: Cell, goal: Goal): number =>
  Math.min(...SQUARES[goal].map((other) => squaresApart(square, other)));

const NO_WAY: Way = { turns: 0, unknown: 0, doors: 0, gates: 0, tests: 0, monsters: 0, dark: 0, cards: 0 };

const hurdlesOf = (way: Way): number => way.unknown + HURDLES.reduce((sum, hurdle) => sum + way[hurdle], 0);

const isShorter = (one: Way, other: Way | undefined): boolean =>
  other === undefined || one.turns < other.turns || (one.turns === other.turns && hurdlesOf(one) < hurdlesOf(other));

/** The way with the fewest turns, and of those the one with the fewest hurdles. */
function quickest(keep: KeepSeen, hero: HeroSeen, goal: Goal, isDaring: boolean): Way | null {
  const best = new Map<Cell, Way>([[roomOf(hero.square), NO_WAY]]);
  const open = [roomOf(hero.square)];
  for (const room of open) {
    const here = best.get(room) ?? NO_WAY;
    for (const out of waysOutOf(room)) {
      const step = stepOver(keep, hero, out);
      if (step === null || (step.unknown > 0 && !isDaring)) continue;
      const to = roomOf(besideOf(out.from, out.way));
      const way = sum(here, step);
      if (!isShorter(way, best.get(to))) continue;
      best.set(to, way);
      open.push(to);
    }
  }
  const found = GOALS[goal].flatMap((room) => best.get(room) ?? []);
  return found.reduce<Way | null>((least, way) => (least === null || isShorter(way, least) ? way : least), null);
}

function sum(one: Way, other: Way): Way {
  const total = { ...one, turns: one.turns + other.turns, unknown: one.unknown + other.unknown };
  for (const hurdle of HURDLES) total[hurdle] += other[hurdle];
  return total;
}

/** One crossing, and coming onto the square beyond; null through a wall. */
function stepOver(keep: KeepSeen, hero: HeroSeen, { from, way }: WayOut): Way | null {
  const edges = [ownEdge(keep, hero, from, way), facingEdge(keep.tiles, from, way)];
  if (edges.includes(WALL)) return null;
  const to = besideOf(from, way);
  const kind = kindOf(keep.tiles[to] ?? UNEXPLORED);
  const isRoom = isTower(to) || isHoard(to);
  const leaving = kindOf(keep.tiles[from] ?? UNEXPLORED);
  const draws = kind !== null && TILE_SHEETS[kind].draws !== null;
  return {
    turns: kind === 'corridor' ? 0 : 1,
    unknown: kind === null && !isRoom ? 1 : 0,
    doors: edges.includes(DOOR) ? 1 : 0,
    gates: edges.includes(PORTCULLIS) ? 1 : 0,
    tests: (isTestedLeaving(hero, from, way, leaving) ? 1 : 0) + (isTestedEntering(hero, kind) ? 1 : 0),
    monsters: keep.lairs.some(({ square }) => square === to) ? 1 : 0,
    dark: leaving === 'dark' ? 1 : 0,
    cards: draws ? 1 : 0,
  };
}

/** A turning chamber turns under whoever comes in, so it is left as it will lie then. [tile.turning] */
function ownEdge({ tiles }: KeepSeen, hero: HeroSeen, from: Cell, way: Direction): number | null {
  const tile = tiles[from] ?? UNEXPLORED;
  const kind = from === hero.square ? null : kindOf(tile);
  const turns = kind === null ? 0 : TILE_SHEETS[kind].turns;
  return turns === 0 ? edgeAt(tiles, from, way) : edgeOf(turnedTile(tile, turns), way);
}

function isSpared(hero: HeroSeen, kind: TileKind): boolean {
  const hasCloak = hero.treasures !== null && hasTreasure({ treasures: hero.treasures }, 'featherCloak');
  return (
    (ROPE_TILES.includes(kind) && itemCard(hero, 'rope') !== undefined) || (CLOAK_TILES.includes(kind) && hasCloak)
  );
}

const isTestedEntering = (hero: HeroSeen, kind: TileKind | null): boolean =>
  kind !== null && TILE_SHEETS[kind].entry !== null && !isSpared(hero, kind);

/** Off the square where the hero stands he may go back untested; further on he goes on. */
function isTestedLeaving(hero: HeroSeen, from: Cell, way: Direction, kind: TileKind | null): boolean {
  const leaving = kind === null ? null : TILE_SHEETS[kind].leaving;
  if (kind === null || leaving === null || isSpared(hero, kind)) return false;
  return leaving.isTestedBack || from !== hero.square || hero.enteredBy !== way;
}
