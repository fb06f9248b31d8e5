import type { Facts } from '@questhall/kernel';
import { distanceBetween, FAR, isInSight } from '@questhall/tiles';
import { findEntity } from '../../queries/entities.ts';
import type { EntityId, View } from '../../types/index.ts';

/** What a refusal may tell besides its rule; every language has words for it. */
type FactName =
  | 'asked'
  | 'square'
  | 'chosen'
  | 'door'
  | 'steps'
  | 'left'
  | 'target'
  | 'benefit'
  | 'times'
  | 'timing'
  | 'cost'
  | 'surges'
  | 'shield'
  | 'base'
  | 'attacks'
  | 'card'
  | 'deck'
  | 'effect'
  | 'negatives'
  | 'seats'
  | 'wanted'
  | 'fixed';

/** What each fact of a refusal says. */
export type FactSayings = Readonly<Record<FactName, (value: string | number, view: View, all: Facts) => string>>;

/** The facts of a refusal in a sentence, in the words of some language; empty when the rule says it all. */
export function factsIn(sayings: FactSayings, capital: (text: string) => string, given: Facts, view: View): string {
  const isKnown = (name: string): name is FactName => Object.hasOwn(sayings, name);
  const said = Object.entries(given).flatMap(
    ([name, value]) => (isKnown(name) && sayings[name](value, view, given)) || [],
  );
  const text = said.join('; ');
  return text === '' ? '' : `${capital(text)}.`;
}

/** A key of some table as its name; empty when the table has no such key. */
export const named = (names: Readonly<Record<string, string>>, key: string | number): string =>
  (Object.hasOwn(names, key) ? names[String(key)] : undefined) ?? '';

/** Squares have large numbers, and figures small ones. */
const FIGURES_MAX = 200;

export const isFigure = (chosen: string | number): boolean => Number(chosen) < FIGURES_MAX;

/** How far somebody is from whoever acts, and whether it can be seen; null where that cannot be said. */
export function distanceTo(
  view: View,
  id: EntityId,
): { readonly actor: EntityId; readonly steps: number; readonly isSeen: boolean } | null {
  const [target, actor] = [findEntity(view, id), findEntity(view, view.turn?.who ?? -1)];
  if (target === null || actor === null || actor.id === id) return null;
  const steps = distanceBetween(view.floor, actor.at, target.at);
  return steps >= FAR ? null : { actor: actor.id, steps, isSeen: isInSight(view.floor, actor.at, target.at) };
}
