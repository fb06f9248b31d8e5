export const PLAYS = ['keep', 'arena'] as const;
/** The dash into the keep, or one fight in the arena. */
export type Play = (typeof PLAYS)[number];
