import type { Seat } from '@questhall/kernel';
import { type MapId, mapCardOf, SIDES } from '../../content/index.ts';
import { cellBeside, cellKey, chartOf, exitOf, OPPOSITE } from '../../map/chart.ts';
import { placedAt } from '../../map/placing.ts';
import { heroOf } from '../../queries/table.ts';
import type { Spot, View } from '../../types/index.ts';

/** A share, rounded; nothing is called certain, or impossible, that is not. */
export function roughly(share: number): string {
  const rounded = Math.round(share * 100);
  return `${share > 0 && share < 1 ? Math.min(99, Math.max(1, rounded)) : rounded} %`;
}

/** Cards that a new one would be joined to, by ways that can be walked. */
export function joinedBy(view: View, card: MapId, spot: Spot, except: MapId | null = null): readonly MapId[] {
  const placed = (view.sections.find(({ name }) => name === spot.section)?.placed ?? []).filter(
    (one) => one.card !== except,
  );
  const { byCell } = chartOf(placed);
  const laid = placedAt(card, spot);
  return SIDES.flatMap((side) => {
    const { x, y } = cellBeside(spot, side);
    const beside = byCell.get(cellKey(x, y));
    const isWay =
      beside !== undefined && exitOf(laid, side).kind !== 'wall' && exitOf(beside, OPPOSITE[side]).kind !== 'wall';
    return isWay ? [beside.card] : [];
  });
}

/** What a hero gets for coming to a space: nothing where he was in this turn. */
export function bountyOf(
  view: View,
  seat: Seat,
  space: MapId,
): { readonly glory: number; readonly peril: number } | null {
  if (heroOf(view, seat).visited.includes(space)) return null;
  const { glory, peril } = mapCardOf(space);
  return { glory, peril };
}

/** The movement points that somebody can spend now. */
export function pointsNow(view: View, seat: Seat): number {
  const { points, bonus, hasSaved } = heroOf(view, seat);
  return (view.active === seat ? points : hasSaved ? 1 : 0) + bonus;
}
