import type { Direction } from '@questhall/grid';
import type { Seat } from '@questhall/kernel';
import type { HeroSeen, View } from '../../types/index.ts';
import { type Spot, spotAt } from './spots.ts';

/** What is said of where somebody is, in one language. */
export interface WhereaboutsPhrases {
  readonly nowhere: string;
  at(spot: Spot): string;
  below(way: Direction): string;
  left(treasures: number): string;
  /** Others are still inside whose monsters he plays. */
  dead(playsOn: boolean): string;
}

const isStillToMeet = (hero: HeroSeen | null): boolean => hero === null || hero.fate === 'inside';

export const whereaboutsIn =
  (phrases: WhereaboutsPhrases) =>
  ({ heroes, keep }: View, seat: Seat): string => {
    const hero = heroes[seat];
    if (hero === null || hero === undefined || keep === null) return phrases.nowhere;
    if (hero.fate === 'left') return phrases.left(hero.treasureCount + (hero.hasCrown ? 1 : 0));
    if (hero.fate === 'dead') return phrases.dead(heroes.some(isStillToMeet)); // [death.player-stays]
    if (hero.heading !== null) return phrases.below(hero.heading);
    return hero.square < 0 ? phrases.nowhere : phrases.at(spotAt(keep, hero.square));
  };
