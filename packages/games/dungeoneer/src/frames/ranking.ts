import { type Seat, seatsOf } from '@questhall/kernel';
import { isGraded, scoreOf } from '../queries/quests.ts';
import { clockwise, heroOf, type Match, seatsIn } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';

/** Who is ahead when a game of several grades ends with somebody's Quest. [combine.most-points-win] */
export function bestOf({ table }: Match, last: Seat): Seat {
  const order = clockwise(table, (last + 1) % table.heroes.length);
  const place = (seat: Seat): number => order.indexOf(seat);
  const [best] = seatsIn(table).toSorted(
    (x, y) =>
      scoreOf(table, y) - scoreOf(table, x) ||
      heroOf(table, y).level - heroOf(table, x).level ||
      heroOf(table, y).glory - heroOf(table, x).glory ||
      place(x) - place(y),
  );
  return best ?? last;
}

/** Most Quests, then life, then Glory, then the later seat; defeated players are not ranked. [core.endless-guard] */
export function endByRanking(draft: Match, last: Seat, rule: Rule): void {
  const { table } = draft;
  if (isGraded(table)) {
    draft.outcome = { winners: seatsOf(bestOf(draft, last)), rule };
    return;
  }
  const order = clockwise(table, table.first);
  const [best] = order.toSorted(
    (x, y) =>
      scoreOf(table, y) - scoreOf(table, x) ||
      heroOf(table, y).life - heroOf(table, x).life ||
      heroOf(table, y).glory - heroOf(table, x).glory ||
      order.indexOf(y) - order.indexOf(x),
  );
  draft.outcome = { winners: seatsOf(best ?? last), rule };
}
