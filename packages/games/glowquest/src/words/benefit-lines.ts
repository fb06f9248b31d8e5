import type { Cell } from '@questhall/grid';
import { type Benefit, CARDS, type CardId, EN, EN_MONSTERS, type Phrases, sayBenefit, sayCard } from '../content/index.ts';
import { NAMES } from '../content/names.ts';
import { costOf, findBenefit, glowAtHand } from '../queries/benefits.ts';
import { entityOf, isHero } from '../queries/entities.ts';
import type { BenefitId, EntityId, View } from '../types/index.ts';
import { benefitName, figureIn } from './figures.ts';
import { digits, unstopped } from './numbers.ts';
import { squareText } from './squares.ts';

const NAMED = { text: 'it', person: 'one' } as const;

/** Who is meant has been said: nothing is left but what happens to it. */
const saidAs = (phrases: Phrases): Phrases => ({
  ...phrases,
  subjects: {
    ...phrases.subjects,
    ally: NAMED,
    'ally-or-self': NAMED,
    enemy: NAMED,
    'any-ally': NAMED,
    'any-ally-or-self': NAMED,
    'any-enemy': NAMED,
    'any-unconscious-ally': NAMED,
    'enemy-and-neighbours': { text: 'it and whoever of its side is adjacent to it', person: 'many' },
  },
  sentence: (_terms, deeds) => deeds,
});

const FOR_HEROES = saidAs(EN);
const FOR_MONSTERS = saidAs(EN_MONSTERS);

const deedsText = (benefit: Benefit, isHeroes: boolean): string => sayBenefit(benefit, isHeroes ? FOR_HEROES : FOR_MONSTERS);

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

/** Everything that a card says, as one entry of a list, with its slot behind its name: `Buckler (Off Hand): +1 Grit`. */
export function cardText(id: CardId): string {
  const card = CARDS[id];
  const slot = card.slot === null ? '' : ` (${NAMES.slot[card.slot]})`;
  return `${NAMES.card[id]}${slot}: ${unstopped(sayCard({ ...card, slot: null }).join(' '))}`;
}
