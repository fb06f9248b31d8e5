import type { Cell } from '@questhall/grid';
import { expeditionOf, isConscious, recordOf } from '../queries/entities.ts';
import { type Arm, armsOf, isInReach } from '../queries/reach.ts';
import { roleOf } from '../queries/stats.ts';
import { bestWays } from '../queries/ways.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Hero, Monster, Table } from '../types/index.ts';
import { farnessOf, type Worth, worthOf } from './worth.ts';

/** Somewhere to stand and somebody to attack from there. */
interface Option {
  readonly hero: Hero;
  readonly arm: Arm;
  readonly at: Cell;
  readonly steps: number;
  readonly chance: number;
  /** Without what its kind likes, and with it. */
  readonly plain: number;
  readonly value: number;
}

/** The best one, and the rule that made it so. */
export interface Choice {
  readonly option: Option;
  readonly rule: Extract<Rule, 'ai.options' | 'ai.value' | 'ai.role-tweaks' | 'ai.taunt' | 'ai.ties'>;
}

const LEAST_CHANCE = 0.5;
/** Values that differ by less are equal. */
const EQUAL = 0.000001;

/** Every idea of where to go and whom to attack there; its own square alone where it does not move. [ai.options] */
function ideasOf(table: Table, monster: Monster, mayMove: boolean): Option[] {
  const { floor } = expeditionOf(table);
  const attacks = attacksOf(table, monster);
  const ideas: Option[] = [];
  const consider = (at: Cell, steps: number, chance: number): void => {
    for (const { hero, arm, plain, liked } of attacks) {
      if (!isInReach(floor, arm, at, hero.at)) continue;
      const value = chance * (liked + farnessOf(arm, hero, at));
      ideas.push({ hero, arm, at, steps, chance, plain: chance * plain, value });
    }
  };
  if (mayMove) for (const { cell, steps, chance } of bestWays(table, monster).values()) consider(cell, steps, chance);
  else consider(monster.at, 0, 1);
  return ideas;
}

interface Thought extends Worth {
  readonly hero: Hero;
  readonly arm: Arm;
}

/** Whom it might attack and how, and what that would be worth. */
const attacksOf = (table: Table, monster: Monster): Thought[] =>
  table.party
    .filter(isConscious)
    .flatMap((hero) => armsOf(table, monster).map((arm) => ({ hero, arm, ...worthOf(table, monster, arm, hero) })));

/** Staying where it is never is too risky. */
const isLikely = ({ chance, steps }: Option): boolean => steps === 0 || chance + EQUAL >= LEAST_CHANCE;

/** The best of all ideas, or none. [ai.value, ai.taunt] */
export function bestOption(table: Table, monster: Monster, mayMove: boolean): Choice | null {
  const ideas = ideasOf(table, monster, mayMove);
  const options = ideas.filter(isLikely);
  const taunter = monster.effects.find(({ id }) => id === 'taunted')?.by ?? null;
  const dared = taunter === null ? [] : options.filter(({ hero }) => hero.id === taunter);
  if (dared.length > 0) return { option: pick(monster, dared, byValue), rule: 'ai.taunt' };
  if (options.length === 0) return null;
  const option = pick(monster, options, byValue);
  return { option, rule: reasonFor(monster, ideas, options, option) };
}

/** What made it the best: the usual value, or something without which it would be another. */
function reasonFor(
  monster: Monster,
  ideas: readonly Option[],
  options: readonly Option[],
  best: Option,
): Choice['rule'] {
  if (options.some(({ hero, value }) => hero !== best.hero && best.value - value < EQUAL)) return 'ai.ties';
  if (pick(monster, options, byPlainValue) !== best) return 'ai.role-tweaks';
  return ideas.length > options.length && pick(monster, ideas, byValue) !== best ? 'ai.options' : 'ai.value';
}

const byValue = ({ value }: Option): number => value;
const byPlainValue = ({ plain }: Option): number => plain;

/** The one of the highest value; of several that are as good the first in the order of ties. [ai.ties] */
function pick(monster: Monster, options: readonly Option[], worth: (option: Option) => number): Option {
  const { likes } = recordOf(monster);
  const most = options.reduce((highest, option) => Math.max(highest, worth(option)), Number.NEGATIVE_INFINITY);
  return options
    .filter((option) => most - worth(option) < EQUAL)
    .reduce((best, option) => (compare(option, best, likes) < 0 ? option : best));
}

/** The Role it prefers, fewer Hitpoints, fewer steps, rows and columns, earlier seats. [ai.ties] */
function compare(one: Option, other: Option, likes: string): number {
  return (
    Number(roleOf(other.hero) === likes) - Number(roleOf(one.hero) === likes) ||
    one.hero.hitpoints - other.hero.hitpoints ||
    one.steps - other.steps ||
    one.at - other.at ||
    one.hero.id - other.hero.id
  );
}
