import type { Cell } from '@questhall/grid';
import { distancesFrom } from '@questhall/tiles';
import type { EntityId, MonsterInPlay, OpenTable, Reason } from '../types/index.ts';
import { preferredOf, stepsTo } from './prefer.ts';
import { type Chance, canWalk, chancesOf, prey, safeSquares, strikesNow } from './reach.ts';

interface Candidate {
  readonly monster: MonsterInPlay;
  /** How much it can do: the preferred hero 0, any hero 1, come closer 2, nothing 3. */
  readonly rank: number;
  readonly steps: number;
}

const REASONS: readonly Reason[] = ['preferred', 'any-hero', 'closer', 'anybody'];

/**
 * The figure that can do most; then the one that need not move, or moves least; then the lowest number.
 * [ctrl.pick-figure]
 */
export function pickFigure(table: OpenTable, figures: readonly MonsterInPlay[]): { monster: EntityId; why: Reason } {
  const [only] = figures;
  if (only === undefined) throw new Error('no figure to pick');
  if (figures.length === 1) return { monster: only.id, why: 'only' };
  const ready = figures.find((monster) => isReady(table, monster)); // nobody can be better than the first of these
  if (ready !== undefined) return { monster: ready.id, why: 'preferred' };
  const [best] = figures
    .map((monster) => weigh(table, monster))
    .toSorted((a, b) => a.rank - b.rank || a.steps - b.steps || a.monster.number - b.monster.number);
  return { monster: best?.monster.id ?? only.id, why: REASONS[best?.rank ?? REASONS.length - 1] ?? 'anybody' };
}

/** It can attack its preferred hero without a step. */
function isReady(table: OpenTable, monster: MonsterInPlay): boolean {
  const preferred = preferredOf(table, monster);
  return preferred !== null && strikesNow(table, monster, preferred.hero);
}

function weigh(table: OpenTable, monster: MonsterInPlay): Candidate {
  const chances = chancesOf(table, monster, true);
  const preferred = preferredOf(table, monster);
  const liked = chances.find(({ hero }) => hero.id === preferred?.hero.id);
  if (liked !== undefined) return { monster, rank: 0, steps: liked.steps };
  if (chances.length > 0) return { monster, rank: 1, steps: Math.min(...chances.map(({ steps }: Chance) => steps)) };
  const approach = approachOf(table, monster);
  return approach === null ? { monster, rank: 3, steps: 0 } : { monster, rank: 2, steps: approach.steps };
}

/**
 * The square that brings it nearest to the hero it is after; null where it stands nearest already. [ctrl.8-approach]
 */
export function approachOf(table: OpenTable, monster: MonsterInPlay): { to: Cell; steps: number } | null {
  if (!canWalk(table, monster)) return null;
  const heroes = prey(table);
  const goal =
    preferredOf(table, monster)?.hero ??
    heroes.toSorted((a, b) => stepsTo(table, monster, a) - stepsTo(table, monster, b))[0];
  if (goal === undefined) return null;
  const distanceTo = distancesFrom(table.floor, goal.at);
  const now = distanceTo(monster.at);
  let best: { to: Cell; steps: number; left: number } | null = null;
  for (const [to, steps] of safeSquares(table, monster)) {
    const left = distanceTo(to);
    if (
      left < now &&
      (best === null || left < best.left || (left === best.left && steps === best.steps && to < best.to))
    )
      best = { to, steps, left };
  }
  return best;
}
