import type { Glowquest } from '@questhall/glowquest';
import { type Benefit, CARDS, type CardId, FORCED, NEGATIVES, type Word } from '@questhall/glowquest/content';

type Rule = Glowquest['Rule'];

/** The rule that explains a word on a card, where its Effect has not one of its own name. */
const WORDS: Readonly<Partial<Record<Word, Rule>>> = {
  shield: 'damage.shield',
  reflect: 'damage.reflect',
  armor: 'damage.armor',
  heal: 'heal.amount',
  swap: 'effect.swap',
  shift: 'move.shift',
  reduce: 'stack.reduce',
  anchor: 'momentum.anchor-chooses',
  taunt: 'ctrl.preferred-replaced',
  'attack-again': 'attack.again',
};

/** Null for what explains itself. */
function ruleOf(word: Word): Rule | null {
  const effect = [...NEGATIVES, ...FORCED].find((one) => one === word);
  return effect === undefined ? (WORDS[word] ?? null) : `effect.${effect}`;
}

/** The rules behind the words of these Benefits, each once. */
export function rulesBehind(benefits: readonly Benefit[]): readonly Rule[] {
  const rules = benefits.flatMap(({ clauses, pattern, duration }) => [
    ...clauses.map(({ word }) => ruleOf(word)),
    pattern === null ? null : (`pattern.${pattern.kind}` as const),
    duration === 'now' ? null : (`dur.${duration}` as const),
  ]);
  return [...new Set(rules.filter((rule) => rule !== null))];
}

export const benefitsOn = (cards: readonly CardId[]): readonly Benefit[] =>
  cards.flatMap((card) => CARDS[card].benefit ?? []);
