import { HEROES, type Hero } from '../content/heroes.ts';
import { ALLY_LETTERS } from '../content/letters.ts';
import type { Square } from '../sheet/sheet.ts';
import {
  type AllyInPlay,
  CAPTIVE_ID,
  FIRST_MONSTER,
  type FigureId,
  GENIE_ID,
  type HeroInPlay,
  type MonsterInPlay,
  type Question,
  type Table,
} from '../types/index.ts';

type Figures = Pick<Table, 'heroes' | 'monsters' | 'allies'>;

export const idOfHero = (hero: Hero): FigureId => HEROES.indexOf(hero);
export const heroOfId = (id: FigureId): Hero | null => HEROES[id] ?? null;
export const isMonsterId = (id: FigureId): boolean => id >= FIRST_MONSTER;
export const allyLetter = (id: FigureId): string => (id === GENIE_ID ? ALLY_LETTERS.genie : ALLY_LETTERS.captive);

/** The hero of this class; whoever asks knows that it takes part. */
export function heroOf(table: Pick<Table, 'heroes'>, hero: Hero): HeroInPlay {
  for (const one of table.heroes) if (one.hero === hero) return one;
  throw new Error(`the ${hero} does not take part`);
}

export function findHero(table: Pick<Table, 'heroes'>, id: FigureId): HeroInPlay | null {
  if (id < 0 || id >= GENIE_ID) return null;
  for (const one of table.heroes) if (one.hero === HEROES[id]) return one;
  return null;
}

export const findMonster = (table: Pick<Table, 'monsters'>, id: FigureId): MonsterInPlay | null =>
  id < FIRST_MONSTER ? null : (table.monsters.find((monster) => monster.id === id) ?? null);

export const findAlly = (table: Pick<Table, 'allies'>, id: FigureId): AllyInPlay | null =>
  table.allies.find((ally) => ally.id === id) ?? null;

export const genieOf = (table: Pick<Table, 'allies'>): AllyInPlay | null => findAlly(table, GENIE_ID);
export const captiveOf = (table: Pick<Table, 'allies'>): AllyInPlay | null => findAlly(table, CAPTIVE_ID);

/** What the sheet calls whoever is to be rescued; null when it gives no name. */
export const captiveName = ({ goal }: Pick<Table, 'goal'>): string | null =>
  goal.kind === 'escort' ? goal.name : null;

export const isHere = ({ status }: HeroInPlay): boolean => status === 'here';
export const heroesHere = (table: Pick<Table, 'heroes'>): HeroInPlay[] => table.heroes.filter(isHere);

/**
 * Whom a puppet can be made to strike: its fellows, and the Genie, which is struck like one of them.
 * [dread.puppet-strings]
 */
export function strungAgainst(table: Figures, puppet: Hero): FigureId[] {
  const genie = genieOf(table);
  const others = heroesHere(table).filter(({ hero }) => hero !== puppet);
  return [...others.map(({ hero }) => idOfHero(hero)), ...(genie === null ? [] : [genie.id])];
}

/** Where a figure stands; null when it is not on the board. */
export function squareOf(table: Figures, id: FigureId): Square | null {
  const hero = findHero(table, id);
  if (hero !== null) return isHere(hero) ? hero.at : null;
  return findMonster(table, id)?.at ?? findAlly(table, id)?.at ?? null;
}

/** Whoever is named in a refusal, and where; null for somebody who is not on the board. */
export function squareOfAnyone(table: Figures, who: string | number): Square | null {
  const names: readonly string[] = HEROES;
  const id = typeof who === 'number' ? who : names.indexOf(who);
  return id < 0 ? null : squareOf(table, id);
}

export const monsterAt = (table: Pick<Table, 'monsters'>, square: Square): MonsterInPlay | null =>
  table.monsters.find(({ at }) => at === square) ?? null;

/** All who stand on a square. */
export function figuresAt(table: Figures, square: Square): FigureId[] {
  const heroes = table.heroes.filter((hero) => hero.at === square && isHere(hero)).map(({ hero }) => idOfHero(hero));
  return [...heroes, ...[...table.allies, ...table.monsters].filter(({ at }) => at === square).map(({ id }) => id)];
}

/** A hero or an ally stands there. */
export function isFriendAt(table: Figures, square: Square): boolean {
  for (const hero of table.heroes) if (hero.at === square && isHere(hero)) return true;
  for (const ally of table.allies) if (ally.at === square) return true;
  return false;
}

export const isTaken = (table: Figures, square: Square): boolean =>
  isFriendAt(table, square) || monsterAt(table, square) !== null;

/** The figure that a question lets walk. */
export function walkerOf(question: Question): FigureId | null {
  switch (question.kind) {
    case 'turn':
    case 'puppet':
    case 'whisk':
      return idOfHero(question.hero);
    case 'genie':
      return GENIE_ID;
    case 'captive':
      return CAPTIVE_ID;
    case 'zargon':
      return question.monster;
    default:
      return null;
  }
}

/** Whether one of Zargon's monsters has done something this turn. */
export const hasBegun = ({ monsters }: Pick<Table, 'monsters'>): boolean =>
  monsters.some(({ hasMoved, hasActed }) => hasMoved || hasActed);
