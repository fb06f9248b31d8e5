import type { Client } from '@questhall/facets';
import { activatorsOf, mayBuyCheaper, priceOf } from '../../queries/activators.ts';
import { findEntity } from '../../queries/entities.ts';
import type { Action, CrystalExpedition, EntityId, Question, View } from '../../types/index.ts';

type Forced = NonNullable<Client<CrystalExpedition>['forced']>;

/**
 * The answer that is given for whoever is asked, kind by kind of question:
 *
 * - to end a Turn or a Phase, to be ready, or to let an Interrupt pass is never taken from anybody;
 * - of anything else, the only answer there is: one square, one victim, a roll to recover where nobody can crawl;
 * - to finish an Attack, when there is nothing to spend on it any more and only Momentum and Damage are to come.
 *
 * All other questions are decisions.
 */
export const forced: Forced = ({ view }, { question }, offers) => {
  if (isDecision(question)) return null;
  const [only, second] = offers;
  if (second === undefined) return only ?? null;
  return question.kind === 'attack' && isSpent(view, question.who, offers) ? finish(offers) : null;
};

const DECISIONS: readonly Question['kind'][] = ['turn', 'explore', 'town', 'interrupts', 'vote', 'consent'];

const isDecision = ({ kind }: Question): boolean => DECISIONS.includes(kind);

const COMES_ANYWAY: readonly Action['type'][] = ['momentum', 'damage', 'finish'];

const finish = (offers: readonly Action[]): Action | null => offers.find(({ type }) => type === 'finish') ?? null;

/**
 * Nothing is left to pay with, and what comes anyway comes in its order. Something that costs nothing might become
 * possible by Momentum. [resolution.finish-completes]
 */
function isSpent(view: View, who: EntityId, offers: readonly Action[]): boolean {
  const user = findEntity(view, who);
  if (user === null || view.expedition?.attack?.surges !== 0) return false;
  return (
    offers.every(({ type }) => COMES_ANYWAY.includes(type)) &&
    activatorsOf(view, user).every((one) => priceOf(one, mayBuyCheaper(view, user, one)) > 0)
  );
}
