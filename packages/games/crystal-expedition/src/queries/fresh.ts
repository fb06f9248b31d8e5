import type { Cell } from '@questhall/grid';
import { fixed } from '@questhall/kernel';
import { ITEMS, type Item, type ItemId, type Kit, STARTING_CROWNS } from '../content/index.ts';
import type { Build, EntityId, Hero, HeroId, Monster, Piece } from '../types/index.ts';

/** Where nobody stands: in Town, and before entering a floor. */
export const OUTSIDE: Cell = -1;

export const newPiece = (item: ItemId): Piece => ({ item, level: 1, gems: [], isBound: false, isKit: false });

/** Somebody new without any equipment. [hero.starts-level-one, hero.no-starting-gear] */
export const bareBuild = ({ race, heroClass }: Pick<Build, 'race' | 'heroClass'>): Build => ({
  race,
  raceLevel: 1,
  heroClass,
  classLevel: 1,
  pieces: [],
  main: null,
  off: null,
});

const placeIn = (items: readonly Item[], slot: Item['slot']): number | null => {
  const at = items.findIndex((item) => item.slot === slot);
  return at < 0 ? null : at;
};

const kitBuilds = new WeakMap<Kit, Build>();

/** A hero with all of a kit, both hands full as far as they can be; one for all who begin with it. [gear.two-handed] */
export function kitBuild(kit: Kit): Build {
  const known = kitBuilds.get(kit);
  if (known !== undefined) return known;
  const items = kit.items.map((item) => ITEMS[item]);
  const main = placeIn(items, 'main-hand');
  const off = placeIn(items, 'off-hand'); // no kit has anything for a hand that its weapon needs
  const build = fixed({ ...bareBuild(kit), pieces: kit.items.map(newPiece), main, off });
  kitBuilds.set(kit, build);
  return build;
}

/** What is left of the first Crowns after buying the kit. [hero.starting-crowns-250] */
export const crownsAfter = ({ items }: Kit): number =>
  items.reduce((left, item) => left - ITEMS[item].price, STARTING_CROWNS);

/** Somebody who has not been anywhere yet; Hitpoints and Fate are full as soon as it enters Town or sets out. */
export function freshHero(hero: HeroId, id: EntityId, name: string, build: Build, crowns: number): Hero {
  return {
    hero,
    id,
    name,
    build,
    at: OUTSIDE,
    hitpoints: 0,
    shield: 0,
    base: 0,
    reflect: 0,
    effects: [],
    usedInRound: [],
    usedInEncounter: [],
    usedOnExpedition: [],
    fate: 0,
    crowns,
    trainings: 0,
    successes: 0,
    lapsed: 0,
    falls: 0,
  };
}

/** A monster that has just come, with nothing upon it. */
export const freshMonster = (
  of: Pick<Monster, 'id' | 'record' | 'number' | 'at' | 'hitpoints' | 'hitpointsMax' | 'isRaised' | 'own'>,
): Monster => ({
  id: of.id,
  at: of.at,
  hitpoints: of.hitpoints,
  shield: 0,
  reflect: 0,
  effects: [],
  usedInRound: [],
  usedInEncounter: [],
  record: of.record,
  number: of.number,
  hitpointsMax: of.hitpointsMax,
  base: 0,
  bounties: 0,
  isRaised: of.isRaised,
  wasAtHalf: false,
  ...(of.own === undefined ? {} : { own: of.own }),
});
