import { type Cell, type Flood, makeFlood, roam } from '@questhall/grid';
import { isSame } from '@questhall/groundwork';
import { neighboursOf, SHEET, waysOf } from '@questhall/tiles';
import { enemiesNear, isConscious, recordOf } from '../queries/entities.ts';
import { isWithin } from '../queries/reach.ts';
import { hasEffect, speedOf } from '../queries/stats.ts';
import type { Floor, HeroInPlay, MonsterInPlay, OpenTable } from '../types/index.ts';

/** Whom the Controller looks at. [ctrl.no-unconscious, down.monsters-ignore] */
export const prey = ({ heroes }: Pick<OpenTable, 'heroes'>): HeroInPlay[] => heroes.filter(isConscious);

const isEngaged = (table: OpenTable, monster: MonsterInPlay): boolean =>
  enemiesNear(table, monster, monster.at).length > 0;

/** A monster next to a hero, or held fast, does not walk. [ctrl.engaged-stays] */
export const canWalk = (table: OpenTable, monster: MonsterInPlay): boolean =>
  !isEngaged(table, monster) && !hasEffect(monster, 'immobile');

// Filled and wiped again within one question.
const scratch: Flood = makeFlood(SHEET);
const barred = new Uint8Array(SHEET.size);
const stops = new Uint8Array(SHEET.size);

/**
 * All it can reach in one Move without ever Leaving Combat, nearest first, to be used at once: whoever steps up to a
 * hero stops there.
 */
function safeWays(table: OpenTable, monster: MonsterInPlay): Flood {
  const { floor, glow, heroes } = table;
  const ways = waysOf(floor);
  const halts: Cell[] = [];
  for (const { at } of prey(table)) for (const cell of neighboursOf(floor, at)) halts.push(cell);
  for (const cell of glow) barred[cell] = 1;
  for (const { at } of heroes) barred[at] = 1;
  for (const cell of halts) stops[cell] = 1;
  roam(SHEET, ways, barred, monster.at, speedOf(monster), scratch, stops);
  for (const cell of glow) barred[cell] = 0;
  for (const { at } of heroes) barred[at] = 0;
  for (const cell of halts) stops[cell] = 0;
  return scratch;
}

/**
 * How everybody stood on a floor when somebody last asked, and what was found out since: a script asks the same several
 * times while nobody moves.
 */
interface Outlook {
  board: readonly number[];
  readonly found: Map<string, ReadonlyMap<Cell, number>>;
}

const outlooks = new WeakMap<Floor, Outlook>();

function outlookOn(table: OpenTable): Outlook {
  const board = boardOf(table);
  const outlook = outlooks.get(table.floor) ?? { board, found: new Map() };
  if (!isSame(board, outlook.board)) outlook.found.clear();
  outlook.board = board;
  outlooks.set(table.floor, outlook);
  return outlook;
}

/** All that counts for where a monster can go. */
function boardOf({ monsters, heroes, glow }: OpenTable): number[] {
  const board = [monsters.length];
  for (const { at } of monsters) board.push(at);
  for (const { at, hitpoints } of heroes) board.push(hitpoints > 0 ? at : -at);
  for (const cell of glow) board.push(cell);
  return board;
}

/** The squares of those on which it can end, with the steps it takes, nearest first. [move.end-free] */
export function safeSquares(table: OpenTable, monster: MonsterInPlay): ReadonlyMap<Cell, number> {
  const { found } = outlookOn(table);
  const key = `${monster.at} ${speedOf(monster)}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const taken = table.monsters.map(({ at }) => at); // no way leads over a hero
  const { order, count, distance } = safeWays(table, monster);
  const squares = new Map<Cell, number>();
  for (let i = 1; i < count; i++) {
    const cell = order[i] ?? 0;
    if (!taken.includes(cell)) squares.set(cell, distance[cell] ?? 0);
  }
  found.set(key, squares);
  return squares;
}

/** A hero it can attack this Turn, and how: steps 0 from where it stands. */
export interface Chance {
  readonly hero: HeroInPlay;
  readonly steps: number;
  readonly squares: readonly Cell[];
}

/** Everybody it can attack this Turn. [ctrl.6-target] */
export function chancesOf(table: OpenTable, monster: MonsterInPlay, mayMove: boolean): Chance[] {
  if (hasEffect(monster, 'stun')) return [];
  const chances: Chance[] = [];
  const far = recordOf(monster).pattern?.kind;
  let safe: ReadonlyMap<Cell, number> | null = null;
  for (const hero of prey(table)) {
    if (isWithin(table.floor, monster.at, hero.at, far)) chances.push({ hero, steps: 0, squares: [monster.at] });
    else if (mayMove) {
      safe ??= canWalk(table, monster) ? safeSquares(table, monster) : new Map();
      const squares: Cell[] = [];
      for (const cell of safe.keys()) if (isWithin(table.floor, cell, hero.at, far)) squares.push(cell);
      const [first] = squares;
      if (first !== undefined) chances.push({ hero, steps: safe.get(first) ?? 0, squares });
    }
  }
  return chances;
}

/** Whether it can strike this hero from where it stands. */
export const strikesNow = (table: OpenTable, monster: MonsterInPlay, hero: HeroInPlay): boolean =>
  !hasEffect(monster, 'stun') && isWithin(table.floor, monster.at, hero.at, recordOf(monster).pattern?.kind);
