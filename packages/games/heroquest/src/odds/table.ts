import type { House } from '../types/index.ts';
import { blow, damageOf } from './blow.ts';
import { SIDES, sidesThatBlock, sidesThatHit } from './die.ts';
import { decimals } from './field.ts';

const DICE = 16;
const BODY = 8;

/** Blows of 1 to 16 dice against 1 to 16 dice and 1 to 8 Body Points. */
interface Tables {
  readonly wounds: Float64Array;
  readonly kill: Float64Array;
}

/** Made when they are first asked for: by all that sides of a die may depend on, and shared by what they come to. */
const known: (Tables | undefined)[] = [];
const made: (Tables | undefined)[] = [];

/** Body Points that a blow can be expected to cost, never more than there are. Quick: a look into a table. */
export function expectedDamage(
  attack: number,
  defend: number,
  body: number,
  house: House,
  isHeroDefending: boolean,
  isBlackOnly = false,
): number {
  const at = placeOf(attack, defend, body);
  if (at < 0) return blow({ attack, defend, body, isHeroDefending, house, isBlackOnly }).expectedWounds;
  return tablesFor(house, isHeroDefending, isBlackOnly).wounds[at] ?? 0;
}

/** The chance that a blow takes all Body Points there are. As quick. */
export function killChance(
  attack: number,
  defend: number,
  body: number,
  house: House,
  isHeroDefending: boolean,
  isBlackOnly = false,
): number {
  const at = placeOf(attack, defend, body);
  if (at < 0) return blow({ attack, defend, body, isHeroDefending, house, isBlackOnly }).kill;
  return tablesFor(house, isHeroDefending, isBlackOnly).kill[at] ?? 0;
}

const isWithin = (value: number, max: number): boolean => Number.isInteger(value) && value >= 1 && value <= max;

/** Where a blow stands in the tables; -1 for what they do not hold. */
const placeOf = (attack: number, defend: number, body: number): number =>
  isWithin(attack, DICE) && isWithin(defend, DICE) && isWithin(body, BODY) ? ((attack - 1) * DICE + (defend - 1)) * BODY + body - 1 : -1;

function tablesFor(house: House, isHeroDefending: boolean, isBlackOnly: boolean): Tables {
  const key = Number(house.blankDie) + 2 * Number(house.publishedShields) + 4 * Number(isHeroDefending) + 8 * Number(isBlackOnly);
  const found = known[key];
  if (found !== undefined) return found;
  const [hitSides, blockSides] = [sidesThatHit(house), sidesThatBlock(house, isHeroDefending, isBlackOnly)];
  const sides = hitSides * (SIDES + 1) + blockSides;
  const tables = made[sides] ?? tabulate(hitSides, blockSides);
  made[sides] = tables;
  known[key] = tables;
  return tables;
}

function tabulate(hitSides: number, blockSides: number): Tables {
  const size = DICE * DICE * BODY;
  const tables = { wounds: new Float64Array(size), kill: new Float64Array(size) };
  for (let attack = 1; attack <= DICE; attack++) {
    for (let defend = 1; defend <= DICE; defend++) {
      const damage = damageOf(decimals, attack, hitSides, defend, blockSides);
      for (let body = 1; body <= BODY; body++) {
        const at = placeOf(attack, defend, body);
        tables.kill[at] = damage.slice(body).reduce((sum, chance) => sum + chance, 0);
        tables.wounds[at] = damage.reduce((sum, chance, points) => sum + chance * Math.min(points, body), 0);
      }
    }
  }
  return tables;
}
