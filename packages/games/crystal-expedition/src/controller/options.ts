import type { Cell } from '@questhall/grid';
import { expeditionOf, isConscious, recordOf } from '../queries/entities.ts';
import { type Arm, armsOf, isInReach } from '../queries/reach.ts';
import { roleOf } from '../queries/stats.ts';
import { bestWays } from '../queries/ways.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Hero, Monster, Table } from '../types/index.ts';
import { worthOf } from './worth.ts';

/** Somewhere to stand and somebody to attack from there. */
export interface Option {
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
function optionsOf(table: Table, monster: Monster, mayMove: boolean): { options: Option[]; hasDropped: boolean } {
  const { floor } = expeditionOf(table);
  const heroes = table.party.filter(isConscious);
  const arms = armsOf(table, monster);
  const options: Option[] = [];
  let hasDropped = false;
  const consider = (at: Cell, steps: number, chance: number): void => {
    for (const hero of heroes)
      for (const arm of arms) {
        if (!isInReach(floor, arm, at, hero.at)) continue;
        if (chance + EQUAL < LEAST_CHANCE && steps > 0) hasDropped = true;
        else {
          const { plain, liked } = worthOf(table, monster, arm, hero, at);
          options.push({ hero, arm, at, steps, chance, plain: chance * plain, value: chance * liked });
        }
      }
  };
  if (mayMove) for (const { cell, steps, chance } of bestWays(table, monster).values()) consider(cell, steps, chance);
  else consider(monster.at, 0, 1);
  return { options, hasDropped };
}

/** The best of all ideas, or none. [ai.value, ai.taunt] */
export function bestOption(table: Table, monster: Monster, mayMove: boolean): Choice | null {
  const { options, hasDropped } = optionsOf(table, monster, mayMove);
  const taunter = monster.effects.find(({ id }) => id === 'taunted')?.by ?? null;
  const dared = taunter === null ? [] : options.filter(({ hero }) => hero.id === taunter);
  const [best, isTied] = pick(monster, dared.length > 0 ? dared : options, ({ value }) => value);
  if (best === null) return null;
  if (dared.length > 0) return { option: best, rule: 'ai.taunt' };
  if (isTied) return { option: best, rule: 'ai.ties' };
  const [plain] = pick(monster, options, (option) => option.plain);
  if (plain !== best) return { option: best, rule: 'ai.role-tweaks' };
  return { option: best, rule: hasDropped ? 'ai.options' : 'ai.value' };
}

/** The one of the highest value, and whether others are as good; of those the first in the order of ties. [ai.ties] */
function pick(
  monster: Monster,
  options: readonly Option[],
  worth: (option: Option) => number,
): [best: Option | null, isTied: boolean] {
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) most = Math.max(most, worth(option));
  const equal = options.filter((option) => most - worth(option) < EQUAL);
  const { likes } = recordOf(monster);
  let best: Option | null = null;
  for (const option of equal) if (best === null || compare(option, best, likes) < 0) best = option;
  return [best, equal.length > 1];
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
