/** Packages whose folders still import each other in rings: the list only ever gets shorter. */
export const KNOTTED: readonly string[] = ['packages/games/dungeonquest/', 'packages/table/'];
