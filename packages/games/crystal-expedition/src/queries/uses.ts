import type { Limit } from '../content/index.ts';
import type { Entity, Use } from '../types/index.ts';
import { isHero } from './entities.ts';

export type Period = Exclude<Limit['per'], 'attack'>;

/** Where uses are counted for so long; monsters do not outlive an Encounter. [interrupt.frequency] */
export function usesIn(entity: Entity, per: Period): readonly Use[] {
  if (per === 'round') return entity.usedInRound;
  return per === 'expedition' && isHero(entity) ? entity.usedOnExpedition : entity.usedInEncounter;
}

export function timesUsed(uses: readonly Use[], what: string): number {
  for (const use of uses) if (use.what === what) return use.times;
  return 0;
}

/** Used once more: a new list, for lists in bodies are never written. */
function withUse(uses: readonly Use[], what: string): readonly Use[] {
  const others = uses.filter((use) => use.what !== what);
  return [...others, { what, times: timesUsed(uses, what) + 1 }];
}

/** Used once more, wherever that is counted. */
export function countUse(draft: Entity, per: Period, what: string): void {
  if (per === 'round') draft.usedInRound = withUse(draft.usedInRound, what);
  else if (per === 'expedition' && isHero(draft)) draft.usedOnExpedition = withUse(draft.usedOnExpedition, what);
  else draft.usedInEncounter = withUse(draft.usedInEncounter, what);
}
