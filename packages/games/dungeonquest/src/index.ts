export { TEMPERS, type Temper } from './bots/dash/temper.ts';
export { bots } from './bots/index.ts';
export { characterPlayer } from './bots/standard.ts';
export { dungeonquest } from './game.ts';
export type { Action, DungeonQuest, Event, HeroSeen, KeepSeen, Options, View } from './types/index.ts';
export { wording } from './words/en/index.ts';
