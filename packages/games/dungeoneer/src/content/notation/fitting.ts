import type { Clause, Effect, Price, Trigger } from '../vocabulary.ts';
import { NotationError } from './error.ts';
import { TRIGGER_LABELS } from './labels.ts';

type Word = Effect['word'];

/** What happens at once, to whoever it is aimed at. */
const AT_ONCE = [
  'heal',
  'untip',
  'tip',
  'glory',
  'peril',
  'move',
  'level',
  'wound',
  'threat',
  'draw',
  'discard',
  'look',
  'shift',
] as const satisfies readonly Word[];

/** What needs a space or a side to be named as well. */
const AIMED = ['warp', 'open'] as const satisfies readonly Word[];

/** What works for as long as its card is in play. */
const LASTING = [
  'score',
  'threats',
  'attack',
  'counter',
  'woundMore',
  'limit',
  'cost',
  'free',
  'open',
  'ignore',
  'symbol',
] as const satisfies readonly Word[];

const FIGHTING = ['attack', 'counter', 'bestOfTwo', 'repel'] as const satisfies readonly Word[];
const COUNTED = ['glory', 'peril'] as const satisfies readonly Word[];

/** The words that mean something at each moment; another one would be printed and never happen. */
const WORDS_FOR: Readonly<Record<Trigger, readonly Word[]>> = {
  play: [...AT_ONCE, ...AIMED],
  use: [...AT_ONCE, ...AIMED],
  hero: [...AT_ONCE, ...AIMED],
  response: [...AT_ONCE, ...AIMED, ...FIGHTING],
  roll: ['attack', 'counter', 'bestOfTwo'],
  wounded: ['heal', 'prevent', 'preventTo'],
  challenge: ['free'],
  stepG: ['minion', 'heal'],
  hit: [...AT_ONCE, 'warp'],
  special: [...AT_ONCE, 'attack'],
  enter: AT_ONCE,
  leave: COUNTED,
  collect: COUNTED,
  reset: COUNTED,
  artifact: LASTING,
};

/**
 * What each moment can cost: a readied card is used up, an ability is paid for, a monster's effect costs its target.
 */
const PRICES_FOR: Readonly<Record<Trigger, readonly Price['pay'][]>> = {
  play: [],
  use: ['card', 'charge'],
  hero: ['glory', 'points'],
  response: ['glory', 'points'],
  roll: ['glory', 'points'],
  wounded: ['card', 'charge', 'glory', 'points'],
  challenge: ['glory'],
  stepG: [],
  hit: [],
  special: ['peril'],
  enter: ['glory', 'hand'],
  leave: [],
  collect: [],
  reset: [],
  artifact: [],
};

/** Only a Quest asks which of several scores is added to a roll. [quest.score-choice] */
export function checkScores({ choices }: Clause, text: string, at: string): void {
  if (choices.flat().some((effect) => effect.word === 'threat' && effect.scores.length > 1))
    throw new NotationError(at, text, 'a Threat names one score, but on a Quest');
}

/** Nothing is written on a card that could not come about. [data.one-vocabulary] */
export function checkFitting(clause: Clause, text: string, at: string): void {
  const { trigger, price, choices } = clause;
  if (trigger === null) return;
  checkScores(clause, text, at);
  const label = TRIGGER_LABELS[trigger];
  const stranger = choices.flat().find(({ word }) => !WORDS_FOR[trigger].includes(word));
  if (stranger !== undefined) throw new NotationError(at, text, `${label} cannot do that`);
  if (price !== null && !PRICES_FOR[trigger].includes(price.pay))
    throw new NotationError(at, text, `${label} cannot cost that`);
  const isWarpAlone = choices.length === 1 && choices[0]?.some(({ word }) => word === 'warp') === true;
  if (trigger === 'hit' && isWarpAlone)
    throw new NotationError(at, text, 'a Hit has something else to choose than a Warp');
}
