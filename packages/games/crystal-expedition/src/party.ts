import { CLASSES, KIT_IDS, KITS, type KitId } from './content/index.ts';
import type { Options } from './types/index.ts';

/** Somebody who is made at the table. */
const NEW = 'new';

/** Whom a place of the party begins with. */
export type Starter = KitId | typeof NEW;
export const STARTERS: readonly Starter[] = [...KIT_IDS, NEW];

const HEROES_MAX = 3;

const isStarter = (name: string): name is Starter => STARTERS.some((starter) => starter === name);

/** The heroes in a list of names, or null when it is none: somebody unknown, nobody, or too many. [party.one-to-three-heroes] */
export function readStarters(names: string): Starter[] | null {
  const starters = names.split(',').map((name) => name.trim());
  return starters.every(isStarter) && starters.length <= HEROES_MAX ? starters : null;
}

/** By their places around the table. [party.seats-in-a-ring] */
export const startersOf = ({ heroes }: Pick<Options, 'heroes'>): Starter[] => readStarters(heroes) ?? [];

/** Whom a place begins with by its name; two with one kit are told apart by a number. Null for somebody new. */
export function starterName(starters: readonly Starter[], place: number): string | null {
  const starter = starters[place];
  if (starter === undefined || starter === NEW) return null;
  const namesakes = starters.slice(0, place).filter((other) => other === starter).length;
  const { name } = KITS[starter];
  return namesakes === 0 ? name : `${name} ${namesakes + 1}`;
}

/** Who runs the monsters sits last. [monster.played-by] */
const seatsOfMonsters = ({ monsters }: Pick<Options, 'monsters'>): number => (monsters === 'seat' ? 1 : 0);

/** One player at least, and none without a hero. [party.one-player-may-run-several] */
export const seatsFor = (options: Pick<Options, 'heroes' | 'monsters'>): readonly [least: number, most: number] => [
  1 + seatsOfMonsters(options),
  startersOf(options).length + seatsOfMonsters(options),
];

/** Those whom a seat runs from the beginning, by their names; null for somebody new. [party.one-player-may-run-several] */
export function namesOfSeat(
  options: Pick<Options, 'heroes' | 'monsters'>,
  seat: number,
  seats: number,
): (string | null)[] {
  const players = seats - seatsOfMonsters(options);
  const starters = startersOf(options);
  return starters.map((_, place) => starterName(starters, place)).filter((_, place) => place % players === seat);
}

/** Whether two of these have the same Role, as far as it is known. [party.roles-may-repeat] */
export function hasRoleTwice(starters: readonly Starter[]): boolean {
  const roles = starters.flatMap((starter) => (starter === NEW ? [] : [CLASSES[KITS[starter].heroClass].role]));
  return new Set(roles).size < roles.length;
}
