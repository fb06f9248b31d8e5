import type { Player, Rng, Turn } from '@questhall/kernel';
import type { Card } from '../content/combat-cards.ts';
import type { Mode } from '../content/modes.ts';
import type { Side } from '../content/sides.ts';
import { drawCard } from '../odds/draw.ts';
import type { Fight, Score } from '../odds/fight.ts';
import { fightIn, scoresIn } from '../odds/from-view.ts';
import { rerollOptions, spendOptions, type Tree } from '../odds/round.ts';
import type { Solver } from '../odds/solve.ts';
import { solverFor } from '../odds/solvers.ts';
import type { Action, DungeonQuest } from '../types/index.ts';
import { answerOf } from './dash/answers.ts';
import { Asked } from './dash/asked.ts';
import { TEMPERS, type Temper } from './dash/temper.ts';

type Ask = Turn<DungeonQuest>['ask'];

/**
 * Best play of fights in every mode: equilibrium cards, Hugo's best rerolls, determination where it pays; in the keep a
 * character besides. It knows what its seat sees.
 */
export function characterPlayer(temper: Temper): Player<DungeonQuest> {
  return (turn) => {
    const answer = turn.sight.view.keep === null ? null : answerOf(new Asked(turn, temper));
    if (answer !== null) return answer;
    switch (turn.ask.question.kind) {
      case 'mode':
        return agreeWith(turn.sight.view.wishes, turn.offers);
      case 'reroll':
      case 'spend':
      case 'lay':
        return reckonedAnswer(turn);
      default:
        return plainAnswer(turn.ask);
    }
  };
}

/** The careful one. */
export const standardPlayer = (): Player<DungeonQuest> => characterPlayer(TEMPERS.careful);

/** Questions that are worth a computation. */
function reckonedAnswer({ sight: { view }, ask, rng }: Turn<DungeonQuest>): Action {
  const fight = fightIn(view);
  const [score] = scoresIn(view);
  if (fight === null || score === undefined) return plainAnswer(ask);
  switch (ask.question.kind) {
    case 'reroll':
      return bestReroll(solverFor(fight), fight, score, ask.question.dice);
    case 'spend':
      return bestSpending(solverFor(fight), fight, score, view.lying.dice);
    case 'lay':
      return { type: 'lay', card: equilibriumCard(solverFor(fight), score, ask.question.side, rng) };
    default:
      return plainAnswer(ask);
  }
}

/** Always the same card, and otherwise the standard player: to see what a habit costs. */
export function habitualPlayer(card: Card): Player<DungeonQuest> {
  const standard = standardPlayer();
  return (turn) => (turn.ask.question.kind === 'lay' ? { type: 'lay', card } : standard(turn));
}

/** What somebody already wishes, if that is allowed; otherwise what is proposed. A bot never holds up a table. */
function agreeWith(wishes: readonly (Mode | null)[], offers: readonly Action[]): Action {
  const wished = wishes.find((wish) => wish !== null);
  const [proposed = { type: 'wait' }] = offers;
  return offers.find((offer) => offer.type === 'agree' && offer.mode === wished) ?? proposed;
}

/** Questions with one sensible answer. */
function plainAnswer({ question }: Ask): Action {
  switch (question.kind) {
    case 'encounter':
      return { type: 'fight' };
    case 'roll':
      return { type: 'roll' };
    case 'extraWound':
      return { type: 'addWound' };
    default:
      return { type: 'keep' };
  }
}

function bestOf<O extends { readonly tree: Tree }>(
  options: readonly O[],
  solver: Solver<number>,
  score: Score,
): O | undefined {
  const trees = options.map(({ tree }) => tree);
  return options[solver.best(score, trees)];
}

function bestReroll(solver: Solver<number>, fight: Fight, score: Score, dice: readonly number[]): Action {
  const chosen = bestOf(rerollOptions(fight, score, dice), solver, score);
  return chosen === undefined || chosen.positions.length === 0
    ? { type: 'keep' }
    : { type: 'reroll', dice: chosen.positions };
}

function bestSpending(solver: Solver<number>, fight: Fight, score: Score, dice: readonly number[]): Action {
  const chosen = bestOf(spendOptions(fight, score, dice), solver, score);
  return chosen === undefined || chosen.tokens === 0 ? { type: 'keep' } : { type: 'spend', tokens: chosen.tokens };
}

function equilibriumCard(solver: Solver<number>, score: Score, side: Side, rng: Rng): Card {
  const play = solver.solved(score).duel;
  if (play === null) throw new Error('there are no cards to lay');
  return drawCard(rng, side === 'hero' ? play.rows : play.columns);
}
