import type { Hero } from './heroes.ts';
import { NAMES } from './names.ts';

/** What figures are called where there is room for a sign only, the same in every language. */
export const HERO_LETTERS: Readonly<Record<Hero, string>> = { barbarian: 'B', dwarf: 'D', elf: 'E', wizard: 'W' };
/** The Genie is a jinn here, because G is a Goblin. */
export const ALLY_LETTERS = { genie: 'J', captive: 'R' } as const;

/** One letter for each card; K and Y because another card has the first letter already. */
const MONSTER_LETTERS: Readonly<Record<string, string>> = {
  [NAMES.figure.goblin]: 'G',
  [NAMES.figure.orc]: 'O',
  [NAMES.figure.skeleton]: 'S',
  [NAMES.figure.zombie]: 'Z',
  [NAMES.figure.mummy]: 'M',
  [NAMES.figure.abomination]: 'A',
  [NAMES.figure['dread-warrior']]: 'K',
  [NAMES.figure.gargoyle]: 'Y',
  [NAMES.figure['dread-sorcerer']]: 'X',
};

/** Monsters with a name of their own go by its first letter. */
export const monsterLetter = (name: string): string => MONSTER_LETTERS[name] ?? name.charAt(0).toUpperCase();
