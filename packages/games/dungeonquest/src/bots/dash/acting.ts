import { DRAUGHT_WOUNDS } from '../../content/keep/figures.ts';
import { POWER_USES } from '../../content/keep/power.ts';
import { THIMBLE_WOUNDS } from '../../content/keep/treasures.ts';
import { POWER_CARDS } from '../../content/power-cards.ts';
import { isHoard } from '../../queries/keep/squares.ts';
import type { Action, HeroSeen } from '../../types/index.ts';
import type { Asked } from './asked.ts';
import { bestBelow, bestMove, isWorthDescending } from './going.ts';
import type { Plan } from './plan.ts';

/** What is done when there is no better idea. */
const RATHER = ['stumble', 'move', 'search', 'catchBreath', 'pass', 'grope'] as const;

/** A turn: what heals, and then what leads on. */
export const act = (asked: Asked): Action =>
  healing(asked) ?? asked.planned((plan) => actionOf(plan, asked), ...RATHER);

/** Whatever heals as much as it can; undefined while there is no need. */
export function healing({ offers, hero }: Asked): Action | undefined {
  return hero === null ? undefined : offers.find((offer) => isNeeded(offer, hero));
}

function isNeeded(offer: Action, { wounds, treasureCount }: HeroSeen): boolean {
  if (offer.type === 'useItem')
    return offer.item === 'draught' ? wounds >= DRAUGHT_WOUNDS : wounds >= THIMBLE_WOUNDS && treasureCount > 1;
  const card = offer.type === 'playPower' ? POWER_CARDS.find((one) => one === offer.card) : undefined;
  const use = card === undefined ? null : POWER_USES[card];
  return use?.at === 'startOfTurn' && use.heals > 0 && wounds >= use.heals;
}

function actionOf(plan: Plan, { offers, temper }: Asked): Action | undefined {
  const find = (kind: Action['type']): Action | undefined => offers.find(({ type }) => type === kind);
  const { aim, hero } = plan;
  if (hero.heading !== null) return bestBelow(plan);
  if (aim === 'home' && find('leave') !== undefined) return find('leave');
  if (aim === 'hoard' && isHoard(hero.square)) return find('plunder');
  if (isWorthDescending(plan, temper) && find('descend') !== undefined) return find('descend');
  return bestMove(plan, offers);
}
