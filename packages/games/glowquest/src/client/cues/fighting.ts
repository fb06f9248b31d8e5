import { banner, type Cue, caption, card, flash, thrown, UNSEEN } from '@questhall/facets';
import { NEGATIVES } from '../../content/vocabulary.ts';
import { findBenefit } from '../../queries/benefits.ts';
import type { Effect, EntityId, Event, View } from '../../types/index.ts';
import { cardPlace, figurePlace, squarePlace } from '../places/names.ts';
import { act, type Cues, figuresOn, forWhom, gain, number, strike } from './make.ts';

/** Turns and Benefits. */
type Turns =
  | ('turnBegan' | 'surgesRolled' | 'recordRolled' | 'chose' | 'used' | 'glowUsed' | 'called' | 'callVoid')
  | ('reinforced' | 'effectGiven' | 'effectRefused' | 'effectsEnded' | 'reduced' | 'shielded' | 'reflecting')
  | ('healed' | 'woke' | 'gainedSurges' | 'savedSurges' | 'turnEnded');

type Told<K extends Event['type']> = Extract<Event, { type: K }>;

/** What a Benefit does to others is seen to come from its user; what it adds to a blow is part of that. */
function used({ who, benefit: id, targets }: Told<'used'>, view: View): readonly Cue[] {
  if (id === 'move') return [];
  const isOfBlow = ['roll', 'hit', 'miss'].includes(findBenefit(id)?.timing ?? '');
  const line = isOfBlow ? [] : strike(view, who, targets, 'magic');
  return [...(line.length > 0 ? line : flash(figuresOn(view, ...targets), 'magic')), ...caption(figuresOn(view, who))];
}

const isNegative = (kind: Effect['kind']): boolean => NEGATIVES.some((negative) => negative === kind);

const effectOn = (view: View, who: EntityId, kind: Effect['kind']): readonly Cue[] =>
  flash(figuresOn(view, who), forWhom(who, isNegative(kind) ? 'bad' : 'good'));

/** Why a monster does what it does is read beside it; that there was nobody else to choose is not worth a word. */
function chose({ monster, target, why }: Told<'chose'>, view: View): readonly Cue[] {
  const isPlain = why === 'only' || (target === null && why === 'turn-order');
  return [
    ...(target === null ? flash(figuresOn(view, monster), 'plain') : flash(figuresOn(view, target), 'bad')),
    ...(isPlain ? [] : caption(figuresOn(view, monster))),
  ];
}

const ofRecord = ({ monsters }: View, record: Told<'recordRolled'>['record']): readonly EntityId[] =>
  monsters.filter((monster) => monster.record === record).map(({ id }) => id);

export const TURNS: Cues<Turns> = {
  turnBegan: ({ who }, view) => act(view, who),
  surgesRolled: ({ who, surges }, view) => [...thrown(figuresOn(view, who)), ...gain(view, who, surges, 'surges')],
  recordRolled: ({ record }, view) => thrown(figuresOn(view, ...ofRecord(view, record))),
  chose,
  used,
  glowUsed: ({ at }) => flash([squarePlace(at)], 'magic'),
  called: ({ monster }, view) => [...flash(figuresOn(view, monster), 'bad'), ...banner('bad')],
  callVoid: UNSEEN,
  reinforced: () => banner('bad'),
  effectGiven: ({ who, effect }, view) => effectOn(view, who, effect.kind),
  effectRefused: ({ who }, view) => flash(figuresOn(view, who), 'plain'),
  effectsEnded: UNSEEN,
  reduced: ({ who }, view) => flash(figuresOn(view, who), forWhom(who, 'good')),
  shielded: ({ who, amount }, view) => gain(view, who, amount, 'shield'),
  reflecting: ({ who, amount }, view) => gain(view, who, amount, 'reflect'),
  healed: ({ who, amount }, view) => gain(view, who, amount),
  woke: ({ who }, view) => flash(figuresOn(view, who), 'good'),
  gainedSurges: ({ who, amount }, view) => gain(view, who, amount, 'surges'),
  savedSurges: ({ who, amount }, view) => gain(view, who, amount, 'surges'),
  turnEnded: UNSEEN,
};

/** Blows, and those who fall to them. */
type Blows =
  | ('attackDeclared' | 'rolledToHit' | 'hit' | 'missed' | 'attackAgain' | 'victimNamed' | 'harmed' | 'guarded')
  | ('survived' | 'died' | 'fell' | 'stoodUp' | 'bountyMarked' | 'recovered' | 'rockThrown');

/** Lines for what comes from elsewhere than the blow that everybody has just seen. */
function harmed({ who, by, how, loss }: Told<'harmed'>, view: View): readonly Cue[] {
  const isElsewhere = how === 'pattern' || how === 'dealt' || how === 'returned';
  const tone = forWhom(who, 'bad');
  return [
    ...(isElsewhere ? strike(view, by, [who], tone) : []),
    ...(loss > 0 ? number(view, who, `-${loss}`, tone) : number(view, who, '0', 'plain')),
  ];
}

/** So much less Resolve than before. */
const resolveLost = (view: View, hero: EntityId, left: number): readonly Cue[] =>
  view.resolve > left ? number(view, hero, `-${view.resolve - left}`, 'bad', 'resolve') : [];

export const BLOWS: Cues<Blows> = {
  attackDeclared: ({ attacker, target }, view) => strike(view, attacker, [target], forWhom(target, 'bad')),
  rolledToHit: ({ attacker, target }, view) => thrown(figuresOn(view, attacker, target)),
  hit: ({ target }, view) => flash(figuresOn(view, target), forWhom(target, 'bad')),
  missed: ({ target }, view) => flash(figuresOn(view, target), 'plain'),
  attackAgain: ({ who }, view) => flash(figuresOn(view, who), forWhom(who, 'good')),
  victimNamed: ({ attacker, victim }, view) => strike(view, attacker, [victim], forWhom(victim, 'bad')),
  harmed,
  guarded: ({ who, ally }, view) => strike(view, who, [ally], 'good'),
  survived: ({ who, card: played, die, passed }, view) => [
    ...(die === null ? [] : thrown(figuresOn(view, who))),
    ...card(cardPlace(played), passed ? 'good' : 'bad'),
    ...flash(figuresOn(view, who), passed ? 'good' : 'bad'),
  ],
  died: ({ monster }) => [{ kind: 'fall', who: figurePlace(monster) }],
  fell: ({ hero, resolve }, view) => [
    { kind: 'sink', who: figurePlace(hero) },
    ...resolveLost(view, hero, resolve),
    ...banner('bad'),
  ],
  stoodUp: ({ hero, resolve, hitpoints }, view) => [
    ...resolveLost(view, hero, resolve),
    ...gain(view, hero, hitpoints),
    ...banner('bad'),
  ],
  bountyMarked: ({ monster }, view) => [
    ...flash(figuresOn(view, monster), 'bad'),
    ...caption(figuresOn(view, monster)),
  ],
  recovered: ({ hero, passed }, view) => [
    ...thrown(figuresOn(view, hero)),
    ...flash(figuresOn(view, hero), passed ? 'good' : 'bad'),
    ...(passed ? banner('good') : []),
  ],
  rockThrown: ({ hero, target }, view) => strike(view, hero, [target], 'good'),
};
