import { HEROES, type Hero } from '../../content/heroes.ts';
import { captiveName, findHero, heroOfId } from '../../queries/figures.ts';
import { CAPTIVE_ID, type FigureId, GENIE_ID, type HeroInPlay, type Item, type View } from '../../types/index.ts';
import { capital } from '../telling/lists.ts';
import { isCommon, type Known, markOf } from '../telling/marks.ts';
import { NAMES } from './names.ts';
import { a } from './numbers.ts';

/** Everything to own. */
export const ITEM_NAMES: Readonly<Record<Item, string>> = { ...NAMES.gear, ...NAMES.potion, ...NAMES.artifact };

/** Those that are called after somebody. */
const PROPER: readonly Item[] = ['borins-armor', 'orcs-bane'];

/** `the Helmet`, but `Borin’s Armor`. */
export const theItem = (item: Item): string => (PROPER.includes(item) ? ITEM_NAMES[item] : `the ${ITEM_NAMES[item]}`);
/** `a Helmet`. */
export const anItem = (item: Item): string => (PROPER.includes(item) ? ITEM_NAMES[item] : a(ITEM_NAMES[item]));

export const theHero = (hero: Hero): string => `the ${NAMES.hero[hero]}`;

/** `Halgerd the Barbarian`. */
export const heroInFull = ({ name, hero }: Pick<HeroInPlay, 'name' | 'hero'>): string => `${name} ${theHero(hero)}`;

export function nameOfHero(view: Pick<View, 'heroes'>, hero: Hero): string {
  const found = findHero(view, HEROES.indexOf(hero));
  return found === null ? theHero(hero) : heroInFull(found);
}

/** Names on a card that say what somebody is, not who. */
const TITLES: readonly string[] = ['Ghost', 'Witch Lord', 'Dread Adept', 'Blade Warden'];

const hasArticle = (name: string): boolean => isCommon(name) || TITLES.includes(name);

/** A monster by the name on its card: `Orc`. */
export const monsterName = (name: string): string => name;
/** `the Orc`, `the Witch Lord`, `Verag`. */
export const theMonster = (name: string): string => (hasArticle(name) ? `the ${name}` : name);
/** `an Orc`, `Verag`. */
export const aMonster = (name: string): string => (hasArticle(name) ? a(name) : name);

/** Whoever comes into sight: `an Orc`, or `Orc 2` where there are others. */
export function newcomer(view: Known, id: FigureId): string {
  const { name, number } = markOf(view, id);
  return number === null ? aMonster(name) : `${monsterName(name)} ${number}`;
}

/** Whoever has this number, dead or alive: `the Elf`, `Sir Ragnar`, `Orc 2`, `Verag`. */
export function figureIn(view: Known & Pick<View, 'goal'>, id: FigureId): string {
  const hero = heroOfId(id);
  if (hero !== null) return theHero(hero);
  if (id === GENIE_ID) return `the ${NAMES.ally.genie}`;
  if (id === CAPTIVE_ID) return captiveIn(view);
  const { name, number } = markOf(view, id);
  return number === null ? theMonster(name) : `${monsterName(name)} ${number}`;
}

/** Whoever is to be rescued, by the name that the sheet gives. */
export const captiveIn = (view: Pick<View, 'goal'>): string => captiveName(view) ?? NAMES.ally.captive;

/** At the beginning of a sentence. */
export const whoever = (view: View, id: FigureId): string => capital(figureIn(view, id));
export const whichHero = (hero: Hero): string => capital(theHero(hero));
