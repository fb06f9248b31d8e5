export { bots } from './bots/index.ts';
export { glowquest } from './game.ts';
export type { Action, Event, Glowquest, Options, View } from './types/index.ts';
