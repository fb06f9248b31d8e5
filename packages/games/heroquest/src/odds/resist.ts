import { SIDES } from './die.ts';
import { decimals, type Field, type Fraction, fractions } from './field.ts';

const MIND_LIMIT = 100;

/** The chance of a resist roll: a red die for each Mind Point left, of which any 6 is enough. [dread.resist-roll] */
export const resistChance = (mind: number): number => resistIn(decimals, mind);
export const exactResistChance = (mind: number): Fraction => resistIn(fractions, mind);

function resistIn<X>(field: Field<X>, mind: number): X {
  if (!Number.isInteger(mind) || mind < 0 || mind > MIND_LIMIT)
    throw new RangeError(`mind must be a whole number from 0 to ${MIND_LIMIT}`);
  const [six, other] = [field.ratio(1, SIDES), field.ratio(SIDES - 1, SIDES)];
  let chance = field.ratio(0, 1);
  for (let die = 0; die < mind; die++) chance = field.add(six, field.multiply(other, chance));
  return chance;
}
