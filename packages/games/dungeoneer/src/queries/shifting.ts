import { mapCardOf } from '../content/index.ts';
import { isEntrance } from '../map/chart.ts';
import { judgeShift, spotsBeside } from '../map/placing.ts';
import type { ActionOf, Section, Table } from '../types/index.ts';
import type { Match } from './table.ts';

/** Cards that are still to come into a section, those of later grades included. [map.not-closed] */
export function leftFor(table: Table, { name, deck }: Section): number {
  const isHere = (card: string): boolean => mapCardOf(card).section === name;
  const inHands = table.dealt.reduce((sum, cards) => sum + cards.filter(isHere).length, 0);
  return deck.length + table.later.filter(isHere).length + inHands;
}

/** Every card that may be moved, to every cell beside the map. */
export function* shifts({ table }: Match): Generator<ActionOf<'shift'>> {
  for (const section of table.sections)
    for (const { card } of section.placed)
      if (!isEntrance(card))
        for (const spot of spotsBeside(section.placed, section.name)) yield { type: 'shift', card, ...spot };
}

export const isLegalShift = (table: Table, { card, ...spot }: ActionOf<'shift'>): boolean =>
  table.sections.some(
    (section) =>
      section.name === mapCardOf(card).section &&
      judgeShift(section.placed, section.name, card, spot, leftFor(table, section)) === null,
  );

/** If no legal Shift exists the effect does nothing. [fx.shift-carries] */
export function hasShift(state: Match): boolean {
  for (const action of shifts(state)) if (isLegalShift(state.table, action)) return true;
  return false;
}
