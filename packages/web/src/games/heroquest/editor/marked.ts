import type { Remark, Review } from '@questhall/facets';
import { type Spot, spotOf } from '@questhall/heroquest/edit';
import { boardOf } from '@questhall/heroquest/queries';
import type { Aim } from '../../../board/pointing/pointing.ts';
import type { Opened } from './opened.ts';

/** A remark that has a place on the board. */
export interface Marked {
  readonly spot: Spot;
  readonly text: string;
  readonly isError: boolean;
}

export function marked(
  { text, sheet }: Opened,
  { errors, warnings }: Pick<Review, 'errors' | 'warnings'>,
): readonly Marked[] {
  const found = (remarks: readonly Remark[], isError: boolean): readonly Marked[] =>
    remarks.flatMap((remark) => {
      const spot = spotOf(text, sheet.plan, remark);
      return spot === null ? [] : [{ spot, text: remark.text, isError }];
    });
  return [...found(errors, true), ...found(warnings, false)];
}

/** Whether a remark is about this place: that about a room is about every one of its squares. */
export function isAbout({ plan }: Opened, spot: Spot, { square, door }: Pick<Aim, 'square' | 'door'>): boolean {
  if (spot.kind === 'edge') return door === spot.edge;
  if (spot.kind === 'square') return door === null && spot.at === square;
  return boardOf(plan).areas[square] === spot.room;
}
