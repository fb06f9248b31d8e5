import { type EffectId, HARMFUL, HELPFUL } from './vocabulary.ts';

/** When an Effect is over: after a Round, when it was used, or when nothing is left of it. [effect.list] */
export const ENDINGS = ['round', 'attack', 'hit', 'escape', 'nothing-left'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Effect {
  readonly kind: 'harmful' | 'helpful';
  /** Whether it has a number. */
  readonly isCounted: boolean;
  readonly ends: Ending;
}

export const EFFECT_IDS: readonly EffectId[] = [...HARMFUL, ...HELPFUL];

const harmful = (ends: Ending, isCounted = true): Effect => ({ kind: 'harmful', isCounted, ends });
const helpful = (ends: Ending): Effect => ({ kind: 'helpful', isCounted: true, ends });

export const EFFECTS: Readonly<Record<EffectId, Effect>> = {
  poison: harmful('nothing-left'),
  weak: harmful('round'),
  unsteady: harmful('round'),
  fragile: harmful('round'),
  slow: harmful('round'),
  immobile: harmful('round', false),
  stun: harmful('round', false),
  taunted: harmful('round', false),
  dazzled: harmful('attack'),
  hobbled: harmful('escape'),
  heartened: helpful('attack'),
  'fired-up': helpful('hit'),
  bolstered: helpful('round'),
  hasted: helpful('round'),
  plated: helpful('round'),
};
