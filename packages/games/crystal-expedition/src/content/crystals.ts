import type { Clause, EffectId } from './vocabulary.ts';
import { dodge, effect, harm, heal, one, reflect, SELF, shield, teleport } from './write.ts';

/** What a Crystal can do, in printed order. [crystal.choose-one-of-seven] */
export const CRYSTAL_IDS = ['heal', 'damage', 'armor', 'speed', 'grit', 'teleport', 'effect'] as const;
export type CrystalId = (typeof CRYSTAL_IDS)[number];

/** What each is used for, in Surges. [crystal.one-surge] */
export const CRYSTAL_COST = 1;

const NEAR = one('enemy', 3);
const ail = (id: EffectId, much: number): readonly Clause[] => [effect(id, much, NEAR)];

/** For each the choices that it leaves; most leave none. Its damage has no attacker. [damage.reflect-any-distance] */
export const CRYSTALS: Readonly<Record<CrystalId, readonly (readonly Clause[])[]>> = {
  heal: [[heal(4, one('self-or-ally', 'adjacent'))]],
  damage: [[harm(3, NEAR, 'chosen')]],
  armor: [[effect('plated', 1, SELF)], [reflect(3)], [shield(4)]],
  speed: [[effect('hasted', 3, SELF), dodge(2)]],
  grit: [[effect('bolstered', 2, SELF)]],
  teleport: [[teleport(6)]],
  effect: [
    [effect('heartened', 2, SELF)],
    [effect('fired-up', 3, SELF)],
    ail('weak', 2),
    ail('unsteady', 2),
    ail('fragile', 2),
    ail('slow', 3),
    ail('poison', 2),
  ],
};
