import { BURIAL_CROWN_GOLD, TREASURES } from '../../content/keep/treasures.ts';
import type { HeroInPlay } from '../../types/index.ts';

type Carried = Pick<HeroInPlay, 'gold' | 'hasCrown' | 'treasures'>;

const treasureGold = (place: number): number => TREASURES[place]?.gold ?? 0;

const crownGold = ({ hasCrown }: Pick<Carried, 'hasCrown'>): number => (hasCrown ? BURIAL_CROWN_GOLD : 0);

/** Gold and Treasures together. [win.value] */
export const worthOf = (hero: Carried): number =>
  hero.treasures.reduce((sum, place) => sum + treasureGold(place), hero.gold + crownGold(hero));

/** The Crown counts as one. [treasure.crown] */
export const treasuresOf = ({ treasures, hasCrown }: Carried): number => treasures.length + (hasCrown ? 1 : 0);

export const bestTreasure = (hero: Carried): number =>
  hero.treasures.reduce((best, place) => Math.max(best, treasureGold(place)), crownGold(hero));
