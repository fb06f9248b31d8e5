import type { Rule } from '../rulebook/index.ts';
import type { Field } from './field.ts';
import { endingOf, type Fight, type Score } from './fight.ts';
import { at } from './linear.ts';
import { type Equilibrium, solveMatrixGame } from './matrix-game.ts';
import { type Cost, type Duel, roundOf, rulesIn, type Tree } from './round.ts';

/** What a fight is worth from where it stands, under best play. */
export interface Worth<X> {
  readonly win: X;
  readonly bothDie: X;
  readonly lose: X;
  /** Wounds the hero still suffers. */
  readonly wounds: X;
}

/** Where a round leads, and how likely. */
export interface Branch<X> {
  readonly chance: X;
  readonly to: Score;
}

interface Solved<X> {
  readonly worth: Worth<X>;
  readonly next: readonly Branch<X>[];
  /** Best play of the next round in Classic Cards. */
  readonly duel: Equilibrium<X> | null;
}

/** The odds of one kind of fight, from any score. */
export interface Solver<X> {
  worth(score: Score): Worth<X>;
  solved(score: Score): Solved<X>;
  /** What a round is worth that has come as far as this. */
  valueOf(score: Score, tree: Tree): Worth<X>;
  /** Which of these the hero should want; the first among equals. */
  best(score: Score, options: readonly Tree[]): number;
  /** The rules of all the rounds that were looked at so far. */
  rules(): ReadonlySet<Rule>;
}

/** Every round costs somebody something, so each score follows from smaller ones and is solved once. */
export function solve<X>(field: Field<X>, fight: Fight): Solver<X> {
  return new FightSolver(field, fight);
}

class FightSolver<X> implements Solver<X> {
  readonly #field: Field<X>;
  readonly #fight: Fight;
  readonly #zero: X;
  readonly #one: X;
  readonly #half: X;
  readonly #solved = new Map<number, Solved<X>>();
  readonly #rounds = new Map<number, Tree | Duel>();

  constructor(field: Field<X>, fight: Fight) {
    this.#field = field;
    this.#fight = fight;
    this.#zero = field.ratio(0, 1);
    this.#one = field.ratio(1, 1);
    this.#half = field.ratio(1, 2);
  }

  worth(score: Score): Worth<X> {
    const ending = endingOf(score);
    const nothing = { win: this.#zero, bothDie: this.#zero, lose: this.#zero, wounds: this.#zero };
    return ending === null ? this.solved(score).worth : { ...nothing, [ending]: this.#one };
  }

  solved(score: Score): Solved<X> {
    const key = keyOf(score);
    const made = this.#solved.get(key) ?? this.#solveRound(score, this.#roundFor(score));
    this.#solved.set(key, made);
    return made;
  }

  valueOf(score: Score, tree: Tree): Worth<X> {
    return this.#mean(score, this.#treeBranches(score, tree, this.#one));
  }

  rules(): ReadonlySet<Rule> {
    return new Set([...this.#rounds.values()].flatMap((round) => [...rulesIn(round)]));
  }

  /** The best chance to win; among equals the fewest wounds. */
  best(score: Score, options: readonly Tree[]): number {
    const worths = options.map((option) => this.valueOf(score, option));
    return worths.reduce(
      (chosen, candidate, index) => (this.#isBetter(candidate, at(worths, chosen)) ? index : chosen),
      0,
    );
  }

  #roundFor(score: Score): Tree | Duel {
    const key = keyOf({ ...score, monster: 0 }); // a round looks the same whatever is left of the monster
    const round = this.#rounds.get(key) ?? roundOf(this.#fight, score);
    this.#rounds.set(key, round);
    return round;
  }

  #solveRound(score: Score, round: Tree | Duel): Solved<X> {
    const duel = round.kind === 'duel' ? this.#equilibrium(score, round) : null;
    const branches =
      round.kind === 'duel' ? this.#duelBranches(score, round, duel) : this.#treeBranches(score, round, this.#one);
    const next = mergeBranches(this.#field, branches);
    return { worth: this.#mean(score, next), next, duel };
  }

  #treeBranches(score: Score, tree: Tree, share: X): readonly Branch<X>[] {
    const field = this.#field;
    switch (tree.kind) {
      case 'cost':
        return [{ chance: share, to: after(this.#fight, score, tree) }];
      case 'chance':
        return tree.branches.flatMap((branch) =>
          this.#treeBranches(score, branch.tree, field.multiply(share, field.ratio(branch.ways, tree.ways))),
        );
      case 'decision':
        return this.#treeBranches(score, at(tree.options, this.best(score, tree.options)), share);
    }
  }

  #duelBranches(score: Score, { cells }: Duel, play: Equilibrium<X> | null): readonly Branch<X>[] {
    const chance = (i: number, j: number): X =>
      play === null ? this.#zero : this.#field.multiply(at(play.rows, i), at(play.columns, j));
    return cells.flatMap((row, i) =>
      row.map((cell, j) => ({ chance: chance(i, j), to: after(this.#fight, score, cell) })),
    );
  }

  #mean(score: Score, branches: readonly Branch<X>[]): Worth<X> {
    const field = this.#field;
    let [win, bothDie, lose, wounds] = [this.#zero, this.#zero, this.#zero, this.#zero];
    for (const { chance, to } of branches) {
      const then = this.worth(to);
      const suffered = field.ratio(score.hero - to.hero, 1); // really suffered: no more than was left
      win = field.add(win, field.multiply(chance, then.win));
      bothDie = field.add(bothDie, field.multiply(chance, then.bothDie));
      lose = field.add(lose, field.multiply(chance, then.lose));
      wounds = field.add(wounds, field.multiply(chance, field.add(then.wounds, suffered)));
    }
    return { win, bothDie, lose, wounds };
  }

  #isBetter(candidate: Worth<X>, chosen: Worth<X>): boolean {
    const areLikely = this.#isLikely(candidate) && this.#isLikely(chosen);
    const { compare } = this.#field;
    const byWin = areLikely
      ? compare(this.#missing(chosen), this.#missing(candidate))
      : compare(candidate.win, chosen.win);
    return byWin === 0 ? compare(candidate.wounds, chosen.wounds) < 0 : byWin > 0;
  }

  /** Near certainty decimals have no digits left to tell wins apart; what is missing from them still has. */
  #missing({ bothDie, lose }: Worth<X>): X {
    return this.#field.add(bothDie, lose);
  }

  #isLikely({ win }: Worth<X>): boolean {
    return this.#field.compare(win, this.#half) > 0;
  }

  /** The hero wants to win, the monster player wants him not to; dying together is not winning. */
  #equilibrium(score: Score, { cells }: Duel): Equilibrium<X> {
    const worths = cells.map((row) => row.map((cell) => this.worth(after(this.#fight, score, cell))));
    const areAllLikely = worths.every((row) => row.every((each) => this.#isLikely(each)));
    const payoff = (each: Worth<X>): X =>
      areAllLikely ? this.#field.subtract(this.#zero, this.#missing(each)) : each.win;
    return solveMatrixGame(
      this.#field,
      worths.map((row) => row.map(payoff)),
    );
  }
}

/** Where a cost leads: never to more life for anybody. The house may let a hero outlive a double kill. */
function after(fight: Fight, score: Score, cost: Cost): Score {
  const monster = Math.max(0, score.monster - cost.monster);
  const hero = Math.max(0, score.hero - cost.hero);
  const isSpared = hero === 0 && monster === 0 && fight.house.heroWinsDoubleKill;
  return { hero: isSpared ? 1 : hero, monster, tokens: score.tokens - cost.tokens };
}

const KEY_BASE = 128;
const keyOf = ({ hero, monster, tokens }: Score): number => (hero * KEY_BASE + monster) * KEY_BASE + tokens;

/** The same place reached in several ways counts once. */
export function mergeBranches<X>(field: Field<X>, branches: readonly Branch<X>[]): readonly Branch<X>[] {
  const merged = new Map<number, Branch<X>>();
  for (const { chance, to } of branches) {
    const same = merged.get(keyOf(to));
    merged.set(keyOf(to), { to, chance: same === undefined ? chance : field.add(same.chance, chance) });
  }
  return [...merged.values()];
}
