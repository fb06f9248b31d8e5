import { boardAt, type FileObject, type Meaning, type Rotation } from '@questhall/heroscribe';
import type { Square } from '../sheet.ts';
import { footprint, nameSquare, squareAt } from '../squares.ts';
import { type Draft, mend, remark } from './draft.ts';

/** An object of the file, and what it is here. */
export interface Thing<M extends Meaning = Meaning> {
  readonly object: FileObject;
  readonly meaning: M;
  readonly isStandIn: boolean;
}

export type Of<K extends Meaning['kind']> = Extract<Meaning, { kind: K }>;

/** Why something could not be placed; null when it was. */
export type Refused = string | null;

export const OUTSIDE = 'lies outside the board';

export const squareOf = ({ plan }: Draft, { column, row, isOnBoard }: FileObject): Square =>
  isOnBoard ? squareAt(plan, column, row) : -1;

/** The squares something covers from its own on; -1 for those that are not on its board. */
export function coveredBy(draft: Draft, object: FileObject, width: number, height: number): Square[] {
  const { plan } = draft;
  const at = squareOf(draft, object);
  if (at < 0) return [-1];
  return footprint(plan, at, width, height).map((square) =>
    square >= 0 && boardAt(draft.grid, square) === object.board ? square : -1,
  );
}

/** As sheets call squares; also for those outside. */
export const placeOf = ({ column, row }: FileObject): string => `${column},${row}`;

/** Turned by a quarter: width and height change places. */
export const isLying = (rotation: Rotation): boolean => rotation === 'rightward' || rotation === 'leftward';

export function counted(
  draft: Draft,
  { isStandIn, object }: Thing,
  count: 'doors' | 'secretDoors' | 'furniture' | 'monsters' | 'traps',
  as: string,
): void {
  draft.counts[isStandIn ? 'standIns' : count] += 1;
  if (isStandIn) remark(draft, `${object.id} has no counterpart; ${as} stands in for it`, placeOf(object));
}

/** A square the file shades as out of play, but uses, is in play. */
export function bringIntoPlay(draft: Draft, squares: readonly Square[], what: string): void {
  const dark = squares.filter((square) => draft.blocked.has(square) && !draft.rubble.has(square));
  for (const square of dark) draft.blocked.delete(square);
  for (const square of dark)
    mend(draft, `${what} uses squares marked out of play, which are in play now`, nameSquare(draft.plan, square));
}
