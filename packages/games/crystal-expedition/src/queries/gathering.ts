import {
  CHAMPIONS,
  championBy,
  type Gathering,
  hasExtraRatOn,
  hasSmallChampionOn,
  type MonsterId,
  minionCount,
  minionsBy,
  THREAT,
} from '../content/index.ts';
import { recordAt } from '../own/index.ts';
import type { Table } from '../types/index.ts';
import { dungeonOf, partySize } from './entities.ts';

/** Who comes, in the order of the Monster Sheet: a Champion first, an extra Rat last. [monster.sheet] */
export interface Gathered {
  /** The D6 that names the row. */
  readonly die: number;
  readonly records: readonly MonsterId[];
  readonly gathering: Gathering;
  readonly hasExtraRat: boolean;
}

type Expeditionary = Pick<Table, 'expedition' | 'dungeons' | 'party' | 'own'>;

/** As many Minions as the gathering has, from the left of the row that the die names. [monster.composition] */
function minionsOf(table: Expeditionary, gathering: Gathering, d6: number): readonly MonsterId[] {
  return minionsBy(dungeonOf(table).type, d6).slice(0, minionCount(gathering, partySize(table)));
}

/** [passage.monsters, wander.size] */
export const patrolOf = (table: Expeditionary, d6: number): Gathered => ({
  die: d6,
  records: minionsOf(table, 'patrol', d6),
  gathering: 'patrol',
  hasExtraRat: false,
});

/** [monster.counts, room.champion, monster.extra-rat] */
export function dwellersOf(table: Expeditionary, isBig: boolean, d12: number, d6: number): Gathered {
  const { type } = dungeonOf(table);
  const gathering = isBig ? 'big' : hasSmallChampionOn(d6) ? 'led-small' : 'small';
  const hasExtraRat = hasExtraRatOn(type, d6);
  const records: readonly MonsterId[] = [
    ...(gathering === 'small' ? [] : [CHAMPIONS[type][championBy(d12)]]),
    ...minionsOf(table, gathering, d6),
    ...(hasExtraRat ? (['giant-rat'] as const) : []),
  ];
  return { die: d6, records, gathering, hasExtraRat };
}

/** What the dungeon's Threat makes of a monster. [dungeon.threat] */
export function hitpointsOf(table: Expeditionary, record: MonsterId): number {
  const { rank, statistics } = recordAt(table, record);
  const { minionHitpoints, championHitpoints } = THREAT[dungeonOf(table).threat];
  return statistics.hitpoints + (rank === 'champion' ? championHitpoints : minionHitpoints);
}
