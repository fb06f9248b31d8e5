import type { Glowquest } from '@questhall/glowquest';
import { type Benefit, CARDS, type CardId, type PatternKind, type Word } from '@questhall/glowquest/content';

type Rule = Glowquest['Rule'];

/** The rule that explains a word on a card; what needs none explains itself. */
const WORDS: Readonly<Partial<Record<Word, Rule>>> = {
  shield: 'damage.shield',
  reflect: 'damage.reflect',
  armor: 'damage.armor',
  unsteady: 'effect.unsteady',
  fragile: 'effect.fragile',
  weak: 'effect.weak',
  ongoing: 'effect.ongoing',
  stun: 'effect.stun',
  immobile: 'effect.immobile',
  heal: 'heal.amount',
  push: 'effect.push',
  pull: 'effect.pull',
  slide: 'effect.slide',
  swap: 'effect.swap',
  shift: 'move.shift',
  reduce: 'stack.reduce',
  anchor: 'momentum.anchor-chooses',
  taunt: 'ctrl.preferred-replaced',
  'attack-again': 'attack.again',
};

const DURATIONS: Readonly<Record<Benefit['duration'], Rule | null>> = {
  now: null,
  turn: 'dur.turn',
  short: 'dur.short',
  long: 'dur.long',
};

const patternRule = (kind: PatternKind): Rule => `pattern.${kind}`;

/** The rules behind the words of these Benefits, each once. */
export function rulesBehind(benefits: readonly Benefit[]): readonly Rule[] {
  const rules = benefits.flatMap(({ clauses, pattern, duration }) => [
    ...clauses.map(({ word }) => WORDS[word] ?? null),
    pattern === null ? null : patternRule(pattern.kind),
    DURATIONS[duration],
  ]);
  return [...new Set(rules.filter((rule) => rule !== null))];
}

export const benefitsOn = (cards: readonly CardId[]): readonly Benefit[] => cards.flatMap((card) => CARDS[card].benefit ?? []);
