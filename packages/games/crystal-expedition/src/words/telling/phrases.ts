import type { Predicate as PlainPredicate, Subject } from '@questhall/facets/saying';
import type {
  Circumstance,
  Condition,
  DamageElement,
  Deed,
  EffectId,
  Kind,
  Limit,
  Side,
  Statistic,
  Trait,
  Trigger,
} from '../../content/index.ts';

/** What a subject does; without a subject, what the Attack does. */
export interface Predicate extends PlainPredicate {
  /** It says whom it is about by itself. */
  readonly isWhole?: true;
}

/** How far: next to somebody, anywhere, or so many squares. */
export type Far = 'adjacent' | 'anywhere' | number;

/** A deed with its numbers worked out for the level of its item. */
type Told<D> = D extends { readonly n: unknown } ? Omit<D, 'n'> & { readonly n: number } : D;
export type ToldDeed = Told<Deed>;
export type ToldTrait = Told<Trait>;

/**
 * All that a language must bring to tell what Abilities, Activators and equipment do. Nothing here begins with a capital
 * unless it is a term of the game.
 */
export interface Phrases {
  /** Price and moment of an Activator; nothing for what goes without saying. */
  cost(surges: number): string;
  readonly kinds: Readonly<Record<Kind, string>>;
  limit(limit: Limit): string;
  readonly unlimited: string;
  /** Whom it is about. */
  readonly self: Subject;
  readonly target: Subject;
  readonly trigger: Subject;
  some(count: 'one' | 'two' | 'each', of: Side, from: 'user' | 'target', far: Far): Subject;
  deed(deed: ToldDeed, subject: Subject): Predicate;
  readonly conditions: Readonly<Record<Condition, string>>;
  readonly triggers: Readonly<Record<Trigger, (whom: string) => string>>;
  readonly circumstances: Readonly<Record<Circumstance, string>>;
  effect(effect: EffectId, n: number): string;
  element(element: DamageElement): string;
  statistic(statistic: Statistic, n: number): string;
  trait(trait: ToldTrait, whom: Subject | null): string;
  form(form: 'melee' | 'reach' | 'ranged', range: number, cost: number, damage: number): string;
  base(n: number, element: string): string;
  /** Things that share a subject, and parts that could each stand alone. */
  list(parts: readonly string[]): string;
  chain(parts: readonly string[]): string;
  /** The whole, from the terms of use and what it then does. */
  sentence(terms: readonly string[], deeds: string): string;
}
