import type { House } from '../types/index.ts';
import { type Blow, blowIn } from './blow.ts';
import { decimals, type Field, type Fraction, fractions, sum } from './field.ts';

/** One side of a duel. */
export interface Fighter {
  readonly attack: number;
  readonly defend: number;
  readonly body: number;
  /** A hero or an ally; else a monster. */
  readonly isHero: boolean;
  /** Its blows are blocked with black shields only. [artifact.spirit-blade] */
  readonly isBlackOnly: boolean;
}

export interface Pairing {
  /** Whoever strikes first. */
  readonly first: Fighter;
  readonly second: Fighter;
  readonly house: House;
}

export interface Duel<X> {
  /** The chance that the first outlives the second. */
  readonly win: X;
  readonly lose: X;
  /** Rounds, the last one included: a blow of the first and, unless it kills, one of the second. */
  readonly expectedRounds: X;
  /** The chance of each number of Body Points left at the end; the first in the list is that of being dead. */
  readonly firstLeft: readonly X[];
  readonly secondLeft: readonly X[];
}

/** Blow for blow until one is dead. */
export const duel = (pairing: Pairing): Duel<number> => duelIn(decimals, pairing);
export const exactDuel = (pairing: Pairing): Duel<Fraction> => duelIn(fractions, pairing);

/**
 * Nobody heals, so chances only flow from more Body Points to fewer, and each standing is passed once, the highest
 * first. Rounds that hurt nobody lead back to where they began: how often a standing sees a round is what flows in,
 * over the chance to leave it.
 */
function duelIn<X>(field: Field<X>, { first, second, house }: Pairing): Duel<X> {
  const zero = field.ratio(0, 1);
  const [ours, theirs] = [blowFrom(field, first, second, house), blowFrom(field, second, first, house)];
  if (first.body < 1 || second.body < 1) throw new RangeError('the dead fight no duel');
  if (first.attack === 0 && second.attack === 0) throw new RangeError('neither can hurt the other');
  const [miss, theirMiss] = [ours.distribution[0] ?? zero, theirs.distribution[0] ?? zero];
  const leave = field.add(ours.hit, field.multiply(miss, theirs.hit));

  const begins = new Flow(field);
  const answers = new Flow(field);
  const [firstLeft, secondLeft]: [X[], X[]] = [[zero], [zero]]; // filled from the highest standing down
  const rounds: X[] = [];
  begins.add(first.body, second.body, field.ratio(1, 1));
  for (let mine = first.body; mine >= 1; mine--) {
    for (let yours = second.body; yours >= 1; yours--) {
      const answered = answers.at(mine, yours);
      const begun = field.divide(field.add(begins.at(mine, yours), field.multiply(answered, theirMiss)), leave);
      rounds.push(begun);
      const kill = answers.pour(ours, yours, begun, (lost) => [mine, yours - lost]);
      firstLeft[mine] = field.add(firstLeft[mine] ?? zero, kill);
      const back = field.add(answered, field.multiply(begun, miss));
      const killed = begins.pour(theirs, mine, back, (lost) => [mine - lost, yours]);
      secondLeft[yours] = field.add(secondLeft[yours] ?? zero, killed);
    }
  }
  const [win, lose] = [sum(field, firstLeft), sum(field, secondLeft)];
  return {
    win,
    lose,
    expectedRounds: sum(field, rounds),
    firstLeft: firstLeft.with(0, lose),
    secondLeft: secondLeft.with(0, win),
  };
}

const blowFrom = <X>(
  field: Field<X>,
  { attack, isBlackOnly }: Fighter,
  { defend, body, isHero }: Fighter,
  house: House,
): Blow<X> => blowIn(field, { attack, defend, body, isHeroDefending: isHero, isBlackOnly, house });

/** How often each standing is reached from another one. */
class Flow<X> {
  readonly #field: Field<X>;
  readonly #zero: X;
  readonly #reached: X[][] = [];

  constructor(field: Field<X>) {
    this.#field = field;
    this.#zero = field.ratio(0, 1);
  }

  at(first: number, second: number): X {
    return this.#reached[first]?.[second] ?? this.#zero;
  }

  add(first: number, second: number, share: X): void {
    this.#reached[first] ??= [];
    this.#reached[first][second] = this.#field.add(this.at(first, second), share);
  }

  /** Lets a blow lead on from a standing, wherever it hurts and does not kill; gives what it kills. */
  pour({ distribution }: Blow<X>, body: number, share: X, to: (lost: number) => readonly [number, number]): X {
    for (const [i, chance] of distribution.slice(1, body).entries())
      this.add(...to(i + 1), this.#field.multiply(share, chance));
    return this.#field.multiply(share, sum(this.#field, distribution.slice(body)));
  }
}
