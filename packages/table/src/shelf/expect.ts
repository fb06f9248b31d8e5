import { isCard, isLines, isSnapshot } from './shapes.ts';
import { type Card, expectId, type Line, type Page, ShelfError, type Snapshot } from './shelf.ts';

/** What somebody wants to add to a table. */
export interface Addition {
  readonly after: number;
  readonly lines: readonly Line[];
  readonly card: Card;
  readonly snapshot: Snapshot | undefined;
}

/** A table begins without lines, and its pages follow one another. Anything else is a mistake of the caller. */
export function expectNew(card: Card, pages: readonly Page[]): readonly Addition[] {
  expectId(card.id);
  if (!isCard(card) || card.n !== 0) throw new ShelfError(`table ${card.id}: no card of a new table`);
  let after = 0;
  return pages.map(({ lines, card: next, snapshot }) => {
    const addition = { after, lines, card: next, snapshot };
    expectFitting(card.id, addition);
    after += lines.length;
    return addition;
  });
}

/**
 * No gap, and all parts of one mind about the last line. Anything else is a mistake of the caller, not of the shelf.
 */
export function expectFitting(id: string, { after, lines, card, snapshot }: Addition): void {
  const last = after + lines.length;
  if (!isLines(lines)) throw new ShelfError(`table ${id}: what is to be added after line ${after} are no lines`);
  expectRow(id, after, lines);
  if (!isCard(card) || card.id !== id || card.n !== last)
    throw new ShelfError(`table ${id}: the card is not of line ${last}`);
  if (snapshot !== undefined && (!isSnapshot(snapshot) || snapshot.n !== last)) {
    throw new ShelfError(`table ${id}: the snapshot is not of line ${last}`);
  }
}

/** Lines follow each other without a gap. */
export function expectRow(where: string, after: number, lines: readonly Line[]): void {
  const at = lines.findIndex((line, i) => line.n !== after + 1 + i);
  if (at >= 0) throw new ShelfError(`table ${where}: line ${lines[at]?.n} stands where line ${after + 1 + at} must be`);
}
