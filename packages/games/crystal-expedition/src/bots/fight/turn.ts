import type { Cell } from '@questhall/grid';
import { isNear, kingSteps } from '@questhall/tiles';
import { ATTACK_ROLLS, type AttackRoll } from '../../odds/index.ts';
import { freshAttack } from '../../queries/declaring.ts';
import { enemiesOf, expeditionOf, heroOf, isConscious } from '../../queries/entities.ts';
import { whyNotMove } from '../../queries/moving.ts';
import { type Arm, armsOf, elementsOf, targetsFrom } from '../../queries/reach.ts';
import { hasEffect } from '../../queries/stats.ts';
import { bestWays, type Way } from '../../queries/ways.ts';
import type { Action, Entity, EntityId, Hero, View } from '../../types/index.ts';
import { type Asked, bestOf, offersOf } from '../choice.ts';
import { menaceFor } from './outlook.ts';
import { damageWorth } from './worth.ts';

/** One way to strike: from where, whom, with what. */
interface Strike {
  readonly to: Cell;
  readonly worth: number;
  readonly attack: Extract<Action, { type: 'attack' }>;
}

/** The best strike that can be reached, or nearer to where one could be, or help for others. */
export function turnFor(turn: Asked, who: EntityId): Action {
  const { view } = turn.sight;
  const hero = heroOf(view, who);
  const flee = hopeless(view) ? offersOf(turn, 'flee')[0] : undefined;
  if (flee !== undefined) return flee;
  const now = expeditionOf(view).turn;
  if (now === null || now.hasAttacked || hasEffect(hero, 'stun')) return { type: 'endTurn' };
  const mayMove = whyNotMove(view, hero) === null;
  const ways = mayMove ? [...bestWays(view, hero).values()] : [];
  const here: Way = { cell: hero.at, steps: 0, chance: 1, before: null, escaped: 0, hasSlipped: false };
  const strike = bestStrike(view, hero, ways.some(({ cell }) => cell === hero.at) ? ways : [here, ...ways]);
  if (strike !== null) return strike.to === hero.at ? strike.attack : { type: 'go', to: strike.to };
  return approach(view, hero, ways) ?? focusFor(turn);
}

/** Only one is left, and nearly down: all Crowns would be lost. [expedition.all-unconscious-loses-crowns] */
function hopeless({ party }: View): boolean {
  const awake = party.filter(isConscious);
  return party.length > 1 && awake.length === 1 && awake.every(({ hitpoints }) => hitpoints <= 4);
}

/** An Attack that somebody else's Encore allows. */
export function encoreFor(turn: Asked, who: EntityId): Action {
  const { view } = turn.sight;
  const hero = heroOf(view, who);
  const offers = offersOf(turn, 'attack');
  const best = bestOf(offers, (offer) => {
    const arm = armsOf(view, hero).find(({ means, form }) => means === offer.means && form === offer.form);
    const target = enemiesOf(view, hero).find(({ id }) => id === offer.target);
    return arm === undefined || target === undefined ? 0 : strikeWorth(view, hero, arm, target, offer.element);
  });
  return best ?? turn.offers.find(({ type }) => type === 'done') ?? { type: 'focus' };
}

/** What a strike is worth depends on the square only by who stands beside whom: it is worked out once for each. */
function bestStrike(view: View, hero: Hero, ways: readonly Way[]): Strike | null {
  const { floor, crystals } = expeditionOf(view);
  const known = new Map<string, number>();
  const menace = menaceFor(view, hero);
  const isBesideCrystal = (cell: Cell): boolean => crystals.some((at) => isNear(floor, cell, at));
  let best: Strike | null = null;
  for (const { cell, chance, steps } of ways) {
    const there: Hero = cell === hero.at ? hero : { ...hero, at: cell };
    let danger: number | null = null;
    for (const [index, arm] of armsOf(view, hero).entries())
      for (const target of targetsFrom(view, hero, arm, cell)) {
        danger ??= menace(cell) - (isBesideCrystal(cell) ? CRYSTAL : 0);
        const element = bestElement(view, hero, arm);
        const key = `${index} ${target.id} ${isNear(floor, cell, target.at)}`;
        const struck = known.get(key) ?? strikeWorth(view, there, arm, target, element);
        known.set(key, struck);
        const worth = chance * struck - MENACE * danger - 0.02 * steps;
        if (best !== null && worth <= best.worth) continue;
        const attack = { type: 'attack', target: target.id, means: arm.means, form: arm.form, element } as const;
        best = { to: cell, worth, attack };
      }
  }
  return best;
}

/** The dungeon's Weakness, where the base damage can be of it. [damage.weakness-plus-two] */
function bestElement(view: View, hero: Hero, arm: Arm): ReturnType<typeof elementsOf>[number] {
  const elements = elementsOf(view, hero, arm);
  const { weakness } = view.dungeons[expeditionOf(view).dungeon] ?? { weakness: null };
  return elements.find((element) => element === weakness) ?? elements[0] ?? null;
}

/** Rolls that say the same, and how many there are of each. */
const ROLLS: readonly { readonly roll: AttackRoll; readonly ways: number }[] = [
  ...new Map(ATTACK_ROLLS.map((roll) => [`${roll.toHit} ${roll.surges}`, roll])).values(),
].map((roll) => ({
  roll,
  ways: ATTACK_ROLLS.filter(({ toHit, surges }) => toHit === roll.toHit && surges === roll.surges).length,
}));

/** What a Surge brings that is not needed to hit, and what a Crystal at hand is worth. */
const SURGE = 0.8;
const CRYSTAL = 1.2;

/** What the blow does when Surges go to Aim as far as they must, and what else they bring. */
function strikeWorth(view: View, hero: Hero, arm: Arm, target: Entity, element: Strike['attack']['element']): number {
  const { toHit, grit, base, damage } = freshAttack(view, hero, target, arm, element);
  const { weakness } = view.dungeons[expeditionOf(view).dungeon] ?? { weakness: null };
  const harm = base + damage + (element !== null && element === weakness ? 2 : 0);
  const [plain, critical] = [harm, harm + base].map((n) => damageWorth(view, target, n, 0));
  let sum = 0;
  for (const { roll, ways } of ROLLS) {
    const paid = roll.surges - arm.cost;
    const spare = paid - Math.max(0, grit - roll.toHit - toHit);
    const missed = SURGE * Math.max(0, paid);
    const struck = spare < 0 ? 0 : ((roll.isCritical ? critical : plain) ?? 0) + SURGE * spare;
    sum += ways * Math.max(missed, struck);
  }
  return sum / ATTACK_ROLLS.length;
}

/** Somebody will be struck anyway. */
const MENACE = 2;
/** A step nearer is worth so much. */
const NEARER = 0.5;

/** Nearer to the nearest enemy, as far as that is possible and not too dear. */
function approach(view: View, hero: Hero, ways: readonly Way[]): Action | null {
  const enemies = enemiesOf(view, hero);
  const menace = menaceFor(view, hero);
  const far = (cell: Cell): number => Math.min(...enemies.map(({ at }) => kingSteps(cell, at)));
  const best = bestOf(
    ways,
    ({ cell, chance, steps }) => -NEARER * far(cell) - menace(cell) - 0.01 * steps - (chance < 0.5 ? 5 : 0),
  );
  return best === null || best.cell === hero.at ? null : { type: 'go', to: best.cell };
}

/** Three dice for Surges alone: somebody can always be healed or protected. [attack.focus-without-target] */
const focusFor = (turn: Asked): Action => offersOf(turn, 'focus')[0] ?? { type: 'endTurn' };
