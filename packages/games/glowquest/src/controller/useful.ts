import { isNear } from '@questhall/tiles';
import type { Benefit, Condition } from '../content/vocabulary.ts';
import { isInRange } from '../queries/benefits.ts';
import { isMet } from '../queries/conditions.ts';
import { alliesOf, enemiesNear, entityOf } from '../queries/entities.ts';
import { coveredBy, victimsOf } from '../queries/patterns.ts';
import { hitpointsMax } from '../queries/stats.ts';
import { type EntityId, FIRST_MONSTER, type MonsterInPlay, type OpenTable } from '../types/index.ts';
import { chooseHero, stepsTo } from './prefer.ts';
import { prey } from './reach.ts';

const LAYERS_ENOUGH = 3;
const WORTH_HEALING = 2;
const WORTH_RALLYING = 2;

const missing = (table: OpenTable, monster: MonsterInPlay): number => hitpointsMax(table, monster) - monster.hitpoints;
const hasWord = ({ clauses }: Benefit, ...words: readonly string[]): boolean =>
  clauses.some(({ word }) => words.includes(word));

/** A use that the monster has for a Benefit: on whom, and whether it always has one. */
export interface Aim {
  readonly target: EntityId | null;
  readonly isAlways: boolean;
}

/** Whom the monster would use it on; null when it has no use for it. */
export function useFor(table: OpenTable, monster: MonsterInPlay, benefit: Benefit): Aim | null {
  if (benefit.target === 'any-ally') return giftFor(table, monster, benefit);
  if (benefit.target === 'enemy') return enemyFor(table, monster, benefit);
  const worth = isWorthIt(table, monster, benefit);
  return worth === false ? null : { target: null, isAlways: worth === 'always' };
}

function isWorthIt(table: OpenTable, monster: MonsterInPlay, benefit: Benefit): boolean | 'always' {
  const { pattern, target, clauses } = benefit;
  if (pattern !== null && benefit.timing === 'hit') return hurtsMoreHeroes(table, monster, benefit);
  if (clauses.length > 0 && clauses.every(({ condition }) => condition !== null))
    return clauses.some(({ condition }) => seemsMet(table, monster, condition));
  const others = alliesOf(table, monster);
  if (target === 'all-allies-and-self') return others.length >= WORTH_RALLYING;
  if (target === 'adjacent-allies-and-self') return others.some((one) => isNear(table.floor, monster.at, one.at));
  if (target === 'adjacent-enemies') return enemiesNear(table, monster, monster.at).length > 0;
  if (target === 'self' && hasWord(benefit, 'shield', 'reflect'))
    return monster.shield + monster.reflect < LAYERS_ENOUGH;
  return 'always';
}

/** More heroes than monsters, the attacker included. */
function hurtsMoreHeroes(table: OpenTable, monster: MonsterInPlay, { pattern }: Benefit): boolean {
  const { attack } = table;
  if (attack === null || pattern === null) return false;
  const target = entityOf(table, attack.target);
  if (pattern.kind === 'cleave' || pattern.kind === 'bounce')
    return victimsOf(table, monster, target, pattern).length > 0;
  const covered = coveredBy(table, monster, target, pattern);
  const heroes = covered.filter((id) => id < FIRST_MONSTER && entityOf(table, id).hitpoints > 0).length;
  return heroes > covered.filter((id) => id >= FIRST_MONSTER).length;
}

/** As the rules have it; but it does not know the Hitpoints of heroes, nor yet whether a Push will be stopped. */
function seemsMet(table: OpenTable, monster: MonsterInPlay, condition: Condition | null): boolean {
  if (condition === 'bloodied' || condition === 'stopped') return true;
  const target = table.attack === null ? monster : entityOf(table, table.attack.target);
  return isMet(table, condition, monster, target, false);
}

/** A Heal for whoever misses most, or a layer for one who does; the number breaks ties. */
function giftFor(table: OpenTable, monster: MonsterInPlay, benefit: Benefit): Aim | null {
  const isHeal = hasWord(benefit, 'heal');
  const others = table.monsters.filter(
    (one) => one.id !== monster.id && (!isHeal || missing(table, one) >= WORTH_HEALING),
  );
  const nearest = (one: MonsterInPlay): number => Math.min(...prey(table).map((hero) => stepsTo(table, one, hero)));
  const [best] = others.toSorted(
    (a, b) => missing(table, b) - missing(table, a) || (isHeal ? 0 : nearest(a) - nearest(b)) || a.id - b.id,
  );
  return best === undefined ? null : { target: best.id, isAlways: false };
}

/** A Pull draws in whoever it likes best, while nobody is near. */
function enemyFor(table: OpenTable, monster: MonsterInPlay, benefit: Benefit): Aim | null {
  const heroes = prey(table).filter((hero) => isInRange(table, monster, benefit, hero));
  if (hasWord(benefit, 'pull') && enemiesNear(table, monster, monster.at).length > 0) return null;
  const choice = chooseHero(table, monster, heroes);
  return choice === null ? null : { target: choice.hero.id, isAlways: false };
}
