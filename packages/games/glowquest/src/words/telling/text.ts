/** Squares have commas of their own: `3,4; 3,5 or 4,4`. */
export function listSquares(squares: readonly string[], last: string): string {
  return squares.length < 2 ? squares.join('') : `${squares.slice(0, -1).join('; ')} ${last} ${squares.at(-1)}`;
}
