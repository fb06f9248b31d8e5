import type { Monster } from '../content/monsters.ts';
import { DUTCH_NAMES } from './names.ts';

const ARTICLES: Readonly<Record<Monster, 'de' | 'het'>> = {
  skeleton: 'het',
  sorcerer: 'de',
  troll: 'de',
  golem: 'de',
  demon: 'de',
};

/** `het Skelet`, `de Trol`. */
export const theMonster = (monster: Monster): string => `${ARTICLES[monster]} ${DUTCH_NAMES.monster[monster]}`;

/** `een Skelet`. */
export const aMonster = (monster: Monster): string => `een ${DUTCH_NAMES.monster[monster]}`;
