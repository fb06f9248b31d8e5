import { fixed, roll } from '@questhall/kernel';
import { questBy, strengthBy, THREATS, type Threat, typeBy, weaknessBy } from '../content/index.ts';
import { note } from '../queries/chronicle.ts';
import type { Dungeon, Feature, Table } from '../types/index.ts';
import { FEATURES } from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';

/** The die of each feature, in the order in which they are thrown. [dungeon.one-throw] */
const DICE: Readonly<Record<Feature, number>> = { type: 12, strength: 10, weakness: 8, quest: 6 };

/** One more for every two successes, the one that led here included. [dungeon.threat] */
export const threatAfter = ({ house }: Pick<Table, 'house'>, successes: number): Threat =>
  house.flatDungeons ? 1 : (THREATS[Math.floor(successes / 2)] ?? 5);

function featureBy(feature: Feature, die: number): Partial<Dungeon> {
  if (feature === 'type') return { type: typeBy(die) };
  if (feature === 'strength') return { strength: strengthBy(die) };
  return feature === 'weakness' ? { weakness: weaknessBy(die) } : { quest: questBy(die) };
}

/** Throws the dice of these features and no others. [explorer.only-unlocked-dice] */
function thrown(
  { rng }: Draft,
  features: readonly Feature[],
): { readonly dice: number[]; readonly read: Partial<Dungeon> } {
  const dice: number[] = [];
  const read: Partial<Dungeon> = {};
  for (const feature of features) {
    const die = roll(rng, DICE[feature]);
    dice.push(die);
    Object.assign(read, featureBy(feature, die));
  }
  return { dice, read };
}

const UNKNOWN: Dungeon = {
  type: 'orc',
  strength: 'fire',
  weakness: 'fire',
  quest: 'clear-rooms',
  threat: 1,
  isVisited: false,
  isWon: false,
};

/** One more dungeon is known. [dungeon.one-throw, dungeon.first-one-given, dungeon.new-after-success] */
export function discoverDungeon(draft: Draft, tell: Speaker): void {
  const { table } = draft;
  const { dice, read } = thrown(draft, FEATURES);
  const features: Dungeon = fixed({ ...UNKNOWN, ...read, threat: threatAfter(table, table.successes) });
  const dungeon = table.dungeons.length;
  table.dungeons = [...table.dungeons, features];
  note(table, { note: 'found', dungeon });
  tell.all('dungeon.one-throw', { type: 'dungeonFound', dungeon, features, dice });
}

/** The features that are not locked are thrown again; the Threat stays. [explorer.keeps-threat] */
export function rerollDungeon(draft: Draft, dungeon: number, locks: readonly Feature[]): readonly [Dungeon, number[]] {
  const { table } = draft;
  const known = table.dungeons[dungeon];
  if (known === undefined) throw new Error(`no dungeon ${dungeon}`);
  const { dice, read } = thrown(
    draft,
    FEATURES.filter((feature) => !locks.includes(feature)),
  );
  const features: Dungeon = { ...known, ...read };
  table.dungeons = table.dungeons.with(dungeon, features);
  return [features, dice];
}
