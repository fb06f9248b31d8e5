import type { Cue, Place, Tone } from '@questhall/facets';
import { findEntity } from '../../queries/entities.ts';
import { type EntityId, type Event, FIRST_MONSTER, type View } from '../../types/index.ts';
import { figurePlace, heroPlace } from '../places/names.ts';

/** How each kind of event is shown; a new kind has to be decided on. */
export type Cues<K extends Event['type']> = {
  readonly [X in K]: (event: Extract<Event, { type: X }>, view: View) => readonly Cue[];
};

/** What a number counts that is no Hitpoint. */
export type Counted = 'surges' | 'shield' | 'reflect' | 'resolve';

/** Those who are on the board; a hero who is not is its sheet, and who is dead is nowhere. */
export const figuresOn = (view: View, ...ids: readonly (EntityId | null)[]): readonly Place[] =>
  [...new Set(ids)].flatMap((id) => {
    const entity = id === null ? null : findEntity(view, id);
    if (id === null || entity === null) return [];
    return [entity.at >= 0 ? figurePlace(id) : heroPlace(id)];
  });

/** What is bad for a monster is good for those who play. */
export const forWhom = (id: EntityId, tone: 'good' | 'bad'): Tone =>
  id < FIRST_MONSTER ? tone : tone === 'good' ? 'bad' : 'good';

export const act = (view: View, id: EntityId): readonly Cue[] =>
  figuresOn(view, id).map((who) => ({ kind: 'act', who }));

export const number = (view: View, id: EntityId, text: string, tone: Tone, of?: Counted): readonly Cue[] =>
  figuresOn(view, id).map((at) => ({ kind: 'number', at, text, tone, ...(of === undefined ? {} : { of }) }));

/** `+2`, of what; nothing where there is nothing to gain. */
export const gain = (view: View, id: EntityId, amount: number, of?: Counted): readonly Cue[] =>
  amount === 0 ? [] : number(view, id, `+${amount}`, forWhom(id, 'good'), of);

/** A line from somebody to others, as far as they are there. */
export function strike(view: View, from: EntityId | null, to: readonly EntityId[], tone: Tone): readonly Cue[] {
  const [striker] = figuresOn(view, from);
  const struck = figuresOn(view, ...to.filter((id) => id !== from));
  return striker === undefined || struck.length === 0 ? [] : [{ kind: 'strike', from: striker, to: struck, tone }];
}
