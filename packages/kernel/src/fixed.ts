/**
 * A piece that is replaced and never written, like a door, a trap or a card on the map: states, clones and views
 * share it, frozen with all that it holds so that nobody can write it. Copying them for every look would take a tenth
 * of a game.
 */
export function fixed<X extends object>(piece: X): X {
  if (Object.isFrozen(piece)) return piece;
  for (const part of Object.values(piece)) if (typeof part === 'object' && part !== null) fixed(part);
  Object.freeze(piece);
  return piece;
}
