/** The ways to break code, in the order in which a sample is dealt. */
export const OPERATORS = [
  'exit', // an early return, break or continue is dropped
  'refusal', // a judge that refuses allows instead
  'branch', // a ? b : c takes always the same side
  'comparison', // < becomes <=, === becomes !==
  'condition', // a && b becomes a, or b
  'negation', // a condition is turned round
  'statement', // a statement is skipped
  'number', // one more, or one less
  'arithmetic', // + becomes -
  'boolean', // true becomes false
  'rule', // another rule of the same area is cited
] as const;
export type Operator = (typeof OPERATORS)[number];

/** What a change stands for in the grammar; a text is part of a template, such as a quest’s sheet. */
type Kind = 'expression' | 'statement' | 'text';

/** One change of a source, before it is known where in the house it is. */
export interface Change {
  readonly operator: Operator;
  readonly start: number;
  readonly end: number;
  readonly after: string;
  readonly kind: Kind;
}

/** One way to break a game, at one place. */
export interface Mutant extends Change {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly before: string;
  /** The functions and keys it stands in, outermost first: `setDown.judge`. */
  readonly within: string;
  /** Which of its like it is, where the same text is changed alike more than once in the same function. */
  readonly nth: number;
  /** The rule that is cited nearest to it. */
  readonly rule: string | null;
}

/** What a mutant is known by: never its line, which changes with every edit above it. */
export type Identity = Pick<Mutant, 'file' | 'within' | 'operator' | 'before' | 'after' | 'nth'>;

/** Where the formatter breaks a line makes no difference. */
export const idOf = ({ file, within, operator, before, after, nth }: Identity): string =>
  JSON.stringify([file, within, operator, folded(before), folded(after), nth]);

const folded = (source: string): string => source.replace(/\s+/g, ' ');

/** On one line, and not too long to print. */
export function brief(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= max ? line : `${line.slice(0, max - 1)}…`;
}
