import type { Cell } from '@questhall/grid';
import {
  type Benefit,
  CARDS,
  type CardId,
  EN,
  EN_MONSTERS,
  type Phrases,
  sayBenefit,
  sayCard,
} from '../../content/index.ts';
import { costOf, findBenefit, glowAtHand } from '../../queries/benefits.ts';
import { entityOf, isHero } from '../../queries/entities.ts';
import type { BenefitId, EntityId, View } from '../../types/index.ts';
import { squareText } from '../typed/squares.ts';
import { benefitName, figureIn } from './figures.ts';
import { NAMES } from './names.ts';
import { digits, unstopped } from './numbers.ts';

/** Who is meant has been said: nothing is left but what happens to it, or to it and its neighbours. */
export function afterNaming(phrases: Phrases, it: string, itAndNeighbours: string): Phrases {
  const named = { text: it, person: 'one' } as const;
  return {
    ...phrases,
    subjects: {
      ...phrases.subjects,
      ally: named,
      'ally-or-self': named,
      enemy: named,
      'any-ally': named,
      'any-ally-or-self': named,
      'any-enemy': named,
      'any-unconscious-ally': named,
      'enemy-and-neighbours': { text: itAndNeighbours, person: 'many' },
    },
    sentence: (_terms, deeds) => deeds,
  };
}

const IT_AND_NEIGHBOURS = 'it and whoever of its side is adjacent to it';
const FOR_HEROES = afterNaming(EN, 'it', IT_AND_NEIGHBOURS);
const FOR_MONSTERS = afterNaming(EN_MONSTERS, 'it', IT_AND_NEIGHBOURS);

const deedsText = (benefit: Benefit, isHeroes: boolean): string =>
  sayBenefit(benefit, isHeroes ? FOR_HEROES : FOR_MONSTERS);

/** A Benefit on somebody, with its cost and what comes of it: `Mend on Utility, 1 Surge: it gets Heal 2`. */
export function useText(view: View, user: EntityId, id: BenefitId, target: EntityId | null, glow: Cell | null): string {
  const benefit = findBenefit(id);
  if (benefit === null) return benefitName(id);
  const actor = entityOf(view, user);
  const whom = target === null ? '' : ` on ${figureIn(view, target)}`;
  const cost = costOf(view, actor, id);
  const from = glow === null || glowAtHand(view, actor).length < 2 ? '' : ` with the Glow at ${squareText(glow)}`;
  return `${benefitName(id)}${whom}${from}, ${cost === 0 ? 'free' : digits(cost, 'Surge')}: ${deedsText(benefit, isHero(actor))}`;
}

/**
 * Everything that a card says, as one entry of a list, with its slot behind its name: `Buckler (Off Hand): +1 Grit`.
 */
export function cardText(id: CardId): string {
  const card = CARDS[id];
  const slot = card.slot === null ? '' : ` (${NAMES.slot[card.slot]})`;
  return `${NAMES.card[id]}${slot}: ${unstopped(sayCard({ ...card, slot: null }).join(' '))}`;
}
