import type { Predicate, Subject } from '@questhall/facets/saying';
import {
  type Benefit,
  type Card,
  type Clause,
  FORCED,
  type Limit,
  type Pattern,
  type Trait,
} from '../../content/vocabulary.ts';
import { isAttackBound, isLasting } from '../../content/word-kinds.ts';
import type { Phrases } from './phrases.ts';

// What players read is made from what the rules run on, so the two cannot differ.

export const sayPattern = ({ kind, n }: Pattern, phrases: Phrases): string => phrases.patterns[kind](n);

const isOnUser = (clause: Clause, benefit: Benefit): boolean => clause.isSelf || benefit.target === 'self';

function subjectOf(clause: Clause, benefit: Benefit, phrases: Phrases): Subject | null {
  if (isAttackBound(clause, benefit)) return null;
  return phrases.subjects[isOnUser(clause, benefit) ? 'self' : benefit.target];
}

function deedOf(clause: Clause, benefit: Benefit, phrases: Phrases): Predicate {
  const { word, n } = clause;
  const person = subjectOf(clause, benefit, phrases)?.person ?? null;
  // Nobody pushes himself: a Push in a Benefit for the user is for an enemy beside it.
  const isPushing = word === 'push' && person !== null && isOnUser(clause, benefit);
  const predicate = isPushing ? phrases.pushing(n, person) : phrases.predicates[word](n, person);
  if (benefit.duration === 'now' || !isLasting(clause, benefit)) return predicate;
  return { ...predicate, rest: `${predicate.rest} (${phrases.durations[benefit.duration]})` };
}

/** Clauses with one subject and one condition between them. */
function sayTogether(clauses: readonly Clause[], benefit: Benefit, phrases: Phrases): string {
  const [first] = clauses;
  if (first === undefined) return '';
  const deeds = clauses.map((clause) => deedOf(clause, benefit, phrases));
  const parts = deeds.map(({ verb, rest }, index) =>
    verb === '' || verb === deeds[index - 1]?.verb ? rest : `${verb} ${rest}`,
  );
  const words = [
    subjectOf(first, benefit, phrases)?.text,
    phrases.list(parts),
    first.condition && phrases.conditions[first.condition],
  ];
  return words.filter(Boolean).join(' ');
}

/** A clause by itself, without what it costs. */
export const sayClause = (clause: Clause, benefit: Benefit, phrases: Phrases): string =>
  sayTogether([clause], benefit, phrases);

/** In the order of the card, which is the order they happen in. [benefit.clause-order] */
function groupsOf(benefit: Benefit): readonly (readonly Clause[])[] {
  const groups: Clause[][] = [];
  for (const clause of benefit.clauses) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    const isAlike =
      first !== undefined &&
      first.condition === clause.condition &&
      isOnUser(first, benefit) === isOnUser(clause, benefit) &&
      !isAttackBound(first, benefit) &&
      !isAttackBound(clause, benefit);
    if (isAlike && group !== undefined) group.push(clause);
    else groups.push([clause]);
  }
  return groups;
}

/**
 * What a pattern does for attacks; where there is none it is the range of the Benefit itself. [benefit.range-pattern]
 */
function sayPatternUse({ timing, clauses, pattern }: Benefit, phrases: Phrases): readonly string[] {
  if (pattern === null || timing === 'any') return [];
  const text = sayPattern(pattern, phrases);
  if (timing !== 'before') return [phrases.patternUses.attack(text)];
  return [
    clauses.some(({ word }) => word === 'base') ? phrases.patternUses.such(text) : phrases.patternUses.attacks(text),
  ];
}

function sayLimit({ perTurn, isLong, belowShield, notLord }: Limit, { limits }: Phrases): readonly string[] {
  return [
    ...(perTurn === 1 ? [] : [limits.perTurn(perTurn)]),
    ...(isLong ? [limits.long] : []),
    ...(belowShield === 0 ? [] : [limits.belowShield(belowShield)]),
    ...(notLord ? [limits.notLord] : []),
  ];
}

/** One line: what it costs, when, how far and how often, and then what it does to whom for how long. */
export function sayBenefit(benefit: Benefit, phrases: Phrases): string {
  const { cost, timing, limit } = benefit;
  return phrases.sentence(
    [phrases.cost(cost), phrases.timings[timing], ...sayRange(benefit, phrases), ...sayLimit(limit, phrases)],
    sayDeeds(benefit, phrases),
  );
}

/** The same on a button: its price stands beside it, and what goes without saying is left out. */
export function sayBriefly(benefit: Benefit, phrases: Phrases): string {
  const { timing, limit } = benefit;
  const terms = [
    ...(timing === 'any' ? [] : [phrases.timings[timing]]),
    ...sayRange(benefit, phrases),
    ...sayLimit(limit.perTurn === 0 ? { ...limit, perTurn: 1 } : limit, phrases),
  ];
  const deeds = sayDeeds(benefit, phrases);
  const line = terms.length === 0 ? `${deeds}.` : phrases.sentence(terms, deeds);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

const sayRange = ({ timing, pattern }: Benefit, phrases: Phrases): readonly string[] =>
  pattern !== null && timing === 'any' ? [sayPattern(pattern, phrases)] : [];

const sayDeeds = (benefit: Benefit, phrases: Phrases): string =>
  phrases.chain([
    ...groupsOf(benefit).map((group) => sayTogether(group, benefit, phrases)),
    ...sayPatternUse(benefit, phrases),
  ]);

export function sayTrait({ word, n, pattern, against }: Trait, phrases: Phrases): string {
  if (word === 'base') return phrases.base(n, pattern && sayPattern(pattern, phrases));
  if (word !== 'immune') return phrases.traits[word](n);
  if (against === null) throw new Error('immune to nothing');
  return phrases.immune(
    phrases.evils[against],
    FORCED.some((forced) => forced === against),
  );
}

/** Line by line; the name is not among them. */
export function sayCard({ slot, traits, benefit }: Card, phrases: Phrases): readonly string[] {
  return [
    ...(slot === null ? [] : [phrases.slot(phrases.slots[slot])]),
    ...traits.map((line) => sayTrait(line, phrases)),
    ...(benefit === null ? [] : [sayBenefit(benefit, phrases)]),
  ];
}
