import { below, type Turn } from '@questhall/kernel';
import { monsterOf, scriptFor } from '../controller/script.ts';
import { type Action, FIRST_MONSTER, type Glowquest, type Question } from '../types/index.ts';

/** The monster that a question is about, if it is about one. */
const monsterIn = (question: Question): number | null =>
  'who' in question && question.who >= FIRST_MONSTER ? question.who : null;

/** Whether this is for the monsters' side to answer. */
export const isForMonsters = (question: Question): boolean =>
  question.kind === 'setUp' || question.kind === 'activate' || monsterIn(question) !== null;

/** Any answer, by lot. The offers are asked for here and nowhere before: it takes long to list them. */
export function anyOf({ offers, rng }: Turn<Glowquest>): Action {
  const any = offers[below(rng, offers.length)];
  if (any === undefined) throw new RangeError('there is nothing to choose from');
  return any;
}

/**
 * What the script leaves open is left to chance; where a player runs the monsters, the script is as good a guide as
 * any.
 */
export function answerForMonsters(turn: Turn<Glowquest>): Action {
  const { view } = turn.sight;
  const { question } = turn.ask;
  const monster = monsterIn(question);
  const isOpen = question.kind === 'victim' || question.kind === 'packets' || question.kind === 'shove';
  if (monster === null || isOpen) return anyOf(turn);
  const { action } = scriptFor(view, monsterOf(view, monster), question);
  const wanted = JSON.stringify(action);
  return turn.offers.find((one) => JSON.stringify(one) === wanted) ?? anyOf(turn);
}
