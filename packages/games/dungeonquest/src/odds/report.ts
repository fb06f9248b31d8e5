import type { Card } from '../content/combat-cards.ts';
import type { Rule } from '../rulebook/index.ts';
import { decimals, type Field } from './field.ts';
import { type Ending, endingOf, type Fight, type Score } from './fight.ts';
import { at } from './linear.ts';
import type { Equilibrium } from './matrix-game.ts';
import { openingOf } from './opening.ts';
import { type Branch, mergeBranches, type Solver, solve, type Worth } from './solve.ts';

export type Mix = Readonly<Record<Card, number>>;

/** How likely the fight is to end in this round, and how. Round 0 is Tatianna's arrows. */
export interface RoundOdds {
  readonly round: number;
  readonly win: number;
  readonly bothDie: number;
  readonly lose: number;
}

export interface Odds {
  readonly win: number;
  readonly bothDie: number;
  readonly lose: number;
  readonly expectedHeroWounds: number;
  readonly expectedRounds: number;
  readonly rounds: readonly RoundOdds[];
  /** Best play of the first round of Classic Cards. */
  readonly duel: { readonly value: number; readonly mix: Mix; readonly monsterMix: Mix } | null;
  /** The rules by which all this was reckoned. */
  readonly rules: readonly Rule[];
}

/** The worth of a fight from before its first round. */
export function worthOf<X>(
  field: Field<X>,
  fight: Fight,
  score: Score,
  solver: Solver<X> = solve(field, fight),
): Worth<X> {
  const { begun } = openingOf(field, fight, score);
  const sum = (of: keyof Worth<X>): X =>
    begun.reduce(
      (total, { chance, to }) => field.add(total, field.multiply(chance, solver.worth(to)[of])),
      field.ratio(0, 1),
    );
  return { win: sum('win'), bothDie: sum('bothDie'), lose: sum('lose'), wounds: sum('wounds') };
}

export function oddsOf(fight: Fight, score: Score): Odds {
  const solver = solve(decimals, fight);
  const { win, bothDie, lose, wounds } = worthOf(decimals, fight, score, solver);
  const { begun, rules } = openingOf(decimals, fight, score);
  const rounds = roundsOf(solver, begun);
  const play = solver.solved(score).duel;
  return {
    win,
    bothDie,
    lose,
    expectedHeroWounds: wounds,
    expectedRounds: rounds.reduce((sum, { round, ...ends }) => sum + round * (ends.win + ends.bothDie + ends.lose), 0),
    rounds,
    duel: play && { value: win, ...mixes(play) },
    rules: [...solver.rules(), ...rules, 'odds.boundary', 'odds.expected-wounds'],
  };
}

function mixes({ rows, columns }: Equilibrium<number>): { readonly mix: Mix; readonly monsterMix: Mix } {
  const named = (chances: readonly number[]): Mix => ({
    quickShot: at(chances, 0),
    slash: at(chances, 1),
    boltOfAgony: at(chances, 2),
  });
  return { mix: named(rows), monsterMix: named(columns) };
}

/** Lets the whole fight flow forward, round by round, until nothing of it is left. */
function roundsOf(solver: Solver<number>, begun: readonly Branch<number>[]): readonly RoundOdds[] {
  const rounds: RoundOdds[] = [];
  let fighting = begun;
  for (let round = 0; fighting.length > 0; round++) {
    const reached = round === 0 ? fighting : fighting.flatMap((branch) => onwards(solver, branch));
    const ended = (ending: Ending): number =>
      reached.reduce((sum, { chance, to }) => sum + (endingOf(to) === ending ? chance : 0), 0);
    const over = { round, win: ended('win'), bothDie: ended('bothDie'), lose: ended('lose') };
    if (Math.max(over.win, over.bothDie, over.lose) > 0) rounds.push(over);
    fighting = mergeBranches(
      decimals,
      reached.filter(({ to }) => endingOf(to) === null),
    );
  }
  return rounds;
}

function onwards(solver: Solver<number>, { chance, to }: Branch<number>): readonly Branch<number>[] {
  return solver.solved(to).next.map((branch) => ({ to: branch.to, chance: chance * branch.chance }));
}

/** The mean of several fights, one for each Life that a hidden token may have. */
export function meanOdds(all: readonly Odds[]): Odds {
  const [first] = all;
  if (first === undefined) throw new RangeError('there is no mean of nothing');
  if (all.length === 1) return first;
  const mean = (of: (odds: Odds) => number): number => all.reduce((sum, odds) => sum + of(odds), 0) / all.length;
  const within = (odds: Odds, round: number): RoundOdds | undefined => odds.rounds.find((one) => one.round === round);
  const fought = new Set(all.flatMap(({ rounds }) => rounds.map(({ round }) => round)));
  const rounds = [...fought]
    .sort((x, y) => x - y)
    .map((round) => ({
      round,
      win: mean((odds) => within(odds, round)?.win ?? 0),
      bothDie: mean((odds) => within(odds, round)?.bothDie ?? 0),
      lose: mean((odds) => within(odds, round)?.lose ?? 0),
    }));
  return {
    win: mean((odds) => odds.win),
    bothDie: mean((odds) => odds.bothDie),
    lose: mean((odds) => odds.lose),
    expectedHeroWounds: mean((odds) => odds.expectedHeroWounds),
    expectedRounds: mean((odds) => odds.expectedRounds),
    rounds,
    duel: null,
    rules: [...new Set(all.flatMap(({ rules }) => rules)), 'odds.unknown-life'],
  };
}
