export const POTIONS = [
  'healing',
  'heroic-brew',
  'potion-of-speed',
  'potion-of-strength',
  'potion-of-warding',
] as const;
export type Potion = (typeof POTIONS)[number];

/** Body Points a Potion of Healing gives back; the healing spells too. */
export const HEALING = 4;

/** What the others do: dice more, or times the dice of a movement roll. */
export const POTION_FIGURES = {
  'heroic-brew': { attack: 1, defend: 1 },
  'potion-of-speed': { times: 2 },
  'potion-of-strength': { attack: 2 },
  'potion-of-warding': { defend: 2 },
} as const;
