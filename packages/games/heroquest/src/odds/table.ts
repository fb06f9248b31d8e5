import { type Blow, blow, damageOf, type Strike } from './blow.ts';
import { sidesThatBlock, sidesThatHit } from './die.ts';
import { decimals } from './field.ts';

const DICE = 16;
const BODY = 8;

/** What players weigh a blow by. */
type Toll = Pick<Blow<number>, 'kill' | 'expectedWounds'>;

/** Blows of 1 to 16 dice against 1 to 16 dice and 1 to 8 Body Points. */
type Tolls = readonly Toll[];

/** Made when they are first asked for: by all that sides of a die may depend on, and shared by what they come to. */
const known: (Tolls | undefined)[] = [];
const made = new Map<string, Tolls>();

/** The part of a blow's odds that players ask for at every turn. Quick: a look into a table. */
export const quickBlow = (strike: Strike): Toll =>
  tollsFor(strike)[placeOf(strike.attack, strike.defend, strike.body)] ?? blow(strike);

const isWithin = (value: number, max: number): boolean => Number.isInteger(value) && value >= 1 && value <= max;

/** Where a blow stands in a table; -1 for what it does not hold. */
const placeOf = (attack: number, defend: number, body: number): number =>
  isWithin(attack, DICE) && isWithin(defend, DICE) && isWithin(body, BODY)
    ? ((attack - 1) * DICE + (defend - 1)) * BODY + body - 1
    : -1;

function tollsFor({ house, isHeroDefending, isBlackOnly }: Strike): Tolls {
  const key =
    Number(house.blankDie) + 2 * Number(house.publishedShields) + 4 * Number(isHeroDefending) + 8 * Number(isBlackOnly);
  const found = known[key];
  if (found !== undefined) return found;
  const [hitSides, blockSides] = [sidesThatHit(house), sidesThatBlock(house, isHeroDefending, isBlackOnly)];
  const sides = `${hitSides} ${blockSides}`;
  const tolls = made.get(sides) ?? tabulate(hitSides, blockSides);
  made.set(sides, tolls);
  known[key] = tolls;
  return tolls;
}

function tabulate(hitSides: number, blockSides: number): Tolls {
  const tolls: Toll[] = [];
  for (let attack = 1; attack <= DICE; attack++) {
    for (let defend = 1; defend <= DICE; defend++) {
      const damage = damageOf(decimals, attack, hitSides, defend, blockSides);
      for (let body = 1; body <= BODY; body++) {
        const kill = damage.slice(body).reduce((sum, chance) => sum + chance, 0);
        const expectedWounds = damage.reduce((sum, chance, points) => sum + chance * Math.min(points, body), 0);
        tolls.push({ kill, expectedWounds }); // in the order of placeOf
      }
    }
  }
  return tolls;
}
