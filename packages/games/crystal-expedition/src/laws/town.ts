import { findFrame } from '@questhall/groundwork';
import { ITEMS, LEVELS, STARTING_CROWNS } from '../content/index.ts';
import { threatAfter } from '../frames/dungeons.ts';
import { FEATURES, type Hero, type Piece, type Table } from '../types/index.ts';
import { type Law, law, type Match } from './law.ts';

const rosterOf = ({ party, wagon }: Table): readonly Hero[] => [...party, ...wagon];

const isLevel = (level: number): boolean => LEVELS.some((known) => known === level);

const isPossible = ({ item, level, isBound, isKit }: Piece): boolean =>
  Object.hasOwn(ITEMS, item) && isLevel(level) && (isKit || !isBound);

/** What is wrong with a hero that no play could have brought about; null if nothing is. [save.derived-not-stored] */
export function brokenHero(hero: Hero): string | null {
  const { build, crowns, trainings, successes, lapsed } = hero;
  const counts = [crowns, trainings, successes, lapsed, hero.falls];
  if (!counts.every((count) => Number.isSafeInteger(count) && count >= 0)) return 'a number that cannot be';
  if (!isLevel(build.raceLevel) || !isLevel(build.classLevel)) return 'a level that nobody has';
  if (!build.pieces.every(isPossible)) return 'a piece that there is not';
  return trainings + lapsed > successes ? 'more Trainings than it may have had' : null;
}

const isCreating = (state: Match): boolean => findFrame(state, 'campaign')?.stage === 'create';

const worthOf = ({ crowns, build }: Hero): number =>
  build.pieces.reduce((sum, { item }) => sum + ITEMS[item].price, crowns);

/** What is known of a dungeon when somebody has been there. */
const isAsChronicled = ({ dungeons, chronicle }: Table): boolean =>
  chronicle.every(
    (line) =>
      line.line === 'town' || FEATURES.every((feature) => dungeons[line.dungeon]?.[feature] === line.features[feature]),
  );

/** Heroes in Town, and the dungeons that they know. */
export const TOWN: readonly Law[] = [
  law(
    'save.derived-not-stored',
    ({ table }) => rosterOf(table).every((hero) => brokenHero(hero) === null),
    'somebody is what nobody can be',
  ),
  law(
    'hero.starts-level-one',
    (state) =>
      !isCreating(state) || state.table.party.every(({ build }) => build.raceLevel === 1 && build.classLevel === 1),
    'somebody new has learned something',
  ),
  law(
    'hero.no-starting-gear',
    (state) => !isCreating(state) || state.table.party.every((hero) => worthOf(hero) === STARTING_CROWNS),
    'somebody new has what it has not paid for',
  ),
  law(
    'hero.shield-reflect-start-zero',
    ({ table }) => table.town === null || rosterOf(table).every(({ shield, reflect }) => shield + reflect === 0),
    'somebody in Town has Shield or Reflect',
  ),
  law(
    'dungeon.first-one-given',
    ({ table }) => (table.town === null && table.expedition === null) || table.dungeons.length > 0,
    'the party knows no dungeon',
  ),
  law(
    'dungeon.new-after-success',
    ({ table }) => table.town === null || table.dungeons.length === table.successes + 1,
    'the party knows another number of dungeons than it has found',
  ),
  law(
    'dungeon.threat',
    ({ table }) =>
      table.dungeons.every(({ threat, isVisited }, successes) => isVisited || threat === threatAfter(table, successes)),
    'a dungeon has another Threat than it was found with',
  ),
  law(
    'dungeon.visited-is-fixed',
    ({ table }) => isAsChronicled(table),
    'a dungeon has changed that somebody has been to',
  ),
  law(
    'tavern.next-expedition-only',
    ({ table }) => table.town === null || table.expedition === null,
    'the party is in Town and on an expedition',
  ),
];
