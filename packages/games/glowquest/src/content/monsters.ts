import { BEAST_IDS, BEASTS, type BeastId } from './monsters-beasts.ts';
import { CULTIST_IDS, CULTISTS, type CultistId } from './monsters-cultists.ts';
import { DEPTHS, DEPTHS_IDS, type DepthsId } from './monsters-depths.ts';
import { GOBLIN_IDS, GOBLINS, type GoblinId } from './monsters-goblins.ts';
import { ORC_IDS, ORCS, type OrcId } from './monsters-orcs.ts';
import { UNDEAD, UNDEAD_IDS, type UndeadId } from './monsters-undead.ts';
import type { Family, MonsterRecord } from './vocabulary.ts';

export type MonsterId = GoblinId | OrcId | UndeadId | BeastId | CultistId | DepthsId;

export const MONSTER_IDS: readonly MonsterId[] = [
  ...GOBLIN_IDS,
  ...ORC_IDS,
  ...UNDEAD_IDS,
  ...BEAST_IDS,
  ...CULTIST_IDS,
  ...DEPTHS_IDS,
];

export const MONSTERS: Readonly<Record<MonsterId, MonsterRecord>> = {
  ...GOBLINS,
  ...ORCS,
  ...UNDEAD,
  ...BEASTS,
  ...CULTISTS,
  ...DEPTHS,
};

/** A family's records; of its two leaders an Encounter has one at most. [monster.sheet] */
export interface Sheet {
  readonly a: MonsterId;
  readonly b: MonsterId;
  readonly c: MonsterId;
  readonly champion: MonsterId;
  readonly lord: MonsterId;
}

type Five = readonly [MonsterId, MonsterId, MonsterId, MonsterId, MonsterId];

const sheet = ([a, b, c, champion, lord]: Five): Sheet => ({ a, b, c, champion, lord });

const SHEETS: Readonly<Record<Family, Sheet>> = {
  goblins: sheet(GOBLIN_IDS),
  orcs: sheet(ORC_IDS),
  undead: sheet(UNDEAD_IDS),
  beasts: sheet(BEAST_IDS),
  cultists: sheet(CULTIST_IDS),
  depths: sheet(DEPTHS_IDS),
};

export const sheetOf = (family: Family): Sheet => SHEETS[family];
