import {
  amountAt,
  type EffectId,
  LONE_FATE,
  LONE_HITPOINTS,
  type Role,
  type Statistics,
  statisticsOf,
  sumOf,
  THREAT,
  type TraitWord,
} from '../content/index.ts';
import type { BoughtBoost, Build, Entity, Hero, Monster, Table } from '../types/index.ts';
import { dungeonOf, isHero, recordOf } from './entities.ts';
import { boostGains, monsterSheetOf, piecesInUse, type Sheet, sheetOf } from './sheet.ts';

// What follows from a build is worked out once for it, and once more for each set of boosts: both are never written.

const NO_BOOSTS: readonly BoughtBoost[] = [];
const boostsOf = ({ expedition }: Pick<Table, 'expedition'>): readonly BoughtBoost[] =>
  expedition === null ? NO_BOOSTS : expedition.boosts;

const boostedSheets = new WeakMap<readonly BoughtBoost[], WeakMap<Build, Sheet>>();

/** All that somebody owns now, boosts of the Tavern included. [tavern.party-wide] */
export function sheetFor(table: Pick<Table, 'expedition' | 'dungeons'>, entity: Entity): Sheet {
  if (!isHero(entity)) return monsterSheetOf(entity.record, dungeonOf(table).strength);
  const boosts = boostsOf(table);
  return boosts.length === 0 ? sheetOf(entity.build) : boostedSheet(entity.build, boosts);
}

function boostedSheet(build: Build, boosts: readonly BoughtBoost[]): Sheet {
  const sheets = boostedSheets.get(boosts) ?? new WeakMap<Build, Sheet>();
  boostedSheets.set(boosts, sheets);
  const known = sheets.get(build);
  if (known !== undefined) return known;
  const own = sheetOf(build);
  const traits = boostGains(boosts).flatMap((gain) =>
    gain.gain === 'ability' ? [{ of: gain.does, level: 1, slot: null } as const] : [],
  );
  const sheet: Sheet = { ...own, traits: [...own.traits, ...traits] };
  sheets.set(build, sheet);
  return sheet;
}

const traitSums = new WeakMap<Sheet, ReadonlyMap<TraitWord, number>>();

/** What its traits come to, word by word; 0 for what is there without a number. */
function sumsOf(sheet: Sheet): ReadonlyMap<TraitWord, number> {
  const known = traitSums.get(sheet);
  if (known !== undefined) return known;
  const sums = new Map<TraitWord, number>();
  for (const { of: trait, level } of sheet.traits)
    sums.set(trait.trait, (sums.get(trait.trait) ?? 0) + ('n' in trait ? amountAt(trait.n, level) : 0));
  traitSums.set(sheet, sums);
  return sums;
}

type Owning = Pick<Table, 'expedition' | 'dungeons'>;

/** All there is of a word, added up, whatever it hangs on. [level.gains-by-table] */
export const traitSum = (table: Owning, entity: Entity, word: TraitWord): number =>
  sumsOf(sheetFor(table, entity)).get(word) ?? 0;

export const hasTrait = (table: Owning, entity: Entity, word: TraitWord): boolean =>
  sumsOf(sheetFor(table, entity)).has(word);

/** [hero.role-from-class, monster.minion-champion] */
export const roleOf = (entity: Entity): Role => (isHero(entity) ? sheetOf(entity.build).role : recordOf(entity).role);

/** The number of an Effect upon somebody; 0 where there is none, and where it has none. */
export function effectOf({ effects }: Pick<Entity, 'effects'>, id: EffectId): number {
  for (const effect of effects) if (effect.id === id) return effect.n;
  return 0;
}

export function hasEffect({ effects }: Pick<Entity, 'effects'>, id: EffectId): boolean {
  for (const effect of effects) if (effect.id === id) return true;
  return false;
}

const heroStatistics = new WeakMap<Build, Statistics>();

/** Race, Class and what is in use, before boosts and Effects. [hero.race-plus-class, gear.in-use-only] */
export function statisticsBy(build: Build): Statistics {
  const known = heroStatistics.get(build);
  if (known !== undefined) return known;
  const made = statisticsOf({ ...build, inUse: piecesInUse(build) });
  heroStatistics.set(build, made);
  return made;
}

/** Before Effects and Threat. */
export const baseStatistics = (entity: Entity): Statistics =>
  isHero(entity) ? statisticsBy(entity.build) : recordOf(entity).statistics;

/** All statistics are asked for alike, whether the table has a say in them or not. */
type StatisticOf = (table: Owning, entity: Entity) => number;

/** Never below 1. [core.whole-numbers] */
export const speedOf: StatisticOf = (_table, entity) =>
  Math.max(1, baseStatistics(entity).speed + effectOf(entity, 'hasted') - effectOf(entity, 'slow'));

/** What an enemy must reach to hit; Unsteady helps the enemy instead. */
export const gritOf: StatisticOf = (table, entity) =>
  baseStatistics(entity).grit + effectOf(entity, 'bolstered') + (isHero(entity) ? 0 : threatGrit(table, entity));

/** Champions of a dungeon with more Threat are harder to hit. [dungeon.threat] */
const threatGrit = (table: Owning, monster: Monster): number =>
  recordOf(monster).rank === 'champion' ? THREAT[dungeonOf(table).threat].championGrit : 0;

/** What an enemy must reach to escape; only those who are conscious hold anybody. [escape.only-conscious-grab] */
export const grabOf: StatisticOf = (_table, entity) => baseStatistics(entity).grab;

export const armorOf: StatisticOf = (_table, entity) => baseStatistics(entity).armor + effectOf(entity, 'plated');

/** A lone hero who is no Defense has more of both. [party.lone-hero] */
const isHelped = ({ party, house }: Pick<Table, 'party' | 'house'>, hero: Hero): boolean =>
  party.length === 1 && !house.noLoneHeroHelp && roleOf(hero) !== 'defense';

type Bodies = Pick<Table, 'party' | 'house' | 'expedition'>;

/** What the boosts of the Tavern give of it. [tavern.party-wide] */
export const boosted = (table: Pick<Table, 'expedition'>, statistic: 'hitpoints' | 'fate'): number => {
  const boosts = boostsOf(table);
  return boosts.length === 0 ? 0 : sumOf(boostGains(boosts), statistic, 1);
};

export const hitpointsMax = (table: Bodies, entity: Entity): number =>
  isHero(entity)
    ? statisticsBy(entity.build).hitpoints +
      boosted(table, 'hitpoints') +
      (isHelped(table, entity) ? LONE_HITPOINTS : 0)
    : entity.hitpointsMax;

/** What the pool is filled to when the expedition starts. [fate.pool-at-start] */
export const fateMax = (table: Bodies, hero: Hero): number =>
  statisticsBy(hero.build).fate + boosted(table, 'fate') + (isHelped(table, hero) ? LONE_FATE : 0);

export const isWounded = (table: Bodies, entity: Entity): boolean => entity.hitpoints < hitpointsMax(table, entity);
