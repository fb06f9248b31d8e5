import type { Client, Ending } from '@questhall/facets';
import type { Action, CrystalExpedition, Question, View } from '../../types/index.ts';

/**
 * How each kind of question is ended, where it can be: a Turn, a Phase, a stay in Town, an Attack. Whoever is asked
 * whether to throw again or to interrupt says so among the other answers.
 */
const ENDINGS: Readonly<Partial<Record<Question['kind'], Action['type']>>> = {
  turn: 'endTurn',
  explore: 'endPhase',
  town: 'ready',
  kit: 'kitDone',
  attack: 'finish',
  encore: 'done',
};

/** How the Turn, the stay or the Attack ends, and whether anything is left that anybody would want. */
export const ending: NonNullable<Client<CrystalExpedition>['ending']> = ({ view }, { question }, offers) => {
  const action = offers.find(({ type }) => type === ENDINGS[question.kind]);
  if (action === undefined) return null;
  const isSpent =
    action.type === 'ready' ? isVisited(view, action.hero) : offers.every((offer) => offer === action || isIdle(offer));
  return { action, isSpent } satisfies Ending<Action>;
};

/** Nobody waits for these: hands can be changed at the next occasion, a party that can Flee need not, the rest comes anyway. */
const IDLE: readonly Action['type'][] = ['hold', 'flee', 'momentum', 'damage', 'ready'];

const isIdle = ({ type }: Action): boolean => IDLE.includes(type);

/** Three visits, and none of them is still going on. [town.three-visits-per-hero] */
function isVisited({ town }: View, hero: number): boolean {
  const stay = town?.stays[hero];
  return stay !== undefined && stay.visitsLeft === 0 && stay.visit === null;
}
