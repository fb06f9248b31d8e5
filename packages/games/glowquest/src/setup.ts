import { type FigureChanges, figuresGiven } from '@questhall/facets';
import { type Opening, type Rng, shuffle } from '@questhall/kernel';
import { frozenFigures } from './clone.ts';
import { type CardId, DECKS, type Deck, deckOf, needsAlly, RESOLVE } from './content/index.ts';
import { newFloor } from './dungeon/floor.ts';
import { OUTSIDE } from './frames/explore.ts';
import { ownRole, readFigures } from './own/index.ts';
import { rolesOf } from './party.ts';
import { hitpointsMax } from './queries/stats.ts';
import type { Frame, Glowquest, HeroInPlay, House, Options, Table } from './types/index.ts';

/** Difficulty, heroes, Resolve, the first stairs. [comp.setup] */
export function setup(options: Options, _seats: number, rng: Rng): Opening<Glowquest> {
  const given = figuresGiven(readFigures, options.figures);
  const own = given && frozenFigures(given);
  const heroes = rolesOf(options).map(
    (role, id): HeroInPlay => ({
      id,
      at: OUTSIDE,
      hitpoints: 0,
      shield: 0,
      reflect: 0,
      effects: [],
      role,
      seat: id,
      cards: [],
      saved: 0,
      spent: [],
      hasGuarded: false,
      ...ownOf(own, role),
    }),
  );
  const table: Table = {
    house: houseOf(options),
    difficulty: options.difficulty,
    monstersBy: options.monsters,
    heroes,
    monsters: [],
    floor: newFloor(1),
    glow: [],
    resolve: RESOLVE[options.difficulty],
    roomsFound: 0,
    roomsCleared: 0,
    isQuestCleared: false,
    phase: null,
    explored: [],
    waited: [],
    hasFought: false,
    encounter: null,
    roster: [],
    rosterNumbers: [],
    turns: 0,
    turn: null,
    attack: null,
    drawn: [],
    discards: byDeck(() => []),
    ...(own === undefined ? {} : { own }),
    decks: byDeck((deck) => inPlay(shuffled(rng, deckOf(deck)), heroes.length)),
  };
  for (const hero of heroes) hero.hitpoints = hitpointsMax(table, hero); // [create.full-health]
  return { table, agenda: [beginning(options)] };
}

/** What it has made of a Role. */
function ownOf(own: FigureChanges | undefined, role: HeroInPlay['role']): Pick<HeroInPlay, 'own'> {
  const figures = own === undefined ? undefined : ownRole({ own }, role);
  return figures === undefined ? {} : { own: figures };
}

/** Heroes are drawn, unless the table has it otherwise. [create.ready-made] */
function beginning({ creation }: Options): Frame {
  if (creation === 'ready') return { kind: 'expedition', stage: 'ready', next: 0 };
  const drawn: Frame = { kind: 'expedition', stage: 'create', next: 0 };
  return creation === 'either' ? { ...drawn, mayBeReady: true } : drawn;
}

/** What an ally is needed for stays in the box when nobody has one. [scale.lone-cards] */
const inPlay = (cards: CardId[], party: number): CardId[] =>
  party === 1 ? cards.filter((card) => !needsAlly(card)) : cards;

/** One copy of each card. [comp.decks] */
function shuffled(rng: Rng, cards: readonly CardId[]): CardId[] {
  const deck = cards.slice();
  shuffle(rng, deck);
  return deck;
}

function byDeck(cardsOf: (deck: Deck) => CardId[]): Record<Deck, CardId[]> {
  const [defense, offense, utility, equipment, passive] = DECKS.map(cardsOf);
  return {
    defense: defense ?? [],
    offense: offense ?? [],
    utility: utility ?? [],
    equipment: equipment ?? [],
    passive: passive ?? [],
  };
}

const houseOf = (options: Options): House =>
  Object.freeze({
    freeSeating: options.freeSeating,
    unlimitedTiles: options.unlimitedTiles,
    ongoingEachRound: options.ongoingEachRound,
    spendBeforeRoll: options.spendBeforeRoll,
    criticalTwelve: options.criticalTwelve,
    armorFirst: options.armorFirst,
    playersRunMonsters: options.playersRunMonsters,
    noWandering: options.noWandering,
    noAlert: options.noAlert,
    literalLoneHero: options.literalLoneHero,
  });
