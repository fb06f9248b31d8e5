import { type Flood, flood, openFloor, type Walls } from '@questhall/grid';
import { SLOW_MOVEMENT_DICE } from '../content/equipment.ts';
import { MOVEMENT_DICE } from '../content/heroes.ts';
import type { Square } from '../sheet/sheet.ts';
import { type FigureId, GENIE_ID, type HeroInPlay, type MonsterInPlay, type Table } from '../types/index.ts';
import { barDark, boardOf, isRevealed, isStair, stairSquares, wallsSeen, wallsTrue } from './board.ts';
import { findAlly, findHero, isHere } from './figures.ts';
import { isOpenPit, mayStop, solid, trapAt } from './floor.ts';

/** How many red dice a hero's movement roll has. [move.one-die-not-cumulative] */
export function movementDice(table: Pick<Table, 'chests'>, hero: HeroInPlay): number {
  const isSlow = hero.suit === 'plate-mail' || table.chests.some(({ carrier }) => carrier === hero.hero); // [move.plate-mail-one-die, move.chest-one-die, quest.q4-carrier-slow]
  const base = isSlow ? SLOW_MOVEMENT_DICE : MOVEMENT_DICE;
  return base * (hero.effects.haste > 0 ? 2 : 1) * (hero.effects.speed > 0 ? 2 : 1); // [spell.swift-wind, potion.speed]
}

/** Whatever a figure of the heroes' side may walk on, and how far it has to go. */
export interface Ways {
  readonly flood: Flood;
  /** Squares it may enter at the end of a walk though no walk leads through them: known traps and pits. */
  readonly movement: number;
}

/** What everybody knows of the dungeon: all that a walk of the heroes' side depends on. A view has it as well as a table. */
type Known = Pick<
  Table,
  'plan' | 'heroes' | 'monsters' | 'allies' | 'traps' | 'rocks' | 'furniture' | 'chests' | 'revealed' | 'doors' | 'changes'
>;

/** All walls gone but the outer ones, for those who pass through rock. */
function wallsFor(table: Known, hero: HeroInPlay | null): Walls {
  return hero !== null && hero.effects.throughRock > 0 ? openFloor(boardOf(table.plan).grid) : wallsSeen(table);
}

/** Every square the figure could walk to, by what everybody knows. Known traps end a walk; friends bar no way, nor does the pit one stands in. [move.through-heroes, move.leave-pit-next-turn] */
export function waysOf(table: Known, id: FigureId, from: Square, movement: number): Ways {
  const board = boardOf(table.plan);
  const hero = findHero(table, id);
  const isThroughRock = hero !== null && hero.effects.throughRock > 0;
  const barred = isThroughRock ? new Uint8Array(board.grid.size) : solid(table);
  if (!(hero !== null && hero.effects.veil > 0)) for (const { at } of table.monsters) barred[at] = 1; // [move.monsters-block]
  for (const ally of table.allies) if (ally.isChained) barred[ally.at] = 1; // [quest.q2-prisoner]
  if (id !== GENIE_ID) for (const { at } of table.traps) barred[at] = 1; // [ally.genie-cannot]
  if (!isThroughRock) barDark(table, barred);
  return { flood: flood(board.grid, wallsFor(table, hero), barred, from, movement, board.flood), movement };
}

/** The squares of a walk, or none when there is no way. */
export function walkTo(table: Known, id: FigureId, from: Square, to: Square, movement: number): Square[] {
  const ways = waysOf(table, id, from, movement);
  return routeTo(table, id, ways, to);
}

/** A known trap is entered from the nearest square beside it. [trap.known-may-be-walked] */
function routeTo(table: Known, id: FigureId, { flood: reached, movement }: Ways, to: Square): Square[] {
  const { grid } = boardOf(table.plan);
  if ((reached.distance[to] ?? -1) > 0) return pathIn(reached, to);
  if (id === GENIE_ID || trapAt(table, to) === null) return [];
  const walls = wallsFor(table, findHero(table, id));
  let best: Square[] = [];
  for (let direction = 0; direction < 4; direction++) {
    const beside = grid.neighbour[to * 4 + direction] ?? -1;
    if (beside < 0 || ((walls[to] ?? 0) >> direction) & 1) continue;
    const distance = reached.distance[beside] ?? -1;
    if (distance < 0 || distance + 1 > movement || (best.length > 0 && best.length <= distance + 1)) continue;
    best = [...pathIn(reached, beside), to];
  }
  return best;
}

function pathIn(reached: Flood, to: Square): Square[] {
  const path: Square[] = [];
  for (let square = to; (reached.distance[square] ?? 0) > 0; square = reached.cameFrom[square] ?? 0) path.push(square);
  return path.reverse();
}

/** Where the figure may end a walk. */
export function destinations(table: Table, id: FigureId, from: Square, movement: number): Square[] {
  if (movement <= 0) return [];
  const ways = waysOf(table, id, from, movement);
  const found: Square[] = [];
  const { count, order } = ways.flood;
  const reached: Square[] = [];
  for (let i = 1; i < count; i++) reached.push(order[i] ?? 0);
  const traps = id === GENIE_ID ? [] : table.traps.filter(({ at }) => routeTo(table, id, ways, at).length > 0).map(({ at }) => at);
  for (const square of [...reached, ...traps]) if (mayEnd(table, id, square)) found.push(square);
  return found;
}

/** Whether a walk may end here. A hero in the rock must come out of it. [spell.rock-must-end-legal] */
export function mayEnd(table: Table, id: FigureId, square: Square): boolean {
  if (id === GENIE_ID) return mayStop(table, square) && !isSolidFor(table, square);
  const hero = findHero(table, id);
  if (hero !== null && hero.effects.throughRock > 0 && isRevealed(table, square) && isSolidFor(table, square))
    return table.house.rockEntombs && table.rocks.includes(square);
  return mayStop(table, square);
}

const isSolidFor = (table: Table, square: Square): boolean => solid(table)[square] === 1;

/** Where an active monster may walk. Zargon knows the dungeon as it is, closed doors are walls, and traps do not hinder. [monster.no-doors, trap.monsters-never-spring] */
export function monsterWays(table: Table, monster: MonsterInPlay, movement: number = monster.move): Flood {
  const board = boardOf(table.plan);
  return flood(board.grid, wallsTrue(table), monsterBarred(table, monster), monster.at, movement, board.flood);
}

/** Squares no monster crosses. Others of their kind are no hindrance. [monster.not-through-heroes, monster.no-walls, monster.through-monsters, board.stairway-closed-to-monsters] */
function monsterBarred(table: Table, monster: MonsterInPlay): Uint8Array {
  const isGhost = monster.key === 'ghost'; // [monster.ghost]
  const barred = isGhost ? new Uint8Array(boardOf(table.plan).grid.size) : solid(table);
  if (!isGhost) for (const piece of table.hidden.furniture) markPiece(table, barred, piece);
  for (const rock of table.rocks) barred[rock] = 1;
  for (const rock of table.hidden.rocks) barred[rock] = 1;
  for (const hero of table.heroes) if (isHere(hero)) barred[hero.at] = 1;
  for (const ally of table.allies) barred[ally.at] = 1;
  for (const stair of stairSquares(table)) barred[stair] = 1;
  if (table.hidden.stairs !== null) for (const stair of stairSquares({ plan: table.plan, stairs: table.hidden.stairs })) barred[stair] = 1;
  return barred;
}

function markPiece(
  table: Table,
  barred: Uint8Array,
  piece: { readonly at: Square; readonly width: number; readonly height: number },
): void {
  const { width } = boardOf(table.plan).grid;
  for (let row = 0; row < piece.height; row++)
    for (let column = 0; column < piece.width; column++) barred[piece.at + row * width + column] = 1;
}

/** No two monsters on one square; an open pit only when it is empty; no ghost inside a table. [monster.no-sharing, trap.monster-in-open-pit] */
export function mayMonsterStop(table: Table, monster: MonsterInPlay, square: Square): boolean {
  for (const other of table.monsters) if (other.at === square && other.id !== monster.id) return false;
  for (const lurking of table.hidden.monsters) if (lurking.at === square) return false;
  for (const hero of table.heroes) if (hero.at === square && isHere(hero)) return false;
  if (monster.key === 'ghost') {
    for (const piece of [...table.furniture, ...table.hidden.furniture]) {
      const { width } = boardOf(table.plan).grid;
      const off = square - piece.at;
      if (off >= 0 && off % width < piece.width && Math.floor(off / width) < piece.height) return false;
    }
  }
  return true;
}

export function monsterDestinations(table: Table, monster: MonsterInPlay): Square[] {
  const { count, order } = monsterWays(table, monster);
  const found: Square[] = [];
  for (let i = 1; i < count; i++) {
    const square = order[i] ?? 0;
    if (mayMonsterStop(table, monster, square)) found.push(square);
  }
  return found;
}

/** The free square nearest to another, for figures that must be put somewhere; ties by row, then column. */
export function nearestFree(table: Table, to: Square, isMonster: boolean): Square {
  return nearestFreeOnes(table, to, isMonster)[0] ?? to;
}

/** All free squares that are equally near. [dread.summons-wait, quest.later] */
export function nearestFreeOnes(table: Table, to: Square, isMonster: boolean): Square[] {
  const board = boardOf(table.plan);
  const { count, order, distance } = flood(board.grid, wallsTrue(table), solidTrue(table), to, board.grid.size, board.flood);
  const found: Square[] = [];
  let nearest = -1;
  for (let i = 0; i < count; i++) {
    const square = order[i] ?? 0;
    const steps = distance[square] ?? 0;
    if (nearest >= 0 && steps > nearest) break;
    if (!isFreeFor(table, square, isMonster)) continue;
    nearest = steps;
    found.push(square);
  }
  return found.sort((a, b) => a - b);
}

function solidTrue(table: Table): Uint8Array {
  const barred = solid(table);
  for (const piece of table.hidden.furniture) markPiece(table, barred, piece);
  for (const rock of table.hidden.rocks) barred[rock] = 1;
  return barred;
}

/** A square to put a figure on: nobody there, no rock, no furniture, no pit; no stairway for monsters. */
export function isFreeFor(table: Table, square: Square, isMonster: boolean): boolean {
  if (solidTrue(table)[square] === 1 || isOpenPit(table, square)) return false;
  if (table.monsters.some(({ at }) => at === square) || table.hidden.monsters.some(({ at }) => at === square)) return false;
  if (table.allies.some(({ at }) => at === square)) return false;
  const isHero = table.heroes.some((hero) => hero.at === square && isHere(hero));
  if (isMonster) return !isHero && !isStair(table, square) && !isStair({ plan: table.plan, stairs: table.hidden.stairs }, square);
  return !isHero || isStair(table, square);
}

/** The seat that commands a figure of the heroes' side. */
export const seatOf = (table: Table, id: FigureId): number => findHero(table, id)?.seat ?? findAlly(table, id)?.seat ?? 0;
