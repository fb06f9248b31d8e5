import type { Cell } from '@questhall/grid';
import { isNear } from '@questhall/tiles';
import { amountAt } from '../content/index.ts';
import { TWO_DICE } from '../odds/index.ts';
import type { Entity, EntityId, Table } from '../types/index.ts';
import { isCounted, isInRange } from './aiming.ts';
import { alliesOf, enemiesOf, expeditionOf, isConscious } from './entities.ts';
import { isMeant } from './sides.ts';
import { effectOf, grabOf, hasTrait, sheetFor } from './stats.ts';

/** An Escape Check that a step calls for. */
export interface Escape {
  /** Those next to the mover whom it has not escaped yet. */
  readonly enemies: readonly EntityId[];
  /** The highest Grab among them. [escape.one-roll-highest-grab] */
  readonly grab: number;
  /** What is added to the dice. */
  readonly bonus: number;
}

/** What a step from this square calls for; nothing where nobody holds the mover. [escape.required] */
export function escapeFrom(table: Table, mover: Entity, from: Cell): Escape | null {
  const { floor, turn } = expeditionOf(table);
  const escaped = turn?.who === mover.id && !table.house.escapeEveryStep ? turn.escaped : [];
  const holding = enemiesOf(table, mover).filter(({ id, at }) => isNear(floor, from, at) && !escaped.includes(id));
  if (holding.length === 0) return null;
  return {
    enemies: holding.map(({ id }) => id),
    grab: Math.max(...holding.map((enemy) => grabOf(table, enemy))),
    bonus: escapeBonus(table, mover, from) - effectOf(mover, 'hobbled'),
  };
}

/** By what it is and wears, and by what conscious allies carry for all around them; without Hobbled. [ability.active] */
export function escapeBonus(table: Table, mover: Entity, from: Cell): number {
  let bonus = bonusBy(table, mover, mover, from, from);
  for (const ally of alliesOf(table, mover)) if (isConscious(ally)) bonus += bonusBy(table, ally, mover, ally.at, from);
  return bonus;
}

/** What somebody in a square does for the Escape Checks of a mover in another. */
function bonusBy(table: Table, bearer: Entity, mover: Entity, at: Cell, from: Cell): number {
  if (!hasTrait(table, bearer, 'escape')) return 0; // as nearly always
  const { floor } = expeditionOf(table);
  let bonus = 0;
  for (const { of: trait, level } of sheetFor(table, bearer).traits) {
    if (trait.trait !== 'escape') continue;
    const { whom } = trait;
    const isMeantBy = isCounted(whom)
      ? isMeant(table, bearer.id, whom.of, mover.id) && isInRange(floor, at, from, whom.within, level)
      : bearer === mover;
    if (isMeantBy) bonus += amountAt(trait.n, level);
  }
  return bonus;
}

/** The step with which a Move begins is a Dodge for some. */
export const isFirstStepFree = (table: Table, mover: Entity): boolean => {
  const { turn } = expeditionOf(table);
  const hasStepped = turn?.who === mover.id && turn.steps > 0;
  return !hasStepped && hasTrait(table, mover, 'first-step-dodges');
};

const MOST = 12;
const LEAST = 2;
const CHANCES: readonly number[] = Array.from(
  { length: MOST + 1 },
  (_, needed) => TWO_DICE.filter((total) => total >= needed).length / TWO_DICE.length,
);

/** How likely two dice show at least this much. */
export const escapeChance = (needed: number): number => CHANCES[Math.max(LEAST, needed)] ?? 0;
