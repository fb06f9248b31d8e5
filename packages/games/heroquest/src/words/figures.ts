import { HEROES, type Hero } from '../content/heroes.ts';
import { NAMES } from '../content/names.ts';
import { captiveName, findHero, heroOfId } from '../queries/figures.ts';
import { CAPTIVE_ID, type FigureId, GENIE_ID, type HeroInPlay, type Item, type View } from '../types/index.ts';
import { monsterIn } from './monster-names.ts';

/** Everything to own. */
export const ITEM_NAMES: Readonly<Record<Item, string>> = { ...NAMES.gear, ...NAMES.potion, ...NAMES.artifact };

/** What is to be said of a thing besides its name. */
export type Remark = readonly [item: Item, remark: string];

/** Things by their names; each remark is made on one of its kind, the last first. */
export function itemNames(items: readonly Item[], remarks: readonly Remark[]): string[] {
  const names: string[] = items.map((item) => ITEM_NAMES[item]);
  for (const [item, remark] of remarks) {
    const at = names.lastIndexOf(ITEM_NAMES[item]);
    if (at >= 0) names[at] = `${ITEM_NAMES[item]} (${remark})`;
  }
  return names;
}

/** Those that are called after somebody. */
const PROPER: readonly Item[] = ['borins-armor', 'orcs-bane'];

/** `the Helmet`, but `Borin’s Armor`. */
export const theItem = (item: Item): string => (PROPER.includes(item) ? ITEM_NAMES[item] : `the ${ITEM_NAMES[item]}`);

export const theHero = (hero: Hero): string => `the ${NAMES.hero[hero]}`;

/** `Halgerd the Barbarian`. */
export const heroInFull = ({ name, hero }: Pick<HeroInPlay, 'name' | 'hero'>): string =>
  `${name} the ${NAMES.hero[hero]}`;

/** Whoever has this number, dead or alive: `the Elf`, `Sir Ragnar`, `Orc 7`, `Verag`. */
export function figureIn(view: Pick<View, 'roster' | 'goal'>, id: FigureId): string {
  const hero = heroOfId(id);
  if (hero !== null) return theHero(hero);
  if (id === GENIE_ID) return `the ${NAMES.ally.genie}`;
  return id === CAPTIVE_ID ? captiveIn(view) : monsterIn(view, id);
}

/** Whoever is to be rescued, by the name that the sheet gives. */
export const captiveIn = (view: Pick<View, 'goal'>): string => captiveName(view) ?? NAMES.ally.captive;

/** How the map and the keyboard call a figure. */
export function figureTyped(id: FigureId): string {
  if (id === GENIE_ID) return 'genie';
  return id === CAPTIVE_ID ? 'ragnar' : (heroOfId(id) ?? String(id));
}

/** What a hero has in hand. */
export const weaponName = (held: HeroInPlay['held']): string => (held === null ? 'bare hands' : ITEM_NAMES[held]);

export function nameOfHero(view: Pick<View, 'heroes'>, hero: Hero): string {
  const found = findHero(view, HEROES.indexOf(hero));
  return found === null ? theHero(hero) : heroInFull(found);
}
