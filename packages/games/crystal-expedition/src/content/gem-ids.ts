/** In the order of the die. */
export const PREFIX_IDS = ['fiery', 'frozen', 'stormy', 'stony', 'venomous', 'caustic', 'radiant', 'gloomy'] as const;
export type PrefixId = (typeof PREFIX_IDS)[number];

/** In the order of the die. */
export const SUFFIX_IDS = [
  'of-cunning',
  'of-might',
  'of-warding',
  'of-thorns',
  'of-mending',
  'of-precision',
  'of-reaching',
  'of-fortune',
] as const;
export type SuffixId = (typeof SUFFIX_IDS)[number];

export type GemId = PrefixId | SuffixId;
