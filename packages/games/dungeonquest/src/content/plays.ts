export const PLAYS = ['arena', 'keep'] as const;
/** One fight in the arena, or the dash into the keep. */
export type Play = (typeof PLAYS)[number];
