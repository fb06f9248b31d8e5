import type { MonsterType } from './dungeons.ts';
import type { MonsterRecord } from './monster.ts';
import { BEAST_IDS, BEASTS, type BeastId } from './monsters-beasts.ts';
import { ORC_IDS, ORCS, type OrcId } from './monsters-orcs.ts';
import { UNDEAD, UNDEAD_IDS, type UndeadId } from './monsters-undead.ts';

export type MonsterId = OrcId | UndeadId | BeastId;

export const MONSTER_IDS: readonly MonsterId[] = [...ORC_IDS, ...UNDEAD_IDS, ...BEAST_IDS];

export const MONSTERS: Readonly<Record<MonsterId, MonsterRecord>> = { ...ORCS, ...UNDEAD, ...BEASTS };

/** [room.champion] */
export const CHAMPIONS: Readonly<Record<MonsterType, { readonly first: MonsterId; readonly second: MonsterId }>> = {
  orc: { first: 'orc-warchief', second: 'orc-shaman' },
  undead: { first: 'barrow-wight', second: 'necromancer' },
  beasts: { first: 'ironhide-bear', second: 'pack-alpha' },
};
