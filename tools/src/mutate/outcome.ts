import type { Mutant } from './mutant.ts';

/** What became of a mutant. */
export type Outcome =
  | { readonly kind: 'killed'; readonly by: string; readonly how: 'fails' | 'endless' | 'dies' }
  | { readonly kind: 'survived'; readonly tests: number }
  | { readonly kind: 'unreached' }
  | { readonly kind: 'equivalent'; readonly why: string };

/** What is kept of a mutant: `uncompiled` ones are replaced by the next of the draw and take no part in the count. */
export type Kept = Outcome | { readonly kind: 'uncompiled' } | { readonly kind: 'compiled' };

export interface Tried {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
}
