/** What shape somebody is in to whom something is about to happen. */
export interface Shape<F, V> {
  readonly name: string;
  readonly of: 'hero' | 'monster' | 'both';
  /** Brings the victim into this shape; false where that cannot be. */
  put(fight: F, victim: V): boolean;
}

export const shapeOf = <F, V>(
  name: string,
  of: Shape<F, V>['of'],
  put: (fight: F, victim: V) => unknown,
): Shape<F, V> => ({
  name,
  of,
  put: (fight, victim) => put(fight, victim) !== false,
});
