import type { Change } from './mutant.ts';

/** Answers whether the mutant of a number is switched on, and knows from then on that its place was reached. */
export const SWITCH = 'isMutated__';

export interface Numbered {
  readonly number: number;
  readonly mutant: Change;
}

/** The changed text as it must stand in the place of the old one. */
function replacement({ operator, kind, after }: Change): string {
  if (kind === 'statement') return '{}'; // an `if` must go on having something to do
  const isLiteral = operator === 'number' || operator === 'boolean' || operator === 'rule';
  return kind === 'expression' && !isLiteral ? `(${after})` : after;
}

/** A source with one change made for good. */
export const apply = (source: string, change: Change): string =>
  `${source.slice(0, change.start)}${replacement(change)}${source.slice(change.end)}`;

/** `original`, or what the first of these makes of it whose switch is on. */
function choose(original: string, alike: readonly Numbered[]): string {
  return alike.reduceRight((otherwise, { number, mutant: { kind, after } }) => {
    const test = `${SWITCH}(${number})`;
    if (kind === 'statement') return `if (${test}) {${after}} else {${otherwise}}`;
    return `(${test} ? (${kind === 'text' ? JSON.stringify(after) : after}) : (${otherwise}))`;
  }, original);
}

const isAlike = (a: Change, b: Change): boolean => a.start === b.start && a.end === b.end;

/** The text from `start` to `end`, with the mutants in it, of which the outermost come first. */
function weave(source: string, start: number, end: number, mutants: readonly Numbered[]): string {
  const parts: string[] = [];
  let at = start;
  for (const { mutant: outer } of mutants) {
    if (outer.start < at) continue; // it lies inside the one before, or is one of its like
    const alike = mutants.filter(({ mutant }) => isAlike(mutant, outer));
    const inside = mutants.filter(
      ({ mutant }) => mutant.start >= outer.start && mutant.end <= outer.end && !isAlike(mutant, outer),
    );
    const original = weave(source, outer.start, outer.end, inside);
    const chosen = outer.kind === 'text' ? `\${${choose(JSON.stringify(original), alike)}}` : choose(original, alike);
    parts.push(source.slice(at, outer.start), chosen);
    at = outer.end;
  }
  return `${parts.join('')}${source.slice(at, end)}`;
}

/**
 * A source that holds all of these mutants at once, each behind a switch of its own, so that nothing is compiled again
 * between one and the next. Changes are of whole nodes, so two of them are apart, alike or one inside the other.
 */
export function weaveAll(source: string, mutants: readonly Numbered[]): string {
  const outermostFirst = mutants.toSorted(({ mutant: a }, { mutant: b }) => a.start - b.start || b.end - a.end);
  return weave(source, 0, source.length, outermostFirst);
}
