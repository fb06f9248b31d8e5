import type { Client } from '@questhall/facets';
import { defendDice } from '../../queries/combat.ts';
import { heroOf, idOfHero } from '../../queries/figures.ts';
import type { Action, Effects, HeroQuest, Question, View } from '../../types/index.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** What each potion is upon whoever drinks it, where it may still count for a blow that has fallen. */
const WARDS: Readonly<Partial<Record<string, keyof Effects>>> = {
  'heroic-brew': 'brew',
  'potion-of-warding': 'warding',
};

/**
 * Whether a potion would make a defence better. Healing never does: it heals as much after the blow, and whoever falls
 * to nought is asked once more. [death.rescue-potion]
 */
function helpsToDefend(view: View, { hero }: Of<'defend'>, offer: Action): boolean {
  const effect = offer.type === 'drink' ? WARDS[offer.potion] : undefined;
  if (effect === undefined) return false;
  const heroes = view.heroes.map((one) =>
    one.hero === hero ? { ...one, effects: { ...one.effects, [effect]: 1 } } : one,
  );
  return defendDice({ ...view, heroes }, idOfHero(hero)) > defendDice(view, idOfHero(hero));
}

/**
 * A campaign asks for the order and the spells once. Whoever has won a quest, or tries one again, has been asked before;
 * a party that plays on without having won anything is asked anew.
 */
const hasChosenBefore = ({ isCampaign, attempt, heroes }: View): boolean =>
  isCampaign && (attempt > 0 || heroes.some(({ circled }) => circled.length > 0));

/**
 * Questions whose answer can make no difference any more:
 *
 * - `order`, `school`: in a campaign all is as in the quest before;
 * - `defend`: no potion at hand gives another die;
 * - `again`: without Mind Points there is no die to roll again.
 *
 * Elsewhere there is always something to decide: `keep` and `again` spend what serves once a quest, `steer` leads
 * elsewhere, `aside` and `place` have several squares, and at `rescue` a life is at stake.
 */
function idleAnswer(view: View, question: Question, offers: readonly Action[]): Action | null {
  switch (question.kind) {
    case 'order':
      return hasChosenBefore(view) ? { type: 'order', heroes: question.heroes.slice() } : null;
    case 'school':
      return hasChosenBefore(view) ? { type: 'takeSchool', school: question.offered } : null;
    case 'defend':
      return offers.some((offer) => helpsToDefend(view, question, offer)) ? null : { type: 'pass' };
    case 'again':
      return heroOf(view, question.hero).mind > 0 ? null : { type: 'pass' };
    default:
      return null;
  }
}

/** Answers that are never given for anybody: they end something, or use up what is not asked about. */
const NEVER: readonly Action['type'][] = ['endTurn', 'leave', 'drink', 'goOn'];

/** The answer that is given for whoever is asked, because nothing else is left or could make any difference. */
export const forced: NonNullable<Client<HeroQuest>['forced']> = ({ view }, { question }, offers) => {
  const [only, another] = offers;
  if (only !== undefined && another === undefined) return NEVER.includes(only.type) ? null : only;
  return idleAnswer(view, question, offers);
};
