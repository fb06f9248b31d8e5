import { type MapId, SIDES, type Side } from '../../content/index.ts';
import { cellBeside, cellKey, chartOf, OPPOSITE } from '../../map/chart.ts';
import type { Placed, Spot, View } from '../../types/index.ts';

/** A cell by a card that lies beside it: `north of the Rat Run`. */
export interface Beside {
  readonly card: MapId;
  readonly side: Side;
}

/** The card beside a cell that was laid first, with the side on which the cell is; null where there is none. */
function besideIn(placed: readonly Placed[], cell: Pick<Spot, 'x' | 'y'>): Beside | null {
  const { byCell } = chartOf(placed);
  const around = SIDES.flatMap((side) => {
    const { x, y } = cellBeside(cell, side);
    const neighbour = byCell.get(cellKey(x, y));
    return neighbour === undefined ? [] : [{ neighbour, side: OPPOSITE[side] }];
  });
  const [first] = around.sort((one, other) => placed.indexOf(one.neighbour) - placed.indexOf(other.neighbour));
  return first === undefined ? null : { card: first.neighbour.card, side: first.side };
}

const placedIn = ({ sections }: View, section: string): readonly Placed[] =>
  sections.find(({ name }) => name === section)?.placed ?? [];

/** Where a card would lie, or lies after it was moved. */
export const besideOf = (
  view: View,
  section: string,
  cell: Pick<Spot, 'x' | 'y'>,
  except: MapId | null,
): Beside | null =>
  besideIn(
    placedIn(view, section).filter(({ card }) => card !== except),
    cell,
  );

/** Where a card was laid: what came after it does not count. */
export function besideLaid(view: View, section: string, laid: Placed): Beside | null {
  const placed = placedIn(view, section);
  const at = placed.findIndex(({ card }) => card === laid.card);
  return besideIn(at < 0 ? placed : placed.slice(0, at), laid);
}

/** The side of a card on which another lies; null where they do not lie side by side. */
export function sideTo({ sections }: View, from: MapId, to: MapId): Side | null {
  for (const { placed } of sections) {
    const { byCard, byCell } = chartOf(placed);
    const start = byCard.get(from);
    if (start === undefined) continue;
    const found = SIDES.find((side) => {
      const { x, y } = cellBeside(start, side);
      return byCell.get(cellKey(x, y))?.card === to;
    });
    if (found !== undefined) return found;
  }
  return null;
}

/** Where on the map a side of the print is now. */
export function sideNow({ sections }: View, card: MapId, printed: Side): Side {
  const lying = sections.flatMap(({ placed }) => placed.find((one) => one.card === card) ?? [])[0];
  return lying?.isTurned === true ? OPPOSITE[printed] : printed;
}
