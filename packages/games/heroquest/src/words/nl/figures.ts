import { HEROES, type Hero } from '../../content/heroes.ts';
import { FIGURES, type Figure, NAMED_CARDS, type Named } from '../../content/monsters.ts';
import { NAMES as PRINTED } from '../../content/names.ts';
import { captiveName, findHero, heroOfId } from '../../queries/figures.ts';
import { CAPTIVE_ID, type FigureId, GENIE_ID, type HeroInPlay, type Item, type View } from '../../types/index.ts';
import { capital } from '../telling/lists.ts';
import { type Known, markOf } from '../telling/marks.ts';
import { NAMES } from './names.ts';
import { a } from './numbers.ts';

/** Everything to own. */
export const ITEM_NAMES: Readonly<Record<Item, string>> = { ...NAMES.gear, ...NAMES.potion, ...NAMES.artifact };

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
/** `een Helm`. */
export const anItem = (item: Item): string => (PROPER.includes(item) ? ITEM_NAMES[item] : a(ITEM_NAMES[item]));

export const theHero = (hero: Hero): string => `de ${NAMES.hero[hero]}`;

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
  ...FIGURES.map((figure) => [PRINTED.figure[figure], `${FIGURE_ARTICLES[figure]} ${NAMES.figure[figure]}`] as const),
  ...Object.entries(NAMED_CARDS).flatMap(([key, { name }]) =>
    isNamed(key) ? [[name, NAMED_NAMES[key]] as const] : [],
  ),
]);

/** A monster by the name on its card: `Ork`. The name of a monster that only a sheet knows stays as it is. */
export const monsterName = (name: string): string => theMonster(name).replace(/^(de|het) /, '');
/** `de Ork`, `de Heksenheer`, `Verag`. */
export const theMonster = (name: string): string => THE.get(name) ?? name;
/** `een Ork`, `Verag`. */
export const aMonster = (name: string): string => theMonster(name).replace(/^(de|het) /, 'een ');

/** Whoever comes into sight: `een Ork`, or `Ork 2` where there are others. */
export function newcomer(view: Known, id: FigureId): string {
  const { name, number } = markOf(view, id);
  return number === null ? aMonster(name) : `${monsterName(name)} ${number}`;
}

/** Whoever has this number, dead or alive: `de Elf`, `Sir Ragnar`, `Ork 2`, `Verag`. */
export function figureIn(view: Known & Pick<View, 'goal'>, id: FigureId): string {
  const hero = heroOfId(id);
  if (hero !== null) return theHero(hero);
  if (id === GENIE_ID) return `de ${NAMES.ally.genie}`;
  if (id === CAPTIVE_ID) return captiveIn(view);
  const { name, number } = markOf(view, id);
  return number === null ? theMonster(name) : `${monsterName(name)} ${number}`;
}

/** Whoever is to be rescued, by the name that the sheet gives. */
export const captiveIn = (view: Pick<View, 'goal'>): string => captiveName(view) ?? NAMES.ally.captive;

/** At the beginning of a sentence. */
export const whoever = (view: View, id: FigureId): string => capital(figureIn(view, id));
export const whichHero = (hero: Hero): string => capital(theHero(hero));
