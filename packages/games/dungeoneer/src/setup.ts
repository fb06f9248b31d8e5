import { type Game, type Rng, shuffle } from '@questhall/kernel';
import { adventureOf, type Grade, isGloryCard, mapCardOf, SECTIONS, type SetId } from './content/index.ts';
import { changesIn } from './own/index.ts';
import { adventuresOf, gradesOf, heroesOf, mapsOf, type Played, questsOf, readSets } from './queries/decks.ts';
import type { Dungeoneer, Hero, House, Pile, PileName, Section } from './types/index.ts';

/**
 * Every deck is shuffled on its own; everything else happens at the table, for all to see. [setup.shuffle-separately]
 */
export const setup: Game<Dungeoneer>['setup'] = (given, seats, rng) => {
  const { sets: text, cards, roundLimit, ...house } = given;
  const sets = readSets(text) ?? ['HD'];
  const own = changesIn(cards);
  const played: Played = own.length === 0 ? { sets } : { sets, own };
  const grades = gradesOf(sets);
  const grade = grades[0] ?? 'heroic';
  const questDeck = questsOf(played, grade, seats);
  shuffle(rng, questDeck);
  const everySeat = <X>(make: () => X): X[] => Array.from({ length: seats }, make);
  const table = {
    ...played,
    house: house satisfies House,
    roundLimit,
    grades,
    grade,
    round: 0,
    turns: 0,
    first: 0,
    heroes: everySeat(newHero),
    hands: everySeat((): string[] => []),
    errands: everySeat(() => []),
    piles: pilesOf(played, grade, seats, rng),
    sections: sectionsOf(sets, grade, rng),
    gates: [],
    portals: [],
    lost: [],
    spare: heroesOf(played, seats),
    globals: [],
    questDeck,
    progress: [],
    finished: [],
    fresh: [],
    stray: [],
    later: grades.slice(1).flatMap((later) => mapsOf(sets, later)),
    dealt: everySeat((): string[] => []),
    gone: [],
    strikes: [],
    deeds: [],
    idle: everySeat(() => 0),
    resigned: 0,
  };
  return { table, agenda: [{ kind: 'course', stage: 'begin', seat: 0, left: 0 }] };
};

const newHero = (): Hero => ({
  heroes: [],
  space: null,
  life: 0,
  level: 0,
  glory: 0,
  peril: 0,
  points: 0,
  bonus: 0,
  hasSaved: false,
  isTipped: false,
  mud: null,
  isOut: false,
  turns: 0,
  visited: [],
  hasMoved: false,
  hasAttacked: false,
  hasTipped: false,
  wall: null,
  used: [],
  readied: [],
  banes: [],
  pack: [],
  known: [],
  artifacts: [],
  done: [],
  waited: 0,
});

/** With two or more sets a Glory and a Peril deck. [combine.glory-and-peril-decks] */
function pilesOf(played: Played, grade: Grade, seats: number, rng: Rng): Pile[] {
  const names: readonly PileName[] = played.sets.length > 1 ? ['glory', 'peril'] : ['all'];
  return names.map((name) => {
    const draw = adventuresOf(played, grade).filter(
      (card) => name === 'all' || (name === 'glory') === isGloryCard(adventureOf(card)),
    );
    shuffle(rng, draw);
    return { name, draw, discard: [], known: Array.from({ length: seats }, () => 0) };
  });
}

function sectionsOf(sets: readonly SetId[], grade: Grade, rng: Rng): Section[] {
  const maps = mapsOf(sets, grade);
  return SECTIONS.flatMap((name) => {
    const deck = maps.filter((card) => mapCardOf(card).section === name);
    if (deck.length === 0) return [];
    shuffle(rng, deck);
    return [{ name, placed: [], deck, seenBelow: 0 }];
  });
}
