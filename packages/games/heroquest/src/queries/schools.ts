import { BEGINNER_SCHOOLS, WIZARD_SCHOOLS } from '../content/heroes.ts';
import { SCHOOLS, type School } from '../content/spells.ts';
import type { Table } from '../types/index.ts';

/** Schools nobody has taken yet. */
export const freeSchools = ({ heroes }: Pick<Table, 'heroes'>): School[] =>
  SCHOOLS.filter((school) => !heroes.some(({ schools }) => schools.includes(school)));

/** How many schools the Wizard may have. [deal.wizard-takes-rest, deal.first-quest-suggestion] */
export const wizardSchools = ({ house, quest }: Pick<Table, 'house' | 'quest'>): number =>
  house.beginnerSpells && quest === 1 ? BEGINNER_SCHOOLS : WIZARD_SCHOOLS;
