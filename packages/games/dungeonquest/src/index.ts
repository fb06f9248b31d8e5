export { bots } from './bots/index.ts';
export { dungeonquest } from './game.ts';
export type { Action, DungeonQuest, Event, HeroSeen, KeepSeen, Options, View } from './types.ts';
export { wording } from './words/en/index.ts';
