import type { Wording } from '@questhall/facets';
import type { AI_RULES } from '../../rulebook/ai.ts';
import type { HeroQuest } from '../../types/index.ts';

/** A reason for each rule that the program plays by; null for what speaks for itself. */
export type Reasons = Readonly<Record<keyof typeof AI_RULES, string | null>>;

/** Whatever rule it is: what is said of those of the program, and nothing of others. */
export const becauseOf =
  (reasons: Reasons): NonNullable<Wording<HeroQuest>['because']> =>
  (rule) =>
    reasons[rule as keyof Reasons] ?? null; // any rule may be asked about: of others nothing is said
