import { CLASSES, type ClassId, HERO_NAMES, NAMES_OFFERED, type RaceId } from '../content/index.ts';
import type { EntityId, Hero, HeroId, Stay, Table, Town } from '../types/index.ts';

/** Places around the table, taken or not. [party.one-to-three-heroes] */
export const PLACES: readonly EntityId[] = [0, 1, 2];
/** In the party and at the Wagon together. [wagon.roster-of-six] */
export const ROSTER_MAX = 6;

/** The stay in Town that is going on: asked for only where there is one. */
export function townOf({ town }: Pick<Table, 'town'>): Town {
  if (town === null) throw new Error('nobody is in Town');
  return town;
}

/** What a place has in this Town phase, whoever sits there. [wagon.inherits-visits] */
export function stayOf(table: Pick<Table, 'town'>, place: EntityId): Stay {
  const stay = townOf(table).stays[place];
  if (stay === undefined) throw new Error(`no place ${place}`);
  return stay;
}

/** The first place where nobody sits. */
export const emptyPlace = ({ party }: Pick<Table, 'party'>): EntityId | null =>
  PLACES.find((place) => party.every(({ id }) => id !== place)) ?? null;

export const waitingHero = ({ wagon }: Pick<Table, 'wagon'>, hero: HeroId): Hero | null =>
  wagon.find((one) => one.hero === hero) ?? null;

/** Names of this Race that nobody has. */
export function namesFor({ party, wagon }: Pick<Table, 'party' | 'wagon'>, race: RaceId): readonly string[] {
  const taken = [...party, ...wagon].map(({ name }) => name);
  return HERO_NAMES[race].filter((name) => !taken.includes(name)).slice(0, NAMES_OFFERED);
}

/** Whether the house forbids a hero of this Class beside those who are there. [party.roles-may-repeat] */
export const isRoleTaken = (
  { house, party }: Pick<Table, 'house' | 'party'>,
  heroClass: ClassId,
  insteadOf: EntityId | null,
): boolean =>
  house.uniqueRoles &&
  party.some(({ id, build }) => id !== insteadOf && CLASSES[build.heroClass].role === CLASSES[heroClass].role);

/** Where the party may go: the newest dungeon and the one before, or all of them. [dungeon.return-to-previous] */
export function openDungeons({ dungeons, house }: Pick<Table, 'dungeons' | 'house'>): number[] {
  const all = dungeons.map((_, dungeon) => dungeon);
  return house.atlas ? all : all.slice(-2);
}
