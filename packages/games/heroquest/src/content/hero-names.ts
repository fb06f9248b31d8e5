import type { Hero } from './heroes.ts';

/** Names to choose from; whoever takes a dead hero's place takes the next one. */
export const HERO_NAMES: Readonly<Record<Hero, readonly string[]>> = {
  barbarian: ['Halgerd', 'Torvin', 'Ysolde', 'Brannoc', 'Ragna', 'Odric', 'Sigrun', 'Varl'],
  dwarf: ['Gunda', 'Bofrik', 'Hilde', 'Dorn', 'Marta', 'Grumli', 'Tova', 'Ketil'],
  elf: ['Ellowen', 'Sylvar', 'Ithiel', 'Maerin', 'Faelan', 'Liri', 'Corvael', 'Nim'],
  wizard: ['Aldous', 'Mirela', 'Quillan', 'Ottoline', 'Zephyr', 'Hesper', 'Barnabas', 'Isolde'],
};
