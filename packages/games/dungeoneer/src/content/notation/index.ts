export { readAdventure, writeAdventure } from './adventures.ts';
export { readClauses, writeClauses } from './clauses.ts';
export { NotationError } from './error.ts';
export { readHero, writeHero } from './heroes.ts';
export { readMap, writeMap } from './maps.ts';
export { readQuest, writeQuest } from './quests.ts';
