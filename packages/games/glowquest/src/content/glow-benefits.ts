import type { NamedBenefit } from './vocabulary.ts';
import {
  benefit,
  CLEANSE,
  damage,
  dealDamage,
  heal,
  named,
  ongoing,
  PER_GLOW,
  RANGED,
  reflect,
  shield,
  shift,
  surges,
  toHit,
} from './write.ts';

export const GLOW_IDS = [
  'glow-mend',
  'glow-shell',
  'glow-mirror',
  'glow-lance',
  'glow-sear',
  'glow-surge',
  'glow-edge',
  'glow-step',
  'glow-purge',
] as const;
export type GlowId = (typeof GLOW_IDS)[number];

/** What a hero can draw from Glow, which is then gone. [glow.heroes-only, glow.consumed] */
export const GLOWS: Readonly<Record<GlowId, NamedBenefit>> = {
  'glow-mend': named('Glow Mend', benefit(2, 'any', 'ally-or-self', [heal(4)], { limit: PER_GLOW })),
  'glow-shell': named('Glow Shell', benefit(2, 'any', 'ally-or-self', [shield(4)], { limit: PER_GLOW })),
  'glow-mirror': named('Glow Mirror', benefit(2, 'any', 'self', [reflect(3)], { limit: PER_GLOW })),
  'glow-lance': named('Glow Lance', benefit(2, 'any', 'any-enemy', [dealDamage(3)], { limit: PER_GLOW })),
  'glow-sear': named(
    'Glow Sear',
    benefit(2, 'any', 'enemy', [ongoing(2)], { duration: 'long', pattern: RANGED, limit: PER_GLOW }),
  ),
  'glow-surge': named('Glow Surge', benefit(1, 'any', 'self', [surges(3)], { limit: PER_GLOW })),
  'glow-edge': named(
    'Glow Edge',
    benefit(1, 'any', 'self', [toHit(2), damage(2)], { duration: 'turn', limit: PER_GLOW }),
  ),
  'glow-step': named('Glow Step', benefit(1, 'any', 'self', [shift(6)], { limit: PER_GLOW })),
  'glow-purge': named(
    'Glow Purge',
    benefit(1, 'any', 'adjacent-allies-and-self', [CLEANSE, shield(1)], { limit: PER_GLOW }),
  ),
};
