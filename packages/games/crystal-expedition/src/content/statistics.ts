import { CLASSES, type ClassId } from './classes.ts';
import { ITEMS, type ItemId } from './items.ts';
import { amountAt, gainsAt, type Level } from './levels.ts';
import { RACES, type RaceId } from './races.ts';
import type { Gains } from './traits.ts';
import type { Slot, Statistic, Statistics } from './vocabulary.ts';

/** What a hero is by birth, by training and by what it has in use. */
export interface Makings {
  readonly race: RaceId;
  readonly raceLevel: Level;
  readonly heroClass: ClassId;
  readonly classLevel: Level;
  readonly inUse: readonly { readonly item: ItemId; readonly level: Level }[];
}

/** A piece in use, with all that it gives at its level. */
interface Worn {
  readonly slot: Slot;
  readonly level: Level;
  readonly gains: Gains;
}

/** How much these gains add to a statistic. */
export function sumOf(gains: Gains, statistic: Statistic, level: Level): number {
  let sum = 0;
  for (const gain of gains)
    if (gain.gain === 'statistic' && gain.statistic === statistic) sum += amountAt(gain.n, level);
  return sum;
}

const keepsSpeed = (gains: Gains): boolean =>
  gains.some((gain) => gain.gain === 'ability' && gain.does.trait === 'body-keeps-speed');

/** No statistic falls below 0, and Speed not below 1. [core.whole-numbers] */
const leastOf = (statistic: Statistic): number => (statistic === 'speed' ? 1 : 0);

/** Race and Class first, and equipment on top. [hero.race-plus-class] */
export function statisticsOf({ race, raceLevel, heroClass, classLevel, inUse }: Makings): Statistics {
  const born = gainsAt(RACES[race].levels, raceLevel);
  const trained = gainsAt(CLASSES[heroClass].levels, classLevel);
  const worn = inUse.map(({ item, level }): Worn => {
    const { slot, levels } = ITEMS[item];
    return { slot, level, gains: gainsAt(levels, level) };
  });
  const isBodyLight = [born, trained, ...worn.map(({ gains }) => gains)].some(keepsSpeed);
  const fromItem = (statistic: Statistic, { slot, level, gains }: Worn): number => {
    const sum = sumOf(gains, statistic, level);
    return isBodyLight && slot === 'body' && statistic === 'speed' ? Math.max(0, sum) : sum;
  };
  const totalOf = (statistic: Statistic): number =>
    Math.max(
      leastOf(statistic),
      RACES[race].statistics[statistic] +
        CLASSES[heroClass].modifiers[statistic] +
        sumOf(born, statistic, 1) +
        sumOf(trained, statistic, 1) +
        worn.reduce((sum, item) => sum + fromItem(statistic, item), 0),
    );
  return {
    speed: totalOf('speed'),
    grit: totalOf('grit'),
    grab: totalOf('grab'),
    hitpoints: totalOf('hitpoints'),
    fate: totalOf('fate'),
    armor: totalOf('armor'),
  };
}
