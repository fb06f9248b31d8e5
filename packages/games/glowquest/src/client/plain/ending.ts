import type { Client, Ending } from '@questhall/facets';
import { findBenefit } from '../../queries/benefits.ts';
import { isMet } from '../../queries/conditions.ts';
import { findEntity } from '../../queries/entities.ts';
import type { Action, Glowquest, Question, View } from '../../types/index.ts';

/** How each kind of question is ended, where it can be: a Turn, a Phase, a move, a window of an attack. */
const ENDINGS: Readonly<Partial<Record<Question['kind'], Action['type']>>> = {
  turn: 'endTurn',
  explore: 'endPhase',
  move: 'done',
  roll: 'done',
  hit: 'done',
  miss: 'done',
};

/** How the Turn, the Phase or the window ends, and whether anything is left that anybody would want. */
export const ending: NonNullable<Client<Glowquest>['ending']> = ({ view }, { question }, offers) => {
  const action = offers.find(({ type }) => type === ENDINGS[question.kind]);
  if (action === undefined) return null;
  const isSpent = offers.every((offer) => offer === action || isUnwanted(view, offer));
  return { action, isSpent } satisfies Ending<Action>;
};

/** Nobody waits for these: goods change hands at the next occasion as well, and a Benefit that does nothing is none. */
function isUnwanted(view: View, offer: Action): boolean {
  if (offer.type === 'trade') return true;
  const user = findEntity(view, view.turn?.who ?? -1);
  const benefit = offer.type === 'use' ? findBenefit(offer.benefit) : null;
  if (user === null || benefit === null || benefit.pattern !== null) return false;
  return benefit.clauses.every(
    ({ condition, isSelf }) =>
      (condition === 'hit' || condition === 'killed') &&
      (isSelf || benefit.target === 'self') &&
      !isMet(view, condition, user, user, false),
  );
}
