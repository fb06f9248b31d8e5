import type { Cue, Place, Tone } from '@questhall/facets';
import { type EntityId, type Event, FIRST_MONSTER, type View } from '../../types/index.ts';
import { activeIn } from '../places/actor.ts';
import { heroPlace } from '../places/names.ts';
import { figuresOn } from '../places/there.ts';

/** How each kind of event is shown; a new kind has to be decided on. */
export type Cues<K extends Event['type']> = {
  readonly [X in K]: (event: Extract<Event, { type: X }>, view: View) => readonly Cue[];
};

/** What a number counts that is no Hitpoint. */
export type Counted = 'surges' | 'shield' | 'reflect' | 'fate' | 'glory' | 'crowns';

/** What is bad for a monster is good for those who play. */
export const forWhom = (id: EntityId, tone: 'good' | 'bad'): Tone =>
  id < FIRST_MONSTER ? tone : tone === 'good' ? 'bad' : 'good';

export const act = (view: View, id: EntityId): readonly Cue[] =>
  figuresOn(view, id).map((who) => ({ kind: 'act', who }));

export const number = (at: readonly Place[], text: string, tone: Tone, of?: Counted): readonly Cue[] =>
  at.slice(0, 1).map((place) => ({ kind: 'number', at: place, text, tone, ...(of === undefined ? {} : { of }) }));

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `${amount}`);

/** `+2`, of what; nothing where there is nothing to gain. */
export const gain = (view: View, id: EntityId, amount: number, of?: Counted): readonly Cue[] =>
  amount === 0
    ? []
    : number(figuresOn(view, id), signed(amount), amount > 0 ? forWhom(id, 'good') : forWhom(id, 'bad'), of);

/** A pool that grows or is spent: neither good nor bad by itself. */
export const pool = (view: View, id: EntityId, amount: number, of: Counted): readonly Cue[] =>
  amount === 0 ? [] : number(figuresOn(view, id), signed(amount), 'magic', of);

/** What comes to a hero's purse or leaves it, in Town. */
export const purse = (id: EntityId, amount: number): readonly Cue[] =>
  amount === 0 ? [] : number([heroPlace(id)], signed(amount), amount > 0 ? 'good' : 'plain', 'crowns');

/** Whoever stands for the party: the hero who acts, or the first. */
export function standIn(view: View): readonly Place[] {
  const active = activeIn(view);
  const hero = active !== null && active < FIRST_MONSTER ? active : (view.party[0]?.id ?? null);
  return figuresOn(view, hero);
}

/** A line from somebody to others, as far as they are there. */
export function strike(view: View, from: EntityId | null, to: readonly EntityId[], tone: Tone): readonly Cue[] {
  const [striker] = figuresOn(view, from);
  const struck = figuresOn(view, ...to.filter((id) => id !== from));
  return striker === undefined || struck.length === 0 ? [] : [{ kind: 'strike', from: striker, to: struck, tone }];
}
