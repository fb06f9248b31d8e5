import { HEROES, type Hero } from '../content/heroes.ts';
import { FIGURES, type Figure, NAMED_CARDS, type Named } from '../content/monsters.ts';
import { NAMES } from '../content/names.ts';
import { captiveName, findHero, heroOfId } from '../queries/figures.ts';
import {
  CAPTIVE_ID,
  FIRST_MONSTER,
  type FigureId,
  GENIE_ID,
  type HeroInPlay,
  type Item,
  type View,
} from '../types/index.ts';
import { DUTCH_NAMES } from './names.ts';

const { hero: HERO_NAMES, gear, potion, artifact, ally, figure: FIGURE_NAMES } = DUTCH_NAMES;

/** Everything to own. */
export const ITEM_NAMES: Readonly<Record<Item, string>> = { ...gear, ...potion, ...artifact };

/** What is `het` and not `de`. */
const NEUTER: readonly Item[] = [
  'shortsword',
  'broadsword',
  'longsword',
  'shield',
  'plate-mail',
  'heroic-brew',
  'elixir-of-life',
];
/** Those that are called after somebody. */
const PROPER: readonly Item[] = ['borins-armor'];

/** `de Helm`, `het Schild`, but `Borins Harnas`. */
export const theItem = (item: Item): string =>
  PROPER.includes(item) ? ITEM_NAMES[item] : `${NEUTER.includes(item) ? 'het' : 'de'} ${ITEM_NAMES[item]}`;

export const theHero = (hero: Hero): string => `de ${HERO_NAMES[hero]}`;

/** `Halgerd de Barbaar`. */
export const heroInFull = ({ name, hero }: Pick<HeroInPlay, 'name' | 'hero'>): string => `${name} ${theHero(hero)}`;

export function nameOfHero(view: Pick<View, 'heroes'>, hero: Hero): string {
  const found = findHero(view, HEROES.indexOf(hero));
  return found === null ? theHero(hero) : heroInFull(found);
}

const FIGURE_ARTICLES: Readonly<Record<Figure, 'de' | 'het'>> = {
  goblin: 'de',
  orc: 'de',
  skeleton: 'het',
  zombie: 'de',
  mummy: 'de',
  abomination: 'het',
  'dread-warrior': 'de',
  gargoyle: 'de',
  'dread-sorcerer': 'de',
};

/** Those with a card of their own; a title has its article. */
const NAMED_NAMES: Readonly<Record<Named, string>> = {
  verag: 'Verag',
  ulag: 'Ulag',
  vask: 'Vask de Plunderaar',
  melar: 'Melars Echo',
  grak: 'Grak',
  orell: 'Orell',
  balur: 'Balur',
  sevrin: 'Sevrin',
  ghost: 'de Geest',
  ambrel: 'Vrouwe Ambrel',
  morrec: 'Morrec',
  'witch-lord-12': 'de Heksenheer',
  adept: 'de Schrikadept',
  warden: 'de Zwaardwachter',
  'witch-lord-14': 'de Heksenheer',
};

const isNamed = (key: string): key is Named => Object.hasOwn(NAMED_NAMES, key);

/** From the name on a card, which is all that a roster tells, to the name with its article. */
const THE: ReadonlyMap<string, string> = new Map([
  ...FIGURES.map((figure) => [NAMES.figure[figure], `${FIGURE_ARTICLES[figure]} ${FIGURE_NAMES[figure]}`] as const),
  ...Object.entries(NAMED_CARDS).flatMap(([key, { name }]) =>
    isNamed(key) ? [[name, NAMED_NAMES[key]] as const] : [],
  ),
]);

/** `de Ork`, `Verag`. The name of a monster that only a sheet knows stays as it is. */
export const theMonster = (name: string): string => THE.get(name) ?? name;

/** `Ork`, `Heksenheer`. */
export const monsterName = (name: string): string => theMonster(name).replace(/^(de|het) /, '');

/** `een Ork`, but `Verag`. */
export const aMonster = (name: string): string => theMonster(name).replace(/^(de|het) /, 'een ');

const isCommon = (name: string): boolean => FIGURES.some((figure) => NAMES.figure[figure] === name);

/** `Ork 18`; `Verag`, `de Heksenheer`, as long as there is only one of that name. */
export function monsterIn({ roster }: Pick<View, 'roster'>, id: FigureId): string {
  const name = roster[id - FIRST_MONSTER] ?? 'monster';
  const isOnly = !isCommon(name) && roster.filter((one) => one === name).length === 1;
  return isOnly ? theMonster(name) : `${monsterName(name)} ${id}`;
}

/** Whoever has this number, dead or alive: `de Elf`, `Sir Ragnar`, `Ork 7`, `Verag`. */
export function figureIn(view: Pick<View, 'roster' | 'goal'>, id: FigureId): string {
  const hero = heroOfId(id);
  if (hero !== null) return theHero(hero);
  if (id === GENIE_ID) return `de ${ally.genie}`;
  return id === CAPTIVE_ID ? captiveIn(view) : monsterIn(view, id);
}

/** Whoever is to be rescued, by the name that the sheet gives. */
export const captiveIn = (view: Pick<View, 'goal'>): string => captiveName(view) ?? ally.captive;
