import type { MonsterType } from './dungeons.ts';
import type { MonsterId } from './monsters.ts';
import { faceOf } from './rows.ts';

type Row = readonly [MonsterId, MonsterId, MonsterId, MonsterId];

const row = (...minions: Row): Row => minions;

/** Two kinds by turns. */
const byTurns = (one: MonsterId, other: MonsterId): Row => [one, other, one, other];

/** By the D6; as many Minions as are wanted come from the left. [monster.composition] */
const COMPOSITIONS: Readonly<Record<MonsterType, readonly Row[]>> = {
  orc: [
    byTurns('orc-raider', 'orc-raider'),
    byTurns('orc-raider', 'goblin-archer'),
    row('orc-shieldbearer', 'orc-raider', 'orc-raider', 'goblin-archer'),
    row('orc-shieldbearer', 'orc-raider', 'goblin-drummer', 'orc-raider'),
    byTurns('goblin-archer', 'orc-raider'),
    row('orc-raider', 'orc-shieldbearer', 'goblin-archer', 'goblin-drummer'),
  ],
  undead: [
    byTurns('skeleton-guard', 'skeleton-guard'),
    row('zombie', 'zombie', 'zombie', 'skeleton-guard'),
    byTurns('skeleton-guard', 'zombie'),
    byTurns('ghoul', 'skeleton-guard'),
    row('ghoul', 'zombie', 'skeleton-guard', 'ghoul'),
    row('shade', 'skeleton-guard', 'zombie', 'shade'),
  ],
  beasts: [
    byTurns('cave-wolf', 'cave-wolf'),
    byTurns('giant-rat', 'cave-wolf'),
    byTurns('web-spider', 'cave-wolf'),
    byTurns('tusk-boar', 'cave-wolf'),
    row('tusk-boar', 'giant-rat', 'web-spider', 'giant-rat'),
    row('cave-wolf', 'web-spider', 'giant-rat', 'tusk-boar'),
  ],
};

export const minionsBy = (type: MonsterType, d6: number): readonly MonsterId[] => faceOf(COMPOSITIONS[type], d6);

/** [monster.extra-rat] */
export const hasExtraRatOn = (type: MonsterType, d6: number): boolean => type === 'beasts' && (d6 === 2 || d6 === 5);

export const PARTY_SIZES = [1, 2, 3] as const;
export type PartySize = (typeof PARTY_SIZES)[number];

/** A Patrol is met in a passage, and wanders. A big room and a led small one have a Champion besides. */
export const GATHERINGS = ['small', 'led-small', 'big', 'patrol'] as const;
export type Gathering = (typeof GATHERINGS)[number];

const COUNTS: Readonly<Record<Gathering, Readonly<Record<PartySize, number>>>> = {
  small: { 1: 2, 2: 3, 3: 4 },
  'led-small': { 1: 0, 2: 0, 3: 1 },
  big: { 1: 0, 2: 1, 3: 3 },
  patrol: { 1: 1, 2: 2, 3: 3 },
};

/** How many Minions. [monster.counts, monster.patrol-size] */
export const minionCount = (gathering: Gathering, heroes: PartySize): number => COUNTS[gathering][heroes];
