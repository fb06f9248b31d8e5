import { BENEFITS } from '../content/index.ts';
import type { BenefitFrame, Effect } from '../types/index.ts';
import { everybodyIn, type Law, law } from './law.ts';

/** Whether this holds of every Effect upon anybody. */
const ofEffects =
  (holds: (effect: Effect) => boolean): Law['holds'] =>
  (state) =>
    everybodyIn(state).every(({ effects }) => effects.every(holds));

/** Neither flight nor Glow has a duration. */
const isPlain = ({ source }: Effect): boolean => source === 'flee' || source === 'glow';

/** Nothing says how long it lasts. */
const isOpen = (effect: Effect): boolean => isPlain(effect) || BENEFITS.get(effect.source)?.duration === 'now';

const isHeld = ({ kind }: Effect): boolean => kind === 'stun' || kind === 'immobile';

const isBonus = ({ kind }: Effect): boolean => kind === 'to-hit' || kind === 'damage';

const timingOf = ({ source }: Effect): string | undefined => BENEFITS.get(source)?.timing;

/** All that a Benefit has put upon anybody stands in it no farther to the right than it has come. */
function isInOrder({ benefit, clause, given }: BenefitFrame): boolean {
  const come = BENEFITS.get(benefit)?.clauses.slice(0, clause + 1) ?? [];
  return given.every(({ kind }) => come.some(({ word }) => word === kind));
}

/** What Benefits leave behind, and for how long. */
export const LASTING: readonly Law[] = [
  law(
    'dur.short',
    ({ table: { heroes, turns } }) => {
      // No hero waits longer for its next Turn than until all others have had theirs, each with a monster after it.
      const oldest = turns - 2 * heroes.length;
      const isInTime = ({ duration, turn }: Effect): boolean => duration !== 'short' || turn >= oldest;
      return heroes.every(({ effects }) => effects.every(isInTime));
    },
    'a Short Effect has outlasted the next Turn of its bearer',
  ),
  law(
    'dur.default-long',
    ofEffects((effect) => !isOpen(effect) || isHeld(effect) || effect.duration === 'long'),
    'an Effect without a duration is not Long',
  ),
  law(
    'dur.stun-immobile-default',
    ofEffects((effect) => !isOpen(effect) || !isHeld(effect) || effect.duration === 'short'),
    'Stun or Immobile without a duration is not Short',
  ),
  law(
    'dur.instant',
    ofEffects((effect) => !isOpen(effect) || effect.kind !== 'heal'),
    'a Heal without a duration goes on',
  ),
  law(
    'benefit.attack-bound',
    ofEffects((effect) => !isBonus(effect) || (timingOf(effect) !== 'roll' && timingOf(effect) !== 'hit')),
    'what was paid for in an attack outlasts it',
  ),
  law(
    'benefit.clause-order',
    ({ agenda }) => agenda.every((frame) => frame.kind !== 'benefit' || isInOrder(frame)),
    'a part of a Benefit comes before its turn',
  ),
];
