import type { Mode } from './modes.ts';

// The figures of what heroes can do besides; what they do with them is in `queries/`.

/** Faces that Hugo may roll again. */
export const HUGO_REROLLS: Readonly<Record<Mode, readonly number[]>> = { dice: [5, 6], solo: [1], cards: [] };

/** What Hugo makes of the same card on both sides. */
export const HUGO_SAME_CARD = { hero: 0, monster: 1 } as const;

/** What Krutzbeck may add to a round with as many wounds on the monster. */
export const KRUTZBECK_EXTRA = { from: 1, wounds: 1 } as const;

/** With as many wounds of her own, Challara's stronger result is no better than another. */
export const CHALLARA_WEAKNESS = { from: 8, of: 2, wounds: 1 } as const;

/** What Tatianna counts more in an escape. */
export const TATIANNA_ESCAPE = 1;
