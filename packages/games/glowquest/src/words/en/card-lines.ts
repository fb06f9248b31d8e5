import { unstopped } from '@questhall/facets/saying';
import { CARDS, type CardId } from '../../content/index.ts';
import { costOf, findBenefit } from '../../queries/benefits.ts';
import { entityOf, isHero } from '../../queries/entities.ts';
import type { BenefitId, EntityId, View } from '../../types/index.ts';
import { afterNaming } from '../telling/after-naming.ts';
import { sayBenefit, sayCard } from '../telling/say.ts';
import { price } from './numbers.ts';
import { MONSTER_PHRASES, PHRASES } from './phrases.ts';

const IT_AND_NEIGHBOURS = 'it and whoever of its side is adjacent to it';
const FOR_HEROES = afterNaming(PHRASES, 'it', IT_AND_NEIGHBOURS);
const FOR_MONSTERS = afterNaming(MONSTER_PHRASES, 'it', IT_AND_NEIGHBOURS);

/** What a Benefit costs and does, when it has been said on whom: `1 Surge: it gets Heal 2`. */
export function useText(view: View, user: EntityId, id: BenefitId): string {
  const benefit = findBenefit(id);
  if (benefit === null) return '';
  const actor = entityOf(view, user);
  const cost = costOf(view, actor, id);
  const deeds = sayBenefit(benefit, isHero(actor) ? FOR_HEROES : FOR_MONSTERS);
  return `${cost === 0 ? 'free' : price(cost)}: ${deeds}`;
}

/** Everything that a card says but its name, as one entry of a list. */
export const cardText = (id: CardId): string => unstopped(sayCard(CARDS[id], PHRASES).join(' '));
