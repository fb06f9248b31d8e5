import type { Hero } from '../../content/heroes.ts';
import type { Monster } from '../../content/monsters.ts';
import { NAMES } from './names.ts';

/** `the Skeleton`. */
export const theMonster = (monster: Monster): string => `the ${NAMES.monster[monster]}`;

/** `a Skeleton`. */
export const aMonster = (monster: Monster): string => `a ${NAMES.monster[monster]}`;

const isHero = (who: Hero | Monster): who is Hero => who in NAMES.hero;

/** Whoever takes a blow, in a sentence. */
export const fighterName = (who: Hero | Monster): string => (isHero(who) ? NAMES.hero[who] : theMonster(who));
