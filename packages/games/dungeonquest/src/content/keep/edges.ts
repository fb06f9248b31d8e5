/** What a tile has on one side. Small numbers, so that a board is quick to walk. [move.edge-kinds] */
export const OPEN = 0;
export const WALL = 1;
export const DOOR = 2;
export const PORTCULLIS = 3;
export type EdgeKind = typeof OPEN | typeof WALL | typeof DOOR | typeof PORTCULLIS;

/** How the tables of tiles write an edge. */
const LETTERS: Readonly<Record<string, EdgeKind>> = { O: OPEN, X: WALL, D: DOOR, P: PORTCULLIS };

/** To the left, ahead and to the right of whoever comes in over the arrow, whose own edge is always open. */
export type Edges = readonly [left: EdgeKind, ahead: EdgeKind, right: EdgeKind];

/** `OXD` is open to the left, a wall ahead, a door to the right. */
export function edgesOf(letters: string): Edges {
  const [left, ahead, right] = Array.from(letters, (letter) => LETTERS[letter]);
  if (letters.length !== 3 || left === undefined || ahead === undefined || right === undefined)
    throw new Error(`not three edges: ${letters}`);
  return [left, ahead, right];
}
