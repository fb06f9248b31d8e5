import type { House } from '../types/index.ts';
import { SIDES, sidesThatBlock, sidesThatHit } from './die.ts';
import { decimals, type Field, type Fraction, fractions, mean, sum } from './field.ts';

const LIMIT = 100;

/** A blow whose odds are asked for: dice after all modifiers, and the Body Points that whoever is struck has left. */
export interface Strike {
  readonly attack: number;
  readonly defend: number;
  readonly body: number;
  /** A hero or an ally is struck; else a monster. */
  readonly isHeroDefending: boolean;
  readonly house: House;
  /** The Spirit Blade strikes undead: only black shields block. [artifact.spirit-blade] */
  readonly isBlackOnly: boolean;
}

/** What comes of a blow. Chances are listed by what they are the chance of: the first is that of nothing. */
export interface Blow<X> {
  /** The chance of each damage, even of more than anybody has Body Points for. */
  readonly distribution: readonly X[];
  readonly expectedDamage: X;
  /** The chance of any damage. */
  readonly hit: X;
  /** The chance of as much damage as there are Body Points, or more. */
  readonly kill: X;
  /** The chance of each loss of Body Points, which ends with the last of them. */
  readonly wounds: readonly X[];
  readonly expectedWounds: X;
}

export const blow = (strike: Strike): Blow<number> => blowIn(decimals, strike);
export const exactBlow = (strike: Strike): Blow<Fraction> => blowIn(fractions, strike);

export function blowIn<X>(field: Field<X>, strike: Strike): Blow<X> {
  const { attack, defend, body, isHeroDefending, house, isBlackOnly } = strike;
  for (const [name, value] of Object.entries({ attack, defend, body }))
    if (!Number.isInteger(value) || value < 0 || value > LIMIT)
      throw new RangeError(`${name} must be a whole number from 0 to ${LIMIT}`);
  const distribution = damageOf(
    field,
    attack,
    sidesThatHit(house),
    defend,
    sidesThatBlock(house, isHeroDefending, isBlackOnly),
  );
  const kill = sum(field, distribution.slice(body));
  const wounds = body > attack ? distribution : [...distribution.slice(0, body), kill];
  return {
    distribution,
    expectedDamage: mean(field, distribution),
    hit: sum(field, distribution.slice(1)),
    kill,
    wounds,
    expectedWounds: mean(field, wounds),
  };
}

/**
 * The chance of each damage from 0 to the number of attack dice. Hits and blocks do not depend on each other; a defence
 * that is not rolled for want of a skull would have blocked nothing. [combat.damage-is-difference,
 * combat.no-skull-fails]
 */
export function damageOf<X>(
  field: Field<X>,
  attack: number,
  hitSides: number,
  defend: number,
  blockSides: number,
): readonly X[] {
  const hits = rolled(field, attack, hitSides);
  const blocks = rolled(field, defend, blockSides);
  const zero = field.ratio(0, 1);
  const damage = hits.map(() => zero);
  for (const [h, hit] of hits.entries()) {
    for (const [b, block] of blocks.entries()) {
      const left = Math.max(0, h - b);
      damage[left] = field.add(damage[left] ?? zero, field.multiply(hit, block));
    }
  }
  return damage;
}

/** The chance that 0, 1, 2 … of some dice show one of so many sides: die by die. */
function rolled<X>(field: Field<X>, dice: number, sides: number): readonly X[] {
  const [zero, yes, no] = [field.ratio(0, 1), field.ratio(sides, SIDES), field.ratio(SIDES - sides, SIDES)];
  let chances: readonly X[] = [field.ratio(1, 1)];
  for (let die = 0; die < dice; die++) {
    const before = chances;
    chances = [...before, zero].map((chance, shown) =>
      field.add(field.multiply(no, chance), field.multiply(yes, before[shown - 1] ?? zero)),
    );
  }
  return chances;
}
