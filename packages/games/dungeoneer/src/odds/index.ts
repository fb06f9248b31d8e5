export { type Prospect, prospectOf } from './answers.ts';
export { type Duel, duelOdds, type Match } from './dice.ts';
export { fieldOf } from './field.ts';
export { challengeOf, matchIn, monsterAgainst, questAgainst, threatScore } from './match.ts';
export { exitTrial, questTrial, searchTrial, spaceTrial, type Trial, trapTrial, trialOf } from './trials.ts';
