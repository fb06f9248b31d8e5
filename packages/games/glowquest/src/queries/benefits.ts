import type { Cell } from '@questhall/grid';
import { isNear } from '@questhall/tiles';
import { BENEFITS, type Usable } from '../content/index.ts';
import type { Benefit, Duration, PatternKind, Target, Word } from '../content/vocabulary.ts';
import type { BenefitId, Entity, EntityId, OpenTable } from '../types/index.ts';
import { enemiesOf, entityOf, isConscious, isEnemy, isHero, recordOf } from './entities.ts';
import { isWithin } from './reach.ts';
import { repertoireOf } from './repertoire.ts';
import { farReach, hasTrait, traitOf } from './stats.ts';

export const findBenefit = (id: BenefitId): Usable | null => BENEFITS.get(id) ?? null;

export function benefitOf(id: BenefitId): Usable {
  const benefit = BENEFITS.get(id);
  if (benefit === undefined) throw new Error(`no Benefit ${id}`);
  return benefit;
}

/** Everything that somebody could pay for. [benefit.basic, glow.heroes-only] */
export const benefitsOf = (entity: Entity): readonly BenefitId[] => repertoireOf(entity).ids;

/** What it costs this user now, by its id or itself. */
export const costOf = (table: Pick<OpenTable, 'turn'>, user: Entity, id: BenefitId): number =>
  priceOf(table, user, benefitOf(id));

export function priceOf({ turn }: Pick<OpenTable, 'turn'>, user: Entity, benefit: Usable): number {
  const { id, cost } = benefit;
  if (isOfGlow(benefit)) return Math.max(0, cost - traitOf(user, 'glow-cheaper'));
  if (id === 'move' && turn?.used.includes('move') === false && hasTrait(user, 'first-move-free')) return 0;
  return cost;
}

/** The Glow that somebody can use: next to it, or underfoot. [glow.heroes-only] */
export function glowAtHand({ glow, floor }: OpenTable, user: Entity): Cell[] {
  const near: Cell[] = [];
  if (isHero(user)) for (const cell of glow) if (cell === user.at || isNear(floor, user.at, cell)) near.push(cell);
  return near;
}

/** Each Glow gives it once. [benefit.limit] */
export const isOfGlow = ({ limit }: Benefit): boolean => limit.perTurn === 0;

/** Words that a whole group answers to; the others name one. */
const GROUPS: ReadonlySet<Target> = new Set(['all-allies-and-self', 'adjacent-allies-and-self', 'adjacent-enemies']);
const isGroup = (target: Target): boolean => GROUPS.has(target);
/** Words that leave nothing to choose. */
export const isChosen = (target: Target): boolean => target !== 'self' && target !== 'target' && !isGroup(target);

/**
 * Within reach of a Benefit: a neighbour, or farther where a pattern helps. [benefit.range-default,
 * benefit.range-pattern]
 */
export function isInRange(table: OpenTable, user: Entity, benefit: Benefit, target: Entity): boolean {
  const { floor } = table;
  return isNear(floor, user.at, target.at) || isWithin(floor, user.at, target.at, benefitReach(table, user, benefit));
}

/** How far beyond the neighbours it goes, by itself or by what its user has. */
export function benefitReach(table: OpenTable, user: Entity, benefit: Benefit): PatternKind | null {
  const own = (benefit.timing === 'any' ? benefit.pattern?.kind : null) ?? null;
  return own === 'ranged' ? own : (farReach(table, user) ?? own);
}

/** What still works on an ally who lies unconscious. [benefit.unconscious-target] */
const worksOnTheFallen = (word: Word, duration: Duration): boolean =>
  (word === 'heal' && duration === 'now') || word === 'swap' || word === 'slide';

const helpsTheFallen = ({ clauses, duration }: Benefit): boolean =>
  clauses.some(({ word }) => worksOnTheFallen(word, duration));

export const appliesTo = (benefit: Benefit, word: Word, target: Entity): boolean =>
  isConscious(target) || worksOnTheFallen(word, benefit.duration);

/** Whether the target word can be said of this one, in range or not. [term.sides, term.unconscious-still-entity] */
export function isMeant({ attack }: Pick<OpenTable, 'attack'>, user: Entity, target: Target, one: Entity): boolean {
  switch (target) {
    case 'self':
      return one.id === user.id;
    case 'target':
      return one.id === attack?.target;
    case 'ally':
    case 'any-ally':
      return one.id !== user.id && !isEnemy(user, one);
    case 'ally-or-self':
    case 'any-ally-or-self':
    case 'all-allies-and-self':
    case 'adjacent-allies-and-self':
      return !isEnemy(user, one);
    case 'any-unconscious-ally':
      return one.id !== user.id && !isEnemy(user, one) && !isConscious(one);
    default:
      return isEnemy(user, one) && isConscious(one);
  }
}

/** Anywhere will do. */
const ANYWHERE: ReadonlySet<Target> = new Set([
  'self',
  'target',
  'any-ally',
  'any-ally-or-self',
  'any-enemy',
  'any-unconscious-ally',
  'all-allies-and-self',
]);

/**
 * The entities that a Benefit may be used on, the user first; of a group, all that it would reach.
 * [benefit.target-word]
 */
export function targetsOf(table: OpenTable, user: Entity, benefit: Benefit): Entity[] {
  const found: Entity[] = isTarget(table, user, benefit, user) ? [user] : [];
  if (benefit.target === 'self') return found;
  for (const hero of table.heroes) if (hero.id !== user.id && isTarget(table, user, benefit, hero)) found.push(hero);
  for (const monster of table.monsters)
    if (monster.id !== user.id && isTarget(table, user, benefit, monster)) found.push(monster);
  return found;
}

/** Whether it can be used on one of those that its word means. */
function isReached(table: OpenTable, user: Entity, benefit: Benefit, one: Entity): boolean {
  const { target, limit } = benefit;
  if (!isConscious(one) && (target === 'all-allies-and-self' || !helpsTheFallen(benefit))) return false;
  if (limit.notLord && !isHero(one) && recordOf(one).category === 'lord') return false;
  return isNearEnough(table, user, benefit, one);
}

/** Whether it stands where the target word reaches. [benefit.range-any] */
export function isNearEnough(table: OpenTable, user: Entity, benefit: Benefit, one: Entity): boolean {
  if (one.id === user.id || ANYWHERE.has(benefit.target)) return true;
  return isGroup(benefit.target) ? isNear(table.floor, user.at, one.at) : isInRange(table, user, benefit, one);
}

/** Whether this one may be named. */
export const isTarget = (table: OpenTable, user: Entity, benefit: Benefit, one: Entity): boolean =>
  isMeant(table, user, benefit.target, one) && isReached(table, user, benefit, one);

/** Whom the Benefit reaches when this one is named: it alone, its neighbours too, or everybody meant. */
export function reachedBy(table: OpenTable, user: Entity, benefit: Benefit, named: EntityId | null): EntityId[] {
  if (benefit.target === 'enemy-and-neighbours' && named !== null) {
    const { at } = entityOf(table, named);
    const beside = enemiesOf(table, user).filter((enemy) => enemy.id !== named && isNear(table.floor, at, enemy.at));
    return [named, ...beside.map(({ id }) => id)];
  }
  if (named !== null) return [named];
  return targetsOf(table, user, benefit).map(({ id }) => id);
}

/** A Long Effect of this Benefit by this user is still upon somebody. [stack.long-once] */
export function isStillUpon(
  { heroes, monsters }: Pick<OpenTable, 'heroes' | 'monsters'>,
  user: EntityId,
  id: BenefitId,
): boolean {
  const isOf = ({ effects }: Entity): boolean =>
    effects.some(({ by, source, duration }) => by === user && source === id && duration === 'long');
  return heroes.some(isOf) || monsters.some(isOf);
}

export function timesUsed({ turn }: Pick<OpenTable, 'turn'>, id: BenefitId): number {
  let times = 0;
  if (turn !== null) for (const used of turn.used) if (used === id) times += 1;
  return times;
}
