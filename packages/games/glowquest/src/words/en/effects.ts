import { effectSum } from '../../queries/stats.ts';
import type { Effect, EffectKind, Entity } from '../../types/index.ts';
import { NAMES } from './names.ts';

const BONUSES: readonly EffectKind[] = ['grit', 'armor', 'to-hit', 'damage'];
const UNMEASURED: readonly EffectKind[] = ['stun', 'immobile', 'anchor', 'taunt'];

/** `Weak 1`, `+2 Grit`, `Stun`. */
export function effectText(kind: EffectKind, n: number): string {
  if (UNMEASURED.includes(kind)) return NAMES.effect[kind];
  return BONUSES.includes(kind) ? `+${n} ${NAMES.effect[kind]}` : `${NAMES.effect[kind]} ${n}`;
}

/** What an Effect is called when it is gone, and how much of it there was no longer matters. */
export const effectName = (kind: EffectKind): string =>
  BONUSES.includes(kind) ? `a bonus to ${NAMES.effect[kind]}` : NAMES.effect[kind];

export const durationText = ({ duration }: Pick<Effect, 'duration'>): string => NAMES.duration[duration];

/** All that is upon somebody, each Effect once with its sum and the longest it lasts. [stack.sum, stack.cap-six] */
export function effectsOn(bearer: Pick<Entity, 'effects'>): string[] {
  return [...new Set(bearer.effects.map(({ kind }) => kind))].map((kind) => {
    const same = bearer.effects.filter((effect) => effect.kind === kind);
    const lasts = [...new Set(same.map(durationText))].join(' and ');
    return `${effectText(kind, effectSum(bearer, kind))} (${lasts})`;
  });
}
