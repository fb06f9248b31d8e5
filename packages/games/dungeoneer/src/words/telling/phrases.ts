import type { Clause, Effect, EffectOf, Form, Terrain } from '../../content/index.ts';

/**
 * Whom a clause is about: the player who reads it, the hero that it is used on, or a monster. `struck` is hit by a
 * monster; of those who had to overcome a Threat `failed` is the one who did not, `failing` each of several who did
 * not, and `everyone` all who are near.
 */
export type Voice = 'own' | 'target' | 'struck' | 'self' | 'host' | 'failing' | 'failed' | 'everyone';

/** Where an effect stands. */
export interface Scene {
  readonly voice: Voice;
  /** As long as the card is in play; otherwise once, as it is played or used. */
  readonly isLasting: boolean;
  readonly clause: Clause;
}

/** Somebody and what becomes of him; without anybody it is a sentence by itself. */
export interface Said {
  readonly who: string;
  readonly does: string;
}

/** A number that becomes higher or lower. */
export interface Quantity {
  readonly owner: string;
  readonly thing: string;
  readonly isPlural: boolean;
  readonly change: string;
}

type Word = Exclude<Effect['word'], 'threat'>;

/** How the clauses of cards are said in one language. */
export interface Phrases {
  readonly effects: { readonly [W in Word]: (effect: EffectOf<W>, scene: Scene) => Said | Quantity };
  /** Numbers of one owner that change alike. */
  readonly changed: (owner: string, things: readonly string[], isPlural: boolean, change: string) => string;
  /** Who has to overcome what. */
  readonly threat: (threat: EffectOf<'threat'>, scene: Scene) => string;
  /** What stands before that which failing does. */
  readonly onFail: Readonly<Record<'own' | 'failing' | 'failed' | 'everyone', string>>;
  readonly noHarm: string;
  /** A hit that wounds nobody. */
  readonly unwounded: Said;

  // The parts of a heading: how often, when, where, how and for what.
  readonly oncePerTurn: string;
  readonly moment: (scene: Scene) => string;
  readonly carrying: string;
  readonly ground: (terrains: readonly Terrain[]) => string;
  readonly fight: (form: Form, against: string | null, scene: Scene) => string;
  readonly against: (category: string) => string;
  readonly price: (clause: Clause) => string;
  readonly chooser: Readonly<Record<'controller' | 'hero', string>>;

  readonly min: (least: number) => string;
  readonly and: string;
  readonly or: string;
}
