import type { Negative } from '../content/vocabulary.ts';
import type { Effect } from '../types/index.ts';

// How Effects upon one bearer live together. Lists are never written, but replaced.

/** Flee and Glow always add to what is there. [stack.users-separate] */
const alwaysAdds = ({ source }: Effect): boolean => source === 'flee' || source === 'glow';

/** Instances add up; only the same Benefit of the same user replaces itself. [stack.sum, stack.refresh-same-benefit] */
export function withEffect(effects: readonly Effect[], given: Effect): Effect[] {
  const isReplaced = ({ kind, source, by }: Effect): boolean => kind === given.kind && source === given.source && by === given.by;
  return [...(alwaysAdds(given) ? effects : effects.filter((old) => !isReplaced(old))), given];
}

/** So much less of one kind, the oldest first; what comes to nothing is gone, and Immobile goes at once. [stack.reduce] */
export function reducedBy(effects: readonly Effect[], kind: Negative, n: number): Effect[] {
  let left = n;
  const kept: Effect[] = [];
  for (const effect of effects) {
    if (effect.kind !== kind) kept.push(effect);
    else if (kind !== 'immobile') {
      const taken = Math.min(left, effect.n);
      left -= taken;
      if (effect.n > taken) kept.push({ ...effect, n: effect.n - taken });
    }
  }
  return kept;
}
