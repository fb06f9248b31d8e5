import { distanceBetween } from '@questhall/tiles';
import { enemiesNear, isConscious, recordOf } from '../queries/entities.ts';
import type { EntityId, HeroInPlay, MonsterInPlay, OpenTable, Reason } from '../types/index.ts';

/**
 * The hero that this monster would rather fight: one who challenged it, or one of the Role it hates.
 * [ctrl.preferred-replaced, scale.lone-preferred]
 */
export function preferredOf(
  { heroes }: Pick<OpenTable, 'heroes'>,
  monster: MonsterInPlay,
): { hero: HeroInPlay; why: Reason } | null {
  for (let i = monster.effects.length - 1; i >= 0; i--) {
    const effect = monster.effects[i];
    const challenger = effect?.kind === 'taunt' ? heroes[effect.by] : undefined;
    if (challenger !== undefined && isConscious(challenger)) return { hero: challenger, why: 'challenged' };
  }
  const { prefers } = recordOf(monster);
  for (const hero of heroes) if (hero.role === prefers && isConscious(hero)) return { hero, why: 'preferred' };
  return null;
}

/** How soon a hero acts after the one who has just acted. */
const turnsUntil = ({ encounter, heroes }: OpenTable, hero: EntityId): number =>
  (hero - (encounter?.current ?? 0) - 1 + heroes.length) % heroes.length;

export const stepsTo = (table: OpenTable, monster: MonsterInPlay, hero: HeroInPlay): number =>
  distanceBetween(table.floor, hero.at, monster.at);

/** The preferred one, else the nearest, else the next in turn order. [ctrl.6-target] */
export function chooseHero(
  table: OpenTable,
  monster: MonsterInPlay,
  heroes: readonly HeroInPlay[],
): { hero: HeroInPlay; why: Reason } | null {
  const [only] = heroes;
  if (only === undefined) return null;
  if (heroes.length === 1) return { hero: only, why: 'only' };
  const preferred = preferredOf(table, monster);
  if (preferred !== null && heroes.includes(preferred.hero)) return preferred;
  const least = Math.min(...heroes.map((hero) => stepsTo(table, monster, hero)));
  const nearest = heroes.filter((hero) => stepsTo(table, monster, hero) === least);
  const [hero] = nearest.toSorted((a, b) => turnsUntil(table, a.id) - turnsUntil(table, b.id));
  return hero === undefined ? null : { hero, why: nearest.length > 1 ? 'turn-order' : 'nearest' };
}

export const heroesBeside = (table: OpenTable, monster: MonsterInPlay, cell: number): number =>
  enemiesNear(table, monster, cell).length;
