import type { Field } from './field.ts';
import type { Fight, Standing } from './fight.ts';
import { roundOf, type Tree } from './round.ts';

/** Expected wounds of a round, and the chance that it leaves the monster as it is. */
interface Toll<X> {
  readonly wounds: X;
  readonly again: X;
}

/**
 * The wounds that a hero who cannot die can expect before the monster falls. The standing says how wounded he counts as.
 * A round may leave the monster untouched and be fought again, so each life is one equation; where the hero has a choice,
 * play is improved until it stays the same. [odds.dice-unlimited]
 */
export function woundsUnlimited<X>(field: Field<X>, fight: Fight, standing: Standing): X {
  const zero = field.ratio(0, 1);
  const expected: X[] = [zero];
  for (let monster = 1; monster <= standing.monster; monster++) {
    const round = roundOf(fight, { ...standing, monster });
    if (round.kind === 'duel') throw new RangeError('in Classic Cards the monster player has a say in it');
    const before = (cost: number): X => expected[Math.max(0, monster - cost)] ?? zero;
    let guess: X | null = null;
    for (let improved = true; improved; ) {
      const { wounds, again } = toll(field, round, guess, before);
      const next = field.divide(wounds, field.subtract(field.ratio(1, 1), again));
      improved = guess === null || field.compare(next, guess) < 0;
      guess = next;
    }
    expected.push(guess ?? zero);
  }
  return expected[standing.monster] ?? zero;
}

/** With no guess at what another round costs, the hero keeps his dice. */
function toll<X>(field: Field<X>, round: Tree, guess: X | null, before: (cost: number) => X): Toll<X> {
  const [zero, one] = [field.ratio(0, 1), field.ratio(1, 1)];
  switch (round.kind) {
    case 'cost': {
      const hero = field.ratio(round.hero, 1);
      return round.monster === 0 ? { wounds: hero, again: one } : { wounds: field.add(hero, before(round.monster)), again: zero };
    }
    case 'chance': {
      let [wounds, again] = [zero, zero];
      for (const { ways, tree } of round.branches) {
        const share = field.ratio(ways, round.ways);
        const each = toll(field, tree, guess, before);
        wounds = field.add(wounds, field.multiply(share, each.wounds));
        again = field.add(again, field.multiply(share, each.again));
      }
      return { wounds, again };
    }
    case 'choice': {
      const tolls = round.options.map((option) => toll(field, option, guess, before));
      const total = (each: Toll<X>): X => field.add(each.wounds, field.multiply(each.again, guess ?? zero));
      return tolls.reduce((best, each) => (guess !== null && field.compare(total(each), total(best)) < 0 ? each : best));
    }
  }
}
