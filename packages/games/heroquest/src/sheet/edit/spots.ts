import type { Remark } from '@questhall/facets';
import { EAST, edgeOf, SOUTH } from '@questhall/grid';
import type { Edge, Plan, Room, Square } from '../sheet.ts';
import { squareAt } from '../squares.ts';
import { entriesIn, saidIn, sourceOf } from './source.ts';

/** What a remark is about, on the board. */
export type Spot =
  | { readonly kind: 'square'; readonly at: Square }
  | { readonly kind: 'edge'; readonly edge: Edge }
  | { readonly kind: 'room'; readonly room: Room };

/** Where on the board a remark belongs; null when it is about the quest as a whole, or about nothing that can be read. */
export function spotOf(text: string, plan: Plan, remark: Remark): Spot | null {
  const [where = '', ...rest] = remark.text.split(' — ');
  return (rest.length === 0 ? null : spotIn(plan, where)) ?? spotIn(plan, entryAt(text, remark));
}

/** The entry on which the remark points. */
function entryAt(text: string, { line, column }: Remark): string {
  if (line === null || column === null) return '';
  const entries = sourceOf(text).lines.flatMap((one) => entriesIn(one));
  const entry = entries.find((tokens) =>
    tokens.some(({ row, from, to }) => row === line - 1 && from < column && column <= to),
  );
  return entry === undefined ? '' : saidIn(entry);
}

function spotIn(plan: Plan, words: string): Spot | null {
  const [, column, row, side] =
    /(?:^|\s)(\d+),(\d+)([ES])?$/.exec(words) ?? /(?:^|\s)(\d+),(\d+)([ES])?\b/.exec(words) ?? [];
  if (column !== undefined && row !== undefined) {
    const at = squareAt(plan, Number(column), Number(row));
    if (at < 0) return null;
    return side === undefined
      ? { kind: 'square', at }
      : { kind: 'edge', edge: edgeOf(at, side === 'E' ? EAST : SOUTH) };
  }
  const [, room] =
    /^(?:(?:treasure|chest-trap|alarm|arrival): |goal: (?:take|read) )?(\p{L})(?: .*)?$/u.exec(words) ?? [];
  return room !== undefined && plan.join('').includes(room) ? { kind: 'room', room } : null;
}
