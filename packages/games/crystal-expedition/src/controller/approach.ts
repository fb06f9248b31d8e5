import { type Cell, type Flood, makeFlood, roam } from '@questhall/grid';
import { kingSteps, SHEET, stepFrom, waysOf } from '@questhall/tiles';
import { STALL_ROUNDS } from '../content/index.ts';
import { entityAt, expeditionOf, isConscious, recordOf } from '../queries/entities.ts';
import { BY_ROWS, gaitOf } from '../queries/moving.ts';
import { hasTrait, roleOf } from '../queries/stats.ts';
import { bestWays } from '../queries/ways.ts';
import type { Hero, Monster, Table } from '../types/index.ts';

/** Where a monster goes that can attack nobody, and why. [ai.no-target] */
export interface Errand {
  readonly to: Cell;
  readonly hero: Hero | null;
  readonly why: 'nearest' | 'away';
}

const LIMIT = SHEET.size;
// Filled and wiped again within one question.
const scratch: Flood = makeFlood(SHEET);
const barred = new Uint8Array(SHEET.size);

/** Null where it stays. */
export function errandFor(table: Table, monster: Monster): Errand | null {
  const heroes = table.party.filter(isConscious);
  if (heroes.length === 0) return null;
  if (isShy(table, monster)) {
    const to = farthestSquare(table, monster, heroes);
    return to === monster.at ? null : { to, hero: null, why: 'away' };
  }
  const nearest = nearestHero(table, monster, heroes);
  if (nearest === null) {
    const to = closestSquare(table, monster, heroes);
    return to === monster.at ? null : { to, hero: null, why: 'nearest' };
  }
  const to = alongTheWay(table, monster, nearest);
  return to === monster.at ? null : { to, hero: nearest, why: 'nearest' };
}

/** A Utility monster that is badly hurt, as long as the fight has not come to a stop. [encounter.stall] */
function isShy(table: Table, monster: Monster): boolean {
  const idle = expeditionOf(table).encounter?.idle ?? 0;
  return recordOf(monster).role === 'utility' && 2 * monster.hitpoints < monster.hitpointsMax && idle < STALL_ROUNDS;
}

/** How far it is to a hero's square from everywhere, over squares that the monster may cross; to be used at once. */
function distancesTo(table: Table, monster: Monster, hero: Hero): Flood {
  const { floor, crystals } = expeditionOf(table);
  const heroes = hasTrait(table, monster, 'crosses-enemies') ? [] : table.party;
  for (const cell of crystals) barred[cell] = 1;
  for (const { at } of heroes) barred[at] = 1;
  roam(SHEET, waysOf(floor), barred, hero.at, LIMIT, scratch);
  for (const cell of crystals) barred[cell] = 0;
  for (const { at } of heroes) barred[at] = 0;
  return scratch;
}

function nearestHero(table: Table, monster: Monster, heroes: readonly Hero[]): Hero | null {
  const { likes } = recordOf(monster);
  const found = heroes.flatMap((hero) => {
    const steps = distancesTo(table, monster, hero).distance[monster.at] ?? -1;
    return steps < 0 ? [] : [{ hero, steps }];
  });
  const [nearest] = found.toSorted(
    (a, b) =>
      a.steps - b.steps ||
      Number(roleOf(b.hero) === likes) - Number(roleOf(a.hero) === likes) ||
      a.hero.hitpoints - b.hero.hitpoints ||
      a.hero.at - b.hero.at,
  );
  return nearest?.hero ?? null;
}

/** The last free square of the shortest way that Speed leads to; of equal ways the one by rows and columns. */
function alongTheWay(table: Table, monster: Monster, hero: Hero): Cell {
  const { floor } = expeditionOf(table);
  const { distance } = distancesTo(table, monster, hero);
  let [at, stop] = [monster.at, monster.at];
  for (let left = gaitOf(table, monster).left; left > 0; left--) {
    const nearer = (distance[at] ?? 0) - 1;
    for (const bearing of BY_ROWS) {
      const next = stepFrom(floor, at, bearing);
      if (next < 0 || distance[next] !== nearer) continue;
      at = next;
      break;
    }
    if (at === hero.at) break;
    if (entityAt(table, at) === null) stop = at;
  }
  return stop;
}

const distanceToNearest = (cell: Cell, heroes: readonly Hero[]): number =>
  Math.min(...heroes.map(({ at }) => kingSteps(cell, at)));

/** Of all squares it can reach the one that is best by this measure, then by steps, rows and columns. */
function bestSquare(table: Table, monster: Monster, measure: (cell: Cell) => number): Cell {
  const [best] = [...bestWays(table, monster).values()].toSorted(
    (a, b) => measure(a.cell) - measure(b.cell) || a.steps - b.steps || a.cell - b.cell,
  );
  return best?.cell ?? monster.at;
}

const farthestSquare = (table: Table, monster: Monster, heroes: readonly Hero[]): Cell =>
  bestSquare(table, monster, (cell) => -distanceToNearest(cell, heroes));

const closestSquare = (table: Table, monster: Monster, heroes: readonly Hero[]): Cell =>
  bestSquare(table, monster, (cell) => distanceToNearest(cell, heroes));
