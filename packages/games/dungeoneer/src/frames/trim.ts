import { ask, type Seat } from '@questhall/kernel';
import { adventureOf, type CardId } from '../content/index.ts';
import { boonsOf, treasuresOf } from '../queries/means.ts';
import { limitOf } from '../queries/scores.ts';
import type { Match, Telling } from '../queries/table.ts';
import type { FrameOf, Readied, Table } from '../types/index.ts';

/** Limits may have fallen: whoever has too much discards surplus of his choice at once. */
export function trimSoon(draft: Match, seat: Seat, rule: FrameOf<'trim'>['rule'] = 'dur.permanent-limits'): void {
  if (surplusOf(draft.table, seat).length > 0) draft.agenda.push({ kind: 'trim', seat, rule });
}

/** Cards of which one is too many. [dur.permanent-limits] [glory.one-treasure-per-kind] */
export function surplusOf(table: Table, seat: Seat): readonly CardId[] {
  const boons = boonsOf(table, seat);
  if (boons.length > limitOf(table, seat, 'boons')) return boons.map(({ card }) => card);
  const treasures = treasuresOf(table, seat);
  if (treasures.length > limitOf(table, seat, 'treasures')) return treasures.map(({ card }) => card);
  const perKind = limitOf(table, seat, 'kind');
  const crowded = treasures.find((one) => kindred(treasures, one).length > perKind);
  return crowded === undefined ? [] : kindred(treasures, crowded).map(({ card }) => card);
}

/** A Minion's kind is its monster category. [fx.minion-kind] */
const kindred = (treasures: readonly Readied[], { card }: Readied): readonly Readied[] =>
  treasures.filter((other) => adventureOf(other.card).category === adventureOf(card).category);

export function trim(draft: Match, { seat, rule }: FrameOf<'trim'>, _tell: Telling): void {
  if (surplusOf(draft.table, seat).length === 0) draft.agenda.pop();
  else ask(draft, seat, rule, { kind: 'trim' });
}
