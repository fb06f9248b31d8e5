import type { Cell } from '@questhall/grid';
import { cellsOf, kingSteps } from '@questhall/tiles';
import { ownOf } from '../own/index.ts';
import { expeditionOf } from '../queries/entities.ts';
import { freshMonster } from '../queries/fresh.ts';
import { hitpointsOf } from '../queries/gathering.ts';
import { lineOf, withRaised } from '../queries/sides.ts';
import { boardOf } from '../queries/squares.ts';
import { type Entity, type EntityId, FIRST_MONSTER, type Table } from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';

/** A dead Minion stands up again beside the user; it leaves its old line of the Sheet for a new one. [monster.sheet] */
export function raise({ table }: Draft, user: Entity, was: EntityId, n: number, tell: Speaker): void {
  const expedition = expeditionOf(table);
  const { encounter } = expedition;
  const line = lineOf(table, was);
  const at = nearestFree(table, user.at);
  if (encounter === null || line?.state !== 'dead' || at === null) return;
  const { record } = line;
  const id = FIRST_MONSTER + expedition.seen;
  const number = 1 + encounter.sheet.filter((other) => other.record === record).length;
  const hitpointsMax = hitpointsOf(table, record);
  const hitpoints = Math.min(n, hitpointsMax);
  expedition.seen += 1;
  expedition.monsters.push(
    freshMonster({ ...{ id, record, number, at, hitpoints, hitpointsMax, isRaised: true }, ...ownOf(table, record) }),
  );
  encounter.sheet = withRaised(encounter.sheet, was, { monster: id, record, number, state: 'alive' });
  tell.all('monster.sheet', { type: 'raised', monster: id, was, record, number, at, hitpoints });
}

/** The free square nearest to one; among equals the smaller row, then the smaller column. [monster.placement-ties] */
function nearestFree(table: Table, to: Cell): Cell | null {
  const { floor, taken } = boardOf(table);
  let best: Cell | null = null;
  for (const cell of cellsOf(floor))
    if (!taken.has(cell) && (best === null || kingSteps(cell, to) < kingSteps(best, to))) best = cell;
  return best;
}
