export { dungeonquest } from './game.ts';
export type { Action, DungeonQuest, Event, Options, View } from './types.ts';
