import { MONSTERS, type MonsterId } from '../../content/index.ts';
import { findHero } from '../../queries/entities.ts';
import type { EntityId, Hero, View } from '../../types/index.ts';

/** Who is, or was, on the board. */
export type Figures = Pick<View, 'party' | 'expedition'>;

/** Which record a monster belongs to, and which of its kind it is; null where its name says it all. */
export interface Called {
  readonly record: MonsterId;
  readonly number: number | null;
}

/** A monster of this Encounter by its id, dead or alive: Champions have nobody of their kind beside them. */
export function calledIn({ expedition }: Figures, id: EntityId): Called | null {
  const sheet = expedition?.encounter?.sheet ?? [];
  const line = sheet.find(({ monster }) => monster === id);
  const standing = line ?? expedition?.monsters.find((one) => one.id === id);
  if (standing === undefined) return null;
  const { record, number } = standing;
  const hasOthers = sheet.some((one) => one.record === record && one.number !== number);
  return { record, number: MONSTERS[record].rank === 'minion' && (hasOthers || number > 1) ? number : null };
}

export const heroIn = (view: Figures, id: EntityId): Hero | null => findHero(view, id);

/** Kinds of monsters and how many there are of each, in the order of the Sheet. */
export function foesIn({ expedition }: Figures): readonly { readonly record: MonsterId; readonly count: number }[] {
  const records = (expedition?.encounter?.sheet ?? []).map(({ record }) => record);
  return [...new Set(records)].map((record) => ({ record, count: records.filter((one) => one === record).length }));
}
