export { decoder, oneOf, orNull, type Read, shortList, shortText, wholeNumber, yesOrNo } from './border.ts';
export { below, copyRng, DiceWanted, forkRng, isSeed, type Rng, roll, seedRng, shuffle } from './dice.ts';
export { dream } from './dream.ts';
export { type AnswersTo, type Deed, type Deeds, type Frames, fromDeeds, type Game, type Opening } from './game.ts';
export { isSource } from './generator.ts';
export { hashText } from './hash.ts';
export * from './journal.ts';
export * from './limits.ts';
export { advance, check, cloneState, legal, open, type Step, step } from './match.ts';
export {
  choice,
  completed,
  type Field,
  type Fields,
  flag,
  parseOptions,
  readOptions,
  whole,
  wholeOrUsual,
} from './options.ts';
export { bad, good, type Problem, type Result } from './result.ts';
export { ask, askAny, pending, takeUp, wishesOf } from './round.ts';
export { findRule, type HouseRule, isKernelRule, KERNEL_RULES, type Rule, type Rulebook } from './rulebook.ts';
export { everyone, includesSeat, listSeats, NOBODY, type Seat, type Seats, SPECTATOR, seatsOf } from './seats.ts';
export { sight } from './sight.ts';
export { Book, heardBy, silence } from './tell.ts';
export type * from './types.ts';
export type { Naming, Telling, Words } from './words.ts';
