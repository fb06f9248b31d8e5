import { isAdjacent } from '@questhall/grid';
import { HEROES, type Hero } from '../content/heroes.ts';
import type { Figure } from '../content/monsters.ts';
import { NAMES } from '../content/names.ts';
import { boardOf, wallsSeen } from '../queries/board.ts';
import { findHero, heroOfId } from '../queries/figures.ts';
import type { Square } from '../sheet/sheet.ts';
import {
  CAPTIVE_ID,
  FIRST_MONSTER,
  type FigureId,
  GENIE_ID,
  type HeroInPlay,
  type Item,
  type MonsterStats,
  type View,
} from '../types/index.ts';

/** Everything to own. */
export const ITEM_NAMES: Readonly<Record<Item, string>> = { ...NAMES.gear, ...NAMES.potion, ...NAMES.artifact };

/** Those that are called after somebody. */
const PROPER: readonly Item[] = ['borins-armor', 'orcs-bane'];

/** `the Helmet`, but `Borin’s Armor`. */
export const theItem = (item: Item): string => (PROPER.includes(item) ? ITEM_NAMES[item] : `the ${ITEM_NAMES[item]}`);

export const theHero = (hero: Hero): string => `the ${NAMES.hero[hero]}`;

/** `Halgerd the Barbarian`. */
export const heroInFull = ({ name, hero }: Pick<HeroInPlay, 'name' | 'hero'>): string => `${name} the ${NAMES.hero[hero]}`;

/** Whoever has this number, dead or alive: `the Elf`, `Sir Ragnar`, `Orc 7`, `Verag 27`. */
export function figureIn(view: Pick<View, 'roster'>, id: FigureId): string {
  const hero = heroOfId(id);
  if (hero !== null) return theHero(hero);
  if (id === GENIE_ID) return `the ${NAMES.ally.genie}`;
  return id === CAPTIVE_ID ? NAMES.ally.ragnar : `${view.roster[id - FIRST_MONSTER] ?? 'monster'} ${id}`;
}

/** How the map and the keyboard call a figure. */
export function figureTyped(id: FigureId): string {
  if (id === GENIE_ID) return 'genie';
  return id === CAPTIVE_ID ? 'ragnar' : (heroOfId(id) ?? String(id));
}

/** `elf`, `genie`, `7`, and `O7` as it stands on the map; null for nobody. */
function readFigure(word: string): FigureId | null {
  const hero = readHero(word);
  if (hero !== null) return HEROES.indexOf(hero);
  if (word === 'genie') return GENIE_ID;
  if (word === 'ragnar') return CAPTIVE_ID;
  const [, number] = /^[a-z]?(\d{1,5}),?$/.exec(word) ?? [];
  return number === undefined ? null : Number(number);
}

/** All whom the words name: `7 9`, `orc 7`, `elf`, and `orc` where only one can be meant. Null when somebody cannot be made out. */
export function readFigures(view: View, words: readonly string[], near: Square | null = null): readonly FigureId[] | null {
  const figures: (FigureId | null)[] = [];
  let name: string[] = [];
  const call = (): void => {
    if (name.length > 0) figures.push(monsterCalled(view, name.join(' '), near));
    name = [];
  };
  for (const word of words) {
    const figure = readFigure(word);
    if (figure === null) {
      name.push(word);
      continue;
    }
    if (isMonsterId(figure)) name = []; // the number decides, whatever the name before it says
    call();
    figures.push(figure);
  }
  call();
  return figures.every((figure) => figure !== null) ? figures : null;
}

/** The only monster on the board with this name, or with a name that begins like this; of several the only one close by. */
function monsterCalled(view: View, typed: string, near: Square | null): FigureId | null {
  const { monsters } = view;
  const exact = monsters.filter(({ name, key }) => name.toLowerCase() === typed || key === typed);
  const found = exact.length > 0 ? exact : monsters.filter(({ name }) => isBegun(name.toLowerCase(), typed));
  const beside = found.filter(({ at }) => near !== null && isAdjacent(boardOf(view.plan).grid, wallsSeen(view), near, at));
  const [meant, other] = beside.length > 0 ? beside : found;
  return meant === undefined || other !== undefined ? null : meant.id;
}

const isBegun = (name: string, typed: string): boolean => typed.length >= PREFIX_MIN && name.startsWith(typed);

const PREFIX_MIN = 3;

/** `barbarian`, or `bar`. */
export const readHero = (word: string): Hero | null => HEROES.find((hero) => hero === word || isBegun(hero, word)) ?? null;

const HERO_LETTERS: Readonly<Record<Hero, string>> = { barbarian: 'B', dwarf: 'D', elf: 'E', wizard: 'W' };
const ALLY_LETTERS = { genie: 'G', captive: 'R' } as const;
/** On the map a monster's letter has its number behind it, so that G7 is a Goblin and G alone the Genie. */
const MONSTER_LETTERS: Readonly<Record<Figure, string>> = {
  goblin: 'G',
  orc: 'O',
  skeleton: 'S',
  zombie: 'Z',
  mummy: 'M',
  abomination: 'A',
  'dread-warrior': 'K',
  gargoyle: 'Y',
  'dread-sorcerer': 'X',
};

export const heroLetter = (hero: Hero): string => HERO_LETTERS[hero];
export const allyLetter = (id: FigureId): string => (id === GENIE_ID ? ALLY_LETTERS.genie : ALLY_LETTERS.captive);

/** Monsters with a name of their own go by its first letter. */
export const monsterLetter = ({ key, figure, name }: Pick<MonsterStats, 'key' | 'figure' | 'name'>): string =>
  key === figure ? MONSTER_LETTERS[figure] : name.charAt(0).toUpperCase();

export const isMonsterId = (id: FigureId): boolean => id >= FIRST_MONSTER;

/** What a hero has in hand. */
export const weaponName = (held: HeroInPlay['held']): string => (held === null ? 'bare hands' : ITEM_NAMES[held]);

export function nameOfHero(view: Pick<View, 'heroes'>, hero: Hero): string {
  const found = findHero(view, HEROES.indexOf(hero));
  return found === null ? theHero(hero) : heroInFull(found);
}
