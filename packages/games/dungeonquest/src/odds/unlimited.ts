import type { Rule } from '../rulebook/index.ts';
import type { Field } from './field.ts';
import type { Fight, Score } from './fight.ts';
import { openingOf } from './opening.ts';
import { roundOf, rulesIn, type Tree } from './round.ts';

/** What a hero who cannot die has to expect, and by which rules. */
export interface Unlimited<X> {
  readonly wounds: X;
  readonly rules: readonly Rule[];
}

/** Expected wounds of a round, and the chance that it leaves the monster as it is. */
interface Toll<X> {
  readonly wounds: X;
  readonly again: X;
}

/**
 * The wounds that a hero who cannot die can expect before the monster falls. The score says how wounded he counts
 * as. A round may leave the monster untouched and be fought again, so each life is one equation; where the hero has a
 * choice, play is improved until it stays the same.
 */
export function woundsUnlimited<X>(field: Field<X>, fight: Fight, score: Score): Unlimited<X> {
  const round = roundOf(fight, score);
  if (round.kind === 'duel') throw new RangeError('in Classic Cards the monster player has a say in it');
  const zero = field.ratio(0, 1);
  const expected: X[] = [zero];
  for (let monster = 1; monster <= score.monster; monster++) expected.push(nextLife(field, round, expected));
  const { begun, rules } = openingOf(field, fight, score);
  const wounds = begun.reduce(
    (sum, { chance, to }) => field.add(sum, field.multiply(chance, expected[to.monster] ?? zero)),
    zero,
  );
  return { wounds, rules: [...rulesIn(round), ...rules, 'odds.dice-unlimited'] };
}

/** The wounds to expect from a monster with one life more than those already reckoned. */
function nextLife<X>(field: Field<X>, round: Tree, expected: readonly X[]): X {
  const zero = field.ratio(0, 1);
  const before = (cost: number): X => expected[Math.max(0, expected.length - cost)] ?? zero;
  const reckon = (guess: X): X => {
    const { wounds, again } = toll(field, round, guess, before);
    return field.divide(wounds, field.subtract(field.ratio(1, 1), again));
  };
  for (let best = reckon(zero); ; ) {
    const next = reckon(best);
    if (field.compare(next, best) < 0) best = next;
    else return best;
  }
}

/** The choices are those of a hero for whom another round costs as much as is guessed. */
function toll<X>(field: Field<X>, round: Tree, guess: X, before: (cost: number) => X): Toll<X> {
  const [zero, one] = [field.ratio(0, 1), field.ratio(1, 1)];
  switch (round.kind) {
    case 'cost': {
      const hero = field.ratio(round.hero, 1);
      return round.monster === 0
        ? { wounds: hero, again: one }
        : { wounds: field.add(hero, before(round.monster)), again: zero };
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
    case 'decision': {
      const tolls = round.options.map((option) => toll(field, option, guess, before));
      const total = (each: Toll<X>): X => field.add(each.wounds, field.multiply(each.again, guess));
      return tolls.reduce((best, each) => (field.compare(total(each), total(best)) < 0 ? each : best));
    }
  }
}
