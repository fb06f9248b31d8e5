import type { Rule } from '../../../rulebook/index.ts';

/** A title for each rule whose id begins so. */
export type Titles<P extends string> = Readonly<Record<Extract<Rule, `${P}.${string}`>, string>>;
