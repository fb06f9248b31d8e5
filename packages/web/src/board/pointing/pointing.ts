import type { IconName } from '../../look/icon-names.ts';

/** What a point of the board means: a square, and a door when it is on one. */
export interface Aim {
  readonly square: number;
  readonly door: number | null;
  /** By keys one stands on the door or on the square; a mouse near a door may mean either. */
  readonly isExact: boolean;
}

/** One of several things that can be done at a place. */
export interface MenuEntry {
  readonly key: string;
  readonly title: string;
  /** What it does, in a line; empty for nothing to add. */
  readonly detail: string;
  choose(): void;
}

/** What came of pointing somewhere: something was done or explained, or a menu of what can be done there. */
export type Acted = { readonly title: string; readonly entries: readonly MenuEntry[] } | null;

/**
 * What whoever acts may want to do, whether the rules allow it now or not: to attack, to open a door. Where it is done
 * is pointed at afterwards.
 */
export interface Verb<Action> {
  readonly key: string;
  readonly title: string;
  /** What it does, in a few words, where the title does not say. */
  readonly does?: string;
  /** In how many ways it can be done now. */
  readonly offers: readonly Action[];
  /** What somebody wishes for who points at this square, or at none: where it is against the rules, they say why. */
  wish(square: number | null): Action;
}

/** A verb that is a button with an icon. */
export interface IconVerb<Action> extends Verb<Action> {
  readonly icon: IconName;
}
