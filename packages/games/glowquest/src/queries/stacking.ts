import { EFFECT_MAX } from '../content/index.ts';
import type { Negative } from '../content/vocabulary.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Effect } from '../types/index.ts';

// How Effects upon one bearer live together. Lists are never written, but replaced.

/** Flee and Glow always add to what is there. */
const alwaysAdds = ({ source }: Effect): boolean => source === 'flee' || source === 'glow';

/** Only the same Benefit of the same user takes the place of what it gave before. */
const isReplaced = ({ kind, source, by }: Effect, given: Effect): boolean =>
  !alwaysAdds(given) && kind === given.kind && source === given.source && by === given.by;

/** Instances add up, but for those that are renewed. */
export const withEffect = (effects: readonly Effect[], given: Effect): Effect[] => [
  ...effects.filter((old) => !isReplaced(old, given)),
  given,
];

/** How an Effect goes together with those of its kind that its bearer has; null when it is the first. */
export function stackRule(effects: readonly Effect[], given: Effect): Rule | null {
  const alike = effects.filter(({ kind }) => kind === given.kind);
  if (alike.length === 0) return null;
  if (alike.some((old) => isReplaced(old, given))) return 'stack.refresh-same-benefit';
  if (given.kind === 'stun' || given.kind === 'immobile') return 'stack.no-magnitude';
  if (alike.reduce((sum, { n }) => sum + n, given.n) > EFFECT_MAX) return 'stack.cap-six';
  const isOfAnother = alike.some(({ source }) => source === given.source);
  return isOfAnother || alwaysAdds(given) ? 'stack.users-separate' : 'stack.sum';
}

/**
 * So much less of one kind, the oldest first; what comes to nothing is gone, and Immobile goes at once. [stack.reduce]
 */
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
