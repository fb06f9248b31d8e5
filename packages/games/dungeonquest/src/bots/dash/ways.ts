import type { Cell } from '@questhall/grid';
import { HERO_SHEETS } from '../../content/heroes.ts';
import { BOARD } from '../../content/keep/board.ts';
import { DOOR, PORTCULLIS, WALL } from '../../content/keep/edges.ts';
import { ROPE_TILES, TILE_SHEETS } from '../../content/keep/tile-sheets.ts';
import type { TileKind } from '../../content/keep/tiles.ts';
import { passChance } from '../../odds/pass.ts';
import { itemCard } from '../../queries/keep/items.ts';
import { kindOf } from '../../queries/keep/laid.ts';
import { isHoard, isTower, roomOf, type Tiles, UNEXPLORED } from '../../queries/keep/squares.ts';
import type { HeroSeen } from '../../types/index.ts';
import type { Risks } from './risks.ts';
import { ROADS_INTO, type Road, type Sides } from './roads.ts';

/** Turns for a square that nobody knows: it may be a dead end. */
const UNKNOWN_TURNS = 1.3;
/** Turns that a dark chamber, another hero and a door cost. */
const DARK_TURNS = 1.5;
const HELD_TURNS = 3;
const DOOR_TURNS = 0.5;

/** A square where a monster waits, and what it costs to meet it. */
export interface LairToll {
  readonly square: Cell;
  readonly turns: number;
}

/** Who goes, through what, and what wounds are to him. */
export interface Going {
  readonly tiles: Tiles;
  readonly sides: Sides;
  readonly hero: HeroSeen;
  readonly risks: Risks;
  readonly turnsPerWound: number;
  readonly lairs: readonly LairToll[];
  /** Where another hero stands. */
  readonly held: readonly Cell[];
}

/** By square: whether it is a tower or the hoard, where no tile ever lies. */
const IS_ROOM: readonly boolean[] = Array.from(
  { length: BOARD.size },
  (_, square) => isTower(square) || isHoard(square),
);

/** What it costs to go about the keep, in turns. */
export class Tolls {
  readonly #going: Going;
  readonly #gate: number;
  /** By square. */
  readonly #leaving = new Float64Array(BOARD.size);
  readonly #entering = new Float64Array(BOARD.size);

  constructor(going: Going) {
    this.#going = going;
    this.#gate = portcullisTurns(going.hero);
    const unknown = UNKNOWN_TURNS + going.risks.unknown * going.turnsPerWound;
    for (let square = 0; square < BOARD.size; square++) {
      const kind = kindOf(going.tiles[square] ?? UNEXPLORED);
      if (kind !== null) this.#leaving[square] = leavingTurns(going, kind);
      const bare = IS_ROOM[square] ? 1 : unknown;
      this.#entering[square] = kind === null ? bare : enteringTurns(going, kind);
    }
    for (const { square, turns } of going.lairs) this.#add(square, turns);
    for (const square of going.held) this.#add(square, HELD_TURNS);
  }

  #add(square: Cell, turns: number): void {
    this.#entering[square] = (this.#entering[square] ?? 0) + turns;
  }

  /** One crossing and what follows it; endless where a wall is known. */
  over({ from, to, out, facing }: Road): number {
    const { sides, hero, tiles } = this.#going;
    const edge = sides.left[out];
    const other = sides.facing[facing];
    if (edge === WALL || other === WALL) return Number.POSITIVE_INFINITY;
    let turns = this.#entering[to] ?? 0;
    if (edge === DOOR || other === DOOR) turns += DOOR_TURNS;
    if (edge === PORTCULLIS || other === PORTCULLIS) turns += this.#gate;
    const isBack =
      from === hero.square && hero.enteredBy === (out & 3) && !isTestedBack(kindOf(tiles[from] ?? UNEXPLORED));
    return isBack ? turns : turns + (this.#leaving[from] ?? 0);
  }

  /** From every room to the nearest of the goals, as the cheapest way goes. */
  to(goals: readonly Cell[]): Float64Array {
    const turns = new Float64Array(BOARD.size).fill(Number.POSITIVE_INFINITY);
    const queue: Cell[] = goals.map(roomOf);
    for (const goal of queue) turns[goal] = 0;
    for (const room of queue) {
      const left = turns[room] ?? 0;
      for (const road of ROADS_INTO[room] ?? []) {
        const from = roomOf(road.from);
        const cost = left + this.over(road);
        if (cost >= (turns[from] ?? 0)) continue;
        turns[from] = cost;
        queue.push(from);
      }
    }
    return turns;
  }
}

/** How many turns a test costs that is tried until it is passed. */
const triesOf = (chance: number): number => 1 / chance - 1;

const portcullisTurns = ({ hero }: HeroSeen): number =>
  hero === 'krutzbeck' ? 0 : triesOf(passChance(HERO_SHEETS[hero].strength));

const isTestedBack = (kind: TileKind | null): boolean =>
  kind === 'dark' || (kind !== null && TILE_SHEETS[kind].leaving?.isTestedBack === true);

const isRoped = (hero: HeroSeen, kind: TileKind): boolean =>
  ROPE_TILES.includes(kind) && itemCard(hero, 'rope') !== undefined;

function leavingTurns({ hero, turnsPerWound }: Going, kind: TileKind): number {
  if (kind === 'dark') return DARK_TURNS;
  const { leaving } = TILE_SHEETS[kind];
  if (leaving === null || isRoped(hero, kind)) return 0;
  const wounds = leaving.failed.reduce((sum, effect) => sum + (effect.does === 'wound' ? effect.wounds : 0), 0);
  return triesOf(passChance(HERO_SHEETS[hero.hero][leaving.attribute])) * (1 + wounds * turnsPerWound);
}

function enteringTurns({ hero, risks, turnsPerWound }: Going, kind: TileKind): number {
  const stay = kind === 'corridor' ? 0 : 1;
  return stay + (isRoped(hero, kind) ? 0 : risks.entering[kind]) * turnsPerWound;
}
