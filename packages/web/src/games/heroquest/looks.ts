import type { Hero, School } from '@questhall/heroquest/content';
import type { IconName } from '../../look/icon-names.ts';

/** The face of each hero, wherever it is shown. */
export const HERO_ICONS: Readonly<Record<Hero, IconName>> = {
  barbarian: 'barbarian',
  dwarf: 'dwarf-face',
  elf: 'woman-elf-face',
  wizard: 'wizard-face',
};

/** The sign of each school of spells. */
export const SCHOOL_ICONS: Readonly<Record<School, IconName>> = {
  air: 'whirlwind',
  earth: 'rock',
  fire: 'small-fire',
  water: 'drop',
};
