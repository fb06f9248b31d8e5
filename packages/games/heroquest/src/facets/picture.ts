import type { ReportLine } from '@questhall/facets';
import { drawSheet, legendOf } from '../sheet/heroscribe/index.ts';
import { isPlanDrawn, type Sheet } from '../sheet/index.ts';
import { widthOf } from '../sheet/squares.ts';

/** Every so many columns one is numbered: each takes two signs, and a number up to three. */
const NUMBERED = 5;
const MARGIN = 4;

/** A sheet as its designer sees it: drawn with its columns and rows, and the letters of rooms that it does not draw itself. */
export function pictureOf(sheet: Sheet, text: string): readonly ReportLine[] {
  const drawing = drawSheet(sheet);
  const plan = (row: string): ReportLine => ({ text: row, style: 'plan' });
  const dim = (row: string): ReportLine => ({ text: row, style: 'dim' });
  return [
    plan(columnsOf(sheet)),
    ...drawing.map((row, y) => plan(`${y % 2 === 1 ? `${(y - 1) / 2}`.padStart(MARGIN - 1) : '   '} ${row}`.trimEnd())),
    ...legendOf(drawing).map(dim),
    ...(isPlanDrawn(text) ? [] : [dim('Its rooms by their letters:'), ...sheet.plan.map((row) => plan(`    ${row}`))]),
  ];
}

/** `0         5         10`, each above its column. */
function columnsOf({ plan }: Sheet): string {
  const numbers = Array.from({ length: Math.ceil(widthOf(plan) / NUMBERED) }, (_, i) => `${i * NUMBERED}`);
  return `${' '.repeat(MARGIN + 1)}${numbers.map((number) => number.padEnd(NUMBERED * 2)).join('')}`.trimEnd();
}
