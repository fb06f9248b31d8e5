import { type Flood, flood, openFloor, pathTo, stepsApart, stepsTo, type Walls } from '@questhall/grid';
import { SLOW_MOVEMENT_DICE } from '../content/equipment.ts';
import { MOVEMENT_DICE } from '../content/heroes.ts';
import { POTION_FIGURES } from '../content/potions.ts';
import { SPELL_FIGURES } from '../content/spells.ts';
import type { Square } from '../sheet/sheet.ts';
import { type FigureId, GENIE_ID, type HeroInPlay, type MonsterInPlay, type Part, type Table } from '../types/index.ts';
import { barDark, boardOf, isRevealed, isStair, stairSquares, wallsSeen, wallsTrue } from './board.ts';
import { findAlly, findHero, isHere } from './figures.ts';
import { barFurniture, barRocks, isEmpty, isOpenPit, isSolid, mayStop, noneBarred, solid, trapAt } from './floor.ts';
import { countDice } from './parts.ts';

/** How many red dice a hero's movement roll has, and in `parts` why. */
export function movementDice(table: Pick<Table, 'chests'>, hero: HeroInPlay, parts: Part[] | null = null): number {
  const inPlate = hero.suit === 'plate-mail';
  const withChest = table.chests.some(({ carrier }) => carrier === hero.hero);
  const slower = MOVEMENT_DICE - SLOW_MOVEMENT_DICE;
  let dice = countDice(parts, 'move.roll-two-red', MOVEMENT_DICE);
  if (inPlate) dice += countDice(parts, 'move.plate-mail-one-die', -slower);
  if (withChest) dice += countDice(parts, 'move.chest-one-die', -slower);
  if (inPlate && withChest) dice += countDice(parts, 'move.one-die-not-cumulative', slower);
  if (hero.effects.haste > 0)
    dice += countDice(parts, 'spell.swift-wind', dice * (SPELL_FIGURES['swift-wind'].times - 1));
  if (hero.effects.speed > 0)
    dice += countDice(parts, 'potion.speed', dice * (POTION_FIGURES['potion-of-speed'].times - 1));
  return dice;
}

/** Whatever a figure of the heroes' side may walk on, and how far it has to go. */
export interface Ways {
  readonly flood: Flood;
  /** Squares it may enter at the end of a walk though no walk leads through them: known traps and pits. */
  readonly movement: number;
}

/**
 * What everybody knows of the dungeon: all that a walk of the heroes' side depends on. A view has it as well as a
 * table.
 */
type Known = Pick<
  Table,
  | 'plan'
  | 'house'
  | 'heroes'
  | 'monsters'
  | 'allies'
  | 'traps'
  | 'rocks'
  | 'furniture'
  | 'revealed'
  | 'doors'
  | 'changes'
  | 'stairs'
>;

/** All walls gone but the outer ones, for those who pass through rock. */
function wallsFor(table: Known, hero: HeroInPlay | null): Walls {
  return hero !== null && hero.effects.throughRock > 0 ? openFloor(boardOf(table.plan).grid) : wallsSeen(table);
}

/**
 * Every square the figure could walk to, by what everybody knows. Known traps end a walk; friends bar no way, nor does
 * the pit one stands in. [move.through-heroes, move.leave-pit-next-turn]
 */
export function waysOf(table: Known, id: FigureId, from: Square, movement: number): Ways {
  const board = boardOf(table.plan);
  const hero = findHero(table, id);
  const isThroughRock = hero !== null && hero.effects.throughRock > 0;
  const barred = isThroughRock ? noneBarred(table) : solid(table);
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
  if (stepsTo(reached, to) > 0) return pathTo(reached, to);
  if (id === GENIE_ID || trapAt(table, to) === null) return [];
  const walls = wallsFor(table, findHero(table, id));
  let best: Square[] = [];
  for (let direction = 0; direction < 4; direction++) {
    const beside = grid.neighbour[to * 4 + direction] ?? -1;
    if (beside < 0 || ((walls[to] ?? 0) >> direction) & 1) continue;
    const distance = stepsTo(reached, beside);
    if (distance < 0 || distance + 1 > movement || (best.length > 0 && best.length <= distance + 1)) continue;
    best = [...pathTo(reached, beside), to];
  }
  return best;
}

/** Where the figure may end a walk. */
export function destinations(table: Known, id: FigureId, from: Square, movement: number): Square[] {
  if (movement <= 0) return [];
  const ways = waysOf(table, id, from, movement);
  const found: Square[] = [];
  const { count, order } = ways.flood;
  const reached: Square[] = [];
  for (let i = 1; i < count; i++) reached.push(order[i] ?? 0);
  const traps =
    id === GENIE_ID ? [] : table.traps.filter(({ at }) => routeTo(table, id, ways, at).length > 0).map(({ at }) => at);
  for (const square of [...reached, ...traps]) if (mayEnd(table, id, square)) found.push(square);
  return found;
}

/** Whether a walk may end here. A hero in the rock must come out of it. [spell.rock-must-end-legal] */
export function mayEnd(table: Known, id: FigureId, square: Square): boolean {
  if (id === GENIE_ID) return mayStop(table, square) && !isSolid(table, square);
  const hero = findHero(table, id);
  if (hero !== null && hero.effects.throughRock > 0 && isRevealed(table, square) && isSolid(table, square))
    return table.house.rockEntombs && table.rocks.includes(square);
  return mayStop(table, square);
}

/**
 * Where an active monster may walk. Zargon knows the dungeon as it is, closed doors are walls, and traps do not hinder.
 * [monster.no-doors, trap.monsters-never-spring]
 */
export function monsterWays(table: Table, monster: MonsterInPlay, movement: number = monster.move): Flood {
  const board = boardOf(table.plan);
  return flood(board.grid, wallsTrue(table), monsterBarred(table, monster), monster.at, movement, board.flood);
}

/**
 * Squares no monster crosses. Others of their kind are no hindrance. [monster.not-through-heroes, monster.no-walls,
 * monster.through-monsters, board.stairway-closed-to-monsters]
 */
function monsterBarred(table: Table, monster: MonsterInPlay): Uint8Array {
  const barred = monster.key === 'ghost' ? rocksTrue(table) : solidTrue(table); // [monster.ghost]
  for (const hero of table.heroes) if (isHere(hero)) barred[hero.at] = 1;
  for (const ally of table.allies) barred[ally.at] = 1;
  for (const stair of stairSquares(table)) barred[stair] = 1;
  if (table.hidden.stairs !== null)
    for (const stair of stairSquares({ plan: table.plan, stairs: table.hidden.stairs })) barred[stair] = 1;
  return barred;
}

/**
 * Whether a way that no hero bars may end here: no two monsters on one square, no ghost inside a table.
 * [monster.no-sharing, trap.monster-in-open-pit]
 */
export function mayMonsterStop(table: Table, monster: MonsterInPlay, square: Square): boolean {
  for (const other of table.monsters) if (other.at === square) return false;
  for (const lurking of table.hidden.monsters) if (lurking.at === square) return false;
  return monster.key !== 'ghost' || !isSolidTrue(table, square);
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
  const reached = flood(board.grid, wallsTrue(table), solidTrue(table), to, board.grid.size, board.flood);
  return nearestOf(table, reached, to, (square) => isFreeFor(table, square, isMonster));
}

/**
 * The same by what everybody knows, for heroes and allies who must get out of the way; a pit that is empty will do.
 * [trap.block-step-aside]
 */
export function nearestEmptyOnes(table: Table, to: Square): Square[] {
  const board = boardOf(table.plan);
  const barred = solid(table);
  barDark(table, barred);
  const reached = flood(board.grid, wallsSeen(table), barred, to, board.grid.size, board.flood);
  return nearestOf(table, reached, to, (square) => isRevealed(table, square) && isEmpty(table, square));
}

/**
 * All equally near squares that will do, by row and column; where no step leads to one, those nearest as the crow
 * flies.
 */
function nearestOf(
  table: Table,
  { count, order, distance }: Flood,
  to: Square,
  isGood: (square: Square) => boolean,
): Square[] {
  const found: Square[] = [];
  let nearest = -1;
  for (let i = 0; i < count; i++) {
    const square = order[i] ?? 0;
    const steps = distance[square] ?? 0;
    if (nearest >= 0 && steps > nearest) break;
    if (!isGood(square)) continue;
    nearest = steps;
    found.push(square);
  }
  return found.length > 0 ? found.sort((a, b) => a - b) : nearestByAir(table, to, isGood);
}

function nearestByAir({ plan }: Pick<Table, 'plan'>, to: Square, isGood: (square: Square) => boolean): Square[] {
  const { grid } = boardOf(plan);
  const good: Square[] = [];
  for (let square = 0; square < grid.size; square++) if (isGood(square)) good.push(square);
  const nearest = Math.min(...good.map((square) => stepsApart(grid, to, square)));
  return good.filter((square) => stepsApart(grid, to, square) === nearest);
}

/** Where something comes to lie: never in rock or furniture, where nobody could take it up again. */
export const openSquare = (table: Pick<Table, 'plan' | 'rocks' | 'furniture' | 'revealed'>, at: Square): Square =>
  isSolid(table, at)
    ? (nearestByAir(table, at, (square) => isRevealed(table, square) && !isSolid(table, square))[0] ?? at)
    : at;

/** Rock as it is, with what only Zargon knows; and furniture besides. To use and leave. */
const rocksTrue = (table: Table): Uint8Array => barRocks(table.hidden, barRocks(table, noneBarred(table)));
const solidTrue = (table: Table): Uint8Array =>
  barFurniture(table, table.hidden.furniture, barRocks(table.hidden, solid(table)));

/** The same for one square. */
export const isSolidTrue = (table: Table, square: Square): boolean =>
  isSolid(table, square) ||
  isSolid({ plan: table.plan, rocks: table.hidden.rocks, furniture: table.hidden.furniture }, square);

/**
 * A square to put a figure on: nobody there, no rock, no furniture; no stairway for monsters, and no pit for anybody
 * else. [trap.monster-in-open-pit]
 */
export function isFreeFor(table: Table, square: Square, isMonster: boolean): boolean {
  if (isSolidTrue(table, square) || (isOpenPit(table, square) && !isMonster)) return false;
  if (table.monsters.some(({ at }) => at === square) || table.hidden.monsters.some(({ at }) => at === square))
    return false;
  if (table.allies.some(({ at }) => at === square)) return false;
  const isHero = table.heroes.some((hero) => hero.at === square && isHere(hero));
  if (isMonster)
    return !isHero && !isStair(table, square) && !isStair({ plan: table.plan, stairs: table.hidden.stairs }, square);
  return !isHero || isStair(table, square);
}

/** The seat that commands a figure of the heroes' side. */
export const seatOf = (table: Table, id: FigureId): number =>
  findHero(table, id)?.seat ?? findAlly(table, id)?.seat ?? 0;
