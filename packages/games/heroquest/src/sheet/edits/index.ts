import type { Edit } from '@questhall/facets';
import { parseSheet } from '../parse.ts';
import { foundEdits } from './found.ts';
import { monsterEdits } from './monsters.ts';
import { rewrite } from './rewrite.ts';
import type { SheetEdit } from './sheet-edit.ts';
import { wayEdits } from './ways.ts';

/** Small changes that make a quest easier or harder; only those that the checker would have. */
export function editsOf(text: string): readonly Edit[] {
  const read = parseSheet(text);
  if (!read.ok) return [];
  const edits = [...monsterEdits(read.value), ...foundEdits(read.value), ...wayEdits(read.value)];
  return edits.map(editOf).filter((edit) => edit.make(text) !== null);
}

const editOf = ({ change, ...edit }: SheetEdit): Edit => ({ ...edit, make: (text) => rewrite(text, change) });
