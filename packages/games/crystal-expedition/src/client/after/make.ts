import { findEntity } from '../../queries/entities.ts';
import type { Entity, EntityId, Event, Expedition, Hero, Monster, View } from '../../types/index.ts';

export type Told<K extends Event['type']> = Extract<Event, { type: K }>;

/** What each kind of event changes on a table; a new kind has to be decided on. */
export type Afters<K extends Event['type']> = {
  readonly [X in K]: (draft: View, event: Told<X>) => void;
};

/** What is only told. */
export const UNCHANGED = (): void => {};

/** Something that changes an expedition, if one is going on. */
export const below =
  <E extends Event>(change: (expedition: Expedition, event: E, draft: View) => void) =>
  (draft: View, event: E): void => {
    if (draft.expedition !== null) change(draft.expedition, event, draft);
  };

/** Somebody is different now, if it is there. */
export function change(
  draft: View,
  id: EntityId,
  changes: Partial<Hero & Monster> | ((one: Entity) => Partial<Hero & Monster>),
): void {
  const one = findEntity(draft, id);
  if (one !== null) Object.assign(one, typeof changes === 'function' ? changes(one) : changes);
}
