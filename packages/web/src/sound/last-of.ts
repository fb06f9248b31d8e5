import type { Sound } from './sounds.ts';

/** More at once is a din. */
const AT_ONCE_MAX = 2;

/** The last few different sounds: what matters most comes last. */
export function lastOf(sounds: readonly (Sound | null)[]): readonly Sound[] {
  return [...new Set(sounds.toReversed())].filter((sound) => sound !== null).slice(0, AT_ONCE_MAX);
}
