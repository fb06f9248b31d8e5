export { type BlowOdds, blowOdds, type Outcome } from './blow.ts';
export { type Duel, type DuelOdds, duelOdds } from './duel.ts';
