import type { Hero } from '../../content/heroes.ts';
import type { Monster } from '../../content/monsters.ts';
import { NAMES } from './names.ts';

const ARTICLES: Readonly<Record<Monster, 'de' | 'het'>> = {
  skeleton: 'het',
  sorcerer: 'de',
  troll: 'de',
  golem: 'de',
  demon: 'de',
};

/** `het Skelet`, `de Trol`. */
export const theMonster = (monster: Monster): string => `${ARTICLES[monster]} ${NAMES.monster[monster]}`;

/** `een Skelet`. */
export const aMonster = (monster: Monster): string => `een ${NAMES.monster[monster]}`;

const isHero = (who: Hero | Monster): who is Hero => who in NAMES.hero;

/** Whoever takes a blow, in a sentence. */
export const fighterName = (who: Hero | Monster): string => (isHero(who) ? NAMES.hero[who] : theMonster(who));
