import { ROLES, type Role } from './content/index.ts';
import type { Options } from './types/index.ts';

const isRole = (name: string): name is Role => ROLES.some((role) => role === name);

/** The Roles in a list of names, or null when it is none: unknown, twice, or nobody. [create.distinct-roles] */
export function readRoles(names: string): Role[] | null {
  const roles = names.split(',').map((name) => name.trim());
  const isParty = roles.every(isRole) && new Set(roles).size === roles.length;
  return isParty ? roles.filter(isRole) : null;
}

/** Clockwise Defense, Offense, Utility, unless the players sit as they like. [create.seat-order] */
export function rolesOf({ heroes, freeSeating }: Pick<Options, 'heroes' | 'freeSeating'>): Role[] {
  const roles = readRoles(heroes) ?? [];
  return freeSeating ? roles : ROLES.filter((role) => roles.includes(role));
}

/** A seat for each hero, and one for the monsters unless the heroes' players run them. [ctrl.players-may-run] */
export const seatsFor = (options: Pick<Options, 'heroes' | 'freeSeating' | 'monsters'>): number =>
  rolesOf(options).length + (options.monsters === 'seat' ? 1 : 0);
