import type { Person, Predicate, Subject } from '@questhall/facets/saying';
import type {
  Condition,
  Duration,
  Forced,
  Negative,
  PatternKind,
  Slot,
  Target,
  Timing,
  TraitWord,
  Word,
} from '../../content/vocabulary.ts';

type Amount = number | 'speed';

/**
 * All that a language must bring to tell what cards do. Nothing here begins with a capital unless it is a term of the
 * game.
 */
export interface Phrases {
  readonly cost: (surges: number) => string;
  readonly timings: Readonly<Record<Timing, string>>;
  readonly subjects: Readonly<Record<Target, Subject>>;
  readonly durations: Readonly<Record<Exclude<Duration, 'now'>, string>>;
  readonly conditions: Readonly<Record<Condition, string>>;
  /** What the subject does or gets; with no person, what the attack in progress does. */
  readonly predicates: Readonly<Record<Word, (n: Amount, person: Person | null) => Predicate>>;
  /** What the user does to somebody else in a Benefit that is for itself: one adjacent enemy is pushed. */
  readonly pushing: (n: Amount, person: Person) => Predicate;
  readonly patterns: Readonly<Record<PatternKind, (n: number) => string>>;
  /** What a pattern is for, with its name: the attack in progress, an attack with the value just given, all attacks. */
  readonly patternUses: Readonly<Record<'attack' | 'such' | 'attacks', (pattern: string) => string>>;
  readonly limits: {
    /** 0 for once per Glow; nothing needs to be said of once per Turn. */
    readonly perTurn: (times: number) => string;
    readonly long: string;
    readonly belowShield: (shield: number) => string;
    readonly notLord: string;
  };
  readonly evils: Readonly<Record<Negative | Forced, string>>;
  readonly traits: Readonly<Record<Exclude<TraitWord, 'base' | 'immune'>, (n: number) => string>>;
  readonly base: (n: number, pattern: string | null) => string;
  readonly immune: (evil: string, isForced: boolean) => string;
  readonly slots: Readonly<Record<Slot, string>>;
  readonly slot: (slot: string) => string;
  /** Things that share a subject. */
  readonly list: (parts: readonly string[]) => string;
  /** Parts that could each stand alone. */
  readonly chain: (parts: readonly string[]) => string;
  /** The whole, from the terms of use and what it then does. */
  readonly sentence: (terms: readonly string[], deeds: string) => string;
}
