import type { Seat } from '@questhall/kernel';
import { HERO_SHEETS, type Hero } from '../content/heroes.ts';
import type { DungeonQuest, HeroInPlay, HeroSeen, Keep, View } from '../types/index.ts';

type Table = DungeonQuest['Table'];

/** Unhurt, with nothing, and nowhere yet. [setup.start-values] */
export const newHero = (hero: Hero): HeroInPlay => ({
  hero,
  life: HERO_SHEETS[hero].life,
  wounds: 0,
  determination: 0,
  fate: 'inside',
  square: -1,
  heading: null,
  enteredBy: null,
  searches: 0,
  isCaged: false,
  hasLostTurn: false,
  gold: 0,
  items: [],
  hasCrown: false,
  treasures: [],
});

/** The hero who acts or fights. */
export function fighterOf({ heroes, fighter }: Pick<Table, 'heroes' | 'fighter'>): HeroInPlay {
  const hero = heroes[fighter];
  if (hero === null || hero === undefined) throw new Error('nobody leads this hero');
  return hero;
}

/** The same as a seat sees him; null before he is chosen. */
export const heroSeen = ({ heroes, fighter }: Pick<View, 'heroes' | 'fighter'>): HeroSeen | null =>
  heroes[fighter] ?? null;

/** The same where somebody fights, and so is there. */
export function fighterSeen(view: Pick<View, 'heroes' | 'fighter'>): HeroSeen {
  const hero = heroSeen(view);
  if (hero === null) throw new Error('nobody leads this hero');
  return hero;
}

export function keepOf({ keep }: Pick<Table, 'keep'>): Keep {
  if (keep === null) throw new Error('there is no keep around the arena');
  return keep;
}

export const isInside = (hero: HeroInPlay | null | undefined): hero is HeroInPlay => hero?.fate === 'inside';

export const isBelow = ({ heading }: Pick<HeroInPlay, 'heading'>): boolean => heading !== null;

/** Whose heroes stand in this room, above ground. */
export function seatsIn({ heroes }: Pick<Table, 'heroes'>, room: number): Seat[] {
  return heroes.flatMap((hero, seat) => (isInside(hero) && !isBelow(hero) && hero.square === room ? [seat] : []));
}
