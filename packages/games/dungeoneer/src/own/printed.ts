import { CARD_NAMES, HERO_NAMES, QUEST_NAMES } from '../content/english-names.ts';
import {
  adventureOf,
  heroCardOf,
  type OwnKind,
  questOf,
  SET_CARDS,
  SET_IDS,
  type SetId,
  writeAdventure,
  writeHero,
  writeQuest,
} from '../content/index.ts';

// The cards that come with the game, as a file of one's own calls and writes them.

/** What the printed cards of a kind are, what they are called, and how they are written. */
interface Printed {
  readonly idsIn: (set: SetId) => readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly line: (id: string) => string;
}

const PRINTED: Readonly<Record<OwnKind, Printed>> = {
  card: {
    idsIn: (set) => SET_CARDS[set].adventures,
    names: CARD_NAMES,
    line: (id) => writeAdventure(adventureOf(id)),
  },
  hero: { idsIn: (set) => SET_CARDS[set].heroes, names: HERO_NAMES, line: (id) => writeHero(heroCardOf(id)) },
  quest: { idsIn: (set) => SET_CARDS[set].quests, names: QUEST_NAMES, line: (id) => writeQuest(questOf(id)) },
};

export const idsIn = (kind: OwnKind, set: SetId): readonly string[] => PRINTED[kind].idsIn(set);
const idsOf = (kind: OwnKind): readonly string[] => SET_IDS.flatMap((set) => idsIn(kind, set));

export const printedLine = (kind: OwnKind, id: string): string => PRINTED[kind].line(id);
export const printedName = (kind: OwnKind, id: string): string => PRINTED[kind].names[id] ?? id;
export const namesOf = (kind: OwnKind): readonly string[] => idsOf(kind).map((id) => printedName(kind, id));

/** Straight and curly apostrophes are one, and so are small and capital letters. */
const plainly = (name: string): string => name.toLowerCase().replaceAll('’', "'");

/** The printed card of this name or id; null where there is none. */
export function idNamed(kind: OwnKind, name: string): string | null {
  const wanted = plainly(name);
  const isMeant = (id: string): boolean => id.toLowerCase() === wanted || plainly(printedName(kind, id)) === wanted;
  return idsOf(kind).find(isMeant) ?? null;
}

/** The set in which a printed card lies. */
export const setWith = (id: string): SetId =>
  SET_IDS.find((set) => Object.values(PRINTED).some(({ idsIn }) => idsIn(set).includes(id))) ?? 'HD';
