/** So many can sit at a table. */
export const SEATS = { min: 1, max: 4 } as const;
