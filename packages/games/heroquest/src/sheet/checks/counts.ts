import { PIECE_SHEETS, PIECES } from '../../content/furniture.ts';
import { FIGURE_COUNTS, FIGURES } from '../../content/monsters.ts';
import { NAMES } from '../../content/names.ts';
import { findMonster } from '../monster.ts';
import type { Survey } from './survey.ts';

/** Doors in the box; secret doors are tiles. */
const DOORS_IN_BOX = 21;

/** More than the box holds can be played here, though not at a table. [component.setup-within-figures] */
export function checkCounts({ sheet, warnings }: Survey): void {
  for (const figure of FIGURES) {
    const count = sheet.monsters.filter(({ key }) => findMonster(sheet, key)?.figure === figure).length;
    warnIfMore(`mon: ${figure}`, count, FIGURE_COUNTS[figure], NAMES.figure[figure]);
  }
  for (const piece of PIECES) {
    const count = sheet.furniture.filter((placed) => placed.piece === piece).length;
    warnIfMore(`furn: ${piece}`, count, PIECE_SHEETS[piece].count, NAMES.piece[piece]);
  }
  warnIfMore('doors', sheet.doors.length + sheet.openDoors.length, DOORS_IN_BOX, 'Dungeon door');

  function warnIfMore(where: string, count: number, inBox: number, name: string): void {
    if (count > inBox)
      warnings.push({ where, message: `${count} are on the sheet; the box holds ${inBox} of the kind “${name}”` });
  }
}
