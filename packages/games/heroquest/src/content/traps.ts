/** What is counted in traps; those of chests have their damage on the sheet. */
export const TRAP_FIGURES = {
  pit: { damage: 1, diceLess: 1 },
  block: { dice: 3 },
  spear: { dice: 1, damage: 1 },
} as const;

/** Movement that a jump costs. [trap.jump] */
export const JUMP_COST = 2;
