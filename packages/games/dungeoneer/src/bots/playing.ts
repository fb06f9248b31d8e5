import type { Seat } from '@questhall/kernel';
import { adventureOf, type Clause, type Effect, heroCardOf } from '../content/index.ts';
import { gloryCost, maxLife } from '../queries/scores.ts';
import { heroOf } from '../queries/table.ts';
import type { ActionOf, Hero, View } from '../types/index.ts';
import { gloryWorth } from './cards.ts';
import { type Goal, gloryFor } from './plan.ts';
import { GLORY } from './worth.ts';

/** From so much life downwards a hero is healed even if some of it is wasted. */
const WEAK = 2;
const HURT = 3;

/** How many wounds are healed, and not wasted. */
export const healing = (hero: Hero, by: number): number => Math.min(by, maxLife(hero) - hero.life);

/** What healing is worth now: nothing while most of it would be wasted. */
export function healWorth(view: View, seat: Seat, by: number): number {
  const hero = heroOf(view, seat);
  const gain = healing(hero, by);
  if (gain <= 0) return 0;
  if (hero.life <= WEAK) return gain * 1.6;
  return hero.life <= HURT && gain === by ? gain : 0;
}

/** What the effects of a card do for its player at this moment of his Hero phase. */
function instantWorth(
  view: View,
  seat: Seat,
  goal: Goal | null,
  effects: readonly Effect[],
  { space }: { readonly space: string | null },
): number {
  const { points, isTipped } = heroOf(view, seat);
  const far = goal?.way?.cost ?? 0;
  return effects.reduce((sum, effect) => {
    switch (effect.word) {
      case 'heal':
        return sum + healWorth(view, seat, effect.by);
      case 'untip':
        return sum + (isTipped && far > 0 ? 1.2 : 0);
      case 'move':
        return sum + (far > points && far <= points + effect.by + 1 ? 1.5 : 0);
      case 'warp':
        return sum + (goal !== null && space === goal.space && far > 2 ? far / 2 : 0);
      case 'draw':
        return sum + effect.by / 2;
      default:
        return sum;
    }
  }, 0);
}

/** Glory that is put by for a Quest that wants to be paid. */
const putBy = (goal: Goal | null): number => (goal === null ? 0 : gloryFor(goal.quest));

/** What a card from the hand is worth now. */
export function playWorth(view: View, seat: Seat, goal: Goal | null, action: ActionOf<'play'>): number {
  const card = adventureOf(action.card);
  const price = gloryCost(view, seat, action.card, action.variable);
  const isShort = heroOf(view, seat).glory - price < putBy(goal);
  if (card.duration === 'permanent' && !action.isUsedNow)
    return isShort ? 0 : gloryWorth(view, seat, card) - price * GLORY * 0.3;
  const clause = card.clauses.find(({ trigger }) => trigger === (action.isUsedNow ? 'use' : null));
  const gain = instantWorth(view, seat, goal, clause?.choices[action.choice] ?? [], action);
  return gain === 0 ? 0 : gain - price * GLORY * (isShort ? 2 : 0.5);
}

const costOf = ({ price }: Clause, variable: number): number =>
  price?.pay === 'glory' ? (typeof price.amount === 'number' ? price.amount : variable) : 0;

/** What a readied card is worth now. */
export function useWorth(view: View, seat: Seat, goal: Goal | null, action: ActionOf<'use'>): number {
  const clause = adventureOf(action.card).clauses.find(({ trigger }) => trigger === 'use');
  return instantWorth(view, seat, goal, clause?.choices[action.choice] ?? [], action);
}

/** What a hero's own ability is worth in his Hero phase. */
export function abilityWorth(view: View, seat: Seat, goal: Goal | null, action: ActionOf<'ability'>): number {
  const clause = heroCardOf(action.hero).clauses.find(({ trigger }) => trigger === 'hero');
  if (clause === undefined) return 0;
  const gain = instantWorth(view, seat, goal, clause.choices[action.choice] ?? [], action);
  const cost = costOf(clause, action.variable);
  const isShort = heroOf(view, seat).glory - cost < putBy(goal);
  return gain === 0 ? 0 : gain - cost * GLORY * (isShort ? 2 : 0.6);
}
