import type { Cell } from '@questhall/grid';
import { isNear, kingSteps } from '@questhall/tiles';
import { ATTACK_ROLLS, aimedHitsAgainst } from '../odds/index.ts';
import { expeditionOf } from '../queries/entities.ts';
import { type Arm, baseOf } from '../queries/reach.ts';
import { armorOf, effectOf, gritOf, hasTrait, hitpointsMax, traitSum } from '../queries/stats.ts';
import type { Hero, Monster, Table } from '../types/index.ts';

/** Nothing hits beyond it, whatever the dice show. */
const GRIT_MAX = 20;
const CHANCES: readonly number[] = Array.from(
  { length: GRIT_MAX + 1 },
  (_, grit) => aimedHitsAgainst(grit) / ATTACK_ROLLS.length,
);

/** How likely a monster hits when every Surge goes to Aim. */
const hitChance = (grit: number): number => CHANCES[Math.max(0, grit)] ?? 0;

const FALL_WORTH = 5;
const HURT_WORTH = 1;
const SQUARE_WORTH = 0.15;
const SQUARES_MAX = 4;
const PACK_WORTH = 1;
/** What it expects to add to its base damage. */
const MORE = 1;

/** What an Attack is worth once the monster is there, without and with what its kind likes. */
export interface Worth {
  readonly plain: number;
  readonly liked: number;
}

/** From wherever it attacks. [ai.value, ai.role-tweaks] */
export function worthOf(table: Table, monster: Monster, arm: Arm, hero: Hero): Worth {
  const isHelped = hasTrait(table, monster, 'damage') && isBesetByOthers(table, monster, hero);
  const { base, hit } = prospects(table, monster, arm, hero, isHelped);
  const past = Math.max(0, base + MORE - armorOf(table, hero));
  const loss = Math.max(0, past - hero.reflect - hero.shield);
  const most = hitpointsMax(table, hero);
  const plain =
    hit * loss +
    (loss >= hero.hitpoints ? FALL_WORTH * hit : 0) +
    (HURT_WORTH * (most - hero.hitpoints)) / most -
    hit * Math.min(hero.reflect, past);
  return { plain, liked: plain + (isHelped ? PACK_WORTH : 0) };
}

/** What a square is worth to a Ranged monster. [ai.role-tweaks] */
export const farnessOf = ({ shape }: Arm, hero: Hero, from: Cell): number =>
  shape === 'ranged' ? SQUARE_WORTH * Math.min(SQUARES_MAX, kingSteps(from, hero.at)) : 0;

/** Base damage and the chance to hit, with everything that lies open upon the two. */
function prospects(table: Table, monster: Monster, arm: Arm, hero: Hero, isHelped: boolean) {
  const weakened = Math.max(0, baseOf(table, monster, arm) - effectOf(monster, 'weak'));
  const base = weakened + effectOf(monster, 'fired-up') + (isHelped ? traitSum(table, monster, 'damage') : 0);
  const afar = arm.shape === 'melee' ? 0 : traitSum(table, hero, 'grit-from-afar');
  const grit = gritOf(table, hero) + afar - effectOf(hero, 'unsteady');
  return { base, hit: hitChance(grit - effectOf(monster, 'heartened') + effectOf(monster, 'dazzled')) };
}

/** Another monster stands beside the hero. */
function isBesetByOthers(table: Table, monster: Monster, hero: Hero): boolean {
  const { floor, monsters } = expeditionOf(table);
  return monsters.some(({ id, at }) => id !== monster.id && isNear(floor, at, hero.at));
}
