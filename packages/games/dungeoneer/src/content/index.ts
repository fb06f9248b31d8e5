export * from './cards.ts';
export * from './categories.ts';
export { type Cheapest, cheapestOf, isEncounter, isGloryCard } from './cheapest.ts';
export type { CardId, HeroId, MapId, QuestId } from './ids.ts';
export {
  NotationError,
  readAdventure,
  readHero,
  readQuest,
  writeAdventure,
  writeHero,
  writeQuest,
} from './notation/index.ts';
export { onceFor } from './once-for.ts';
export * from './own-id.ts';
export * from './registry.ts';
export type { Written } from './sets/index.ts';
export { type Lasting, lastingFrom, type Said, triggeredFrom, wonWith } from './standing.ts';
export * from './vocabulary.ts';
