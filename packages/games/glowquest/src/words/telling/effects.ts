import { effectSum } from '../../queries/stats.ts';
import type { Effect, EffectKind, Entity } from '../../types/index.ts';

/** What is added to a number that everybody has. */
export const BONUSES: readonly EffectKind[] = ['grit', 'armor', 'to-hit', 'damage'];

/** What is there or not, and has no number. */
export const UNMEASURED: readonly EffectKind[] = ['stun', 'immobile', 'anchor', 'taunt'];

/** An Effect upon somebody, with its sum and how long each of its instances lasts. [stack.sum, stack.cap-six] */
export interface Borne {
  readonly kind: EffectKind;
  readonly n: number;
  readonly durations: readonly Effect['duration'][];
}

/** All that is upon somebody, each Effect once. */
export function effectsUpon(bearer: Pick<Entity, 'effects'>): readonly Borne[] {
  return [...new Set(bearer.effects.map(({ kind }) => kind))].map((kind) => {
    const same = bearer.effects.filter((effect) => effect.kind === kind);
    return {
      kind,
      n: effectSum(bearer, kind),
      durations: [...new Set(same.map(({ duration }) => duration))],
    };
  });
}
