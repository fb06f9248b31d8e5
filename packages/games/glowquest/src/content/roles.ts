import type { Role } from './vocabulary.ts';

/** What a hero of a Role starts with, before any card. */
export interface RoleStats {
  readonly speed: number;
  readonly grit: number;
  readonly hitpoints: number;
  /** For a hero with no companions. [scale.lone-hitpoints] */
  readonly loneHitpoints: number;
  /** Base damage against adjacent enemies, weapon or not. [create.role-base-damage] */
  readonly base: number;
}

/** [create.role-stats] */
export const ROLE_STATS: Readonly<Record<Role, RoleStats>> = {
  defense: { speed: 4, grit: 8, hitpoints: 10, loneHitpoints: 10, base: 2 },
  offense: { speed: 7, grit: 7, hitpoints: 8, loneHitpoints: 14, base: 3 },
  utility: { speed: 5, grit: 6, hitpoints: 12, loneHitpoints: 14, base: 2 },
};
