import type { Cell } from '@questhall/grid';
import { isNear, kingSteps } from '@questhall/tiles';
import { THREAT } from '../../content/index.ts';
import { ATTACK_ROLLS, aimedHitsAgainst } from '../../odds/index.ts';
import { dungeonOf, expeditionOf, isConscious, isHero, monstersOf } from '../../queries/entities.ts';
import { escapeChance } from '../../queries/escaping.ts';
import { armsOf, baseOf } from '../../queries/reach.ts';
import { armorOf, effectOf, grabOf, gritOf, hasEffect, speedOf } from '../../queries/stats.ts';
import type { Entity, Hero, Monster, View } from '../../types/index.ts';

// What a fight will still cost: after each Turn of a hero one monster has its own, however many there are.

/** What a Turn of a hero takes from the monsters on the average, and one of a monster from the heroes. */
const DEALT_EACH_TURN = 3.5;
const TAKEN_EACH_TURN = 3;
/** Nobody knows whom they will choose: so much more than an even share may come to one. */
const MARGIN = 1.5;

/** What has to get through before somebody lies. */
const standsIn = (view: View, entity: Entity): number =>
  entity.hitpoints + entity.shield + entity.reflect + armorOf(view, entity);

/** What may still be done to one of the heroes in this fight, if so much is done to the monsters first. */
export function comingTo(view: View, hero: Hero, planned: number): number {
  const standing = monstersOf(view).reduce((sum, monster) => sum + standsIn(view, monster), -planned);
  const turns = Math.max(0, standing) / DEALT_EACH_TURN;
  const each = TAKEN_EACH_TURN + THREAT[dungeonOf(view).threat].base;
  const awake = view.party.filter(isConscious).length;
  const share = awake <= 1 ? 1 : MARGIN / awake;
  return Math.ceil(turns * each * share) - hero.shield - hero.reflect;
}

/** Monsters as they will have their Turns until this hero has the next. [monster.next-on-sheet] */
function nextMonsters(view: View): readonly Monster[] {
  const { encounter } = expeditionOf(view);
  if (encounter === null) return [];
  const { sheet, pointer } = encounter;
  const alive = sheet.flatMap((_, i) => {
    const line = sheet[(pointer + i) % sheet.length];
    const monster = line?.state === 'alive' ? monstersOf(view).find(({ id }) => id === line.monster) : undefined;
    return monster === undefined ? [] : [monster];
  });
  return view.party.flatMap((_, turn) => alive[turn % Math.max(1, alive.length)] ?? []);
}

/** A fall costs more than the Hitpoints: Glory, and Turns in which only the monsters act. */
const FALL = 4;
/** Nobody who is held so fast tries to get away. [ai.options] */
const LEAST_CHANCE = 0.5;

/** What the monster's Attack on this hero would cost on the average. */
function costOf(view: View, monster: Monster, hero: Hero): number {
  const [arm] = armsOf(view, monster);
  if (arm === undefined) return 0;
  const grit = gritOf(view, hero) - effectOf(hero, 'unsteady');
  const hit = aimedHitsAgainst(grit - effectOf(monster, 'heartened') + effectOf(monster, 'dazzled'));
  const past = baseOf(view, monster, arm) + 1 - effectOf(monster, 'weak') - armorOf(view, hero);
  const loss = Math.max(0, past - hero.shield - hero.reflect);
  return (hit / ATTACK_ROLLS.length) * (loss + (loss >= hero.hitpoints ? FALL : 0));
}

/** A monster, how far it gets, and what it would do to whom. */
interface Menace {
  readonly monster: Monster;
  readonly reach: number;
  readonly isHeld: boolean;
  readonly others: readonly number[];
  readonly onMe: number;
}

/** What standing in a square brings upon the whole party, for a hero who could stand in many. */
export function menaceFor(view: View, hero: Hero): (there: Cell) => number {
  const { floor } = expeditionOf(view);
  const others = view.party.filter((one) => one.id !== hero.id && isConscious(one));
  const holds = (one: Hero): boolean => escapeChance(grabOf(view, one)) < LEAST_CHANCE;
  const menaces = nextMonsters(view).map((monster): Menace => {
    const afar = Math.max(1, ...armsOf(view, monster).map(({ shape, range }) => (shape === 'melee' ? 1 : range)));
    const isHeld =
      hasEffect(monster, 'immobile') || others.some((one) => holds(one) && isNear(floor, one.at, monster.at));
    const isReached = ({ at }: Hero): boolean =>
      kingSteps(monster.at, at) <= afar + (isHeld ? 0 : speedOf(view, monster));
    return {
      monster,
      reach: afar,
      isHeld,
      others: others.filter(isReached).map((one) => costOf(view, monster, one)),
      onMe: costOf(view, monster, hero),
    };
  });
  const isHolding = holds(hero);
  return (there) => {
    let sum = 0;
    for (const { monster, reach, isHeld, others: costs, onMe } of menaces) {
      const isFast = isHeld || (isHolding && isNear(floor, there, monster.at));
      const isReached = kingSteps(monster.at, there) <= reach + (isFast ? 0 : speedOf(view, monster));
      const all = isReached ? [...costs, onMe] : costs;
      if (all.length > 0) sum += all.reduce((one, other) => one + other, 0) / all.length;
    }
    return sum;
  };
}

/** Whether somebody has reason to fear the other side. */
export const isThreatened = (view: View, one: Entity): boolean =>
  isHero(one)
    ? monstersOf(view).length > 0
    : view.party.some((hero) => isConscious(hero) && isNear(expeditionOf(view).floor, hero.at, one.at));
