export { type EscapeOdds, escapeOdds } from './escape.ts';
export { decimals, type Field, type Fraction, fractions, fractionText } from './field.ts';
export { type Fight, PLAIN_HOUSE, type Standing } from './fight.ts';
export { fightIn, oddsIn, standingsIn } from './from-view.ts';
export { type Equilibrium, solveMatrixGame } from './matrix-game.ts';
export { type Mix, meanOdds, type Odds, oddsOf, type RoundOdds, worthOf } from './report.ts';
export { type Duel, roundOf, type Tree } from './round.ts';
export { type Solver, solve, type Worth } from './solve.ts';
export { woundsUnlimited } from './unlimited.ts';
