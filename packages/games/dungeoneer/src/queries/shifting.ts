import { mapCardOf } from '../content/index.ts';
import { judgeShift, spotsBeside } from '../map/placing.ts';
import type { ActionOf, Section, Table } from '../types/index.ts';
import type { Match } from './table.ts';

/** Cards that are still to come into a section, those of later grades included. [map.not-closed] */
export function leftFor(table: Table, { name, deck }: Section): number {
  const isHere = (card: string): boolean => mapCardOf(card).section === name;
  const inHands = table.dealt.reduce((sum, cards) => sum + cards.filter(isHere).length, 0);
  return deck.length + table.later.filter(isHere).length + inHands;
}

/** Every card of a section to every cell beside its map; not all of it is legal. */
export function shiftsOn({ sections }: Pick<Table, 'sections'>): readonly ActionOf<'shift'>[] {
  const shifts: ActionOf<'shift'>[] = [];
  for (const { placed, name } of sections) {
    const spots = spotsBeside(placed, name);
    for (const { card } of placed)
      for (const { section, x, y, turn } of spots) shifts.push({ type: 'shift', card, section, x, y, turn });
  }
  return shifts;
}

/** If no legal Shift exists the effect does nothing. [fx.shift-carries] */
export const hasShift = ({ table }: Match): boolean =>
  table.sections.some((section) => {
    const left = leftFor(table, section);
    const { placed, name } = section;
    const spots = spotsBeside(placed, name);
    // What was laid last holds the least together.
    const last = placed.findLast(({ card }) =>
      spots.some((spot) => judgeShift(placed, name, card, spot, left) === null),
    );
    return last !== undefined;
  });
