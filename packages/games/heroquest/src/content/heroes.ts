import type { Weapon } from './equipment.ts';

export const HEROES = ['barbarian', 'dwarf', 'elf', 'wizard'] as const;
export type Hero = (typeof HEROES)[number];

interface HeroSheet {
  readonly body: number;
  /** [mind.starting-values] */
  readonly mind: number;
  /** What a new hero owns. [setup.starting-kit] */
  readonly weapon: Weapon;
}

export const HERO_SHEETS: Readonly<Record<Hero, HeroSheet>> = {
  barbarian: { body: 8, mind: 2, weapon: 'broadsword' },
  dwarf: { body: 7, mind: 3, weapon: 'shortsword' },
  elf: { body: 6, mind: 4, weapon: 'shortsword' },
  wizard: { body: 4, mind: 6, weapon: 'dagger' },
};

/** Attack dice of a hero without a weapon. */
export const BARE_ATTACK = 1;
/** Defend dice of a hero without armour. */
export const BARE_DEFEND = 2;
/** Schools of a Wizard, and of one whose house is kind to beginners. */
export const WIZARD_SCHOOLS = 3;
export const BEGINNER_SCHOOLS = 2;
/** Red dice of a movement roll. */
export const MOVEMENT_DICE = 2;
