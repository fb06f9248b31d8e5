import { banner, type Cue, caption, card, flash, thrown, UNSEEN } from '@questhall/facets';
import { findActivator } from '../../queries/activators.ts';
import { findEntity } from '../../queries/entities.ts';
import type { Event, View } from '../../types/index.ts';
import { crystalPlace } from '../places/names.ts';
import { figuresOn } from '../places/there.ts';
import { act, type Cues, forWhom, pool, strike } from './make.ts';

type Told<K extends Event['type']> = Extract<Event, { type: K }>;

/** Turns, and why monsters do what they do. */
type Turns = 'roundBegan' | 'turnBegan' | 'turnEnded' | 'chose' | 'interrupted';

export const TURNS: Cues<Turns> = {
  roundBegan: UNSEEN,
  turnBegan: ({ who }, view) => act(view, who),
  turnEnded: UNSEEN,
  chose: ({ monster, target }, view) =>
    target === null
      ? flash(figuresOn(view, monster), 'plain')
      : [...flash(figuresOn(view, target), 'bad'), ...caption(figuresOn(view, monster))],
  interrupted: ({ who }, view) => card(figuresOn(view, who)[0] ?? null, forWhom(who, 'good')),
};

/** An Attack or Focus: dice, Surges that are spent, and whether it hits. */
type Blows =
  | ('declared' | 'focused' | 'rolled' | 'rerolled' | 'fateSpent' | 'used' | 'formPaid' | 'formUnpaid' | 'calledOn')
  | ('crystalUsed' | 'hit' | 'missed' | 'surgesLapsed');

/** What is bought for others is seen to come from its user; what it adds to the blow is part of that. */
function used({ who, activator, cost, targets }: Told<'used'>, view: View): readonly Cue[] {
  const user = findEntity(view, who);
  const kind = user === null ? null : (findActivator(view, user, activator)?.of.kind ?? null);
  const line = kind === 'aim' || kind === 'damage' ? [] : strike(view, who, targets, 'magic');
  return [
    ...pool(view, who, -cost, 'surges'),
    ...(line.length > 0 ? line : flash(figuresOn(view, who), 'magic')),
    ...caption(figuresOn(view, who)),
  ];
}

export const BLOWS: Cues<Blows> = {
  declared: ({ attacker, target }, view) => strike(view, attacker, [target], forWhom(target, 'bad')),
  focused: ({ who }, view) => flash(figuresOn(view, who), 'magic'),
  rolled: ({ attacker, surges }, view) => [
    ...thrown(figuresOn(view, attacker, view.expedition?.attack?.target ?? null)),
    ...pool(view, attacker, surges, 'surges'),
  ],
  rerolled: ({ who }, view) => thrown(figuresOn(view, who)),
  fateSpent: ({ who }, view) => [...pool(view, who, -1, 'fate'), ...pool(view, who, 1, 'surges')],
  used,
  formPaid: ({ who, cost }, view) => pool(view, who, -cost, 'surges'),
  formUnpaid: ({ who }, view) => flash(figuresOn(view, who), forWhom(who, 'bad')),
  calledOn: ({ who }, view) => flash(figuresOn(view, who), forWhom(who, 'good')),
  crystalUsed: ({ who, at }, view) => [
    ...pool(view, who, -1, 'surges'),
    ...flash([crystalPlace(at)], 'magic'),
    ...card(crystalPlace(at), 'magic'),
  ],
  hit: ({ attacker, target, isCritical }, view) => [
    ...flash(figuresOn(view, target), forWhom(target, 'bad')),
    ...(isCritical ? banner(forWhom(attacker, 'good')) : []),
  ],
  missed: ({ target }, view) => flash(figuresOn(view, target), 'plain'),
  surgesLapsed: ({ who, surges }, view) => pool(view, who, -surges, 'surges'),
};
