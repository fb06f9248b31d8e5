import type { Cell } from '@questhall/grid';
import { CARDS, type CardId } from '../../content/cards.ts';
import { costOf, findBenefit, glowAtHand } from '../../queries/benefits.ts';
import { entityOf, isHero } from '../../queries/entities.ts';
import type { BenefitId, EntityId, View } from '../../types/index.ts';
import { afterNaming } from '../en/card-lines.ts';
import { unstopped } from '../en/numbers.ts';
import { sayBenefit, sayCard } from '../telling/say.ts';
import { squareText } from '../typed/squares.ts';
import { benefitName, figureIn } from './figures.ts';
import { DUTCH_NAMES } from './names.ts';
import { impulses } from './numbers.ts';
import { NL, NL_MONSTERS } from './phrases.ts';

const IT_AND_NEIGHBOURS = 'die en alle buren van dezelfde kant';
const FOR_HEROES = afterNaming(NL, 'die', IT_AND_NEIGHBOURS);
const FOR_MONSTERS = afterNaming(NL_MONSTERS, 'die', IT_AND_NEIGHBOURS);

/** A Benefit on somebody, with its cost and what comes of it: `Herstel op Steun, 1 Impuls: die krijgt Genezing 2`. */
export function useText(view: View, user: EntityId, id: BenefitId, target: EntityId | null, glow: Cell | null): string {
  const benefit = findBenefit(id);
  if (benefit === null) return benefitName(id);
  const actor = entityOf(view, user);
  const whom = target === null ? '' : ` op ${figureIn(view, target)}`;
  const cost = costOf(view, actor, id);
  const from = glow === null || glowAtHand(view, actor).length < 2 ? '' : ` met de Gloed op ${squareText(glow)}`;
  const deeds = sayBenefit(benefit, isHero(actor) ? FOR_HEROES : FOR_MONSTERS);
  return `${benefitName(id)}${whom}${from}, ${cost === 0 ? 'gratis' : impulses(cost)}: ${deeds}`;
}

/**
 * Everything that a card says, as one entry of a list, with its slot behind its name: `Rondschild (Tweede hand): +1
 * Weerstand`.
 */
export function cardText(id: CardId): string {
  const card = CARDS[id];
  const slot = card.slot === null ? '' : ` (${DUTCH_NAMES.slot[card.slot]})`;
  return `${DUTCH_NAMES.card[id]}${slot}: ${unstopped(sayCard({ ...card, slot: null }, NL).join(' '))}`;
}
