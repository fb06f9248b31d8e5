export const MODES = ['dice', 'solo', 'cards'] as const;
export type Mode = (typeof MODES)[number];

/** Decisions per round and side: what the choice of a mode costs in tactics. */
export const DECISIONS: Readonly<
  Record<Mode, { readonly hero: number; readonly hugo: number; readonly monster: number }>
> = {
  dice: { hero: 0, hugo: 1, monster: 0 },
  solo: { hero: 0, hugo: 1, monster: 0 },
  cards: { hero: 1, hugo: 1, monster: 1 },
};
