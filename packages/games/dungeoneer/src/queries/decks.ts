import {
  adventureOf,
  CARD_SETS,
  type CardId,
  type CardList,
  type Change,
  type Cheapest,
  cheapestOf,
  GRADES,
  type Grade,
  type HeroId,
  type MapId,
  type OwnKind,
  onceFor,
  type QuestId,
  readOwnId,
  SET_CARDS,
  SET_IDS,
  type SetId,
  SUPPLEMENT_CARDS,
} from '../content/index.ts';
import { once } from '../once.ts';
import type { Table } from '../types/index.ts';

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

/** The sets that are played, and what of them is somebody's own. */
export type Played = Pick<Table, 'sets' | 'own'>;

const inSetsOf = ({ sets }: Played, grade: Grade, pick: (list: CardList) => readonly string[]): readonly string[] =>
  setsOfGrade(sets, grade).flatMap((set) => pick(SET_CARDS[set]));

/** Somebody's own stand where the cards stood that they take the place of; the others come last. */
function withOwn({ sets, own }: Played, kind: OwnKind, grade: Grade, printed: readonly string[]): string[] {
  if (own === undefined) return printed.slice();
  const left = printed.flatMap((id) => {
    const change = own.find(({ instead }) => instead === id);
    return change === undefined ? id : (change.card ?? []);
  });
  const added = own.flatMap(({ card, instead }) => {
    const written = card === null || instead !== null ? null : readOwnId(card);
    const isMeant = written?.kind === kind && setsOfGrade(sets, grade).includes(written.set);
    return isMeant && card !== null ? card : [];
  });
  return [...left, ...added];
}

export const heroesOf = (played: Played, seats: number): HeroId[] =>
  gradesOf(played.sets).flatMap((grade) => [
    ...withOwn(
      played,
      'hero',
      grade,
      inSetsOf(played, grade, ({ heroes }) => heroes),
    ),
    ...(hasSupplement(played.sets, grade, seats) ? SUPPLEMENT_CARDS[grade].heroes : []),
  ]);

export const questsOf = (played: Played, grade: Grade, seats: number): QuestId[] => [
  ...withOwn(
    played,
    'quest',
    grade,
    inSetsOf(played, grade, ({ quests }) => quests),
  ),
  ...(hasSupplement(played.sets, grade, seats) ? SUPPLEMENT_CARDS[grade].quests : []),
];

export const adventuresOf = (played: Played, grade: Grade): CardId[] =>
  withOwn(
    played,
    'card',
    grade,
    inSetsOf(played, grade, ({ adventures }) => adventures),
  );

export const mapsOf = (sets: readonly SetId[], grade: Grade): MapId[] =>
  setsOfGrade(sets, grade).flatMap((set) => SET_CARDS[set].maps);

type CheapestBy = Readonly<Record<Grade, Cheapest>>;

function cheapestAmong(played: Played): CheapestBy {
  const upTo = (last: Grade): Cheapest =>
    cheapestOf(
      GRADES.slice(0, GRADES.indexOf(last) + 1).flatMap((grade) => adventuresOf(played, grade).map(adventureOf)),
    );
  return { heroic: upTo('heroic'), epic: upTo('epic'), legendary: upTo('legendary') };
}

/** Every table has a list of its own, but the same few sets are played again and again. */
const cheapestNamed = onceFor((names: string): CheapestBy => cheapestAmong({ sets: readSets(names) ?? [] }));
const cheapestBy: (sets: readonly SetId[]) => CheapestBy = once((sets) => cheapestNamed(sets.join()));

/** Of a table with somebody's own cards by its own list: it has one for itself. */
const cheapestWith = (sets: readonly SetId[], own: readonly Change[]): CheapestBy => {
  const before = known.get(own);
  if (before !== undefined) return before;
  const cheapest = cheapestAmong({ sets, own });
  known.set(own, cheapest);
  return cheapest;
};
const known = new WeakMap<readonly Change[], CheapestBy>();

/** Read off the lists of the sets that were used so far, which everybody knows. */
export const cheapestIn = ({ sets, own }: Played, grade: Grade): Cheapest =>
  (own === undefined ? cheapestBy(sets) : cheapestWith(sets, own))[grade];
