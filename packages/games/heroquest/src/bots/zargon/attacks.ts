import { quickBlow, type Strike } from '../../odds/index.ts';
import { auraOf } from '../../queries/combat.ts';
import { isOpenPit } from '../../queries/floor.ts';
import type { Square } from '../../sheet/sheet.ts';
import { GENIE_ID, type House, type MonsterInPlay } from '../../types/index.ts';
import { type AiRule, because, type Decision, walkTo } from '../decision.ts';
import { type Reach, reachOf } from './ground.ts';
import { type Foe, foesIn, type Scene } from './scene.ts';

/** An attack a monster can make this turn. */
export interface Attack {
  /** Why this foe and no other. */
  readonly rule: AiRule;
  readonly foe: Foe;
  /** Its place among the foes of the scene. */
  readonly index: number;
  readonly at: Square;
  readonly score: number;
  readonly kill: number;
}

const KILL_WEIGHT = 2;
const STEP_COST = 0.002;
const GENIE_SPARED = 0.25;
const PIT_COST = 1000; // more than any walk
const EPSILON = 1e-12;

export const strikeOn = ({ defend, body }: Pick<Foe, 'defend' | 'body'>, attack: number, house: House): Strike => ({
  attack,
  defend,
  body,
  isHeroDefending: true,
  house,
  isBlackOnly: false,
});

/** What an attack is worth: E ÷ bp + 2·K + b − 0.002·steps. */
export function targetScore(strike: Strike, bonus: number, steps: number): number {
  const { expectedWounds, kill } = quickBlow(strike);
  return expectedWounds / strike.body + KILL_WEIGHT * kill + bonus - STEP_COST * steps;
}

/** Picks one of so many attacks; null: the best. */
export type Picking = ((count: number) => number) | null;

/**
 * The attack to make, and where from; null when nobody can be attacked. `others`: slots that monsters still to act can
 * get to.
 */
export function bestAttack(scene: Scene, monster: MonsterInPlay, others: number, pick: Picking = null): Attack | null {
  const reach = reachOf(scene.ground, monster);
  if (reach.mask === 0) return null;
  const attacks = attacksOf(scene, monster, reach);
  if (attacks.length === 0) return null;
  const chosen = pick === null ? bestOf(attacks) : anyHero(attacks, pick);
  return chosen && { ...chosen, at: attackSquare(scene, monster, reach, chosen, others) };
}

/** To the square it is made from, and the blow. */
export const attackSteps = (monster: MonsterInPlay, attack: Attack): Decision[] => [
  ...walkTo('ai.attack-square', monster.at, attack.at),
  blow(attack),
];

/** The blow itself, from where the monster stands. */
export function blow({ rule, foe }: Attack): Decision {
  return because(rule, { type: 'attack', target: foe.id, isThrown: false });
}

/** Any of the heroes; an ally for want of one. */
function anyHero(attacks: readonly Attack[], pick: (count: number) => number): Attack | null {
  const heroes = attacks.filter(isOnHero);
  const among = heroes.length > 0 ? heroes : attacks;
  const any = among[pick(among.length)];
  return any === undefined ? null : { ...any, rule: 'ai.levels' };
}

const isOnHero = ({ foe }: Attack): boolean => foe.id < GENIE_ID;
const isLikelyKill = (attack: Attack): boolean => isOnHero(attack) && attack.kill >= GENIE_SPARED;

/** Every foe in reach, with the square it is nearest to. */
function attacksOf(scene: Scene, monster: MonsterInPlay, reach: Reach): Attack[] {
  const { view, ground } = scene;
  const foes = foesIn(scene);
  const attacks: Attack[] = [];
  for (let index = 0; index < foes.length; index++) {
    const foe = foes[index];
    const slot = foe === undefined ? -1 : nearestSlot(scene, monster, reach, index);
    if (foe === undefined || slot < 0) continue;
    const at = ground.slots[slot] ?? monster.at;
    const pit = isOpenPit(view, at) ? 1 : 0; // [combat.in-pit-minus-one]
    const dice = Math.max(1, monster.attack + auraOf(view) - foe.veil - pit); // [combat.modifier-order]
    const strike = strikeOn(foe, dice, view.house);
    attacks.push({
      rule: 'ai.target-score',
      foe,
      index,
      at,
      score: targetScore(strike, foe.bonus, reach.steps[slot] ?? 0),
      kill: quickBlow(strike).kill,
    });
  }
  return attacks;
}

/** The slot nearest to the monster from which that foe can be attacked, a pit only for want of another; -1 for none. */
function nearestSlot(scene: Scene, monster: MonsterInPlay, reach: Reach, foe: number): number {
  const { slots } = scene.ground;
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let slot = 0; slot < slots.length; slot++) {
    if (!isSlotOpen(scene, monster, reach, slot, foe)) continue;
    const cost = (reach.steps[slot] ?? 0) + (isOpenPit(scene.view, slots[slot] ?? 0) ? PIT_COST : 0);
    if (cost >= least) continue;
    nearest = slot;
    least = cost;
  }
  return nearest;
}

/** Whether the monster can strike that foe from this slot. */
function isSlotOpen(
  { ground, taken }: Scene,
  monster: MonsterInPlay,
  reach: Reach,
  slot: number,
  foe: number,
): boolean {
  if (((reach.mask >> slot) & 1) === 0 || (((ground.slotFoes[slot] ?? 0) >> foe) & 1) === 0) return false;
  const square = ground.slots[slot] ?? -1;
  return taken[square] === 0 || square === monster.at;
}

/** The highest score; but the Genie is left alone when there is a hero to be killed. */
function bestOf(attacks: readonly Attack[]): Attack | null {
  const best = attacks.reduce(better, null);
  if (best?.foe.id !== GENIE_ID || !attacks.some(isLikelyKill)) return best;
  const instead = attacks.filter(({ foe }) => foe.id !== GENIE_ID).reduce(better, null);
  return instead && { ...instead, rule: 'ai.never-wastes' };
}

/** The higher score; then fewer Body Points; then Wizard, Elf, Dwarf, Barbarian. */
function better(best: Attack | null, attack: Attack): Attack {
  if (best === null || attack.score > best.score + EPSILON) return attack;
  if (attack.score < best.score - EPSILON) return best;
  if (attack.foe.body !== best.foe.body) return attack.foe.body < best.foe.body ? attack : best;
  return attack.foe.rank < best.foe.rank ? attack : best;
}

/** Not a pit; then most room for the others; then fewest steps; then the first by row and column. */
function attackSquare(scene: Scene, monster: MonsterInPlay, reach: Reach, { index }: Attack, others: number): Square {
  const { ground, view } = scene;
  const free = freeSlots(scene, monster) & others;
  let best = -1;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const [slot, square] of ground.slots.entries()) {
    if (!isSlotOpen(scene, monster, reach, slot, index)) continue;
    // One number in the order of the rule: each part outweighs all that follow.
    const left = countBits(free & ~(1 << slot));
    const worth = (isOpenPit(view, square) ? -PIT_COST * 1e4 : 0) + left * 1e4 - (reach.steps[slot] ?? 0) * 100;
    if (worth < bestWorth || (worth === bestWorth && square > best)) continue;
    best = square;
    bestWorth = worth;
  }
  return best < 0 ? monster.at : best;
}

/** Slots with nobody on them once this monster has left its square. */
function freeSlots({ ground, taken }: Scene, monster: MonsterInPlay): number {
  let free = 0;
  for (const [slot, square] of ground.slots.entries())
    if (taken[square] === 0 || square === monster.at) free |= 1 << slot;
  return free;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** All slots that any of these monsters can get to. */
export function slotsOf({ ground }: Scene, monsters: readonly MonsterInPlay[]): number {
  let mask = 0;
  for (const monster of monsters) mask |= reachOf(ground, monster).mask;
  return mask;
}

/** Whether the monster finds anybody to attack at all. */
export function canAttack(scene: Scene, monster: MonsterInPlay): boolean {
  return (reachOf(scene.ground, monster).mask & freeSlots(scene, monster)) !== 0;
}
