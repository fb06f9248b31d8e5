import type { Effect, EffectKind, Entity } from '../../types/index.ts';
import { BONUSES, effectsUpon, UNMEASURED } from '../telling/effects.ts';
import { NAMES } from './names.ts';
import { list } from './numbers.ts';

/** `Weak 1`, `+2 Grit`, `Stun`. */
export function effectText(kind: EffectKind, n: number): string {
  if (UNMEASURED.includes(kind)) return NAMES.effect[kind];
  return BONUSES.includes(kind) ? `+${n} ${NAMES.effect[kind]}` : `${NAMES.effect[kind]} ${n}`;
}

/** What an Effect is called when it is gone, and how much of it there was no longer matters. */
export const effectName = (kind: EffectKind): string =>
  BONUSES.includes(kind) ? `a bonus to ${NAMES.effect[kind]}` : NAMES.effect[kind];

export const durationText = ({ duration }: Pick<Effect, 'duration'>): string => NAMES.duration[duration];

/** All that is upon somebody, each Effect once with its sum and how long it lasts. */
export const effectsOn = (bearer: Pick<Entity, 'effects'>): readonly string[] =>
  effectsUpon(bearer).map(
    ({ kind, n, durations }) =>
      `${effectText(kind, n)} (${list(durations.map((duration) => NAMES.duration[duration]))})`,
  );

/** Where there is room for one letter. */
export const EFFECT_SIGNS: Readonly<Record<EffectKind, string>> = {
  unsteady: 'U',
  fragile: 'F',
  weak: 'W',
  ongoing: 'O',
  stun: 'S',
  immobile: 'I',
  heal: 'H',
  grit: 'G',
  armor: 'A',
  'to-hit': 'T',
  damage: 'D',
  anchor: '⚓',
  taunt: '!',
};
