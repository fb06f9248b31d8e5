import { banner, type Cue, caption, flash, thrown, UNSEEN } from '@questhall/facets';
import { EFFECTS, type EffectId } from '../../content/index.ts';
import type { EntityId, Event, View } from '../../types/index.ts';
import { figurePlace } from '../places/names.ts';
import { figuresOn } from '../places/there.ts';
import { type Cues, forWhom, gain, number, strike } from './make.ts';

/** What comes of blows: losses, Effects, falls, and getting up again. */
type Hurts =
  | ('harmed' | 'spared' | 'guarded' | 'parried' | 'stripped' | 'shielded' | 'reflecting' | 'healed' | 'effectGiven')
  | ('effectRefused' | 'effectsEnded' | 'poisonFell' | 'enraged' | 'died' | 'raised' | 'bountyNoted' | 'fell')
  | 'recoveryRolled';

/** Lines for what comes from elsewhere than the blow that everybody has just seen. */
function harmed({ who, by, how, loss }: Extract<Event, { type: 'harmed' }>, view: View): readonly Cue[] {
  const isElsewhere = how === 'activator' || how === 'returned';
  const tone = forWhom(who, 'bad');
  return [
    ...(isElsewhere ? strike(view, by, [who], tone) : []),
    ...(loss > 0 ? number(figuresOn(view, who), `-${loss}`, tone) : number(figuresOn(view, who), '0', 'plain')),
  ];
}

const effectOn = (view: View, who: EntityId, id: EffectId): readonly Cue[] =>
  flash(figuresOn(view, who), forWhom(who, EFFECTS[id].kind === 'harmful' ? 'bad' : 'good'));

export const HURTS: Cues<Hurts> = {
  harmed,
  spared: ({ who }, view) => [...flash(figuresOn(view, who), 'good'), ...caption(figuresOn(view, who))],
  guarded: ({ who, ally }, view) => strike(view, who, [ally], 'good'),
  parried: ({ who }, view) => flash(figuresOn(view, who), forWhom(who, 'good')),
  stripped: ({ who, reflect, shield }, view) => [
    ...gain(view, who, -reflect, 'reflect'),
    ...gain(view, who, -shield, 'shield'),
  ],
  shielded: ({ who, amount }, view) => gain(view, who, amount, 'shield'),
  reflecting: ({ who, amount }, view) => gain(view, who, amount, 'reflect'),
  healed: ({ who, amount, wakes }, view) => [
    ...gain(view, who, amount),
    ...(wakes ? flash(figuresOn(view, who), 'good') : []),
  ],
  effectGiven: ({ who, effect }, view) => effectOn(view, who, effect.id),
  effectRefused: ({ who }, view) => flash(figuresOn(view, who), 'plain'),
  effectsEnded: UNSEEN,
  poisonFell: UNSEEN,
  enraged: ({ who }, view) => flash(figuresOn(view, who), forWhom(who, 'good')),
  died: ({ monster }) => [{ kind: 'fall', who: figurePlace(monster) }],
  raised: ({ monster }) => [{ kind: 'appear', who: figurePlace(monster) }, ...banner('bad')],
  bountyNoted: ({ monster }, view) => [...flash(figuresOn(view, monster), 'bad'), ...caption(figuresOn(view, monster))],
  fell: ({ hero }) => [{ kind: 'sink', who: figurePlace(hero) }, ...banner('bad')],
  recoveryRolled: ({ hero, isAwake }, view) => [
    ...thrown(figuresOn(view, hero)),
    ...flash(figuresOn(view, hero), isAwake ? 'good' : 'bad'),
    ...(isAwake ? banner('good') : []),
  ],
};
