export const SIDES = ['hero', 'monster'] as const;
/** The two who fight. */
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'hero' ? 'monster' : 'hero');
