/** So many can sit at a table: a player for each hero at most, and perhaps one for the monsters. */
export const SEATS = { min: 1, max: 4 } as const;
