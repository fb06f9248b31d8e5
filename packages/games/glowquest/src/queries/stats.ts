import { AGAIN_LESS, CARDS, type CardId, EFFECT_MAX, GAIN_DRAWS, type RoleStats } from '../content/index.ts';
import {
  type Forced,
  NEGATIVES,
  type Negative,
  type Pattern,
  type Trait,
  type TraitWord,
} from '../content/vocabulary.ts';
import { statsWith } from '../own/index.ts';
import type { Base, EffectKind, Entity, HeroInPlay, OpenTable } from '../types/index.ts';
import { isHero, partySize, recordOf } from './entities.ts';
import { farther, holdingsOf } from './holdings.ts';
import { monsterBase } from './scaling.ts';

/** What somebody always has: from cards, or from its blood. */
function standingsOf(entity: Entity): readonly Trait[] {
  return isHero(entity) ? holdingsOf(entity).traits : recordOf(entity).traits;
}

/** All there is of a word, added up. [stack.armor-adds] */
export const traitOf = (entity: Entity, word: TraitWord): number =>
  isHero(entity) ? (holdingsOf(entity).sums.get(word) ?? 0) : 0;

export const hasTrait = (entity: Entity, word: TraitWord): boolean =>
  isHero(entity) && holdingsOf(entity).sums.has(word);

/** The lowest number that a trait allows for a roll, or the usual one: two such traits do not add. */
export function bestOf(hero: HeroInPlay, word: TraitWord, usual: number): number {
  let best = usual;
  for (const one of holdingsOf(hero).traits) if (one.word === word) best = Math.min(best, one.n);
  return best;
}

/** How many cards a Gain lets the hero look at. [gain.draw-three] */
export const gainDraws = (hero: HeroInPlay): number => traitOf(hero, 'gain-draws') || GAIN_DRAWS;

/** The sum of an Effect on its bearer. [stack.sum, stack.cap-six] */
export function effectSum({ effects }: Pick<Entity, 'effects'>, kind: EffectKind): number {
  let sum = 0;
  for (const effect of effects) if (effect.kind === kind) sum += effect.n;
  return Math.min(EFFECT_MAX, sum);
}

/** For what has no magnitude. [stack.no-magnitude] */
export function hasEffect({ effects }: Pick<Entity, 'effects'>, kind: EffectKind): boolean {
  for (const effect of effects) if (effect.kind === kind) return true;
  return false;
}

/** What can be made smaller: anything negative but Stun. [stack.reduce] */
export const reducible = (who: Pick<Entity, 'effects'>): Negative[] =>
  NEGATIVES.filter((kind) => kind !== 'stun' && hasEffect(who, kind));

/** An immune entity never receives it. [effect.immunity] */
export const isImmune = (entity: Entity, against: Negative | Forced): boolean =>
  standingsOf(entity).some((one) => one.word === 'immune' && one.against === against);

/** What a hero has before any card. [create.role-stats] */
const statsOf = ({ role, own }: HeroInPlay): RoleStats => statsWith(role, own);

export function gritOf(entity: Entity): number {
  const bonus = effectSum(entity, 'grit');
  return isHero(entity) ? statsOf(entity).grit + traitOf(entity, 'grit') + bonus : recordOf(entity).grit + bonus;
}

export function armorOf(entity: Entity): number {
  const bonus = effectSum(entity, 'armor');
  return isHero(entity) ? traitOf(entity, 'armor') + bonus : recordOf(entity).armor + bonus;
}

/** [move.speed-floor] */
export function speedOf(entity: Entity): number {
  return isHero(entity) ? Math.max(1, statsOf(entity).speed + traitOf(entity, 'speed')) : recordOf(entity).speed;
}

/** A lone hero has more to begin with. [create.role-stats, scale.lone-hitpoints] */
export function hitpointsMax(table: Pick<OpenTable, 'heroes'>, entity: Entity): number {
  if (!isHero(entity)) return entity.hitpointsMax;
  const { hitpoints, loneHitpoints } = statsOf(entity);
  return (partySize(table) === 1 ? loneHitpoints : hitpoints) + traitOf(entity, 'max-hitpoints');
}

export const isWounded = (table: Pick<OpenTable, 'heroes'>, entity: Entity): boolean =>
  entity.hitpoints < hitpointsMax(table, entity);

/** The base damage values at hand. [attack.choose-base, create.role-base-damage] */
export function basesOf(table: OpenTable, entity: Entity): Base[] {
  const granted = table.turn !== null && table.turn.who === entity.id ? table.turn.bases : [];
  if (!isHero(entity)) {
    const { base, pattern } = recordOf(entity);
    return [{ source: 'own', n: base + monsterBase(table), pattern }];
  }
  return [{ source: 'role', n: statsOf(entity).base, pattern: null }, ...holdingsOf(entity).bases, ...granted];
}

/** What a value is worth now: less when it is not the first attack of the Turn. [attack.again] */
export const worthOf = ({ turn }: Pick<OpenTable, 'turn'>, base: Base): number =>
  Math.max(0, base.n - (turn !== null && turn.attacks > 0 ? AGAIN_LESS : 0));

/** Surges that declaring an attack with this value costs. */
export function attackCost(base: Base): number {
  if (base.source === 'role' || base.source === 'own') return 0;
  return CARDS[base.source].traits.reduce((sum, one) => sum + (one.word === 'surges-per-attack' ? one.n : 0), 0);
}

/** The card that carries a trait, if the hero has one. */
export function cardWith(hero: HeroInPlay, word: TraitWord): CardId | null {
  if (!hasTrait(hero, word)) return null;
  return hero.cards.find((card) => CARDS[card].traits.some((one) => one.word === word)) ?? null;
}

/**
 * How far the Benefits of somebody reach beyond the neighbours, by a weapon, a ring or the moment.
 * [benefit.range-pattern]
 */
export function farReach(table: OpenTable, entity: Entity): Pattern['kind'] | null {
  let far = isHero(entity) ? holdingsOf(entity).far : farther(null, recordOf(entity).pattern);
  if (table.turn?.who === entity.id) {
    far = farther(far, table.turn.reach);
    for (const { pattern } of table.turn.bases) far = farther(far, pattern);
  }
  return far;
}
