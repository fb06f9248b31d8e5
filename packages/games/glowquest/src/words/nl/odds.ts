import { roughly } from '@questhall/facets/saying';
import type { BlowOdds, Outcome } from '../../odds/index.ts';
import { isWorthSurges, strikeOdds } from '../telling/strikes.ts';
import type { GlowquestWording } from '../telling/wording.ts';

/** `58% raak, 20% dood, gemiddeld 1,9 Levenspunten eraf; met alle Impulsen 75% raak, 35% dood`. */
export const odds: GlowquestWording['odds'] = (view, attacker, action) => {
  const reckoned = strikeOdds(view, attacker, action);
  return reckoned === null ? '' : oddsText(reckoned);
};

function oddsText(reckoned: BlowOdds): string {
  const { plain, spent, isExact } = reckoned;
  const lost = `gemiddeld ${atLeast(isExact)}${plain.loss.toFixed(1).replace('.', ',')} Levenspunten eraf`;
  const more = isWorthSurges(reckoned) ? `; met alle Impulsen ${chances(spent, isExact)}` : '';
  return `${chances(plain, isExact)}, ${lost}${more}`;
}

const atLeast = (isExact: boolean): string => (isExact ? '' : 'minstens ');

const chances = ({ hit, kill }: Outcome, isExact: boolean): string =>
  `${roughly(hit)} raak, ${atLeast(isExact)}${roughly(kill)} dood`;
