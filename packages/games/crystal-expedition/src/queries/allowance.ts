import type { FreeUse, Hero, Town } from '../types/index.ts';

/** Trainings that a hero may still have. [guild.once-per-successful-expedition] */
export const trainingsLeft = ({ successes, trainings, lapsed }: Hero): number => successes - trainings - lapsed;

/** Whether this hero has won such a use without its price. [reward.free-is-price-only] */
export const hasFreeUse = (
  { freeUses }: Pick<Town, 'freeUses'>,
  { hero }: Pick<Hero, 'hero'>,
  reward: FreeUse['reward'],
): boolean => freeUses.some((use) => use.hero === hero && use.reward === reward);

export const withoutFreeUse = (
  { freeUses }: Pick<Town, 'freeUses'>,
  { hero }: Pick<Hero, 'hero'>,
  reward: FreeUse['reward'],
): readonly FreeUse[] => freeUses.filter((use) => use.hero !== hero || use.reward !== reward);
