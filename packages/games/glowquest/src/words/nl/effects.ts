import type { Effect, EffectKind, Entity } from '../../types/index.ts';
import { BONUSES, effectsUpon, UNMEASURED } from '../telling/effects.ts';
import { NAMES } from './names.ts';
import { list } from './numbers.ts';

/** `Zwak 1`, `+2 Weerstand`, `Verdoofd`. */
export function effectText(kind: EffectKind, n: number): string {
  if (UNMEASURED.includes(kind)) return NAMES.effect[kind];
  return BONUSES.includes(kind) ? `+${n} ${NAMES.effect[kind]}` : `${NAMES.effect[kind]} ${n}`;
}

/** What an Effect is called when it is gone, and how much of it there was no longer matters. */
export function effectName(kind: EffectKind): string {
  if (kind === 'to-hit') return 'de bonus op de raakworp';
  return BONUSES.includes(kind) ? `de bonus op ${NAMES.effect[kind]}` : NAMES.effect[kind];
}

export const durationText = ({ duration }: Pick<Effect, 'duration'>): string => NAMES.duration[duration];

/** All that is upon somebody, each Effect once with its sum and how long it lasts. */
export const effectsOn = (bearer: Pick<Entity, 'effects'>): readonly string[] =>
  effectsUpon(bearer).map(
    ({ kind, n, durations }) =>
      `${effectText(kind, n)} (${list(durations.map((duration) => NAMES.duration[duration]))})`,
  );

/** Where there is room for one letter. Some names begin alike: the one that is met less often has a later letter. */
export const EFFECT_SIGNS: Readonly<Record<EffectKind, string>> = {
  unsteady: 'W',
  fragile: 'B',
  weak: 'Z',
  ongoing: 'A',
  stun: 'D', // verDoofd
  immobile: 'V',
  heal: 'G',
  grit: 'E', // wEerstand
  armor: 'P',
  'to-hit': 'R',
  damage: 'S',
  anchor: '⚓',
  taunt: '!',
};
