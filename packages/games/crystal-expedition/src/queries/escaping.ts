import type { Cell } from '@questhall/grid';
import { isNear } from '@questhall/tiles';
import { amountAt, type Trait } from '../content/index.ts';
import { TWO_DICE } from '../odds/index.ts';
import type { Entity, EntityId, Table } from '../types/index.ts';
import { alliesOf, enemiesOf, expeditionOf, isConscious } from './entities.ts';
import type { Owned } from './sheet.ts';
import { isWithin } from './squares.ts';
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
  let bonus = hasTrait(table, mover, 'escape') ? bonusBy(table, mover, () => true) : 0;
  for (const ally of alliesOf(table, mover))
    if (isConscious(ally) && hasTrait(table, ally, 'escape'))
      bonus += bonusBy(table, ally, ({ of: trait, level }) => {
        if (trait.trait !== 'escape' || !('within' in trait.whom)) return false;
        const { within } = trait.whom;
        return (
          typeof within === 'object' && isWithin(expeditionOf(table).floor, ally.at, from, amountAt(within, level))
        );
      });
  return bonus;
}

function bonusBy(table: Table, bearer: Entity, helps: (owned: Owned<Trait>) => boolean): number {
  let bonus = 0;
  for (const owned of sheetFor(table, bearer).traits)
    if (owned.of.trait === 'escape' && helps(owned)) bonus += amountAt(owned.of.n, owned.level);
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
export const escapeChance = (needed: number): number => (needed > MOST ? 0 : (CHANCES[Math.max(LEAST, needed)] ?? 0));
