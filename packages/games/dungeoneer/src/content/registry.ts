import {
  type Adventure,
  type CardSet,
  type HeroCard,
  type MapCard,
  type QuestCard,
  SET_IDS,
  type SetId,
} from './cards.ts';
import { type Named, named } from './named.ts';
import { NotationError, readAdventure, readHero, readMap, readQuest } from './notation/index.ts';
import { onceFor } from './once-for.ts';
import { type OwnId, type OwnKind, readOwnId } from './own-id.ts';
import {
  type CardId,
  type HeroId,
  type MapId,
  type QuestId,
  WRITTEN_SETS,
  WRITTEN_SUPPLEMENT,
  type Written,
  type WrittenSet,
} from './sets/index.ts';
import { GRADES, type Grade } from './vocabulary.ts';

/** The ids of all that can stand on a hero or lie before him. */
type IdsKnown = Readonly<Record<'heroes' | 'adventures' | 'quests', readonly string[]>>;

const ADVENTURES = named<Adventure>();
const HEROES = named<HeroCard>();
const QUESTS = named<QuestCard>();
const MAPS = named<MapCard>();
let known: IdsKnown | null = null;

const lineOf = (written: string | readonly string[]): string =>
  typeof written === 'string' ? written : written.join(' ');

function register<T>(cards: Named<T>, written: Partial<Written>, read: (id: string, line: string) => T): void {
  for (const [id, card] of Object.entries(written)) {
    if (card === undefined) continue;
    const line = lineOf(card);
    if (id in cards) throw new NotationError(id, line, 'another card has this id');
    cards[id] = read(id, line);
  }
}

/** Cards beyond those of the sets, such as a designer's own or those of a test. */
export interface FurtherCards {
  /** What they are shuffled with. A Map card among them belongs to no set. */
  readonly set: CardSet;
  readonly heroes?: Partial<Written>;
  readonly quests?: Partial<Written>;
  readonly maps?: Partial<Written>;
  readonly adventures?: Partial<Written>;
}

function registerAll(
  { set, heroes = {}, quests = {}, maps = {}, adventures = {} }: FurtherCards,
  home: SetId | null,
): void {
  known = null;
  register(HEROES, heroes, (id, line) => readHero(id, line, set.grade));
  register(QUESTS, quests, (id, line) => readQuest(id, line, set.grade));
  register(MAPS, maps, (id, line) => readMap(id, line, { ...set, id: home }));
  register(ADVENTURES, adventures, (id, line) => readAdventure(id, line, set));
}

/** From now on these are found by their ids too; in the lists of a set they are not. */
export const addCards = (cards: FurtherCards): void => registerAll(cards, null);

for (const id of SET_IDS) registerAll(WRITTEN_SETS[id], id);
for (const grade of GRADES) {
  register(HEROES, WRITTEN_SUPPLEMENT[grade].heroes, (id, line) => readHero(id, line, grade));
  register(QUESTS, WRITTEN_SUPPLEMENT[grade].quests, (id, line) => readQuest(id, line, grade));
}

/** Cards that are written in their ids; null for what cannot be read. */
const ownOf = <T>(kind: OwnKind, read: (id: string, own: OwnId) => T): ((id: string) => T | null) =>
  onceFor((id) => {
    const own = readOwnId(id);
    if (own?.kind !== kind) return null;
    try {
      return read(id, own);
    } catch (error) {
      if (error instanceof NotationError) return null;
      throw error;
    }
  });

const ownAdventure = ownOf('card', (id, { line, set }) => readAdventure(id, line, CARD_SETS[set]));
const ownHero = ownOf('hero', (id, { line, set }) => readHero(id, line, CARD_SETS[set].grade));
const ownQuest = ownOf('quest', (id, { line, set }) => readQuest(id, line, CARD_SETS[set].grade));

function found<T>(card: T | null | undefined, id: string): T {
  if (card === undefined || card === null) throw new Error(`there is no card "${id}"`);
  return card;
}

export const adventureOf = (id: string): Adventure => ADVENTURES[id] ?? found(ownAdventure(id), id);
export const heroCardOf = (id: string): HeroCard => HEROES[id] ?? found(ownHero(id), id);
export const questOf = (id: string): QuestCard => QUESTS[id] ?? found(ownQuest(id), id);
export const mapCardOf = (id: string): MapCard => found(MAPS[id], id);

export const isAdventure = (id: string): boolean => id in ADVENTURES || ownAdventure(id) !== null;
export const isHeroCard = (id: string): boolean => id in HEROES || ownHero(id) !== null;
export const isQuest = (id: string): boolean => id in QUESTS || ownQuest(id) !== null;
export const isMapCard = (id: string): boolean => id in MAPS;

/** One object for as long as no card is added. */
export function idsKnown(): IdsKnown {
  known ??= { heroes: Object.keys(HEROES), adventures: Object.keys(ADVENTURES), quests: Object.keys(QUESTS) };
  return known;
}

/** In the order in which they are written. */
const idsOf = <K extends string>(written: Partial<Written<K>>): readonly K[] =>
  Object.freeze(Object.keys(written) as K[]); // its own keys

/** The cards of a set or of a supplement, by their ids. */
export interface CardList {
  readonly heroes: readonly HeroId[];
  readonly quests: readonly QuestId[];
  readonly maps: readonly MapId[];
  readonly adventures: readonly CardId[];
}

const listOf = ({ heroes, quests, maps, adventures }: Omit<WrittenSet, 'set'>): CardList =>
  Object.freeze({
    heroes: idsOf(heroes),
    quests: idsOf(quests),
    maps: idsOf(maps),
    adventures: idsOf(adventures),
  });

export const CARD_SETS: Readonly<Record<SetId, CardSet>> = {
  HD: WRITTEN_SETS.HD.set,
  HW: WRITTEN_SETS.HW.set,
  ED: WRITTEN_SETS.ED.set,
  LD: WRITTEN_SETS.LD.set,
};

/** What is in the deck of a set. [core.fixed-sets] */
export const SET_CARDS: Readonly<Record<SetId, CardList>> = {
  HD: listOf(WRITTEN_SETS.HD),
  HW: listOf(WRITTEN_SETS.HW),
  ED: listOf(WRITTEN_SETS.ED),
  LD: listOf(WRITTEN_SETS.LD),
};

const supplementOf = (grade: Grade): CardList => listOf({ maps: {}, adventures: {}, ...WRITTEN_SUPPLEMENT[grade] });

/** A hero and two Quests of each grade for a fourth seat. [setup.fourth-seat] */
export const SUPPLEMENT_CARDS: Readonly<Record<Grade, CardList>> = {
  heroic: supplementOf('heroic'),
  epic: supplementOf('epic'),
  legendary: supplementOf('legendary'),
};

const LISTS: readonly CardList[] = [...Object.values(SET_CARDS), ...Object.values(SUPPLEMENT_CARDS)];

export const CARD_IDS: readonly CardId[] = LISTS.flatMap(({ adventures }) => adventures);
export const HERO_IDS: readonly HeroId[] = LISTS.flatMap(({ heroes }) => heroes);
export const QUEST_IDS: readonly QuestId[] = LISTS.flatMap(({ quests }) => quests);
export const MAP_IDS: readonly MapId[] = LISTS.flatMap(({ maps }) => maps);
