export { bots } from './bots/index.ts';
export { dungeoneer } from './game.ts';
export type { Action, Dungeoneer, Event, Options, View } from './types/index.ts';
