export const ATTRIBUTES = ['strength', 'agility', 'armor', 'luck'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const HEROES = ['hugo', 'krutzbeck', 'tatianna', 'challara', 'lindel', 'maud'] as const;
export type Hero = (typeof HEROES)[number];

type HeroSheet = { readonly life: number } & { readonly [A in Attribute]: number };

/** Only Lindel's Agility is in the source; the other figures are ours. */
export const HERO_SHEETS: Readonly<Record<Hero, HeroSheet>> = {
  hugo: { life: 14, strength: 6, agility: 4, armor: 8, luck: 4 },
  krutzbeck: { life: 13, strength: 8, agility: 4, armor: 7, luck: 4 },
  tatianna: { life: 13, strength: 5, agility: 8, armor: 6, luck: 7 },
  challara: { life: 11, strength: 5, agility: 6, armor: 6, luck: 8 },
  lindel: { life: 15, strength: 6, agility: 6, armor: 7, luck: 8 },
  maud: { life: 14, strength: 7, agility: 6, armor: 7, luck: 6 },
};
