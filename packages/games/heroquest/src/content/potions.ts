export const POTIONS = ['healing', 'heroic-brew', 'potion-of-speed', 'potion-of-strength', 'potion-of-warding'] as const;
export type Potion = (typeof POTIONS)[number];

/** Body Points a Potion of Healing gives back; the healing spells too. */
export const HEALING = 4;
