import {
  CARD_SETS,
  type CardId,
  type Cheapest,
  cheapestOf,
  GRADES,
  type Grade,
  type HeroId,
  type MapId,
  onceFor,
  type QuestId,
  SET_CARDS,
  SET_IDS,
  type SetId,
  SUPPLEMENT_CARDS,
} from '../content/index.ts';
import { once } from '../once.ts';

/** The sets that an option names, in their usual order; null where it names none. */
export function readSets(text: string): readonly SetId[] | null {
  const named = text.split(',').map((name) => name.trim().toUpperCase());
  const sets = SET_IDS.filter((id) => named.includes(id));
  const isExact = named.every((name, at) => SET_IDS.some((id) => id === name) && named.indexOf(name) === at);
  return isExact ? sets : null;
}

export const gradesOf = (sets: readonly SetId[]): readonly Grade[] =>
  GRADES.filter((grade) => sets.some((set) => CARD_SETS[set].grade === grade));

const setsOfGrade = (sets: readonly SetId[], grade: Grade): readonly SetId[] =>
  sets.filter((set) => CARD_SETS[set].grade === grade);

const FOUR_SEATS = 4;

/** A grade with one deck is short for four players. [setup.fourth-seat] */
const hasSupplement = (sets: readonly SetId[], grade: Grade, seats: number): boolean =>
  seats === FOUR_SEATS && setsOfGrade(sets, grade).length === 1;

export const heroesOf = (sets: readonly SetId[], seats: number): HeroId[] =>
  gradesOf(sets).flatMap((grade) => [
    ...setsOfGrade(sets, grade).flatMap((set) => SET_CARDS[set].heroes),
    ...(hasSupplement(sets, grade, seats) ? SUPPLEMENT_CARDS[grade].heroes : []),
  ]);

export const questsOf = (sets: readonly SetId[], grade: Grade, seats: number): QuestId[] => [
  ...setsOfGrade(sets, grade).flatMap((set) => SET_CARDS[set].quests),
  ...(hasSupplement(sets, grade, seats) ? SUPPLEMENT_CARDS[grade].quests : []),
];

export const adventuresOf = (sets: readonly SetId[], grade: Grade): CardId[] =>
  setsOfGrade(sets, grade).flatMap((set) => SET_CARDS[set].adventures);

export const mapsOf = (sets: readonly SetId[], grade: Grade): MapId[] =>
  setsOfGrade(sets, grade).flatMap((set) => SET_CARDS[set].maps);

type CheapestBy = Readonly<Record<Grade, Cheapest>>;

/** Every table has a list of its own, but the same few sets are played again and again. */
const cheapestNamed = onceFor((names: string): CheapestBy => {
  const sets = readSets(names) ?? [];
  const upTo = (grade: Grade): Cheapest =>
    cheapestOf(sets.filter((set) => GRADES.indexOf(CARD_SETS[set].grade) <= GRADES.indexOf(grade)));
  return { heroic: upTo('heroic'), epic: upTo('epic'), legendary: upTo('legendary') };
});

const cheapestBy: (sets: readonly SetId[]) => CheapestBy = once((sets) => cheapestNamed(sets.join()));

/** Read off the lists of the sets that were used so far, which everybody knows. */
export const cheapestIn = (sets: readonly SetId[], grade: Grade): Cheapest => cheapestBy(sets)[grade];
