/** A table that a die is read on: each row holds up to its number. */
export type Rows<T> = readonly (readonly [upTo: number, value: T])[];

export function readOn<T>(rows: Rows<T>, roll: number): T {
  const row = rows.find(([upTo]) => roll <= upTo);
  if (row === undefined || roll < 1) throw new Error(`no row for ${roll}`);
  return row[1];
}

/** For a table with a row for each face. */
export function faceOf<T>(faces: readonly T[], roll: number): T {
  const face = faces[roll - 1];
  if (face === undefined) throw new Error(`a die of ${faces.length} does not show ${roll}`);
  return face;
}
