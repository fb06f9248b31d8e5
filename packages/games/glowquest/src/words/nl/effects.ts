import type { Effect, EffectKind } from '../../types/index.ts';
import { DUTCH_NAMES } from './names.ts';

const { effect: NAMES, duration: DURATIONS } = DUTCH_NAMES;

const UNMEASURED: readonly EffectKind[] = ['stun', 'immobile', 'anchor', 'taunt'];

/** What is added to a number that everybody has, and what such a bonus is called when it is gone. */
const BONUSES: Readonly<Partial<Record<EffectKind, string>>> = {
  grit: 'de bonus op Weerstand',
  armor: 'de bonus op Pantser',
  'to-hit': 'de bonus op de raakworp',
  damage: 'de bonus op schade',
};

/** `Zwak 1`, `+2 Weerstand`, `Verdoofd`. */
export function effectText(kind: EffectKind, n: number): string {
  if (UNMEASURED.includes(kind)) return NAMES[kind];
  return BONUSES[kind] === undefined ? `${NAMES[kind]} ${n}` : `+${n} ${NAMES[kind]}`;
}

/** What an Effect is called when it is gone, and how much of it there was no longer matters. */
export const effectName = (kind: EffectKind): string => BONUSES[kind] ?? NAMES[kind];

export const durationText = ({ duration }: Pick<Effect, 'duration'>): string => DURATIONS[duration];
