import type { Hero } from '@questhall/heroquest/content';
import type { IconName } from '../../look/icon-names.ts';

/** The face of each hero, wherever it is shown. */
export const HERO_ICONS: Readonly<Record<Hero, IconName>> = {
  barbarian: 'barbarian',
  dwarf: 'dwarf-face',
  elf: 'woman-elf-face',
  wizard: 'wizard-face',
};
