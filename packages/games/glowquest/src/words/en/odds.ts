import { roughly } from '@questhall/facets/saying';
import type { BlowOdds, Outcome } from '../../odds/index.ts';
import { isWorthSurges, strikeOdds } from '../telling/strikes.ts';
import type { GlowquestWording } from '../telling/wording.ts';

/** `58% to hit, 20% to kill, 1.9 Hitpoints lost on average; with all Surges 75% to hit, 35% to kill`. */
export const odds: GlowquestWording['odds'] = (view, attacker, action) => {
  const reckoned = strikeOdds(view, attacker, action);
  return reckoned === null ? '' : oddsText(reckoned);
};

function oddsText(reckoned: BlowOdds): string {
  const { plain, spent, isExact } = reckoned;
  const lost = `${atLeast(isExact)}${plain.loss.toFixed(1)} Hitpoints lost on average`;
  const more = isWorthSurges(reckoned) ? `; with all Surges ${chances(spent, isExact)}` : '';
  return `${chances(plain, isExact)}, ${lost}${more}`;
}

const atLeast = (isExact: boolean): string => (isExact ? '' : 'at least ');

const chances = ({ hit, kill }: Outcome, isExact: boolean): string =>
  `${roughly(hit)} to hit, ${atLeast(isExact)}${roughly(kill)} to kill`;
