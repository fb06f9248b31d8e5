import type { Activator, Role } from './vocabulary.ts';
import { activator, damage, effect, given, heal, one, shield, toHit } from './write.ts';

/** What everybody can buy. [activator.basic-list] */
export const BASIC_ACTIVATORS: readonly Activator[] = [
  activator('aim', 1, 'aim', [toHit(1)], null),
  activator('heave', 2, 'damage', [damage(1)], null),
];

const TAUNT: Activator = activator('taunt', 1, 'free', [effect('taunted', 0, one('enemy', 3))]);

const ROLE_ACTIVATORS: Readonly<Record<Role, readonly Activator[]>> = {
  offense: [
    activator('cut-deep', 1, 'damage', [damage(1)], null),
    activator('finish', 2, 'damage', [given('target-at-half', damage(3))]),
  ],
  defense: [activator('brace', 1, 'free', [shield(1, one('self-or-ally', 'adjacent'))], null), TAUNT],
  utility: [
    activator('mend', 1, 'free', [heal(1, one('self-or-ally', 4))], null),
    activator('encourage', 1, 'free', [effect('heartened', 1, one('ally', 4))]),
  ],
};

/** What a hero can buy for its Role. [activator.role-list] */
export const roleActivatorsOf = (role: Role): readonly Activator[] => ROLE_ACTIVATORS[role];

/** The same for a monster, which never Taunts. [monster.minion-champion] */
export const monsterRoleActivatorsOf = (role: Role): readonly Activator[] =>
  ROLE_ACTIVATORS[role].filter((one) => one !== TAUNT);
