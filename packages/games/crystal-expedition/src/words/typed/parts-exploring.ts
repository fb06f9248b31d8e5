import { askedFor, keyOf, type Words } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import {
  BOOST_IDS,
  CLASS_IDS,
  type ClassId,
  GEM_IDS,
  type GemId,
  HERO_NAMES,
  ITEM_IDS,
  KIT_IDS,
  RACE_IDS,
  type RaceId,
  REWARD_IDS,
} from '../../content/index.ts';
import { findEntity, findHero } from '../../queries/entities.ts';
import { exitsOf, findExit, squaresAt, type Way } from '../../queries/exits.ts';
import { namesFor } from '../../queries/town.ts';
import { FEATURES, type Feature, LOCATIONS, RESTS } from '../../types/index.ts';
import { exitIn } from '../telling/exits.ts';
import { heroOr, named, several } from './parts.ts';
import { actorIn, choice, type Fields, nameFor, type Part, type Reading, wordFor } from './reading.ts';
import { squareText } from './squares.ts';

export const race: Part = named('raceOrClass', 'race', RACE_IDS);
export const heroClass: Part = named('raceOrClass', 'heroClass', CLASS_IDS);
export const kit: Part = named('choice', 'kit', KIT_IDS);
export const location: Part = named('location', 'location', LOCATIONS);
export const item: Part = named('item', 'item', ITEM_IDS);
export const boost: Part = named('boost', 'boost', BOOST_IDS);
export const rest: Part = named('choice', 'rest', RESTS, { field: 'bonus' });

/** A gem by its name: any, one that lies in the common stock, or one that is set in the piece. */
export const gem = (near: (reading: Reading, given: Fields) => readonly GemId[] = () => GEM_IDS): Part =>
  named('gem', 'gem', GEM_IDS, { near: (reading, given) => [...new Set(near(reading, given))] });

export const inStock = ({ view }: Reading): readonly GemId[] => view.gems;
export const setIn = ({ view }: Reading, { hero, piece }: Fields): readonly GemId[] =>
  findHero(view, Number(hero))?.build.pieces[Number(piece)]?.gems ?? [];

/** What somebody new is called: the first name that is free, if nobody says. */
export const heroName: Part = {
  ...choice<string>({
    about: 'name',
    field: 'name',
    all: (_reading, { race: id }) => HERO_NAMES[id as RaceId] ?? [], // a checked border: the Race was read before
    words: (name) => [keyOf([name])],
  }),
  only({ view }, { race: id }) {
    const [first] = namesFor(view, id as RaceId); // a checked border, as above
    return first === undefined ? null : { name: first };
  },
};

export const destination: Part = choice<'wagon' | 'empty' | 'own'>({
  about: 'choice',
  field: 'to',
  all: () => ['wagon', 'empty', 'own'],
  words: (to, reading) => wordFor(to, reading),
});

export const trained: Part = choice<'race' | 'class'>({
  about: 'choice',
  field: 'what',
  all: () => ['race', 'class'],
  words(what, reading, { hero }) {
    const build = findHero(reading.view, Number(hero))?.build;
    const [first, ...more] = wordFor(what, reading);
    const name: Words | [] =
      build === undefined ? [] : what === 'race' ? nameFor('race', build.race, reading) : classWords(build.heroClass);
    return [first, ...more, ...name];

    function classWords(id: ClassId): Words {
      return nameFor('heroClass', id, reading);
    }
  },
});

/** Dungeons have their numbers, in the order in which they were found. */
export const dungeon = (near: (reading: Reading) => readonly number[]): Part =>
  choice<number>({
    about: 'dungeon',
    field: 'dungeon',
    all: ({ view }) => view.dungeons.map((_, at) => at),
    near,
    words: (at) => [String(at + 1)],
  });

export const unvisited = ({ view }: Reading): readonly number[] =>
  view.dungeons.flatMap(({ isVisited }, at) => (isVisited ? [] : [at]));
export const within = (reading: Reading): readonly number[] => askedFor(reading, 'dungeon')?.dungeons ?? [];

/** Features of a dungeon that stay as they are. */
export const locks: Part = several(
  'locks',
  'choice',
  choice<Feature>({
    about: 'choice',
    field: 'one',
    all: () => FEATURES,
    words: (feature, reading) => nameFor('feature', feature, reading),
  }),
  FEATURES,
);

export const reward: Part = named('choice', 'reward', REWARD_IDS, {
  near: (reading) => askedFor(reading, 'reward')?.rewards ?? [],
});

/** Crowns are for everybody, anything else for one hero. */
export const rewarded: Part = heroOr('hero', 'shared', ({ view }, { reward: id }) =>
  id === 'crowns' ? [null] : view.party.map((one) => one.id),
);

const DICE = ['d20', 'd12', 'd10', 'd8', 'd6', 'd4'] as const;

export const explorationDie: Part = choice<number>({
  about: 'die',
  field: 'die',
  all: () => DICE.map((_, at) => at),
  words: (at) => [DICE[at] ?? String(at + 1)],
});

/** Rooms with a chest, numbered where there are several. */
export const chest: Part = choice<number>({
  about: 'number',
  field: 'room',
  all: ({ view }) => (view.expedition?.rooms ?? []).filter(({ hasChest }) => hasChest).map(({ tile }) => tile),
  words: (tile, { view }) => [
    String((view.expedition?.rooms ?? []).filter((room) => room.hasChest).findIndex((room) => room.tile === tile) + 1),
  ],
});

/** The way into the dark by its side; where two are on the same side, with the square before it as well. */
export const exit: Part = choice<number>({
  about: 'exit',
  field: 'exit',
  all: ({ view }) => exitsHere(view).map(({ id }) => id),
  words(id, reading, given) {
    const side = sideOf(reading, id);
    const [first, ...rest] = sideWords(reading, side);
    if (exitsHere(reading.view).filter((other) => sideOf(reading, other.id) === side).length === 1)
      return [first, ...rest];
    const before = squareBefore(reading, id, given);
    return [`${before}-${first}`, ...rest.map((word) => `${before}-${word}`)];
  },
});

const exitsHere = ({ expedition }: Reading['view']): readonly Way[] =>
  expedition === null ? [] : exitsOf(expedition.floor);

const sideOf = ({ view }: Reading, id: number): number => exitIn(view, id)?.side ?? 0;

/** In full: a letter alone could be a hero. */
function sideWords({ typedWords }: Reading, side: number): Words {
  const full = [typedWords, typedWords.also].flatMap((words) => words?.points[2 * side]?.slice(1) ?? []);
  const [first = '', ...rest] = full;
  return [first, ...rest];
}

function squareBefore(reading: Reading, id: number, { hero }: Fields): string {
  const { view } = reading;
  const way = view.expedition === null ? null : findExit(view.expedition.floor, id);
  const [cell] = way === null ? [] : squaresAt(way);
  return cell === undefined ? '' : squareText(findHero(view, Number(hero))?.at ?? null, cell, reading);
}

/** Where whoever is moved by this question stands. */
export function movedFrom(reading: Reading): Cell | null {
  const push = askedFor(reading, 'push');
  return (push === null ? actorIn(reading) : findEntity(reading.view, push.pushed))?.at ?? null;
}
