/** North, east, south and west, in the order of the grid. */
export type Side = 0 | 1 | 2 | 3;

/** So many squares to a side of the compass. */
export interface Leg {
  readonly squares: number;
  readonly side: Side;
}

/**
 * A way by the compass: straight, by the diagonal between two sides, or along one and then the other; none for here.
 */
export type Way =
  | { readonly kind: 'here' }
  | { readonly kind: 'straight'; readonly leg: Leg }
  | { readonly kind: 'diagonal'; readonly squares: number; readonly sides: readonly [Side, Side] }
  | { readonly kind: 'bent'; readonly legs: readonly [Leg, Leg] };

/** How one gets so far east and so far south, as the crow flies; west and north are negative. */
export function wayBy(east: number, south: number): Way {
  const along: Leg = { squares: Math.abs(south), side: south < 0 ? 0 : 2 };
  const across: Leg = { squares: Math.abs(east), side: east < 0 ? 3 : 1 };
  if (along.squares === 0 && across.squares === 0) return { kind: 'here' };
  if (along.squares === 0 || across.squares === 0)
    return { kind: 'straight', leg: along.squares === 0 ? across : along };
  if (along.squares === across.squares)
    return { kind: 'diagonal', squares: along.squares, sides: [along.side, across.side] };
  return { kind: 'bent', legs: [along, across] };
}

/** The sides between which something lies; one where it lies straight ahead, none for here. */
export function sidesOf(way: Way): readonly Side[] {
  if (way.kind === 'here') return [];
  if (way.kind === 'straight') return [way.leg.side];
  return way.kind === 'diagonal' ? way.sides : way.legs.map(({ side }) => side);
}
